"""Borders of countries, and of the states of large countries."""

import functools

import shapely

import inputs
import mercator
from world_water import point_size

LINE_TOLERANCE = 0.4

# ISO codes of countries whose states are drawn, by the first zoom. The line
# layer has no attributes, and elsewhere its units are as small as communes.
STATES_FROM = {
    3: "US CA AU BR",
    4: "MX AR RU CN IN KZ ZA",
    5: "ID SA LY DZ ML NE TD SD ET CD AO MZ ZM TZ NG VE PE BO CO CL IR PK MM MN "
    "DE PL UA SE NO FI EG NZ JP",
    6: "FR ES IT TR TH VN RO BY GR PT UZ TM AF IQ SY YE OM MA TN KE UG CM CF GA CG",
}

# Rectangles (west, south, east, north) around borders that are in dispute or
# lines of control: a border whose middle lies inside is drawn as disputed.
DISPUTED = [
    (73.2, 32.5, 80.5, 36.5),  # Kashmir, Siachen, Aksai Chin
    (91.5, 26.8, 97.5, 29.6),  # Arunachal Pradesh
    (-17.2, 20.7, -8.6, 27.8),  # Western Sahara
    (39.9, 42.3, 42.2, 43.7),  # Abkhazia
    (43.3, 41.8, 44.8, 42.9),  # South Ossetia
    (20.0, 41.8, 21.9, 43.3),  # Kosovo
    (33.5, 45.8, 35.2, 46.3),  # Crimea
    (32.5, 34.9, 34.1, 35.4),  # Cyprus
    (34.1, 31.2, 35.7, 32.7),  # West Bank and Gaza
    (35.55, 32.7, 36.0, 33.5),  # Golan
    (46.0, 7.9, 49.2, 11.6),  # Somaliland
    (27.0, 9.3, 28.9, 10.4),  # Abyei
]

# Natural Earth has the leased ground of Baikonur as if a border went round it.
LEASED = [(61.5, 44.8, 65.0, 47.3)]


def lines(name):
    shapes = inputs.natural_earth_shapes(name)
    return [line for shape in shapes for line in shapely.get_parts(shape)]


def merged(pieces):
    """Joined where they meet, so that simplification and dashes run on."""
    return shapely.get_parts(shapely.line_merge(shapely.MultiLineString(list(pieces))))


def within_any(line, rectangles):
    middle = shapely.line_interpolate_point(line, 0.5, normalized=True)
    return any(
        west <= middle.x <= east and south <= middle.y <= north
        for west, south, east, north in rectangles
    )


@functools.cache
def country_borders():
    every = lines("ne_10m_admin_0_boundary_lines_land")
    every = [line for line in every if not within_any(line, LEASED)]
    disputed = [within_any(line, DISPUTED) for line in every]
    return [
        (mercator.project(line), flag)
        for flag in (False, True)
        for line in merged(l for l, d in zip(every, disputed) if d == flag)
    ]


@functools.cache
def state_borders():
    """first zoom → joined lines."""
    countries = {
        record["ISO_A2_EH"]: shape
        for shape, record in inputs.natural_earth_records("ne_110m_admin_0_countries")
    }
    every = lines("ne_10m_admin_1_states_provinces_lines")
    middles = [shapely.line_interpolate_point(l, 0.5, normalized=True) for l in every]
    found = {}
    for zoom, codes in STATES_FROM.items():
        area = shapely.union_all([countries[code] for code in codes.split()])
        # The 1:110m outline is coarse: a margin, for states that end at the sea.
        shapely.prepare(area := shapely.buffer(area, 0.1))
        inside = shapely.contains(area, middles)
        lines_inside = merged(l for l, keep in zip(every, inside) if keep)
        found[zoom] = [mercator.project(line) for line in lines_inside]
    return found


def layers(zoom):
    tolerance = LINE_TOLERANCE * point_size(zoom)

    def feature(line, level, disputed):
        properties = {"admin_level": level, "disputed": int(disputed), "maritime": 0}
        return shapely.simplify(line, tolerance), properties

    states = [
        feature(line, 4, False)
        for first, group in state_borders().items()
        if zoom >= first
        for line in group
    ]
    return {"boundary": states + [feature(l, 2, d) for l, d in country_borders()]}
