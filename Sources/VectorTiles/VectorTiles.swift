// Takes shape here.
