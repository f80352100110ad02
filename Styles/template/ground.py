"""Ground, land, water, structures and boundaries, from the ground up."""

from .words import (
    IS_AREA, IS_LINE, curve, fill, fill_by_class, is_, is_not, line, linear, none_of, one_of,
)


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
