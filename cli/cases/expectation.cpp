// Reads what a record expects of itself.
#include "cli/cases/expectation.hpp"

#include "grammar/record/list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

namespace arbiter::cli {
namespace {

constexpr std::size_t npos = std::string_view::npos;
constexpr std::string_view blanks = " \t\r";

}  // namespace

std::size_t find_mark(std::string_view line) {
    for (std::size_t at = line.find(";!"); at != npos; at = line.find(";!", at + 1)) {
        if (at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t') {
            return at;
        }
    }
    return npos;
}

bool is_whole_line_mark(std::string_view line) {
    const std::size_t at = find_mark(line);
    return at != npos && line.find_first_not_of(blanks) == at;
}

namespace {

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t at = text.find_first_not_of(blanks); at != npos; at = text.find_first_not_of(blanks, at)) {
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

/// The words behind `;!`, up to a further comment.
std::vector<std::string_view> codes_of(std::string_view line) {
    std::vector<std::string_view> codes = words_of(line.substr(find_mark(line) + 2));
    codes.erase(std::find_if(codes.begin(), codes.end(), [](std::string_view word) { return word[0] == ';'; }),
                codes.end());
    return codes;
}

/// The codes of all these lines.
std::vector<std::string_view> codes_in(std::string_view marks) {
    std::vector<std::string_view> codes;
    for (std::size_t at = 0; at < marks.size();) {
        const std::size_t end = std::min(marks.find('\n', at), marks.size());
        const std::vector<std::string_view> here = codes_of(marks.substr(at, end - at));
        codes.insert(codes.end(), here.begin(), here.end());
        at = end + 1;
    }
    return codes;
}

bool is_field(const Header& header, std::size_t begin) {
    return std::any_of(header.fields.begin(), header.fields.end(),
                       [begin](const HeaderField& field) { return field.key.begin == begin; });
}

void read_codes(std::vector<std::string_view> pending, const Record& record, bool last,
                std::vector<ExpectedCode>& codes) {
    const std::string_view whole = record.text.text;
    std::uint64_t line = record.text.line;
    const auto put = [&](const std::vector<std::string_view>& words) {
        for (const std::string_view word : words) {
            codes.push_back({line, word});
        }
    };
    for (std::size_t at = 0; at < whole.size(); ++line) {
        const std::size_t end = std::min(whole.find('\n', at), whole.size());
        const std::string_view text = whole.substr(at, end - at);
        const bool marked = !is_field(record.header, at) && find_mark(text) != npos;
        if (marked && is_whole_line_mark(text)) {
            const std::vector<std::string_view> here = codes_of(text);
            pending.insert(pending.end(), here.begin(), here.end());
        } else {
            put(pending);
            pending.clear();
            put(marked ? codes_of(text) : std::vector<std::string_view>{});
        }
        at = end + 1;
    }
    if (last) {
        put(pending);  // there is no line below: this can never be met, and says so
    }
}

std::optional<Verdict> verdict_named(std::string_view word) {
    for (const Verdict verdict :
         {Verdict::valid, Verdict::incomplete, Verdict::unverified, Verdict::violation, Verdict::unreadable}) {
        if (name_of(verdict) == word) {
            return verdict;
        }
    }
    return std::nullopt;
}

bool read_number(std::string_view word, std::int32_t& number) {
    const char* const end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, number);
    return error == std::errc() && stop == end;
}

/// "12", or "0..45" where unknown facts leave a range.
bool read_scores(const std::vector<std::string_view>& words, Expectation& expectation) {
    std::vector<ScoreRange>& scores = expectation.scores.emplace();
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::size_t dots = words[i].find("..");
        ScoreRange& range = scores.emplace_back();
        const bool last = read_number(words[i].substr(dots == npos ? 0 : dots + 2), range.most);
        range.least = range.most;
        if (!last || (dots != npos && !read_number(words[i].substr(0, dots), range.least)) ||
            range.least > range.most) {
            return false;
        }
    }
    return words.size() > 1;
}

std::string_view name_meant(std::string_view word, const Seats& seats) {
    const Seat seat = seats.named(word) != no_seat ? seats.named(word) : seats.find(word);
    return seat == no_seat ? word : seats.name(seat);
}

/// "Ann Ben", "Ann P2", "nobody", or one name that has blanks.
bool read_names(std::string_view text, const Report& report, std::vector<std::string_view>& winners) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    if (text == "nobody") {
        return true;
    }
    if (report.seats.named(text) != no_seat) {
        winners.push_back(text);
    } else {
        for (const std::string_view word : words_of(text)) {
            winners.push_back(name_meant(word, report.seats));
        }
    }
    return !text.empty();
}

/// Whether the line has said this before: it cannot be two things.
bool is_told(std::string_view word, const Expectation& expectation) {
    return word == "scores"    ? expectation.scores.has_value()
           : word == "winners" ? expectation.winners.has_value()
           : word == "may-win" ? expectation.may_win.has_value()
                               : expectation.verdict.has_value();
}

bool read_item(std::string_view item, const Report& seats, Expectation& expectation) {
    const std::vector<std::string_view> words = words_of(item);
    if (words.empty()) {
        return false;
    }
    if (is_told(words[0], expectation)) {
        expectation.fault = fmt::format("\"{}\" contradicts what stands before it, or says it again", item);
        return false;
    }
    if (words[0] == "scores") {
        return read_scores(words, expectation);
    }
    if (words[0] == "winners") {
        return read_names(item.substr(words[0].size()), seats, expectation.winners.emplace());
    }
    if (words[0] == "may-win") {
        return read_names(item.substr(words[0].size()), seats, expectation.may_win.emplace());
    }
    expectation.verdict = verdict_named(words[0]);
    return expectation.verdict.has_value() && words.size() == 1;
}

void read_expect(const Record& record, const Report& seats, Expectation& expectation) {
    const HeaderField* const field = record.header.find("Expect");
    if (field == nullptr) {
        return;
    }
    expectation.line = place_of(record.text, field->key.begin).line;
    split_list(record.header.text, field->value, [&](std::string_view item, Span) {
        if (!read_item(item, seats, expectation) && expectation.fault.empty()) {
            expectation.fault = fmt::format(
                "\"{}\" is no verdict (valid, incomplete, unverified, violation, unreadable), no scores, no winners "
                "and "
                "no may-win",
                item);
        }
    });
}

}  // namespace

std::string_view marks_at_end(std::string_view text) {
    std::size_t begin = text.size();
    while (begin != 0 && text[begin - 1] == '\n') {
        const std::size_t line = begin == 1 ? 0 : text.rfind('\n', begin - 2) + 1;  // npos + 1 is the text's beginning
        if (!is_whole_line_mark(text.substr(line, begin - 1 - line))) {
            break;
        }
        begin = line;
    }
    return text.substr(begin);
}

Expectation read_expectation(std::string_view before, const Record& record, bool last, const Report& report) {
    Expectation expectation;
    read_codes(codes_in(marks_at_end(before)), record, last, expectation.codes);
    read_expect(record, report, expectation);
    return expectation;
}

}  // namespace arbiter::cli
