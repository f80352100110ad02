"""Builds world.pmtiles: zoom 0 to 6, from Natural Earth and GeoNames."""

import pathlib
import sys

import archive
import world_boundaries
import world_places
import world_water
from tiling import Pyramid

ZOOMS = range(0, 7)
ATTRIBUTION = (
    '<a href="https://www.naturalearthdata.com/">Natural Earth</a> '
    '<a href="https://www.geonames.org/">&copy; GeoNames</a> '
    '(<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>)'
)
EDGE = 85.0511287


def main(target):
    pyramid = Pyramid()
    for zoom in ZOOMS:
        layers = {}
        for part in (world_water, world_boundaries, world_places):
            layers |= part.layers(zoom)
        pyramid.add(zoom, layers)
        pyramid.fill(zoom)
        print(f"world: zoom {zoom}", file=sys.stderr)
    metadata = {
        "name": "World",
        "description": "The world in OpenMapTiles layers, from Natural Earth and GeoNames",
        "version": "1.0.0",
        "type": "baselayer",
        "format": "pbf",
        "attribution": ATTRIBUTION,
        "vector_layers": pyramid.vector_layers(),
    }
    archive.write(target, pyramid.tiles, metadata, (-180, -EDGE, 180, EDGE), (0, 20, 1))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
