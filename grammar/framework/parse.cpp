// Binds Framework's grammar to the readers that all games share, and reads tiles outside of records.
#include "grammar/framework/parse.hpp"

#include "grammar/framework/grammar.hpp"
#include "grammar/framework/plain.hpp"
#include "grammar/framework/set_grammar.hpp"
#include "grammar/record/read.hpp"

#include <optional>
#include <string>

namespace arbiter::framework {
namespace {

/// `round` and `offer` are words of the game, but not of a solo game.
std::optional<SyntaxError> word_of_company(const LineCursor& cursor, const char* at, const char* help) {
    const char* const begin = record::skip_blanks(at, cursor.end);
    const std::string_view word = word_at(begin, cursor.end);
    if (cursor.seats->count() != 1 || (word != "round" && word != "offer")) {
        return std::nullopt;
    }
    const auto offset = static_cast<std::uint32_t>(begin - cursor.record);
    return SyntaxError{{offset, offset + static_cast<std::uint32_t>(word.size())},
                       "syntax.other-game",
                       "a solo game has no " + std::string(word) + " line",
                       help};
}

}  // namespace

bool read_line(LineCursor& cursor, Written& written) {
    return record::read_line<grammar::line, grammar::action, grammar::plain_event>(cursor, written);
}

SyntaxError explain_line(const LineCursor& cursor, const record::Words& words) {
    if (auto error =
            word_of_company(cursor, cursor.at, "write each tile as it is drawn: GS/4B,7G:0,0 or GS/4B,7G:store")) {
        return *error;
    }
    return record::explain_line<grammar::line, Written>(cursor, words);
}

bool read_set_line(LineCursor& cursor, Set& set) {
    return record::read_line<set_grammar::line, set_grammar::action>(cursor, set);
}

SyntaxError explain_set_line(const LineCursor& cursor, const record::Words& words) {
    const std::string_view word = word_at(record::skip_blanks(cursor.at, cursor.end), cursor.end);
    if (auto error = word_of_company(cursor, word.data() + word.size(), "")) {
        return *error;
    }
    return record::explain_set_line<set_grammar::line, Set>(cursor, words, set_words);
}

bool read_tile(std::string_view text, Tile& tile) {
    record::LineInput in(text.data(), text.data() + text.size(), "");
    const Seats nobody;
    Written written;
    peg::Reading<Written> reading{text.data(), nobody, written};
    const bool read = record::pegtl::parse<grammar::only_tile, grammar::action>(in, reading);
    tile = written.turn.pick.tile;
    return read;
}

}  // namespace arbiter::framework
