"""What others wrote to look at HTML, installed by npm as tests/page/package-lock.json has it, beside the page."""

import fcntl
import json
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
SKIPPED = 77  # as ctest is told


def skip(why):
    print(f"skipped: {why}")
    sys.exit(SKIPPED)


def npm(folder, *arguments):
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund"]
    return subprocess.run(["npm", *arguments, *quiet], cwd=folder, capture_output=True, text=True, check=False)


def installed(folder):
    """The folder with the modules; the whole test is skipped where there is no registry to install them from."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with open(f"{folder}.lock", "w", encoding="utf-8") as one_at_a_time:
        fcntl.flock(one_at_a_time, fcntl.LOCK_EX)
        return install(folder)


def install(folder):
    lock = (HERE / "package-lock.json").read_text()
    kept = folder / "package-lock.json"
    if kept.exists() and kept.read_text() == lock and (folder / "node_modules").is_dir():
        return folder / "node_modules"
    if shutil.which("npm") is None or npm(HERE, "ping").returncode != 0:
        skip("no npm registry can be reached")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, folder)
    done = npm(folder, "ci")
    if done.returncode != 0:
        sys.exit(f"npm ci: {done.stderr}")
    return folder / "node_modules"


class Axe:
    """axe-core, run in a page that is open in a browser."""

    def __init__(self, modules):
        self.source = (modules / "axe-core/axe.min.js").read_text("utf-8")

    def violations(self, browser, rules=None):
        """Of all rules, if none are named."""
        if browser.run("typeof axe") == "undefined":
            browser.run(self.source + "; true")
        options = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
        found = browser.run(f"axe.run(document, {json.dumps(options)}).then((all) => all.violations.map((one) => "
                            "({id: one.id, help: one.help, nodes: one.nodes.map((node) => node.html)})))")
        return [f"{one['id']}: {one['help']}: {node}" for one in found for node in one["nodes"]]


class Vnu:
    """The W3C's checker of HTML, which takes a while to begin: it is handed all files at once. Its hints count, too."""

    # What `arbiter show --html` writes is XML as well, where "<br/>" has to be written so.
    of_xml = "Trailing slash on void elements has no effect"

    def __init__(self, modules):
        if shutil.which("java") is None:
            skip("there is no java to run the checker of HTML")
        self.jar = modules / "vnu-jar/build/dist/vnu.jar"

    def messages(self, files):
        done = subprocess.run(["java", "-jar", str(self.jar), "--format", "json", *map(str, files)],
                              capture_output=True, text=True, check=False)
        told = json.loads(done.stderr)["messages"]
        return [f"{pathlib.Path(one['url']).name}: {one['message']}: {one.get('extract', '')}" for one in told
                if not one["message"].startswith(self.of_xml)]
