"""Writes the place files: of Helsinki from the extract, of the world from GeoNames."""

import csv
import json
import pathlib
import re
import sys

import helsinki_labels
import inputs
import osm_extract
import world_cities

# Cafés apart enough for numbered pins, most with an address or opening hours, and all so far inside the extract
# that a map that shows them whole does not reach beyond it.
HEART = (24.9396, 60.1655, 24.9525, 60.1720)
CAFES = [
    151006533, 151006709, 307465178, 311747780, 344366684, 600394446, 600394450,
    606996900, 606996912, 1007416273, 1985598534, 2270234280, 2270234283, 2548994901,
    2561386266, 3681883933, 3722507687, 5980931984,
]  # fmt: skip
# The chain's name says too little in a list.
CAFE_NAMES = {2561386266: "Coffee Bar Hakaniemi", 600394446: "Picnic Kasarmikatu"}
TEA = {311747780, 1007416273}
CAKES = {151006533, 151006709, 606996912}
PACIFIC = [
    ("AS", "Pago Pago"), ("CK", "Avarua"), ("FJ", "Labasa"), ("FJ", "Lautoka"), ("FJ", "Suva"),
    ("KI", "Tarawa"), ("MH", "Majuro"), ("NC", "Nouméa"), ("NU", "Alofi"), ("NZ", "Auckland"),
    ("NZ", "Wellington"), ("PF", "Papeete"), ("RU", "Anadyr"), ("SB", "Honiara"),
    ("TO", "Nuku‘alofa"), ("TV", "Funafuti"), ("US", "Anchorage"), ("US", "Honolulu"),
    ("VU", "Port-Vila"), ("WF", "Mata-Utu"), ("WS", "Apia"),
]  # fmt: skip
# Countries of Natural Earth's table that have no capital of a state.
WITHOUT = {"AQ", "EH", "FK", "GL", "NC", "PR", "TF", "-99"}
CONTINENT_COLORS = {
    "AF": "#d98c21", "AS": "#c0392b", "EU": "#2d6cb5", "NA": "#3a8f4d",
    "OC": "#1f9aa8", "SA": "#8e5bb5",
}  # fmt: skip


def address(tags):
    return " ".join(filter(None, (tags.get("addr:street"), tags.get("addr:housenumber"))))


def hours(tags):
    """Opening hours written alike: Mo-Fr 07:30-19:00; Sa 08:30-17:00."""
    text = tags.get("opening_hours", "").replace("Mo-su", "Mo-Su")
    text = re.sub(r"\s*-\s*", "-", text.replace(". Lunch", "; lunch"))
    text = re.sub(r"\b(\d):", r"0\1:", text)
    return re.sub(r"\s*([;,])\s*", r"\1 ", text)


def write_csv(path, rows):
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def write_geojson(path, features, name, attribution):
    """One feature a line, so that a change reads as one."""
    lines = []
    for longitude, latitude, properties in features:
        geometry = {"type": "Point", "coordinates": [longitude, latitude]}
        feature = {"type": "Feature", "geometry": geometry, "properties": properties}
        lines.append(json.dumps(feature, ensure_ascii=False))
    head = {"type": "FeatureCollection", "name": name, "attribution": attribution}
    start = json.dumps(head, ensure_ascii=False)[:-1]
    text = start + ', "features": [\n' + ",\n".join(lines) + "\n]}\n"
    path.write_text(text, encoding="utf-8")


def position(point):
    return {"latitude": round(point.y, 6), "longitude": round(point.x, 6)}


def cafe_kind(identifier):
    if identifier in TEA:
        return "Tea room", "#3a8f4d"
    return ("Café and cakes", "#c2517a") if identifier in CAKES else ("Café", "#8c4a2f")


def cafes(extract):
    features = []
    for identifier in CAFES:
        node = extract.nodes[identifier]
        longitude, latitude = node.runs[0]
        if not (HEART[0] < longitude < HEART[2] and HEART[1] < latitude < HEART[3]):
            continue
        kind, color = cafe_kind(identifier)
        properties = {"name": CAFE_NAMES.get(identifier, node.tags["name"]), "kind": kind}
        if address(node.tags):
            properties["description"] = address(node.tags)
        if hours(node.tags):
            properties["opening_hours"] = hours(node.tags)
        properties |= {"marker-color": color, "marker-symbol": "cafe"}
        features.append((round(longitude, 6), round(latitude, 6), properties))
    return sorted(features, key=lambda f: f[2]["name"].casefold())


def museums(extract):
    rows = []
    for point, element in helsinki_labels.labelled(extract):
        tags = element.tags
        if tags.get("tourism") == "museum" and "name" in tags:
            row = {"name": tags["name"], "english name": tags.get("name:en", tags["name"])}
            row |= position(point) | {"address": address(tags), "opening hours": hours(tags)}
            rows.append(row)
    return sorted(rows, key=lambda row: row["name"])


def tram_stops(extract):
    rows = []
    for node in extract.nodes.values():
        tags = node.tags
        if tags.get("railway") == "tram_stop" and "name" in tags:
            longitude, latitude = node.runs[0]
            row = {"name": tags["name"], "swedish name": tags.get("name:sv", "")}
            row |= {"stop": tags.get("ref", ""), "latitude": round(latitude, 6)}
            row |= {"longitude": round(longitude, 6), "shelter": tags.get("shelter", "")}
            rows.append(row)
    return sorted(rows, key=lambda row: (row["name"], row["stop"]))


def pacific_cities():
    names = {c["iso"]: c["name"] for c in inputs.geonames("countries").values()}
    found = {}
    for city in world_cities.records():
        found.setdefault((city["countrycode"], city["name"]), city)
    rows = []
    for key in PACIFIC:
        city = found[key]
        row = {"name": city["name"], "country": names[key[0]]}
        row |= {"latitude": city["latitude"], "longitude": city["longitude"]}
        rows.append(row | {"population": city["population"]})
    return sorted(rows, key=lambda row: row["name"])


def capitals():
    countries = {c["iso"]: c for c in inputs.geonames("countries").values()}
    records = inputs.natural_earth_records("ne_110m_admin_0_countries")
    states = {record["ISO_A2_EH"] for _, record in records} - WITHOUT
    states |= {row["iso"] for row in inputs.table("small_countries")}
    features = []
    for city in world_cities.records():
        if city["capital"] and city["countrycode"] in states:
            country = countries[city["countrycode"]]
            properties = {"name": city["name"], "description": country["name"]}
            properties |= {"country": country["iso"], "population": city["population"]}
            properties["marker-color"] = CONTINENT_COLORS[country["continentcode"]]
            features.append((city["longitude"], city["latitude"], properties))
    return sorted(features, key=lambda f: (f[2]["name"], f[2]["country"]))


def main(folder):
    extract = osm_extract.read(inputs.helsinki_extract())
    write_geojson(
        folder / "helsinki-cafes.geojson", cafes(extract), "Cafés of Helsinki",
        "© OpenStreetMap contributors")
    write_csv(folder / "helsinki-museums.csv", museums(extract))
    write_csv(folder / "helsinki-tram-stops.csv", tram_stops(extract))
    write_csv(folder / "pacific-cities.csv", pacific_cities())
    write_geojson(
        folder / "capitals.geojson", capitals(), "Capitals of the world", "© GeoNames (CC BY 4.0)")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
