// Binds Dorfromantik's grammar to the two readers that all games share.
#include "grammar/dorfromantik/parse.hpp"

#include "grammar/dorfromantik/grammar.hpp"
#include "grammar/dorfromantik/plain.hpp"
#include "grammar/dorfromantik/set_grammar.hpp"
#include "grammar/record/read.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter::dorfromantik {
namespace {

using Wording = std::pair<std::string_view, std::string_view>;

/// What is expected, as people say it who see an edge of each hex up.
constexpr std::array flat_wordings{
    Wording{peg::expectation<grammar::tile>,
            "a tile: six of F G V T S and . for meadow, clockwise from the north, with ^F ^G ^V for a flag; a printed "
            "tile as 17@NE; or ?"},
    Wording{peg::expectation<grammar::goal>, "a cell like 2,-1, a direction like N or 7SE, none, or ?"},
    Wording{peg::expectation<set_grammar::goal>, "a cell like 2,-1, a direction like N or 7SE, or none"},
};

void put_flat_words(std::string& text) {
    for (const auto& [pointy, flat] : flat_wordings) {
        if (const std::size_t at = text.find(pointy); at != std::string::npos) {
            text.replace(at, pointy.size(), flat);
        }
    }
}

/// The letters of a direction at the end of a tile's number or of a goal: "17@N:", "7N", "N".
std::string_view direction_in(std::string_view token) {
    token.remove_prefix(std::min(token.find_first_not_of("0123456789@"), token.size()));
    token = token.substr(0, token.find(':'));
    return token.find_first_not_of("NESW") == std::string_view::npos ? token : std::string_view();
}

/// A direction that there is only where hexes lie in the other way.
void help_turned(std::string_view found, Hexes hexes, SyntaxError& error) {
    const std::string_view direction = direction_in(found);
    const bool flat = hexes == Hexes::flat;
    if (flat && (direction == "E" || direction == "W")) {
        error.help = "with Hexes: flat in the header the directions are N NE SE S SW NW";
    } else if (!flat && (direction == "N" || direction == "S")) {
        error.help = "the directions are NE E SE SW W NW; with Hexes: flat in the header N NE SE S SW NW";
    }
}

/// In the words of people who see the hexes as this record's players do.
SyntaxError as_seen(const LineCursor& cursor, SyntaxError error) {
    const std::string_view record(cursor.record, static_cast<std::size_t>(cursor.at - cursor.record));
    const Hexes hexes = hexes_of(record);
    const bool place = error.message.find(peg::expectation<grammar::goal>) != std::string::npos ||
                       error.message.find(peg::expectation<set_grammar::goal>) != std::string::npos ||
                       error.message.find(peg::expectation<grammar::tile>) != std::string::npos;
    if (place && error.help.empty()) {
        const auto end = static_cast<std::size_t>(cursor.end - cursor.record);
        help_turned(error.span.in({cursor.record, end}), hexes, error);
    }
    if (hexes == Hexes::flat) {
        put_flat_words(error.message);
        put_flat_words(error.help);
    }
    return error;
}

}  // namespace

bool read_line(LineCursor& cursor, Written& written) {
    return record::read_line<grammar::line, grammar::action, grammar::plain_event>(cursor, written);
}

SyntaxError explain_line(const LineCursor& cursor, const record::Words& words) {
    return as_seen(cursor, record::explain_line<grammar::line, Written>(cursor, words));
}

bool read_set_line(LineCursor& cursor, Set& set) {
    return record::read_line<set_grammar::line, set_grammar::action>(cursor, set);
}

SyntaxError explain_set_line(const LineCursor& cursor, const record::Words& words) {
    return as_seen(cursor, record::explain_set_line<set_grammar::line, Set>(cursor, words, set_words));
}

}  // namespace arbiter::dorfromantik
