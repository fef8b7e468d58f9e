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


def load(uri):
    schema = json.loads((folder / pathlib.PurePosixPath(uri).name).read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return closed(schema)


base = (folder / f"{sys.argv[1]}.schema.json").as_uri()
schema = load(base)
resolver = jsonschema.RefResolver(base, schema, handlers={"file": load})  # others as they are referred to
validator = jsonschema.Draft202012Validator(schema, resolver=resolver)
text = sys.stdin.buffer.read().decode("utf-8")
values = [json.loads(text)] if text.startswith("[") else [json.loads(line) for line in text.splitlines()]
for value in values:
    errors = list(validator.iter_errors(value))
    if errors:
        error = jsonschema.exceptions.best_match(errors)
        sys.exit(f"{json.dumps(value)[:300]}: {list(error.absolute_path)}: {error.message[:500]}")
print(len(values), "valid")
