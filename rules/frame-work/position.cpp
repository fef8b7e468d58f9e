// Writes a position of FRAME-WORK as one line, its deck included.
#include "rules/frame-work/position.hpp"

#include <fmt/format.h>

#include <iterator>
#include <map>
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

/// Gives the strands that need one a number, in the order in which they are written.
class StrandWriter {
public:
    explicit StrandWriter(const State& state) : state_(state), tied_(state.ledger.faces().size()) {
        for (const Knot& knot : state.ledger.knots()) {
            for (const Strand strand : {knot.held[0], knot.held[1], knot.played, knot.kept}) {
                tied_[strand] = true;
            }
        }
    }

    std::string operator()(Strand strand) {
        const Ledger& ledger = state_.ledger;
        std::string text = ledger.is_known(strand) ? state_.deck()[ledger.card(strand)].id : "";
        if (tied_[strand] || !ledger.is_known(strand)) {
            const auto number = numbers_.try_emplace(strand, numbers_.size() + 1).first->second;
            text += fmt::format("?{}", number);
        }
        return text;
    }
    std::string operator()(const Knot& knot) {
        std::string text = (*this)(knot.held[0]);
        text.append(1, '+').append((*this)(knot.held[1]));
        text.append(1, '>').append((*this)(knot.played));
        text.append(1, '+').append((*this)(knot.kept));
        return text;
    }
    std::string operator()(const Hand& hand) { return joined(hand.strands(), ',', *this); }
    std::string operator()(const File& file) { return (*this)(file.strand) + (file.revealed ? "*" : ""); }
    std::string operator()(const Dossier& dossier) { return joined(dossier.files(), ',', *this); }
    /// card.actor.target.step.flags, and behind a used card its strand
    std::string operator()(const Frame& frame) {
        return fmt::format("{}.{}.{}.{}.{}{}", state_.deck()[frame.card].id, frame.actor, frame.target, frame.step,
                           frame.must_plant ? "p" : "", frame.used ? fmt::format("u{}", (*this)(frame.strand)) : "");
    }

    template <typename List>
    std::string list(const List& items, char glue) {
        return joined(items, glue, [this](const auto& item) { return (*this)(item); });
    }

private:
    const State& state_;
    std::vector<bool> tied_;
    std::map<Strand, std::size_t> numbers_;
};

std::string table_fields(const Table& table) {
    return fmt::format("deck={} players={} teams={:d} busted-alibis={:d} zero-bonus={:d} start={} start-given={:d}",
                       text_of(*table.deck), table.players, table.teams, table.busted_alibis_count,
                       table.zero_alibi_bonus, table.start, table.start_given);
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
    StrandWriter write(state);
    const std::string knots = write.list(state.ledger.knots(), ',');
    const std::string hands = write.list(state.hands, '|');
    const std::string files = write.list(state.dossiers, '|');
    const std::string effects = write.list(state.effects, ',');
    const std::string aside = write.list(state.aside, ',');
    return fmt::format("knots={} hands={} files={} effects={} aside={}", knots, hands, files, effects, aside);
}
}  // namespace

std::string snapshot(const State& state) {
    return "frame-work " + table_fields(state.table) + " " + round_fields(state) + " " + card_fields(state);
}

}  // namespace arbiter::frame_work
