// The referee in a browser: loads the WebAssembly core and asks it. Whatever the page shows comes from here; no rule is
// computed in JavaScript. A classic script: it defines ArbiterCore, and exports it where there are modules (nodejs).
//
//   const core = await ArbiterCore.load(bytes)
//       bytes: the .wasm, as ArrayBuffer or Uint8Array
//   const core = await ArbiterCore.start()
//       the .wasm that is packed into this page: <script id="arbiter-wasm" type="application/octet-stream">, in it the
//       base64 of the deflated bytes (page/pack.py)
//   core.ask(method, params)
//       answers an object at once, well below 20 ms a record; throws ArbiterError, with a sentence, where a request
//       cannot be understood
//
// The core keeps no state: every request holds the whole record. `record` is a text or, as a file has it, a Uint8Array.
// `files` holds what a record names (a deck, a tile list, records of a ledger): {"NAME": "TEXT", ...}; may be left out.
// `line` is a line of the text, from 1: the record is then looked at as it stood behind that line; may be left out.
//
//   version {}
//       {version}
//   games {}
//       {games: [{id, title, fewest_players, most_players, any_count_plays, together, keywords, header_keys, decks,
//       rulings: [{id, text, options, default, printed, variant}], sheet}]}. `header_keys` are the game's own, beside
//       Players, Start, House, Result, Date and so on; `decks` those built in, for `Deck:`; a ruling with options is a
//       choice, `House: ID=OPTION`; `sheet` is null or {players, boxes: [{key, name, most, limit, empty, takes, words:
//       [{text, number, meaning}]}]}
//   judge {record, files, line}
//       the record's object of `arbiter check --report jsonl`: verdict, players, scores, winners, breakdown, completed,
//       findings [{code, severity, line, column, offset, length, message, rule, help ...}] and so on, with header, id
//       and sheet (the score sheet in words): schema/record.schema.json. `fixes`, if true: what was probably meant is
//       looked for, too, and told with a finding. That can take a second: judge first without
//   trace {record, files, line, points, positions, moves, play_on}
//       {steps: [...]}, the objects of `arbiter trace`: {type: "record" ...}, then a line each {type: "step", line,
//       text, verb, player, round, applied, event, points: [{player, points, why, cells, lines}], scores, to_move, due,
//       over, findings}, then {type: "end" ... what check has}: schema/trace.schema.json. Flags are true or false;
//       points alone is true unless it is said
//   next {record, files, line, prefix, most}
//       what can be written next: {reached, to_move, over, due, of_table, known, count, complete, moves: [{text, verb,
//       player, event: {source, color, goal ...}, in_all}]}. Where no player is to move, `due` has the verbs of what
//       comes next ("displays") and `of_table` a line that could be written, as an example, or null. `text` is the line
//       to append, `event` its parts by the names of the game's manual page, in the order written; `in_all`: legal
//       whatever unknown facts are. Listed are at most `most` (5000) of the moves that begin with `prefix`; `complete`:
//       all of them
//   position {record, files, line}
//       {set: ["set round 2 Ben", ...], fault}: the lines that set it, or why there are none
//   picture {record, files, line, targets, seat, width, bare}
//       {reached, stopped, svg, scene}. `stopped`: a line breaks the rules, and this is the position before it. Every
//       cell of the svg is a <g class="cell" data-board="0" data-shelf="1" data-group="0" data-x="3" data-y="4"
//       data-line="12">: where it stands in `scene`, and the line that put its piece there. `targets` are cells, "1,0
//       2,-1", to be drawn although nothing lies there (where moves go), on the map of all, or of the player `seat`
//       (from 0). `width` (860) is how wide it may be before boards and groups go below each other. `bare`, if true: the
//       boards alone, without title, facts, ground and margins. The svg has a <style> with short class names: put it into
//       a shadow root. `scene` is {title, facts: [{name, value}], notes, boards: [{seat (null: the table), name, to_move,
//       facts, shelves: [{name, groups: [{name, plane, axes, cells: [{x, y, hue, printed, mark, earned, name,
//       piece}]}]}]}], wrong (null or {line, rule, message}), earned: [{seat, points, why, cells}]}, and a piece null or
//       {hue, letter, label, concealed, line, parts: [{kind, hue, letter, done}]}: rules/scene/scene.hpp,
//       schema/show.schema.json
//   spots {record, files}
//       {open, text, end, parts: [{player, name, form, spots: [{spot, x, y, holds, printed}]}]}: what a position is laid
//       out of, with what lies there. `open`: nothing has been played behind it. `text` is the record as the spots are
//       counted: with its first piece at 0,0. `end` is the line that says how it ended,
//       null where one does. `form`: "squares", "hexes", "row", or "number" for one spot that holds digits. `holds` is
//       as it is written, "" for nothing; `printed` what one sees then
//   choices {record, files, part, spot, begun}
//       {choices: [{text, shown, name, group, tile, whole}]}: what may lie on a spot, none of which breaks a rule there.
//       `part` is a number, from 0. Not `whole`: `text` is how it begins, and is handed over as `begun` to go on. `tile`
//       has the edges of a hex. The text "" takes away what lies there
//   lay {record, files, part, spot, piece}
//       {text}: the record with this on the spot
//   format {record, files}
//       {text, same, difference, unread}, what `arbiter fmt` would write; only to be used where it is the `same` game
//   fix {record, files, finding, fix}
//       {text}: with this fix of this finding made, both by their numbers in what judge says, from 0
//   explain {code}
//       {code, kind, severity, law, citation, explanation, example, findings}, as `arbiter explain --json`
//   sheet {game, filled}
//       {players: [{player, boxes, rows, total, won}], outcome, faults: [{column, box, message}]}, as `arbiter sheet
//       --json`. `filled` is a list [{player, KEY: "5" ...}], a column each, or a text of JSON or CSV; what is no
//       number throws
//   records {record}
//       {records: [{line, offset, text}]}: an archive of several records taken apart
'use strict';

