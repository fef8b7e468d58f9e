// Takes lines apart into words, and makes slips in them.
#include "rules/fix/slips.hpp"

#include "grammar/text/ascii.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace arbiter::fix {
namespace {

/// Of a longer line every letter would be changed at the price of all the others.
constexpr std::size_t longest_changed = 1'000;

constexpr std::string_view claim_mark = " +";

bool is_upper(char byte) {
    return byte >= 'A' && byte <= 'Z';
}

struct Word {
    std::size_t begin = 0;
    std::size_t end = 0;

    std::string_view in(std::string_view line) const { return line.substr(begin, end - begin); }
};

std::vector<Word> words_of(std::string_view line) {
    std::vector<Word> words;
    for (std::size_t at = 0; at < line.size();) {
        if (!is_word_byte(line[at])) {
            ++at;
            continue;
        }
        const std::size_t begin = at;
        while (at < line.size() && is_word_byte(line[at])) {
            ++at;
        }
        words.push_back({begin, at});
    }
    return words;
}

/// Letters stand for letters, digits for digits: A5 is like S1 and like no name.
std::string shape_of(std::string_view word) {
    std::string shape;
    for (const char byte : word) {
        shape += is_digit(byte) ? '0' : is_upper(byte) ? 'A' : 'a';
    }
    return shape;
}

bool is_among(std::string_view word, const std::vector<std::string>& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// A word of the game's language, such as displays: nobody mistakes one of its letters.
bool is_language(std::string_view word) {
    return word.size() > 2 &&
           std::all_of(word.begin(), word.end(), [](char byte) { return byte >= 'a' && byte <= 'z'; });
}

/// A line about to be changed in every way.
class Slips {
public:
    Slips(std::string_view line, const Vocabulary& vocabulary, const VisitText& visit)
        : line_(line), vocabulary_(vocabulary), visit_(visit), words_(words_of(line)) {}

    void make() {
        static_cast<void>(change_words() && change_numbers() && swap_coordinates() && turn_tiles() && change_letters());
    }

private:
    bool with(std::size_t begin, std::size_t end, std::string_view instead, unsigned size) {
        if (line_.substr(begin, end - begin) == instead) {
            return true;
        }
        text_.resize(line_.size() + instead.size() - (end - begin));
        const auto changed = std::copy_n(line_.begin(), begin, text_.begin());
        std::copy(line_.begin() + end, line_.end(), std::copy(instead.begin(), instead.end(), changed));
        return visit_(text_, size);
    }

    bool change_words() {
        return std::all_of(words_.begin(), words_.end(), [this](const Word& word) {
            return is_among(word.in(line_), vocabulary_.names) ? change_name(word) : change_word(word);
        });
    }

    bool change_name(const Word& word) {
        return std::all_of(vocabulary_.names.begin(), vocabulary_.names.end(),
                           [&](const std::string& other) { return with(word.begin, word.end, other, 1); });
    }

    bool change_word(const Word& word) {
        const std::string shape = shape_of(word.in(line_));
        return std::all_of(vocabulary_.words.begin(), vocabulary_.words.end(), [&](const Vocabulary::Word& other) {
            return other.shape != shape || is_among(other.text, vocabulary_.names) ||
                   with(word.begin, word.end, other.text, 1);
        });
    }

    bool change_numbers() {
        for (const Word& word : words_) {
            int number = 0;
            const std::string_view here = word.in(line_);
            const auto [stop, error] = std::from_chars(here.data(), here.data() + here.size(), number);
            if (error != std::errc() || stop != here.data() + here.size() || number > 999) {
                continue;
            }
            const bool below = word.begin > 0 && line_[word.begin - 1] == '-';
            for (int step = -2; step <= 2; ++step) {
                const int other = (below ? -number : number) + step;
                if (!with(word.begin - (below ? 1 : 0), word.end, std::to_string(other), 1)) {
                    return false;
                }
            }
        }
        return true;
    }

    std::optional<Word> number_at(std::size_t at) const {
        std::size_t end = at < line_.size() && line_[at] == '-' ? at + 1 : at;
        const std::size_t digits = end;
        while (end < line_.size() && is_digit(line_[end])) {
            ++end;
        }
        return end == digits ? std::nullopt : std::optional(Word{at, end});
    }

    bool swap_coordinates() {
        for (std::size_t at = 0; at < line_.size(); ++at) {
            if (at > 0 && (line_[at - 1] == '-' || is_word_byte(line_[at - 1]))) {
                continue;
            }
            const auto first = number_at(at);
            const auto second = first && first->end < line_.size() && line_[first->end] == ','
                                    ? number_at(first->end + 1)
                                    : std::nullopt;
            if (second && !with(first->begin, second->end,
                                std::string(second->in(line_)) + ',' + std::string(first->in(line_)), 2)) {
                return false;
            }
        }
        return true;
    }

    /// Six letters or dots side by side are a tile with six sides.
    bool turn_tiles() {
        constexpr std::size_t sides = 6;
        const auto is_side = [](char byte) { return is_upper(byte) || byte == '.'; };
        for (std::size_t at = 0; at < line_.size(); ++at) {
            const auto begin = line_.begin() + static_cast<std::ptrdiff_t>(at);
            const auto length = static_cast<std::size_t>(std::find_if_not(begin, line_.end(), is_side) - begin);
            for (std::size_t turned = 1; length == sides && turned < sides; ++turned) {
                const std::string_view tile = line_.substr(at, sides);
                if (!with(at, at + sides, std::string(tile.substr(turned)) + std::string(tile.substr(0, turned)), 1)) {
                    return false;
                }
            }
            at += length;
        }
        return true;
    }

    /// The word that this letter is one of; empty where it is a mark.
    std::string_view word_around(std::size_t at) const {
        const auto word =
            std::ranges::find_if(words_, [at](const Word& one) { return at >= one.begin && at < one.end; });
        return word == words_.end() ? std::string_view() : word->in(line_);
    }

    bool is_fixed(std::size_t at) const {
        const std::string_view word = word_around(at);
        return line_[at] == ' ' || static_cast<signed char>(line_[at]) < 0 || is_language(word) ||
               is_among(word, vocabulary_.names);
    }

    bool change_letters() {
        for (std::size_t at = 0; at < line_.size(); ++at) {
            if (!is_fixed(at) && !change_letter(at)) {
                return false;
            }
        }
        return true;
    }

    /// Among the colors of a display, or the sides of a tile, nobody writes a digit.
    bool is_among_letters(std::size_t at) const {
        constexpr std::size_t several = 3;
        const std::string_view word = word_around(at);
        return word.size() >= several && std::ranges::all_of(word, is_upper);
    }

    bool change_letter(std::size_t at) {
        const bool no_digit = is_among_letters(at);
        for (const char letter : vocabulary_.letters) {
            if (no_digit && is_digit(letter)) {
                continue;
            }
            const bool typed = is_digit(letter) || letter == '-';
            if (!with(at, at + 1, {&letter, 1}, 1) || (typed && !with(at, at, {&letter, 1}, 1))) {
                return false;
            }
        }
        const bool pair = at + 1 < line_.size() && !is_fixed(at + 1);
        const std::string swapped = pair ? std::string{line_[at + 1], line_[at]} : std::string{};
        return with(at, at + 1, {}, 1) && (!pair || with(at, at + 2, swapped, 1));
    }

    std::string_view line_;
    const Vocabulary& vocabulary_;
    const VisitText& visit_;
    std::vector<Word> words_;
    std::string text_;
};

/// The line with a control character for each player.
void write_with_short_names(std::string_view line, const std::vector<std::string>& names, std::string& text) {
    text.clear();
    while (!line.empty()) {
        const std::string_view word = word_at(line.data(), line.data() + line.size());
        const std::string_view next = word.empty() ? line.substr(0, 1) : word;
        const auto name = std::find(names.begin(), names.end(), next);
        name == names.end() ? text += next : text += static_cast<char>(1 + (name - names.begin()));
        line.remove_prefix(next.size());
    }
}

}  // namespace

Vocabulary::Vocabulary(const Seats& seats) {
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        names.emplace_back(seats.word(seat));
    }
}

