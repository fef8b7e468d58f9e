// The printed score sheet of a game that nobody wrote down: boxes to fill in, added up by the core.
'use strict';

const Sheet = (() => {
  function box_input(box, at, player) {
    const name = `sheet-${at}-${box.key}`;
    const words = (box.words || []).length > 0 || box.takes !== 'number';
    return h('input', {
      id: name,
      name,
      'data-key': box.key,
      type: 'text',
      inputmode: words ? 'text' : 'numeric',
      size: 5,
      autocomplete: 'off',
      'aria-label': `${box.name}, ${player || `player ${at + 1}`}`,
    });
  }

  /// A column with nothing in it is nobody's.
  function columns_in(table, players) {
    return players
      .map((input, at) => {
        const column = {player: input.value.trim() || `Player ${at + 1}`};
        for (const box of table.querySelectorAll(`[data-column="${at}"] input`)) {
          box.value.trim() === '' || (column[box.dataset.key] = box.value.trim());
        }
        return column;
      })
      .filter((column) => Object.keys(column).length > 1);
  }

  function fault_place(answer, fault, names_of) {
    const column = answer.players[fault.column];
    return `${column ? column.player + ', ' : ''}${names_of.get(fault.box) || fault.box}`;
  }

  function told(answer, names_of) {
    return [
      h(
        'ul',
        {},
        answer.players.map((player) =>
          h(
            'li',
            {},
            h('strong', {}, player.player),
            ` ${player.total === null ? '…' : player.total}`,
            player.won ? ' wins' : '',
            player.rows.length === 0
              ? null
              : h(
                  'ul',
                  {},
                  player.rows.map((row) =>
                    row.key === 'total' ? null : h('li', {}, `${row.points}: ${row.why || row.key}`),
                  ),
                ),
          ),
        ),
      ),
      answer.outcome ? h('p', {}, answer.outcome) : null,
      answer.faults.map((fault) =>
        h('p', {class: 'finding warning'}, `${fault_place(answer, fault, names_of)}: ${fault.message}`),
      ),
    ];
  }

  function make(app, game, count) {
    const boxes = game.sheet.boxes;
    const names_of = new Map(boxes.map((box) => [box.key, box.name]));
    const names = Array.from({length: count}, (_, at) =>
      h('input', {
        type: 'text',
        class: 'name',
        'aria-label': `name of player ${at + 1}`,
        placeholder: `Player ${at + 1}`,
        size: 8,
        autocomplete: 'off',
      }),
    );
    const said = h('div', {class: 'said', 'aria-live': 'polite'});
    const table = h(
      'table',
      {class: 'sheet'},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', {scope: 'col'}, 'box'),
          names.map((name) => h('td', {}, name)),
        ),
      ),
      h(
        'tbody',
        {},
        boxes.map((box) =>
          h(
            'tr',
            {},
            h('th', {scope: 'row'}, box.name),
            names.map((_, at) => h('td', {'data-column': at}, box_input(box, at))),
          ),
        ),
      ),
    );
    const look = () => {
      try {
        fill(said, told(app.ask('sheet', {game: game.id, filled: columns_in(table, names)}), names_of));
      } catch (error) {
        fill(said, h('p', {class: 'finding error'}, error.message));
      }
    };
    table.addEventListener('input', look);
    return h('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'score sheet'}, table, said);
  }

  return {make};
})();
