// Undoes what is in the words: letters large and small, words for letters, names.
#include "grammar/lenient/characters.hpp"
#include "grammar/lenient/failure_site.hpp"

#include <algorithm>
#include <string>

namespace arbiter::lenient {
namespace {

void put(const FailureSite& spot, std::size_t at, std::size_t size, std::string_view text, Habit why, Drafts& out) {
    if (spot.text.substr(at, size) != text) {
        Draft draft = spot.draft;
        draft.replace(at, size, text, why);
        out.push_back(std::move(draft));
    }
}

/// The longest keyword or id that stands here in letters of any size; empty when none does.
std::string_view known_word(const FailureSite& spot, std::size_t at) {
    std::string_view best;
    for (const auto* const words : {&spot.vocabulary.keywords, &spot.vocabulary.ids}) {
        for (const std::string_view word : *words) {
            const std::size_t end = at + word.size();
            const bool whole = end <= spot.end && (end == spot.end || !is_word_byte(spot.text[end]));
            if (whole && word.size() > best.size() && alike(spot.text.substr(at, word.size()), word)) {
                best = word;
            }
        }
    }
    return best;
}

/// The token with its letters as the notation writes them: known words so, the others large.
std::string as_written(const FailureSite& spot, std::size_t from, std::size_t to) {
    std::string text;
    for (std::size_t at = from; at < to;) {
        const bool begins = is_letter(spot.text[at]) && (at == from || !is_word_byte(spot.text[at - 1]));
        const std::string_view word = begins ? known_word(spot, at) : std::string_view{};
        if (!word.empty() && at + word.size() <= to) {
            text += word;
            at += word.size();
        } else {
            text += large(spot.text[at++]);
        }
    }
    return text;
}

void write_name(const FailureSite& spot, Drafts& out) {
    const Seats& seats = *spot.vocabulary.seats;
    const std::string_view word = spot.word_here();
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        const std::string_view name = seats.word(seat);
        if (word == name || word.empty() || folded(word) != folded(name)) {
            continue;
        }
        const bool same_letters = composed(word) == composed(name);
        put(spot, spot.word, word.size(), name, same_letters ? Habit::characters : Habit::letter_case, out);
    }
}

void write_known_words(const FailureSite& spot, Drafts& out) {
    for (const auto* const words : {&spot.vocabulary.keywords, &spot.vocabulary.ids}) {
        for (const std::string_view word : *words) {
            if (alike(spot.word_here(), word)) {
                put(spot, spot.word, word.size(), word, Habit::letter_case, out);
            }
        }
    }
}

}  // namespace

void undo_letter_case(const FailureSite& spot, Drafts& out) {
    if (spot.at >= spot.end) {
        return;
    }
    write_name(spot, out);
    write_known_words(spot, out);
    put(spot, spot.at, spot.token_end - spot.at, as_written(spot, spot.at, spot.token_end), Habit::letter_case, out);
    for (const std::string_view word : spot.vocabulary.keywords) {
        if (word.size() == 1 && alike(spot.text.substr(spot.at, 1), word)) {
            put(spot, spot.at, 1, word, Habit::letter_case, out);  // a letter with others right behind it: `CK:1`
        }
    }
}

namespace {

/// Where the term ends that begins here, with the `s` of many and the blanks before a number; 0 when it is another
/// word.
std::size_t term_end(const FailureSite& spot, const Term& term, std::size_t at) {
    std::size_t end = at + term.said.size();
    const bool many = end < spot.end && lower_case(spot.text[end]) == 's' &&
                      (end + 1 == spot.end || !is_letter(spot.text[end + 1])) && term.said.back() != 's';
    end += many ? 1 : 0;
    if (term.before == Term::Before::anything) {
        return end;
    }
    while (end < spot.end && is_blank(spot.text[end])) {
        ++end;
    }
    return end < spot.end && is_digit(spot.text[end]) ? end : 0;
}

void write_term(const FailureSite& spot, const Term& term, bool offering, Drafts& out) {
    const std::size_t reach = term.said.size() - 1;
    for (std::size_t at = spot.at - std::min(spot.at, reach); at < spot.token_end; ++at) {
        if (at + term.said.size() > spot.end || !alike(spot.text.substr(at, term.said.size()), term.said)) {
            continue;
        }
        const bool letter = offering && term.said.size() == 1;
        const bool begins = letter || at == 0 || at == spot.at || !is_letter(spot.text[at - 1]);
        const std::size_t end = begins ? term_end(spot, term, at) : 0;
        if (end != 0) {
            put(spot, at, end - at, term.meant, offering ? Habit::offered : Habit::words, out);
        }
    }
}

}  // namespace

