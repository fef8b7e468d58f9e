"""Lets what others wrote look at every screen of the page, and at the pages that arbiter writes: axe-core at whether
all can use it, the W3C's checker at whether it is HTML. Nothing that they find is let pass. Where axe-core can't tell
what lies behind a letter, contrast.js does. Going to a screen takes as long as looking at it: Usable looks on a phone and
on a desk, and keeps it as HTML, in the folder screens beside the page, where Valid finds it.

usage: looked_at_test.py ARBITER PAGE Usable|Valid [unittest's arguments]
"""

import json
import pathlib
import shutil
import sys
import tempfile
import unittest

from checkers import Axe, Vnu, installed
from page_case import PAGE, PHONE, PageCase, program

MODULES = installed(pathlib.Path(sys.argv[2]).resolve().parent / "npm")
SCREENS = pathlib.Path(sys.argv[2]).resolve().parent / "screens"
CONTRAST = (pathlib.Path(__file__).resolve().parent / "contrast.js").read_text("utf-8")
EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples"
DESK = (1280, 800)
GAMES = ("azul", "grawlix", "framework", "dorfromantik", "frame-work")
RECORDS = ("azul/two-players", "azul/gray-wall", "grawlix/kitchen-table", "framework/unknown-tile",
           "framework/four-players", "dorfromantik/finished-map", "dorfromantik/torn-page", "frame-work/kitchen-table",
           "dorfromantik-campaign/kitchen-table")
SIZES = (("phone", PHONE), ("desk", DESK))
CHOICES = """(() => {
    const hosts = [...document.querySelectorAll('#entry .places, #entry .offer')].map((host) => host.shadowRoot);
    return [document.getElementById('entry'), ...hosts].flatMap((root) => [...root.querySelectorAll('[data-choice]')]);
})()"""


def shown_as_html(folder):
    """What `arbiter show --html` writes of a record of each kind."""
    pages = []
    for name in RECORDS:
        pages.append(pathlib.Path(folder) / f"{name.replace('/', '-')}.html")
        program("show", "--html", str(pages[-1]), str(EXAMPLES / f"{name}.tgn"))
    return pages


def reported_as_html(folder):
    """What `arbiter check --report html` writes of records with findings, and of a file that is not there."""
    page = pathlib.Path(folder) / "report.html"
    program("check", "--report", f"html={page}", str(EXAMPLES.parent / "tests/cases/azul/end.tgn"), "/nowhere.tgn")
    return page


