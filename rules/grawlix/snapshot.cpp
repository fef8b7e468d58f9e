// Writes a state of Grawlix as one line, and reads it back.
#include "rules/grawlix/snapshot.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <utility>
#include <vector>

namespace arbiter::grawlix {

namespace {

char seat(int player) {
    return static_cast<char>('1' + player);
}

std::string text_of(Tile tile) {
    return tile.known() ? std::string{tile.glyph_letter(), tile.color_letter()} : "?";
}

std::string text_of(const Lay& lay) {
    return std::string{' ', seat(lay.player)} + text_of(lay.tile.tile) + ':' + std::to_string(lay.cell.x) + ',' +
           std::to_string(lay.cell.y);
}

std::string text_of_hand(int player, TileSet hand) {
    std::string text = hand.empty() ? "" : std::string{' ', seat(player), '+'};
    for (const Tile tile : hand) {
        text += text_of(tile);
    }
    return text;
}

std::string position_text(const State& state) {
    std::string text = text_of_hand(0, state.table().hand(0)) + text_of_hand(1, state.table().hand(1));
    for (int i = 0; i < state.story().lay_count(); ++i) {
        text += text_of(state.story().lay(i));
    }
    return text;
}

/// Reads a line piece by piece; once something is amiss it stays so.
class Reader {
public:
    explicit Reader(std::string_view line) : rest_(line) {}

    bool good() const { return good_; }
    bool finished() const { return good_ && rest_.empty(); }

    bool accept(std::string_view text) {
        const bool found = rest_.starts_with(text);
        rest_.remove_prefix(found ? text.size() : 0);
        return found;
    }

    void expect(std::string_view text) { good_ = accept(text) && good_; }

    int player() {
        const bool first = accept("1");
        if (!first) {
            expect("2");
        }
        return first ? 0 : 1;
    }

    bool sees_tile() const { return good_ && !rest_.empty() && rest_[0] != ' ' && rest_[0] != ':'; }

    Tile tile() {
        const auto glyph = rest_.size() < 2 ? std::string_view::npos : glyph_letters.find(rest_[0]);
        const auto color = rest_.size() < 2 ? std::string_view::npos : color_letters.find(rest_[1]);
        if (glyph == std::string_view::npos || color == std::string_view::npos) {
            good_ = false;
            return Tile::unknown();
        }
        rest_.remove_prefix(2);
        return {static_cast<int>(glyph), static_cast<int>(color)};
    }

    std::int32_t number() {
        std::int32_t value = 0;
        const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        good_ = good_ && error == std::errc();
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        return value;
    }

private:
    std::string_view rest_;
    bool good_ = true;
};

struct Held {
    Tile tile;
    int player = 0;
};

/// What a line says, before anything is made of it.
struct Told {
    bool drafted = false;
    int mover = 0;
    std::vector<Held> held;
    std::vector<Lay> lays;
};

void read_phase(Reader& reader, Told& told) {
    reader.expect("grawlix ");
    told.drafted = reader.accept("play");
    if (!told.drafted) {
        reader.expect("draft");
    }
    reader.expect(" ");
    told.mover = reader.player();
}

void read_tiles(Reader& reader, Told& told) {
    const int player = reader.player();
    if (reader.accept("+")) {
        do {
            told.held.push_back({reader.tile(), player});
        } while (reader.sees_tile());
        return;
    }
    Lay lay{.tile = reader.tile(), .player = static_cast<std::uint8_t>(player)};
    reader.expect(":");
    lay.cell.x = reader.number();
    reader.expect(",");
    lay.cell.y = reader.number();
    told.lays.push_back(lay);
}

Told read_line(Reader& reader) {
    Told told;
    read_phase(reader, told);
    while (reader.good() && reader.accept(" ")) {
        read_tiles(reader, told);
    }
    return told;
}

/// The position, unless a tile is in two places or a cell holds two.
std::optional<State> state_of(const Told& told) {
    Table table(told.mover);
    Story story;
    for (const Lay& lay : told.lays) {
        if (table.laid().contains(lay.tile.tile) || table.grid().at(lay.cell).known()) {
            return std::nullopt;
        }
        table.lay(lay.player, lay.tile.tile, lay.cell);
        story.lay(lay);
    }
    for (const Held& held : told.held) {
        if (!table.supply().contains(held.tile)) {
            return std::nullopt;
        }
        table.draw(held.player, held.tile);
    }
    return table.mover() == told.mover ? std::optional(State(table, story, told.drafted)) : std::nullopt;
}

}  // namespace

std::string snapshot(const State& state) {
    return std::string("grawlix ") + (state.drafted() ? "play " : "draft ") + seat(state.mover()) +
           position_text(state);
}

std::optional<State> restore(std::string_view line) {
    Reader reader(line);
    const Told told = read_line(reader);
    return reader.finished() ? state_of(told) : std::nullopt;
}

}  // namespace arbiter::grawlix
