"""Plays whole games on the page by taps alone, on the screen of a small phone, and holds the end against the program.

usage: taps_test.py ARBITER PAGE [unittest's arguments]
"""

import json
import pathlib
import random
import sys
import tempfile
import unittest

from page_case import ENTRY, PAGE, PHONE, PageCase, judged

GUIDES = pathlib.Path(__file__).resolve().parents[2] / "examples"

# Keys lie in the entry, and in the shadow trees of maps and offers in it.
KEYS = """(() => {
    const roots = [document.getElementById('entry')];
    document.querySelectorAll('#entry .places, #entry .offer').forEach((host) => roots.push(host.shadowRoot));
    return roots.flatMap((root) => [...root.querySelectorAll('[data-choice]')]);
})()"""


class WholeGames(PageCase):
    """Nothing is typed: every line is tapped together of what the page offers."""

    def tap_letters(self, line):
        """The table's line, letter by letter on the keys of the game."""
        keys = self.browser.run("[...document.querySelectorAll('#entry [data-key]')].map((key) => key.dataset.key)")
        while line:
            letters = max((key for key in keys if line.startswith(key)), key=len)
            self.browser.tap_at_once(f"document.querySelector('#entry [data-key={json.dumps(letters)}]')")
            line = line[len(letters):]
            written = self.browser.run("document.getElementById('typed-line').value")
            if written.endswith(" ") and line.startswith(" "):
                line = line[1:]

    def draw(self, by_letters):
        self.key("example")
        line = self.browser.until("document.getElementById('typed-line').value.trim().includes(' ') && "
                                  "document.getElementById('typed-line').value")
        if by_letters:
            keyword, letters = line.split(" ", 1)
            self.browser.run(f"document.getElementById('typed-line').value = '{keyword} '")
            self.tap_letters(letters)
            self.assertEqual(self.browser.run("document.getElementById('typed-line').value.trim()"), line)
        self.changed(lambda: self.key("write"))

    def tap_on(self, choice, by_letters):
        state = self.browser.run(
            f"({{over: !!document.querySelector('#entry .over'),"
            f"round: !!document.querySelector('#entry [data-do=round]'),"
            f"table: !!document.querySelector('#entry [data-do=example]'), keys: {KEYS}.length}})")
        if state["over"]:
            return False
        if state["round"]:
            self.changed(lambda: self.key("round"))
        elif state["table"]:
            self.draw(by_letters)
        else:
            self.assertGreater(state["keys"], 0, self.browser.run(f"{ENTRY}.innerText"))
            self.changed(lambda: self.browser.tap(f"{KEYS}[{choice.randrange(state['keys'])}]"))
        return True

    def play(self, game, seed, players=2, most=4000):
        self.begin(game, players)
        choice = random.Random(seed)
        taps = 0
        while self.tap_on(choice, by_letters=taps < 3):
            taps += 1
            self.assertLess(taps, most, "this game does not end")
        self.fits()
        verdict = judged(self.text(), self.enterContext(tempfile.TemporaryDirectory()))
        self.assertEqual((verdict["verdict"], verdict["finished"]), ("valid", True), self.text())
        shown = self.browser.run("document.querySelector('[data-verdict]').innerText")
        self.assertTrue(shown.startswith("valid"), shown)
        for score in verdict["scores"]:
            self.assertIn(str(score), shown)
        chips = "[...document.querySelectorAll('.score .number')].map((one) => Number(one.innerText))"
        self.assertEqual(self.browser.run(chips), verdict["scores"])
        cells = "document.getElementById('board').shadowRoot.querySelectorAll('.cell').length"
        self.assertGreater(self.browser.run(cells), 0, "nothing is drawn")

    def test_azul(self):
        self.play("azul", 1)

    def test_grawlix(self):
        self.play("grawlix", 2)

    def test_framework(self):
        self.play("framework", 3, players=4)

    def test_dorfromantik(self):
        self.play("dorfromantik", 4)

    def test_frame_work(self):
        self.play("frame-work", 5, players=3)


BEGUN = """Game: azul
Players: Ann, Ben

round 1 Ann
displays BBYR KWWB RRKY YBKW WWRR
Ann 3R:3
Ben 1B:1
"""

# Ben writes for Ann in line 7.
SLIP = """Game: grawlix
Players: Ann, Ben

draft @B &V %O *O $R @V #G #B
Ann @B:0,0 +$G
Ben &V:1,0 +#R
Ben %O:1,1 +*B
Ben #R:2,1 +*V
"""


