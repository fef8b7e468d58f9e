// Holds the core of the page against the program: what `arbiter check`, `trace`, `moves`, `fmt`, `show`, `explain`
// and so on say of this project's records and rules, the core has to say.
//
// usage: node agreement.js CORE.wasm ARBITER
'use strict';

const {execFileSync} = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const {ArbiterCore, ArbiterError} = require('../../page/core.js');

const folders = ['tests/conformance', 'tests/cases', 'examples', 'man/examples'];
const most_side_bytes = 1 << 20;
const [wasm, arbiter] = process.argv.slice(2);
const faults = [];
const times = [];

function files_below(folder) {
    return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
        const name = path.join(folder, entry.name);
        return entry.isDirectory() ? files_below(name) : entry.isFile() ? [name] : [];
    });
}

const side_files_of = new Map();

// What the program may read beside a file with records: regular files in its folder and below, as far as it names them.
function side_files(file, bytes) {
    const folder = path.dirname(file);
    if (!side_files_of.has(folder)) {
        side_files_of.set(folder, read_side_files(folder));
    }
    const named = Object.entries(side_files_of.get(folder)).filter(([name]) => bytes.includes(name));
    return Object.fromEntries(named);
}

function read_side_files(folder) {
    const files = {};
    for (const name of files_below(folder)) {
        const bytes = fs.readFileSync(name);
        if (bytes.length <= most_side_bytes) {
            files[path.relative(folder, name)] = bytes.toString('utf8');
        }
    }
    return files;
}

