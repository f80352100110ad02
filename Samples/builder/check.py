"""Checks an archive with readers that others wrote; prints what is in it."""

import collections
import gzip
import sys

import mapbox_vector_tile
import pmtiles.reader
from shapely.geometry import shape

BUFFER, EXTENT = 64, 4096


def faults_of(feature):
    """What is wrong with a feature's geometry, as words."""
    geometry = shape(feature["geometry"])
    if geometry.is_empty:
        yield "empty"
    if not geometry.is_valid:
        yield "invalid"
    x0, y0, x1, y1 = geometry.bounds
    if min(x0, y0) < -BUFFER or max(x1, y1) > EXTENT + BUFFER:
        yield "outside the buffer"
    if geometry.geom_type.endswith("Polygon"):
        # The decoder leaves y pointing down: outer rings must have positive area.
        for polygon in getattr(geometry, "geoms", [geometry]):
            if not polygon.exterior.is_ccw or any(r.is_ccw for r in polygon.interiors):
                yield "wrong winding"


def check(path):
    with open(path, "rb") as file:
        read = pmtiles.reader.MmapSource(file)
        tiles = [(z, gzip.decompress(d)) for (z, _, _), d in pmtiles.reader.all_tiles(read)]
    faults, counts = collections.Counter(), collections.defaultdict(collections.Counter)
    largest, empty = collections.Counter(), collections.Counter()
    for zoom, data in tiles:
        largest[zoom] = max(largest[zoom], len(data))
        empty[zoom] += not data
        layers = mapbox_vector_tile.decode(data, default_options={"y_coord_down": True})
        for name, layer in layers.items():
            counts[zoom][name] += len(layer["features"])
            if (layer["version"], layer["extent"]) != (2, EXTENT):
                faults[name, "version or extent"] += 1
            for feature in layer["features"]:
                for fault in faults_of(feature):
                    faults[name, fault] += 1
    for zoom, layers in sorted(counts.items()):
        number = sum(z == zoom for z, _ in tiles)
        print(f"{path} z{zoom}: {number} tiles, {empty[zoom]} empty,", end=" ")
        print(f"largest {largest[zoom]} bytes, {dict(sorted(layers.items()))}")
    for fault, number in sorted(faults.items()):
        print(f"{path}: {fault[0]}: {fault[1]}: {number}", file=sys.stderr)
    return not faults


if __name__ == "__main__":
    sys.exit(0 if all([check(path) for path in sys.argv[1:]]) else 1)