class Handling(PageCase):
    """A wrong line, a way back, a change, a link: what happens at a table."""

    def lines(self):
        return self.text().splitlines()

    def selected(self):
        return int(self.browser.run("document.querySelector('#lines .selected').dataset.line"))

    def type_line(self, line):
        self.changed(lambda: self.key("type"))
        self.browser.run("document.getElementById('typed-line').focus()")
        self.browser.type(line)

    def test_a_wrong_line_is_explained_before_it_is_written(self):
        self.open(BEGUN)
        self.type_line("Ann 4B:3")
        said = self.browser.until("document.querySelector('.typed .finding.error') && "
                                  "document.querySelector('.typed .finding.error').innerText")
        self.assertIn("pattern line 3 already holds red, blue cannot join it", said)
        self.assertIn("Azul rulebook", said)
        self.assertEqual(self.browser.run("document.querySelector('.typed .caret mark').textContent"), "3")
        self.assertEqual(self.text(), BEGUN)

    def test_a_wrong_line_stays_marked_is_opened_and_taken_back(self):
        self.open(BEGUN)
        self.type_line("Ann 4B:3")
        self.browser.until("document.querySelector('.typed .finding.error')")
        self.changed(lambda: self.key("write"))
        self.assertEqual(self.lines()[-1], "Ann 4B:3")
        self.assertEqual(self.browser.run("document.querySelector('[data-verdict]').dataset.verdict"), "violation")
        self.changed(lambda: self.browser.tap("document.querySelector('#first')"))
        self.changed(lambda: self.browser.tap("document.querySelector('#lines li.wrong .line-text')"))
        self.assertEqual(self.selected(), 8)
        self.assertEqual(self.browser.run("location.hash"), "#8")
        said = self.browser.run("document.querySelector('#lines li.wrong .finding').innerText")
        self.assertIn("already holds red", said)
        self.fits()
        self.changed(lambda: self.browser.tap("document.getElementById('undo')"))
        self.assertEqual(self.text(), BEGUN)
        self.assertEqual(self.browser.run("document.querySelectorAll('#lines li.wrong').length"), 0)

    def test_what_was_played_can_stand(self):
        self.open(BEGUN + "Ann 4B:3\n")
        self.changed(lambda: self.browser.tap("document.querySelector('#entry [data-do=stands]')"))
        self.assertEqual(self.lines()[-1], "Ann 4B:3 stands")
        self.assertEqual(self.browser.run("document.querySelectorAll('[data-verdict]').length"), 0)

    def test_a_fix_is_made_at_a_tap(self):
        self.open(SLIP)
        fix = "document.querySelector('#lines li.wrong [data-fix]')"
        self.browser.until(f"{fix} !== null")
        self.changed(lambda: self.browser.tap(fix))
        verdict = judged(self.text(), self.enterContext(tempfile.TemporaryDirectory()))
        self.assertEqual(verdict["verdict"], "incomplete", self.text())

    def test_an_earlier_line_is_changed_and_the_rest_judged_again(self):
        self.open(BEGUN + "Ann 4B:2\n")
        self.changed(lambda: self.browser.tap("document.querySelector('#lines [data-line=\"6\"] .line-text')"))
        self.browser.tap("document.querySelector('#lines [data-do=edit]')")
        self.browser.until("document.querySelector('#lines .edit input') === document.activeElement")
        self.browser.run("document.querySelector('#lines .edit input').value = 'Ann 3R:2'")
        self.changed(lambda: self.key("save"))
        self.assertEqual(self.lines()[5], "Ann 3R:2")
        wrong = "[...document.querySelectorAll('#lines li.wrong')].map((row) => row.dataset.line)"
        self.assertEqual(self.browser.run(wrong), ["8"])

    def test_a_link_holds_the_record(self):
        text = BEGUN.replace("Ann", "Zoë")
        self.open(text)
        self.browser.tap("document.getElementById('menu-key')")
        self.browser.until("!document.getElementById('menu').hidden")
        self.key("share")
        link = self.browser.until("document.getElementById('link') && document.getElementById('link').value")
        self.assertTrue(link.startswith(PAGE + "#tgn1."), link)
        self.assertLess(len(link) - len(PAGE), 300)
        self.browser.run("localStorage.clear()")
        self.browser.go(link)
        self.browser.until("document.querySelectorAll('#lines [data-line]').length === 4")
        self.assertEqual(self.browser.run("localStorage.getItem('arbiter.record')"), None)
        self.browser.tap("document.getElementById('menu-key')")
        self.key("text")
        whole = "document.getElementById('whole')"
        self.assertEqual(self.browser.until(f"{whole} && {whole}.value"), text)

    def test_a_record_too_long_for_a_link_is_a_file(self):
        noise = random.Random(7)
        self.open(BEGUN + "".join(f"; {noise.getrandbits(400):x}\n" for _ in range(200)))
        self.browser.tap("document.getElementById('menu-key')")
        self.key("share")
        self.browser.until("document.getElementById('menu').innerText.includes('too long for a link')")
        self.assertEqual(self.browser.run("document.querySelectorAll('#link').length"), 0)

    def test_a_browser_that_keeps_nothing_says_so(self):
        refuse = {"source": "Storage.prototype.setItem = () => { throw new Error('refused'); }"}
        script = self.browser.call("Page.addScriptToEvaluateOnNewDocument", refuse)["identifier"]
        try:
            self.browser.go(PAGE)
            self.open(BEGUN)
            self.assertIn("save the file", self.browser.run("document.getElementById('warning').innerText"))
        finally:
            self.browser.call("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script})

    def test_a_damaged_link_is_a_sentence(self):
        self.browser.go(PAGE + "#tgn1.q1YqSi1OLSpLVbJSqg")
        self.assertIn("damaged", self.browser.until("document.querySelector('.finding.error') && "
                                                    "document.querySelector('.finding.error').innerText"))

    def test_the_record_is_kept_and_gone_on_with(self):
        self.open(BEGUN)
        self.browser.go(PAGE)
        self.key("continue")
        self.browser.until("!document.getElementById('game').hidden")
        self.assertEqual(self.selected(), 7)

    def test_keys_step_and_links_lead_to_a_line(self):
        self.open(BEGUN)
        self.browser.run("document.activeElement.blur()")
        self.changed(lambda: self.browser.press("ArrowLeft", virtual=37))
        self.assertEqual(self.selected(), 6)
        self.changed(lambda: self.browser.run("location.hash = '#5'"))
        self.assertEqual(self.selected(), 5)
        self.browser.go(PAGE + "#6")
        self.browser.until("!document.getElementById('game').hidden")
        self.assertEqual(self.selected(), 6)

    def test_points_lead_to_tiles_and_tiles_to_lines(self):
        self.open(pathlib.Path(GUIDES, "azul/two-players.tgn").read_text())
        point = "[...document.querySelectorAll('.points .point')].find((one) => one.dataset.cells !== '')"
        self.browser.tap("document.querySelector('.score')")
        self.browser.until(point)
        self.browser.tap(point)
        halos = "document.getElementById('board').shadowRoot.querySelectorAll('.halo')"
        self.browser.until(f"{halos}.length > 0")
        cell = f"{halos}[0].closest('.cell')"
        line = int(self.browser.until(f"{cell}.dataset.line"))
        self.changed(lambda: self.browser.tap(cell))
        self.assertEqual(self.selected(), line)

    def test_marks_are_drawn_and_told(self):
        record = "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\nAnn @B:0,0 +$G\n"
        titles = ("[...document.getElementById('board').shadowRoot.querySelectorAll('.cell title')]"
                  ".map((title) => title.textContent)")
        for line, mark in (("", "earned points"), ("Ben &V:3,3 +#R\n", "what is wrong is about this")):
            with self.subTest(mark):
                self.browser.go(PAGE)
                self.open(record + line)
                self.assertTrue(any(mark in title for title in self.browser.until(titles)))
                self.assertIn(mark, self.browser.run("document.getElementById('words').textContent"))

    def test_records_of_all_kinds_open_and_fit(self):
        for name in ("azul/gray-wall", "grawlix/kitchen-table", "framework/unknown-tile", "framework/four-players",
                     "dorfromantik/finished-map", "frame-work/kitchen-table", "dorfromantik-campaign/kitchen-table"):
            with self.subTest(name):
                self.browser.go(PAGE)
                self.open(pathlib.Path(GUIDES, f"{name}.tgn").read_text())
                for width, height in (PHONE, PHONE[::-1], (1280, 800)):
                    self.browser.screen(width, height)
                    self.fits()
                self.assertEqual(self.browser.complaints(), [])

    def test_a_score_sheet_is_added_up(self):
        self.key("sheet")
        self.browser.until("document.querySelectorAll('.sheet tbody tr').length > 0")
        for key, number in (("track", "50"), ("rows", "2")):
            self.browser.tap(f"document.querySelector('.sheet [data-key={key}]')")
            self.browser.type(number)
        said = "document.querySelector('.said').innerText"
        self.browser.until(f"{said}.includes('54')")
        self.assertIn("2 complete rows, 2 points each", self.browser.run(said))
        self.fits()


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
