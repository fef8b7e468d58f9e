// Takes a sentence apart into signs of the notation, and counts those that a move has, too.
#include "grammar/habits/likeness.hpp"

#include "grammar/habits/characters.hpp"
#include "grammar/habits/spot.hpp"
#include "grammar/text/spelling.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter::habits {
namespace {

constexpr std::size_t most_near = 3;
constexpr std::size_t most_signs = 60;
constexpr std::size_t most_ties = 200;

struct NumberWord {
    std::string_view word;
    std::string_view number;
};
constexpr std::array number_words{
    NumberWord{"first", "1"}, NumberWord{"second", "2"}, NumberWord{"third", "3"}, NumberWord{"fourth", "4"},
    NumberWord{"fifth", "5"}, NumberWord{"one", "1"},    NumberWord{"two", "2"},   NumberWord{"three", "3"},
    NumberWord{"four", "4"},  NumberWord{"five", "5"},   NumberWord{"six", "6"},   NumberWord{"seven", "7"},
    NumberWord{"eight", "8"}, NumberWord{"nine", "9"},
};

/// Words between those that say something.
constexpr std::array fillers{"a",     "all",    "an",    "and",   "at",   "for", "from", "gets",
                             "in",    "into",   "it",    "its",   "lays", "of",  "on",   "onto",
                             "out",   "places", "puts",  "takes", "that", "the", "them", "then",
                             "these", "they",   "tiles", "those", "tile", "to",  "with"};

bool is_filler(std::string_view word) {
    return std::any_of(fillers.begin(), fillers.end(), [word](std::string_view one) { return alike(one, word); });
}

bool is_number(const std::string& sign) {
    return is_digit(sign.back());
}

/// Goes over a text from sign to sign.
class Reader {
public:
    Reader(std::string_view text, const Vocabulary& vocabulary, bool sentence)
        : text_(text.substr(0, event_end(text))), vocabulary_(vocabulary), sentence_(sentence) {}

    Signs read() {
        for (at_ = 0; at_ < text_.size() && signs_.size() < most_signs;) {
            const char byte = text_[at_];
            const bool minus = byte == '-' && at_ + 1 < text_.size() && is_digit(text_[at_ + 1]);
            if (is_digit(byte) || minus) {
                number();
            } else if (!is_word_byte(byte)) {
                mark();
            } else if (!term()) {
                word();
            }
        }
        return std::move(signs_);
    }
    /// Keywords that were perhaps meant; a move need not have them.
    const Signs& perhaps() const { return perhaps_; }
    /// Words that say nothing of a game.
    std::size_t unknown() const { return unknown_; }
    /// Those that are not small words either.
    std::size_t strange() const { return strange_; }

private:
    void add(std::string_view sign) { signs_.push_back(folded(sign)); }

    void number() {
        std::size_t end = at_ + 1;
        while (end < text_.size() && is_digit(text_[end])) {
            ++end;
        }
        add(text_.substr(at_, end - at_));
        at_ = end;
    }

    void mark() {
        constexpr std::string_view between = " \t:,()!-";
        if (between.find(text_[at_]) == std::string_view::npos) {
            add(text_.substr(at_, 1));
        }
        ++at_;
    }

    /// A word that stands for letters, of which the longest counts: `floor line`, `reds`, `south-west`.
    bool term() {
        if (!sentence_) {
            return false;
        }
        const Term* best = nullptr;
        std::size_t best_end = at_;
        for (const Term& term : vocabulary_.terms) {
            std::size_t end = at_ + term.said.size();
            if (!is_letter(term.said.front()) || !alike(text_.substr(at_, term.said.size()), term.said)) {
                continue;
            }
            end += end < text_.size() && small(text_[end]) == 's' ? 1U : 0U;
            const bool whole = end >= text_.size() || !is_letter(text_[end]);
            if (whole && end > best_end) {
                best = &term;
                best_end = end;
            }
        }
        if (best != nullptr) {
            Reader meant(best->meant, vocabulary_, false);
            for (std::string& sign : meant.read()) {
                signs_.push_back(std::move(sign));
            }
            at_ = best_end;
        }
        return best != nullptr;
    }

    void word() {
        std::size_t end = at_;
        while (end < text_.size() && is_word_byte(text_[end])) {
            ++end;
        }
        const std::string_view word = text_.substr(at_, end - at_);
        if (const std::string_view known = known_word(word); !known.empty()) {
            add(known);
            at_ = end;
            return;
        }
        std::size_t letters_end = at_;
        while (letters_end < end && !is_digit(text_[letters_end])) {
            ++letters_end;
        }
        unknown_word(text_.substr(at_, letters_end - at_));
        at_ = letters_end;
    }

