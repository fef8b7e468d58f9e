// Joins positions to what they have in common, plays turns in it, and bounds tokens.
#include "rules/framework/relaxation.hpp"

#include "rules/framework/apply.hpp"
#include "rules/framework/floating.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/judge.hpp"
#include "rules/framework/scoring.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/result.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::framework {
namespace {

constexpr Tile blank = Tile::unknown();

const Tile& at_least(const Tile& tile) {
    return tile.is_told() ? tile : blank;
}

bool same_course(const State& one, const State& other) {
    return one.phase == other.phase && one.round == other.round && one.bag == other.bag &&
           one.starter == other.starter && one.turn == other.turn && one.last_player == other.last_player &&
           one.offer.left() == other.offer.left() && one.offer.tiles().size() == other.offer.tiles().size() &&
           one.storage.size() == other.storage.size();
}

/// The same cells in the same order; which tiles lie on them makes no difference to a relaxation.
bool same_cells(const Display& one, const Display& other) {
    return std::ranges::equal(one.tiles(), other.tiles(), {}, &Laid::cell, &Laid::cell);
}

void widen_offer(Offer& offer, const Offer& other) {
    Offer joined;
    const auto tiles = offer.tiles();
    joined.restore(tiles, offer.taken() & other.taken());
    for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
        if (!(tiles[tile] == other.tiles()[tile])) {
            joined.forget(tile);
        }
    }
    while (joined.left() > offer.left()) {
        joined.take_some();
    }
    joined.doubt();
    offer = joined;
}

void widen_storage(State& relaxation, const State& position) {
    for (std::size_t tile = 0; tile < relaxation.storage.size(); ++tile) {
        if (!(relaxation.storage[tile] == position.storage[tile])) {
            relaxation.storage[tile] = Tile::unknown();
        }
    }
}

using Members = std::span<const candidates::CandidateState<Framework>>;

/// Tiles of the display that are not the same in all positions, or that nobody wrote down. It lies where it lies in
/// all.
TileSet unknown_tiles(Members members, Player player) {
    const Display& first = members.front().state.displays[player];
    TileSet unknown;
    for (std::size_t tile = 0; tile < first.size(); ++tile) {
        unknown.add_if(tile, !first[tile].tile.is_told());
    }
    for (const auto& member : members) {
        const Display& display = member.state.displays[player];
        for (std::size_t tile = 0; &display != &first && tile < first.size(); ++tile) {
            unknown.add_if(tile, !(display[tile].tile == first[tile].tile));
        }
    }
    return unknown;
}

/// Of tokens that the referee lays where tiles are unknown only the least is known.
ScoreRange tokens_in(const State& state, Player player) {
    const bool is_filled = std::ranges::all_of(state.displays[player].tiles(), &Tile::known, &Laid::tile);
    const int laid = tokens_laid(state, player);
    if (state.is_relaxation()) {
        return state.token_range(player);
    }
    return {laid, is_filled || lays_tokens(state) ? laid : state.agreed.tokens[player]};
}

bool same_tokens(const State& one, const State& other, Player player) {
    return std::ranges::equal(one.displays[player].tiles(), other.displays[player].tiles(), {}, &Laid::covered,
                              &Laid::covered);
}

/// What the positions have in common of a player's tokens.
void bound(State& relaxation, Members members, Player player) {
    TokenBounds& bounds = *relaxation.bounds;
    ScoreRange& said = bounds.said[player];
    said = tokens_in(members.front().state, player);
    bool unsure = false;
    for (const auto& member : members) {
        const State& state = member.state;
        const ScoreRange laid = tokens_in(state, player);
        said = {std::min(said.least, laid.least), std::max(said.most, laid.most)};
        unsure = unsure || !same_tokens(state, members.front().state, player) || !knows_tokens(state, player);
    }
    bounds.unsure = static_cast<std::uint8_t>(bounds.unsure | (lays_tokens(relaxation) && unsure ? 1u << player : 0u));
    if (relaxation.is_lost(player)) {
        return;
    }
    const TileSet unknown = unknown_tiles(members, player);
    const Display& first = members.front().state.displays[player];
    const auto with = [&](const Tile& tile) {
        return rebuilt(relaxation, player, [&](std::size_t i) { return unknown.has(i) ? tile : first[i].tile; });
    };
    bounds.least[player] = with(blank);
    relaxation.displays[player] = with(Tile::everything());
}

