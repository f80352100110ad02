"""Points of the city that are labelled: places, water, points of interest."""

import shapely

from helsinki_names import integer, names
from mercator import project

# (tag, values, class); the value is the subclass. None: the value is the class.
POI = [
    ("railway", "station halt tram_stop", "railway"),
    ("railway", "subway_entrance", "entrance"),
    ("highway", "bus_stop", "bus"),
    ("amenity", "bus_station", "bus"),
    ("amenity", "ferry_terminal", None),
    ("tourism", "museum", None),
    ("tourism", "attraction viewpoint", "attraction"),
    ("tourism", "gallery artwork", "art_gallery"),
    ("amenity", "arts_centre", "art_gallery"),
    ("tourism", "hotel hostel guest_house", "lodging"),
    ("tourism", "information", None),
    ("amenity", "fast_food food_court", "fast_food"),
    ("amenity", "restaurant cafe theatre cinema bank pharmacy police fire_station", None),
    ("amenity", "dentist toilets parking bicycle_parking bicycle_rental atm", None),
    ("amenity", "place_of_worship fountain", None),
    ("amenity", "bar nightclub", "bar"),
    ("amenity", "pub biergarten", "beer"),
    ("amenity", "clinic hospital doctors", "hospital"),
    ("amenity", "school kindergarten", "school"),
    ("amenity", "college university", "college"),
    ("amenity", "library", None),
    ("shop", "books", "library"),
    ("amenity", "post_box post_office", "post"),
    ("amenity", "townhall community_centre courthouse public_building", "town_hall"),
    ("amenity", "taxi", "car"),
    ("amenity", "marketplace", "grocery"),
    ("shop", "supermarket deli department_store greengrocer", "grocery"),
    ("shop", "clothes bag", "clothing_store"),
    ("shop", "alcohol wine beverages", "alcohol_shop"),
    ("shop", "confectionery chocolate", "ice_cream"),
    ("shop", "music musical_instrument", "music"),
    ("shop", "bakery hairdresser butcher bicycle", None),
    ("leisure", "park", "park"),
    ("leisure", "playground pitch sports_centre stadium marina", None),
    ("historic", "monument memorial castle ruins", None),
]
UNNAMED_POI = "atm toilets parking bicycle_parking playground entrance post".split()
CLASS_RANK = {"hospital": 20, "railway": 40, "bus": 50, "attraction": 70, "college": 80}
CLASS_RANK |= {"school": 85, "stadium": 90, "museum": 95, "town_hall": 100, "park": 120}
CLASS_RANK |= {"library": 130, "police": 135, "post": 140, "theatre": 150, "shop": 400}
CLASS_RANK |= {"grocery": 500, "fast_food": 600, "clothing_store": 700, "bar": 800}
# Ranks are counted within squares of this part of a tile at zoom 14.
RANK_CELL = 1 / 5 / (1 << 14)
EARLY = {"station": 12, "museum": 13, "attraction": 13, "university": 13, "theatre": 13}
PLACE_RANK = {"city": 5, "suburb": 11, "quarter": 12, "neighbourhood": 13}
PLACE_ZOOM = {"city": 10, "suburb": 11, "quarter": 12, "neighbourhood": 13}


def inside(area):
    """A point well inside the area."""
    circle = shapely.maximum_inscribed_circle(area, tolerance=1e-6)
    return shapely.get_point(circle, 0)


def labelled(extract):
    """(point, element) of all nodes and areas."""
    yield from extract.points()
    for area, element in extract.areas():
        yield inside(area), element


def poi_kind(tags):
    for key, values, kind in POI:
        if tags.get(key) in values.split():
            return kind or tags[key], tags[key]
    if tags.get("shop", "yes") not in ("yes", "no", "vacant"):
        return "shop", tags["shop"]
    return None


def poi(extract):
    found = []
    for point, element in labelled(extract):
        kind = poi_kind(element.tags)
        named = names(element.tags)
        if not kind or not (named or kind[0] in UNNAMED_POI):
            continue
        properties = {"class": kind[0], "subclass": kind[1]} | named
        for key in ("layer", "level"):
            value = integer(element.tags.get(key, ""))
            if value:
                properties[key] = value
        found.append((point, element, properties))
    found.sort(key=lambda each: (CLASS_RANK.get(each[2]["class"], 1000), each[1].kind, each[1].id))
    counts, ranked = {}, []
    for point, _, properties in found:
        unit = project(point)
        cell = (unit.x // RANK_CELL, unit.y // RANK_CELL)
        counts[cell] = counts.get(cell, 0) + 1
        first = EARLY.get(properties["subclass"], 14)
        ranked.append((first, point, properties | {"rank": counts[cell]}))
    return ranked


def place(extract):
    found = []
    for point, node in extract.points():
        kind = node.tags.get("place")
        if kind not in PLACE_RANK:
            continue
        properties = {"class": kind, "rank": PLACE_RANK[kind]} | names(node.tags)
        if node.tags.get("capital") == "yes":
            properties["capital"] = 2
        found.append((PLACE_ZOOM[kind], point, properties))
    return sorted(found, key=lambda each: (each[2]["rank"], each[2]["name"]))


def water_name(extract):
    found = []
    for point, element in labelled(extract):
        kind = element.tags.get("natural")
        named = names(element.tags)
        if kind in ("water", "bay", "strait") and named:
            kind = "lake" if kind == "water" else kind
            found.append((13, point, {"class": kind, "intermittent": 0} | named))
    return found


def housenumber(extract):
    return [
        (14, point, {"housenumber": element.tags["addr:housenumber"]})
        for point, element in labelled(extract)
        if "addr:housenumber" in element.tags
        # Shops repeat the number of their building.
        and (element.kind != "node" or not poi_kind(element.tags))
    ]


def layers(extract):
    return {
        "water_name": water_name(extract),
        "housenumber": housenumber(extract),
        "poi": poi(extract),
        "place": place(extract),
    }
