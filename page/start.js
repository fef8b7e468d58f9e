// The first page: a new game, a record that is opened, the one kept in this browser, a score sheet.
'use strict';

const Start = (() => {
  let game = null;
  let names = ['', ''];
  const said = new Map(); // what was chosen of a game's options, by game and field
  let options_open = false;

  const field_name = (field) => `${game.id} ${field.dataset.ruling || field.dataset.header}`;
  const note = (event) => said.set(field_name(event.target), event.target.value);

  const today = () => new Date().toISOString().slice(0, 10);

  function game_keys(app) {
    const list = app.games();
    game = game || list[0];
    return h(
      'fieldset',
      {class: 'games'},
      h('legend', {}, 'Game'),
      list.map((one) =>
        h(
          'label',
          {class: 'game'},
          h('input', {
            type: 'radio',
            name: 'game',
            value: one.id,
            checked: one.id === game.id,
            onchange: () => {
              game = one;
              show_again(app);
            },
          }),
          one.title || one.id,
        ),
      ),
    );
  }

  function fit_names() {
    while (names.length < game.fewest_players) {
      names.push('');
    }
    names = names.slice(0, Math.max(game.most_players, game.fewest_players));
  }

  function player_fields(app) {
    fit_names();
    const field = (name, at) =>
      h('input', {
        type: 'text',
        class: 'player',
        value: name,
        placeholder: `Player ${at + 1}`,
        autocomplete: 'off',
        'aria-label': `name of player ${at + 1}`,
        oninput: (event) => (names[at] = event.target.value),
      });
    const more = h(
      'button',
      {
        type: 'button',
        class: 'key',
        'data-do': 'more-players',
        disabled: names.length >= game.most_players,
        onclick: () => {
          names.push('');
          show_again(app);
        },
      },
      'one more',
    );
    const fewer = h(
      'button',
      {
        type: 'button',
        class: 'key',
        'data-do': 'fewer-players',
        disabled: names.length <= game.fewest_players,
        onclick: () => {
          names.pop();
          show_again(app);
        },
      },
      'one less',
    );
    return h(
      'fieldset',
      {},
      h('legend', {}, 'Players, clockwise'),
      h('div', {class: 'players'}, names.map(field)),
      h('div', {class: 'keys'}, more, fewer),
    );
  }

  const choosable = () => game.rulings.filter((ruling) => (ruling.options || []).length > 1);

  function ruling_field(ruling) {
    return h(
      'label',
      {class: 'ruling'},
      h('span', {}, h('strong', {}, ruling.id), ` ${ruling.text}`),
      h(
        'select',
        {name: `house-${ruling.id}`, 'data-ruling': ruling.id, 'data-default': ruling.default, onchange: note},
        ruling.options.map((option) => h('option', {value: option, selected: option === ruling.default}, option)),
      ),
    );
  }

  function deck_field() {
    return (game.decks || []).length === 0
      ? null
      : h(
          'label',
          {class: 'field'},
          'Deck ',
          h(
            'select',
            {name: 'deck', 'data-header': 'Deck', onchange: note},
            game.decks.map((deck) => h('option', {value: deck}, deck)),
          ),
        );
  }

  function header_fields() {
    return (game.header_keys || [])
      .filter((key) => key !== 'Deck')
      .map((key) =>
        h(
          'label',
          {class: 'field'},
          `${key} `,
          h('input', {type: 'text', 'data-header': key, autocomplete: 'off', onchange: note}),
        ),
      );
  }

  function written_header(form) {
    const players = names.map((name, at) => name.trim().replace(/[,\s]+/g, ' ') || `Player${at + 1}`);
    const house = [...form.querySelectorAll('[data-ruling]')]
      .filter((field) => field.value !== field.dataset.default)
      .map((field) => `${field.dataset.ruling}=${field.value}`);
    const lines = [`Game: ${game.id}`, `Players: ${players.join(', ')}`];
    house.length > 0 && lines.push(`House: ${house.join(', ')}`);
    for (const field of form.querySelectorAll('[data-header]')) {
      field.value.trim() !== '' && lines.push(`${field.dataset.header}: ${field.value.trim()}`);
    }
    lines.push(`Date: ${today()}`);
    return lines.join('\n') + '\n\n';
  }

  function new_game(app) {
    const form = h(
      'form',
      {
        class: 'new',
        onsubmit: (event) => {
          event.preventDefault();
          app.open(written_header(form), {});
        },
      },
      game_keys(app),
      player_fields(app),
      deck_field(),
      h(
        'details',
        {open: options_open, ontoggle: (event) => (options_open = event.target.open)},
        h('summary', {}, 'House rulings and options'),
        header_fields(),
        choosable().map(ruling_field),
      ),
      h('div', {class: 'keys'}, h('button', {type: 'submit', class: 'key main', 'data-do': 'begin'}, 'Begin')),
    );
    for (const field of form.querySelectorAll('[data-ruling], [data-header]')) {
      field.value = said.has(field_name(field)) ? said.get(field_name(field)) : field.value;
    }
    return h('section', {}, h('h2', {}, 'A new game'), form);
  }

  const words_of = (kept) =>
    kept.record
      .split('\n')
      .filter((line) => /^(Game|Players|Date):/.test(line))
      .map((line) => line.replace(/^\w+: */, ''))
      .join(' · ');

  function kept_part(app) {
    const kept = [Store.record(), Store.before()].filter((one) => one !== null);
    return kept.length === 0
      ? null
      : h(
          'section',
          {},
          h('h2', {}, 'Go on'),
          h(
            'div',
            {class: 'keys column'},
            kept.map((one, at) =>
              h(
                'button',
                {
                  type: 'button',
                  class: `key${at === 0 ? ' main' : ''}`,
                  'data-do': at === 0 ? 'continue' : 'before',
                  onclick: () => app.open(one.record, one.files),
                },
                words_of(one),
              ),
            ),
          ),
        );
  }

  function sheet_part(app) {
    const host = h('div', {});
    const seats = game.together ? 1 : names.length;
    return h(
      'section',
      {},
      h('h2', {}, game.sheet ? 'Only the score sheet, or the end position' : 'Only the end position'),
      h(
        'p',
        {},
        'Nobody wrote down the moves?',
        game.sheet ? ' Fill in the printed sheet of this game, or tap together' : ' Tap together',
        ' what is left on the table: the referee counts it.',
      ),
      h(
        'div',
        {class: 'keys'},
        !game.sheet
          ? null
          : h(
              'button',
              {
                type: 'button',
                class: 'key',
                'data-do': 'sheet',
                onclick: () => fill(host, Sheet.make(app, game, seats)),
              },
              'Score sheet',
            ),
        h(
          'button',
          {
            type: 'button',
            class: 'key',
            'data-do': 'position',
            onclick: () => app.lay_out(written_header(document.querySelector('form.new'))),
          },
          'Score what is left on the table',
        ),
      ),
      host,
    );
  }

  let host_of_page = null;
  const show_again = (app) => show(host_of_page, app);

  function show(host, app) {
    host_of_page = host;
    const scroll = window.scrollY;
    fill(host, app.warning(), kept_part(app), new_game(app), Opening.make(app), sheet_part(app));
    window.scrollTo(0, scroll);
  }

  return {show};
})();