class ArbiterError extends Error {}

const ArbiterCore = (() => {
    // General categories as utf8proc numbers them.
    const categories = ('Cn Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co')
        .split(' ').map((name) => new RegExp(`^\\p{${name}}$`, 'u'));
    const options = {compat: 1 << 2, casefold: 1 << 10, stripmark: 1 << 13};
    const encoder = new TextEncoder();
    const decoder = new TextDecoder('utf-8', {ignoreBOM: true});

    function category(code) {
        const isCharacter = code >= 0 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000);
        return isCharacter ? categories.findIndex((one) => one.test(String.fromCodePoint(code))) : 0;
    }

    // As Unicode folds it; a dotless i stays what it is.
    function folded(character) {
        const fold = (text) => text.toUpperCase().toLowerCase();
        return character === '\u0131' ? character : fold(fold(character));
    }

    // utf8proc's way: each character is folded, then all are taken apart, marks go, and the rest is composed.
    function mapped(text, wanted) {
        if (wanted & options.casefold) {
            text = Array.from(text, folded).join('');
        }
        if (wanted & options.stripmark) {
            text = text.normalize(wanted & options.compat ? 'NFKD' : 'NFD').replace(/\p{M}/gu, '');
        }
        return text.normalize(wanted & options.compat ? 'NFKC' : 'NFC');
    }

    class Core {
        constructor(module) {
            this.module = module;
            this.instance = null;
        }

        ask(method, params = {}) {
            const {record = '', ...others} = params;
            if (Array.isArray(others.filled)) {
                others.filled = JSON.stringify(others.filled);
            }
            const text = record instanceof Uint8Array ? record : encoder.encode(record);
            return JSON.parse(this.answer(encoder.encode(JSON.stringify({method, params: others})), text));
        }

        // Whatever goes wrong, the next question finds a new core.
        answer(request, text) {
            const exports = this.running();
            try {
                this.put(request, exports.page_request);
                this.put(text, exports.page_text);
                const size = exports.page_ask();
                return decoder.decode(this.bytes(exports.page_answer(), size));
            } catch (error) {
                this.instance = null;
                if (error instanceof ArbiterError) {
                    throw error;
                }
                throw new ArbiterError(`the referee cannot go on: ${error.message}`);
            }
        }

        running() {
            if (this.instance === null) {
                this.instance = new WebAssembly.Instance(this.module, this.imports());
                this.instance.exports._initialize();
            }
            return this.instance.exports;
        }

        bytes(at, size) {
            return new Uint8Array(this.instance.exports.memory.buffer, at, size);
        }

        put(bytes, room) {
            const at = room(bytes.length);
            this.bytes(at, bytes.length).set(bytes);
        }

        imports() {
            const env = {
                page_category: category,
                page_misunderstood: (at, size) => {
                    throw new ArbiterError(decoder.decode(this.bytes(at, size)));
                },
                page_mapped: (at, size, wanted, sizeAt) => {
                    const bytes = encoder.encode(mapped(decoder.decode(this.bytes(at, size)), wanted));
                    const to = this.instance.exports.page_room(bytes.length);
                    this.bytes(to, bytes.length).set(bytes);
                    new DataView(this.instance.exports.memory.buffer).setUint32(sizeAt, bytes.length, true);
                    return to;
                },
            };
            // The C library would use these for files, clocks and the environment; there are none.
            const refused = {};
            for (const {module, name} of WebAssembly.Module.imports(this.module)) {
                if (module === 'wasi_snapshot_preview1') {
                    refused[name] = () => {
                        if (name === 'proc_exit') {
                            throw new Error('it has run out of memory');
                        }
                        return 52;  // ENOSYS
                    };
                }
            }
            return {env, wasi_snapshot_preview1: refused};
        }
    }

    async function load(bytes) {
        const core = new Core(await WebAssembly.compile(bytes));
        core.running();
        return core;
    }

    async function start() {
        const packed = atob(document.getElementById('arbiter-wasm').textContent.trim());
        const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
        const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
        return load(await new Response(inflated).arrayBuffer());
    }

    return {load, start};
})();

if (typeof module !== 'undefined') {
    module.exports = {ArbiterCore, ArbiterError};
}
