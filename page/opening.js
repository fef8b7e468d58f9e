// Opens a record that one has: a file, with the files that it names, a text that is pasted, one of an archive.
'use strict';

const Opening = (() => {
  let given = {}; // files chosen beside the record

  async function read_files(chosen, app) {
    let record = null;
    for (const file of chosen) {
      if (/\.(tgn|txt)$/i.test(file.name)) {
        record = await file.text();
      } else {
        given[file.name] = await file.text();
      }
    }
    record === null
      ? fill(document.getElementById('opened'), h('p', {}, `${Object.keys(given).join(', ')}: now open the record`))
      : open_text(record, app);
  }

  /// An archive has many records: one is chosen.
  function open_text(text, app) {
    const {records} = app.ask('records', {record: text});
    const host = document.getElementById('opened');
    if (records.length === 0) {
      fill(host, h('p', {class: 'finding error'}, 'it holds no record: each begins with a line “Game: …”'));
    } else if (records.length === 1) {
      app.open(text, given);
    } else {
      const words = (one) =>
        one.text
          .split('\n')
          .filter((line) => /^(Game|Players|Date|Event):/.test(line))
          .join(' · ');
      fill(
        host,
        h('p', {}, `${records.length} records: which one?`),
        h(
          'ul',
          {class: 'records'},
          records
            .slice(0, 200)
            .map((one) =>
              h(
                'li',
                {},
                h('button', {type: 'button', class: 'key', onclick: () => app.open(one.text, given)}, words(one)),
              ),
            ),
        ),
      );
    }
  }

  function make(app) {
    const area = h('textarea', {
      rows: 5,
      id: 'pasted',
      spellcheck: 'false',
      autocapitalize: 'off',
      placeholder: 'Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\n…',
    });
    return h(
      'section',
      {},
      h('h2', {}, 'Open a record'),
      h(
        'label',
        {class: 'field'},
        'A file (and the deck or tile list that it names) ',
        h('input', {
          type: 'file',
          multiple: true,
          id: 'file',
          accept: '.tgn,.txt,.json',
          onchange: (event) => read_files(event.target.files, app),
        }),
      ),
      h('label', {class: 'field', for: 'pasted'}, 'or paste its text'),
      area,
      h(
        'div',
        {class: 'keys'},
        h(
          'button',
          {type: 'button', class: 'key', 'data-do': 'open', onclick: () => open_text(area.value, app)},
          'Open it',
        ),
      ),
      h('div', {id: 'opened', 'aria-live': 'polite'}),
    );
  }

  return {make};
})();
