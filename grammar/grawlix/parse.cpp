// Binds Grawlix's grammar to the readers that all games share.
#include "grammar/grawlix/parse.hpp"

#include "grammar/grawlix/grammar.hpp"
#include "grammar/grawlix/plain.hpp"
#include "grammar/grawlix/set_grammar.hpp"
#include "grammar/record/read.hpp"

#include <algorithm>
#include <string_view>

namespace arbiter::grawlix {
namespace {

constexpr std::uint32_t whole_draft = 8;

/// Whether the next line that says anything is an `end` of a game that was not finished.
bool is_broken_off(std::string_view rest) {
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n"), rest.size()));
    while (!rest.empty() && rest.front() == ';') {
        rest.remove_prefix(std::min(rest.find('\n'), rest.size()));
        rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n"), rest.size()));
    }
    return rest.starts_with("end ") && !rest.starts_with("end finished");
}

}  // namespace

bool read_line(LineCursor& cursor, Written& written) {
    const bool read = record::read_line<grammar::line, grammar::action, grammar::plain_event>(cursor, written);
    if (read && written.line.verb == verb::draft) [[unlikely]] {
        written.broken_off = written.pick_count < whole_draft &&
                             is_broken_off({cursor.at, static_cast<std::size_t>(cursor.end - cursor.at)});
    }
    return read;
}

SyntaxError explain_line(const LineCursor& cursor, const record::Words& words) {
    return record::explain_line<grammar::line, Written>(cursor, words);
}

bool read_set_line(LineCursor& cursor, Set& set) {
    return record::read_line<set_grammar::line, set_grammar::action>(cursor, set);
}

SyntaxError explain_set_line(const LineCursor& cursor, const record::Words& words) {
    return record::explain_set_line<set_grammar::line, Set>(cursor, words, set_words);
}

}  // namespace arbiter::grawlix
