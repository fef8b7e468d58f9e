// Finds the word, the token and the event around a place in a line.
#include "grammar/lenient/failure_site.hpp"

#include "grammar/text/ascii.hpp"

#include <algorithm>

namespace arbiter::lenient {

bool is_blank(char byte) {
    return byte == ' ' || byte == '\t';
}
char large(char byte) {
    return byte >= 'a' && byte <= 'z' ? static_cast<char>(byte - 'a' + 'A') : byte;
}

std::size_t event_end(std::string_view line) {
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool comment = line[at] == ';' && (at == 0 || is_blank(line[at - 1]));
        if (comment || line[at] == '{') {
            return at;
        }
    }
    return line.size();
}

FailureSite::FailureSite(const Vocabulary& all, const Attempt& tries, const Draft& line, std::size_t failed)
    : vocabulary(all),
      attempt(tries),
      draft(line),
      text(line.text()),
      end(event_end(text)),
      stopped(failed),
      raw(std::min(failed, end)) {
    while (first < end && is_blank(text[first])) {
        ++first;
    }
    at = std::max(raw, first);
    while (at < end && is_blank(text[at])) {
        ++at;
    }
    token_end = std::min(text.find_first_of(" \t", at), end);
    word = at;
    while (at < end && is_word_byte(text[at]) && word > 0 && is_word_byte(text[word - 1])) {
        --word;
    }
    word_end = word;
    while (word_end < end && is_word_byte(text[word_end])) {
        ++word_end;
    }
}

bool FailureSite::is_setting() const {
    constexpr std::string_view word_of_state = "set";
    const std::string_view line = text.substr(first);
    return line.size() > word_of_state.size() && is_blank(line[word_of_state.size()]) &&
           alike(line.substr(0, word_of_state.size()), word_of_state);
}

}  // namespace arbiter::lenient
