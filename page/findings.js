// What the referee says of a line: the sentence, where in the line, the rule, what would be right, and fixes at a tap.
'use strict';

const Findings = (() => {
  const is_error = (finding) => finding.severity === 'error';

  /// Columns count bytes of UTF-8 in the core, and letters on the page.
  function letters_before(line, column) {
    const bytes = new TextEncoder().encode(line).slice(0, column - 1);
    return new TextDecoder().decode(bytes).length;
  }

  function caret(line, finding) {
    const from = letters_before(line, finding.column);
    const to = letters_before(line, finding.column + Math.max(finding.length, 1));
    const marked = line.slice(from, Math.max(to, from + 1));
    return h('pre', {class: 'caret'}, line.slice(0, from), h('mark', {}, marked === '' ? ' ' : marked), line.slice(to));
  }

  function note(found, app) {
    return h(
      'p',
      {class: 'note'},
      h(
        'a',
        {
          href: `#${found.line}`,
          onclick: (event) => {
            event.preventDefault();
            app.go(found.line);
          },
        },
        `line ${found.line}`,
      ),
      `: ${found.message}`,
    );
  }

  function fix_words(fix) {
    switch (fix.change) {
      case 'replace':
        return `write ${fix.text}`;
      case 'insert':
        return `add ${fix.text}`;
      case 'delete':
        return `take line ${fix.line} away`;
      default:
        return 'swap it with the next line';
    }
  }

  function fix_keys(finding, number, app) {
    const fixes = finding.fixes || [];
    return fixes.length === 0
      ? null
      : h(
          'div',
          {class: 'keys'},
          fixes.map((fix, at) =>
            h(
              'button',
              {type: 'button', class: 'key', 'data-fix': at, onclick: () => app.fix(number, at)},
              fix_words(fix),
            ),
          ),
        );
  }

  function explain_key(finding, app) {
    const told = h('div', {class: 'told'});
    const tell = () => {
      const book = app.ask('explain', {code: finding.code});
      fill(
        told,
        h('p', {}, book.law || ''),
        h('p', {}, book.explanation || ''),
        h('p', {class: 'quiet'}, finding.code),
      );
    };
    return h('details', {ontoggle: (event) => event.target.open && tell()}, h('summary', {}, 'the rule'), told);
  }

  /// number: its place among the findings of the whole record, for fixes; -1 where it has none.
  function show(line, finding, number, app) {
    return h(
      'div',
      {class: `finding ${finding.severity}`},
      h(
        'p',
        {class: 'message'},
        h('strong', {}, is_error(finding) ? 'wrong: ' : `${finding.severity}: `),
        finding.message,
      ),
      line === null ? null : caret(line, finding),
      (finding.notes || []).map((found) => note(found, app)),
      finding.help ? h('p', {class: 'help'}, finding.help) : null,
      number < 0 ? null : fix_keys(finding, number, app),
      h('p', {class: 'quiet'}, finding.rule),
      explain_key(finding, app),
    );
  }

  return {is_error, show};
})();
