"""The template: the layers of both families, from the ground up, as functions of a palette.

Nothing here names a colour: `p["role"]` does. A role whose colour is `None` leaves out its layer
or its branch. Layers come in drawing order; in symbol layers the last one is placed first.
"""

SOURCE = "openmaptiles"
REGULAR, BOLD = ["Noto Sans Regular"], ["Noto Sans Bold"]
ITALIC, BOLD_ITALIC = ["Noto Sans Italic"], ["Noto Sans Bold Italic"]

# --- short words for expressions ---------------------------------------------------------------

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


# --- ground, land and water --------------------------------------------------------------------

def background(p):
    return [{"id": "background", "type": "background", "paint": {"background-color": p["ground"]}}]


def land(p):
    return [
        fill_by_class("landuse-settled", "landuse", "class", [
            (("residential", "suburb", "neighbourhood"), p["residential"]),
        ]),
        fill_by_class("landcover", "landcover", "class", [
            (("farmland",), p["farmland"]),
            (("grass",), p["grass"]),
            (("wood", "forest"), p["wood"]),
            (("wetland",), p["wetland"]),
            (("rock",), p["rock"]),
            (("sand",), p["sand"]),
            (("ice",), p["ice"]),
        ]),
        fill_by_class("landuse", "landuse", "class", [
            (("commercial", "retail"), p["commerce"]),
            (("industrial", "garages", "quarry"), p["industry"]),
            (("railway", "bus_station"), p["railway-land"]),
            (("school", "university", "college", "kindergarten", "library"), p["school"]),
            (("hospital",), p["hospital"]),
            (("cemetery",), p["cemetery"]),
            (("zoo", "theme_park", "park", "recreation_ground"), p["park"]),
        ], minzoom=9),
        fill_by_class("landcover-park", "landcover", "subclass", [
            (("park", "garden", "golf_course", "recreation_ground", "village_green"), p["park"]),
        ], minzoom=9),
        fill("protected-area", "park", IS_AREA, minzoom=7, paint={
            "fill-color": p["protected"], "fill-opacity": 0.45}),
        fill_by_class("landuse-sport", "landuse", "class", [
            (("pitch", "playground", "stadium", "track"), p["pitch"]),
        ], minzoom=13),
        line("protected-area-edge", "park", IS_AREA, minzoom=9, paint={
            "line-color": p["protected-line"],
            "line-width": linear((9, 0.5), (14, 1)),
            "line-dasharray": [4, 2]}),
    ]


def water(p):
    flowing = none_of("class", "lake_centerline")
    width = curve(1.4, (5, 0.4), (9, 0.8), (12, 1.2), (14, 2), (18, 9))
    small = curve(1.4, (12, 0.4), (14, 0.9), (18, 5))
    rivers = one_of("class", "river", "canal")
    streams = one_of("class", "stream", "drain", "ditch")
    open_air = is_not("brunnel", "tunnel")
    rounded = {"line-cap": "round", "line-join": "round"}
    colour = linear((13, p["waterway"]), (16, p["waterway-wide"]))
    return [
        line("waterway-stream", "waterway", ["all", streams, open_air], minzoom=12, layout=rounded,
             paint={"line-color": colour, "line-width": small}),
        line("waterway-river", "waterway", ["all", rivers, flowing, open_air], layout=rounded,
             paint={"line-color": colour, "line-width": width}),
        line("waterway-tunnel", "waterway", ["all", flowing, is_("brunnel", "tunnel")], minzoom=13,
             paint={"line-color": p["waterway"], "line-width": small, "line-dasharray": [3, 2]}),
        # Below the water, which covers its inner half: so only true shores show, and no seam where
        # an archive has cut the ocean into squares or a tile ends.
        line("water-shoreline", "water", is_not("brunnel", "tunnel"), paint={
            "line-color": p["shoreline"],
            "line-width": linear((3, 1.1), (10, 1.6), (16, 2.6))}),
        fill("water", "water", is_not("brunnel", "tunnel"), paint={"fill-color": p["water"]}),
        line("ferry", "transportation", is_("class", "ferry"), minzoom=9, paint={
            "line-color": p["ferry"],
            "line-width": linear((9, 0.6), (16, 1.2)),
            "line-dasharray": [5, 4]}),
    ]