void undo_words(const FailureSite& spot, Drafts& out) {
    for (const Term& term : spot.vocabulary.terms) {
        if (term.read) {
            write_term(spot, term, false, out);
        }
    }
}

void offer_words(const FailureSite& spot, Drafts& out) {
    const std::string_view word = spot.text.substr(spot.at, spot.token_end - spot.at);
    std::size_t letters = 0;
    while (letters < word.size() && is_letter(word[letters])) {
        ++letters;
    }
    for (const Term& term : spot.vocabulary.terms) {
        if (!term.read) {
            write_term(spot, term, true, out);
        } else if (letters > 1 && letters < term.said.size() &&
                   alike(word.substr(0, letters), term.said.substr(0, letters))) {
            put(spot, spot.at, letters, term.meant, Habit::offered, out);
        }
    }
}

namespace {

/// Whether this name, in letters of any size, stands at `at` as a whole; how long it is there, or 0.
std::size_t name_size(const FailureSite& spot, std::string_view name, std::size_t at) {
    const std::string_view rest = spot.text.substr(at, spot.end - at);
    const bool begins = at == 0 || !is_word_byte(spot.text[at - 1]);
    const bool same =
        rest.size() >= name.size() && (rest.starts_with(name) || folded(rest.substr(0, name.size())) == folded(name));
    const bool whole = rest.size() == name.size() || (rest.size() > name.size() && !is_word_byte(rest[name.size()]));
    return begins && same && whole ? name.size() : 0;
}

void write_number(const FailureSite& spot, Seat seat, std::size_t at, Drafts& out) {
    const Seats& seats = *spot.vocabulary.seats;
    const std::string_view name = seats.name(seat);
    const std::size_t size = name_size(spot, name, at);
    if (size == 0 || at + size <= spot.at) {
        return;
    }
    Draft draft = spot.draft;
    if (spot.text.substr(at, size) != name) {
        draft.blame(Habit::letter_case, {draft.origin(at), draft.origin(at + size)});
    }
    draft.replace(at, size, seats.word(seat), Habit::listed_name);
    out.push_back(std::move(draft));
}

}  // namespace

void undo_listed_name(const FailureSite& spot, Drafts& out) {
    const Seats& seats = *spot.vocabulary.seats;
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        const std::string_view name = seats.name(seat);
        if (seats.usable(seat) || name.empty()) {
            continue;
        }
        for (std::size_t at = spot.at - std::min(spot.at, name.size()); at <= spot.at && at < spot.end; ++at) {
            write_number(spot, seat, at, out);
        }
    }
}

namespace {

bool begins_so(std::string_view whole, std::string_view beginning) {
    return whole.size() > beginning.size() && folded(whole).starts_with(folded(beginning));
}

/// Something else may begin so where the word stands.
bool may_be_another(const FailureSite& spot, std::string_view word) {
    if (!spot.in_front()) {
        return false;
    }
    const auto begins = [word](std::string_view keyword) { return alike(keyword.substr(0, word.size()), word); };
    const std::string_view openings = spot.vocabulary.table->openings;
    const bool letters = std::all_of(word.begin(), word.end(), [openings](char byte) {
        return openings.find(large(byte)) != std::string_view::npos;
    });
    return letters || std::any_of(spot.vocabulary.openers.begin(), spot.vocabulary.openers.end(), begins);
}

void write_beginning(const FailureSite& spot, Seat seat, bool certain, Drafts& out) {
    const Seats& seats = *spot.vocabulary.seats;
    const std::string_view word = spot.word_here();
    Draft draft = spot.draft;
    if (!seats.name(seat).starts_with(word)) {
        draft.blame(Habit::letter_case, {draft.origin(spot.word), draft.origin(spot.word_end)});
    }
    draft.replace(spot.word, word.size(), seats.word(seat), certain ? Habit::name_beginning : Habit::offered);
    out.push_back(std::move(draft));
}

}  // namespace

void undo_name_beginning(const FailureSite& spot, Drafts& out) {
    const Seats& seats = *spot.vocabulary.seats;
    const std::string_view word = spot.word_here();
    if (word.empty() || is_digit(word[0]) || spot.at != spot.word) {
        return;
    }
    std::vector<Seat> meant;
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        if (begins_so(seats.name(seat), word)) {
            meant.push_back(seat);
        }
    }
    const bool certain = meant.size() == 1 && !may_be_another(spot, word);
    for (const Seat seat : meant) {
        write_beginning(spot, seat, certain, out);
    }
}

}  // namespace arbiter::lenient
