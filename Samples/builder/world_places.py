"""Labels of continents, countries, states and seas; cities are in world_cities."""

import functools

import shapely

import inputs
import mercator
import world_cities

LANGUAGES = "AR BN DE EL ES FA FR HE HI HU ID IT JA KO NL PL PT RU SV TR UK UR VI ZH ZHT"
# Where the middles of the continents' boxes, as GeoNames has them, read badly.
CONTINENTS = {
    "Africa": (20, 8),
    "Asia": (88, 45),
    "Europe": (22, 52),
    "North America": (-100, 46),
    "South America": (-59, -12),
    "Oceania": (168, -12),
    "Antarctica": (60, -79),
}
CONTINENT_LANGUAGES = "ar de es fr hi it ja ko pt ru sv zh".split()
LAST_CONTINENT_ZOOM = 2


def names(local, english, latin=None, **others):
    """The name properties that OpenMapTiles has; `name` is what locals say."""
    properties = {"name": local, "name:en": english, "name_en": english}
    properties["name:latin"] = latin or english
    if not is_latin(local):
        properties["name:nonlatin"] = local
    for language, name in others.items():
        properties[f"name:{language.replace('_', '-')}"] = name
    return properties


def is_latin(text):
    # Latin script ends before Greek; ʻ and the combining marks count as Latin,
    # and so does the block of additional letters for Vietnamese.
    return all(ord(c) < 0x370 or 0x1E00 <= ord(c) <= 0x20CF for c in text)


def latin_of(local, english):
    return local if is_latin(local) else english


def country_languages(record):
    others = {}
    for language in LANGUAGES.split():
        key = {"ZHT": "zh_Hant"}.get(language, language.lower())
        if record[f"NAME_{language}"]:
            others[key] = record[f"NAME_{language}"]
    return others


def label_point(shape, record):
    """Natural Earth's own point where it lies inside, else the widest place."""
    projected = mercator.project(shape)
    largest = max(shapely.get_parts(projected), key=lambda part: part.area)
    chosen = mercator.point(record["LABEL_X"], record["LABEL_Y"])
    if largest.contains(chosen):
        return chosen
    radius = shapely.maximum_inscribed_circle(largest, tolerance=1e-6)
    return shapely.get_point(radius, 0)


@functools.cache
def countries():
    """[(first zoom, point, properties)], the most important first."""
    # Names fit for a map, where Natural Earth has the formal ones.
    short = {(r["iso"], f"NAME_{r['language']}"): r["name"] for r in inputs.table("short_names")}
    local_names = {row["iso"]: row["name"] for row in inputs.table("country_names")}
    found = []
    for shape, record in inputs.natural_earth_records("ne_110m_admin_0_countries"):
        if record["NAME"] == "Antarctica":
            continue  # the continent's label says it
        iso = record["ISO_A2_EH"]
        record |= {key: name for (code, key), name in short.items() if code == iso}
        english = record["NAME_EN"]
        local = local_names.get(iso, english)
        if local.startswith("@"):
            local = record[f"NAME_{local[1:].upper()}"]
        rank = max(1, min(6, record["LABELRANK"] - 1))
        properties = {"class": "country", "rank": rank}
        if len(iso) == 2:
            properties["iso_a2"] = iso
        properties |= names(local, english, latin_of(local, english), **country_languages(record))
        found.append((max(0, rank - 1), label_point(shape, record), properties))
    for row in inputs.table("small_countries"):
        properties = {"class": "country", "rank": int(row["rank"]), "iso_a2": row["iso"]}
        languages = {language: row[language] for language in ("fr", "de", "es")}
        latin = latin_of(row["name"], row["en"])
        properties |= names(row["name"], row["en"], latin, **languages)
        point = mercator.point(float(row["longitude"]), float(row["latitude"]))
        found.append((int(row["rank"]) - 1, point, properties))
    return sorted(found, key=lambda f: (f[2]["rank"], f[2]["name:en"]))


@functools.cache
def continents():
    found = []
    for record in inputs.geonames("continents").values():
        english = record["toponymName"]
        others = {}
        for name in record["alternateNames"]:
            language = name.get("lang")
            if language in CONTINENT_LANGUAGES and (
                language not in others or name.get("isPreferredName")
            ):
                others[language] = name["name"]
        properties = {"class": "continent", "rank": 1}
        properties |= names(english, english, **dict(sorted(others.items())))
        found.append((mercator.point(*CONTINENTS[english]), properties))
    return sorted(found, key=lambda f: f[1]["name"])


@functools.cache
def states():
    found = []
    for row in inputs.table("states"):
        properties = {"class": "state", "rank": int(row["rank"])}
        properties |= names(row["name"], row["name"])
        point = mercator.point(float(row["longitude"]), float(row["latitude"]))
        found.append((max(3, int(row["rank"])), point, properties))
    return found


@functools.cache
def seas():
    found = []
    for row in inputs.table("seas"):
        languages = {key: row[key] for key in ("fr", "de", "es", "ru", "ar", "zh", "ja")}
        properties = {"class": row["class"], "rank": int(row["rank"]), "intermittent": 0}
        properties |= names(row["name"], row["name"], **languages)
        point = mercator.point(float(row["longitude"]), float(row["latitude"]))
        found.append((int(row["from"]), point, properties))
    return found


def from_zoom(found, zoom):
    return [(point, properties) for first, point, properties in found if zoom >= first]


def layers(zoom):
    places = continents() if zoom <= LAST_CONTINENT_ZOOM else []
    places = places + from_zoom(countries(), zoom) + from_zoom(states(), zoom)
    places += from_zoom(world_cities.cities(), zoom)
    return {"water_name": from_zoom(seas(), zoom), "place": places}
