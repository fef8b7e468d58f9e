// A pane beside the text with the table behind the line of the cursor, as `arbiter show --html` draws it.
import * as path from "node:path";
import * as vscode from "vscode";

import { complaintPage, webviewPage } from "./page";
import { ask } from "./program";
import { type Extent, recordAround, textOf } from "./record";

/** Who types on is not drawn for with each key. */
const pause = 250;

export class Preview implements vscode.Disposable {
  private panel: vscode.WebviewPanel | undefined;
  private document: vscode.TextDocument | undefined;
  private record: Extent = { first: 0, end: 0 };
  private timer: NodeJS.Timeout | undefined;
  private drawing = new AbortController();
  private readonly watching: vscode.Disposable[];

  constructor() {
    this.watching = [
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => this.follow(textEditor)),
      vscode.window.onDidChangeActiveTextEditor((editor) => editor && this.follow(editor)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => document === this.document && this.redraw()),
    ];
  }

  open(editor: vscode.TextEditor): Promise<void> {
    if (this.panel) {
      this.panel.reveal(undefined, true);
    } else {
      const beside = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
      this.panel = vscode.window.createWebviewPanel("arbiter.table", "Table", beside, { enableScripts: true });
      this.panel.onDidDispose(() => this.close());
      this.panel.webview.onDidReceiveMessage(({ line }: { line: number }) => this.reveal(line));
    }
    return this.draw(editor);
  }

  dispose(): void {
    this.panel?.dispose();
    vscode.Disposable.from(...this.watching).dispose();
  }

  private close(): void {
    clearTimeout(this.timer);
    this.drawing.abort();
    this.panel = undefined;
    this.document = undefined;
  }

  /** Another line of the record that is shown is gone to; another record is drawn. */
  private follow(editor: vscode.TextEditor): void {
    if (!this.panel || editor.document.languageId !== "tgn") {
      return;
    }
    const line = editor.selection.active.line;
    if (editor.document === this.document && this.record.first <= line && line < this.record.end) {
      void this.panel.webview.postMessage({ line: line + 1 });
    } else {
      void this.draw(editor);
    }
  }

  private redraw(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const editor = vscode.window.visibleTextEditors.find(({ document }) => document === this.document);
      if (this.panel && editor) {
        void this.draw(editor);
      }
    }, pause);
  }

  /** The text as it stands in the editor, saved or not; the files that it names are looked for beside it. */
  private async draw(editor: vscode.TextEditor): Promise<void> {
    this.drawing.abort();
    const { signal } = (this.drawing = new AbortController());
    const { document } = editor;
    const line = editor.selection.active.line;
    this.document = document;
    this.record = recordAround(document, line);
    const beside = document.isUntitled ? ["--no-files"] : ["--data", path.dirname(document.fileName)];
    const order = ["show", "--html", "-", ...beside, "--", `-:${line + 1}`];
    const html = await ask(order, textOf(document, this.record), signal)
      .then(webviewPage)
      .catch((error: Error) => complaintPage(error.message));
    if (this.panel && !signal.aborted) {
      this.panel.webview.html = html;
    }
  }

  /** What was clicked in the page is gone to in the text. */
  private reveal(line: number): void {
    const editor = vscode.window.visibleTextEditors.find(({ document }) => document === this.document);
    if (editor && Number.isInteger(line)) {
      const place = new vscode.Position(Math.max(0, line - 1), 0);
      editor.selection = new vscode.Selection(place, place);
      editor.revealRange(new vscode.Range(place, place), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    }
  }
}