def structures(p):
    return [
        fill("aeroway-area", "aeroway", ["all", IS_AREA, one_of("class", "aerodrome", "apron", "heliport")],
             minzoom=10, paint={"fill-color": p["airfield"]}),
        fill("aeroway-runway-area", "aeroway",
             ["all", IS_AREA, one_of("class", "runway", "taxiway", "helipad")],
             minzoom=11, paint={"fill-color": p["runway"]}),
        line("aeroway-taxiway", "aeroway", ["all", IS_LINE, is_("class", "taxiway")], minzoom=11, paint={
            "line-color": p["runway"], "line-width": curve(1.5, (11, 0.6), (14, 3), (18, 16))}),
        line("aeroway-runway", "aeroway", ["all", IS_LINE, is_("class", "runway")], minzoom=10, paint={
            "line-color": p["runway"], "line-width": curve(1.5, (10, 1.2), (14, 9), (18, 60))}),
        fill("pier-area", "transportation", ["all", IS_AREA, one_of("class", "pier", "bridge")], minzoom=11,
             paint={"fill-color": p["ground"]}),
        line("pier", "transportation", ["all", IS_LINE, is_("class", "pier")], minzoom=12,
             layout={"line-cap": "butt", "line-join": "round"},
             paint={"line-color": p["ground"], "line-width": curve(1.5, (12, 0.6), (15, 2.5), (18, 9))}),
        fill("pedestrian-area", "transportation",
             ["all", IS_AREA, one_of("class", "path", "minor", "service", "platform")], minzoom=13,
             paint={"fill-color": p["pedestrian"], "fill-outline-color": p["pedestrian-line"]}),
        fill("building", "building", minzoom=13, paint={
            "fill-color": p["building"],
            "fill-outline-color": ["interpolate", ["linear"], ["zoom"],
                                   14.5, p["building"], 16, p["building-line"]],
            "fill-opacity": linear((13, 0.3), (14, 1))}),
    ]


# --- roads -------------------------------------------------------------------------------------

# Name: (classes, first zoom, zoom from which it has a casing, (zoom, width in points) …).
# Below the second zoom a road is one thin line; from there on it is a core on a casing.
ROADS = {
    "service": (("service", "raceway", "busway"), 13, 14.5, (
        (13, 0.5), (14, 0.9), (15, 2), (16, 3.4), (18, 9), (20, 30))),
    "minor": (("minor", "street", "street_limited"), 11.5, 13, (
        (11.5, 0.3), (12.5, 0.6), (13, 1.1), (14, 2.4), (15, 4.2), (16, 7), (18, 18), (20, 56))),
    "tertiary": (("tertiary",), 10.5, 12, (
        (10.5, 0.3), (11, 0.6), (12, 1.2), (13, 2.2), (14, 3.6), (15, 5.8), (16, 9), (18, 21),
        (20, 62))),
    "secondary": (("secondary",), 9.5, 11.5, (
        (9.5, 0.4), (10.5, 0.7), (11.5, 1.3), (13, 2.7), (14, 4), (15, 6.2), (16, 9.6), (18, 24),
        (20, 68))),
    "primary": (("primary",), 8, 10.5, (
        (8, 0.4), (9, 0.7), (10.5, 1.4), (12, 2.4), (13, 3.3), (14, 4.6), (15, 7), (16, 11),
        (18, 26), (20, 72))),
    "trunk": (("trunk",), 6, 9, (
        (6, 0.3), (7.5, 0.7), (9, 1.4), (11, 2.2), (13, 3.9), (14, 5.2), (15, 7.8), (16, 11.5),
        (18, 28), (20, 76))),
    "motorway": (("motorway",), 4.5, 8, (
        (4.5, 0.3), (6, 0.6), (8, 1.3), (10, 2.4), (12, 3.8), (13, 4.4), (14, 5.8), (15, 8.4),
        (16, 12.5), (18, 30), (20, 80))),
}

