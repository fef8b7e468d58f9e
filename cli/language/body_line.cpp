// Reads headers, and looks for words.
#include "cli/language/body_line.hpp"

#include "grammar/text/ascii.hpp"
#include "rules/registry/registry.hpp"

#include <algorithm>

namespace arbiter::cli {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool is_blank(char byte) {
    return byte == ' ' || byte == '\t';
}

Span trimmed(std::string_view text, Span span) {
    while (!span.empty() && is_blank(text[span.begin])) {
        ++span.begin;
    }
    while (!span.empty() && is_blank(text[span.end - 1])) {
        --span.end;
    }
    return span;
}

/// The parts between the commas of a header's value.
std::vector<Span> listed(std::string_view text, Span value) {
    std::vector<Span> parts;
    while (value.begin < value.end) {
        const auto comma = static_cast<std::uint32_t>(std::min<std::size_t>(text.find(',', value.begin), value.end));
        parts.push_back(trimmed(text, {value.begin, comma}));
        value.begin = comma + 1;
    }
    std::erase_if(parts, [](Span part) { return part.empty(); });
    return parts;
}

bool is_number(std::string_view word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), is_digit);
}

}  // namespace

/// A byte order mark is no part of the first key.
SectionHead::SectionHead(const Section& section) {
    RecordText text{section.text()};
    if (text.text.starts_with(byte_order_mark) || !text.text.starts_with("Game:")) {
        return;
    }
    record_ = read_record(text);
    game_ = find_game_of(record_.header);
    if (const HeaderField* const field = record_.header.find("Players"); field != nullptr) {
        players_ = listed(text.text, field->value);
    }
}

std::string_view SectionHead::game_name() const {
    return game_ == nullptr ? game_of(record_.header) : game_->about->id;
}

bool SectionHead::is_player(std::string_view word) const {
    const bool numbered = word.size() == 2 && word[0] == 'P' && word[1] >= '1' &&
                          static_cast<std::size_t>(word[1] - '0') <= players_.size();
    return numbered ||
           std::any_of(players_.begin(), players_.end(), [&](Span one) { return one.in(record_.header.text) == word; });
}

bool SectionHead::is_keyword(std::string_view word) const {
    return game_ != nullptr && std::find(game_->about->keywords.begin(), game_->about->keywords.end(), word) !=
                                   game_->about->keywords.end();
}

std::size_t comment_in(std::string_view line) {
    for (std::size_t at = line.find(';'); at != std::string_view::npos; at = line.find(';', at + 1)) {
        if (at == 0 || is_blank(line[at - 1])) {
            return at;
        }
    }
    return line.size();
}

std::vector<std::size_t> rounds_in(const Section& section) {
    std::vector<std::size_t> found;
    const LineIndex& lines = section.lines();
    for (std::size_t number = 0; number < lines.count(); ++number) {
        const std::string_view line = lines.line(number);
        const std::size_t word = line.starts_with("round ") ? 6 : line.starts_with("game ") ? 5 : 0;
        if (word != 0 && is_number(line.substr(word, line.find(' ', word) - word))) {
            found.push_back(number);
        }
    }
    return found;
}

std::vector<Span> words_in(std::string_view text, Span part) {
    std::vector<Span> words;
    for (std::uint32_t at = part.begin; at < part.end; ++at) {
        std::uint32_t end = at;
        while (end < part.end && is_word_byte(text[end])) {
            ++end;
        }
        if (end != at) {
            words.push_back({at, end});
            at = end;
        }
    }
    return words;
}

}  // namespace arbiter::cli