/// Who has laid the last token whatever is unknown.
void find_end(State& relaxation, Members members) {
    const State& first = members.front().state;
    const bool same = std::ranges::all_of(members, [&](const auto& member) {
        return member.state.ended == first.ended && member.state.last_token_of == first.last_token_of;
    });
    if (!same) {
        relaxation.ended = is_laid_out(relaxation) ? Ended::bag_empty : Ended::no;
    }
    for (Player player = 0; player < relaxation.agreed.players; ++player) {
        check_last_token(relaxation, player);
    }
}

/// The tokens of a line lie where it says, unless it stands: then as many of them as the pieces allow.
void lay_recorded(State& state, const Event& event) {
    const Player player = event.player;
    const int tokens = state.agreed.tokens[player];
    ScoreRange& said = state.bounds->said[player];
    for (const TokenMark& mark : event.written.tokens()) {
        said.most = std::min(tokens, said.most + 1);
        if (event.written.line.stands()) {
            state.bounds->unsure = static_cast<std::uint8_t>(state.bounds->unsure | 1u << player);
        } else {
            said.least = std::min(tokens, said.least + 1);
        }
        if (knows_tokens(state, player)) {
            const TaskAt at = *find_task(std::as_const(state).displays[player], mark);
            state.displays[player].cover(at.tile, at.task, event.written.line.span.begin);
        }
    }
}

/// A token that can lie where it is claimed lies there; behind an arrow also the one before it.
void believe_claims(State& state, const Event& event) {
    const Player player = event.player;
    const Event played(state, event.written, player);
    for (std::size_t which = 0; which < event.written.tokens().size(); ++which) {
        if (look_at_claim(played, which)) {
            continue;
        }
        const Display& most = std::as_const(state).displays[player];
        const TaskAt at = *find_task(most, event.written.marks[which]);
        for (std::size_t task = at.task + 1u; task-- > 0;) {
            if (!std::as_const(state.bounds->least)[player][at.tile].has_token(task)) {
                state.bounds->least[player].cover(at.tile, task, event.written.line.span.begin);
            }
            if (!most[at.tile].tile.tasks()[task].after) {
                break;
            }
        }
    }
}

}  // namespace

bool widen(State& relaxation, const State& position) {
    if (!same_course(relaxation, position)) {
        return false;
    }
    widen_offer(relaxation.offer, position.offer);
    widen_storage(relaxation, position);
    relaxation.lost = static_cast<std::uint8_t>(relaxation.lost | position.lost);
    for (std::size_t entry = 0; entry < relaxation.drawn.size(); ++entry) {
        relaxation.drawn[entry] = std::min(relaxation.drawn[entry], position.drawn[entry]);
    }
    for (Player player = 0; player < relaxation.agreed.players; ++player) {
        const bool same = same_cells(std::as_const(relaxation).displays[player], position.displays[player]) &&
                          !position.displays[player].origin().floats();
        if (!same) {
            relaxation.lose(player);
        }
    }
    return true;
}

bool take_in_relaxation(const State& state, const Turn& turn, Move& move) {
    const bool alone = state.agreed.solo();
    if (!alone && (turn.act != Act::lay || state.phase != Phase::picking)) {
        return false;
    }
    const auto tiles = alone ? std::span<const Tile>(state.storage.data(), state.storage.size()) : state.offer.tiles();
    const auto is_free = [&](std::size_t tile) { return alone || state.offer.is_free(tile); };
    const Pick& pick = turn.pick;
    move.tile = pick.by == Pick::By::tile ? pick.tile : Tile::unknown();
    if (pick.by == Pick::By::number) {
        const std::size_t tile = pick.number - 1u;
        move.from = static_cast<std::uint8_t>(std::min<std::size_t>(tile, Move::nowhere));
        move.tile = tile < tiles.size() ? tiles[tile] : move.tile;
        return !alone && state.offer.find(pick).has_value();
    }
    bool may_be = false;
    bool seen = false;
    for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
        seen = seen || (is_free(tile) && tiles[tile] == pick.tile && pick.tile.known());
        may_be = may_be || (is_free(tile) && (pick.by == Pick::By::unknown || !tiles[tile].is_told()));
    }
    move.names_copy = !alone && move.tile.known() && !seen;  // one that was stored may have been counted then
    return seen || may_be;
}

namespace {

/// Tasks of a display that are complete with all that its unknown tiles can have and perhaps not without, and what
/// each of them may have reached.
class Doubtful {
public:
    Doubtful(const State& state, Player player) {
        const Display& most = state.displays[player];
        const Display& least = state.bounds->least[player];
        for (std::size_t tile = 0; tile < most.size(); ++tile) {
            for (std::size_t task = 0; task < Tile::most_tasks; ++task) {
                if (most[tile].has_token(task) && !least[tile].has_token(task)) {
                    tasks_.push_back({tile, task, reached(most, tile, task)});
                }
            }
        }
    }

