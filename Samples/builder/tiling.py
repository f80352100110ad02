"""Cuts features, given on the unit square, into the tiles of one zoom."""

from collections import defaultdict

import numpy
import shapely

import archive
import mercator
import vectortile
from vectortile import EXTENT

# Lines and areas reach beyond the tile, so that strokes join across its edge.
BUFFER = 64


def rounded_line(line):
    """On the grid, without repeated points; None where nothing is left."""
    points = numpy.rint(shapely.get_coordinates(line))
    moved = numpy.any(numpy.diff(points, axis=0) != 0, axis=1)
    points = points[numpy.concatenate([[True], moved])]
    return shapely.LineString(points) if len(points) > 1 else None


def parts_of_dimension(geometry, dimension):
    parts = shapely.get_parts(shapely.get_parts(geometry))
    return [p for p in parts if shapely.get_dimensions(p) == dimension and not p.is_empty]


def on_grid(geometry):
    """`geometry` (tile units) on the integer grid and valid there, or None."""
    dimension = shapely.get_dimensions(geometry)
    if dimension == 0:
        return shapely.transform(geometry, numpy.floor)
    if dimension == 1:
        lines = [rounded_line(p) for p in parts_of_dimension(geometry, 1)]
        lines = [line for line in lines if line is not None]
        return shapely.MultiLineString(lines) if lines else None
    snapped = shapely.set_precision(geometry, 1)
    polygons = parts_of_dimension(snapped, 2)
    return shapely.MultiPolygon(polygons) if polygons else None


def holds(outer, inner):
    return (
        outer[0] <= inner[0] and outer[1] <= inner[1]
        and outer[2] >= inner[2] and outer[3] >= inner[3]
    )  # fmt: skip


def apart(a, b):
    return a[2] < b[0] or b[2] < a[0] or a[3] < b[1] or b[3] < a[1]


def clipped(geometry, box, margin):
    """What of `geometry` a tile of this box needs, or None."""
    dimension = shapely.get_dimensions(geometry)
    x0, y0, x1, y1 = box
    if dimension == 0:
        # A label belongs to one tile only: half-open, and no buffer.
        x, y = shapely.get_coordinates(geometry)[0]
        return geometry if x0 <= x < x1 and y0 <= y < y1 else None
    rectangle = (x0 - margin, y0 - margin, x1 + margin, y1 + margin)
    bounds = shapely.bounds(geometry)
    if apart(bounds, rectangle):
        return None
    if holds(rectangle, bounds):
        return geometry
    if dimension == 1:
        parts = parts_of_dimension(shapely.clip_by_rect(geometry, *rectangle), 1)
        return shapely.MultiLineString(parts) if parts else None
    # Slower than clip_by_rect, and right where a shore touches the rectangle.
    piece = shapely.intersection(geometry, shapely.box(*rectangle))
    parts = parts_of_dimension(piece, 2)
    return shapely.MultiPolygon(parts) if parts else None


def cut(features, zoom, emit, tile=(0, 0, 0)):
    """Calls `emit(tile, features in tile units)` for every tile that has any."""
    z, x, y = tile
    side = 1 / (1 << z)
    box = (x * side, y * side, (x + 1) * side, (y + 1) * side)
    margin = BUFFER / EXTENT / (1 << zoom)
    here = [(clipped(g, box, margin), p) for g, p in features]
    here = [(g, p) for g, p in here if g is not None]
    if not here:
        return
    if z == zoom:
        scaled = [(mercator.scaled(g, EXTENT / side, box[0], box[1]), p) for g, p in here]
        units = [(on_grid(g), p) for g, p in scaled]
        units = [(g, p) for g, p in units if g is not None]
        if units:
            emit(tile, units)
        return
    for dy in (0, 1):
        for dx in (0, 1):
            cut(here, zoom, emit, (z + 1, 2 * x + dx, 2 * y + dy))


def tiles_of_zoom(layers, zoom):
    """`layers`: name → [(geometry, properties)]; answers (z, x, y) → tile bytes."""
    content = defaultdict(dict)
    for name, features in layers.items():

        def emit(tile, units, name=name):
            content[tile][name] = units

        cut(features, zoom, emit)
    return {tile: vectortile.encode_tile(named) for tile, named in content.items()}


class Pyramid:
    """Tiles of several zooms, with what the metadata must say of their layers."""

    def __init__(self):
        self.tiles = {}
        self.fields = defaultdict(dict)
        self.zooms = defaultdict(set)

    def add(self, zoom, layers):
        for name, features in layers.items():
            if features:
                self.zooms[name].add(zoom)
            for _, properties in features:
                for key, value in properties.items():
                    text = isinstance(value, str)
                    self.fields[name][key] = "String" if text else "Number"
        for tile, data in tiles_of_zoom(layers, zoom).items():
            self.tiles[tile] = archive.compressed(data)

    def fill(self, zoom):
        """Adds an empty tile wherever `zoom` has none: there is nothing, none is missing."""
        empty = archive.compressed(b"")
        for x in range(1 << zoom):
            for y in range(1 << zoom):
                self.tiles.setdefault((zoom, x, y), empty)

    def vector_layers(self):
        return [
            {
                "id": name,
                "description": "",
                "minzoom": min(self.zooms[name]),
                "maxzoom": max(self.zooms[name]),
                "fields": dict(sorted(self.fields[name].items())),
            }
            for name in sorted(self.zooms)
        ]
