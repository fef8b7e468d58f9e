// Reads plain lines and plays them where the laws say nothing against it; all others are left to the grammar.
#include "rules/framework/plain.hpp"

#include "grammar/framework/scan.hpp"
#include "rules/framework/apply.hpp"
#include "rules/framework/scoring.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::framework {
namespace {

/// A game of several in which nothing is open and the referee lays the tokens, without a list of tiles.
bool is_plain(const State& state) {
    return !state.agreed.solo() && state.agreed.house.tokens == Tokens::automatic &&
           state.agreed.inventory == nullptr && state.position == 0 && !state.is_relaxation() && !state.vague;
}

class PlainLines {
public:
    PlainLines(const LineCursor& cursor, State& state)
        : record_(cursor.record), at_(cursor.at), end_(cursor.end), seats_(*cursor.seats), state_(state) {}

    std::uint32_t run() {
        std::uint32_t count = 0;
        while (end_ - at_ >= plain_scanned && play_line(count)) {
            ++count;
        }
        return count;
    }
    const char* at() const { return at_; }

private:
    bool play_line(std::uint32_t count) {
        if (state_.phase == Phase::picking && !state_.finished()) {
            return lay();
        }
        switch (*at_) {
            case 'o': return !state_.finished() && lay_out();
            case 'r': return !state_.finished() && begin_round();
            // What a line in front of it may have made doubtful stays so.
            case 's': return count > 0 && hear_scores();
            default: return false;
        }
    }

    bool lay() {
        PlainLay lay;
        const char* const next = scan_plain_lay(at_, seats_, static_cast<Seat>(state_.turn), lay);
        if (next == nullptr || lay.number >= state_.offer.tiles().size() || !state_.offer.is_free(lay.number)) {
            return false;
        }
        const Display& display = std::as_const(state_).displays[state_.turn];
        const Spot spot = display.spot(lay.cell);
        if (spot.taken() || !(spot.touches() || display.empty())) {
            return false;
        }
        make_plain(state_, lay.number, spot, here());
        end_turn(state_);
        at_ = next;
        return true;
    }

    bool lay_out() {
        const std::size_t size = state_.next_offer_size();
        PlainOffer offer;
        const char* const next = scan_plain_offer(at_, record_, size, offer);
        const std::span tiles(offer.tiles.data(), size);
        const auto sound = [](const Tile& tile) { return tile.flaw() == Flaw::none; };
        if (next == nullptr || !std::ranges::all_of(tiles, sound)) {
            return false;
        }
        framework::lay_out(state_, tiles, std::span(offer.spans.data(), size), here());
        at_ = next;
        return true;
    }

    bool begin_round() {
        const Player starter = state_.next_starter();
        std::uint32_t number = 0;
        const char* const next = scan_plain_round(at_, end_, seats_, static_cast<Seat>(starter), number);
        if (next == nullptr || state_.phase != Phase::between || number != state_.round + 1u) {
            return false;
        }
        announce_round(state_, starter);
        at_ = next;
        return true;
    }

    /// A scores line that says what is so.
    bool hear_scores() {
        std::array<std::uint32_t, most_seats> scores{};
        const char* const next = scan_plain_scores(at_, state_.agreed.players, scores);
        bool right = next != nullptr;
        for (Player player = 0; right && player < state_.agreed.players; ++player) {
            right = static_cast<int>(scores[player]) == score(state_, player);
        }
        at_ = right ? next : at_;
        return right;
    }

    /// Where the line begins.
    Stamp here() const { return static_cast<Stamp>(at_ - record_); }

    const char* record_;
    const char* at_;
    const char* end_;  ///< behind a line break
    const Seats& seats_;
    State& state_;
};

}  // namespace

std::uint32_t play_plain_lines(LineCursor& cursor, State& state) {
    if (cursor.at == cursor.end || cursor.end[-1] != '\n' || !is_plain(state)) {
        return 0;
    }
    PlainLines lines(cursor, state);
    const std::uint32_t count = lines.run();
    cursor.at = lines.at();
    return count;
}

}  // namespace arbiter::framework
