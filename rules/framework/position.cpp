// Writes a position as one line, and reads it back.
#include "rules/framework/position.hpp"

#include "grammar/framework/parse.hpp"
#include "rules/framework/covering.hpp"

#include <fmt/format.h>

#include <bit>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::framework {
namespace {

template <typename Range, typename Write>
std::string joined(const Range& range, char between, Write&& write) {
    std::string out;
    bool first = true;
    for (const auto& item : range) {
        out += first ? "" : std::string(1, between);
        out += write(item);
        first = false;
    }
    return out;
}

std::string word(std::string_view key, const std::string& value) {
    return fmt::format(" {}={}", key, value);
}

std::string word(std::string_view key, int value) {
    return word(key, std::to_string(value));
}

std::string number(int value) {
    return std::to_string(value);
}

std::string tile_text(const Tile& tile) {
    return text(tile);
}

std::string laid_text(const Laid& laid) {
    return number(laid.cell.x) + ',' + number(laid.cell.y) + ':' + text(laid.tile) + ':' + number(laid.covered);
}

std::string trusted_text(const Trusted& trusted) {
    return number(trusted.player) + ':' + number(trusted.at.tile) + ':' + number(trusted.at.task) + ':' +
           number(trusted.laid);
}

/// Each set of tiles that may have been taken, as a number with a bit for each tile.
std::string worlds_text(std::uint32_t worlds) {
    std::vector<int> sets;
    for (; worlds != 0; worlds &= worlds - 1) {
        sets.push_back(std::countr_zero(worlds));
    }
    return joined(sets, ',', number);
}

std::string house_text(const House& house) {
    return std::string(house.tokens == Tokens::automatic ? "auto" : "claimed") + ',' +
           (house.dual == DualFrame::twice ? '2' : '1') + ',' + number(house.storage);
}

/// Reads a line from the left; once something is not as expected, nothing more is.
class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    bool ok() const { return ok_; }
    bool done() const { return text_.empty(); }
    void fail() { ok_ = false; }

    bool take(std::string_view expected) {
        const bool there = text_.starts_with(expected);
        text_.remove_prefix(there ? expected.size() : 0);
        return there;
    }

    void need(std::string_view expected) { ok_ = take(expected) && ok_; }

    /// Between these two whatever is written: callers count, shift and index with it before anybody asks `ok`.
    int number(int least, int most) {
        int value = least;
        const auto [end, error] = std::from_chars(text_.data(), text_.data() + text_.size(), value);
        ok_ = ok_ && error == std::errc() && value >= least && value <= most;
        text_.remove_prefix(static_cast<std::size_t>(end - text_.data()));
        return ok_ ? value : least;
    }

    template <typename Number>
    Number small(int most) {
        return static_cast<Number>(number(0, most));
    }

    /// What stands before one of these characters.
    std::string_view until(std::string_view stops) {
        const std::string_view found = text_.substr(0, text_.find_first_of(stops));
        text_.remove_prefix(found.size());
        return found;
    }

    /// Items up to the next blank, with `between` between them.
    template <typename Item>
    void list(std::string_view between, Item&& item) {
        bool first = true;
        while (ok_ && !text_.empty() && text_.front() != ' ') {
            if (!first) {
                need(between);
            }
            item();
            first = false;
        }
    }

private:
    std::string_view text_;
    bool ok_ = true;
};

Tile read_tile(Reader& reader) {
    Tile tile;
    if (!framework::read_tile(reader.until(":; "), tile) || tile.flaw() != Flaw::none) {
        reader.fail();
    }
    return tile;
}

Agreement read_setup(Reader& reader) {
    Agreement setup;
    setup.players = 0;
    reader.need("framework tokens=");
    reader.list(",", [&] {
        const int tokens = reader.number(1, tokens_in_box);
        if (setup.players == most_players) {
            return reader.fail();
        }
        setup.tokens[setup.players++] = static_cast<std::uint8_t>(tokens);
    });
    reader.need(" house=");
    setup.house.tokens = reader.take("auto") ? Tokens::automatic : Tokens::claimed;
    reader.need(setup.house.tokens == Tokens::claimed ? "claimed," : ",");
    setup.house.dual = reader.number(1, 2) == 2 ? DualFrame::twice : DualFrame::once;
    reader.need(",");
    setup.house.storage = reader.small<std::uint8_t>(2);
    reader.need(" start=");
    if (!reader.take("-")) {
        setup.start = reader.small<Player>(most_players - 1);
    }
    if (setup.players == 0) {
        reader.fail();
        setup.players = 1;
    }
    return setup;
}

void read_progress(Reader& reader, State& state) {
    const int last_player = state.agreed.players - 1;
    reader.need(" phase=");
    state.phase = reader.small<Phase>(static_cast<int>(Phase::picking));
    reader.need(" ended=");
    state.ended = reader.small<Ended>(static_cast<int>(Ended::bag_empty));
    reader.need(" round=");
    state.round = reader.small<std::uint8_t>(tiles_in_bag);
    reader.need(" starter=");
    state.starter = reader.small<Player>(last_player);
    reader.need(" turn=");
    state.turn = reader.small<Player>(last_player);
    reader.need(" last=");
    state.last_player = reader.small<Player>(last_player);
    reader.need(" won=");
    state.last_token_of = reader.small<Player>(last_player);
    reader.need(" bag=");
    state.bag = reader.small<std::uint8_t>(tiles_in_bag);
}

/// Tiles with `;` between them, no more than fit.
template <std::size_t room>
InlineVector<Tile, room> read_tiles(Reader& reader) {
    InlineVector<Tile, room> tiles;
    reader.list(";", [&] {
        const Tile tile = read_tile(reader);
        tiles.full() ? reader.fail() : static_cast<void>(tiles.push_back(tile));
    });
    return tiles;
}