// What the program prints, whatever it thinks of the records.
function output_of(...args) {
    const run = {encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore']};
    try {
        return execFileSync(arbiter, args, run);
    } catch (error) {
        if (typeof error.stdout !== 'string') {
            throw error;
        }
        return error.stdout;
    }
}

function lines_of(...args) {
    return output_of(...args).split('\n').filter((line) => line !== '').map((line) => JSON.parse(line));
}

// The record alone, behind as many lines and bytes as stand before it in its file.
function in_its_place(bytes, at, line, records) {
    const begin = records[at].offset;
    const end = at + 1 < records.length ? records[at + 1].offset : bytes.length;
    const breaks = '\n'.repeat(line - 1);
    const front = at === 0 ? bytes.subarray(0, begin) : Buffer.from(';'.repeat(begin - breaks.length) + breaks);
    return Buffer.concat([front, bytes.subarray(begin, end)]);
}

// The first thing of `expected` that `told` does not say; what is told beyond that is no fault.
function difference(expected, told, where = '') {
    if (expected === null || typeof expected !== 'object') {
        return expected === told ? '' : `${where}: ${JSON.stringify(expected)}, but ${JSON.stringify(told)}`;
    }
    if (told === null || typeof told !== 'object' || (Array.isArray(expected) && expected.length !== told.length)) {
        return `${where}: ${JSON.stringify(expected)}, but ${JSON.stringify(told)}`;
    }
    for (const [key, value] of Object.entries(expected)) {
        const found = difference(value, told[key], `${where}.${key}`);
        if (found !== '') {
            return found;
        }
    }
    return '';
}

// Not what depends on how the record was handed over: equal ids in one input get numbers.
function without_place(object) {
    if (Array.isArray(object) || typeof object !== 'object') {
        return object;
    }
    const {file, record, ...others} = object;
    return others.id ? {...others, id: others.id.slice(0, 16)} : others;
}

function hold(what, expected, told) {
    const found = difference(without_place(expected), told);
    if (found !== '') {
        faults.push(`${what}${found}`);
    }
}

// The time that the processor spends, because a machine may have other things to do.
function judge(core, request, where) {
    const begin = process.cpuUsage();
    const told = core.ask('judge', request);
    times.push({ms: process.cpuUsage(begin).user / 1000, where});
    return told;
}

function compare_records(core, file) {
    const bytes = fs.readFileSync(file);
    const files = side_files(file, bytes);
    const judged = lines_of('check', '--report', 'jsonl=-', '--with', 'id,header', file);
    const expected = judged.filter((one) => one.record > 0);
    const records = core.ask('records', {record: bytes}).records;
    if (records.length !== expected.length) {
        faults.push(`${file}: ${expected.length} records, but ${records.length}`);
        return;
    }
    expected.forEach((one, at) => {
        const request = {record: in_its_place(bytes, at, one.line, records), files};
        hold(`${file}:${one.line}`, one, judge(core, request, `${file}:${one.line}`));
    });
}

// One record of each file, line by line.
function compare_first(core, file) {
    const bytes = fs.readFileSync(file);
    const request = {record: bytes, files: side_files(file, bytes), moves: true, positions: true};
    const expected = lines_of('trace', '--moves', '--positions', file);
    const end = expected.findIndex((one) => one.type === 'end');
    const {steps} = core.ask('trace', request);
    expected.slice(0, end + 1).forEach((one, at) => hold(`${file}, step ${at}`, one, steps[at]));
}

// What stands at the end of a file with one record: moves, canonical text, position, and a picture of it.
function compare_end(core, file) {
    const record = fs.readFileSync(file);
    if (core.ask('records', {record}).records.length !== 1) {
        return;
    }
    const request = {record, files: side_files(file, record)};
    const [moves] = lines_of('moves', '--json', file);
    const next = core.ask('next', {...request, most: 1e6});
    hold(`${file}, moves`, moves.moves || [], next.moves.map((move) => move.text));
    const canonical = core.ask('format', request);
    hold(`${file}, fmt`, output_of('fmt', file).slice(-canonical.text.length), canonical.same ? canonical.text : '');
    const {set, fault} = core.ask('position', request);
    const lines = output_of('show', '--position', file);
    hold(`${file}, position`, fault === undefined ? lines : '', set.map((line) => `${line}\n`).join(''));
    const picture = core.ask('picture', request);
    hold(`${file}, picture`, {reached: true, scene: {}}, picture);
    hold(`${file}, svg`, true, picture.svg.startsWith('<svg') && picture.svg.endsWith('</svg>\n'));
}

// Pictures are as wide as the names in them: of letters that take no column, and of those that take two.
function compare_widths(core) {
    const file = 'tests/transcripts/wide-letters/names.tgn';
    const size = (svg) => svg.match(/<svg [^>]*>/)[0];
    const picture = core.ask('picture', {record: fs.readFileSync(file)});
    hold(`${file}, size`, size(output_of('show', '--svg', '-', file)), size(picture.svg));
}

// The books, and a score sheet of each game that has one.
function compare_books(core) {
    for (const game of core.ask('games').games) {
        const [rulings] = lines_of('rulings', '--json', game.id);
        hold(`${game.id}, rulings`, rulings.rulings, game.rulings);
        const [rules] = lines_of('rules', '--json', game.id);
        for (const {code} of rules.rules) {
            hold(code, lines_of('explain', '--json', code)[0], core.ask('explain', {code}));
        }
        if (game.sheet !== null) {
            const columns = [{player: 'Ann', [game.sheet.boxes[0].key]: '5'}];
            const [sheet] = lines_of('sheet', '--json', game.id, JSON.stringify(columns[0]));
            hold(`${game.id}, sheet`, sheet, core.ask('sheet', {game: game.id, filled: columns}));
        }
    }
}

function compare_refusals(core) {
    const refused = [['judged', {}], ['judge', {fields: 1}], ['explain', {code: 'no'}], ['sheet', {game: 'chess'}]];
    for (const [method, params] of refused) {
        try {
            core.ask(method, params);
            faults.push(`${method} ${JSON.stringify(params)} is answered`);
        } catch (error) {
            error instanceof ArbiterError || faults.push(`${method}: ${error.stack}`);
        }
    }
}

async function main() {
    const core = await ArbiterCore.load(fs.readFileSync(wasm));
    const records = folders.flatMap(files_below).filter((name) => name.endsWith('.tgn'));
    compare_refusals(core);
    compare_books(core);
    compare_widths(core);
    for (const file of records) {
        compare_records(core, file);
    }
    for (const file of records.filter((name) => !name.startsWith('tests/'))) {
        compare_first(core, file);
        compare_end(core, file);
    }
    times.sort((one, other) => one.ms - other.ms);
    const ms = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))].ms.toFixed(2);
    console.log(`${times.length} records: ${ms(0.5)} ms each in the middle, ${ms(0.95)} ms for 95 of 100`);
    times.slice(-5).forEach((one) => console.log(`${one.ms.toFixed(2)} ms  ${one.where}`));
    for (const fault of faults.slice(0, 20)) {
        console.log(fault.slice(0, 500));
    }
    console.log(`${faults.length} faults`);
    process.exitCode = faults.length === 0 && times.length > 1000 ? 0 : 1;
}

main();
