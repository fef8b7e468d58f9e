// Finds small changes that would make a line readable and that only its writer can confirm.
#include "grammar/lenient/characters.hpp"
#include "grammar/lenient/failure_site.hpp"
#include "grammar/text/spelling.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace arbiter::lenient {
namespace {

void put(const FailureSite& spot, std::size_t at, std::size_t size, std::string_view text, Drafts& out) {
    Draft draft = spot.draft;
    draft.replace(at, size, text, Habit::offered);
    out.push_back(std::move(draft));
}

/// A sign that is missing or another, at this place.
void offer_sign(const FailureSite& spot, std::size_t at, std::string_view sign, Drafts& out) {
    const bool sign_here = at < spot.end && (spot.text[at] == '.' || spot.text[at] == ';' || is_blank(spot.text[at]));
    put(spot, at, sign_here ? 1 : 0, sign, out);
}

/// A letter of another alphabet for a Latin one.
void offer_lookalikes(const FailureSite& spot, Drafts& out) {
    for (std::size_t at = spot.at; at < spot.token_end; ++at) {
        if (const char latin = lookalike(spot.text.substr(at)); latin != '\0') {
            put(spot, at, character_size(spot.text.substr(at)), std::string_view(&latin, 1), out);
            return;
        }
    }
}

/// Everything counts from 1.
void offer_one(const FailureSite& spot, Drafts& out) {
    const bool alone = spot.at + 1 >= spot.end || !is_digit(spot.text[spot.at + 1]);
    if (spot.at < spot.end && spot.text[spot.at] == '0' && alone) {
        put(spot, spot.at, 1, "1", out);
    }
    const std::size_t dot = spot.text.find('.', spot.at);
    if (dot != std::string_view::npos && dot + 2 == spot.token_end && spot.text[dot + 1] == '0') {
        put(spot, dot + 1, 1, "1", out);
    }
}

/// Commas between things that stand side by side.
void offer_no_commas(const FailureSite& spot, Drafts& out) {
    if (spot.at >= spot.end || spot.text[spot.at] != ',') {
        return;
    }
    std::string rest(spot.text.substr(spot.at, spot.end - spot.at));
    std::replace(rest.begin(), rest.end(), ',', ' ');
    put(spot, spot.at, rest.size(), rest, out);
}

/// The word that is nearest to what stands here. That a line stands is said on purpose, and not by a slip.
void offer_near_word(const FailureSite& spot, Drafts& out) {
    const Seats& seats = *spot.vocabulary.seats;
    std::vector<std::string_view> known = spot.vocabulary.keywords;
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        known.push_back(seats.word(seat));
    }
    const std::string_view word = spot.word_here();
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        if (!word.empty() && word != seats.word(seat) && bare(word) == bare(seats.word(seat))) {
            put(spot, spot.word, word.size(), seats.word(seat), out);
        }
    }
    const std::string_view meant = word.size() < 2 ? std::string_view{} : nearest_word(word, known);
    const bool lets_stand = meant == "stands" && !lower_case(std::string(word)).starts_with("stan");
    if (!meant.empty() && meant != word && !lets_stand) {
        put(spot, spot.word, word.size(), meant, out);
    }
}

/// `...`, `--`, `[torn]`: what somebody writes where lines are missing.
bool says_missing(std::string_view line) {
    const bool aside = line.size() > 2 && line.front() == '[' && line.back() == ']';
    const bool signs = line.size() > 1 && line.find_first_not_of(".-\xE2\x80\xA6") == std::string_view::npos;
    return aside || signs;
}

/// A gap may be meant, or nothing: no such line is read as one.
void offer_gap(const FailureSite& spot, Drafts& out) {
    const std::string_view line = spot.text.substr(spot.first, spot.end - spot.first);
    const auto& keywords = spot.vocabulary.keywords;
    if (says_missing(line) && std::find(keywords.begin(), keywords.end(), "gap") != keywords.end()) {
        put(spot, spot.first, line.size(), "gap", out);
    }
}