RAMP = 0.6  # A ramp is this much as wide as its road.


def casing_add(zoom):
    """What both sides of a casing add to a road's width, in points."""
    table = ((4, 0.5), (9, 0.9), (12, 1.2), (14, 1.7), (16, 2.2), (18, 2.8), (20, 4))
    for (z0, a), (z1, b) in zip(table, table[1:]):
        if zoom <= z1:
            return a + (b - a) * max(0, zoom - z0) / (z1 - z0)
    return table[-1][1]


def road_width(name, casing=False):
    """The width of a road over zoom; ramps are narrower; the casing is the wider line beneath."""
    classes, _, cased_from, stops = ROADS[name]
    out = []
    for zoom, width in stops:
        def total(w):
            return round(w + (casing_add(zoom) if casing and zoom >= cased_from else 0), 2)
        plain, ramp = total(width), total(width * RAMP)
        if name in ("service", "minor"):
            out.append((zoom, plain))
        else:
            out.append((zoom, ["case", is_("ramp", 1), ramp, plain]))
    return curve(1.4, *out)


def roads_on(level, p, where, casing_colour=None, core_colour=None, dash=None):
    """All casings of one level, least class first, then all its cores, so that junctions join."""
    casings, cores = [], []
    surface = level == "road"
    for name, (classes, first, cased_from, _) in ROADS.items():
        filter = ["all", one_of("class", *classes), *where]
        if name in ("service", "minor"):
            filter.insert(2, IS_LINE)
        case_colour = casing_colour or p[name + "-casing"]
        core = core_colour or p[name]
        thin = p[name + "-thin"]
        paint = {"line-color": ["step", ["zoom"], thin, cased_from, case_colour] if surface else case_colour,
                 "line-width": road_width(name, casing=True)}
        if dash:
            paint["line-dasharray"] = dash
        cap = "round" if surface else "butt"
        casings.append(line(f"{level}-{name}-casing", "transportation", filter,
                            minzoom=first if surface else max(cased_from, first),
                            layout={"line-cap": cap, "line-join": "round"}, paint=paint))
        cores.append(line(f"{level}-{name}", "transportation", filter, minzoom=cased_from,
                          layout={"line-cap": "butt" if level == "bridge" else "round", "line-join": "round"},
                          paint={"line-color": core, "line-width": road_width(name)}))
    return casings, cores


PATH_WIDTH = curve(1.4, (13, 0.6), (15, 0.9), (17, 1.5), (20, 4))
PATH_CASING = curve(1.4, (14, 1.6), (15, 2.4), (17, 4.4), (20, 9))
RAIL_WIDTH = curve(1.4, (8, 0.3), (11, 0.6), (14, 1.8), (16, 3), (18, 5))
RAIL_GAP = curve(1.4, (12, 0.5), (14, 1), (16, 2), (18, 3.6))
TRAM_WIDTH = curve(1.4, (13, 0.5), (15, 0.9), (18, 2))

MAIN_RAIL = ["all", one_of("class", "rail"), ["!", ["has", "service"]], none_of("subclass", "subway", "tram")]
YARD_RAIL = ["all", one_of("class", "rail"), ["has", "service"]]
TRAM = ["any",
        one_of("class", "tram", "light_rail", "subway", "monorail", "funicular"),
        ["all", is_("class", "transit"), none_of("subclass", "platform")]]
FOOT = ["all", one_of("class", "path", "track"), IS_LINE, none_of("subclass", "platform", "corridor")]


