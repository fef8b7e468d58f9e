// Starts `arbiter serve --lsp` for records, and shows the table behind the line of the cursor beside them.
"use strict";

const { execFile } = require("child_process");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;
let panel;

function program() {
  return vscode.workspace.getConfiguration("arbiter").get("path") || "arbiter";
}

/** What the program prints; null where it fails. */
function ask(args) {
  return new Promise((resolve) => {
    execFile(program(), args, { maxBuffer: 64 << 20 }, (error, out) => resolve(error && !out ? null : out));
  });
}

/** A page where this arbiter makes pages, else the picture of the position behind the line. */
async function picture(file, line) {
  const help = (await ask(["show", "--help"])) || "";
  const page = help.includes("--html") && (await ask(["show", "--html", "-", file]));
  if (page) {
    return page;
  }
  const svg = await ask(["show", "--svg", "-", `${file}:${line}`]);
  return svg && `<!DOCTYPE html><html><body style="background:#fff">${svg.slice(svg.indexOf("<svg"))}</body></html>`;
}

function openPanel() {
  if (!panel) {
    const beside = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    panel = vscode.window.createWebviewPanel("arbiter.table", "Table", beside, { enableScripts: true });
    panel.onDidDispose(() => (panel = undefined));
  }
  return panel;
}

/** Shows what is saved: the program reads files. */
async function preview() {
  const editor = vscode.window.activeTextEditor;
  if (!editor || editor.document.languageId !== "tgn" || editor.document.isUntitled) {
    return;
  }
  const html = await picture(editor.document.fileName, editor.selection.active.line + 1);
  if (html) {
    openPanel().webview.html = html;
  } else {
    vscode.window.showWarningMessage("There is no table to be shown behind this line.");
  }
}

async function activate(context) {
  const run = { command: program(), args: ["serve", "--lsp"] };
  const selector = [
    { scheme: "file", language: "tgn" },
    { scheme: "untitled", language: "tgn" },
  ];
  client = new LanguageClient("arbiter", "arbiter", { run, debug: run }, { documentSelector: selector });
  context.subscriptions.push(
    vscode.commands.registerCommand("arbiter.preview", preview),
    vscode.workspace.onDidSaveTextDocument((saved) => panel && saved.languageId === "tgn" && preview()),
  );
  await client.start();
}

function deactivate() {
  return client && client.stop();
}

module.exports = { activate, deactivate };
