// Writes a position of Framework as one line.
#include "rules/framework/snapshot.hpp"

#include <bit>
#include <string>
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
    return " " + std::string(key) + "=" + value;
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

}  // namespace arbiter::framework