def rails_on(level, p, where):
    butt = {"line-join": "round"}
    return [
        line(f"{level}-tram", "transportation", ["all", TRAM, *where], minzoom=13, layout=butt, paint={
            "line-color": p["tram"], "line-width": TRAM_WIDTH}),
        line(f"{level}-rail-yard", "transportation", ["all", YARD_RAIL, *where], minzoom=13, layout=butt, paint={
            "line-color": p["rail"], "line-width": TRAM_WIDTH}),
        line(f"{level}-rail", "transportation", ["all", MAIN_RAIL, *where], minzoom=8.5, layout=butt, paint={
            "line-color": ["step", ["zoom"], p["rail-thin"], 12, p["rail"]], "line-width": RAIL_WIDTH}),
        line(f"{level}-rail-gap", "transportation", ["all", MAIN_RAIL, *where], minzoom=12, layout=butt, paint={
            "line-color": p["rail-gap"], "line-width": RAIL_GAP, "line-dasharray": [5, 5]}),
    ]


def path_on(level, p, where, dash=(3, 1.5)):
    return [
        line(f"{level}-path", "transportation", ["all", FOOT, *where], minzoom=14,
             layout={"line-join": "round"}, paint={
                 "line-color": p["path"], "line-width": PATH_WIDTH, "line-dasharray": list(dash)}),
    ]


def roads(p):
    tunnel = [is_("brunnel", "tunnel")]
    ground = [none_of("brunnel", "tunnel", "bridge")]
    high = [">=", ["coalesce", ["get", "layer"], 1], 2]
    low_bridge = [is_("brunnel", "bridge"), ["!", high]]
    high_bridge = [is_("brunnel", "bridge"), high]

    below_casings, below_cores = roads_on("tunnel", p, tunnel, p["tunnel-casing"], p["tunnel"], [0.6, 0.35])
    casings, cores = roads_on("road", p, ground)
    over_casings, over_cores = roads_on("bridge", p, low_bridge, p["bridge-casing"])
    top_casings, top_cores = roads_on("bridge-upper", p, high_bridge, p["bridge-casing"])

    out = []
    out += [line("tunnel-rail", "transportation", ["all", MAIN_RAIL, *tunnel], minzoom=12, paint={
        "line-color": p["rail"], "line-width": TRAM_WIDTH, "line-dasharray": [4, 3]})]
    out += path_on("tunnel", p, tunnel, (1, 2))
    out += below_casings + below_cores

    out += [line("road-construction", "transportation",
                 one_of("class", *(f"{c}_construction" for c in
                                   ("motorway", "trunk", "primary", "secondary", "tertiary", "minor", "service"))),
                 minzoom=12, paint={"line-color": p["construction"],
                                    "line-width": curve(1.4, (12, 0.8), (15, 3), (18, 10)),
                                    "line-dasharray": [1.5, 1]})]
    out += path_on("road", p, ground)
    out += casings + cores + rails_on("road", p, ground)

    out += [line("bridge-path-casing", "transportation", ["all", FOOT, *low_bridge], minzoom=14,
                 layout={"line-join": "round"},
                 paint={"line-color": p["bridge-casing"], "line-opacity": 0.5,
                        "line-width": curve(1.4, (14, 2), (15, 3.2), (17, 6), (20, 12))}),
            line("bridge-path-core", "transportation", ["all", FOOT, *low_bridge], minzoom=14,
                 layout={"line-join": "round"},
                 paint={"line-color": p["path-casing"], "line-width": PATH_CASING})]
    out += path_on("bridge", p, low_bridge)
    out += [line("bridge-rail-casing", "transportation", ["all", MAIN_RAIL, *low_bridge], minzoom=13, paint={
                "line-color": p["bridge-casing"], "line-width": curve(1.4, (13, 2.6), (14, 4), (16, 6.4), (18, 10))}),
            line("bridge-rail-core", "transportation", ["all", MAIN_RAIL, *low_bridge], minzoom=13, paint={
                "line-color": p["rail-gap"], "line-width": curve(1.4, (13, 1.8), (14, 3), (16, 5), (18, 8.4))})]
    out += over_casings + over_cores + rails_on("bridge", p, low_bridge)
    out += top_casings + top_cores + rails_on("bridge-upper", p, high_bridge)
    out += [line("aerialway", "transportation", one_of("class", "aerialway", "cable_car", "gondola"), minzoom=12,
                 paint={"line-color": p["rail"], "line-width": linear((12, 0.6), (16, 1.2)),
                        "line-dasharray": [6, 2]})]
    return out


