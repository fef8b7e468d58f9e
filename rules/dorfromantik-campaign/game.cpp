// The campaign as the referee knows it: what it is called, how it starts, what it scores.
#include "rules/dorfromantik-campaign/game.hpp"

#include "grammar/record/list.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>

namespace arbiter::dorfromantik_campaign {
namespace {

constexpr std::array<std::string_view, 6> keywords{"game", "cross", "scores", "undo", "end", "stands"};
constexpr std::array<HeaderKey, 1> header_keys{{
    {"Rows", HeaderKey::Purpose::play, HeaderKey::Form::numbers, "425, 450, 475",
     "where the three empty rows of the high-score list begin, above 400"},
}};

void read_rows(const Setup& setup, Referee& referee, HighScoreList& list) {
    const HeaderField* const field = setup.header->find("Rows");
    if (field == nullptr) {
        return;
    }
    split_list(setup.header->text, field->value, [&](std::string_view text, Span span) {
        std::int32_t from = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), from);
        if (error != std::errc{} || end != text.data() + text.size() || !list.add(from)) {
            Finding& finding =
                referee.find(record::rule("record.header.bad-value"), span,
                             fmt::format("{} cannot be where an empty row begins: there are three of them, above {}",
                                         text, list.rows().back().from));
            finding.help = "Rows: 425, 450, 475";
        }
    });
}

}  // namespace

const About& Campaign::about() {
    static constexpr About about{
        "dorfromantik-campaign", "the campaign of Dorfromantik", 1, 6, keywords, header_keys, false, true};
    return about;
}

std::optional<State> Campaign::start(const Setup& setup, Referee& referee) {
    HighScoreList list;
    read_rows(setup, referee, list);
    return State{Ledger(list), std::make_shared<GameRecords>(setup)};
}

// Games go on after everything is unlocked; what comes then changes the track no more.
Role Campaign::role(const State& state, const Written& written) {
    return written.verb() == Verb::game && over(state) ? Role::claim : Role::move;
}

void Campaign::scores(const State& state, Report& report) {
    report.score_count = 1;
    report.scores[0] = state.ledger.progress().crossed();
}

}  // namespace arbiter::dorfromantik_campaign
