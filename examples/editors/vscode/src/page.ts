// The page of a record as a webview shows it: it goes along with the cursor, and the cursor with it.

/** The page goes by its address; links inside it are followed by hand, because a webview only scrolls to them. */
const along = `
(() => {
  const editor = acquireVsCodeApi();
  const numbers = [...document.querySelectorAll("ol > li")].map((item) => Number(item.id));
  window.addEventListener("message", ({ data }) => {
    const line = numbers.filter((number) => number <= data.line).pop();
    if (line !== undefined) location.hash = line;
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#'], [data-line]");
    if (!link) return;
    const line = Number(link.dataset.line || link.getAttribute("href").slice(1));
    if (!link.classList.contains("earned")) location.hash = line;
    editor.postMessage({ line });
  });
})();
`;

export function webviewPage(page: string): string {
  const end = page.lastIndexOf("</body>");
  return `${page.slice(0, end)}<script>${along}</script>\n${page.slice(end)}`;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

export function complaintPage(complaint: string): string {
  return `<!DOCTYPE html><html lang="en"><body><p>${escaped(complaint)}</p></body></html>`;
}