# --- boundaries --------------------------------------------------------------------------------

def boundaries(p, strong=False):
    land_border = is_not("maritime", 1)
    country = ["all", is_("admin_level", 2), land_border]
    agreed = [*country, is_not("disputed", 1)]
    disputed = [*country, is_("disputed", 1)]
    k = 1.3 if strong else 1
    joined = {"line-join": "round", "line-cap": "round"}
    width = linear(*((z, round(w * k, 2)) for z, w in ((1, 0.4), (4, 0.8), (8, 1.2), (14, 2.2))))
    return [
        line("boundary-country-band", "boundary", agreed, minzoom=2, layout=joined, paint={
            "line-color": p["country-band"],
            "line-width": linear(*((z, round(w * k, 1)) for z, w in ((2, 2), (5, 4), (10, 6), (14, 9)))),
            "line-opacity": 0.8}),
        line("boundary-state", "boundary",
             ["all", one_of("admin_level", 3, 4), land_border], minzoom=3, layout={"line-join": "round"}, paint={
                 "line-color": p["state-line"],
                 "line-width": linear(*((z, round(w * k, 2)) for z, w in ((3, 0.4), (6, 0.7), (12, 1.2)))),
                 "line-dasharray": [4, 2, 1, 2]}),
        line("boundary-country-disputed", "boundary", disputed, minzoom=1, layout={"line-join": "round"}, paint={
            "line-color": p["country-line"], "line-width": width, "line-dasharray": [2.5, 2]}),
        line("boundary-country", "boundary", agreed, layout=joined, paint={
            "line-color": p["country-line"], "line-width": width}),
    ]


# --- labels ------------------------------------------------------------------------------------

def ink(p, role, halo="halo", width=1.4):
    return {"text-color": p[role], "text-halo-color": p[halo], "text-halo-width": width}


def small_labels(p):
    marked = ["concat", "•\n", NAME]
    worth = one_of("class", "art_gallery", "attraction", "castle", "college", "hospital", "library", "museum",
                   "lodging", "place_of_worship", "school", "stadium", "theatre", "town_hall", "zoo", "park",
                   "monument", "cinema", "music", "ferry_terminal", "harbor", "golf", "cemetery", "aquarium",
                   "restaurant", "cafe", "bar", "beer", "grocery", "pharmacy", "post", "bank", "bakery", "tourism")
    not_worth = none_of("subclass", "artwork", "information", "post_box", "viewpoint", "chalet", "atm")
    return [
        label("house-number", "housenumber", minzoom=17, layout={
            "text-field": ["get", "housenumber"], "text-font": REGULAR,
            "text-size": linear((17, 9), (19, 11)), "text-padding": 4, "text-max-width": 6,
        }, paint=ink(p, "house-label", width=1)),
        label("poi", "poi", ["all", HAS_NAME, worth, not_worth,
                             ["<=", RANK, step(8, (16, 25), (16.5, 60), (17, 250), (18, 5000))]],
              minzoom=15.5, layout={
                  "text-field": marked, "text-font": REGULAR,
                  "text-size": linear((15, 9.5), (18, 11)), "text-max-width": 8,
                  "text-anchor": "top", "text-offset": [0, -0.7], "text-line-height": 1.05,
                  "text-padding": linear((15.5, 16), (18, 4)), "symbol-sort-key": RANK,
              }, paint=ink(p, "poi-label", width=1.2)),
        label("poi-park", "park", ["all", is_("rank", 1), HAS_NAME], minzoom=11, layout={
            "text-field": NAME, "text-font": ITALIC, "text-size": linear((11, 10), (16, 12)),
            "text-max-width": 7, "text-padding": 20,
        }, paint=ink(p, "park-label")),
        label("poi-station", "poi", ["all", HAS_NAME, is_("class", "railway"),
                                     one_of("subclass", "station", "halt")], minzoom=13, layout={
            "text-field": marked, "text-font": REGULAR, "text-size": linear((13, 10), (17, 12)),
            "text-max-width": 8, "text-anchor": "top", "text-offset": [0, -0.7], "text-line-height": 1.05,
            "text-padding": 8, "symbol-sort-key": RANK,
        }, paint=ink(p, "transit-label")),
        label("mountain-peak", "mountain_peak", ["all", HAS_NAME, ["<=", RANK, step(1, (12, 2), (13, 5))]],
              minzoom=10, layout={
                  "text-field": ["case", ["has", "ele"],
                                 ["concat", "•\n", NAME, "\n", ["to-string", ["get", "ele"]], " m"], marked],
                  "text-font": ITALIC, "text-size": linear((10, 9.5), (15, 11.5)), "text-max-width": 8,
                  "text-anchor": "top", "text-offset": [0, -0.7], "text-line-height": 1.05, "text-padding": 10,
                  "symbol-sort-key": ["-", 0, ["to-number", ["get", "ele"], 0]],
              }, paint=ink(p, "peak-label")),
        label("aerodrome", "aerodrome_label", ["all", HAS_NAME, ["any", ["has", "iata"], [">=", ["zoom"], 12]]],
              minzoom=9, layout={
                  "text-field": NAME, "text-font": REGULAR, "text-size": linear((9, 10), (14, 12)),
                  "text-max-width": 8, "text-padding": 10,
              }, paint=ink(p, "transit-label")),
    ]


