"""What the styles are made from: palettes, and layers as functions of a palette."""