    /// How many of them reach more by now. A task that does not is complete now only if it was before.
    int count_grown(const Display& most) const {
        return static_cast<int>(std::ranges::count_if(
            tasks_, [&](const Reaching& one) { return reached(most, one.tile, one.task) > one.frames; }));
    }

private:
    struct Reaching {
        std::size_t tile;
        std::size_t task;
        int frames;
    };

    /// Frames of all colors that decide on the task, and on the one before its arrow.
    static int reached(const Display& display, std::size_t tile, std::size_t task) {
        const Tile& laid = display[tile].tile;
        const auto tasks = laid.tasks();
        const bool waits = tasks[task].after;
        const Colors asked = waits ? tasks[task].colors() | tasks[task - 1].colors() : tasks[task].colors();
        int frames = 0;
        (laid.is_told() ? asked : Colors::all()).for_each([&](Color color) {
            frames += count(display, tile, {.first = color, .second = color}, DualFrame::twice);
        });
        return frames;
    }

    std::vector<Reaching> tasks_;
};

/// The tile and what it completes; says how many tokens that can have brought at most.
int lay_both(State& state, const Move& move, Stamp line) {
    const Player player = move.player;
    const Doubtful doubtful(state, player);
    const int before = std::as_const(state).displays[player].tokens_placed();
    const auto lay = [&](Displays& displays, const Tile& tile) {
        displays.lay(player, {.tile = tile,
                              .spot = move.spot,
                              .line = line,
                              .covering = !lays_tokens(state),
                              .tokens = state.agreed.tokens[player],
                              .dual = state.agreed.house.dual});
    };
    lay(state.displays, at_most(move.tile));
    lay(state.bounds->least, at_least(move.tile));
    const Display& most = std::as_const(state).displays[player];
    const bool ran_out = most.tokens_placed() >= state.agreed.tokens[player];  // before some that are complete
    return ran_out ? state.agreed.tokens[player] : most.tokens_placed() - before + doubtful.count_grown(most);
}

}  // namespace

void lay_in_relaxation(State& state, const Move& move, Stamp line) {
    const bool follows = !move.guessed && !state.is_lost(move.player);
    const int before = state.token_range(move.player).most;
    const int tokens = state.agreed.tokens[move.player];
    const int more = follows ? lay_both(state, move, line) : tokens;
    if (!follows) {
        state.lose(move.player);
    }
    if (!lays_tokens(state)) {
        state.bounds->said[move.player].most = std::min(tokens, before + more);
    }
}

void forget_stored(State& state) {
    state.storage.erase(0);
    for (Tile& tile : state.storage) {
        tile = Tile::unknown();
    }
    state.stored_at = {};
}

void mark_in_relaxation(State& state, const Event& event) {
    if (lays_tokens(state)) {
        lay_recorded(state, event);
    } else if (knows_tokens(state, event.player) && !event.written.line.stands()) {
        believe_claims(state, event);
    }
    check_last_token(state, event.player);
}

void go_on(State& state) {
    for (Player player = 0; player < state.agreed.players; ++player) {
        ScoreRange& said = state.bounds->said[player];
        said.most = std::min(said.most, state.agreed.tokens[player] - 1);
    }
}

bool knows_tokens(const State& state, Player player) {
    const unsigned unsure = state.is_relaxation() ? state.lost | state.bounds->unsure : 0u;
    return (unsure >> player & 1u) == 0;
}

bool hear_total(State& state, Player player, std::int32_t total) {
    const ScoreRange range = score_range(state, player);
    if (total < range.least || total > range.most) {
        return false;
    }
    const bool ended = may_have_scores(state);  // there is a score, so the last token has been laid
    if (!state.agreed.solo() || ended) {
        const std::int32_t laid = ended ? state.agreed.tokens[player] : total;
        state.bounds->said[player] = {laid, laid};
        check_last_token(state, player);
    }
    return true;
}

bool hear_winners(State& state, unsigned players) {
    int fewest = 0;  // tokens that each of them has left, and nobody else
    for (Player player = 0; player < state.agreed.players; ++player) {
        const bool won = (players >> player & 1u) != 0;
        fewest = won ? std::max(fewest, unused(state, player).least) : fewest;
    }
    for (Player player = 0; player < state.agreed.players; ++player) {
        const bool won = (players >> player & 1u) != 0;
        const int most = unused(state, player).most;
        if (won ? most < fewest : most <= fewest) {
            return false;
        }
    }
    state.bounds->winners = static_cast<std::uint8_t>(players);
    return true;
}

