"""Closing areas, and the sea, along the edge of an extract's box."""

import shapely
from shapely.geometry.polygon import orient


def on_edge(point, box):
    """The nearest point of the box's outline, as a distance along it and a point."""
    outline = shapely.box(*box, ccw=True).exterior
    along = outline.project(shapely.Point(point))
    return along, outline.interpolate(along).coords[0]


def along_edge(start, end, box):
    """Points from `start` to `end` by way of the outline, the shorter way round."""
    outline = shapely.box(*box, ccw=True).exterior
    total = outline.length
    first, from_edge = on_edge(start, box)
    last, to_edge = on_edge(end, box)
    forward = (last - first) % total
    corners = [(outline.project(shapely.Point(c)), c) for c in outline.coords[:-1]]
    if forward <= total / 2:
        between = sorted(((a - first) % total, c) for a, c in corners)
        between = [c for distance, c in between if 0 < distance < forward]
    else:
        between = sorted(((first - a) % total, c) for a, c in corners)
        between = [c for distance, c in between if 0 < distance < total - forward]
    return [from_edge, *between, to_edge]


def closed_polygon(runs, box):
    """The polygon of a ring known in `runs`, gaps taken along the edge; or None."""
    runs = [list(run) for run in runs if run]
    if not runs:
        return None
    if len(runs) > 1 and runs[0][0] == runs[-1][-1]:
        # The way began inside: its last run goes on into its first.
        runs[0] = runs.pop() + runs[0][1:]
    if len(runs) == 1 and runs[0][0] == runs[0][-1]:
        ring = runs[0]
    else:
        ring = []
        for index, run in enumerate(runs):
            following = runs[(index + 1) % len(runs)]
            ring += run + along_edge(run[-1], following[0], box)
    if len(set(ring)) < 3:
        return None
    polygon = shapely.make_valid(shapely.Polygon(ring))
    return polygon if polygon.area > 0 else None


def joined_rings(pieces):
    """Rings, each a list of runs, from lines that meet at their ends."""
    if not pieces:
        return []
    lines = [shapely.LineString(piece) for piece in pieces if len(piece) > 1]
    merged = shapely.get_parts(shapely.line_merge(shapely.MultiLineString(lines)))
    return [[list(line.coords)] for line in merged]


def sea(coastlines, box):
    """The polygons right of the coastlines, within the box.

    Ends that stop short of the edge, their next node being outside, are led to
    the nearest point of it.
    """
    frame = shapely.box(*box)
    merged = shapely.get_parts(shapely.line_merge(shapely.MultiLineString(list(coastlines))))
    shores = []
    for line in merged:
        points = list(line.coords)
        if points[0] != points[-1]:
            points = [on_edge(points[0], box)[1], *points, on_edge(points[-1], box)[1]]
        shores.append(shapely.LineString(points))
    network = shapely.union_all([*shores, frame.exterior])
    faces = shapely.get_parts(shapely.polygonize([network]))
    return shapely.union_all([face for face in faces if is_right_of(face, shores)])


def is_right_of(face, shores):
    """Whether the shore runs clockwise around `face`, so that water fills it."""
    ring = orient(face, sign=1).exterior
    balance = 0.0
    for shore in shores:
        shared = shapely.get_parts(shapely.line_merge(shapely.intersection(ring, shore)))
        for part in shared:
            if shapely.get_dimensions(part) != 1 or part.length == 0:
                continue
            middle = part.interpolate(0.5, normalized=True)
            ahead = part.length / 1000
            step = direction(ring, middle, ahead)
            way = direction(shore, middle, ahead)
            same = step[0] * way[0] + step[1] * way[1]
            balance += part.length if same > 0 else -part.length
    return balance < 0


def direction(line, point, ahead):
    here = line.project(point)
    a, b = line.interpolate(max(0, here - ahead)), line.interpolate(here + ahead)
    return b.x - a.x, b.y - a.y
