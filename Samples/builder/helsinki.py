"""Builds helsinki.pmtiles: the heart of the city, from an OpenStreetMap extract."""

import pathlib
import sys

import shapely

import archive
import helsinki_areas
import helsinki_labels
import helsinki_lines
import inputs
import osm_extract
from mercator import project
from tiling import Pyramid

ZOOMS = range(10, 15)
# In points, at 512 a tile. The last zoom is not simplified: it is drawn enlarged.
TOLERANCE = 0.3
LEAST_AREA = 2.0
ATTRIBUTION = (
    '<a href="https://www.openmaptiles.org/" target="_blank">&copy; OpenMapTiles</a> '
    '<a href="https://www.openstreetmap.org/copyright" target="_blank">'
    "&copy; OpenStreetMap contributors</a>"
)


def at_zoom(features, zoom):
    """Those shown at `zoom`, simplified, without specks."""
    shown = []
    for first, geometry, properties in features:
        if zoom < first or geometry.is_empty:
            continue
        if zoom < ZOOMS[-1]:
            point = 1 / (512 << zoom)
            geometry = shapely.simplify(geometry, TOLERANCE * point)
            area = shapely.get_dimensions(geometry) == 2
            if area and geometry.area < LEAST_AREA * point**2:
                continue
        shown.append((geometry, properties))
    return shown


def main(target):
    extract = osm_extract.read(inputs.helsinki_extract())
    layers = {}
    for part in (helsinki_areas, helsinki_lines, helsinki_labels):
        for name, features in part.layers(extract).items():
            layers[name] = [(first, project(g), p) for first, g, p in features]
    pyramid = Pyramid()
    for zoom in ZOOMS:
        pyramid.add(zoom, {name: at_zoom(found, zoom) for name, found in layers.items()})
    metadata = {
        "name": "Helsinki",
        "description": "The heart of Helsinki in the OpenMapTiles schema, from OpenStreetMap",
        "version": "1.0.0",
        "type": "baselayer",
        "format": "pbf",
        "attribution": ATTRIBUTION,
        "vector_layers": pyramid.vector_layers(),
    }
    west, south, east, north = extract.box
    center = ((west + east) / 2, (south + north) / 2, 14)
    archive.write(target, pyramid.tiles, metadata, extract.box, center)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