def water_labels(p):
    return [
        label("waterway-name", "waterway", ["all", HAS_NAME, one_of("class", "river", "canal", "stream"),
                                            is_not("brunnel", "tunnel")], minzoom=10, layout={
            "symbol-placement": "line", "symbol-spacing": 350, "text-field": NAME, "text-font": ITALIC,
            "text-size": linear((10, 10), (14, 11.5), (17, 13)), "text-letter-spacing": 0.08, "text-max-angle": 32,
            "text-padding": 8,
        }, paint=ink(p, "water-label", "water-halo", 1.2)),
        label("water-name-along", "water_name", ["all", HAS_NAME, IS_LINE], minzoom=9, layout={
            "symbol-placement": "line", "symbol-spacing": 400, "text-field": NAME, "text-font": ITALIC,
            "text-size": linear((9, 10), (16, 13)), "text-letter-spacing": 0.1, "text-max-angle": 32,
        }, paint=ink(p, "water-label", "water-halo", 1.2)),
        label("water-name-lake", "water_name", ["all", HAS_NAME, ["!", IS_LINE],
                                                none_of("class", "ocean", "sea")], minzoom=5, layout={
            "text-field": NAME, "text-font": ITALIC, "text-size": linear((5, 9.5), (12, 11), (16, 12.5)),
            "text-max-width": 6, "text-padding": 6,
        }, paint=ink(p, "water-label", "water-halo", 1.2)),
        label("water-name-sea", "water_name", ["all", HAS_NAME, ["!", IS_LINE], is_("class", "sea")], minzoom=3,
              layout={
                  "text-field": NAME, "text-font": ITALIC, "text-size": linear((3, 10), (6, 13), (10, 16)),
                  "text-letter-spacing": 0.1, "text-max-width": 6, "text-line-height": 1.3, "text-padding": 10,
              }, paint=ink(p, "water-label", "water-halo", 1.2)),
        label("water-name-ocean", "water_name", ["all", HAS_NAME, ["!", IS_LINE], is_("class", "ocean")], maxzoom=9,
              layout={
                  "text-field": NAME, "text-font": ITALIC, "text-size": linear((0, 10.5), (3, 14), (6, 18)),
                  "text-letter-spacing": 0.22, "text-max-width": 6, "text-line-height": 1.4,
              }, paint=ink(p, "water-label", "water-halo", 1.2)),
    ]


