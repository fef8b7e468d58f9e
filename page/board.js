// The table behind a line, as the core draws it: tiles lead to the lines that laid them, points to the tiles.
'use strict';

const Board = (() => {
  // In a shadow root, for the drawing brings its own style sheet.
  const style = `
        :host{display:block;overflow-x:auto;overscroll-behavior-x:contain}
        svg{display:block;overflow:visible}
        .cell[data-line]{cursor:pointer}
        .halo{fill:none;stroke:#b8860b;stroke-width:3.5;paint-order:stroke}
        @media (prefers-color-scheme:dark){.halo{stroke:#ffc94d}}`;
  const least_scale = 0.62;

  function root_of(host) {
    return host.shadowRoot || host.attachShadow({mode: 'open'});
  }

  /// As wide as there is room, but never so small that letters cannot be read: then one scrolls.
  function fit(host, drawing, width) {
    const wide = drawing.viewBox.baseVal.width;
    const room = width || wide;
    const shown = wide <= room ? wide : Math.max(room, wide * least_scale);
    drawing.setAttribute('width', shown);
    shown > room ? host.setAttribute('tabindex', 0) : host.removeAttribute('tabindex'); // keys move it, too
    drawing.removeAttribute('height');
    drawing.style.height = 'auto';
  }

  /// `room` is how wide the host is: to ask for it now would lay out the page once more.
  function draw(host, picture, room, name, go) {
    const root = root_of(host);
    root.innerHTML = `<style>${style}</style>${picture.svg || ''}`;
    const drawing = root.querySelector('svg');
    if (drawing === null) {
      return;
    }
    drawing.setAttribute('role', 'img');
    drawing.setAttribute('aria-label', name);
    fit(host, drawing, room);
    drawing.addEventListener('click', (event) => {
      const cell = event.target.closest('.cell[data-line]');
      if (cell !== null) {
        go(Number(cell.dataset.line));
      }
    });
  }

  function cell_in(host, at) {
    return root_of(host).querySelector(
      `.cell[data-board="${at.board}"][data-shelf="${at.shelf}"]` +
        `[data-group="${at.group}"][data-x="${at.x}"][data-y="${at.y}"]`,
    );
  }

  /// Where a cell of this name stands on a board: numbers of shelf and group, and coordinates; null where it does not.
  function place_on(scene, b, name) {
    for (const [s, shelf] of scene.boards[b].shelves.entries()) {
      for (const [g, group] of shelf.groups.entries()) {
        const cell = group.cells.find((one) => one.name === name);
        if (cell) {
          return {board: b, shelf: s, group: g, x: cell.x, y: cell.y};
        }
      }
    }
    return null;
  }

  /// The cells of a point: on the board of whoever earned it, on that of all, or on that of somebody on the same side.
  function places_of(scene, players, points) {
    const own = players.indexOf(points.player) + 1;
    const boards = [own, 0, ...scene.boards.keys()].filter((b) => b < scene.boards.length);
    return points.cells.flatMap((name) => boards.map((b) => place_on(scene, b, name)).find((at) => at) || []);
  }

  function ring(cell) {
    const box = cell.getBBox();
    cell.append(
      Pieces.svg('rect', {
        class: 'halo',
        x: box.x - 1,
        y: box.y - 1,
        width: box.width + 2,
        height: box.height + 2,
        rx: 5,
      }),
    );
  }

  /// Says how many cells were found on the drawing.
  function highlight(host, places) {
    root_of(host)
      .querySelectorAll('.halo')
      .forEach((halo) => halo.remove());
    const cells = places.map((place) => cell_in(host, place)).filter((cell) => cell !== null);
    cells.forEach(ring);
    cells.length > 0 && cells[0].scrollIntoView({block: 'center', inline: 'nearest'});
    return cells.length;
  }

  /// Tiles of which the drawing does not know the line, but the points that they earned do.
  function lead_back(host, scene, players, all_points) {
    for (const points of all_points) {
      const first = {...points, cells: points.cells.slice(0, 1)};
      for (const place of places_of(scene, players, first)) {
        const cell = cell_in(host, place);
        if (cell !== null && !cell.dataset.line && cell.querySelector('title') !== null && points.lines[0]) {
          cell.dataset.line = points.lines[0];
        }
      }
    }
  }

  function marks_of(cell) {
    const marks = {last: ['new'], finding: ['what is wrong is about this']}[cell.mark] || [];
    return cell.earned ? [...marks, 'earned points'] : marks;
  }

  /// The table in words: for those who do not see it, and for the keyboard.
  function in_words(scene, go) {
    const piece_item = (cell) => {
      const what = cell.piece === null ? `nothing at ${cell.x},${cell.y}` : cell.piece.label || cell.piece.letter;
      const words = [what, ...marks_of(cell)].join(', ');
      const line = cell.piece && cell.piece.line;
      return h('li', {}, line ? h('a', {href: `#${line}`, onclick: (event) => go_to(event, line)}, words) : words);
    };
    const go_to = (event, line) => {
      event.preventDefault();
      go(line);
    };
    const group_part = (shelf, group) => {
      const laid = group.cells.filter((cell) => cell.piece !== null || cell.mark === 'finding');
      const name = [shelf.name, group.name].filter((part) => part !== '').join(' ');
      return laid.length === 0
        ? null
        : [h('h4', {}, `${name || 'on the table'} (${laid.length})`), h('ul', {}, laid.map(piece_item))];
    };
    return scene.boards.map((board) =>
      h(
        'section',
        {},
        h('h3', {}, board.name || 'for all'),
        h('p', {}, board.facts.map((fact) => `${fact.name} ${fact.value}`.trim()).join(', ')),
        board.shelves.map((shelf) => shelf.groups.map((group) => group_part(shelf, group))),
      ),
    );
  }

  return {cell_in, draw, highlight, in_words, lead_back, places_of, root_of};
})();