bool knows_scores(const State& state) {
    for (Player player = 0; player < state.agreed.players; ++player) {
        const ScoreRange range = score_range(state, player);
        if (range.least != range.most) {
            return false;
        }
    }
    return !may_have_scores(state);
}

void tell_ranges(const State& state, Report& report) {
    report.score_ranges.clear();
    for (Player player = 0; player < state.agreed.players; ++player) {
        const ScoreRange range = score_range(state, player);
        report.scores[player] = range.least;
        report.score_ranges.push_back(range);
    }
    if (!has_scores(state) || knows_scores(state)) {
        report.score_ranges.clear();
    } else {
        report.score_count = 0;
    }
}

void Framework::audit_open_scores(State& state, const Line& line, Referee& referee) {
    scores(state, referee.report());
    if (!record::are_possible(line, referee.report().score_ranges)) {
        return record::audit_score_ranges(line, referee, {});
    }
    for (Player player = 0; player < state.agreed.players; ++player) {
        if (line.scores[player] != Line::unknown_score) {
            static_cast<void>(hear_total(state, player, line.scores[player]));
        }
    }
}

namespace {

/// Why a result cannot be; one that can be is known from here on.
std::string hear_result(State& state, const Announced& said, const Seats& seats) {
    if (!said.fault.empty()) {
        return said.fault;
    }
    for (Player player = 0; said.all_scored && player < state.agreed.players; ++player) {
        const std::int32_t total = said.scores[player];
        const ScoreRange range = score_range(state, player);
        if (total != Line::unknown_score && !hear_total(state, player, total)) {
            return fmt::format("{} is said to have {}, by the rules it is {}", seats.name(static_cast<Seat>(player)),
                               total, in_words(range));
        }
    }
    if (winners(state).known()) {
        return {};  // they are compared with the rest of the result
    }
    const bool possible = said.winners == 0 || hear_winners(state, said.winners);
    return possible ? said.fault_of_winners : "whatever the unknown tiles are, this is not who has won";
}

}  // namespace

void Framework::audit_open_result(State& state, const Header& header, Referee& referee) {
    if (!state.finished() || tell_unreadable_result(header, referee)) {
        return;
    }
    const std::string fault = hear_result(state, announced_in(header, referee.seats()), referee.seats());
    if (!fault.empty()) {
        referee.find(record::rule("claim.result"), header.find("Result")->value, fault);
    }
}

/// Somebody may have laid the last token just now. Where players may check once more behind the last round that ends
/// nothing.
void Framework::relaxation_ends(const State& state, const candidates::StateSink<State>& visit) {
    const bool checking = lays_tokens(state) && state.ended == Ended::bag_empty && !state.agreed.solo();
    if (!state.is_relaxation() || state.ended == Ended::last_token || checking) {
        return visit(state);
    }
    State going_on = state;
    go_on(going_on);
    for (Player player = 0; player < state.agreed.players; ++player) {
        if (state.token_range(player).most < state.agreed.tokens[player]) {
            continue;
        }
        State over = going_on;
        over.bounds->said[player] = {state.agreed.tokens[player], state.agreed.tokens[player]};
        over.ended = Ended::last_token;
        over.last_token_of = player;
        visit(over);
    }
    visit(going_on);
}

void become_relaxation(State& state) {
    const candidates::CandidateState<Framework> one{.state = state};
    if (auto relaxation = Framework::relaxation({&one, 1})) {
        state = std::move(*relaxation);
    }
}

std::optional<State> Framework::relaxation(std::span<const candidates::CandidateState<Framework>> members) {
    State relaxation = members.front().state;
    for (const auto& member : members) {
        if (!widen(relaxation, member.state)) {
            return std::nullopt;
        }
    }
    for (const Unplaced& one : std::exchange(relaxation.unplaced, {})) {
        relaxation.lose(one.player);
    }
    relaxation.hidden = {};
    relaxation.bounds = TokenBounds{.least = Displays(relaxation.agreed.players), .said = {}};
    for (Player player = 0; player < relaxation.agreed.players; ++player) {
        bound(relaxation, members, player);
    }
    find_end(relaxation, members);
    return relaxation;
}

}  // namespace arbiter::framework
