// Style and script of the page.
// clang-format off
#include "cli/picture/html_style.hpp"

namespace arbiter::cli {

const std::string_view html_style = R"css(
:root{color-scheme:light dark;--ground:#fbfaf6;--ink:#23262b;--faint:#66686d;--rule:#d5d1c5;--link:#1a5a9e;--here:#fff3c4;
--wrong:#b00020;--wash:#fdecec;--good:#2c6b33;--earned:#c2185b}
@media (prefers-color-scheme:dark){:root{--ground:#1a1c1f;--ink:#eceae4;--faint:#a3a29c;--rule:#45484e;--link:#8ab8ee;
--here:#3d3718;--wrong:#ff8a80;--wash:#3a2224;--good:#8fd096;--earned:#ff74b1}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:84rem;padding:0 1rem 2rem;background:var(--ground);color:var(--ink);
font:1rem/1.45 system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
h1{font-size:1.4rem;margin:1rem 0 .2rem}
a{color:var(--link)}
.verdict{margin:0 0 .4rem;font-weight:600}
.verdict.valid{color:var(--good)}.verdict.violation,.verdict.unreadable{color:var(--wrong)}
dl{display:flex;flex-wrap:wrap;gap:.1rem 1.2rem;margin:.2rem 0 .6rem;color:var(--faint);font-size:.9rem}
dl div{display:flex;gap:.4rem}dt::after{content:":"}dd{margin:0;color:var(--ink);overflow-wrap:anywhere}
main{display:grid;grid-template-columns:minmax(0,3fr) minmax(18rem,2fr);gap:1.5rem;align-items:start}
.table{position:sticky;top:0;max-height:100vh;overflow:auto;background:var(--ground);padding:.4rem 0}
#board svg{display:block;width:100%;max-width:900px;height:auto}
#board [data-line]{cursor:pointer}#board [data-line]:focus-visible{outline:3px solid var(--link)}
#board .lit>*{stroke:var(--earned);stroke-width:2.5}#board .lit text{stroke:none}
#board .lit{filter:drop-shadow(0 0 3px var(--earned)) drop-shadow(0 0 1px var(--earned))}
#board.beyond{outline:2px dashed var(--wrong);outline-offset:2px}
#told{min-height:1.5em;margin:.3rem 0}
.buttons{display:flex;gap:.4rem;margin:.2rem 0}
button{font:inherit;min-width:2.8rem;min-height:2.6rem;padding:.2rem .8rem;color:inherit;background:transparent;
border:1px solid var(--rule);border-radius:.4rem;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid var(--link);outline-offset:1px}
ol{margin:0;padding:0 0 0 3.2em}
ol>li{padding:.15rem .4rem;border-bottom:1px solid var(--rule);scroll-margin:1rem}
ol>li::marker{color:var(--faint);font-size:.8rem;font-variant-numeric:tabular-nums}
.line{color:inherit;text-decoration:none;font-family:ui-monospace,"DejaVu Sans Mono",monospace;font-size:.92rem;
overflow-wrap:anywhere;white-space:pre-wrap}
.line:hover{text-decoration:underline}
.said .line{color:var(--faint)}
.scores{float:right;margin-left:.6rem;color:var(--faint);font-size:.85rem;font-variant-numeric:tabular-nums}
ol>li::after{content:"";display:block;clear:both}
li[aria-current]{background:var(--here)}
.points{margin:.1rem 0 .2rem;padding:0 0 0 1rem;list-style:none;font-size:.9rem}
.finding{margin:.2rem 0;padding:.3rem .6rem;border-left:4px solid var(--faint);overflow-wrap:anywhere}
.finding.error{border-color:var(--wrong);background:var(--wash)}
.finding.error strong{color:var(--wrong)}
.finding small{color:var(--faint)}
.fix code{padding:0 .3rem;border:1px solid var(--good);border-radius:.2rem}
.refused .line{color:var(--wrong);font-weight:600}
.beyond .line{color:var(--wrong)}
.notice{margin:.3rem 0;padding:.3rem .6rem;border:1px dashed var(--wrong);border-radius:.3rem}
footer{margin-top:1.5rem;color:var(--faint);font-size:.85rem}
@media (max-width:56rem){main{display:block}.table{max-height:62vh;border-bottom:1px solid var(--rule);z-index:1}
ol>li{scroll-margin-top:64vh}}
@media print{.table{position:static;max-height:none}.buttons,#told{display:none}main{display:block}
body{max-width:none;background:#fff;color:#000}ol>li{break-inside:avoid}}
)css";

const std::string_view html_script = R"page(//<![CDATA[
"use strict";
(() => {
  const data = document.getElementById("pictures");
  const kept = JSON.parse(data.textContent);
  const board = document.getElementById("board");
  const told = document.getElementById("told");
  const items = [...document.querySelectorAll("ol > li")];
  const steps = items.filter((item) => item.dataset.step);
  const pictures = [];
  let parts = [];
  for (const changes of kept.steps) {
    parts = parts.slice();
    for (const [at, erased, more] of changes) parts.splice(at, erased, ...more);
    pictures.push(parts);
  }
  let now = -1;

  // 0 is the table before all lines.
  const show = (step, places) => {
    now = Math.max(0, Math.min(step, steps.length));
    board.innerHTML = pictures[Math.min(now, pictures.length - 1)].map((part) => kept.parts[part]).join("");
    const svg = board.querySelector("svg");
    if (svg) { svg.setAttribute("role", "group"); svg.setAttribute("aria-label", "the table"); }
    const item = steps[now - 1];
    for (const other of items) other.removeAttribute("aria-current");
    if (item) item.setAttribute("aria-current", "step");
    const beyond = !!item && (item.classList.contains("beyond") || item.classList.contains("refused"));
    board.classList.toggle("beyond", beyond);
    const scores = item ? item.querySelector(".scores").textContent : "";
    told.textContent = item
      ? "line " + item.id + ": " + item.querySelector(".line").textContent.trim() + (scores ? " (" + scores + ")" : "") +
        (beyond ? ", not judged" : "")
      : "before the first line";
    const lit = new Set(places || []);
    for (const piece of board.querySelectorAll(".cell")) {
      const { board: on, shelf, group, x, y, line } = piece.dataset;
      piece.classList.toggle("lit", lit.has([on, shelf, group, x, y].join(".")));
      if (line) { piece.setAttribute("tabindex", "0"); piece.setAttribute("role", "link"); }
    }
  };
  // A line that changes nothing shows the table as the lines before it left it.
  const step_of = (item) => {
    let last = 0;
    for (const other of items) {
      if (other.dataset.step) last = Number(other.dataset.step);
      if (other === item) return last;
    }
    return last;
  };
  const go = (step) => {
    show(step);
    const item = steps[now - 1];
    history.replaceState(null, "", item ? "#" + item.id : "#");
    if (item) item.scrollIntoView({ block: "nearest" });
  };
  const follow = () => {
    const item = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!items.includes(item)) return false;
    show(step_of(item));
    item.scrollIntoView({ block: "nearest" });
    return true;
  };
  const ways = { first: () => go(0), back: () => go(now - 1), on: () => go(now + 1), last: () => go(steps.length) };
  for (const button of document.querySelectorAll("[data-go]"))
    button.addEventListener("click", ways[button.dataset.go]);
  document.addEventListener("click", (event) => {
    const laid = event.target.closest("#board [data-line]");
    if (laid) { location.hash = laid.dataset.line; return; }
    const earned = event.target.closest(".earned");
    if (!earned) return;
    event.preventDefault();
    const item = earned.closest("ol > li");
    history.replaceState(null, "", "#" + item.id);
    show(step_of(item), earned.dataset.earned.split(" "));
  });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const laid = event.key === "Enter" ? event.target.closest("#board [data-line]") : null;
    if (laid) location.hash = laid.dataset.line;
    const way = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
    if (!way) return;
    event.preventDefault();
    ways[way]();
  });
  window.addEventListener("hashchange", follow);
  const wanted = document.getElementById(data.dataset.line);
  if (!follow()) show(wanted ? step_of(wanted) : steps.length);
})();
//]]>)page";

}  // namespace arbiter::cli
