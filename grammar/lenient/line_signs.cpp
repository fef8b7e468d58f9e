// Takes sentences and moves apart into signs of the notation.
#include "grammar/lenient/line_signs.hpp"

#include "grammar/lenient/characters.hpp"
#include "grammar/lenient/failure_site.hpp"
#include "grammar/text/spelling.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::lenient {
namespace {

constexpr std::size_t most_signs = 60;

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

/// A keyword, an id or a player's name, in letters of any size; empty for any other word.
std::string_view known_word(const Vocabulary& vocabulary, std::string_view word) {
    for (const auto* const words : {&vocabulary.keywords, &vocabulary.ids}) {
        const auto found =
            std::find_if(words->begin(), words->end(), [word](std::string_view one) { return alike(one, word); });
        if (found != words->end()) {
            return *found;
        }
    }
    const Seats& seats = *vocabulary.seats;
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        if (word == seats.word(seat) || folded(word) == folded(seats.name(seat))) {
            return seats.word(seat);
        }
    }
    return {};
}

std::string_view number_said(std::string_view word) {
    const auto number = std::find_if(number_words.begin(), number_words.end(),
                                     [word](const NumberWord& one) { return alike(one.word, word); });
    return number != number_words.end() ? number->number : std::string_view{};
}

std::size_t digits_end(std::string_view text, std::size_t at) {
    return static_cast<std::size_t>(
        std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), is_digit) - text.begin());
}

/// Goes over a text from sign to sign; how words are read is for those who know what kind of text it is.
template <typename ReadWord>
void each_sign(std::string_view text, SignNumbers& numbers, Signs& signs, ReadWord read_word) {
    constexpr std::string_view between = " \t:,()!-";
    for (std::size_t at = 0; at < text.size() && signs.size() < most_signs;) {
        const char byte = text[at];
        const bool minus = byte == '-' && at + 1 < text.size() && is_digit(text[at + 1]);
        if (is_digit(byte) || minus) {
            const std::size_t end = digits_end(text, at + 1);
            signs.push_back(numbers.of(text.substr(at, end - at)));
            at = end;
        } else if (is_word_byte(byte)) {
            at += read_word(text.substr(at));
        } else {
            if (between.find(byte) == std::string_view::npos) {
                signs.push_back(numbers.of(text.substr(at, 1)));
            }
            ++at;
        }
    }
}

std::string_view word_in_front(std::string_view text) {
    return word_at(text.data(), text.data() + text.size());
}

/// The letters of a word before its first digit.
std::string_view letters_in(std::string_view word) {
    return word.substr(0, static_cast<std::size_t>(std::find_if(word.begin(), word.end(), is_digit) - word.begin()));
}

void add_letters(std::string_view word, SignNumbers& numbers, Signs& signs) {
    for (const char& letter : word) {
        signs.push_back(numbers.of({&letter, 1}));
    }
}

/// In a move every word that is not known is a row of letters.
SaidWord word_of_move(std::string_view word, const Vocabulary& vocabulary, SignNumbers& numbers) {
    if (const std::string_view known = known_word(vocabulary, word); !known.empty()) {
        return {{numbers.of(known)}, word.size()};
    }
    SaidWord said{{}, letters_in(word).size()};
    add_letters(word.substr(0, said.size), numbers, said.signs);
    return said;
}

/// The words of a sentence.
class Saying {
public:
    Saying(const Vocabulary& vocabulary, SignNumbers& numbers, SignReader& reader, Said& said)
        : vocabulary_(vocabulary), numbers_(numbers), reader_(reader), said_(said) {}

    /// How long what was read is.
    std::size_t read(std::string_view text) {
        const std::size_t size = term(text);
        return size != 0 ? size : word(word_in_front(text));
    }

private:
    /// A word that stands for letters, of which the longest counts: `floor line`, `reds`, `south-west`.
    std::size_t term(std::string_view text) {
        const Term* best = nullptr;
        std::size_t best_end = 0;
        for (const Term& term : vocabulary_.terms) {
            std::size_t end = term.said.size();
            if (!is_letter(term.said.front()) || !alike(text.substr(0, end), term.said)) {
                continue;
            }
            end += end < text.size() && lower_case(text[end]) == 's' ? 1U : 0U;
            const bool whole = end >= text.size() || !is_letter(text[end]);
            if (whole && end > best_end) {
                best = &term;
                best_end = end;
            }
        }
        if (best != nullptr) {
            const Signs& meant = reader_.move(best->meant);
            said_.signs.insert(said_.signs.end(), meant.begin(), meant.end());
        }
        return best_end;
    }

    std::size_t word(std::string_view word) {
        const std::string_view known = known_word(vocabulary_, word);
        if (const std::string_view means = known.empty() ? number_said(word) : known; !means.empty()) {
            said_.signs.push_back(numbers_.of(means));
            return word.size();
        }
        const std::string_view letters = letters_in(word);
        unknown_word(letters);
        return letters.size();
    }

    /// Letters of the notation, each by itself, or a word that says nothing: `takes`, `the`.
    void unknown_word(std::string_view word) {
        const auto is_large = [](char byte) { return byte >= 'A' && byte <= 'Z'; };
        if (word.size() == 1 || std::all_of(word.begin(), word.end(), is_large)) {
            add_letters(word, numbers_, said_.signs);
        } else {
            said_.perhaps.push_back(numbers_.of(nearest_word(word, vocabulary_.keywords)));
            ++said_.unknown;
            said_.strange += is_filler(word) ? 0U : 1U;
        }
    }

    const Vocabulary& vocabulary_;
    SignNumbers& numbers_;
    SignReader& reader_;
    Said& said_;
};

}  // namespace

Sign SignNumbers::of(std::string_view text) {
    if (text.size() != 1) {
        return look_up(text);
    }
    Sign& known = letters_[static_cast<unsigned char>(text.front())];
    if (known == none) {
        known = look_up(folded(text));
    }
    return known;
}

Sign SignNumbers::look_up(std::string_view text) {
    if (const auto known = texts_.find(text); known != texts_.end()) {
        return known->second;
    }
    const auto sign = static_cast<Sign>(is_number_.size());
    texts_.emplace(text, sign);
    is_number_.push_back(!text.empty() && is_digit(text.back()));
    return sign;
}

Said SignReader::sentence(std::string_view line) {
    Said said;
    Saying saying(vocabulary_, numbers_, *this, said);
    each_sign(line.substr(0, event_end(line)), numbers_, said.signs,
              [&](std::string_view text) { return saying.read(text); });
    return said;
}

const Signs& SignReader::move(std::string_view text) {
    move_.clear();
    each_sign(text, numbers_, move_, [this](std::string_view rest) {
        const std::string_view word = word_in_front(rest);
        auto said = words_.find(word);
        if (said == words_.end()) {
            said = words_.emplace(word, word_of_move(word, vocabulary_, numbers_)).first;
        }
        move_.insert(move_.end(), said->second.signs.begin(), said->second.signs.end());
        return said->second.size;
    });
    return move_;
}

}  // namespace arbiter::lenient
