// Which part of the page is to be seen: the first page, the game, the whole text.
'use strict';

const Panes = (() => {
  const at_id = (id) => document.getElementById(id);

  function close_menu() {
    at_id('menu').hidden = true;
    at_id('menu-key').setAttribute('aria-expanded', 'false');
  }

  function show_part(name) {
    for (const part of ['start', 'game', 'text']) {
      at_id(part).hidden = part !== name;
    }
    at_id('undo').hidden = name !== 'game';
    at_id('menu-key').hidden = name !== 'game';
    close_menu();
  }

  const of = (app) => ({
    close_menu,
    show_part,

    edit_text() {
      show_part('text');
      WholeText.show(at_id('text'), app);
      window.scrollTo(0, 0);
    },

    take_text(changed) {
      if (app.try_text(changed).message) {
        return;
      }
      show_part('game');
      app.change(changed);
    },

    leave_text() {
      show_part('game');
      app.is_open() ? app.show() : app.go_home();
    },

    go_home() {
      show_part('start');
      fill(at_id('title'), 'The referee');
      Start.show(at_id('start'), app);
      history.replaceState(null, '', location.pathname + location.search);
    },
  });

  return {of};
})();
