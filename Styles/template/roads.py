"""Roads, paths and rails, on three levels and one above: tunnel, road, bridge, bridge-upper."""

from .words import IS_LINE, curve, is_, is_not, line, linear, none_of, one_of


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
