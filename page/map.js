// Places to choose from, on a map of what lies there: squares, or hexes with a corner up.
'use strict';

const PlaceMap = (() => {
  const style = `
        :host{display:block;overflow:auto;max-height:46vh;overscroll-behavior:contain}
        .plane{position:relative;margin:0 auto}
        .plane>*{position:absolute;box-sizing:border-box}
        button{font:600 13px system-ui,sans-serif;border:2px dashed #1f6f5c;border-radius:8px;
            background:#dff1ea;color:#0d3b30;
            padding:0;cursor:pointer;touch-action:manipulation}
        .hexes button{clip-path:polygon(50% 0,100% 25%,100% 75%,50% 100%,0 75%,0 25%);
            border-radius:0;border:0;background:#bfe3d6}
        button.taken{border:0;background:none;font-size:10px;overflow:hidden}
        .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        button.taken svg{width:100%;height:100%;display:block}
        button:focus-visible{outline:3px solid #0a58ca;outline-offset:-4px;background:#fff}
        @media (prefers-color-scheme:dark){button{background:#17382f;color:#d5f5ea;border-color:#62c3a8}
            .hexes button{background:#23584a}button:focus-visible{background:#000}}`;
  const size = 46;

  const spot = (plane, [x, y]) => (plane === 'hexes' ? [(x + y / 2) * size, y * size * 0.87] : [x * size, y * size]);

  /// What already lies there: cut out of the drawing, with its coordinates.
  function laid_cells(board, group) {
    const found = [];
    for (const cell of group ? group.cells : []) {
      const drawn = cell.piece === null ? null : Board.cell_in(board, {...group, x: cell.x, y: cell.y});
      drawn !== null && found.push({at: [cell.x, cell.y], drawn});
    }
    return found;
  }

  function put(element, plane, at, corner, plane_element) {
    const [x, y] = spot(plane, at);
    element.style.left = `${x - corner[0]}px`;
    element.style.top = `${y - corner[1]}px`;
    element.style.width = `${size - 2}px`;
    element.style.height = plane === 'hexes' ? `${size * 1.13}px` : `${size - 2}px`;
    plane_element.append(element);
  }

  function box_of(drawn) {
    const box = drawn.getBBox();
    return `${box.x} ${box.y} ${box.width} ${box.height}`;
  }

  /// A free place by its name, one that is taken as it looks.
  function place_key(choice, cell) {
    const picture = choice.laid && cell ? Pieces.cut(cell.drawn, box_of(cell.drawn)) : null;
    return h(
      'button',
      {
        type: 'button',
        class: choice.laid ? 'taken' : null,
        [choice.laid === undefined ? 'data-choice' : 'data-spot']: choice.name,
        onclick: choice.press,
      },
      picture ? [picture, unseen(`${choice.laid} on ${choice.name}`)] : choice.laid || choice.name,
    );
  }

  /// choices: [{at: [x, y], name, laid, press}]; `laid` is what lies there already and can be tapped on, too
  function make(board, group, plane, choices) {
    const host = h('div', {class: 'places', role: 'group', 'aria-label': 'places'});
    const root = host.attachShadow({mode: 'open'});
    const drawing = Board.root_of(board).querySelector('svg');
    const defs = drawing === null ? null : drawing.querySelector('defs');
    const laid = laid_cells(board, group);
    const spots = [...laid.map((cell) => cell.at), ...choices.map((choice) => choice.at)].map((at) => spot(plane, at));
    const corner = [Math.min(...spots.map(([x]) => x)), Math.min(...spots.map(([, y]) => y))];
    const plane_element = h('div', {class: `plane ${plane}`});
    plane_element.style.width = `${Math.max(...spots.map(([x]) => x)) - corner[0] + size}px`;
    plane_element.style.height = `${Math.max(...spots.map(([, y]) => y)) - corner[1] + size * 1.14}px`;
    const taken = choices.filter((choice) => choice.laid);
    const lies_at = ([x, y]) => laid.find((cell) => cell.at[0] === x && cell.at[1] === y);
    laid
      .filter(({at: [x, y]}) => !taken.some(({at}) => at[0] === x && at[1] === y))
      .forEach((cell) => put(Pieces.cut(cell.drawn, box_of(cell.drawn)), plane, cell.at, corner, plane_element));
    choices.forEach((choice) => put(place_key(choice, lies_at(choice.at)), plane, choice.at, corner, plane_element));
    root.append(h('style', {}, style));
    defs !== null &&
      root.append(Pieces.svg('svg', {width: 0, height: 0, style: 'position:absolute'}, defs.cloneNode(true)));
    root.append(plane_element);
    return host;
  }

  /// One begins in the middle of what is broader than the screen.
  function center(host) {
    host.scrollTo((host.scrollWidth - host.clientWidth) / 2, (host.scrollHeight - host.clientHeight) / 2);
  }

  return {center, make};
})();
