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
    (126.6, 37.7, 128.5, 38.8),  # Korea
]

# A point on each line that is no border: the leased ground of Baikonur, and the
# two edges of the strip along the Korean line of control.
NOT_BORDERS = [(63.383914, 46.390839), (128.394784, 38.578074), (126.620799, 37.787716)]


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


def is_border(line):
    return all(line.distance(shapely.Point(point)) > 1e-5 for point in NOT_BORDERS)


@functools.cache
def borders_in_degrees():
    every = lines("ne_10m_admin_0_boundary_lines_land")
    return [line for line in every if is_border(line)]


@functools.cache
def country_borders():
    """(line, whether it is disputed)."""
    found = []
    for flag in (False, True):
        alike = [line for line in borders_in_degrees() if within_any(line, DISPUTED) == flag]
        found += [(mercator.project(line), flag) for line in merged(alike)]
    return found


@functools.cache
def ground():
    """Land cut along the borders: most countries and islands a polygon each.

    The table of countries has outlines at 1:110m, too coarse to say in which
    country a line at 1:10m lies.
    """
    shores = [shapely.boundary(land) for land in inputs.natural_earth_shapes("ne_10m_land")]
    network = shapely.union_all([*shores, *borders_in_degrees()])
    return shapely.get_parts(shapely.polygonize([network]))


def ground_of(area):
    """The pieces of ground that lie for the most part in `area`."""
    near = [piece for piece in ground() if piece.intersects(area)]
    return [p for p in near if shapely.intersection(p, area).area > p.area / 2]


@functools.cache
def state_borders():
    """First zoom → joined lines."""
    countries = {
        record["ISO_A2_EH"]: shape
        for shape, record in inputs.natural_earth_records("ne_110m_admin_0_countries")
    }
    every = lines("ne_10m_admin_1_states_provinces_lines")
    middles = [shapely.line_interpolate_point(line, 0.5, normalized=True) for line in every]
    tree = shapely.STRtree(middles)
    found = {}
    for zoom, codes in STATES_FROM.items():
        pieces = ground_of(shapely.union_all([countries[code] for code in codes.split()]))
        inside = sorted({i for piece in pieces for i in tree.query(piece, "contains")})
        lines_inside = merged(every[i] for i in inside)
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
    return {"boundary": states + [feature(line, 2, flag) for line, flag in country_borders()]}
