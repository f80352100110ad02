#!/usr/bin/env python3
"""Writes the styles from the palettes and the template.

    ./build.py              write every style beside this file
    ./build.py --check      say which written styles differ from what would be written; exit 1 if any
    ./build.py --lightness  print each palette as L* (CIE 1976, D65), lightest first
"""

import json
import pathlib
import sys

from template import families, legend, palettes, words

HERE = pathlib.Path(__file__).resolve().parent
# What the panels beside a map of each palette look like.
THEMES = [(palettes.LIGHT, "light"), (palettes.DARK, "dark"), (palettes.PRINT, "print")]

# File name: (name, description, palette, family)
VARIANTS = {
    "streets": ("Pinfold Streets", "A quiet light street map to put pins on.",
                palettes.LIGHT, families.streets),
    "streets-dark": ("Pinfold Streets Dark", "The street map for dark surroundings.",
                     palettes.DARK, families.streets),
    "print": ("Pinfold Print", "Streets in black, white and greys; survives a photocopier.",
              palettes.PRINT, families.streets),
    "world": ("Pinfold World", "Countries, states, cities and seas, light.",
              palettes.LIGHT, families.world),
    "world-dark": ("Pinfold World Dark", "Countries, states, cities and seas, dark.",
                   palettes.DARK, families.world),
    "world-print": ("Pinfold World Print", "Countries, states, cities and seas in greys.",
                    palettes.PRINT, families.world),
}


def style(name, description, palette, family):
    layers = [layer for layer in family(palette) if layer is not None]
    return {
        "version": 8,
        "name": name,
        "metadata": {
            "pinfold:description": description,
            "pinfold:theme": next(theme for known, theme in THEMES if known is palette),
            "pinfold:generated-by": "Styles/build.py",
            "pinfold:legend": legend.rows(layers),
        },
        # Whose data it is, the archive says.
        "sources": {words.SOURCE: {"type": "vector"}},
        "layers": layers,
    }


def formatted(value, indent=0, width=110):
    """JSON as a person would lay it out: on one line where it fits, else a member a line."""
    flat = json.dumps(value, ensure_ascii=False)
    nested = isinstance(value, dict) and any(isinstance(v, dict) for v in value.values())
    if not nested and indent + len(flat) <= width or not isinstance(value, (dict, list)):
        return flat
    pad, inner = " " * indent, " " * (indent + 2)
    if isinstance(value, dict):
        rows = [f"{inner}{json.dumps(k)}: {formatted(v, indent + 2, width)}" for k, v in value.items()]
        return "{\n" + ",\n".join(rows) + "\n" + pad + "}"
    if value and value[0] in ("interpolate", "step", "match", "case", "all", "any"):
        return expression_rows(value, indent, width)
    rows = [inner + formatted(v, indent + 2, width) for v in value]
    return "[\n" + ",\n".join(rows) + "\n" + pad + "]"


def expression_rows(value, indent, width):
    """A long expression: its head on the first line, then a stop, branch or condition a line."""
    head, step = {"interpolate": (3, 2), "step": (3, 2), "match": (2, 2), "case": (1, 2)}.get(value[0], (1, 1))
    inner = " " * (indent + 2)
    rows = [", ".join(json.dumps(v, ensure_ascii=False) for v in value[:head])]
    for at in range(head, len(value), step):
        rows.append(inner + ", ".join(formatted(v, indent + 2, width) for v in value[at:at + step]))
    return "[" + ",\n".join(rows) + "\n" + " " * indent + "]"


def lightness(colour):
    """CIE L* of `#rrggbb`: 0 is black, 100 is white."""
    linear = []
    for at in (1, 3, 5):
        c = int(colour[at:at + 2], 16) / 255
        linear.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    y = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return 116 * y ** (1 / 3) - 16 if y > 0.008856 else 903.3 * y


def check_palettes():
    roles = set(palettes.LIGHT)
    for name in ("DARK", "PRINT"):
        odd = roles ^ set(getattr(palettes, name))
        if odd:
            sys.exit(f"palettes.{name}: roles missing or unknown: {', '.join(sorted(odd))}")


def main(arguments):
    check_palettes()
    if arguments == ["--lightness"]:
        for name in ("LIGHT", "DARK", "PRINT"):
            print(name)
            pairs = [(lightness(c), role) for role, c in getattr(palettes, name).items() if c]
            for value, role in sorted(pairs, reverse=True):
                print(f"  {value:5.1f}  {role}")
        return 0
    if arguments not in ([], ["--check"]):
        sys.exit(__doc__)
    stale = []
    for file, variant in VARIANTS.items():
        path = HERE / f"{file}.json"
        text = formatted(style(*variant)) + "\n"
        if arguments and (not path.exists() or path.read_text(encoding="utf-8") != text):
            stale.append(path.name)
        elif not arguments:
            path.write_text(text, encoding="utf-8")
    for name in stale:
        print(f"{name} is not what build.py writes", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
