#include "grammar/frame-work/parse.hpp"

#include "grammar/frame-work/grammar.hpp"
#include "grammar/record/read.hpp"
#include "grammar/text/spelling.hpp"

#include <fmt/format.h>

#include <vector>

namespace arbiter::frame_work {
namespace {

/// Names stand all over these lines, and a misspelt one is the commonest slip.
std::string_view player_meant(const LineCursor& cursor, Span span) {
    const std::string_view word = word_at(cursor.record + span.begin, cursor.record + span.end);
    std::vector<std::string_view> names;
    for (Seat seat = 0; seat < static_cast<Seat>(cursor.seats->count()); ++seat) {
        names.push_back(cursor.seats->word(seat));
    }
    const bool right = cursor.seats->find(word) != no_seat;
    return right ? std::string_view() : nearest_word(word, names);
}

}  // namespace

bool read_line(LineCursor& cursor, Written& written) {
    return record::read_line<grammar::line, grammar::action>(cursor, written);
}

SyntaxError explain_line(const LineCursor& cursor, const record::Words& words) {
    SyntaxError error = record::explain_line<grammar::line, Written>(cursor, words);
    if (error.help.empty()) {
        const std::string_view meant = player_meant(cursor, error.span);
        error.help = meant.empty() ? std::string() : fmt::format("did you mean {}?", meant);
    }
    return error;
}

}  // namespace arbiter::frame_work
