"""The labels; the last layer is placed first."""

from .words import (
    HAS_NAME, IS_LINE, NAME, RANK, is_, is_not, label, layer, linear, none_of, one_of, step,
)


REGULAR, BOLD, ITALIC = ["Noto Sans Regular"], ["Noto Sans Bold"], ["Noto Sans Italic"]


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
    # The padding counts beside a dot, and 7/24 of an em below the letters; what is left is the gap.
    beside = {"text-variable-anchor-offset": ["bottom", [0, -0.5], "left", [0.3, 0], "right", [-0.3, 0],
                                              "top", [0, 0.5]], "text-justify": "auto", "text-padding": 2}
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
              **{**spaced, "text-letter-spacing": 0.12, "text-max-width": 7, "text-padding": 2.5,
                 "text-variable-anchor-offset": ["center", [0, 0], "bottom", [0, -0.9], "top", [0, 0.9],
                                                 "bottom-left", [-2, -0.6], "bottom-right", [2, -0.6],
                                                 "top-left", [-2, 0.6], "top-right", [2, 0.6]]}),
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