/// `Ann wall …`, where a position is written down.
void offer_set(const FailureSite& spot, Drafts& out) {
    const auto& openers = spot.vocabulary.openers;
    if (!spot.is_setting() && spot.at != spot.first && std::ranges::find(openers, "set") != openers.end()) {
        put(spot, spot.first, 0, "set ", out);
    }
}

void offer_keywords(const FailureSite& spot, Drafts& out) {
    for (const std::string_view word : spot.vocabulary.openers) {
        put(spot, spot.at, 0, std::string(word) + ' ', out);
    }
}

/// `Y#` for `#Y`.
void offer_swap(const FailureSite& spot, Drafts& out) {
    for (std::size_t at = spot.at; at < spot.token_end && at < spot.at + 2; ++at) {
        if (at + 1 < spot.token_end) {
            put(spot, at, 2, {std::string{spot.text[at + 1], spot.text[at]}}, out);
        }
    }
}

/// `V*` for `*V`, in all of a line: who names the color first does so of every tile.
void offer_glyph_first(const FailureSite& spot, Drafts& out) {
    const Table& table = *spot.vocabulary.table;
    std::string rest(spot.text.substr(spot.at, spot.end - spot.at));
    bool changed = false;
    for (std::size_t at = 0; at + 1 < rest.size() && !table.glyphs.empty(); ++at) {
        const char color = large(rest[at]);
        const bool first = at == 0 || is_blank(rest[at - 1]) || rest[at - 1] == '+';
        if (first && table.glyph_colors.find(color) != std::string_view::npos &&
            table.glyphs.find(rest[at + 1]) != std::string_view::npos) {
            rest[at] = rest[at + 1];
            rest[at + 1] = color;
            changed = true;
        }
    }
    if (changed) {
        put(spot, spot.at, rest.size(), rest, out);
    }
}

/// In a position, what is set of players stands behind them: `set Ann hand`.
void offer_player_first(const FailureSite& spot, Drafts& out) {
    const std::size_t name = std::min(spot.text.find_first_not_of(" \t", spot.word_end), spot.end);
    std::size_t end = name;
    while (end < spot.end && is_word_byte(spot.text[end])) {
        ++end;
    }
    const std::string_view player = spot.text.substr(name, end - name);
    if (spot.is_setting() && !spot.word_here().empty() && spot.vocabulary.seats->find(player) != no_seat) {
        put(spot, spot.word, end - spot.word, std::string(player) + ' ' + std::string(spot.word_here()), out);
    }
}

}  // namespace

bool is_crossed_out(const FailureSite& spot) {
    const std::string_view line = spot.text.substr(spot.first, spot.end - spot.first);
    const bool struck = line.starts_with("--") || line.starts_with("~~");
    return struck && line.find_first_not_of("-~ \t", 2) != std::string_view::npos;
}

void offer_comment(const FailureSite& spot, Drafts& out) {
    put(spot, spot.first, 0, "; ", out);
}

void offer_signs(const FailureSite& spot, Drafts& out) {
    offer_sign(spot, spot.raw, ":", out);
    for (std::size_t at = spot.at + 1; at < spot.token_end; ++at) {
        if (spot.text[at] == '.' || spot.text[at] == ';') {
            put(spot, at, 1, ",", out);
        } else if (spot.text[at] == ':') {
            put(spot, at, 0, ".", out);
        }
    }
    if (spot.token_end + 1 < spot.end &&
        (is_digit(spot.text[spot.token_end + 1]) || spot.text[spot.token_end + 1] == '-')) {
        put(spot, spot.token_end, 1, ",", out);
    }
    offer_lookalikes(spot, out);
    offer_one(spot, out);
    offer_no_commas(spot, out);
    offer_near_word(spot, out);
    offer_swap(spot, out);
    offer_glyph_first(spot, out);
    offer_player_first(spot, out);
    offer_gap(spot, out);
    if (spot.draft.offered() == 0) {
        offer_keywords(spot, out);
        offer_set(spot, out);
    }
}

}  // namespace arbiter::lenient
