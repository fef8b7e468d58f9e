"""Validates a SARIF log against sarif-required.schema.json, and what a schema cannot say; prints the results' codes."""
import json
import pathlib
import sys

import jsonschema

log = json.loads(pathlib.Path(sys.argv[1]).read_bytes().decode("utf-8"))
schema = json.loads(pathlib.Path(__file__).with_name("sarif-required.schema.json").read_text("utf-8"))
jsonschema.Draft7Validator.check_schema(schema)
jsonschema.Draft7Validator(schema).validate(log)

run = log["runs"][0]
rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
assert len(rules) == len(set(rules)), "a rule id stands twice"
for result in run["results"]:
    assert rules[result["ruleIndex"]] == result["ruleId"], result
    for location in result["locations"] + result.get("relatedLocations", []):
        region = location["physicalLocation"]["region"]
        assert region.get("endColumn", region["startColumn"]) >= region["startColumn"], region
    print(result["ruleId"], "suppressed" if result.get("suppressions") else result["level"],
          result["partialFingerprints"]["arbiterFinding/v2"], *[result[k] for k in ["baselineState"] if k in result])
marks = [result["partialFingerprints"]["arbiterFinding/v2"] for result in run["results"]]
assert len(marks) == len(set(marks)), "two results have one fingerprint"
for invocation in run["invocations"]:
    for notification in invocation["toolExecutionNotifications"]:
        print("notification", notification["level"], notification["message"]["text"])
    if not invocation["executionSuccessful"]:
        print("not successful")
