"""Questions asked of arbiter query and answered once more from the JSONL of check and trace alone.

usage: check_query.py ARBITER ARCHIVE...
"""
import fnmatch
import json
import re
import subprocess
import sys

arbiter, archives = sys.argv[1], sys.argv[2:]


def run(*arguments):
    return subprocess.run([arbiter, *arguments], capture_output=True, check=False).stdout.decode()


records = [json.loads(line) for line in run("check", "--with", "header", "--report", "jsonl=-", *archives).splitlines()]
records = [one for one in records if one["record"] != 0]


def scores(one):
    return one["scores"] or []


def ranges(one):
    return one.get("score_ranges") or [[score, score] for score in scores(one)]


def margin(one):
    two = sorted(scores(one))[-2:]
    return two[1] - two[0] if len(two) == 2 and not one.get("score_ranges") else None


def best(one):
    return (max(r[0] for r in ranges(one)), max(r[1] for r in ranges(one))) if ranges(one) else None


def winners(one):
    return one["winners"] or []


def header(one, key):
    return one["header"].get(key)


def date(one):
    return header(one, "Date") or ""


def completed(one):
    return [each["task"] for each in one["completed"]]


def codes(one):
    return [each["code"] for each in one["findings"]]


# What was written in each line of a record, and the position behind it as set lines.
of_place = {(one["file"], one["record"]): f"{one['file']}:{one['line']}: record {one['record']}" for one in records}
steps = {}
# Records in which something is unknown: what is so in every position that is possible the trace does not tell.
unsure = set()
for line in run("trace", "--positions", "--no-points", *archives).splitlines():
    step = json.loads(line)
    if step["type"] == "record":
        of_record = steps.setdefault((step["file"], step["record"]), [])
        name = of_place[step["file"], step["record"]]
    elif step["type"] == "step":
        of_record.append((step["text"], [words.split() for words in step.get("position") or []]))
        if step.get("position", []) is None:
            unsure.add(name)


def comes_to(one, holds):
    return any(holds(position) for _, position in steps.get((one["file"], one["record"]), []))


def plays(one, *patterns):
    texts = [text for text, _ in steps.get((one["file"], one["record"]), [])]
    return any(all(fnmatch.fnmatchcase(*pair) for pair in zip(texts[i:], patterns))
               for i in range(len(texts) - len(patterns) + 1))


def has_blue_in_second_line(position):
    return any(words[2] == "lines" and words[3:5] == ["-", "BB"] for words in position)


def heap(position, what):
    return "".join("".join(words[2:]) for words in position if words[1] == what)


def displays(position):
    """Of each player, the tiles by their cells."""
    players = {}
    for words in position:
        if words[2] == "display":
            for word in words[3:]:
                tile, cell = word.rsplit(":", 1)
                players.setdefault(words[1], {})[tuple(int(number) for number in cell.split(","))] = tile
    return players.values()


def has_neighbor(position):
    return any(tile == "R/-" and (x + 1, y) in cells for cells in displays(position) for (x, y), tile in cells.items())


questions = [
    ("Date >= 2024-05", lambda r: date(r) != "" and date(r) >= "2024-05"),
    ("Date < 2024", lambda r: date(r) != "" and date(r) < "2024"),
    ("Date = 2024-02", lambda r: date(r).startswith("2024-02")),
    ("Date <= 2024 and Date > 2022", lambda r: "2023" <= date(r)[:4] <= "2024"),
    ("Table > 3", lambda r: header(r, "Table") is not None and int(header(r, "Table")) > 3),
    ("Event = club*", lambda r: (header(r, "Event") or "").startswith("club")),
    ("Event != club*", lambda r: not (header(r, "Event") or "").startswith("club")),
    ('Event = "club night" or game = grawlix', lambda r: header(r, "Event") == "club night" or r["game"] == "grawlix"),
    ("score >= 60", lambda r: any(one[0] >= 60 for one in ranges(r))),
    ("best < 50 and finished", lambda r: best(r) is not None and best(r)[1] < 50 and bool(r["finished"])),
    ("margin < 5", lambda r: margin(r) is not None and margin(r) < 5),
    ("margin = 0 and not tie", lambda r: margin(r) == 0 and not (r["finished"] and len(winners(r)) > 1)),
    ("tie", lambda r: bool(r["finished"]) and len(winners(r)) > 1),
    ("events > 40 and players = 2", lambda r: r["events"] > 40 and len(r["players"]) == 2),
    ("winner = Ann and player = Cat", lambda r: "Ann" in winners(r) and "Cat" in r["players"]),
    ("winner != Ann", lambda r: "Ann" not in winners(r)),
    ("code = azul.*", lambda r: any(code.startswith("azul.") for code in codes(r))),
    ("verdict = violation or verdict = unreadable", lambda r: r["verdict"] in ("violation", "unreadable")),
    ("not (finished or (findings > 1 and record < 20))",
     lambda r: not (r["finished"] or (len(r["findings"]) > 1 and r["record"] < 20))),
    ("completed = row* and winners = 1", lambda r: any(t.startswith("row") for t in completed(r)) and len(winners(r)) == 1
     and r["winners"] is not None),
    ("line <= 100 OR (game = framework AND NOT finished)",
     lambda r: r["line"] <= 100 or (r["game"] == "framework" and not r["finished"])),
    ("NOT verdict = valid", lambda r: r["verdict"] != "valid"),
    ("year = 2024 or year = 2022", lambda r: date(r)[:4] in ("2024", "2022")),
    ('position = "set ? lines - BB ? ? ?"', lambda r: comes_to(r, has_blue_in_second_line)),
    ('position != "set center ?BBBBBBB"', lambda r: not comes_to(r, lambda p: heap(p, "center").count("B") >= 7)),
    ('position = "set center YYYY?" and not position = "set center KKKKK?"',
     lambda r: comes_to(r, lambda p: heap(p, "center").count("Y") >= 4)
     and not comes_to(r, lambda p: heap(p, "center").count("K") >= 5)),
    ('position = "set ? display ?:8,3 R/-:7,3"', lambda r: comes_to(r, has_neighbor)),
    ('file = */q/* and moves = "round * / displays * / * 2*:*"',
     lambda r: "/q/" in r["file"] and plays(r, "round *", "displays *", "* 2*:*")),
]

failures = 0
for question, holds in questions:
    expected = [f"{one['file']}:{one['line']}: record {one['record']}" for one in records if holds(one)]
    found = run("query", "--where", question, *archives).splitlines()
    if question.startswith("position"):
        expected, found = ([name for name in names if name not in unsure] for names in (expected, found))
    if found != expected:
        failures += 1
        print(f"{question}: {len(found)} found, {len(expected)} expected; "
              f"first difference: {sorted(set(found) ^ set(expected))[:3]}")
    if not 0 < len(expected) < len(records) and not re.search("margin = 0|Date = ", question):
        failures += 1
        print(f"{question}: it tells nothing apart: {len(expected)} of {len(records)}")

print(f"{len(questions)} questions, {len(records)} records, {failures} failures")
sys.exit(failures != 0)
