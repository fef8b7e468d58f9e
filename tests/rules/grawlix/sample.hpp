// Positions for tests, written as in a record.
#pragma once

#include "rules/game/random.hpp"
#include "rules/grawlix/event.hpp"
#include "rules/grawlix/random_play.hpp"
#include "rules/grawlix/state.hpp"
#include "tests/rules/grawlix/naive.hpp"

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <string>
#include <vector>

namespace arbiter::grawlix {

inline Tile tile(const std::string& text) {
    if (text == "?") {
        return Tile::unknown();
    }
    return {static_cast<int>(glyph_letters.find(text[0])), static_cast<int>(color_letters.find(text[1]))};
}

inline std::string text_of(Tile tile) {
    return {tile.glyph_letter(), tile.color_letter()};
}

/// The tiles of a line, all written at the same place of the record.
inline std::vector<WrittenTile> tiles(const std::string& line, std::uint32_t at = 0) {
    std::vector<WrittenTile> found;
    std::istringstream words(line);
    for (std::string word; words >> word;) {
        found.emplace_back(tile(word), at);
    }
    return found;
}

/// A play as in a record, "@B:0,0 +$G", by the player who is to move unless another is given.
inline Play play(const State& state, const std::string& text, int player = -1, std::uint32_t at = 0) {
    Play play{.player = player < 0 ? state.mover() : player};
    std::istringstream words(text);
    std::string word;
    words >> word;
    const auto colon = word.find(':');
    play.tile = {tile(word.substr(0, colon)), at};
    std::istringstream cell(word.substr(colon + 1));
    char comma = 0;
    cell >> play.cell.x >> comma >> play.cell.y;
    while (words >> word) {
        play.redrafts.add({tile(word.substr(1)), at});
    }
    return play;
}

inline Judgement judge(const State& state, const Written& written) {
    return look(Event(state, written));
}

inline Judgement judge(const State& state, const Play& play) {
    return judge(state, written_play(play));
}

inline Written draft_line(const std::vector<WrittenTile>& picks) {
    Written written;
    written.line.set(Verb::draft);
    written.pick_count = static_cast<std::uint32_t>(picks.size());
    std::copy(picks.begin(), picks.end(), written.picks.begin());
    return written;
}

inline Judgement judge_draft(const State& state, const std::string& picks) {
    return judge(state, draft_line(tiles(picks)));
}

inline Judgement judge_stuck(const State& state, int player) {
    Written written;
    written.line.set(Verb::stuck);
    written.line.seat = static_cast<Seat>(player);
    return judge(state, written);
}

/// The draft, written at 1, then plays that are legal, written at 2, 3, …
inline State after(const std::string& draft, const std::vector<std::string>& plays = {}) {
    State state(0);
    std::uint32_t at = 1;
    state.draft(tiles(draft, at));
    for (const std::string& text : plays) {
        const Play next = play(state, text, -1, ++at);
        if (judge(state, next)) {
            throw text;
        }
        state.play(next);
    }
    return state;
}

/// A game of 34 plays, the longest there can be.
inline const std::string longest_draft = "&B #R @V &Y *O %G @Y $G";
inline const std::vector<std::string> longest_plays{
    "&B:0,0 +$V",  "#R:0,-1 +*B", "@V:0,-2 +@B", "&Y:1,-1 +%B", "*O:2,-1 +@R", "%G:3,-1 +#O", "@Y:2,0 +&G",
    "$G:1,-2 +#V", "$V:4,-1 +*V", "*B:3,-2 +@O", "@B:5,-1 +&R", "%B:1,-3 +#Y", "@R:1,-4 +#G", "#O:1,-5 +%O",
    "&G:2,-4 +$R", "#V:2,-3 +$B", "*V:1,0 +$O",  "@O:3,-3 +$Y", "&R:4,-3 +*G", "#Y:4,-4 +@G", "#G:5,0 +&O",
    "%O:4,0 +%Y",  "$R:3,0 +*R",  "$B:2,-5 +%R", "$O:0,-4 +%V", "$Y:5,-3 +&V", "*G:0,-3 +*Y", "@G:4,-5 +#B",
    "&O:5,-2",     "%Y:0,-5",     "*R:5,-5",     "%R:2,-2",     "%V:5,-4",     "&V:3,-5"};

/// The beginning of the longest game.
inline std::vector<std::string> first_plays(std::ptrdiff_t count) {
    return {longest_plays.begin(), longest_plays.begin() + count};
}

inline void deal(State& state, Random& random) {
    const auto draft = random_draft(random);
    state.draft(std::vector<WrittenTile>(draft.begin(), draft.end()));
}

inline naive::Table told(const State& state) {
    naive::Table table;
    for (int player : {0, 1}) {
        for (const Tile held : state.table().hand(player)) {
            table.hands[static_cast<std::size_t>(player)].push_back(text_of(held));
        }
        table.played[static_cast<std::size_t>(player)] = state.table().played(player);
    }
    for (const Tile left : state.table().supply()) {
        table.supply.push_back(text_of(left));
    }
    for (const Lay& lay : state.history().lays()) {
        table.grid.push_back({text_of(lay.tile.tile), lay.cell.x, lay.cell.y});
    }
    table.mover = state.mover();
    return table;
}

}  // namespace arbiter::grawlix
