"""Reads an OpenStreetMap extract whose ways stop at its edge.

The extract holds no node outside its box, so a way that leaves it has unknown
nodes there. Lines become the runs between; areas are closed along the box.
"""

import dataclasses

import osmium
import shapely

import osm_edge

NODE, WAY, RELATION = "node", "way", "relation"
# Closed ways that are lines all the same.
LINE_KEYS = ("highway", "railway", "barrier", "waterway")


@dataclasses.dataclass
class Element:
    kind: str
    id: int
    tags: dict
    # Points for a node; runs of known points for a way.
    runs: list
    closed: bool = False
    members: list = dataclasses.field(default_factory=list)

    def get(self, *keys):
        """The value of the first of `keys` that is tagged."""
        return next((self.tags[key] for key in keys if key in self.tags), None)


@dataclasses.dataclass
class Extract:
    box: tuple
    nodes: dict
    ways: dict
    relations: dict

    def points(self):
        return [(shapely.Point(n.runs[0]), n) for n in self.nodes.values()]

    def lines(self):
        """(line, way), clipped to the box."""
        frame = shapely.box(*self.box)
        for way in self.ways.values():
            for run in way.runs:
                if len(run) > 1:
                    yield shapely.intersection(shapely.LineString(run), frame), way

    def areas(self):
        """(polygon, way or relation), clipped to the box and valid."""
        for way in self.ways.values():
            if way.closed and way.tags:
                linear = any(key in way.tags for key in LINE_KEYS)
                if not linear or way.tags.get("area") == "yes":
                    yield from self.made_area([way.runs], [], way)
        for relation in self.relations.values():
            if relation.tags.get("type") == "multipolygon":
                outer = self.rings(relation, ("outer", ""))
                yield from self.made_area(outer, self.rings(relation, ("inner",)), relation)

    def made_area(self, outer, inner, element):
        frame = shapely.box(*self.box)
        polygons = [osm_edge.closed_polygon(runs, self.box) for runs in outer]
        holes = [osm_edge.closed_polygon(runs, self.box) for runs in inner]
        area = shapely.difference(
            shapely.union_all([p for p in polygons if p]),
            shapely.union_all([h for h in holes if h]),
        )
        parts = shapely.get_parts(shapely.intersection(area, frame))
        parts = [part for part in parts if shapely.get_dimensions(part) == 2]
        if parts:
            yield shapely.union_all(parts), element

    def rings(self, relation, roles):
        """Each ring as the runs of its ways, joined where they meet."""
        ways = [
            self.ways[ref]
            for kind, ref, role in relation.members
            if kind == "w" and role in roles and ref in self.ways
        ]
        whole = [[way.runs] for way in ways if way.closed]
        pieces = [list(run) for way in ways if not way.closed for run in way.runs]
        return [rings for group in whole for rings in group] + osm_edge.joined_rings(pieces)


def runs_of(way):
    runs, run = [], []
    for node in way.nodes:
        if node.location.valid():
            run.append((node.lon, node.lat))
        elif run:
            runs.append(run)
            run = []
    if run:
        runs.append(run)
    return runs


def read(path):
    header = osmium.io.Reader(str(path), osmium.osm.osm_entity_bits.NOTHING).header().box()
    corners = header.bottom_left, header.top_right
    box = tuple(value for corner in corners for value in (corner.lon, corner.lat))
    extract = Extract(box, {}, {}, {})
    for item in osmium.FileProcessor(str(path)).with_locations():
        tags = {tag.k: tag.v for tag in item.tags}
        if item.is_node():
            if tags:
                extract.nodes[item.id] = Element(NODE, item.id, tags, [(item.lon, item.lat)])
        elif item.is_way():
            closed = len(item.nodes) > 3 and item.nodes[0].ref == item.nodes[-1].ref
            extract.ways[item.id] = Element(WAY, item.id, tags, runs_of(item), closed)
        else:
            members = [(m.type, m.ref, m.role) for m in item.members]
            extract.relations[item.id] = Element(RELATION, item.id, tags, [], False, members)
    return extract
