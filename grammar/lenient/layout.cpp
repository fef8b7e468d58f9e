// Undoes what is between the words: colons, blanks, arrows, remarks.
#include "grammar/lenient/failure_site.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace arbiter::lenient {
namespace {

bool is_keyword(const Vocabulary& vocabulary, std::string_view word) {
    return std::any_of(vocabulary.keywords.begin(), vocabulary.keywords.end(),
                       [word](std::string_view keyword) { return alike(keyword, word); });
}

std::size_t skip_blanks(std::string_view text, std::size_t at, std::size_t end) {
    while (at < end && is_blank(text[at])) {
        ++at;
    }
    return at;
}

/// Where the blanks begin that lie before a place.
std::size_t blanks_before(std::string_view text, std::size_t at) {
    while (at > 0 && is_blank(text[at - 1])) {
        --at;
    }
    return at;
}

std::size_t word_before(std::string_view text, std::size_t at) {
    while (at > 0 && is_word_byte(text[at - 1])) {
        --at;
    }
    return at;
}

/// `round 1:`; the number of a round stands for its keyword.
bool follows_keyword(const FailureSite& spot, std::size_t number) {
    const std::size_t end = blanks_before(spot.text, number);
    const std::size_t begin = word_before(spot.text, end);
    return begin < end && is_keyword(spot.vocabulary, spot.text.substr(begin, end - begin));
}

/// A word behind which a colon can only be one too many.
bool takes_no_colon(const FailureSite& spot, std::size_t begin, std::size_t end) {
    const std::string_view word = spot.text.substr(begin, end - begin);
    if (word.empty()) {
        return false;
    }
    if (std::all_of(word.begin(), word.end(), is_digit)) {
        return follows_keyword(spot, begin);
    }
    return begin == spot.first || is_keyword(spot.vocabulary, word) || spot.vocabulary.seats->find(word) != no_seat;
}

void take_out_colon(const FailureSite& spot, std::size_t colon, Drafts& out) {
    const bool apart = colon + 1 < spot.text.size() && is_blank(spot.text[colon + 1]);
    Draft draft = spot.draft;
    draft.replace(colon, 1, apart ? "" : " ", Habit::colon);
    out.push_back(std::move(draft));
}

}  // namespace

void undo_colon(const FailureSite& spot, Drafts& out) {
    std::size_t first_end = spot.first;
    while (first_end < spot.end && is_word_byte(spot.text[first_end])) {
        ++first_end;
    }
    const std::size_t first_colon = skip_blanks(spot.text, first_end, spot.end);
    const std::size_t colon = spot.raw <= first_colon ? first_colon : spot.at;
    if (colon >= spot.end || spot.text[colon] != ':') {
        return;
    }
    const std::size_t end = blanks_before(spot.text, colon);
    if (takes_no_colon(spot, word_before(spot.text, end), end)) {
        take_out_colon(spot, colon, out);
    }
}

namespace {

/// What stands before and behind these blanks is never one: two numbers, two words, the line's first word and the next.
bool are_two_words(const FailureSite& spot, std::size_t from, std::size_t to) {
    const std::size_t begin = word_before(spot.text, from);
    std::size_t end = to;
    while (end < spot.end && is_word_byte(spot.text[end])) {
        ++end;
    }
    const bool numbers = is_digit(spot.text[from - 1]) && is_digit(spot.text[to]);
    const bool words = from - begin > 1 && end - to > 1;
    const bool name = begin == spot.first && from > begin && spot.raw < from;
    return numbers || words || name;
}

}  // namespace

void undo_blanks(const FailureSite& spot, Drafts& out) {
    std::size_t from = std::min(spot.text.find_first_of(" \t", std::max(spot.raw, spot.first)), spot.end);
    from = blanks_before(spot.text, from);
    const std::size_t to = skip_blanks(spot.text, from, spot.end);
    if (from == to || to >= spot.end || from <= spot.first) {
        return;
    }
    if (are_two_words(spot, from, to)) {
        return;
    }
    Draft draft = spot.draft;
    draft.replace(from, to - from, "", Habit::blanks);
    out.push_back(std::move(draft));
}

