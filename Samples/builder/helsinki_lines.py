"""Roads, rails, ferries and boundaries of the city, and the names of roads."""

from collections import defaultdict

import shapely

from helsinki_names import integer, names, placed

# highway=* → (class, first zoom); `_link` adds a ramp.
ROADS = {
    "motorway": ("motorway", 10),
    "trunk": ("trunk", 10),
    "primary": ("primary", 10),
    "secondary": ("secondary", 11),
    "tertiary": ("tertiary", 12),
    "residential": ("minor", 13),
    "unclassified": ("minor", 13),
    "living_street": ("minor", 13),
    "road": ("minor", 13),
    "service": ("service", 13),
    "track": ("track", 14),
}
# No corridors: the halls of the station lie under the street and would cover it.
PATHS = "pedestrian path footway cycleway steps bridleway".split()
RAILS = {
    "rail": ("rail", 10),
    "narrow_gauge": ("rail", 12),
    "subway": ("transit", 12),
    "light_rail": ("transit", 12),
    "tram": ("transit", 12),
}
RAIL_SERVICES = ("spur", "yard", "siding", "crossover")
ROAD_SERVICES = ("alley", "driveway", "parking_aisle", "drive-through", "emergency_access")
PAVED = (
    "paved asphalt cobblestone concrete concrete:lanes concrete:plates metal "
    "paving_stones sett unhewn_cobblestone wood"
).split()
UNPAVED = (
    "unpaved compacted dirt earth fine_gravel grass grass_paver gravel ground ice "
    "mud pebblestone salt sand snow woodchips"
).split()


def road_kind(tags):
    """(class, first zoom, subclass, ramp) of a highway, or None."""
    value = tags.get("highway", "")
    base = value.removesuffix("_link")
    if value == "construction":
        value = tags.get("construction", "minor")
        kind = ROADS.get(value, ("minor", 0))[0]
        return f"{kind}_construction", 14, None, False
    if base in ROADS:
        kind, first = ROADS[base]
        return kind, first, None, value != base
    if value in PATHS:
        return "path", 14, value, False
    return None


def oneway(tags):
    value = tags.get("oneway")
    if value in ("yes", "1", "true") or tags.get("junction") == "roundabout":
        return {"oneway": 1}
    return {"oneway": -1} if value in ("-1", "reverse") else {}


def surface(tags):
    value = tags.get("surface")
    if value in PAVED:
        return {"surface": "paved"}
    return {"surface": "unpaved"} if value in UNPAVED else {}


def road_properties(tags, kind, subclass, ramp):
    properties = {"class": kind}
    if subclass:
        properties["subclass"] = subclass
    properties |= placed(tags) | oneway(tags) | surface(tags)
    if ramp:
        properties["ramp"] = 1
    if tags.get("service") in ROAD_SERVICES:
        properties["service"] = tags["service"]
    for key in ("bicycle", "foot", "horse"):
        if key in tags:
            properties[key] = tags[key]
    if tags.get("access") in ("no", "private"):
        properties["access"] = "no"
    if tags.get("indoor") == "yes":
        properties["indoor"] = 1
    return properties


def rail_properties(tags, kind):
    properties = {"class": kind, "subclass": tags["railway"]} | placed(tags)
    if tags.get("service") in RAIL_SERVICES:
        properties["service"] = tags["service"]
    return properties


def transportation_lines(extract):
    for line, way in extract.lines():
        tags = way.tags
        if way.closed and tags.get("area") == "yes":
            continue
        road = road_kind(tags)
        if road:
            kind, first, subclass, ramp = road
            yield first, line, road_properties(tags, kind, subclass, ramp)
        elif tags.get("railway") in RAILS:
            kind, first = RAILS[tags["railway"]]
            first = max(first, 13) if tags.get("service") in RAIL_SERVICES else first
            yield first, line, rail_properties(tags, kind)
        elif tags.get("route") == "ferry":
            yield 11, line, {"class": "ferry"}
        elif tags.get("man_made") == "pier" and not way.closed:
            yield 13, line, {"class": "pier"}


def transportation_areas(extract):
    for area, element in extract.areas():
        tags = element.tags
        value = tags.get("highway")
        if value in ("pedestrian", "footway") and not tags.get("tunnel"):
            yield 13, area, {"class": "path", "subclass": value} | placed(tags) | surface(tags)
        elif tags.get("man_made") in ("pier", "bridge"):
            yield 13, area, {"class": tags["man_made"]} | placed(tags)
        elif value == "platform" or tags.get("railway") == "platform":
            if not tags.get("tunnel") and (integer(tags.get("layer", 0)) or 0) >= 0:
                yield 14, area, {"class": "path", "subclass": "platform"} | placed(tags)


def drawing_order(feature):
    """Areas first, then by layer: MapLibre draws features as they come."""
    _, geometry, properties = feature
    level = properties.get("layer", 0)
    level += {"bridge": 10, "tunnel": -10}.get(properties.get("brunnel"), 0)
    return shapely.get_dimensions(geometry) != 2, level


def transportation(extract):
    found = [*transportation_areas(extract), *transportation_lines(extract)]
    return sorted(found, key=drawing_order)


def transportation_name(extract):
    """One feature for each run of road of the same name, joined for long labels."""
    groups = defaultdict(list)
    for line, way in extract.lines():
        road = road_kind(way.tags)
        named = names(way.tags)
        if not road or not (named or "ref" in way.tags):
            continue
        kind, first, subclass, _ = road
        properties = named | {"class": kind} | ({"subclass": subclass} if subclass else {})
        if "ref" in way.tags and kind != "path":
            ref = way.tags["ref"]
            properties |= {"ref": ref, "ref_length": len(ref), "network": "road"}
        properties |= placed(way.tags)
        groups[max(first, 12), tuple(properties.items())].append(line)
    found = []
    for (first, properties), lines in groups.items():
        parts = [part for line in lines for part in shapely.get_parts(line)]
        parts = [part for part in parts if part.geom_type == "LineString"]
        for run in shapely.get_parts(shapely.line_merge(shapely.MultiLineString(parts))):
            found.append((first, run, dict(properties)))
    # Important roads and long runs are labelled first.
    return sorted(found, key=lambda each: (each[0], -each[1].length))


def boundary(extract):
    """Each boundary way once, with the highest of the levels that share it."""
    levels = {}
    for relation in extract.relations.values():
        level = integer(relation.tags.get("admin_level"))
        if relation.tags.get("boundary") == "administrative" and level:
            for kind, ref, _ in relation.members:
                if kind == "w":
                    levels[ref] = min(level, levels.get(ref, level))
    return [
        (10, line, {"admin_level": levels[way.id], "disputed": 0, "maritime": 0})
        for line, way in extract.lines()
        if way.id in levels
    ]


def layers(extract):
    return {
        "boundary": boundary(extract),
        "transportation": transportation(extract),
        "transportation_name": transportation_name(extract),
    }
