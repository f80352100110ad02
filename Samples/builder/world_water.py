"""Ocean, lakes and the Antarctic ice, simplified for each zoom."""

import functools

import shapely

import inputs
import mercator

# Beyond the square's 85.0511°, so that its edge is never a shore.
NORTH_SOUTH_LIMIT = 85.3
# Seen at 512 points a tile: how far a shore may move, and the least area kept.
SHORE_TOLERANCE = 0.55
# The last zoom is also drawn enlarged, when no finer archive is at hand.
LAST_ZOOM_TOLERANCE = 0.5
ISLAND_AREA = 0.4
LAKE_AREA = 6.0
# Natural Earth's land south of here is Antarctica, but for its bare valleys.
ICE_SOUTH_OF = -60


def point_size(zoom):
    return 1 / (512 << zoom)


def wrapped(geometry):
    """The geometry with its neighbours around the world, joined at ±180°.

    Cut at ±180° it would have a shore there, seen as a line by styles that
    outline water.
    """
    snapped = shapely.transform(geometry, snap_to_edge)
    copies = [mercator.scaled(snapped, 1, dx) for dx in (-1, 0, 1)]
    joined = shapely.union_all(copies)
    return shapely.intersection(joined, shapely.box(-0.1, -1, 1.1, 2))


def snap_to_edge(xy):
    # Natural Earth has -179.99999999999991 as well as 180.
    near = abs(xy[:, 0] - xy[:, 0].round()) < 1e-9
    xy[near, 0] = xy[near, 0].round()
    return xy


@functools.cache
def ocean():
    band = shapely.box(-180.5, -NORTH_SOUTH_LIMIT, 180.5, NORTH_SOUTH_LIMIT)
    (degrees,) = inputs.natural_earth_shapes("ne_10m_ocean")
    return wrapped(mercator.project(shapely.intersection(shapely.make_valid(degrees), band)))


@functools.cache
def lakes():
    shapes = inputs.natural_earth_shapes("ne_10m_lakes")
    return [mercator.project(shapely.make_valid(lake)) for lake in shapes]


def without_small_rings(geometry, area):
    polygons = []
    for polygon in shapely.get_parts(geometry):
        holes = [r for r in polygon.interiors if shapely.Polygon(r).area >= area]
        polygons.append(shapely.Polygon(polygon.exterior, holes))
    return shapely.MultiPolygon([p for p in polygons if p.area >= area])


def simplified(geometry, zoom, least):
    tolerance = LAST_ZOOM_TOLERANCE if zoom == 6 else SHORE_TOLERANCE
    size = point_size(zoom)
    # Area-based simplification keeps fjords and capes in their character.
    (smooth,) = shapely.coverage_simplify([geometry], tolerance * size)
    return without_small_rings(smooth, least * size**2)


def antarctic_ice(sea):
    """All that is not sea in the far south: the very shore that the sea has."""
    top = mercator.point(0, ICE_SOUTH_OF).y
    return shapely.difference(shapely.box(-0.1, top, 1.1, 1.02), sea)


def layers(zoom):
    sea = simplified(ocean(), zoom, ISLAND_AREA)
    least = LAKE_AREA * point_size(zoom) ** 2
    visible = [lake for lake in lakes() if lake.area >= least]
    visible = [simplified(lake, zoom, ISLAND_AREA) for lake in visible]
    ice = {"class": "ice", "subclass": "ice_shelf"}
    return {
        "water": [(sea, {"class": "ocean"})]
        + [(lake, {"class": "lake"}) for lake in visible if not lake.is_empty],
        "landcover": [(antarctic_ice(sea), ice)],
    }
