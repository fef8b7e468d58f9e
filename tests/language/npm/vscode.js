// As much of VS Code as the preview asks of it, and what a test looks at of it.
"use strict";

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}
class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
}
class Selection extends Range {
  constructor(anchor, active) {
    super(anchor, active);
    this.active = active;
  }
}
class Disposable {
  static from() {
    return new Disposable();
  }
  dispose() {}
}

/** The function that VS Code has for an event, and one that makes it happen. */
function event() {
  const heard = [];
  const on = (listener) => {
    heard.push(listener);
    return new Disposable();
  };
  on.fire = (value) => heard.forEach((listener) => listener(value));
  return on;
}

/** A text in an editor, with the cursor in its first line. */
function editorOf(fileName, text) {
  const document = {
    fileName,
    languageId: "tgn",
    isUntitled: false,
    lines: text.split("\n"),
    get lineCount() {
      return this.lines.length;
    },
    lineAt(line) {
      return { text: this.lines[line] };
    },
  };
  const editor = { document, revealRange() {} };
  editor.selection = new Selection(new Position(0, 0), new Position(0, 0));
  return editor;
}

/** Keeps what the page was set to and sent; `shown` is what becomes of it next. */
function panelWith(shown) {
  const webview = {
    sent: [],
    postMessage: (message) => webview.sent.push(message),
    onDidReceiveMessage: event(),
    set html(page) {
      webview.page = page;
      shown.splice(0).forEach((resolve) => resolve(page));
    },
  };
  return { webview, onDidDispose: event(), reveal() {}, dispose() {} };
}

exports.stub = function stub(arbiter) {
  const shown = [];
  const vscode = {
    Position,
    Range,
    Selection,
    Disposable,
    ViewColumn: { Beside: -2 },
    TextEditorRevealType: { InCenterIfOutsideViewport: 2 },
    window: {
      visibleTextEditors: [],
      onDidChangeTextEditorSelection: event(),
      onDidChangeActiveTextEditor: event(),
      createWebviewPanel: () => (vscode.panel = panelWith(shown)),
    },
    workspace: { onDidChangeTextDocument: event(), getConfiguration: () => ({ get: () => arbiter }) },
  };
  return { vscode, editorOf, nextPage: () => new Promise((resolve) => shown.push(resolve)) };
};
