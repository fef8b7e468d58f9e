// Running scores, and each point as a link to the tiles that earned it.
'use strict';

const Scores = (() => {
  let open = null; // whose points are listed

  const signed = (points) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}`;

  function point(points, app, listed_by_name) {
    return h(
      'button',
      {type: 'button', class: 'point', 'data-cells': points.cells.join(' '), onclick: () => app.highlight(points)},
      h('span', {class: `badge ${points.points < 0 ? 'minus' : 'plus'}`}, signed(points.points)),
      h('span', {}, points.player === null || listed_by_name === true ? '' : `${points.player}: `, points.why),
    );
  }

  function listed(name, app) {
    const steps = app.steps_up_to_here();
    const rows = steps.flatMap((step) =>
      (step.points || [])
        .filter((points) => points.player === name)
        .map((points) =>
          h(
            'li',
            {},
            point(points, app, true),
            h(
              'a',
              {
                href: `#${step.line}`,
                onclick: (event) => {
                  event.preventDefault();
                  app.go(step.line);
                },
              },
              `line ${step.line}`,
            ),
          ),
        ),
    );
    return rows.length === 0 ? h('p', {}, 'no points yet') : h('ul', {class: 'points'}, rows);
  }

  const score_words = (score) =>
    score === undefined || score === null ? '?' : Array.isArray(score) ? score.join('–') : String(score);

  function chip(name, shown, score, app) {
    const to_move = app.to_move() === name && name !== null;
    return h(
      'button',
      {
        type: 'button',
        class: `score${to_move ? ' to-move' : ''}`,
        'aria-expanded': String(open === shown),
        onclick: () => {
          open = open === shown ? null : shown;
          app.show_scores();
        },
      },
      h('span', {class: 'name'}, to_move ? h('span', {'aria-hidden': 'true'}, '▸ ') : null, shown),
      h('span', {class: 'number'}, score_words(score)),
      h('span', {class: 'unseen'}, `${to_move ? ', to move' : ''}; list the points`),
    );
  }

  function show(host, app) {
    const {players, scores, together} = app.standing();
    const names = together ? [null] : players;
    const shown = (name) => (name === null ? (players.length > 1 ? 'together' : players[0] || 'score') : name);
    fill(
      host,
      h(
        'div',
        {class: 'chips'},
        names.map((name, seat) => chip(name, shown(name), scores ? scores[seat] : null, app)),
      ),
      names.filter((name) => shown(name) === open).map((name) => listed(name, app)),
    );
  }

  return {point, show};
})();