void Vocabulary::add_letters(std::string_view text) {
    for (const char byte : text) {
        if (byte > ' ' && byte < 0x7F && letters.find(byte) == std::string::npos) {
            letters += byte;
        }
    }
}

void Vocabulary::add_word(std::string_view text) {
    const auto is_this = [text](const Word& known) { return known.text == text; };
    if (words.size() < most_words && std::none_of(words.begin(), words.end(), is_this)) {
        words.push_back({std::string(text), shape_of(text)});
    }
    if (!is_language(text) && !is_among(text, names)) {
        add_letters(text);
    }
}

void Vocabulary::add(std::string_view line) {
    std::size_t behind = 0;
    for (const auto& word : words_of(line)) {
        add_letters(line.substr(behind, word.begin - behind));
        add_word(word.in(line));
        behind = word.end;
    }
    add_letters(line.substr(behind));
}

void each_slip(std::string_view line, const Vocabulary& vocabulary, const VisitText& visit) {
    if (line.size() <= longest_changed) {
        Slips(line, vocabulary, visit).make();
    }
}

bool is_one_claim(std::string_view line) {
    const std::size_t blank = line.find(' ');
    return blank != std::string_view::npos && line.find(' ', blank + 1) == std::string_view::npos &&
           line.substr(blank).starts_with(claim_mark);
}