    /// A keyword, an id or a player's name, in letters of any size.
    std::string_view known_word(std::string_view word) const {
        for (const auto* const words : {&vocabulary_.keywords, &vocabulary_.ids}) {
            const auto found =
                std::find_if(words->begin(), words->end(), [word](std::string_view one) { return alike(one, word); });
            if (found != words->end()) {
                return *found;
            }
        }
        const Seats& seats = *vocabulary_.seats;
        for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
            if (word == seats.word(seat) || folded(word) == folded(seats.name(seat))) {
                return seats.word(seat);
            }
        }
        const auto number = std::find_if(number_words.begin(), number_words.end(),
                                         [word](const NumberWord& one) { return alike(one.word, word); });
        return sentence_ && number != number_words.end() ? number->number : std::string_view{};
    }

    /// Letters of the notation, each by itself, or a word that says nothing: `takes`, `the`.
    void unknown_word(std::string_view word) {
        const auto is_large = [](char byte) { return byte >= 'A' && byte <= 'Z'; };
        const bool letters = word.size() == 1 || std::all_of(word.begin(), word.end(), is_large);
        if (!sentence_ || letters) {
            for (const char& letter : word) {
                add({&letter, 1});
            }
        } else {
            perhaps_.push_back(folded(nearest_word(word, vocabulary_.keywords)));
            ++unknown_;
            strange_ += is_filler(word) ? 0U : 1U;
        }
    }

    std::string_view text_;
    const Vocabulary& vocabulary_;
    bool sentence_;
    std::size_t at_ = 0;
    Signs signs_;
    Signs perhaps_;
    std::size_t unknown_ = 0;
    std::size_t strange_ = 0;
};

Signs sorted(Signs signs) {
    std::sort(signs.begin(), signs.end());
    return signs;
}

/// How many signs stand in both; both are sorted.
std::size_t common(const Signs& one, const Signs& other) {
    std::size_t both = 0;
    for (auto a = one.begin(), b = other.begin(); a != one.end() && b != other.end();) {
        const int order = a->compare(*b);
        both += order == 0 ? 1U : 0U;
        a += order <= 0 ? 1 : 0;
        b += order >= 0 ? 1 : 0;
    }
    return both;
}

/// How many signs stand in both in the same order.
std::size_t common_in_order(const Signs& one, const Signs& other) {
    std::vector<std::size_t> row(other.size() + 1);
    for (const std::string& sign : one) {
        std::size_t corner = 0;
        for (std::size_t i = 0; i < other.size(); ++i) {
            const std::size_t above = row[i + 1];
            row[i + 1] = sign == other[i] ? corner + 1 : std::max(above, row[i]);
            corner = above;
        }
    }
    return row.back();
}

}  // namespace

Sentence::Sentence(std::string_view line, const Vocabulary& vocabulary) : vocabulary_(vocabulary) {
    Reader reader(line, vocabulary, true);
    signs_ = reader.read();
    sorted_ = sorted(signs_);
    perhaps_ = sorted(reader.perhaps());
    unknown_ = reader.unknown();
    strange_ = reader.strange();
}

/// People also say how many they take, which no move says: one number may be too many.
bool Sentence::says_all(const Signs& move) const {
    Signs left = move;
    std::size_t numbers_missing = 0;
    for (const std::string& sign : signs_) {
        const auto found = std::find(left.begin(), left.end(), sign);
        if (found != left.end()) {
            left.erase(found);
        } else if (!is_number(sign) || ++numbers_missing > 1) {
            return false;
        }
    }
    return true;
}

void Sentence::compare(std::string_view move) {
    const Signs signs = Reader(move, vocabulary_, false).read();
    const Signs in_order = sorted(signs);
    const std::size_t shared = common(sorted_, in_order) + common(perhaps_, in_order);
    const std::size_t spare = signs.size() - shared;
    const bool is_about_it = shared >= unknown_ || (spare == 0 && shared >= strange_);
    if (shared >= fewest_shared && is_about_it && says_all(signs)) {
        keep({std::string(move), shared, spare, common_in_order(signs_, signs)});
    }
}

void Sentence::keep(Near near) {
    const auto rank = [](const Near& one) { return std::pair(one.shared, most_signs - one.spare); };
    if (!nearest_.empty() && rank(near) > rank(nearest_.front())) {
        nearest_.clear();
    }
    if (nearest_.size() < most_ties && (nearest_.empty() || rank(near) == rank(nearest_.front()))) {
        nearest_.push_back(std::move(near));
    }
}

std::vector<std::string> Sentence::nearest() {
    std::stable_sort(nearest_.begin(), nearest_.end(),
                     [](const Near& one, const Near& other) { return one.in_order > other.in_order; });
    if (nearest_.size() > most_near) {
        const std::size_t best = nearest_.front().in_order;
        std::erase_if(nearest_, [best](const Near& near) { return near.in_order != best; });
    }
    std::vector<std::string> moves;
    for (Near& near : nearest_) {
        moves.push_back(std::move(near.move));
    }
    return moves.size() > most_near ? std::vector<std::string>{} : moves;
}

}  // namespace arbiter::habits