namespace {

/// How long the arrow, `x` or `to` is that stands here; 0 when none does.
std::size_t arrow_size(const FailureSite& spot, std::size_t at) {
    const std::string_view rest = spot.text.substr(at, spot.end - at);
    for (const std::string_view arrow : {"-->", "==>", "->", "=>"}) {
        if (rest.starts_with(arrow)) {
            return arrow.size();
        }
    }
    if (at != spot.at) {
        return 0;
    }
    const bool to = rest.size() > 2 && alike(rest.substr(0, 2), "to") && !is_letter(rest[2]);
    const bool times = !rest.empty() && lower_case(rest[0]) == 'x' && !spot.is_setting();
    return to ? 2 : times ? 1 : 0;
}

void replace_arrow(const FailureSite& spot, std::size_t at, std::size_t size, std::string_view mark, Drafts& out) {
    const std::size_t from = blanks_before(spot.text, at);
    const std::size_t to = skip_blanks(spot.text, at + size, spot.end);
    if (from <= spot.first || to >= spot.end) {
        return;
    }
    Draft draft = spot.draft;
    draft.replace(from, to - from, mark, Habit::arrow);
    out.push_back(std::move(draft));
}

}  // namespace

void undo_arrow(const FailureSite& spot, Drafts& out) {
    for (std::size_t at = spot.at; at < spot.token_end; ++at) {
        const std::size_t size = arrow_size(spot, at);
        if (size == 0) {
            continue;
        }
        replace_arrow(spot, at, size, ":", out);
        if (spot.vocabulary.table->steps && spot.text[at + size - 1] == '>') {
            replace_arrow(spot, at, size, ">", out);
        }
        return;
    }
}

