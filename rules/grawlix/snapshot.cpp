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

std::string text_of(const Draw& draw) {
    return std::string{' ', seat(draw.player), '+'} + text_of(draw.tile.tile);
}

std::string text_of(const Lay& lay) {
    return std::string{' ', seat(lay.player)} + text_of(lay.tile.tile) + ':' + std::to_string(lay.cell.x) + ',' +
           std::to_string(lay.cell.y) + (lay.stands ? "!" : "");
}

std::string text_of_hand(int player, TileSet hand) {
    std::string text = hand.empty() ? "" : std::string{' ', seat(player), '+'};
    for (const Tile tile : hand) {
        text += text_of(tile);
    }
    return text;
}

std::string phase(const State& state) {
    if (state.certain()) {
        return state.drafted() ? "play" : "draft";
    }
    return state.over() ? "over?" : state.drafted() ? "play?" : "draft?";
}

std::string position_text(const State& state) {
    std::string text = text_of_hand(0, state.table().hand(0)) + text_of_hand(1, state.table().hand(1));
    for (int i = 0; i < state.history().lay_count(); ++i) {
        text += text_of(state.history().lay(i));
    }
    return text;
}

std::string story_text(const History& history) {
    std::string text;
    int draw = 0;
    for (int lays = 0; lays <= history.lay_count(); ++lays) {
        for (; draw < history.draw_count() && history.draw(draw).lays_before <= lays; ++draw) {
            text += text_of(history.draw(draw));
        }
        text += lays < history.lay_count() ? text_of(history.lay(lays)) : "";
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
        if (accept("?")) {
            return Tile::unknown();
        }
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

/// What a line says, before anything is made of it.
struct Story {
    bool drafted = false;
    bool certain = true;
    bool over = false;
    int mover = 0;
    std::vector<Draw> draws;
    std::vector<Lay> lays;
};

void read_phase(Reader& reader, Story& story) {
    reader.expect("grawlix ");
    story.over = reader.accept("over");
    story.drafted = story.over || reader.accept("play");
    if (!story.drafted) {
        reader.expect("draft");
    }
    story.certain = !reader.accept("?");
    reader.expect(" ");
    story.mover = reader.player();
}

void read_event(Reader& reader, Story& story) {
    const auto player = static_cast<std::uint8_t>(reader.player());
    if (reader.accept("+")) {
        const auto lays_before = static_cast<std::uint8_t>(story.lays.size());
        do {
            story.draws.push_back({.tile = reader.tile(), .player = player, .lays_before = lays_before});
        } while (reader.sees_tile());
        return;
    }
    Lay lay{.tile = reader.tile(), .player = player};
    reader.expect(":");
    lay.cell.x = reader.number();
    reader.expect(",");
    lay.cell.y = reader.number();
    lay.stands = reader.accept("!");
    story.lays.push_back(lay);
}

Story read_story(Reader& reader) {
    Story story;
    read_phase(reader, story);
    while (reader.good() && reader.accept(" ")) {
        read_event(reader, story);
    }
    return story;
}

/// No tile laid twice and no cell used twice; the `?` may still contradict each other.
bool fits_a_grid(const std::vector<Lay>& lays) {
    TileSet laid;
    for (std::size_t i = 0; i < lays.size(); ++i) {
        const auto same_cell = [&](const Lay& earlier) { return earlier.cell == lays[i].cell; };
        const bool again = lays[i].tile.known() && laid.contains(lays[i].tile.tile);
        if (again || std::any_of(lays.begin(), lays.begin() + static_cast<std::ptrdiff_t>(i), same_cell)) {
            return false;
        }
        if (lays[i].tile.known()) {
            laid.add(lays[i].tile.tile);
        }
    }
    return lays.size() <= tile_count;
}

/// A position tells hands and grid only: whoever laid a tile drew it, no matter when.
bool complete_draws(Story& story) {
    std::vector<Draw> draws;
    for (const Lay& lay : story.lays) {
        draws.push_back({.tile = lay.tile, .player = lay.player});
    }
    draws.insert(draws.end(), story.draws.begin(), story.draws.end());
    TileSet drawn;
    for (Draw& draw : draws) {
        draw.lays_before = 0;
        if (!draw.tile.known() || drawn.contains(draw.tile.tile)) {
            return false;
        }
        drawn.add(draw.tile.tile);
    }
    story.draws = std::move(draws);
    return true;
}

History history_of(const Story& story) {
    History history(story.mover);
    std::size_t draw = 0;
    for (std::size_t lays = 0; lays <= story.lays.size(); ++lays) {
        for (; draw < story.draws.size() && story.draws[draw].lays_before <= lays; ++draw) {
            history.add(story.draws[draw]);
        }
        if (lays < story.lays.size()) {
            history.add(story.lays[lays]);
        }
    }
    return history;
}

bool all_known(const History& history) {
    return history.unknown_count() == 0;
}

}  // namespace

std::string snapshot(const State& state) {
    const std::string head = "grawlix " + phase(state) + ' ' + seat(state.mover());
    return head + (state.certain() ? position_text(state) : story_text(state.history()));
}

std::optional<State> restore(std::string_view line) {
    Reader reader(line);
    Story story = read_story(reader);
    if (!reader.finished() || !fits_a_grid(story.lays) || (story.certain && !complete_draws(story))) {
        return std::nullopt;
    }
    const History history = history_of(story);
    if (all_known(history) != story.certain || find_world(history).outlook == Outlook::impossible) {
        return std::nullopt;
    }
    State state(history, story.drafted);
    if (state.mover() != story.mover || (story.over && !(state.drafted() && state.may_be_over()))) {
        return std::nullopt;
    }
    if (story.over) {
        state.claim_stuck(story.mover);
    }
    return state;
}

}  // namespace arbiter::grawlix
