#!/usr/bin/env python3
"""Holds the files for continuous integration against their forms, against each other, and against what they run.

    files.py ARBITER"""
import os
import re
import subprocess
import sys
import tempfile

import yaml

arbiter = os.path.abspath(sys.argv[1])
faults = []


def expect(right, fault):
    if not right:
        faults.append(fault)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def load(path):
    return yaml.safe_load(read(path))


def asked_by_scripts():
    return set(re.findall(r"\bARBITER_[A-Z]+\b", read(".ci/install") + read(".ci/judge")))


def check_action():
    action = load(".ci/action.yml")
    expect(set(action) == {"name", "description", "inputs", "runs"}, "action: other members than an action has")
    expect(action["runs"]["using"] == "composite", "action: not composite")
    for name, one in action["inputs"].items():
        expect(set(one) == {"description", "default"}, f"action: input {name} is not described, or has no default")
    used, handed = set(), set()
    for step in action["runs"]["steps"]:
        expect({"name", "shell", "run", "env"} == set(step), f"action: step {step}")
        script = re.fullmatch(r'"\$GITHUB_ACTION_PATH/(\w+)"', step["run"])
        expect(script and os.access(f".ci/{script[1]}", os.X_OK), f"action: {step['run']} is no script")
        handed |= set(step["env"])
        for value in step["env"].values():
            used |= set(re.fullmatch(r"\$\{\{ inputs\.(\w+) \}\}", value).groups())
    expect(used == set(action["inputs"]), f"action: inputs {used} are used")
    expect(handed == asked_by_scripts(), f"action: {handed} is handed to scripts that ask for {asked_by_scripts()}")
    return action


def check_workflow(action):
    workflow = load("examples/ci/github.yml")
    expect(True in workflow and "pull_request" in workflow[True], "workflow: no pull requests")  # `on` is true in YAML
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    ours = [step for step in steps if step.get("uses", "").startswith("OWNER/arbiter/.ci@")]
    expect(len(ours) == 1, "workflow: does not use the action")
    expect(all(set(step["with"]) <= set(action["inputs"]) for step in ours), "workflow: an input that is none")


def check_gitlab():
    template, example = load(".ci/gitlab.yml"), load("examples/ci/gitlab.yml")
    job = template[".arbiter"]
    expect(set(job) == {"image", "variables", "script", "artifacts"}, "gitlab: other members than a job has")
    expect(set(job["variables"]) == asked_by_scripts() | {"ARBITER_REPOSITORY"}, "gitlab: variables nobody asks for")
    expect(all(isinstance(value, str) for value in job["variables"].values()), "gitlab: a variable is no text")
    for line in job["script"]:
        script = re.match(r"\$sources/(\S+)", line)
        expect(script is None or os.access(script[1], os.X_OK), f"gitlab: {line} is no script")
    expect("sources=$(mktemp -d)" in job["script"], "gitlab: the sources lie where others can write")
    expect(job["artifacts"]["reports"]["junit"] in read(".ci/judge"), "gitlab: the report has another name")
    expect(example["include"][0]["file"] == "/.ci/gitlab.yml", "gitlab: the example includes another file")
    expect(example["judge-records"]["extends"] in template, "gitlab: the example extends nothing")
    expect(set(example["judge-records"]["variables"]) <= set(job["variables"]), "gitlab: a variable that is none")


def check_install():
    """What it downloads becomes a program of root's."""
    script = read(".ci/install")
    expect("mktemp -d" in script, "install: no folder of its own")
    expect(not re.search(r"/tmp\b", script), "install: a name that others know")


def run_hook(hook, record, name="a.tgn"):
    """Runs a hook as pre-commit does: its exit code, and whether it changed the file."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(record)
        expect(re.search(hook["files"], name), f"hooks: {hook['id']} does not look at {name}")
        program, *rest = hook["entry"].split()
        expect(program == "arbiter", f"hooks: {hook['id']} runs something else")
        done = subprocess.run([arbiter, *rest, name], cwd=folder, capture_output=True, check=False)
        expect(os.listdir(folder) == [name], f"hooks: {hook['id']} leaves {os.listdir(folder)} of {name}")
        return done.returncode, read(path) != record


def check_hooks():
    hooks = {hook["id"]: hook for hook in load(".pre-commit-hooks.yaml")}
    for hook in hooks.values():
        expect(set(hook) == {"id", "name", "description", "entry", "language", "files"}, f"hooks: {hook}")
        expect(hook["language"] == "system", f"hooks: {hook['id']} would install something")
    broken = read("man/examples/club-night.tgn")
    sound = read("examples/azul/tie.tgn")
    expect(run_hook(hooks["arbiter-check"], sound) == (0, False), "hooks: check refuses what is legal")
    expect(run_hook(hooks["arbiter-check"], broken) == (1, False), "hooks: check lets through what is not")
    expect(run_hook(hooks["arbiter-fmt"], sound) == (0, False), "hooks: fmt changes what is canonical")
    expect(run_hook(hooks["arbiter-fmt"], sound.replace(" ", "  ", 5))[1], "hooks: fmt changes nothing")
    for name in ["--report=text=victim.tgn", "--help.tgn", "-q.TGN", "UPPER.TGN", "Mixed.Tgn"]:
        expect(run_hook(hooks["arbiter-check"], broken, name) == (1, False), f"hooks: check does not judge {name}")
        expect(run_hook(hooks["arbiter-fmt"], sound.replace(" ", "  ", 5), name)[1], f"hooks: fmt does not write {name}")
    expect(not re.search(hooks["arbiter-check"]["files"], "a.tgn.txt"), "hooks: they look at other files")
    example = load("examples/ci/pre-commit.yaml")
    named = {hook["id"] for repo in example["repos"] for hook in repo["hooks"]}
    expect(named == set(hooks), f"hooks: the example names {named}")


check_workflow(check_action())
check_gitlab()
check_install()
check_hooks()
sys.exit("\n".join(faults) or 0)