class Usable(PageCase):
    """Goes to each screen, looks at it, and keeps it as it is once scripts have made it, without them."""

    maxDiff = None

    def setUp(self):
        super().setUp()
        self.axe = Axe(MODULES)

    def look(self, name):
        """In the light, and at the colors in the dark: nothing else is another there. What lies above what, which axe-core
        sees, is the same in both: in the dark it looks at it once."""
        for where, size in SIZES:
            self.browser.screen(*size)
            for light, rules in (("light", None), ("dark", ["color-contrast"])):
                self.browser.darken(light == "dark")
                with self.subTest(f"{name}, {where}, {light}"):
                    if light == "light" or where == "phone":
                        self.assertEqual(self.axe.violations(self.browser, rules), [])
                    self.assertEqual(self.browser.run(CONTRAST), [])
        self.browser.screen(*PHONE)

    def screen(self, name):
        self.look(name)
        page = self.browser.run("(() => { const copy = document.documentElement.cloneNode(true);"
                                "copy.querySelectorAll('script').forEach((script) => script.remove());"
                                "return copy.outerHTML; })()")
        kept = SCREENS / f"{len(list(SCREENS.iterdir()))} {name.replace('/', ' ')}.html"
        kept.write_text("<!DOCTYPE html>" + page)

    def afresh(self):
        self.browser.run("localStorage.clear()")
        self.browser.go(PAGE)

    def start(self):
        self.screen("start")
        self.browser.tap("document.querySelector('form.new summary')")
        self.key("sheet")
        self.screen("start with its options and a score sheet")

    def position(self, game):
        self.afresh()
        self.choose(game)
        self.key("position")
        self.browser.until("document.querySelector('#entry [data-part]')")
        self.screen(f"{game}, a position that is empty")
        spot = ("(document.querySelector('#entry [data-spot]') || (document.querySelector('#entry .places') || "
                "document.body).shadowRoot?.querySelector('[data-spot]'))")
        if self.browser.run(f"!!{spot}"):
            self.changed(lambda: self.browser.tap(spot))
            self.screen(f"{game}, a position that is laid out")

    def record(self, name):
        self.afresh()
        self.open((EXAMPLES / f"{name}.tgn").read_text())
        self.screen(name)

    def menu(self):
        self.browser.tap("document.getElementById('menu-key')")
        self.key("share")
        self.browser.until("document.getElementById('link')")
        self.screen("the menu")
        self.key("text")
        self.browser.until("document.getElementById('whole')")
        self.screen("the whole text")

    def entry(self, game):
        """What is tapped at the beginning of a game: what the table draws, then the parts of the first moves."""
        self.afresh()
        self.begin(game)
        for turn in range(6):
            if self.browser.run("!!document.querySelector('#entry [data-do=round]')"):
                self.changed(lambda: self.key("round"))
            elif self.browser.run("!!document.querySelector('#entry [data-do=example]')"):
                self.screen(f"{game}, the table, {turn}")
                self.key("example")
                self.changed(lambda: self.key("write"))
            else:
                self.screen(f"{game}, a move, {turn}")
                self.changed(lambda: self.browser.tap(f"{CHOICES}[0]"))
        self.changed(lambda: self.key("type"))
        self.screen(f"{game}, a line is typed")

    def all(self):
        self.afresh()
        self.start()
        for game in GAMES:
            self.entry(game)
            self.position(game)
        for name in RECORDS:
            self.record(name)
        self.menu()

    def look_at_file(self, page):
        self.browser.call("Page.navigate", {"url": page.as_uri()})
        self.browser.until(f"document.readyState === 'complete' && location.href === {json.dumps(page.as_uri())}")
        self.look(page.name)

    def test_every_screen(self):
        shutil.rmtree(SCREENS, ignore_errors=True)
        SCREENS.mkdir()
        self.all()
        self.assertGreater(len(list(SCREENS.iterdir())), 40)

    def test_what_show_writes(self):
        for page in shown_as_html(self.enterContext(tempfile.TemporaryDirectory())):
            self.look_at_file(page)

    def test_what_check_writes(self):
        self.look_at_file(reported_as_html(self.enterContext(tempfile.TemporaryDirectory())))
        for _, size in SIZES:
            self.browser.screen(*size)
            self.assertEqual(self.browser.run("document.documentElement.scrollWidth"), size[0])
        self.assertGreater(self.browser.run("[...document.images].filter((one) => one.naturalWidth > 0).length"), 5)

    def test_a_fault_is_found(self):
        self.browser.run("document.getElementById('start').append(document.createElement('button'))")
        self.assertIn("button-name", "".join(self.axe.violations(self.browser)))

    def test_a_fault_in_the_dark_is_found(self):
        self.browser.run("document.getElementById('start').innerHTML = '<style>@media (prefers-color-scheme: dark)"
                         "{ #gray { color: #777; background: #888 } }</style><p id=gray>gray</p>'")
        self.assertNotIn("gray", "".join(self.axe.violations(self.browser)))
        self.browser.darken(True)
        self.assertIn("gray", "".join(self.axe.violations(self.browser, ["color-contrast"])))

    def test_a_fault_on_a_desk_is_found(self):
        self.browser.run("document.getElementById('start').innerHTML = '<style>#wide { display: none }"
                         "@media (min-width: 1000px) { #wide { display: block } }</style><button id=wide></button>'")
        self.assertEqual(self.axe.violations(self.browser, ["button-name"]), [])
        self.browser.screen(*DESK)
        self.assertIn("wide", "".join(self.axe.violations(self.browser, ["button-name"])))

    def test_a_letter_on_its_own_color_is_found(self):
        self.browser.run("document.getElementById('start').innerHTML = '<svg><rect width=\"40\" height=\"40\" fill=\"#77f\"/>"
                         "<text x=\"10\" y=\"20\" fill=\"#88f\">R</text></svg>'")
        self.assertEqual(self.browser.run(CONTRAST), ['"R": contrast 1.20, rgb(136,136,255) on rgb(119,119,255)'])


class Valid(unittest.TestCase):
    def setUp(self):
        self.vnu = Vnu(MODULES)
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def test_everything(self):
        files = [*SCREENS.glob("*.html"), *shown_as_html(self.folder), pathlib.Path(sys.argv[2])]
        self.assertGreater(len(files), 50)
        self.assertEqual("\n".join(self.vnu.messages(files)), "")

    def test_a_fault_is_found(self):
        wrong = self.folder / "wrong.html"
        wrong.write_text("<!DOCTYPE html><html lang=en><title>x</title><ul><p>y</p></ul>")
        self.assertEqual(len(self.vnu.messages([wrong])), 1)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
