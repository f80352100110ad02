"""Water, land cover, land use, parks and buildings of the city."""

import osm_edge
from helsinki_names import integer, names, placed

# (tag, values, class): the first that fits; the value becomes the subclass.
LANDCOVER = [
    ("natural", "wood", "wood"),
    ("landuse", "forest", "wood"),
    ("natural", "wetland", "wetland"),
    ("natural", "bare_rock scree shingle", "rock"),
    ("natural", "beach sand", "sand"),
    ("natural", "grassland heath scrub", "grass"),
    ("landuse", "grass meadow allotments village_green recreation_ground", "grass"),
    ("leisure", "park garden golf_course", "grass"),
]
LANDUSE = [
    ("amenity", "school university college kindergarten library hospital", None),
    ("amenity", "bus_station", None),
    ("leisure", "pitch playground stadium", None),
    ("tourism", "zoo theme_park", None),
    ("landuse", "residential commercial retail industrial railway cemetery military", None),
]
STOREY = 3.66
DEFAULT_HEIGHT = 5


def matched(rules, tags):
    for key, values, kind in rules:
        if tags.get(key) in values.split():
            return kind or tags[key], tags[key]
    return None


def water(extract):
    shores = [line for line, way in extract.lines() if way.tags.get("natural") == "coastline"]
    found = [(10, osm_edge.sea(shores, extract.box), {"class": "ocean"})]
    for area, element in extract.areas():
        tags = element.tags
        basin = tags.get("landuse") in ("basin", "reservoir", "pond")
        if tags.get("natural") == "water" or basin or tags.get("amenity") == "fountain":
            small = basin or tags.get("water") in ("pond", "basin")
            kind = {"class": "pond" if small else "lake", "intermittent": 0}
            found.append((12 if not small else 13, area, kind | placed(tags)))
    return found


def waterway(extract):
    found = []
    for line, way in extract.lines():
        kind = way.tags.get("waterway")
        if kind in ("river", "canal", "stream", "drain", "ditch"):
            properties = {"class": kind, "intermittent": 0} | placed(way.tags) | names(way.tags)
            found.append((13, line, properties))
    return found


def covered(extract, rules, subclass):
    found = []
    for area, element in extract.areas():
        fit = matched(rules, element.tags)
        if fit:
            kind, value = fit
            properties = {"class": kind} | ({"subclass": value} if subclass else {})
            found.append((12, area, properties))
    # Large ones first, so that what lies within them is drawn above.
    return sorted(found, key=lambda each: -each[1].area)


def landcover(extract):
    return covered(extract, LANDCOVER, True)


def landuse(extract):
    return covered(extract, LANDUSE, False)


def park(extract):
    return [
        (11, area, {"class": "public_park"} | names(element.tags))
        for area, element in extract.areas()
        if element.tags.get("leisure") == "park"
    ]


def heights(tags):
    levels, lowest = integer(tags.get("building:levels")), integer(tags.get("building:min_level"))
    height, least = integer(tags.get("height")), integer(tags.get("min_height"))
    if height is None:
        height = round(levels * STOREY) if levels else DEFAULT_HEIGHT
    if least is None:
        least = round(lowest * STOREY) if lowest else 0
    return {"render_height": height, "render_min_height": least}


def building(extract):
    return [
        (13, area, heights(element.tags))
        for area, element in extract.areas()
        if element.tags.get("building", "no") not in ("no", "entrance", "underpass_entrance")
        and element.tags.get("location") != "underground"
    ]


def layers(extract):
    return {
        "water": water(extract),
        "waterway": waterway(extract),
        "landcover": landcover(extract),
        "landuse": landuse(extract),
        "park": park(extract),
        "building": building(extract),
    }
