// Looks for names in the header and for words in lines.
#include "cli/language/named_player.hpp"

#include "cli/language/body_line.hpp"

namespace arbiter::cli {
namespace {

/// The place behind its last letter is the name's, too: there the cursor stands when it was typed.
bool touches(Span span, std::uint32_t offset) {
    return span.begin <= offset && offset <= span.end && !span.empty();
}

Named listed_at(const Seats& seats, std::uint32_t offset) {
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        if (touches(seats.span(seat), offset)) {
            return {seat, seats.span(seat)};
        }
    }
    return {};
}

}  // namespace

Named name_at(const TracedRecord& traced, std::uint32_t offset) {
    const Seats& seats = traced.first().report().seats;
    const Record& record = traced.first().record();
    if (offset < record.header.body) {
        return listed_at(seats, offset);
    }
    const std::string_view text = record.text.text;
    const Span line = line_around(text, offset);
    const auto comment = static_cast<std::uint32_t>(line.begin + comment_in(line.in(text)));
    for (const Span word : words_in(text, {line.begin, comment})) {
        if (touches(word, offset)) {
            return {seats.find(word.in(text)), word};
        }
    }
    return {};
}

}  // namespace arbiter::cli