void each_claim_left_out(std::string_view line, const VisitClaim& visit) {
    std::size_t at = line.size() <= longest_changed ? line.find(claim_mark) : std::string_view::npos;
    for (; at != std::string_view::npos; at = line.find(claim_mark, at + 1)) {
        const std::size_t end = std::min(line.find(' ', at + 1), line.size());
        visit(std::string(line.substr(0, at)) + std::string(line.substr(end)), line.substr(at + 1, end - at - 1));
    }
}

std::string left_open(std::string_view line, bool letters) {
    std::string text;
    bool first = true;
    for (std::size_t at = 0; at <= line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        const std::string_view word = line.substr(at, end - at);
        text += first ? "" : " ";
        text += first ? std::string(word) : letters ? std::string(word.size(), '?') : std::string("?");
        first = false;
        at = end + 1;
    }
    return text;
}

namespace {

constexpr std::string_view marks_between = " :+>/|";

bool is_mark(std::string_view piece) {
    return marks_between.find(piece.front()) != std::string_view::npos;
}

/// A line as marks and what stands between them: words, tiles, cells.
std::vector<std::string_view> pieces_of(std::string_view line) {
    std::vector<std::string_view> pieces;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t next = is_mark(line.substr(at)) ? at + 1 : line.find_first_of(marks_between, at);
        const std::size_t end = std::min(next, line.size());
        pieces.push_back(line.substr(at, end - at));
        at = end;
    }
    return pieces;
}

/// The letters that both have.
std::string common_letters(std::string one, std::string_view other) {
    if (one.size() != other.size()) {
        return "?";
    }
    for (std::size_t at = 0; at < one.size(); ++at) {
        one[at] = one[at] == other[at] ? one[at] : '?';
    }
    return one;
}

}  // namespace

std::vector<std::string> shared_forms(const std::vector<std::string>& lines) {
    const std::vector<std::string_view> first = pieces_of(lines.front());
    std::vector<std::string> words(first.begin(), first.end());
    std::vector<std::string> letters = words;
    for (const std::string& line : lines) {
        const std::vector<std::string_view> pieces = pieces_of(line);
        if (pieces.size() != first.size()) {
            return {};
        }
        for (std::size_t at = 0; at < pieces.size(); ++at) {
            if (pieces[at] == first[at]) {
                continue;
            }
            if (is_mark(pieces[at]) || is_mark(first[at])) {
                return {};
            }
            words[at] = "?";
            letters[at] = common_letters(letters[at], pieces[at]);
        }
    }
    const auto join = [](const std::vector<std::string>& pieces) {
        std::string line;
        for (const std::string& piece : pieces) {
            line += piece;
        }
        return line;
    };
    return words == letters ? std::vector{join(words)} : std::vector{join(words), join(letters)};
}

Distance::Distance(std::string_view line, const std::vector<std::string>& names) : names_(names) {
    write_with_short_names(line, names, line_);
}

/// What both begin and end with costs nothing. One slip leaves no more than two bytes between.
unsigned Distance::to(std::string_view other, unsigned most) {
    write_with_short_names(other, names_, other_);
    if (std::max(line_.size(), other_.size()) > Alignment::longest) {
        return line_ == other_ ? 0 : most_size;
    }
    const auto [a, b] = std::mismatch(line_.begin(), line_.end(), other_.begin(), other_.end());
    const std::string_view one(a, line_.end());
    const std::string_view two(b, other_.end());
    const auto behind = static_cast<std::size_t>(
        std::mismatch(one.rbegin(), one.rend(), two.rbegin(), two.rend()).first - one.rbegin());
    constexpr std::size_t most_of_one_slip = 2;
    if (most < 2 && std::max(one.size(), two.size()) - behind > most_of_one_slip) {
        return most + 1;
    }
    return std::min(alignment_.slips(one.substr(0, one.size() - behind), two.substr(0, two.size() - behind)),
                    most_size);
}

}  // namespace arbiter::fix
