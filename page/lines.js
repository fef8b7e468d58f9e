// The lines of the record, with what each earned and what is wrong with it; the one that is looked at can be changed.
'use strict';

const Lines = (() => {
  let editing = 0;
  let adding = 0;

  function reset() {
    editing = 0;
    adding = 0;
  }

  function sum(points) {
    return (points || []).reduce((total, one) => total + one.points, 0);
  }

  function badges(step) {
    const players = new Map();
    for (const one of step.points || []) {
      players.set(one.player, (players.get(one.player) || 0) + one.points);
    }
    return [...players]
      .filter(([, points]) => points !== 0)
      .map(([player, points]) =>
        h(
          'span',
          {class: `badge ${points < 0 ? 'minus' : 'plus'}`},
          `${player === null ? '' : player + ' '}${points > 0 ? '+' : '−'}${Math.abs(points)}`,
        ),
      );
  }

  function editor(number, text, label, done, app) {
    const input = h('input', {
      type: 'text',
      class: 'line',
      value: text,
      'aria-label': label,
      autocomplete: 'off',
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
    });
    const leave = () => {
      reset();
      app.show_lines();
    };
    const form = h(
      'form',
      {
        class: 'row edit',
        onsubmit: (event) => {
          event.preventDefault();
          reset();
          done(input.value.trimEnd());
        },
      },
      input,
      h('button', {type: 'submit', class: 'key main', 'data-do': 'save'}, 'Save'),
      h('button', {type: 'button', class: 'key', 'data-do': 'leave', onclick: leave}, 'Leave it'),
    );
    setTimeout(() => input.focus({preventScroll: true}));
    return form;
  }

  function tools(number, app) {
    const edit = () => {
      editing = number;
      app.show_lines();
    };
    const add = () => {
      adding = number;
      app.show_lines();
    };
    return h(
      'div',
      {class: 'keys tools'},
      h('button', {type: 'button', class: 'key', 'data-do': 'edit', onclick: edit}, 'change'),
      h('button', {type: 'button', class: 'key', 'data-do': 'insert', onclick: add}, 'add a line below'),
      h('button', {type: 'button', class: 'key', 'data-do': 'drop', onclick: () => app.drop(number)}, 'take away'),
      app.wrong_at(number)
        ? h(
            'button',
            {type: 'button', class: 'key', 'data-do': 'stands', onclick: () => app.let_stand(number)},
            'it was played: let it stand',
          )
        : null,
    );
  }

  function earned(step, app) {
    return (step.points || []).map((points) => Scores.point(points, app));
  }

  function selected_part(number, step, app) {
    if (editing === number) {
      return editor(number, app.line(number), `line ${number}`, (text) => app.change_line(number, text), app);
    }
    return [
      adding === number
        ? editor(number, '', `new line behind line ${number}`, (text) => app.insert_line(number, text), app)
        : null,
      step === null ? null : h('div', {class: 'earned'}, earned(step, app)),
      tools(number, app),
    ];
  }

  function findings_of(number, app) {
    return app.findings_at(number).map(({finding, index}) => Findings.show(app.line(number), finding, index, app));
  }

  function row(number, app) {
    const step = app.step_at(number);
    const selected = app.at() === number;
    const text = app.line(number);
    const wrong = app.wrong_at(number);
    const beyond = app.is_beyond(number);
    const link = h(
      'a',
      {
        href: `#${number}`,
        class: 'line-text',
        'aria-current': selected ? 'step' : null,
        onclick: (event) => {
          event.preventDefault();
          app.go(number);
        },
      },
      h('span', {class: 'number'}, number),
      h('span', {class: 'text'}, text === '' ? ' ' : text),
      step === null ? null : badges(step),
      wrong ? h('span', {class: 'badge wrong'}, 'wrong') : null,
    );
    return h(
      'li',
      {class: `${selected ? 'selected' : ''}${wrong ? ' wrong' : ''}${beyond ? ' beyond' : ''}`, 'data-line': number},
      link,
      findings_of(number, app),
      selected ? selected_part(number, step, app) : null,
    );
  }

  function header_part(app) {
    const lines = app.header();
    return h(
      'li',
      {class: 'header', value: 1},
      h('pre', {}, lines.join('\n')),
      lines.flatMap((line, at) =>
        app.findings_at(at + 1).map(({finding, index}) => Findings.show(line, finding, index, app)),
      ),
      h(
        'button',
        {type: 'button', class: 'key quiet-key', 'data-do': 'text', onclick: app.edit_text},
        'change the whole text',
      ),
    );
  }

  function show(host, app) {
    const rows = [];
    for (let number = app.header().length + 1; number <= app.count(); ++number) {
      app.line(number).trim() !== '' && rows.push(row(number, app));
    }
    fill(host, header_part(app), rows);
    const selected = host.querySelector('.selected');
    return selected;
  }

  return {reset, show, sum};
})();
