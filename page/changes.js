// What one does to a record: each of these makes another text of it.
'use strict';

const Changes = (() => {
  const of = (app) => ({
    write(line) {
      app.change(RecordText.append(app.text(), line));
      const {to_move} = app.next();
      const {scores} = app.step_before_here() || {};
      app.say(`${line} is written. ${to_move ? to_move + ' to move.' : ''} ${scores || ''}`);
      app.hold_entry();
    },

    drop(number) {
      app.change(RecordText.drop(app.text(), number), number >= app.last_line() ? undefined : number);
    },

    let_stand(number) {
      app.change(RecordText.replace(app.text(), number, RecordText.mark_stands(app.line(number))));
    },

    change_line(number, line) {
      app.change(RecordText.replace(app.text(), number, line), number);
    },

    insert_line(number, line) {
      app.change(RecordText.insert_behind(app.text(), number, line), number + 1);
    },

    fix(finding, fix) {
      app.change(app.ask('fix', {record: app.text(), files: app.files(), finding, fix}).text);
    },

    lay(part, spot, piece) {
      app.change(app.ask('lay', {record: app.text(), files: app.files(), part, spot, piece}).text);
      app.say(piece === '' ? 'taken away' : `${piece} lies there`);
      app.hold_entry();
    },

    finish(line) {
      app.stop_laying();
      app.change(RecordText.append(app.text(), line));
      app.say(`${line} is written`);
      app.hold_entry();
    },
  });

  return {of};
})();