def road_labels(p):
    def along(id, classes, minzoom, size, role="road-label", font=REGULAR, spacing=260, extra=()):
        return label(id, "transportation_name", ["all", HAS_NAME, one_of("class", *classes), *extra],
                     minzoom=minzoom, layout={
            "symbol-placement": "line", "symbol-spacing": spacing, "text-field": NAME, "text-font": font,
            "text-size": size, "text-max-angle": 30, "text-padding": 4, "text-letter-spacing": 0.01,
        }, paint=ink(p, role, "road-halo"))
    ref = ["coalesce", ["get", "ref"], ""]
    return [
        along("road-name-path", ("path", "track"), 16.5, linear((16, 9.5), (19, 11.5)), "path-label",
              extra=(none_of("subclass", "steps", "corridor"),)),
        along("road-name-service", ("service",), 16.5, linear((16, 9.5), (19, 11.5))),
        along("road-name-minor", ("minor",), 14.5, linear((14, 9), (16, 10.5), (18, 13))),
        along("road-name-tertiary", ("tertiary",), 13.5, linear((13, 9.5), (16, 11.5), (18, 14))),
        along("road-name-secondary", ("secondary",), 13, linear((13, 10), (16, 12), (18, 14))),
        along("road-name-primary", ("primary",), 12.5, linear((12, 10), (16, 12.5), (18, 15)), spacing=320),
        along("road-name-trunk", ("trunk", "motorway"), 13, linear((13, 10), (16, 12.5), (18, 15)), spacing=360),
        label("road-ref", "transportation_name",
              ["all", ["!=", ref, ""], one_of("class", "motorway", "trunk", "primary"),
               ["<=", ["length", ref], 7],
               ["any", is_("class", "motorway"), [">=", ["zoom"], 10]]], minzoom=7.5, layout={
                  "symbol-placement": "line", "symbol-spacing": 420, "text-field": ref, "text-font": BOLD,
                  "text-size": linear((7, 8.5), (12, 9.5), (16, 11)), "text-rotation-alignment": "viewport",
                  "text-padding": 30,
              }, paint=ink(p, "ref-label", "ref-halo", 2)),
    ]


def place(p, id, classes, minzoom, role, size, font=REGULAR, maxzoom=None, extra=(), **layout):
    return label(id, "place", ["all", HAS_NAME, one_of("class", *classes), *extra], minzoom=minzoom,
                 maxzoom=maxzoom, layout={
                     "text-field": NAME, "text-font": font, "text-size": size, "text-max-width": 8,
                     "text-padding": 4, "symbol-sort-key": RANK, **layout}, paint=ink(p, role))


CITY_RANKS = step(2, (3, 3), (4, 5), (5, 7), (6, 9), (7, 11), (8, 14), (9, 40))
SEEN_CITY = ["<=", RANK, CITY_RANKS]
CAPITAL = is_("capital", 2)
SHOWN_CITY = ["any", CAPITAL, SEEN_CITY]


