#!/usr/bin/env python3
"""Asks the referee from Python, through the C interface of libarbiter: nothing to build, nothing to install but that.

    referee.py FILE...

ARBITER_LIBRARY says where the library is, if it is in no usual place."""
import ctypes
import ctypes.util
import json
import os
import sys

library = ctypes.CDLL(os.environ.get("ARBITER_LIBRARY") or ctypes.util.find_library("arbiter") or "libarbiter.so")
library.arbiter_free.argtypes = [ctypes.c_void_p]
library.arbiter_free.restype = None


def ask(name, record, options):
    """Calls a function of arbiter.h, and gives back the text that it answers."""
    function = getattr(library, name)
    function.argtypes = [ctypes.c_char_p, ctypes.c_char_p]
    function.restype = ctypes.c_void_p
    answer = function(record.encode(), json.dumps(options).encode())
    if not answer:
        raise MemoryError
    try:
        value = json.loads(ctypes.string_at(answer))
    finally:
        library.arbiter_free(answer)
    if isinstance(value, dict) and "error" in value and len(value) == 1:
        raise ValueError(value["error"])
    return value


def judge(record, files={}):
    """What `arbiter check --report jsonl` says of a record; `files` has the texts of what it names."""
    return ask("arbiter_judge", record, {"files": files})


def trace(record, files={}):
    """What each of its lines did: the points it earned, the scores and whose turn it is behind it."""
    return ask("arbiter_trace", record, {"files": files})


def moves(record, prefix="", files={}):
    """What is legal behind its last line."""
    return ask("arbiter_moves", record, {"files": files, "prefix": prefix})


if __name__ == "__main__":
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8", newline="") as file:
            text = file.read()
        report = judge(text)
        scores = ", ".join(f"{name} {score}" for name, score in zip(report["players"], report["scores"] or []))
        print(f"{path}: {report['verdict']}: {scores}")
        for step in trace(text):
            for earned in step.get("points") or []:
                print(f"  line {step['line']}: {earned['player']} {earned['points']:+}, {earned['why']}")
        for finding in report["findings"]:
            print(f"  line {finding['line']}: {finding['message']}")
        if not report["finished"] and report["verdict"] == "incomplete":
            print(f"  {moves(text).get('count', 0)} ways to go on")
