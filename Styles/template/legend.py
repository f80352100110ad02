"""What a legend says of the styles: names, and the layers and feature whose colours are its sample."""

# (name, layers from the lowest, properties of a feature they draw so)
ROWS = [
    ("Motorway", ("road-motorway-casing", "road-motorway"), {"class": "motorway"}),
    ("Trunk road", ("road-trunk-casing", "road-trunk"), {"class": "trunk"}),
    ("Main road", ("road-primary-casing", "road-primary"), {"class": "primary"}),
    ("Secondary road", ("road-secondary-casing", "road-secondary"), {"class": "secondary"}),
    ("Street", ("road-minor-casing", "road-minor"), {"class": "minor"}),
    ("Path", ("road-path",), {"class": "path"}),
    ("Railway", ("road-rail", "road-rail-gap"), {"class": "rail"}),
    ("Tram, metro", ("road-tram",), {"class": "tram"}),
    ("Ferry", ("ferry",), {"class": "ferry"}),
    ("Country border", ("boundary-country-band", "boundary-country"), {"admin_level": 2}),
    ("State border", ("boundary-state",), {"admin_level": 4}),
    ("Water", ("water",), {"class": "lake"}),
    ("Park", ("landcover-park",), {"subclass": "park"}),
    ("Wood", ("landcover",), {"class": "wood"}),
    ("Ice", ("landcover",), {"class": "ice"}),
    ("Square, pedestrian area", ("pedestrian-area",), {"class": "path"}),
    ("Building", ("building",), {}),
]


def rows(layers):
    """The rows whose layers a style has."""
    known = {layer["id"] for layer in layers}
    return [
        {"label": label, "layers": list(ids), **({"properties": properties} if properties else {})}
        for label, ids, properties in ROWS if known.issuperset(ids)
    ]
