// What a player may do, random play, and which rules a legal event held.
#include "rules/framework/claims.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/made_up.hpp"
#include "rules/framework/scoring.hpp"
#include "rules/framework/turns.hpp"

#include <initializer_list>

namespace arbiter::framework {
namespace {

void write_turn(const State& state, const Turn& turn, Written& written) {
    written.line = {};
    written.line.verb = verb::turn;
    written.line.seat = static_cast<Seat>(state.turn);
    written.turn = turn;
    written.mark_count = 0;
}

/// The tiles nobody has seen yet: of the list agreed on, or of the made-up one.
class Bag {
public:
    explicit Bag(const State& state) : inventory_(list_of(state)), left_(inventory_->entries().size()) {
        for (std::size_t entry = 0; entry < left_.size(); ++entry) {
            left_[entry] = inventory_->entries()[entry].copies;
        }
        for (std::size_t index = 0; index < state.offer.tiles().size(); ++index) {
            take(state.offer.may_be_free(index) ? state.offer.tiles()[index] : Tile::unknown());
        }
        std::ranges::for_each(state.storage, [&](const Tile& tile) { take(tile); });
        for (const Display& display : state.players()) {
            std::ranges::for_each(display.tiles(), [&](const Laid& laid) { take(laid.tile); });
        }
    }

    Tile draw(Random& random) {
        int sum = 0;
        for (const int copies : left_) {
            sum += copies;
        }
        auto nth = static_cast<int>(random.below(static_cast<std::uint64_t>(std::max(sum, 1))));
        for (std::size_t entry = 0; entry < left_.size(); ++entry) {
            nth -= left_[entry];
            if (nth < 0) {
                --left_[entry];
                return inventory_->entries()[entry].tile;
            }
        }
        return inventory_->entries().front().tile;  // the record had other tiles than the list: any will do
    }

private:
    using List = std::shared_ptr<const Inventory>;

    static List list_of(const State& state) {
        static const List made_up = std::make_shared<const Inventory>(made_up_tiles());
        return state.agreed.inventory ? state.agreed.inventory : made_up;
    }

    void take(const Tile& tile) {
        if (const auto entry = inventory_->find(tile); entry && left_[*entry] > 0) {
            --left_[*entry];
        }
    }

