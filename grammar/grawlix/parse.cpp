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

/// Three tiles or more and nothing else: a row of a grid, as a score sheet draws it.
bool is_row_of_tiles(std::string_view line) {
    constexpr std::string_view colors = "ROYGBV?";
    constexpr std::string_view glyphs = "@#$%&*?";
    std::size_t tiles = 0;
    for (line = behind(line, " \t\r"); !line.empty(); line = behind(line, " \t\r")) {
        const std::string_view word = line.substr(0, line.find_first_of(" \t\r"));
        const bool tile = word.size() == 2 && glyphs.find(word[0]) != std::string_view::npos &&
                          colors.find(word[1]) != std::string_view::npos;
        if (!tile && word.find_first_not_of("-.") != std::string_view::npos) {
            return false;
        }
        tiles += tile ? 1 : 0;
        line.remove_prefix(word.size());
    }
    return tiles >= 3;
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
    SyntaxError error = record::explain_line<grammar::line, Written>(cursor, words);
    if (is_row_of_tiles(record::current_line(cursor))) {
        error.help = "set grid @B:0,0 &V:1,0 … says what lies where: each tile with its cell";
    }
    return error;
}

bool read_set_line(LineCursor& cursor, Set& set) {
    return record::read_line<set_grammar::line, set_grammar::action>(cursor, set);
}

SyntaxError explain_set_line(const LineCursor& cursor, const record::Words& words) {
    return record::explain_set_line<set_grammar::line, Set>(cursor, words, set_words);
}

}  // namespace arbiter::grawlix