void read_offer(Reader& reader, State& state) {
    std::uint64_t worlds = 0;
    reader.need(" taken=");
    reader.list(",", [&] { worlds |= std::uint64_t{1} << reader.number(0, (1 << most_on_offer) - 1); });
    reader.need(" offer=");
    const auto tiles = read_tiles<most_on_offer>(reader);
    if (worlds == 0 || worlds >> (1u << tiles.size()) != 0) {
        reader.fail();
        worlds = 1;
    }
    state.offer.restore({tiles.data(), tiles.size()}, static_cast<std::uint32_t>(worlds));
}

void read_drawn(Reader& reader, State& state) {
    reader.need(" drawn=");
    state.drawn.clear();
    reader.list(",", [&] {
        const auto copies = reader.small<std::uint8_t>(tiles_in_bag);
        state.drawn.full() ? reader.fail() : static_cast<void>(state.drawn.push_back(copies));
    });
}

void read_trusted(Reader& reader, State& state) {
    const int last_tile = static_cast<int>(tiles_in_bag) - 1;
    reader.need(" trusted=");
    reader.list(";", [&] {
        Trusted trusted;
        trusted.player = reader.small<Player>(state.agreed.players - 1);
        reader.need(":");
        trusted.at.tile = reader.small<std::uint8_t>(last_tile);
        reader.need(":");
        trusted.at.task = reader.small<std::uint8_t>(Tile::most_tasks - 1);
        reader.need(":");
        trusted.laid = reader.small<std::uint8_t>(static_cast<int>(tiles_in_bag));
        state.trusted.push_back(trusted);
    });
}

/// The referee covers again what it covered when the tile was laid; tokens beyond that are laid as told.
void put_down(Reader& reader, State& state, Display& display, int tokens, const Tile& tile, Cell cell) {
    if (display.size() == tiles_in_bag || display.at(cell)) {
        return reader.fail();
    }
    display.lay(tile, display.spot(cell), 0);
    if (state.agreed.house.tokens == Tokens::automatic) {
        cover_completed(display, tokens, state.agreed.house.dual, 0);
    }
}

void cover_rest(Reader& reader, Display& display, std::span<const std::uint8_t> tokens) {
    for (std::size_t tile = 0; tile < tokens.size(); ++tile) {
        const auto tasks = display[tile].tile.known() ? display[tile].tile.tasks().size() : Tile::most_tasks;
        for (std::size_t task = 0; task < tasks; ++task) {
            if ((tokens[tile] >> task & 1u) != 0 && !display[tile].has_token(task)) {
                display.cover(tile, task, 0);
            }
        }
        if (display[tile].covered != tokens[tile]) {
            return reader.fail();
        }
    }
}

void read_display(Reader& reader, State& state, Player player) {
    constexpr int farthest = 100'000'000;  // cells count on in plain int
    Display& display = state.displays[player];
    InlineVector<std::uint8_t, tiles_in_bag> tokens;
    reader.need(" display=");
    reader.list(";", [&] {
        Cell cell;
        cell.x = reader.number(-farthest, farthest);
        reader.need(",");
        cell.y = reader.number(-farthest, farthest);
        reader.need(":");
        const Tile tile = read_tile(reader);
        reader.need(":");
        const auto covered = reader.small<std::uint8_t>(7);
        put_down(reader, state, display, state.agreed.tokens[player], tile, cell);
        if (reader.ok()) {
            tokens.push_back(covered);
        }
    });
    if (reader.ok()) {
        cover_rest(reader, display, {tokens.data(), tokens.size()});
    }
}

bool is_position(const State& state) {
    const bool picking = state.phase == Phase::picking;
    return conserved(state) && picking == (state.offer.left() > 0) && !(picking && state.agreed.solo());
}

}  // namespace

std::string snapshot(const State& state) {
    const Agreement& setup = state.agreed;
    std::string out = "framework";
    out += word("tokens", joined(std::span(setup.tokens).first(setup.players), ',', number));
    out += word("house", house_text(setup.house));
    out += word("start", setup.start ? number(*setup.start) : "-");
    out += word("phase", static_cast<int>(state.phase));
    out += word("ended", static_cast<int>(state.ended));
    out += word("round", state.round);
    out += word("starter", state.starter);
    out += word("turn", state.turn);
    out += word("last", state.last_player);
    out += word("won", state.last_token_of);
    out += word("bag", state.bag);
    out += word("taken", worlds_text(state.offer.worlds()));
    out += word("offer", joined(state.offer.tiles(), ';', tile_text));
    out += word("storage", joined(state.storage, ';', tile_text));
    out += word("drawn", joined(state.drawn, ',', number));
    out += word("trusted", joined(state.trusted, ';', trusted_text));
    for (const Display& display : state.players()) {
        out += word("display", joined(display.tiles(), ';', laid_text));
    }
    return out;
}

std::optional<State> restore(std::string_view line, std::shared_ptr<const Inventory> inventory) {
    Reader reader(line);
    auto setup = read_setup(reader);
    setup.inventory = std::move(inventory);
    State state(setup);
    read_progress(reader, state);
    read_offer(reader, state);
    reader.need(" storage=");
    state.storage = read_tiles<2>(reader);
    read_drawn(reader, state);
    read_trusted(reader, state);
    for (Player player = 0; player < setup.players; ++player) {
        read_display(reader, state, player);
    }
    return reader.ok() && reader.done() && is_position(state) ? std::optional(state) : std::nullopt;
}

}  // namespace arbiter::framework