def place_labels(p, strong=False):
    k = 1.1 if strong else 1

    def size(*stops):
        return linear(*((z, round(s * k, 1)) for z, s in stops))

    spaced = {"text-transform": "uppercase", "text-letter-spacing": 0.12}
    beside = {"text-variable-anchor": ["bottom", "left", "right", "top"], "text-radial-offset": 0.35,
              "text-justify": "auto"}
    far = ["all", one_of("class", "city"), SHOWN_CITY]
    return [
        {**layer("circle", "place-city-dot", "place", far, minzoom=2.5, maxzoom=7.5, paint={
            "circle-color": p["city-dot"],
            "circle-radius": ["interpolate", ["linear"], ["zoom"],
                              2, ["case", CAPITAL, 1.8, 1.3], 7, ["case", CAPITAL, 3, 2.4]],
            "circle-stroke-color": p["city-dot-line"],
            "circle-stroke-width": ["case", CAPITAL, 1.2, 0.8]})},
        place(p, "place-hamlet", ("hamlet", "isolated_dwelling", "locality", "farm"), 13.5, "village-label",
              size((13, 9.5), (17, 12)), ),
        place(p, "place-neighbourhood", ("neighbourhood", "quarter"), 14, "suburb-label",
              size((14, 9), (17, 11)), maxzoom=17, **spaced),
        place(p, "place-suburb", ("suburb", "borough"), 11.5, "suburb-label",
              size((11, 9), (14, 10.5), (17, 13)), maxzoom=17, **spaced),
        place(p, "place-island", ("island", "islet"), 9, "village-label", size((9, 10), (14, 12)), ITALIC),
        place(p, "place-village", ("village",), 10.5, "village-label", size((10, 10), (13, 12), (16, 15))),
        place(p, "place-town", ("town",), 7.5, "town-label", size((7, 10), (11, 12), (14, 15)),
              extra=(["<=", RANK, step(11, (8, 12), (9, 14), (10, 40))],)),
        place(p, "place-state", ("state", "province"), 4, "state-label", size((4, 9), (7, 11.5)), maxzoom=9,
              extra=(["<=", RANK, step(2, (5, 4), (6, 20))],), **spaced),
        place(p, "place-country", ("country",), 2, "country-label",
              ["interpolate", ["linear"], ["zoom"],
               2, ["case", ["<=", RANK, 2], round(10 * k, 1), round(8.5 * k, 1)],
               6, ["case", ["<=", RANK, 2], round(17 * k, 1), round(13 * k, 1)]],
              BOLD, maxzoom=9,
              extra=(["<=", RANK, step(2, (3, 4), (4, 20))],),
              **{**spaced, "text-letter-spacing": 0.15, "text-max-width": 7,
                 "text-variable-anchor": ["center", "bottom", "top", "left", "right"], "text-radial-offset": 0.9}),
        place(p, "place-city-far", ("city",), 2.5, "city-label",
              ["interpolate", ["linear"], ["zoom"],
               3, ["case", CAPITAL, round(10.5 * k, 1), round(9.5 * k, 1)],
               7.5, ["case", CAPITAL, round(14 * k, 1), ["<=", RANK, 8], round(12.5 * k, 1), round(11 * k, 1)]],
              maxzoom=7.5, extra=(SHOWN_CITY,), **beside),
        place(p, "place-city", ("city",), 7.5, "city-label",
              ["interpolate", ["linear"], ["zoom"],
               7.5, ["case", ["<=", RANK, 8], round(13 * k, 1), round(11.5 * k, 1)],
               12, ["case", ["<=", RANK, 8], round(17.5 * k, 1), round(15 * k, 1)]],
              BOLD, maxzoom=15, extra=(SHOWN_CITY,)),
        place(p, "place-continent", ("continent",), None, "state-label", size((0, 10), (2, 13)), BOLD, maxzoom=2,
              **{**spaced, "text-letter-spacing": 0.25}),
    ]


# --- the two families --------------------------------------------------------------------------

def streets(p):
    return [*background(p), *land(p), *water(p), *structures(p), *roads(p), *boundaries(p),
            *small_labels(p), *water_labels(p), *road_labels(p), *place_labels(p)]


def world_roads(p):
    """Just enough of the roads that the world styles stay readable when someone goes close."""
    out = []
    for name, minzoom, width in (
            ("minor", 12, ((12, 0.4), (16, 2), (18, 5))),
            ("tertiary", 11, ((11, 0.4), (16, 2.6), (18, 6))),
            ("secondary", 10, ((10, 0.5), (16, 3), (18, 7))),
            ("primary", 8, ((8, 0.5), (16, 3.4), (18, 8))),
            ("trunk", 6, ((6, 0.5), (16, 3.8), (18, 9))),
            ("motorway", 5, ((5, 0.5), (16, 4.2), (18, 10)))):
        out.append(line(f"road-{name}", "transportation",
                        ["all", one_of("class", *ROADS[name][0]), is_not("brunnel", "tunnel")],
                        minzoom=minzoom, layout={"line-cap": "round", "line-join": "round"},
                        paint={"line-color": p[name + "-thin"], "line-width": curve(1.4, *width)}))
    return out


def world(p):
    cover = [layer for layer in land(p) if layer and layer["id"] in ("landuse-settled", "landcover", "landcover-park")]
    return [*background(p), *cover, *water(p), *world_roads(p), *boundaries(p, strong=True),
            *water_labels(p), *place_labels(p, strong=True)]
