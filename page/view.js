// What is shown of a record at one line: verdict, facts, the table, where one is.
'use strict';

const View = (() => {
  const at_id = (id) => document.getElementById(id);

  function verdict_words(app) {
    const judged = app.judged();
    const names = judged.players || [];
    if (!judged.finished && judged.verdict !== 'violation' && judged.verdict !== 'unreadable') {
      return null;
    }
    const scores = (judged.scores || [])
      .map((score, seat) => `${names.length === judged.scores.length ? names[seat] + ' ' : ''}${score}`)
      .join(', ');
    const won =
      (judged.winners || []).length > 0
        ? `${judged.winners.join(' and ')} ${judged.winners.length > 1 ? 'win' : 'wins'}`
        : '';
    return h(
      'p',
      {class: `banner ${judged.verdict}`, 'data-verdict': judged.verdict},
      h('strong', {}, judged.verdict),
      scores === '' ? '' : `: ${scores}`,
      won === '' ? '' : `; ${won}`,
    );
  }

  function sheet_rows(rows) {
    return h(
      'ul',
      {class: 'sheet-rows'},
      rows.map((row) => h('li', {}, row.text, row.parts ? sheet_rows(row.parts) : null)),
    );
  }

  function show_verdict(app) {
    const rows = app.judged().finished ? app.judged().rows || [] : [];
    fill(
      at_id('verdict'),
      app.is_beyond(app.at())
        ? h('p', {class: 'finding warning'}, 'What comes behind the wrong line is shown and not judged.')
        : null,
      app.at_end() || app.stopped_at() > 0 ? verdict_words(app) : null,
      app.at_end() && rows.length > 0
        ? h('details', {}, h('summary', {}, 'The score sheet'), sheet_rows(rows))
        : null,
    );
  }

  function show_highlight(app) {
    if (app.shown() === null) {
      fill(at_id('board-note'));
      return;
    }
    const scene = app.scene();
    const places = scene === null ? [] : Board.places_of(scene, app.players(), app.shown());
    const found = Board.highlight(at_id('board'), places);
    const lines = [...new Set(app.shown().lines.filter((line) => line !== null))];
    fill(
      at_id('board-note'),
      `${app.shown().points > 0 ? '+' : ''}${app.shown().points}: ${app.shown().why}. `,
      found > 0 ? `${counted(found, 'tile')} on the table` : 'no tile is on the table now',
      lines.length > 0
        ? [
            ', laid in ',
            lines.map((line, place) => [
              place > 0 ? ', ' : '',
              h(
                'a',
                {
                  href: `#${line}`,
                  onclick: (event) => {
                    event.preventDefault();
                    app.go(line);
                  },
                },
                `line ${line}`,
              ),
            ]),
          ]
        : null,
    );
  }

  function show_board(app) {
    const picture = app.picture();
    Board.draw(at_id('board'), picture, app.room(), `the table behind line ${app.at()}`, app.go);
    if (picture.scene) {
      Board.lead_back(
        at_id('board'),
        picture.scene,
        app.players(),
        app.steps_up_to_here().flatMap((step) => step.points || []),
      );
      fill(at_id('words'), Board.in_words(picture.scene, app.go));
      fill(at_id('facts'), picture.scene.facts.map((fact) => `${fact.name} ${fact.value}`.trim()).join(' · '));
    }
    at_id('in-words').hidden = !picture.scene;
    show_highlight(app);
  }

  function show_steps(app) {
    const numbers = app.stops();
    fill(
      at_id('where'),
      app.at() >= app.last_line() ? `end (line ${app.at()})` : `line ${app.at()} of ${app.last_line()}`,
    );
    at_id('first').disabled = at_id('back').disabled = app.at() <= numbers[0];
    at_id('last').disabled = at_id('forth').disabled = app.at() >= app.last_line();
  }

  return {show_board, show_highlight, show_steps, show_verdict};
})();
