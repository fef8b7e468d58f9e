// The rules of all records, with citations, explanations and examples.
#include "rules/record/rulebook.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace arbiter::record {
namespace {

constexpr std::string_view notation = "tgn(5)";

constexpr std::array rules{
    // Syntax: what the text alone shows.
    Rule{"syntax.line", Kind::syntax, notation, "every line is written in the notation of its game",
         "The line cannot be read as any event of this game. The finding points at the first character that no reading "
         "allows and says what could stand there. The "
         "other lines of the record are still checked; what happened from here on is not judged.",
         "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\nAnn 3Q:2\n"},
    Rule{"syntax.unknown-name", Kind::syntax, notation,
         "a word at the start of a line is a keyword or a player, and a name anywhere in it is a player's",
         "A line begins with a word that is neither a keyword of the game nor one of the players listed, or names "
         "somebody who does not play, wherever in the line. Names are compared byte for "
         "byte. Players whose name has blanks or is a keyword are written P1 to P6.",
         "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\nAnna 3R:2\n"},
    Rule{"syntax.other-game", Kind::syntax, notation, "every game has its own keywords",
         "The line begins with a keyword of the notation that this game does not have, such as round in a game without "
         "rounds.",
         "Game: azul\nPlayers: Ann, Ben\n\noffer Y/- B/-\n"},
    Rule{"syntax.header-in-body", Kind::syntax, notation, "header lines stand before the first blank line",
         "A line that looks like a header line (Key: value) stands in the body. Move it up, above the blank line.",
         "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\nDate: 2026-11-20\n"},
    Rule{"syntax.header-line", Kind::syntax, notation, "a header line is Key: value, and a blank line ends the header",
         "Something that is neither a header line nor a comment stands in the header. A comment begins with a "
         "semicolon, and a blank line stands between header and body.",
         "Game: azul\nthe two of us\nPlayers: Ann, Ben\n\nround 1 Ann\n"},
    Rule{"syntax.second-record", Kind::syntax, notation, "a record begins with Game: in the first column of a line",
         "Another record seems to begin inside of this one: its Game line stands behind something else, such as the "
         "last event of a file without a line end, or a byte order mark, or is not written as it should be. An archive "
         "is cut at lines that begin with Game:, so all that follows belongs to this record. What stands before that "
         "place is judged as if nothing followed, and has the verdict. Put Game: into the first column of a line of "
         "its own.",
         "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\nAnn 3R:2Game: azul\n"
         "Players: Ann, Ben\n\n"},
    Rule{"syntax.encoding", Kind::syntax, notation, "a record is UTF-8",
         "Bytes that are not well-formed UTF-8, even in a comment. The file was probably saved in an old encoding or "
         "is not text at all. A file in UTF-16 or UTF-32 is not read any further.",
         "Game: azul\nPlayers: Ann, Ben\n\n; caf\xE9\n"},
    Rule{"syntax.compressed", Kind::syntax, notation, "a file of records is plain text",
         "The file begins like one that zip or tar has written, or like one that was compressed twice by gzip, zstd, "
         "lz4, xz or bzip2: the program unpacks these once. Nothing of it is read. Decompress it, or hand the records "
         "over on standard input.",
         ""},
    Rule{"syntax.nul", Kind::syntax, notation, "a record holds no NUL bytes",
         "A NUL byte. The file is damaged or is not text at all.",
         std::string_view("Game: azul\nPlayers: Ann, Ben\n\n; \0\n", 34)},
    Rule{"syntax.before-first-record", Kind::syntax, notation, "a file begins with a record",
         "Before the first line that begins with Game: only blank lines and comments may stand.", "Ann 3R:2\n"},
    Rule{"syntax.no-record", Kind::syntax, notation, "a file holds records, each beginning with Game:",
         "The file holds no line that begins with Game: in its first column, so there is nothing to judge.", ""},
    Rule{"syntax.too-long", Kind::syntax, notation, "a record has at most 16 MiB",
         "The record is longer than any game: 16 MiB without a line that begins with Game:. It is passed over; the "
         "next record is judged as usual.",
         ""},
    Rule{"syntax.unknown-game", Kind::syntax, notation, "Game: names one of the games the referee knows",
         "The value of Game: is no game the referee knows, so nothing of the record can be judged.",
         "Game: chess\nPlayers: Ann, Ben\n\n"},
    Rule{"syntax.tolerated", Kind::warning, notation, "what can mean only one thing is read",
         "The line is not in the notation, but with habits of its writer undone (letters large or small, colons, "
         "blanks, words for letters, arrows, remarks, names, other forms of characters) exactly one event comes out, "
         "and that is what was meant. Each habit of a record is told once, with a line as it should be. "
         "arbiter fmt writes all of them so, and --strict makes this an error.",
         "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\nAnn: 3R:2\n"},

    // The header.

    Rule{"record.header.unknown-key", Kind::warning, notation,
         "header keys are those of tgn(5), those of the game, and X- keys",
         "The key is not known. It is kept, and means nothing to the referee. Private keys begin with X-.",
         "Game: azul\nPlayers: Ann, Ben\nEvnt: club night\n\n"},
    Rule{"record.header.twice", Kind::warning, notation, "a header key stands once",
         "The key stands twice with the same meaning; the first one counts.",
         "Game: azul\nPlayers: Ann, Ben\nEvent: one\nEvent: two\n\n"},
    Rule{"record.header.contradiction", Kind::claim, notation, "a header key and a choice in House stand once",
         "The key, or a ruling chosen in House, stands twice with different values, and the game depends on it; the "
         "first one counts.",
         "Game: azul\nPlayers: Ann, Ben\nStart: Ann\nStart: Ben\n\n"},
    Rule{"record.header.bad-value", Kind::claim, notation, "a header value is one of those its key allows",
         "The value cannot be what the key wants. The default is taken and replay goes on.",
         "Game: azul\nNotation: 7\nPlayers: Ann, Ben\n\n"},
    Rule{"record.header.date", Kind::warning, notation, "Date is written 2026-11-20, unknown digits as ?",
         "The date is kept as it is, but programs cannot sort by it.",
         "Game: azul\nPlayers: Ann, Ben\nDate: 2026-13-45\n\n"},
    Rule{"record.header.result", Kind::warning, notation,
         "Result is NAME points for every player, the names of the winners, or one number",
         "The announced result cannot be read, so it is not compared with the one that the rules give.",
         "Game: azul\nPlayers: Ann, Ben\nResult: abandoned\n\n"},
    Rule{"record.players.missing", Kind::claim, notation, "Players lists the players in clockwise order",
         "Without players nothing can be replayed.", "Game: azul\n\nround 1\n"},
    Rule{"record.players.count", Kind::claim, notation, "each game has its number of players",
         "The game cannot be played by so many. Nothing is replayed.", "Game: azul\nPlayers: Ann\n\n"},
    Rule{
        "record.players.same-name", Kind::claim, notation, "no two players have the same name",
        "Two players have the same name, byte for byte; lines that name them mean the first. P1 to P6 tell them apart.",
        "Game: azul\nPlayers: Ann, Ann\n\n"},
    Rule{"record.players.bad-name", Kind::claim, notation, "a name is not empty and is none of P1 to P6",
         "The name cannot be a name: it is empty, or it is how lines count the players.",
         "Game: azul\nPlayers: Ann, P1\n\n"},
    Rule{"record.players.doubtful", Kind::warning, notation, "what stands between two commas is one player's name",
         "The name has something in it that stands between two names, or before a remark: and, vs, /, +, a semicolon, "
         "quotes. Nothing else in the record says how it is meant, and it is taken for the name of one player.",
         "Game: dorfromantik\nPlayers: Ann and Ben\n\n"},
    Rule{"record.start.nobody", Kind::claim, notation, "Start names a player",
         "Start names somebody who is not listed; the first player listed is taken to start.",
         "Game: azul\nPlayers: Ann, Ben\nStart: Zoe\n\n"},
    Rule{"record.house.unknown", Kind::claim, notation, "House chooses rulings of the game",
         "There is no ruling with this id to choose. arbiter rulings GAME lists them. The defaults are taken.",
         "Game: azul\nPlayers: Ann, Ben\nHouse: wal=gray\n\n"},
    Rule{"record.house.bad-option", Kind::claim, notation, "House chooses one of a ruling's options",
         "The ruling has no such option; its default is taken.", "Game: azul\nPlayers: Ann, Ben\nHouse: wall=pink\n\n"},

    Rule{"record.allow.unused", Kind::warning, notation, "Allow names codes of findings that the record has",
         "The Allow line names a code that no finding of this record has, or that no rule has. Take it out: it would "
         "hide the next mistake of that kind.",
         "Game: azul\nPlayers: Ann, Ben\nAllow: claim.scores\n\n"},

    // Replay.
    Rule{"record.after-end", Kind::play, notation, "when the rules have ended the game, only scores and end may follow",
         "The rules had already ended the game when this happened.",
         "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @R #V @O @Y $R @G $O @B\nAnn @R:0,0 +%R\nBen #V:1,0 +@V\nAnn "
         "@O:1,1 +%O\nBen @V:0,1 +#R\n"},
    Rule{"record.after-end-line", Kind::play, notation, "after an end line nothing may follow",
         "The record says that the game has ended, and then goes on.",
         "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\nend abandoned\nAnn @B:0,0 +$G\n"},
    Rule{"record.end.together", Kind::warning, notation,
         "players who win and lose together do not give up or win alone",
         "In this game all play together, so nobody gives up against the others or is declared the winner. The players "
         "stopped: end abandoned.",
         "Game: dorfromantik\nPlayers: Ann, Ben\n\nend resigned Ben\n"},
    Rule{"record.undo.nothing", Kind::play, notation,
         "undo takes back the last move since the last round, displays, offer, deal or draft",
         "There is no move to take back: undo never reaches across the start of a round or a deal.",
         "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\nundo\n"},
    Rule{"record.undo.over", Kind::play, notation, "a game that is over stays over",
         "The rules have ended the game; its last move cannot be taken back.",
         "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @R #V @O @Y $R @G $O @B\nAnn @R:0,0 +%R\nBen #V:1,0 +@V\nAnn "
         "@O:1,1 +%O\nundo\n"},
    Rule{"record.stands.nothing", Kind::warning, notation, "stands marks a violation",
         "The line is marked as a violation that the table let stand, but nothing is wrong with it.",
         "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\nAnn @B:0,0 +$G stands\n"},
    Rule{"record.unfinished", Kind::warning, notation, "a record goes on to the end of the game",
         "The record stops before the rules have ended the game. Nothing is wrong with it as far as it goes.",
         "Game: azul\nPlayers: Ann, Ben\n\n"},
    Rule{"record.unverified", Kind::note, notation, "facts written ? are taken on trust",
         "Nothing wrong was found, but some facts nobody wrote down had to be taken on trust; the report lists them.",
         "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWR?\n"},
    Rule{"record.settled", Kind::note, notation, "a fact written ? is known when it can only have been one thing",
         "Nobody wrote this fact down, but all else that the record says leaves only one thing that it can have been. "
         "It is not taken on trust.",
         "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V ? *O $R @V #G #B\nAnn %Y:0,0 +$G\n"},
    Rule{"record.outline", Kind::note, notation,
         "what facts written ? leave possible is followed as long as it is not too much",
         "From this line on more may have been than can be followed. What is certain whatever the facts are is still "
         "told, but a range may be wider than all ways to fill them in, and lines may be read that are not judged.",
         "Game: grawlix\nPlayers: Ann, Ben\n\ndraft #R $B %V $G &O %G @V %R\nAnn ?:? +?\nBen $G:? +?\n"
         "Ann ?:-2,0 +?\nBen ?:-2,-1 +?\n"},
    Rule{"record.result.not-compared", Kind::warning, notation, "Result is compared when the rules have ended the game",
         "The game was not played to its end by the rules, so the announced result cannot be checked.",
         "Game: azul\nPlayers: Ann, Ben\nResult: Ann\n\n"},

    // Positions.
    Rule{"record.set.late", Kind::play, notation, "a position stands in front of all events, or behind a gap",
         "A set line stands behind an event. What lies on the table then follows from the events; where lines are "
         "missing, write gap on a line of its own in front of it, and to begin anew, begin a new record.",
         "Game: framework\nPlayers: Ann, Ben\n\nround 1 Ann\nset Ann display B/-:0,0\n"},
    Rule{"record.set.twice", Kind::play, notation, "a position sets the same thing once",
         "Two set lines set the same thing, such as the score of one player. Displays, maps and grids alone may go on "
         "on "
         "another line.",
         "Game: framework\nPlayers: Ann, Ben\n\nset round 2 Ann\nset round 3 Ben\n"},
    Rule{"record.gap", Kind::note, notation, "gap says that lines are missing here",
         "Some lines were not noted: a page is torn, or a round was forgotten. What the set lines behind it say, and "
         "what lay on the table before, is what the game goes on from. As long as something of the table is known by "
         "neither, the lines that follow are read and not judged; totals and how the game ended are taken from them.",
         "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\ngap\n"},
    Rule{"record.gap.again", Kind::warning, notation, "lines that are missing in one place are one gap",
         "A gap directly behind another says nothing more. One is enough, however many lines are missing.",
         "Game: azul\nPlayers: Ann, Ben\n\ngap\ngap\n"},
    Rule{"record.gap.undone", Kind::play, notation, "what can never be taken back is still there behind a gap",
         "Whatever was played in the lines that are missing, the table cannot look like this behind them: a tile that "
         "is built or laid stays, a round does not begin again, and a total falls only as far as the rules can make it "
         "fall.",
         "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\nAnn @B:0,0 +$G\ngap\n"
         "set grid #R:0,0\n"},
    Rule{"record.turn.nobody", Kind::play, notation, "a turn of which nothing was noted is somebody's turn",
         "NAME ? says that this player had a turn of which nothing is known but that it was legal. Where the table has "
         "to "
         "do something first, no player has one.",
         "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\nAnn ?\n"},

    // Claims that every game has.
    Rule{"claim.scores", Kind::claim, notation, "a scores line gives the running totals, one number a seat",
         "The totals written down are not those the rules give at this point. Replay goes on.",
         "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\nscores 1 0\n"},
    Rule{
        "claim.result", Kind::claim, notation, "an announced result is the one the rules give",
        "The header announces another result than the rules give. Result is NAME points for every player, or the names "
        "of the winners, or one number where all players share it.",
        "Game: grawlix\nPlayers: Ann, Ben\nResult: Ben\n\ndraft @R #V @O @Y $R @G $O @B\nAnn @R:0,0 +%R\nBen #V:1,0 "
        "+@V\nAnn @O:1,1 +%O\n"},
    Rule{"claim.finished", Kind::claim, notation, "end finished says that the rules have ended the game",
         "The record says that the game is finished, but by the rules it goes on.",
         "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\nend finished\n"},
    Rule{"claim.end", Kind::claim, notation, "when the rules have ended the game, it can only end finished",
         "The record says that the players stopped, that one of them gave up or that one was declared the winner, but "
         "the rules had ended the game before. Who has won is for the rules to say then.",
         "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @R #V @O @Y $R @G $O @B\nAnn @R:0,0 +%R\nBen #V:1,0 +@V\nAnn "
         "@O:1,1 +%O\nend resigned Ben\n"},
};

}  // namespace

std::span<const Rule> rulebook() {
    return rules;
}

const Rule& rule(std::string_view id) {
    const auto found = std::find_if(rules.begin(), rules.end(), [id](const Rule& one) { return one.id == id; });
    assert(found != rules.end());
    return *found;
}

bool follows_from_record(std::string_view code) {
    constexpr std::array<std::string_view, 5> codes{"record.unfinished", "record.unverified", "record.settled",
                                                    "record.outline", "record.gap"};
    return std::ranges::count(codes, code) != 0;
}

bool says_line_missing(const Rule& rule) {
    static constexpr std::array<std::string_view, 11> such{
        ".round.number",  ".round.twice",      ".round.not-over", ".round.over",   ".round.tiles-left", ".tile.missing",
        ".offer.missing", ".displays.missing", ".displays.twice", ".deal.missing", ".game.circles-due",
    };
    return std::ranges::any_of(such, [&](std::string_view end) { return rule.id.ends_with(end); });
}

}  // namespace arbiter::record
