// The whole record as text, judged while one types or pastes.
'use strict';

const WholeText = (() => {
  function told(app, text) {
    const {judged, message} = app.try_text(text);
    if (message) {
      return [h('p', {class: 'finding error'}, message)];
    }
    const errors = judged.findings.filter((finding) => finding.code !== 'record.unfinished');
    const verdict = h('p', {}, h('strong', {}, judged.verdict), judged.scores ? `: ${judged.scores.join(', ')}` : '');
    return [
      verdict,
      errors
        .slice(0, 8)
        .map((finding) =>
          h(
            'div',
            {},
            h('p', {class: 'quiet'}, `line ${finding.line}`),
            Findings.show(RecordText.line(text, finding.line), finding, -1, app),
          ),
        ),
    ];
  }

  function show(host, app) {
    const said = h('div', {class: 'said', id: 'whole-told', 'aria-live': 'polite'});
    const area = h('textarea', {
      id: 'whole',
      rows: 18,
      spellcheck: 'false',
      autocapitalize: 'off',
      autocomplete: 'off',
      'aria-describedby': 'whole-told',
    });
    area.value = app.text();
    let waiting = 0;
    area.addEventListener('input', () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => fill(said, told(app, area.value)), 250);
    });
    fill(
      host,
      h('h2', {}, 'The whole text'),
      h('label', {for: 'whole'}, 'Header, a blank line, then a line an event; set lines put down a position'),
      area,
      h(
        'div',
        {class: 'keys'},
        h(
          'button',
          {type: 'button', class: 'key main', 'data-do': 'done', onclick: () => app.take_text(area.value)},
          'Done',
        ),
        h('button', {type: 'button', class: 'key', 'data-do': 'leave', onclick: app.leave_text}, 'Leave it as it was'),
      ),
      said,
    );
    fill(said, told(app, area.value));
  }

  return {show};
})();
