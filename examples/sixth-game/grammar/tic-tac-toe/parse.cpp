// The notation of tic-tac-toe: a player marks a cell, a1 to c3.
#include "grammar/tic-tac-toe/parse.hpp"

#include "grammar/record/read.hpp"

namespace arbiter::tic_tac_toe {
namespace grammar {

struct cell : peg::leaf<cell> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        if (end - at < 2 || at[0] < 'a' || at[0] > 'c' || at[1] < '1' || at[1] > '3') {
            return nullptr;
        }
        reading.written.cell = static_cast<std::uint8_t>((at[1] - '1') * 3 + (at[0] - 'a'));
        reading.written.cell_span = reading.span(at, at + 2);
        return at + 2;
    }
};

// clang-format off
struct mark : record::acted<cell> {};
struct line : record::line<mark, record::undo_line, record::end_line> {};

template <typename Rule> struct action : record::action<Rule> {};
template <> struct action<mark> : record::set_verb<Verb::mark> {};
// clang-format on

}  // namespace grammar

bool read_line(LineCursor& cursor, Written& written) {
    return record::read_line<grammar::line, grammar::action>(cursor, written);
}

SyntaxError explain_line(const LineCursor& cursor, const record::Words& words) {
    return record::explain_line<grammar::line, Written>(cursor, words);
}

}  // namespace arbiter::tic_tac_toe

template <>
inline constexpr auto arbiter::peg::expectation<arbiter::tic_tac_toe::grammar::cell> = "a cell a1 to c3";
