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

std::string_view behind(std::string_view text, std::string_view bytes) {
    return text.substr(std::min(text.find_first_not_of(bytes), text.size()));
}

/// From the next line on that says anything.
std::string_view behind_comments(std::string_view rest) {
    rest = behind(rest, " \t\r\n");
    while (rest.starts_with(';')) {
        rest = behind(rest.substr(std::min(rest.find('\n'), rest.size())), " \t\r\n");
    }
    return rest;
}

/// Whether the next line that says anything is an `end` of a game that was not finished, with any blanks in it.
bool is_broken_off(std::string_view rest) {
    constexpr std::string_view keyword = "end";
    const std::string_view line = behind_comments(rest);
    const std::string_view how = behind(line.substr(std::min(keyword.size(), line.size())), " \t");
    return line.starts_with(keyword) && line.size() - how.size() > keyword.size() && !how.starts_with("finished");
}

}  // namespace

bool read_line(LineCursor& cursor, Written& written) {
    const bool read = record::read_line<grammar::line, grammar::action, grammar::plain_event>(cursor, written);
    if (read && written.verb() == Verb::draft) [[unlikely]] {
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
