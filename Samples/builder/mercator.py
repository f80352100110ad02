"""Web Mercator on the unit square: x grows east, y grows south, both 0...1."""

import numpy
import shapely


def project(geometry):
    """Degrees to the unit square. Latitudes must be short of the poles."""

    def unit(degrees):
        x = degrees[:, 0] / 360 + 0.5
        radians = numpy.radians(degrees[:, 1])
        y = 0.5 - numpy.arcsinh(numpy.tan(radians)) / (2 * numpy.pi)
        return numpy.column_stack([x, y])

    return shapely.transform(geometry, unit)


def point(longitude, latitude):
    """One projected point."""
    return project(shapely.Point(longitude, latitude))


def scaled(geometry, factor, dx=0.0, dy=0.0):
    """`geometry` moved by (-dx, -dy), then multiplied by `factor`."""
    return shapely.transform(geometry, lambda xy: (xy - (dx, dy)) * factor)
