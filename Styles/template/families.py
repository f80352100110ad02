"""The two families of styles: which layers each has, in drawing order."""

from .ground import background, boundaries, land, structures, water
from .labels import place_labels, road_labels, small_labels, water_labels
from .roads import roads, world_roads


def streets(p):
    return [*background(p), *land(p), *water(p), *structures(p), *roads(p), *boundaries(p),
            *small_labels(p), *water_labels(p), *road_labels(p), *place_labels(p)]


def world(p):
    cover = [layer for layer in land(p) if layer and layer["id"] in ("landuse-settled", "landcover", "landcover-park")]
    return [*background(p), *cover, *water(p), *world_roads(p), *boundaries(p, strong=True),
            *water_labels(p), *place_labels(p, strong=True)]
