// Tells header lines, events and blank lines apart by their first words.
#include "grammar/lenient/header_layout.hpp"

#include "grammar/lenient/failure_site.hpp"
#include "grammar/lenient/header.hpp"
#include "grammar/lenient/header_value.hpp"
#include "grammar/lenient/trailing_comment.hpp"
#include "grammar/record/seats.hpp"

#include <algorithm>

namespace arbiter::lenient {
namespace {

std::size_t behind_line(std::string_view record, std::size_t at) {
    const std::size_t end = record.find('\n', at);
    return end == npos ? record.size() : end + 1;
}

std::string_view line_at(std::string_view record, std::size_t at) {
    return trimmed(record.substr(at, std::min(record.find('\n', at), record.size()) - at));
}

bool is_comment(std::string_view line) {
    return line.starts_with(';');
}

class LayoutReader {
public:
    LayoutReader(std::string_view record, const HeaderWords& words) : record_(record), words_(words) { find_names(); }

    HeaderLayout read() {
        HeaderLayout layout;
        std::size_t at = behind_line(record_, 0);  // the game's
        while (at < record_.size()) {
            const std::string_view line = line_at(record_, at);
            if (line.empty()) {
                const std::size_t next = behind_gap(at);
                if (next == npos) {
                    break;
                }
                keep_gap(at, next, layout);
                at = next;
            } else if (begins_event(line) && at > last_key(at)) {
                layout.blank_missing = true;
                break;
            } else {
                at = behind_line(record_, at);
            }
        }
        layout.end = std::min(at, record_.size());
        return layout;
    }

private:
    bool is_player(std::string_view word) const {
        return std::any_of(names_.begin(), names_.end(),
                           [word](std::string_view name) { return is_called(word, name); });
    }
    static bool is_called(std::string_view word, std::string_view name) { return !name.empty() && alike(word, name); }

    static std::string_view key_of(std::string_view line) {
        return trimmed(line.substr(0, std::min(line.find(':'), line.size())));
    }

    /// The line begins with a key that the game has.
    bool has_known_key(std::string_view line) const {
        const std::string_view key = key_of(line);
        return key.size() != line.size() && std::any_of(words_.keys.begin(), words_.keys.end(),
                                                        [key](const HeaderKey& one) { return alike(one.key, key); });
    }

    /// A keyword, a player or P2 in front.
    bool begins_event(std::string_view line) const {
        const std::string_view word = word_at(line.data(), line.data() + line.size());
        constexpr std::string_view position = "set";
        const bool number = word.size() == 2 && word[0] == 'P' && is_digit(word[1]);
        const bool keyword = !word.empty() && (alike(word, position) ||
                                               std::any_of(words_.keywords.begin(), words_.keywords.end(),
                                                           [&](std::string_view one) { return alike(one, word); }));
        const bool name = std::any_of(names_.begin(), names_.end(), [&](std::string_view one) {
            const std::string_view behind = line.substr(std::min(one.size(), line.size()));
            return is_called(line.substr(0, one.size()), one) && (behind.empty() || !is_word_byte(behind[0]));
        });
        return (number || keyword || name) && !has_known_key(line);
    }

    /// The header line behind blank lines and comments; npos when something else follows.
    std::size_t behind_gap(std::size_t at) const {
        while (at < record_.size()) {
            const std::string_view line = line_at(record_, at);
            if (!line.empty() && !is_comment(line)) {
                return has_known_key(line) && !is_player(key_of(line)) ? at : npos;  // who may be called like a key
            }
            at = behind_line(record_, at);
        }
        return npos;
    }

    void keep_gap(std::size_t at, std::size_t next, HeaderLayout& layout) const {
        for (; at < next; at = behind_line(record_, at)) {
            if (line_at(record_, at).empty()) {
                layout.gaps.push_back(at);
            }
        }
    }

    /// The last line with a key before the next blank line: what stands in front of it is a slip within the header.
    std::size_t last_key(std::size_t at) {
        if (at < known_to_) {
            return last_key_;
        }
        last_key_ = 0;
        for (known_to_ = at; known_to_ < record_.size(); known_to_ = behind_line(record_, known_to_)) {
            const std::string_view line = line_at(record_, known_to_);
            if (line.empty()) {
                break;
            }
            last_key_ = has_known_key(line) ? known_to_ : last_key_;
        }
        return last_key_;
    }

    void find_names() {
        constexpr std::size_t most_lines = 64;
        constexpr std::string_view key = "Players";
        std::size_t at = 0;
        for (std::size_t i = 0; i < most_lines && at < record_.size(); ++i, at = behind_line(record_, at)) {
            const std::string_view line = line_at(record_, at);
            const std::size_t colon = line.find(':');
            if (colon != npos && line.size() <= longest_value && alike(trimmed(line.substr(0, colon)), key)) {
                names_ = names_of(line.substr(colon + 1));
                names_.resize(std::min(names_.size(), most_seats));
                return;
            }
        }
    }

    std::string_view record_;
    const HeaderWords& words_;
    std::vector<std::string_view> names_;
    std::size_t known_to_ = 0;
    std::size_t last_key_ = 0;
};

}  // namespace

HeaderLayout layout_of(std::string_view record, const HeaderWords& words) {
    return LayoutReader(record, words).read();
}

}  // namespace arbiter::lenient
