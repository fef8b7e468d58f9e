// The laws of a game entered: its number, the circles of the one before, its record, what is said of its row.
#pragma once

#include "grammar/text/phrase.hpp"
#include "rules/dorfromantik-campaign/diagnostic_helpers.hpp"
#include "rules/dorfromantik-campaign/laws/examples.hpp"

namespace arbiter::dorfromantik_campaign {

inline Judgement other_number(const Event& event) {
    return event.number() == event.ledger.next_number() ? std::nullopt : std::optional(Fault{});
}

inline void say_number(const Case& of) {
    of.point(of.event.written.number.span);
    of.say("this is game {} of the campaign, not {}", of.event.ledger.next_number(), of.event.written.number.value);
}

inline Judgement circles_are_due(const Event& event) {
    const int due = event.ledger.due();
    return due == 0 ? std::nullopt : std::optional(Fault{.left = due, .next = walks_in_words(event.ledger)});
}

inline bool follows_game(const Event& event) {
    return !event.ledger.games().empty();
}

inline void say_circles_due(const Case& of) {
    of.point(of.event.written.number.span);
    of.say("{} of game {} still {} to be crossed off before the next game", counted(of.fault.left, "circle"),
           of.event.ledger.games().back().number, of.fault.left == 1 ? "has" : "have");
    help_walk(of);
}

inline Judgement does_not_add_up(const Event& event) {
    const bool kept = event.written.sheet.empty() || event.sheet.total;
    return kept ? std::nullopt : std::optional(Fault{.problem = event.sheet.problem});
}

inline bool writes_sheet(const Event& event) {
    return !event.written.sheet.empty();
}

inline void say_sheet(const Case& of) {
    of.point(of.event.written.sheet);
    of.say("the score sheet of game {} does not add up: {}", of.event.number(), of.fault.problem);
}

inline Judgement gives_no_score(const Event& event) {
    return event.score() ? std::nullopt : std::optional(Fault{.problem = event.record->problem});
}

inline bool names_record(const Event& event) {
    return event.record != nullptr;
}

inline void say_no_score(const Case& of) {
    of.point(of.event.written.path);
    of.say("{} gives no score: {}", of.event.written.path_text, of.fault.problem);
    of.help("a game without its record is entered by its total: score, and the number in place of the file");
}

/// Of the game entered last.
inline const HighScoreRow& row_of_game(const Ledger& ledger) {
    return ledger.list().rows()[*ledger.games().back().row];
}

/// "128 points", or "a score that nobody noted".
inline std::string points_of_game(const Ledger& ledger) {
    const auto score = ledger.games().back().score;
    return score ? counted(*score, "point") : std::string("the points that nobody noted");
}

inline bool claims_row(const Event& event) {
    return event.written.row.has_value();
}

inline Judgement other_row(const Event& event) {
    return claims_row(event) && event.written.row->value != row_of_game(event.ledger).from ? std::optional(Fault{})
                                                                                           : std::nullopt;
}

inline void say_row(const Case& of) {
    of.point(of.event.written.row->span);
    of.say("{} are rounded down to the row {}, not {}", points_of_game(of.event.ledger),
           row_in_words(row_of_game(of.event.ledger)), of.event.written.row->value);
}

inline bool claims_circles(const Event& event) {
    return event.written.circles.has_value();
}

inline Judgement other_circles(const Event& event) {
    return claims_circles(event) && event.written.circles->value != event.ledger.games().back().circles
               ? std::optional(Fault{})
               : std::nullopt;
}

inline void say_circles(const Case& of) {
    const GamePlayed& game = of.event.ledger.games().back();
    of.point(of.event.written.circles->span);
    of.say("{}{} give {}, not {}", points_of_game(of.event.ledger),
           game.row ? fmt::format(", in the row {},", row_in_words(row_of_game(of.event.ledger))) : std::string(),
           counted(game.circles, "circle"), of.event.written.circles->value);
}

inline constexpr std::array game_laws{
    Rules{Law::game_number,
          Rule{"dorfromantik-campaign.game.number", Kind::play, campaign_sheet,
               "games are numbered from 1 in the order played",
               "The number is what is written in the crown of the score sheet: one more than that of the game before.",
               CAMPAIGN_HEAD "game 2 score 54\n"},
          other_number, nullptr, say_number},
    Rules{Law::game_circles_due,
          Rule{"dorfromantik-campaign.game.circles-due", Kind::play,
               "Dorfromantik rulebook, End of game: the Campaign sheet; ruling all-circles",
               "the circles a game gives are crossed off before the next game",
               "Every game gives as many white circles as its row of the high-score list says. They are crossed off at "
               "once, as long as the track has any.",
               CAMPAIGN_HEAD "game 1 score 54\ngame 2 score 60\n"},
          circles_are_due, follows_game, say_circles_due},
    Rules{Law::game_sheet,
          Rule{"dorfromantik-campaign.game.sheet", Kind::play, "Dorfromantik rulebook, End of game: B to H",
               "a score sheet that is written out adds up",
               "The boxes are those of the printed score sheet, and there is one that does not exist, stands there "
               "twice, or says what tiles, markers and the other boxes do not allow. The message says which.",
               CAMPAIGN_HEAD "game 1 sheet B1=3 D1=7\n"},
          does_not_add_up, writes_sheet, say_sheet},
    Rules{Law::record_no_score,
          Rule{"dorfromantik-campaign.record.no-score", Kind::play, "tgn(5)",
               "a record that is named gives the score of a finished, legal game",
               "The file cannot be read, holds no such record, or the record is no game of Dorfromantik that was "
               "played to its end by the rules. The message says which.",
               CAMPAIGN_HEAD "game 1 record games/lost.tgn\n"},
          gives_no_score, names_record, say_no_score},
};

inline constexpr std::array row_claims{
    Rules{Law::claim_row,
          Rule{"dorfromantik-campaign.claim.row", Kind::claim, campaign_sheet,
               "a score is rounded down to a row of the high-score list",
               "The row claimed is not the one in which the score belongs: 128 points belong to the row 120.",
               CAMPAIGN_HEAD "game 1 score 128 +row:130\ncross start>Box-1:2 Box-1>Box-2:1\n"},
          other_row, claims_row, say_row},
};

inline constexpr std::array circle_claims{
    Rules{Law::claim_circles,
          Rule{"dorfromantik-campaign.claim.circles", Kind::claim, campaign_sheet,
               "the row says how many circles a game gives", "The number of circles claimed is not that of the row.",
               CAMPAIGN_HEAD "game 1 score 128 +circles:4\ncross start>Box-1:2 Box-1>Box-2:1\n"},
          other_circles, claims_circles, say_circles},
};

}  // namespace arbiter::dorfromantik_campaign
