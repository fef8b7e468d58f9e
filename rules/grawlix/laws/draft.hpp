// The laws of the draft: it takes place once, before the first play, eight picks from the supply.
#pragma once

#include "rules/grawlix/diagnostic_helpers.hpp"
#include "rules/grawlix/laws/examples.hpp"

namespace arbiter::grawlix {

inline std::optional<Fault> already_drafted(const Event& event) {
    return event.state.drafted() ? std::optional(Fault{.at = event.state.history().draft()}) : std::nullopt;
}

inline void say_draft_again(const Case& of) {
    of.say("the draft is over: from now on tiles are drafted one at a time, behind a play");
    if (of.fault.at != nowhere) {
        const std::string_view text = of.referee.text();
        const auto begin = static_cast<std::uint32_t>(text.rfind("draft", of.fault.at));
        of.note({begin, line_around(text, begin).end}, "the draft was made here");
    }
}

inline std::optional<Fault> other_than_eight_picks(const Event& event) {
    const auto picks = static_cast<int>(event.picks().size());
    return picks != draft_size && !event.written.broken_off ? std::optional(Fault{.count = picks}) : std::nullopt;
}

inline void say_draft_count(const Case& of) {
    const Written& written = of.event.written;
    of.say("{} tile{} drafted, it takes {}: {} for each player", written.pick_count,
           written.pick_count == 1 ? " is" : "s are", draft_size, hand_size);
    if (written.pick_count > draft_size) {
        of.point({written.picks[draft_size].at, written.line.event.end});
    }
}

inline std::optional<Fault> pick_taken(const Event& event) {
    TileSet left = event.table().supply();
    int place = 0;
    for (const WrittenTile& pick : event.picks()) {
        if (pick.known() && !left.contains(pick.tile)) {
            return Fault{.tile = pick.tile, .count = place};
        }
        if (pick.known()) {
            left.remove(pick.tile);
        }
        ++place;
    }
    return std::nullopt;
}

inline void say_draft_taken(const Case& of) {
    const auto picks = of.event.picks();
    point_tile(of, picks[static_cast<std::size_t>(of.fault.count)]);
    of.say("{} is no longer in the supply", tile_name(of.fault.tile));
    const auto first = std::ranges::find(picks, of.fault.tile, &WrittenTile::tile);
    if (first < picks.begin() + of.fault.count) {
        of.note(span_of(of, *first), "it was taken here");
    }
}

inline std::optional<Fault> not_drafted(const Event& event) {
    return event.state.drafted() ? std::nullopt : std::optional(Fault{});
}

inline void say_draft_missing(const Case& of) {
    of.say("no tile has been drafted yet: the draft comes first");
}

/// Asked of a play; of a claim that somebody is stuck it is asked too, but does not count there.
inline bool is_play(const Event& event) {
    return event.written.verb() == Verb::play;
}

inline constexpr std::array draft_due_laws{
    Rules{Law::draft_missing,
          Rule{"grawlix.draft.missing", Kind::play, heading::draft,
               "the players draft their hands before the first tile is played",
               "Each player drafts four tiles before anybody plays one. The record has no draft line yet.",
               GRAWLIX_HEAD "Ann @B:0,0 +$G\n"},
          not_drafted, is_play, say_draft_missing},
};

inline constexpr std::array draft_laws{
    Rules{Law::draft_again,
          Rule{"grawlix.draft.again", Kind::play, heading::draft, "the draft takes place once",
               "Both hands have been drafted already. From then on tiles are drafted one at a time, as replacements.",
               GRAWLIX_DRAFT "draft #O &O @G &Y %B @R #R *Y\n"},
          already_drafted, nullptr, say_draft_again},
    Rules{Law::draft_count,
          Rule{"grawlix.draft.count", Kind::play, heading::draft, "a draft is eight picks, four for each player",
               "Picks alternate until each player has four tiles. All eight stand on one draft line.",
               GRAWLIX_HEAD "draft @B &V %O *O $R @V #G\n"},
          other_than_eight_picks, nullptr, say_draft_count},
    Rules{Law::draft_taken,
          Rule{"grawlix.draft.taken", Kind::play, heading::draft, "a tile is drafted from the supply",
               "Every tile exists once. This one has been taken before, so it is not in the supply any more.",
               GRAWLIX_HEAD "draft @B &V %O *O $R @V #G @B\n"},
          pick_taken, nullptr, say_draft_taken},
};

}  // namespace arbiter::grawlix
