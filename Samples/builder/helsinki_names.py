"""Names as OpenMapTiles gives them."""

LANGUAGES = ("en", "fi", "sv", "de", "ru", "zh", "ja", "ar")


def names(tags):
    """The name properties; empty where there is no name."""
    local = tags.get("name") or tags.get("name:fi")
    if not local:
        return {}
    properties = {"name": local, "name:latin": local}
    properties["name_int"] = tags.get("int_name") or tags.get("name:en") or local
    properties["name_en"] = tags.get("name:en") or local
    for language in LANGUAGES:
        if f"name:{language}" in tags:
            properties[f"name:{language}"] = tags[f"name:{language}"]
    properties.setdefault("name:en", local)
    properties.setdefault("name:fi", local)
    return properties


def integer(text):
    """A whole number from a tag, or None."""
    try:
        return int(float(str(text).split(";")[0].replace("m", "").strip()))
    except ValueError:
        return None


def placed(tags):
    """Bridge or tunnel, and the layer, where tagged."""
    properties = {}
    for key in ("bridge", "tunnel"):
        if tags.get(key, "no") != "no":
            properties["brunnel"] = key
    layer = integer(tags.get("layer", 0))
    if layer:
        properties["layer"] = layer
    return properties
