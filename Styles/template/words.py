"""Short words for the layers and expressions of a style.

In this folder nothing but `palettes.py` names a colour: the rest says `p["role"]`. A role whose
colour is `None` leaves out its layer or its branch.
"""

SOURCE = "openmaptiles"

NAME = ["coalesce", ["get", "name"], ["get", "name:latin"], ["get", "name:en"], ["get", "name_en"], ""]
IS_LINE = ["match", ["geometry-type"], ["LineString", "MultiLineString"], True, False]
IS_AREA = ["match", ["geometry-type"], ["Polygon", "MultiPolygon"], True, False]
HAS_NAME = ["!=", NAME, ""]
RANK = ["coalesce", ["get", "rank"], 20]


def one_of(key, *values):
    return ["match", ["get", key], list(values), True, False]


def none_of(key, *values):
    return ["match", ["get", key], list(values), False, True]


def is_(key, value):
    return ["==", ["get", key], value]


def is_not(key, value):
    return ["!=", ["get", key], value]


def linear(*stops):
    return ["interpolate", ["linear"], ["zoom"], *flat(stops)]


def curve(base, *stops):
    return ["interpolate", ["exponential", base], ["zoom"], *flat(stops)]


def step(first, *stops):
    return ["step", ["zoom"], first, *flat(stops)]


def flat(stops):
    return [item for stop in stops for item in stop]


def layer(kind, id, source_layer, filter=None, minzoom=None, maxzoom=None, layout=None, paint=None):
    """One layer, its members in the order in which people read them; `None` when its colour is."""
    colour = (paint or {}).get(kind + "-color", (paint or {}).get("text-color", ""))
    if colour is None:
        return None
    out = {"id": id, "type": kind, "source": SOURCE, "source-layer": source_layer}
    for key, value in (("minzoom", minzoom), ("maxzoom", maxzoom), ("filter", filter),
                       ("layout", layout), ("paint", paint)):
        if value is not None:
            out[key] = value
    return out


def fill(id, source_layer, filter=None, **more):
    return layer("fill", id, source_layer, filter, **more)


def line(id, source_layer, filter=None, **more):
    return layer("line", id, source_layer, filter, **more)


def label(id, source_layer, filter=None, **more):
    return layer("symbol", id, source_layer, filter, **more)


def fill_by_class(id, source_layer, key, colours, **more):
    """One fill layer whose colour depends on a property; values without a colour are left out."""
    kept = [(values, colour) for values, colour in colours if colour is not None]
    if not kept:
        return None
    every = [value for values, _ in kept for value in values]
    if len(kept) == 1:
        colour = kept[0][1]
    else:
        branches = flat([(list(values), colour) for values, colour in kept])
        colour = ["match", ["get", key], *branches, kept[-1][1]]
    return fill(id, source_layer, one_of(key, *every), paint={"fill-color": colour}, **more)
