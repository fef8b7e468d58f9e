"""Drives Chromium without a window over its DevTools protocol, through a pair of pipes: taps, keys, screens."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

# What has no windows to begin with takes a tenth less of a processor.
PROGRAM = shutil.which("chromium-headless-shell") or shutil.which("chromium")


class Browser:
    """A browser with one page at a time; each page begins with empty storage unless it is asked to go on."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="arbiter-page-")
        to_browser, self.write_end = os.pipe()
        self.read_end, from_browser = os.pipe()
        self.process = self.start(to_browser, from_browser)
        os.close(to_browser)
        os.close(from_browser)
        self.number = 0
        self.buffer = b""
        self.events = []
        self.session = None
        self.open_tab()

    def start(self, to_browser, from_browser):
        # The protocol's pipes are descriptors 3 and 4 of the browser.
        def hand_over():
            low, high = os.dup2(to_browser, 63), os.dup2(from_browser, 64)
            os.dup2(low, 3)
            os.dup2(high, 4)

        switches = ["headless=new", "no-sandbox", "disable-gpu", "in-process-gpu", "disable-dev-shm-usage",
                    "no-first-run", "disable-extensions", "disable-background-networking", "hide-scrollbars",
                    "mute-audio", "remote-debugging-pipe", f"user-data-dir={self.profile}"]
        nothing = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        return subprocess.Popen([PROGRAM, *(f"--{switch}" for switch in switches), "about:blank"],
                                close_fds=False, preexec_fn=hand_over, **nothing)

    def open_tab(self):
        target = self.call("Target.createTarget", {"url": "about:blank"}, None)["targetId"]
        self.session = self.call("Target.attachToTarget", {"targetId": target, "flatten": True}, None)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def call(self, method, params=None, session=""):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params or {}}
        if session is not None:
            message["sessionId"] = session or self.session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def read(self):
        while b"\0" not in self.buffer:
            more = os.read(self.read_end, 1 << 20)
            if not more:
                raise RuntimeError("the browser has ended")
            self.buffer += more
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.write_end)
        os.close(self.read_end)
        shutil.rmtree(self.profile, ignore_errors=True)

    def screen(self, width, height, touch=True):
        self.call("Emulation.setDeviceMetricsOverride",
                  {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch})
        self.call("Emulation.setTouchEmulationEnabled", {"enabled": touch})
        self.darken(False)

    def darken(self, dark):
        """As people set it for all they look at; the page that is open takes the other colors at once."""
        self.call("Emulation.setEmulatedMedia",
                  {"features": [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})

    def go(self, address):
        self.call("Page.navigate", {"url": "about:blank"})
        self.call("Page.navigate", {"url": address})
        self.until("document.readyState === 'complete' && "
                   "(document.querySelector('#start form') || !document.getElementById('game').hidden)")

    def run(self, script):
        """The value of an expression in the page; a promise is waited for."""
        answer = self.call("Runtime.evaluate", {"expression": script, "returnByValue": True, "awaitPromise": True})
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description", script))
        return answer["result"].get("value")

    def until(self, condition, tries=600):
        """Counts looks, not seconds: a slow machine looks more slowly."""
        for _ in range(tries):
            # An element says nothing of its value: what is asked for is whether there is one.
            value = self.run(f"(() => {{ const found = {condition}; return found instanceof Node ? true : found; }})()")
            if value:
                return value
            time.sleep(0.02)
        raise AssertionError(f"never came true: {condition}")

    def tap(self, element):
        """Touches the middle of the element that a script finds, after it is scrolled to."""
        spot = self.run("(() => { const element = " + element + "; if (!element) return null;"
                        "element.scrollIntoView({block: 'center', inline: 'center'});"
                        "const box = element.getBoundingClientRect();"
                        "return [box.x + box.width / 2, box.y + box.height / 2, box.width, box.height]; })()")
        if spot is None:
            raise AssertionError(f"nothing to tap: {element}")
        x, y, width, height = spot
        self.call("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.call("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return width, height

    def tap_at_once(self, element):
        """The same for what may move between the look and the touch, by what the page says of a line: without one."""
        tapped = self.run("(() => { const element = " + element + ";"
                          "element.scrollIntoView({block: 'center', inline: 'center'});"
                          "const box = element.getBoundingClientRect();"
                          "const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);"
                          "const tapped = element.contains(hit); if (tapped) hit.click(); return tapped; })()")
        if not tapped:
            raise AssertionError(f"something lies above it: {element}")

    def press(self, key, virtual=0):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent",
                      {"type": kind, "key": key, "code": key, "windowsVirtualKeyCode": virtual})

    def type(self, text):
        self.call("Input.insertText", {"text": text})

    def picture(self, path, whole=False):
        shot = self.call("Page.captureScreenshot", {"format": "png", "captureBeyondViewport": whole})
        with open(path, "wb") as file:
            file.write(base64.b64decode(shot["data"]))

    def complaints(self):
        """What scripts threw and what was asked of a network, since the last look."""
        found = []
        for event in self.events:
            params = event.get("params", {})
            if event.get("method") == "Runtime.exceptionThrown":
                details = params["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details.get("text")))
            elif event.get("method") == "Log.entryAdded" and params["entry"]["level"] == "error":
                found.append(params["entry"]["text"])
            elif event.get("method") == "Network.requestWillBeSent" and params["request"]["url"].startswith("http"):
                found.append("it asks the network: " + params["request"]["url"])
        self.events = []
        return found
