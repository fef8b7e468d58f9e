// Writes a position of FRAME-WORK as one line, its deck included.
#include "rules/frame-work/position.hpp"

#include <fmt/format.h>

#include <iterator>
#include <utility>

namespace arbiter::frame_work {
namespace {

constexpr std::string_view plain_bytes = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

/// Names hold anything: what has a meaning in the line becomes %41.
std::string escaped(std::string_view name) {
    std::string text;
    for (const char byte : name) {
        if (plain_bytes.find(byte) != std::string_view::npos) {
            text += byte;
        } else {
            text += fmt::format("%{:02X}", static_cast<unsigned char>(byte));
        }
    }
    return text;
}

template <typename List, typename Write>
std::string joined(const List& list, char glue, Write&& write) {
    std::string text;
    bool first = true;
    for (const auto& item : list) {
        text += first ? "" : std::string(1, glue);
        text += write(item);
        first = false;
    }
    return text;
}

std::string text_of(Who who) {
    return who == Who::nobody ? "-" : std::string(word_for(who));
}

std::string text_of(const Step& step) {
    return fmt::format("{}.{}.{}.{}.{}{}", word_for(step.deed), text_of(step.of), text_of(step.with),
                       word_for(step.faces), step.optional ? "o" : "", step.self ? "s" : "");
}

std::string text_of(const Card& card) {
    return fmt::format("{}:{}:{}:{}:{}", card.id, escaped(card.name), word_for(card.kind), card.count,
                       joined(card.effect, ',', [](const Step& step) { return text_of(step); }));
}

std::string text_of(const Deck& deck) {
    return escaped(deck.name) + ";" + joined(deck.cards, ';', [](const Card& card) { return text_of(card); });
}

/// Cards as the deck calls them; `?` is undrawn.
class PieceWriter {
public:
    explicit PieceWriter(const State& state) : state_(state) {}

    std::string operator()(const Piece& piece) const {
        return piece.is_known() ? state_.deck()[piece.card].id : std::string("?");
    }
    std::string operator()(const Hand& hand) const { return joined(hand.pieces(), ',', *this); }
    std::string operator()(const File& file) const { return (*this)(file.piece) + (file.revealed ? "*" : ""); }
    std::string operator()(const Dossier& dossier) const { return joined(dossier.files(), ',', *this); }
    /// card.actor.target.step.flags
    std::string operator()(const Frame& frame) const {
        return fmt::format("{}.{}.{}.{}.{}{}", state_.deck()[frame.card].id, frame.actor, frame.target, frame.step,
                           frame.must_plant ? "p" : "", frame.used ? "u" : "");
    }

    template <typename List>
    std::string list(const List& items, char glue) const {
        return joined(items, glue, *this);
    }

private:
    const State& state_;
};

/// 0101: the teams, seat by seat; nothing where everybody plays alone.
std::string sides_of(const Table& table) {
    std::string sides;
    for (std::size_t seat = 0; table.teams && seat < table.players; ++seat) {
        sides += static_cast<char>('0' + table.sides[seat]);
    }
    return sides;
}

std::string table_fields(const Table& table) {
    return fmt::format(
        "deck={} players={} sides={} busted-alibis={:d} zero-bonus={:d} at-once={:d} start={} start-given={:d}",
        text_of(*table.deck), table.players, sides_of(table), table.busted_alibis_count, table.zero_alibi_bonus,
        table.end_at_once, table.start, table.start_given);
}

std::string round_fields(const State& state) {
    return fmt::format(
        "phase={} sudden={:d} round={} starter={} turn={} open={:d} playing={} busted={} passes={} winners={} "
        "points={}",
        static_cast<int>(state.phase), state.sudden_death, state.round, state.starter, state.turn, state.turn_open,
        state.playing.bits(), state.busted.bits(), state.passes, state.winners.bits(),
        joined(state.side_points, ',', [](std::int32_t points) { return std::to_string(points); }));
}

std::string card_fields(const State& state) {
    const PieceWriter write(state);
    const std::string hands = write.list(state.hands, '|');
    const std::string files = write.list(state.dossiers, '|');
    const std::string effects = write.list(state.effects, ',');
    const std::string aside = write.list(state.aside, ',');
    return fmt::format("hands={} files={} effects={} aside={}", hands, files, effects, aside);
}
}  // namespace

std::string snapshot(const State& state) {
    return "frame-work " + table_fields(state.table) + " " + round_fields(state) + " " + card_fields(state);
}

}  // namespace arbiter::frame_work
