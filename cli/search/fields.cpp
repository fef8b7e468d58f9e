// The table of fields.
#include "cli/search/fields.hpp"

#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/text/phrase.hpp"
#include "rules/record/setup.hpp"
#include "rules/registry/registry.hpp"
#include "rules/report/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <functional>
#include <iterator>
#include <stdexcept>
#include <vector>

namespace arbiter::cli {
namespace {

using EachWord = std::function<void(std::string_view)>;
using EachNumber = std::function<void(std::int64_t, std::int64_t)>;

void game(const JudgedRecord& judged, const EachWord& each) {
    each(judged.report.game);
}

void verdict(const JudgedRecord& judged, const EachWord& each) {
    each(name_of(judged.report.verdict));
}

void player(const JudgedRecord& judged, const EachWord& each) {
    for (Seat seat = 0; seat < static_cast<Seat>(judged.report.seats.count()); ++seat) {
        each(judged.report.seats.name(seat));
    }
}

void winner(const JudgedRecord& judged, const EachWord& each) {
    for (Seat seat = 0; seat < static_cast<Seat>(judged.report.seats.count()); ++seat) {
        if (judged.report.won(seat)) {
            each(judged.report.seats.name(seat));
        }
    }
}

void code(const JudgedRecord& judged, const EachWord& each) {
    for (const Finding& finding : judged.report.findings) {
        each(finding.rule->id);
    }
}

void completed(const JudgedRecord& judged, const EachWord& each) {
    for (const Completed& one : judged.report.completed) {
        each(one.task);
    }
}

/// As it is printed, so that what was printed can be asked for.
void file(const JudgedRecord& judged, const EachWord& each) {
    each(shown_name(judged.file));
}

/// Of a date as far as its year is known.
void year(const JudgedRecord& judged, const EachWord& each) {
    const HeaderField* const date = judged.header.find("Date");
    const std::string_view text = date == nullptr ? std::string_view{} : judged.header.value(*date).substr(0, 4);
    if (text.size() == 4 && whole_number(text).value_or(-1) >= 0) {
        each(text);
    }
}

/// How each ruling of the game is read, those that the header does not name too: "wall=gray".
void ruling(const JudgedRecord& judged, const EachWord& each) {
    const GameEntry* const game = find_game_of(judged.header);
    if (game == nullptr) {
        return;
    }
    for (const auto& [id, option] : house_of(read_record(judged.record), *game->about, game->rulings)) {
        each(fmt::format("{}={}", id, option));
    }
}

void seat(const JudgedRecord& judged, const EachNumber& each) {
    for (std::size_t seat = 1; seat <= judged.report.seats.count(); ++seat) {
        each(static_cast<std::int64_t>(seat), static_cast<std::int64_t>(seat));
    }
}

void players(const JudgedRecord& judged, const EachNumber& each) {
    const auto count = static_cast<std::int64_t>(judged.report.seats.count());
    each(count, count);
}

void winners(const JudgedRecord& judged, const EachNumber& each) {
    const int count = std::popcount(judged.report.winners);
    if (!judged.report.open_winners) {
        each(count, count);
    }
}

void score(const JudgedRecord& judged, const EachNumber& each) {
    const Totals totals = Totals::of(judged.report);
    for (const ScoreRange& range : totals.all()) {
        each(range.least, range.most);
    }
}

void best(const JudgedRecord& judged, const EachNumber& each) {
    std::optional<ScoreRange> top;
    score(judged, [&top](std::int64_t least, std::int64_t most) {
        const ScoreRange one{static_cast<std::int32_t>(least), static_cast<std::int32_t>(most)};
        top = top ? ScoreRange{std::max(top->least, one.least), std::max(top->most, one.most)} : one;
    });
    if (top) {
        each(top->least, top->most);
    }
}

/// Between the two best scores; not where unknown facts leave them open.
void margin_of(const JudgedRecord& judged, const EachNumber& each) {
    const Report& report = judged.report;
    if (report.score_count < 2 || !report.score_ranges.empty()) {
        return;
    }
    std::int64_t first = std::max(report.scores[0], report.scores[1]);
    std::int64_t second = std::min(report.scores[0], report.scores[1]);
    for (std::uint32_t i = 2; i < report.score_count; ++i) {
        second = std::max(second, std::min<std::int64_t>(first, report.scores[i]));
        first = std::max<std::int64_t>(first, report.scores[i]);
    }
    const std::int64_t lead = first - second;
    each(lead, lead);
}

template <auto Member>
void count_of(const JudgedRecord& judged, const EachNumber& each) {
    const auto count = static_cast<std::int64_t>(judged.report.*Member);
    each(count, count);
}

template <auto Member>
void place_in(const JudgedRecord& judged, const EachNumber& each) {
    const auto number = static_cast<std::int64_t>(judged.record.*Member);
    each(number, number);
}

void bytes(const JudgedRecord& judged, const EachNumber& each) {
    const auto size = static_cast<std::int64_t>(judged.record.text.size());
    each(size, size);
}

void findings(const JudgedRecord& judged, const EachNumber& each) {
    std::int64_t count = 0;
    for (const Finding& finding : judged.report.findings) {
        count += 1 + std::int64_t{finding.repeats};
    }
    each(count, count);
}

bool tie(const JudgedRecord& judged) {
    return judged.report.finished && std::popcount(judged.report.winners) > 1;
}

bool finished(const JudgedRecord& judged) {
    return judged.report.finished;
}

constexpr std::array fields{
    Field{"game", FieldKind::word, game},
    Field{"verdict", FieldKind::word, verdict},
    Field{"player", FieldKind::word, player},
    Field{"winner", FieldKind::word, winner},
    Field{"code", FieldKind::word, code},
    Field{"completed", FieldKind::word, completed, nullptr, nullptr, true},
    Field{"file", FieldKind::word, file},
    Field{"year", FieldKind::word, year},
    Field{"ruling", FieldKind::word, ruling},
    Field{"players", FieldKind::number, nullptr, players},
    Field{"winners", FieldKind::number, nullptr, winners},
    Field{"seat", FieldKind::number, nullptr, seat},
    Field{"score", FieldKind::number, nullptr, score},
    Field{"best", FieldKind::number, nullptr, best},
    Field{"margin", FieldKind::number, nullptr, margin_of},
    Field{"events", FieldKind::number, nullptr, count_of<&Report::events>},
    Field{"lines", FieldKind::number, nullptr, count_of<&Report::lines>},
    Field{"bytes", FieldKind::number, nullptr, bytes},
    Field{"findings", FieldKind::number, nullptr, findings},
    Field{"record", FieldKind::number, nullptr, place_in<&RecordText::number>},
    Field{"line", FieldKind::number, nullptr, place_in<&RecordText::line>},
    Field{"tie", FieldKind::flag, nullptr, nullptr, tie},
    Field{"finished", FieldKind::flag, nullptr, nullptr, finished},
};

}  // namespace

void AskedField::each_word(const JudgedRecord& judged, const EachWord& each) const {
    if (field != nullptr) {
        field->words(judged, each);
    } else if (const HeaderField* const line = judged.header.find(header); line != nullptr) {
        each(judged.header.value(*line));
    }
}

AskedField field_or_throw(std::string_view name) {
    if (!name.empty() && name.front() >= 'A' && name.front() <= 'Z') {
        return {nullptr, std::string(name)};
    }
    const auto found =
        std::find_if(fields.begin(), fields.end(), [name](const Field& field) { return field.name == name; });
    if (found == fields.end()) {
        std::vector<std::string_view> names;
        std::transform(fields.begin(), fields.end(), std::back_inserter(names),
                       [](const Field& one) { return one.name; });
        throw std::runtime_error(
            fmt::format("{} is nothing that can be asked; there are the headers, which begin with a "
                        "capital letter, {}",
                        plain_line(name), joined_by(names, ", ")));
    }
    return {&*found, {}};
}

std::optional<std::int64_t> whole_number(std::string_view text) {
    std::int64_t value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && stop == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

}  // namespace arbiter::cli