namespace {

std::string_view without_blanks(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
    const std::size_t end = text.find_last_not_of(" \t");
    return end == std::string_view::npos ? std::string_view{} : text.substr(begin, end + 1 - begin);
}

/// What may be a tile of a game with `#` among its glyphs: the sign and a color.
bool is_glyph(const FailureSite& spot) {
    const std::string_view colors = spot.vocabulary.table->glyph_colors;
    if (colors.empty()) {
        return false;
    }
    const std::size_t next = skip_blanks(spot.text, spot.at + 1, spot.end);
    const bool color = next < spot.end && colors.find(large(spot.text[next])) != std::string_view::npos;
    const bool alone = next + 1 >= spot.end || !is_letter(spot.text[next + 1]);
    const bool colored = color && (alone || next == spot.at + 1);
    const bool word = std::any_of(spot.vocabulary.terms.begin(), spot.vocabulary.terms.end(), [&](const Term& term) {
        return alike(spot.text.substr(std::min(next, spot.text.size()), term.said.size()), term.said);
    });
    return spot.at != spot.first || colored || word;
}

/// What a remark says, when one in another form begins where the grammar stopped.
std::string_view remark_here(const FailureSite& spot) {
    const std::string_view rest = without_blanks(spot.text.substr(spot.at));
    if (rest.starts_with("//")) {
        return without_blanks(rest.substr(2));
    }
    if (rest.starts_with("(") && rest.ends_with(")")) {
        return without_blanks(rest.substr(1, rest.size() - 2));
    }
    const bool hash = rest.starts_with("#") && !is_glyph(spot);
    const bool comment = rest.starts_with(";") && spot.at > spot.first;
    return hash || comment ? without_blanks(rest.substr(1)) : std::string_view{};
}

/// Claims, annotations, `stands` and events are no remarks, whatever stands before them.
bool means_something(const FailureSite& spot, std::string_view remark) {
    if (remark.starts_with("+") || remark.starts_with("{") || alike(remark.substr(0, 6), "stands")) {
        return true;
    }
    const std::string behind = fmt::format("{} {}", spot.text.substr(0, spot.at), remark);
    const auto is_event = [&](std::string_view text) {
        return !text.starts_with(';') && !without_blanks(text).empty() && spot.attempt(text).read;
    };
    return is_event(remark) || is_event(behind);
}

/// Where a final `.` or `,` stands, of which the grammar may have made something; npos when there is none.
std::size_t final_mark(const FailureSite& spot) {
    const std::size_t end = blanks_before(spot.text, spot.end);
    const bool mark = end > spot.first + 1 && (spot.text[end - 1] == '.' || spot.text[end - 1] == ',');
    return mark && spot.at + 1 >= end && !spot.is_setting() ? end - 1 : std::string_view::npos;
}

void put_remark(const FailureSite& spot, std::string_view text, Habit why, Drafts& out) {
    Draft draft = spot.draft;
    draft.blame(Habit::remark, {draft.origin(spot.at), draft.origin(draft.size())});
    draft.replace(spot.at, draft.size() - spot.at, text, why);
    out.push_back(std::move(draft));
}

/// A line that begins with `#` where that is a glyph, too: that it is a remark, only its writer can say. A tile that is
/// its first word belongs to what it says.
void offer_whole_line(const FailureSite& spot, Drafts& out) {
    const std::string_view line = spot.text.substr(spot.first);
    const std::string_view colors = spot.vocabulary.table->glyph_colors;
    if (!line.starts_with('#') || colors.empty() || spot.draft.habits() != Habits{}) {
        return;
    }
    const bool tile =
        line.size() > 1 && colors.find(line[1]) != std::string_view::npos && (line.size() == 2 || !is_letter(line[2]));
    const std::string_view said = without_blanks(line.substr(tile ? 0 : 1));
    if (said.empty()) {
        return;
    }
    Draft draft = spot.draft;
    draft.blame(Habit::remark, {draft.origin(spot.first), draft.origin(draft.size())});
    draft.replace(spot.first, line.size(), fmt::format("; {}", said), Habit::offered);
    out.push_back(std::move(draft));
}

/// What stands here would make a remark of the whole line: then nothing in it need be another.
bool is_changed_remark(const FailureSite& spot) {
    return spot.at <= spot.first && spot.draft.offered() != 0;
}

}  // namespace

bool begins_remark(const FailureSite& spot) {
    return spot.at < spot.end && !remark_here(spot).empty();
}

namespace {

void undo_remark_here(const FailureSite& spot, Drafts& out) {
    if (const std::size_t mark = final_mark(spot); mark != std::string_view::npos) {
        Draft draft = spot.draft;
        const std::size_t from = blanks_before(spot.text, mark);
        draft.replace(from, mark + 1 - from, "", Habit::remark);
        out.push_back(std::move(draft));
        return;
    }
    offer_whole_line(spot, out);
    if (spot.at >= spot.end || is_changed_remark(spot)) {
        return;
    }
    const std::string_view said = remark_here(spot);
    if (said.empty()) {
        return;
    }
    const bool apart = spot.at == 0 || is_blank(spot.text[spot.at - 1]);
    const std::string comment = fmt::format("{}; {}", apart ? "" : " ", said);
    if (!means_something(spot, said)) {
        put_remark(spot, comment, Habit::remark, out);
        return;
    }
    put_remark(spot, comment, Habit::offered, out);
    put_remark(spot, fmt::format("{}{}", apart ? "" : " ", said), Habit::offered, out);
}

}  // namespace

/// Annotations end the event, and a remark may stand behind them.
void undo_remark(const FailureSite& spot, Drafts& out) {
    if (spot.stopped <= spot.end) {
        undo_remark_here(spot, out);
        return;
    }
    FailureSite behind = spot;
    behind.end = spot.text.size();
    behind.at = skip_blanks(spot.text, std::min(spot.stopped, behind.end), behind.end);
    undo_remark_here(behind, out);
}

}  // namespace arbiter::lenient
