"""PMTiles 3 writer: one directory, tiles in Hilbert order, equal tiles stored once."""

import gzip
import json
import struct

from vectortile import varint

HEADER_LENGTH = 127
# The header and root directory must fit the first 16 KiB (section 3.1).
ROOT_LIMIT = 16384 - HEADER_LENGTH


def compressed(data):
    """Gzip without a time stamp, so that the same input gives the same bytes."""
    return gzip.compress(data, 9, mtime=0)


def tile_id(z, x, y):
    """Position on the Hilbert curve, after all tiles of lower zooms."""
    identifier = (4**z - 1) // 3
    side = 1 << z
    step = side >> 1
    while step > 0:
        rx, ry = int(x & step > 0), int(y & step > 0)
        identifier += step * step * ((3 * rx) ^ ry)
        if ry == 0:
            if rx == 1:
                x, y = side - 1 - x, side - 1 - y
            x, y = y, x
        step >>= 1
    return identifier


def directory(entries):
    """`entries`: [first id, run length, length, offset] in order of id."""
    out = varint(len(entries))
    previous = 0
    for entry in entries:
        out += varint(entry[0] - previous)
        previous = entry[0]
    for entry in entries:
        out += varint(entry[1])
    for entry in entries:
        out += varint(entry[2])
    expected = None
    for _, _, length, offset in entries:
        out += varint(0 if offset == expected else offset + 1)
        expected = offset + length
    return compressed(out)


def entries_and_data(tiles):
    entries, offsets, data = [], {}, bytearray()
    for identifier, content in sorted((tile_id(*zxy), content) for zxy, content in tiles.items()):
        if content not in offsets:
            offsets[content] = len(data)
            data += content
        offset = offsets[content]
        last = entries[-1] if entries else None
        if last and last[0] + last[1] == identifier and last[3] == offset:
            last[1] += 1
        else:
            entries.append([identifier, 1, len(content), offset])
    return entries, offsets, bytes(data)


def write(path, tiles, metadata, bounds, center):
    """`tiles`: (z, x, y) → gzip'd tile; `bounds` and `center` in degrees, zoom last."""
    entries, contents, data = entries_and_data(tiles)
    root = directory(entries)
    if len(root) > ROOT_LIMIT:
        raise ValueError(f"{path}: a root directory of {len(root)} bytes needs leaves")
    text = json.dumps(metadata, ensure_ascii=False, separators=(",", ":"))
    meta = compressed(text.encode())
    zooms = [zxy[0] for zxy in tiles]
    data_offset = HEADER_LENGTH + len(root) + len(meta)
    degrees = [round(value * 1e7) for value in (*bounds, *center[:2])]
    header = b"PMTiles\x03" + struct.pack(
        "<11Q6B4iB2i",
        *(HEADER_LENGTH, len(root), HEADER_LENGTH + len(root), len(meta)),
        *(data_offset, 0, data_offset, len(data)),
        *(len(tiles), len(entries), len(contents)),
        # clustered; directories and tiles gzip'd; vector tiles
        *(1, 2, 2, 1, min(zooms), max(zooms)),
        *degrees[:4],
        center[2],
        *degrees[4:],
    )
    path.write_bytes(header + root + meta + data)
