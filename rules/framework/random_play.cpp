// Random play: what the bag deals, and one legal turn with the tokens that people would lay.
#include "rules/framework/apply.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/made_up.hpp"
#include "rules/framework/moves.hpp"
#include "rules/framework/scoring.hpp"

#include <memory>

namespace arbiter::framework {
namespace {

/// The tiles nobody has seen yet: of the list agreed on, or of the made-up one.
class Bag {
public:
    explicit Bag(const State& state) : inventory_(list_of(state)), left_(inventory_->entries().size()) {
        for (std::size_t entry = 0; entry < left_.size(); ++entry) {
            left_[entry] = inventory_->entries()[entry].copies;
        }
        for (std::size_t index = 0; index < state.offer.tiles().size(); ++index) {
            take(state.offer.is_free(index) ? state.offer.tiles()[index] : Tile::unknown());
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
    void operator()(const Written& written) {
        if (random_.below(++seen_) == 0) {
            turn_ = written.turn;
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
void add_marks(const State& before, Random& random, Written& written) {
    const Event event(before, written);
    State after = before;
    make(after, event);
    std::vector<TaskAt> complete;
    for_each_overlooked(after, event.player, [&](TaskAt at) { complete.push_back(at); });
    for (const TaskAt at : complete) {
        const TokenMark mark{.cell = after.displays[event.player][at.tile].cell,
                             .number = static_cast<std::uint16_t>(at.task + 1)};
        const bool fits = written.mark_count < room_for_marks && random.below(4) != 0;
        if (fits && may_lay(after, event.player, mark)) {
            written.marks[written.mark_count++] = mark;
        }
        lay_tokens(after, event.player, written.tokens(), 1);
    }
    written.line.claims = written.mark_count != 0;
}

}  // namespace

bool Framework::deal(const State& state, Random& random, Written& written) {
    if (state.agreed.solo() || state.phase == Phase::picking || state.finished()) {
        return false;
    }
    if (state.phase == Phase::between) {
        written.line.set(Verb::round);
        written.line.round = state.round + 1u;
        written.line.named = static_cast<Seat>(state.next_starter());
        return true;
    }
    Bag bag(state);
    written.line.set(Verb::offer);
    while (written.tile_count < state.next_offer_size()) {
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
    written = written_turn(state, chosen.turn());
    if (state.agreed.solo() && written.turn.act != Act::unstore) {
        written.turn.pick = {.by = Pick::By::tile, .tile = Bag(state).draw(random)};
    }
    if (lays_tokens(state)) {
        add_marks(state, random, written);
    }
    return true;
}

}  // namespace arbiter::framework
