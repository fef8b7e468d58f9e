// Looks at the words of each line.
#include "cli/language/tokens.hpp"

#include "cli/language/body_line.hpp"
#include "grammar/text/ascii.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>

namespace arbiter::cli::lsp {
namespace {

enum class Kind : std::uint8_t { property, string, variable, keyword, number, comment };

bool is_number(std::string_view word) {
    return std::all_of(word.begin(), word.end(), is_digit);
}

/// Writes each token by its distance from the one before.
class Packing {
public:
    explicit Packing(Json& data) : data_(data) {}

    /// A part of a line, which is as long as it is: tokens never hold line breaks.
    void put(std::uint32_t line, std::string_view text, std::size_t begin, std::size_t end, Kind kind) {
        const std::uint32_t column = utf16_units(text.substr(0, begin));
        const std::uint32_t units = utf16_units(text.substr(begin, end - begin));
        if (units == 0) {
            return;
        }
        for (const std::uint32_t number : {line - line_, line == line_ ? column - column_ : column, units,
                                           static_cast<std::uint32_t>(kind), std::uint32_t{0}}) {
            data_.push_back(number);
        }
        line_ = line;
        column_ = column;
    }

private:
    Json& data_;
    std::uint32_t line_ = 0;
    std::uint32_t column_ = 0;
};

void put_header_line(std::uint32_t number, std::string_view line, Packing& packing) {
    if (line.starts_with(';')) {
        packing.put(number, line, 0, line.size(), Kind::comment);
        return;
    }
    const std::size_t colon = line.find(':');
    if (colon != std::string_view::npos) {
        packing.put(number, line, 0, colon, Kind::property);
        const std::size_t value = std::min(line.find_first_not_of(" \t", colon + 1), line.size());
        packing.put(number, line, value, line.size(), Kind::string);
    }
}

void put_body_line(const SectionHead& head, std::uint32_t number, std::string_view line, Packing& packing) {
    const std::size_t comment = comment_in(line);
    for (const Span word : words_in(line, {0, static_cast<std::uint32_t>(comment)})) {
        const std::string_view said = word.in(line);
        if (head.is_player(said)) {
            packing.put(number, line, word.begin, word.end, Kind::variable);
        } else if (head.is_keyword(said)) {
            packing.put(number, line, word.begin, word.end, Kind::keyword);
        } else if (is_number(said)) {
            packing.put(number, line, word.begin, word.end, Kind::number);
        }
    }
    packing.put(number, line, comment, line.size(), Kind::comment);
}

void put_section(const Section& section, std::uint32_t base, Packing& packing) {
    const SectionHead head(section);
    const LineIndex& lines = section.lines();
    for (std::size_t i = 0; i < lines.count(); ++i) {
        const auto number = base + static_cast<std::uint32_t>(i);
        if (head.is_record() && lines.start(i) >= head.header().body) {
            put_body_line(head, number, lines.line(i), packing);
        } else {
            put_header_line(number, lines.line(i), packing);
        }
    }
}

}  // namespace

Json token_legend() {
    return {{"tokenTypes", {"property", "string", "variable", "keyword", "number", "comment"}},
            {"tokenModifiers", Json::array()}};
}

Json tokens(const Document& document, std::size_t first, std::size_t last) {
    Json data = Json::array();
    Packing packing(data);
    std::uint32_t base = document.first_line(first);
    for (std::size_t i = first; i <= last && i < document.count(); ++i) {
        put_section(document.section(i), base, packing);
        base += static_cast<std::uint32_t>(document.section(i).line_breaks());
    }
    return {{"data", std::move(data)}};
}

std::size_t colored_at_once(const Document& document) {
    std::size_t number = 0;
    std::size_t size = 0;
    while (number < document.count() && size < Document::judged_at_once) {
        size += document.section(number++).text().size();
    }
    return number;
}

}  // namespace arbiter::cli::lsp
