// Tests take shape here.
