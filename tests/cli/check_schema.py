"""Validates JSON, or JSON Lines, on standard input against schema/NAME.schema.json, and prints how many values it was.

Members that the schema does not name are errors here, unless it says that there may be others: a schema tells
everything that the program writes."""
import json
import pathlib
import sys
import warnings

import jsonschema

warnings.simplefilter("ignore", DeprecationWarning)  # what comes instead is not in Debian 12

folder = pathlib.Path("schema").resolve()


def closed(schema):
    """A copy that allows no member which is not named, where nothing is said of others."""
    if isinstance(schema, list):
        return [closed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    copy = {key: closed(one) for key, one in schema.items()}
    if isinstance(schema.get("properties"), dict) and "type" in schema:
        copy.setdefault("additionalProperties", False)
    return copy


def load(name):
    schema = json.loads((folder / name).read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return closed(schema)


store = {(folder / path.name).as_uri(): load(path.name) for path in folder.glob("*.schema.json")}
base = (folder / f"{sys.argv[1]}.schema.json").as_uri()
resolver = jsonschema.RefResolver(base, store[base], store=store)
validator = jsonschema.Draft202012Validator(store[base], resolver=resolver)
text = sys.stdin.buffer.read().decode("utf-8")
values = [json.loads(text)] if text.startswith("[") else [json.loads(line) for line in text.splitlines()]
for value in values:
    errors = list(validator.iter_errors(value))
    if errors:
        error = jsonschema.exceptions.best_match(errors)
        sys.exit(f"{json.dumps(value)[:300]}: {list(error.absolute_path)}: {error.message[:500]}")
print(len(values), "valid")
