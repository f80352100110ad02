"""Mapbox Vector Tile 2.1 encoder: layers of shapely geometries in tile units."""

import struct

import shapely

EXTENT = 4096
POINT, LINE, POLYGON = 1, 2, 3


def varint(value):
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def zigzag(value):
    return value * 2 if value >= 0 else -value * 2 - 1


def tagged(number, payload):
    """A length-delimited protobuf field."""
    return varint(number << 3 | 2) + varint(len(payload)) + payload


def packed(number, integers):
    return tagged(number, b"".join(map(varint, integers)))


def encode_value(value):
    if isinstance(value, bool):
        return varint(7 << 3) + varint(int(value))
    if isinstance(value, int):
        if value >= 0:
            return varint(5 << 3) + varint(value)
        return varint(6 << 3) + varint(zigzag(value))
    if isinstance(value, float):
        return varint(3 << 3 | 1) + struct.pack("<d", value)
    return tagged(1, value.encode())


class Cursor:
    """Geometry commands with the running position they are relative to."""

    def __init__(self):
        self.x = self.y = 0
        self.commands = []

    def delta(self, point):
        x, y = point
        self.commands += [zigzag(x - self.x), zigzag(y - self.y)]
        self.x, self.y = x, y

    def path(self, points, closed):
        """A line, or a ring given without its repeated last point."""
        self.commands.append(1 << 3 | 1)
        self.delta(points[0])
        self.commands.append((len(points) - 1) << 3 | 2)
        for point in points[1:]:
            self.delta(point)
        if closed:
            self.commands.append(1 << 3 | 7)


def integers(geometry):
    return [(round(x), round(y)) for x, y in shapely.get_coordinates(geometry)]


def encode_geometry(geometry):
    """(geometry type, commands), rings wound as the specification's 4.3.4.4 asks."""
    cursor = Cursor()
    parts = shapely.get_parts(geometry)
    dimension = shapely.get_dimensions(geometry)
    if dimension == 0:
        cursor.commands.append(len(parts) << 3 | 1)
        for part in parts:
            cursor.delta(integers(part)[0])
        return POINT, cursor.commands
    if dimension == 1:
        for part in parts:
            cursor.path(integers(part), closed=False)
        return LINE, cursor.commands
    for part in shapely.orient_polygons(parts, exterior_cw=False):
        for ring in [part.exterior, *part.interiors]:
            cursor.path(integers(ring)[:-1], closed=True)
    return POLYGON, cursor.commands


def encode_layer(name, features):
    """`features`: (geometry in tile units, properties) in drawing order."""
    keys, values, body = {}, {}, bytearray()
    for geometry, properties in features:
        kind, commands = encode_geometry(geometry)
        tags = []
        for key, value in properties.items():
            # True and 1 are equal in Python, and different values in a tile.
            identity = (type(value), value)
            tags.append(keys.setdefault(key, len(keys)))
            tags.append(values.setdefault(identity, len(values)))
        feature = packed(2, tags) if tags else b""
        feature += varint(3 << 3) + varint(kind) + packed(4, commands)
        body += tagged(2, feature)
    layer = varint(15 << 3) + varint(2) + tagged(1, name.encode()) + bytes(body)
    for key in keys:
        layer += tagged(3, key.encode())
    for _, value in values:
        layer += tagged(4, encode_value(value))
    return layer + varint(5 << 3) + varint(EXTENT)


def encode_tile(layers):
    """`layers`: name → features; a layer without features is left out."""
    return b"".join(
        tagged(3, encode_layer(name, features)) for name, features in layers.items() if features
    )