    List inventory_;
    std::vector<int> left_;
};

/// One of the turns visited, each as likely as any other, without keeping them all.
class Chosen {
public:
    explicit Chosen(Random& random) : random_(random) {}
    void operator()(const Turn& turn) {
        if (random_.below(++seen_) == 0) {
            turn_ = turn;
        }
    }
    bool any() const { return seen_ != 0; }
    const Turn& turn() const { return turn_; }

private:
    Random& random_;
    std::uint64_t seen_ = 0;
    Turn turn_;
};

/// Under `claimed` people lay most of the tokens they can, and overlook one now and then.
void add_marks(const State& state, Random& random, Written& written) {
    State after = state;
    Move move;
    judge_turn(state, state.turn, written.turn, move);
    apply(after, move, 1);
    const auto add = [&](TaskAt at) {
        const TokenMark mark{.cell = after.displays[state.turn][at.tile].cell,
                             .number = static_cast<std::uint16_t>(at.task + 1)};
        const bool fits = written.mark_count < room_for_marks && random.below(4) != 0;
        if (fits && !judge_tokens(after, state.turn, {&mark, 1}, nullptr)) {
            written.marks[written.mark_count++] = mark;
        }
    };
    std::vector<TaskAt> complete;
    for_each_overlooked(after, state.turn, [&](TaskAt at) { complete.push_back(at); });
    for (const TaskAt at : complete) {
        add(at);
        lay_tokens(after, state.turn, written.tokens(), 1);
    }
    written.line.claims = written.mark_count != 0;
}

using Laws = std::vector<std::uint16_t>;

void add(Laws& laws, std::initializer_list<Law> more) {
    for (const Law law : more) {
        laws.push_back(static_cast<std::uint16_t>(law));
    }
}

void held_by_tile(const State& state, const Tile& tile, Laws& laws) {
    if (!tile.known()) {
        return;
    }
    add(laws, {Law::tile_blank});
    if (tile.frames().size() > 1) {
        add(laws, {Law::tile_frame_twice});
    }
    if (tile.frames().size() == Tile::most_frames) {
        add(laws, {Law::tile_too_many_frames});
    }
    if (tile.tasks().size() == Tile::most_tasks) {
        add(laws, {Law::tile_too_many_tasks});
    }
    for (const Task& task : tile.tasks()) {
        if (task.kind != Task::Kind::one) {
            add(laws, {Law::tile_pair_of_one});
        }
    }
    if (state.agreed.inventory) {
        add(laws, {Law::tile_unlisted, Law::tile_no_copy_left, Law::tiles_list});
    }
}

void held_by_cell(const State& state, const Written& written, Laws& laws) {
    const Display& display = state.displays[player_of(state, written.line)];
    if (written.turn.place.by != Place::By::cell) {
        add(laws, {Law::cell_no_such_tile});
    }
    if (!display.empty()) {
        add(laws, {Law::cell_occupied, Law::cell_apart});
    }
    if (Move move; display.size() > 1 && !judge_turn(state, player_of(state, written.line), written.turn, move) &&
                   display.touches_corner(move.cell)) {
        add(laws, {Law::cell_corner_only});
    }
}

void held_by_marks(const State& state, const Written& written, Laws& laws) {
    if (written.mark_count == 0) {
        return;
    }
    if (state.agreed.house.tokens == Tokens::automatic) {
        return add(laws, {Law::claim_token});
    }
    add(laws,
        {Law::token_no_tile, Law::token_no_task, Law::token_covered, Law::token_incomplete, Law::token_none_left});
    const Display& display = state.displays[player_of(state, written.line)];
    for (const TokenMark& mark : written.tokens()) {
        const auto tile = display.at(mark.cell);
        const bool behind_arrow = tile && mark.number <= display[*tile].tile.tasks().size() &&
                                  display[*tile].tile.tasks()[mark.number - 1u].after;
        if (behind_arrow) {
            add(laws, {Law::token_arrow});
        }
    }
}

void held_by_table_turn(const Written& written, Laws& laws) {
    add(laws, {Law::offer_missing});
    if (written.line.seat != no_seat) {
        add(laws, {Law::turn_wrong_player});
    }
    if (written.turn.pick.by == Pick::By::number) {
        add(laws, {Law::offer_no_such_number});
    } else {
        add(laws, {Law::offer_not_there});
    }
    add(laws, {Law::offer_taken});
}

void held_by_solo_turn(const State& state, const Written& written, Laws& laws) {
    add(laws, {Law::draw_by_number});
    switch (written.turn.act) {
        case Act::lay: add(laws, {Law::draw_bag_empty}); break;
        case Act::store: add(laws, {Law::draw_bag_empty, Law::storage_full, Law::storage_solo_only}); break;
        case Act::unstore: return add(laws, {Law::storage_not_there, Law::storage_solo_only});
    }
    held_by_tile(state, written.turn.pick.tile, laws);
}

}  // namespace

void Framework::legal_moves(const State& state, std::vector<Written>& moves) {
    for_each_turn(state, [&](const Turn& turn) { write_turn(state, turn, moves.emplace_back()); });
}

bool Framework::deal(const State& state, Random& random, Written& written) {
    if (state.agreed.solo() || state.phase == Phase::picking || state.finished()) {
        return false;
    }
    written.line = {};
    if (state.phase == Phase::between) {
        written.line.verb = verb::round;
        written.line.round = state.round + 1u;
        written.line.named = static_cast<Seat>(state.next_starter());
        return true;
    }
    Bag bag(state);
    written.line.verb = verb::offer;
    written.tile_count = 0;
    while (written.tile_count < offer_size(state)) {
        written.tiles[written.tile_count++] = bag.draw(random);
    }
    return true;
}

bool Framework::random_move(const State& state, Random& random, Written& written) {
    Chosen chosen(random);
    for_each_turn(state, chosen);
    if (!chosen.any()) {
        return false;
    }
    write_turn(state, chosen.turn(), written);
    if (state.agreed.solo() && written.turn.act != Act::unstore) {
        written.turn.pick = {.by = Pick::By::tile, .tile = Bag(state).draw(random)};
    }
    if (state.agreed.house.tokens == Tokens::claimed) {
        add_marks(state, random, written);
    }
    return true;
}

void Framework::held(const State& state, const Written& written, std::vector<std::uint16_t>& rules) {
    switch (written.line.verb) {
        case verb::round:
            add(rules, {Law::round_number, Law::round_twice, Law::round_tiles_left});
            if (written.line.named != no_seat) {
                add(rules, {Law::round_starter});
            }
            break;
        case verb::offer:
            add(rules, {Law::offer_size, Law::round_tiles_left});
            for (const Tile& tile : written.offer()) {
                held_by_tile(state, tile, rules);
            }
            break;
        case verb::turn:
            state.agreed.solo() ? held_by_solo_turn(state, written, rules) : held_by_table_turn(written, rules);
            held_by_cell(state, written, rules);
            add(rules, {state.agreed.solo() ? Law::solo_no_result : Law::token_overlooked});
            held_by_marks(state, written, rules);
            break;
        case verb::tokens: held_by_marks(state, written, rules); break;
        default: break;
    }
}

}  // namespace arbiter::framework
