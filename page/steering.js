// Ways through a record: keys, the buttons above the table, the address of the page.
'use strict';

const Steering = (() => {
  const at_id = (id) => document.getElementById(id);

  function toggle_menu(app) {
    const closed = at_id('menu').hidden;
    at_id('menu').hidden = !closed;
    at_id('menu-key').setAttribute('aria-expanded', String(closed));
    closed && Menu.show(at_id('menu'), app);
  }

  function press_key(event, app) {
    const typing = /^(input|textarea|select)$/i.test(event.target.tagName);
    if (typing || event.altKey || event.ctrlKey || event.metaKey || at_id('game').hidden) {
      return;
    }
    const by = {ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity}[event.key];
    const list = at_id('record').contains(event.target);
    if (by !== undefined && (list || !/Up|Down|Home|End/.test(event.key))) {
      event.preventDefault();
      app.step_by(by);
      list && document.querySelector('#lines .selected .line-text').focus({preventScroll: true});
    }
  }

  async function follow_address(app) {
    const {hash} = location;
    if (Share.is_packed(hash)) {
      try {
        const held = await Share.unpack(hash);
        app.open(held.record, held.files, true);
      } catch (error) {
        app.go_home();
        at_id('start').prepend(h('p', {class: 'finding error'}, error.message));
      }
    } else if (/^#\d+$/.test(hash) && (app.is_open() || Store.record() !== null)) {
      const kept = Store.record();
      app.is_open() || app.open(kept.record, kept.files);
      at_id('game').hidden || app.go(Number(hash.slice(1)));
    } else if (!app.is_open()) {
      app.go_home();
    }
  }

  /// What is scrolled to must not lie below the entry.
  function make_room() {
    const height = `${at_id('entry').offsetHeight}px`;
    document.documentElement.style.scrollPaddingBottom = height;
    at_id('record').style.setProperty('--entry', height);
  }

  function listen(app) {
    new ResizeObserver(make_room).observe(at_id('entry'));
    at_id('undo').addEventListener('click', app.undo);
    at_id('menu-key').addEventListener('click', () => toggle_menu(app));
    at_id('home').addEventListener('click', app.go_home);
    at_id('first').addEventListener('click', () => app.step_by(-Infinity));
    at_id('back').addEventListener('click', () => app.step_by(-1));
    at_id('forth').addEventListener('click', () => app.step_by(1));
    at_id('last').addEventListener('click', () => app.step_by(Infinity));
    document.addEventListener('keydown', (event) => press_key(event, app));
    window.addEventListener('hashchange', () => follow_address(app));
    window.addEventListener('resize', () => at_id('game').hidden || app.fit_board());
  }

  return {follow_address, listen};
})();
