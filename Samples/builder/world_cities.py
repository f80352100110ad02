"""Cities by importance, thinned so that each zoom has the largest of each region."""

import functools

import inputs
import mercator

LAST_ZOOM = 6
# Zoom → the least population shown; capitals are shown from CAPITALS_FROM.
LEAST_POPULATION = {0: 9e6, 1: 4e6, 2: 1.5e6, 3: 4e5, 4: 1e5, 5: 2e4, 6: 1e3}
CAPITALS_FROM = 3
# Points of the picture (512 a tile) between two cities of the same zoom.
SPACING = {0: 46, 1: 44, 2: 42, 3: 40, 4: 38, 5: 36, 6: 34}
# Population from which a city has the rank of its place in this list.
RANKS = [8e6, 4e6, 2e6, 1e6, 5e5, 2.5e5, 1e5, 5e4, 1.5e4]
CITY_POPULATION = 1e5
CAPITAL_FACTOR = 3
# GeoNames' table of countries still has the older capital.
MOVED_CAPITALS = {"PW": "Ngerulmud"}

# Quarters and districts that GeoNames has with the population of their city,
# or of a prefecture, and that would stand in the stead of the city.
NOT_CITIES = {
    ("CN", "Wuzhong"), ("IN", "Rasapūdipalem"), ("IQ", "Al Mawşil al Jadīdah"),
    ("US", "New South Memphis"), ("MX", "Zapopan"), ("CN", "Gujangbagh"),
    ("BR", "Serra"), ("EG", "Esna"),
}  # fmt: skip


def is_capital(record, capitals):
    capital = capitals.get(record["countrycode"])
    return bool(capital) and (record["name"] == capital or capital in record["alternatenames"])


@functools.cache
def records():
    """GeoNames' cities with their capitals marked, the most important first."""
    capitals = {c["iso"]: c["capital"].strip() for c in inputs.geonames("countries").values()}
    capitals |= MOVED_CAPITALS
    cities = inputs.geonames("cities1000").values()
    cities = [c for c in cities if (c["countrycode"], c["name"]) not in NOT_CITIES]
    cities.sort(key=lambda c: (-c["population"], c["geonameid"]))
    seen = set()
    for city in cities:
        country = city["countrycode"]
        city["capital"] = country not in seen and is_capital(city, capitals)
        if city["capital"]:
            seen.add(country)
        city["weight"] = city["population"] * (CAPITAL_FACTOR if city["capital"] else 1)
    return sorted(cities, key=lambda c: (-c["weight"], c["geonameid"]))


class Spacing:
    """Chosen points in square cells, to ask whether another is too near."""

    def __init__(self, distance):
        self.distance = distance
        self.cells = {}

    def near(self, point):
        column, row = self.cell(point)
        return any(
            other.distance(point) < self.distance
            for dx in (-1, 0, 1)
            for dy in (-1, 0, 1)
            for other in self.cells.get((column + dx, row + dy), ())
        )

    def add(self, point):
        self.cells.setdefault(self.cell(point), []).append(point)

    def cell(self, point):
        return int(point.x // self.distance), int(point.y // self.distance)


def properties_of(city, native):
    name, population = city["name"], city["population"]
    rank = 1 + sum(population < least for least in RANKS)
    large = population >= CITY_POPULATION or city["capital"]
    properties = {"class": "city" if large else "town"}
    properties["rank"] = max(1, rank - 2) if city["capital"] else rank
    if city["capital"]:
        properties["capital"] = 2
    local = native.get((city["countrycode"], name), name)
    properties |= {"name": local, "name:en": name, "name_en": name, "name:latin": name}
    if local != name:
        properties["name:nonlatin"] = local
    return properties


@functools.cache
def cities():
    """[(first zoom, point, properties)]."""
    native = {(r["country"], r["city"]): r["name"] for r in inputs.table("city_names")}
    waiting = [(c, mercator.point(c["longitude"], c["latitude"])) for c in records()]
    chosen = []
    for zoom in range(LAST_ZOOM + 1):
        spacing = Spacing(SPACING[zoom] / (512 << zoom))
        for _, point, _ in chosen:
            spacing.add(point)
        left = []
        if zoom == CAPITALS_FROM:
            waiting.sort(key=lambda each: not each[0]["capital"])
        for city, point in waiting:
            least = 0 if city["capital"] and zoom >= CAPITALS_FROM else LEAST_POPULATION[zoom]
            if city["weight"] < least or spacing.near(point):
                left.append((city, point))
                continue
            spacing.add(point)
            chosen.append((zoom, point, properties_of(city, native)))
        waiting = left
    return chosen
