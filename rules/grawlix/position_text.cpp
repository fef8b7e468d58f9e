// Writes a position of Grawlix in set lines.
#include "rules/grawlix/position.hpp"
#include "rules/grawlix/words.hpp"
#include "rules/position/rows.hpp"
#include "rules/record/canonical.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::grawlix {
namespace {

void write_grid(const History& history, std::string& text) {
    Rows rows("set grid", text);
    for (const Lay& lay : history.lays()) {
        rows.add(fmt::format("{}:{}", letters_of(lay.tile.tile), text_of(lay.cell)));
    }
    rows.end();
}

/// Also what nobody wrote down, where it can be nothing else.
void write_hand(const State& state, int player, std::string_view word, std::string& text) {
    const TileSet certain = state.hidden().surely(player);
    const TileSet known = state.table().hand(player) | certain;
    const int unknown = state.hidden().count(player) - certain.size();
    text += fmt::format("set {} hand", word);
    for (const Tile tile : known) {
        text += fmt::format(" {}", letters_of(tile));
    }
    for (int left = unknown; left > 0; --left) {
        text += " ?";
    }
    text += known.empty() && unknown == 0 ? " -\n" : "\n";
}

/// Who moves where nothing says so.
int mover_of(const Table& table) {
    const int first = table.played(0);
    const int second = table.played(1);
    return first == second ? table.first() : first > second ? 1 : 0;
}

}  // namespace

void write_position(const State& state, const FormatContext& context, std::string& text) {
    const Table& table = state.table();
    const auto word = [&](int player) { return record::word_behind_set(context.seats, static_cast<Seat>(player)); };
    write_grid(state.history(), text);
    if (context.behind_gap && state.drafted() && state.history().lays().empty()) {
        text += "set grid -\n";
    }
    for (int player = 0; player < player_count && state.drafted(); ++player) {
        write_hand(state, player, word(player), text);
    }
    if (table.played(table.first()) != (state.history().lay_count() + 1) / 2) {
        const int more = table.played(0) > table.played(1) ? 0 : 1;
        text += fmt::format("set {} played {}\n", word(more), table.played(more));
    }
    if (state.mover() != mover_of(table)) {
        text += fmt::format("set turn {}\n", word(state.mover()));
    }
}

void write_implied(const State& state, const FormatContext& context, std::string& text) {
    for (int player = 0; player < player_count; ++player) {
        text += fmt::format("set {} played {}\n", record::word_behind_set(context.seats, static_cast<Seat>(player)),
                            state.table().played(player));
    }
}

}  // namespace arbiter::grawlix
