// The preview of the extension, bundled by itself, in as much of VS Code as it asks for: preview.js BUNDLE ARBITER
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");

const [bundle, arbiter] = process.argv.slice(2).map((name) => path.resolve(name));
const { vscode, editorOf, nextPage } = require("./vscode.js").stub(arbiter);
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const { Preview } = require(bundle);

const read = (name) => fs.readFileSync(name, "utf8");
const lineOf = (editor, text) => editor.document.lines.indexOf(text);
const startOf = (page) => Number(/id="pictures" data-line="(\d+)"/.exec(page)[1]);

function goTo(editor, line) {
  const place = new vscode.Position(line, 0);
  editor.selection = new vscode.Selection(place, place);
  vscode.window.onDidChangeTextEditorSelection.fire({ textEditor: editor });
}

async function main() {
  const preview = new Preview();
  const azul = read("examples/azul/two-players.tgn");
  const other = read("examples/frame-work/three-players.tgn");
  const editor = editorOf(path.resolve("examples/frame-work/evening.tgn"), `; an evening\n\n${azul}\n${other}`);
  vscode.window.visibleTextEditors.push(editor);

  editor.selection.active.line = lineOf(editor, "round 2 Ben");
  let page = nextPage();
  await preview.open(editor);
  page = await page;
  assert.equal(startOf(page), lineOf(editor, "round 2 Ben") + 1, "the page begins at the cursor");
  assert.match(page, /<title>Azul: Ann, Ben<\/title>/);
  assert.match(page, /<svg/);
  assert.match(page, /acquireVsCodeApi\(\)[^]*<\/body>/, "it goes along with the cursor");

  const webview = vscode.panel.webview;
  goTo(editor, lineOf(editor, "round 3 Ann"));
  assert.deepEqual(webview.sent, [{ line: lineOf(editor, "round 3 Ann") + 1 }], "another line is gone to");
  webview.onDidReceiveMessage.fire({ line: 9 });
  assert.equal(editor.selection.active.line, 8, "and the cursor goes where one clicks");

  // Another record of the text, which names a file beside it; then it is typed on, and nothing is saved.
  page = nextPage();
  goTo(editor, editor.document.lineCount - 2);
  assert.match(await page, /<title>FRAME-WORK: /);
  page = nextPage();
  goTo(editor, lineOf(editor, "round 2 Ben"));
  await page;
  page = nextPage();
  editor.document.lines[lineOf(editor, "Ben 4B:1")] = "Ben 4B:3";
  vscode.workspace.onDidChangeTextDocument.fire({ document: editor.document });
  assert.match(await page, /<strong>error azul\.line\.other-color<\/strong>/, "as it stands in the editor");

  page = nextPage();
  editor.document.lines = ["Game: chess & <i>"];
  goTo(editor, 0);
  vscode.workspace.onDidChangeTextDocument.fire({ document: editor.document });
  assert.match(await page, /<p>arbiter: this is a record of no game the referee knows<\/p>/);
  preview.dispose();
}

main();
