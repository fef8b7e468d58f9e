#!/usr/bin/python3
"""Validates JSON, or JSON Lines, on standard input against schema/NAME.schema.json, and prints how many values it was.

Members that the schema does not name are errors here, unless it says that there may be others: a schema tells
everything that the program writes. Debian's Python runs it, which has both validators: one knows the schemas' own draft
and says what is wrong, the other makes code of a schema, which is several times as fast."""
import json
import pathlib
import sys
import warnings

import fastjsonschema
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


def in_draft_7(schema):
    """The same in the words of the newest draft of which code is made; both say the same of all others used here."""
    if isinstance(schema, list):
        return [in_draft_7(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    names = {"dependentRequired": "dependencies"}
    return {names.get(key, key): in_draft_7(one) for key, one in schema.items() if key != "$schema"}


base = (folder / f"{sys.argv[1]}.schema.json").as_uri()
schema = load(base)
handlers = {"file": load}  # others as they are referred to
resolver = jsonschema.RefResolver(base, schema, handlers=handlers)
validator = jsonschema.Draft202012Validator(schema, resolver=resolver)
is_valid = fastjsonschema.compile({"$id": base, **in_draft_7(schema)}, {"file": lambda uri: in_draft_7(load(uri))})
text = sys.stdin.buffer.read().decode("utf-8")
values = [json.loads(text)] if text.startswith("[") else [json.loads(line) for line in text.splitlines()]
for value in values:
    try:
        is_valid(value)
        continue
    except fastjsonschema.JsonSchemaException as wrong:
        errors = list(validator.iter_errors(value))
        error = jsonschema.exceptions.best_match(errors) if errors else wrong
        sys.exit(f"{json.dumps(value)[:300]}: {list(getattr(error, 'absolute_path', []))}: {error.message[:500]}")
print(len(values), "valid")
