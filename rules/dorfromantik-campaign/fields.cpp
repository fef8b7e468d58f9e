// What lines of a ledger consist of.
#include "rules/dorfromantik-campaign/game.hpp"

#include <fmt/format.h>

#include <span>
#include <string>

namespace arbiter::dorfromantik_campaign {
namespace {

std::string name_of_achieved(const Achieved& one) {
    return std::string(name(one.achievement));
}

void add_claim(std::string_view key, std::string_view sign, const std::optional<Number>& claim, Fields& line) {
    if (claim) {
        line.number(key, sign, claim->value);
    }
}

void add_record(const Written& written, Fields& line) {
    line.add("record", " record ", [&] { return written.path_text; });
    line.write([&] { return written.nth.value == 1 ? std::string() : fmt::format("#{}", written.nth.value); });
    line.part("nth", [&] { return std::int64_t{written.nth.value}; });
}

/// Its boxes with one blank between them.
std::string sheet_in_words(std::string_view text) {
    std::string words;
    for (const char byte : text) {
        const bool blank = byte == ' ' || byte == '\t';
        if (!blank || words.back() != ' ') {
            words += blank ? ' ' : byte;
        }
    }
    return words;
}

void add_players(const Written& written, const Seats& seats, Fields& line) {
    const std::span players(written.players.data(), written.player_count);
    line.write(" players");
    for (const Seat& seat : players) {
        line.write([&] { return fmt::format("{}{}", &seat == players.data() ? " " : ", ", seats.word(seat)); });
    }
    line.list("players", players, [&](Seat seat) { return std::string(seats.name(seat)); });
}

void add_game(const Written& written, const Seats& seats, Fields& line) {
    line.verb("game");
    line.number("game", "game ", written.number.value);
    if (!written.sheet.empty()) {
        line.add("sheet", " sheet ", [&] { return sheet_in_words(written.sheet_text); });
    } else if (written.path.empty()) {
        line.number("score", " score ", written.score.value, !written.open_score || written.found);
    } else {
        add_record(written, line);
    }
    add_claim("row", " +row:", written.row, line);
    add_claim("circles", " +circles:", written.circles, line);
    if (!Event::achieved_of(written).empty()) {
        line.each("achieved", " +achieved:", Event::achieved_of(written), name_of_achieved);
    }
    if (!written.date.empty()) {
        line.add("date", " date ", [&] { return written.date; });
    }
    if (written.player_count > 0) {
        add_players(written, seats, line);
    }
}

void add_cross(const Written& written, Fields& line) {
    line.verb("cross");
    line.write("cross");
    for (const auto& [step, span] : Event::steps_of(written)) {
        line.write([&] {
            const std::string circles = step.circles == 1 ? std::string() : fmt::format(":{}", step.circles);
            return fmt::format(" {}>{}{}", name(step.from), name(step.to), circles);
        });
    }
    line.list("steps", Event::steps_of(written), [](const WrittenStep& one) {
        const Step& step = one.step;
        return object_of({{"from", name(step.from)}, {"to", name(step.to)}, {"circles", std::int64_t{step.circles}}});
    });
    const std::span unlocked(written.unlocked.data(), written.unlocked_count);
    if (!unlocked.empty()) {
        line.each("unlocked", " +unlocked:", unlocked, [](const Unlocked& one) { return std::string(name(one.hex)); });
    }
    add_claim("hearts", " +hearts:", written.hearts, line);
}

}  // namespace

void Campaign::fields(const State* before, const Written& written, const FormatContext& context, Fields& line) {
    if (written.verb() == Verb::cross) {
        add_cross(written, line);
        return;
    }
    add_game(written, context.seats, line);
    line.open(written.open_score, written.score.span,
              [&] { return fmt::format("what game {} scored", written.number.value); });
    line.open(!written.open_score && line.are_asked() && before != nullptr && is_open(*before, written), written.path,
              [&] { return fmt::format("what game {} scored, whose record leaves facts open", written.number.value); });
}

void Campaign::drop_claims(const State&, Written& written) {
    written.row.reset();
    written.circles.reset();
    written.unlocked_count = 0;
    written.hearts.reset();
}

}  // namespace arbiter::dorfromantik_campaign
