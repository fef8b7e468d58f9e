// Reads a position of FRAME-WORK back from its one line, and refuses what cannot be one.
#include "rules/frame-work/conserved.hpp"
#include "rules/frame-work/position.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <utility>

namespace arbiter::frame_work {
namespace {

std::vector<std::string_view> split(std::string_view text, char glue) {
    std::vector<std::string_view> parts;
    for (std::size_t at = text.find(glue); at != std::string_view::npos; at = text.find(glue)) {
        parts.push_back(text.substr(0, at));
        text.remove_prefix(at + 1);
    }
    parts.push_back(text);
    return parts;
}

/// The same, but nothing has no parts.
std::vector<std::string_view> items(std::string_view text, char glue) {
    return text.empty() ? std::vector<std::string_view>() : split(text, glue);
}

/// Thrown and caught in this file only: a position can be wrong in many places, and nobody asks which.
struct NoPosition {};

void demand(bool fine) {
    if (!fine) {
        throw NoPosition();
    }
}

template <typename Value>
Value wanted(std::optional<Value> value) {
    demand(value.has_value());
    return *value;
}

std::int64_t number(std::string_view text, std::int64_t least, std::int64_t most, int base = 10) {
    std::int64_t value = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value, base);
    demand(result.ec == std::errc() && result.ptr == text.data() + text.size() && value >= least && value <= most);
    return value;
}

template <typename Value>
Value number_as(std::string_view text, std::int64_t least, std::int64_t most) {
    return static_cast<Value>(number(text, least, most));
}

std::string unescaped(std::string_view text) {
    std::string name;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            name += text[i];
            continue;
        }
        demand(i + 2 < text.size());
        name += static_cast<char>(number(text.substr(i + 1, 2), 0, 255, 16));
        i += 2;
    }
    return name;
}

Step step_of(std::string_view text) {
    const auto parts = split(text, '.');
    demand(parts.size() == 5);
    Step step;
    step.deed = wanted(deed_called(parts[0]));
    step.of = wanted(who_called(parts[1]));
    step.with = parts[2] == "-" ? Who::nobody : wanted(who_called(parts[2]));
    step.faces = wanted(faces_called(parts[3]));
    step.optional = parts[4].starts_with('o');
    step.self = parts[4].ends_with('s');
    return step;
}

Card card_of(std::string_view text) {
    const auto parts = split(text, ':');
    demand(parts.size() == 5);
    Card card;
    card.id = parts[0];
    card.name = unescaped(parts[1]);
    card.kind = wanted(kind_called(parts[2]));
    card.count = number_as<std::uint32_t>(parts[3], 1, 10000);
    for (const std::string_view step : items(parts[4], ',')) {
        card.effect.push_back(step_of(step));
    }
    return card;
}

std::shared_ptr<const Deck> deck_of(std::string_view text) {
    const auto parts = split(text, ';');
    auto deck = std::make_shared<Deck>();
    deck->name = unescaped(parts[0]);
    for (std::size_t i = 1; i < parts.size(); ++i) {
        deck->cards.push_back(card_of(parts[i]));
    }
    deck->sort_ids();
    demand(check(*deck).empty());
    return deck;
}

/// The fields of a line by their keys.
class Fields {
public:
    explicit Fields(std::string_view line) {
        for (const std::string_view field : items(line, ' ')) {
            const std::size_t at = field.find('=');
            demand(at != std::string_view::npos && fields_.emplace(field.substr(0, at), field.substr(at + 1)).second);
        }
    }
    std::string_view text(std::string_view key) const {
        const auto found = fields_.find(key);
        demand(found != fields_.end());
        return found->second;
    }
    template <typename Value = int>
    Value read(std::string_view key, std::int64_t most) const {
        return number_as<Value>(text(key), 0, most);
    }
    bool flag(std::string_view key) const { return read(key, 1) == 1; }

private:
    std::map<std::string_view, std::string_view> fields_;
};

void read_sides(Table& table, std::string_view text) {
    table.teams = !text.empty();
    if (table.teams) {
        demand(text == "0011" || text == "0101" || text == "0110");
        std::ranges::transform(text, table.sides.begin(),
                               [](char side) { return static_cast<std::uint8_t>(side - '0'); });
    }
}

Table table_of(const Fields& fields) {
    Table table;
    table.deck = deck_of(fields.text("deck"));
    table.players = fields.read<std::uint8_t>("players", most_players);
    read_sides(table, fields.text("sides"));
    table.busted_alibis_count = fields.flag("busted-alibis");
    table.zero_alibi_bonus = fields.flag("zero-bonus");
    table.end_at_once = fields.flag("at-once");
    table.start_given = fields.flag("start-given");
    demand(table.players >= 2 && (!table.teams || table.players == 4));
    table.start = fields.read<Seat>("start", table.players - 1);
    return table;
}

/// Puts the cards of a line on the table.
class CardReader {
public:
    explicit CardReader(State& state) : state_(state) {}

    void read(const Fields& fields) {
        if (state_.round != 0) {
            state_.unseen.reset(state_.deck());
        }
        read_hands(split(fields.text("hands"), '|'));
        read_files(split(fields.text("files"), '|'));
        for (const std::string_view effect : items(fields.text("effects"), ',')) {
            state_.effects.push_back(effect_of(effect));
        }
        demand(!state_.in_effect() || !is_through(state_.effect()));
        for (const std::string_view piece : items(fields.text("aside"), ',')) {
            state_.aside.push_back(piece_of(piece));
        }
        demand(drawn_ <= state_.deck().size());
        state_.pile = state_.round == 0 ? 0 : state_.deck().size() - drawn_;
    }

private:
    /// Only outer effects can have no step left: they wait for the inner ones.
    bool is_through(const Frame& frame) const {
        return !frame.must_plant && frame.step == state_.deck()[frame.card].effect.size();
    }

    CardId card_of_id(std::string_view id) const {
        const CardId card = state_.deck().find(id);
        demand(card != stranger_card);
        return card;
    }

    Piece piece_of(std::string_view text) {
        demand(state_.round != 0);
        ++drawn_;
        if (text == "?") {
            return {hidden_card, ++state_.tokens, 0};
        }
        const CardId card = card_of_id(text);
        demand(state_.unseen.left(card) != 0);
        state_.unseen.take(card);
        return {card, 0, 0};
    }

    void read_hands(const std::vector<std::string_view>& texts) {
        demand(texts.size() == most_players);
        for (std::size_t seat = 0; seat < most_players; ++seat) {
            for (const std::string_view piece : items(texts[seat], ',')) {
                demand(!state_.hands[seat].full());
                state_.hands[seat].add(piece_of(piece));
            }
        }
    }

    void read_files(const std::vector<std::string_view>& texts) {
        demand(texts.size() == most_players);
        for (std::size_t seat = 0; seat < most_players; ++seat) {
            for (const std::string_view file : items(texts[seat], ',')) {
                state_.dossiers[seat].add(file_of(file));
            }
        }
    }

    File file_of(std::string_view text) {
        File file;
        file.revealed = text.ends_with('*');
        file.piece = piece_of(text.substr(0, text.size() - (file.revealed ? 1 : 0)));
        demand(!file.revealed || file.piece.is_known());
        file.alibi = file.revealed && state_.deck()[file.piece.card].is_alibi();
        file.evidence = file.revealed && !file.alibi;
        return file;
    }

    Frame effect_of(std::string_view text) {
        const auto parts = split(text, '.');
        demand(parts.size() == 5);
        Frame frame;
        frame.card = card_of_id(parts[0]);
        frame.actor = number_as<Seat>(parts[1], 0, state_.table.players - 1);
        frame.target = number_as<Seat>(parts[2], no_seat, state_.table.players - 1);
        frame.must_plant = parts[4].starts_with('p');
        const std::string_view rest = parts[4].substr(frame.must_plant ? 1 : 0);
        frame.used = rest == "u";
        demand(frame.used || rest.empty());
        frame.piece = frame.used ? piece_of(parts[0]) : Piece{};
        const auto steps = static_cast<std::int64_t>(state_.deck()[frame.card].effect.size());
        frame.step = number_as<std::uint16_t>(parts[3], 0, steps);
        return frame;
    }

    State& state_;
    std::uint32_t drawn_ = 0;
};

void read_points(State& state, std::string_view text) {
    const auto parts = split(text, ',');
    demand(parts.size() == state.side_points.size());
    for (std::size_t side = 0; side < parts.size(); ++side) {
        state.side_points[side] = number_as<std::int32_t>(parts[side], 0, 1'000'000);
    }
}

SeatSet seats_of(const State& state, const Fields& fields, std::string_view key) {
    return SeatSet::of_bits(fields.read<unsigned>(key, state.seats().bits()));
}

bool nobody_else_has_cards(const State& state) {
    for (Seat seat = 0; seat < static_cast<Seat>(most_players); ++seat) {
        if (!state.playing.has(seat) && (!state.hand(seat).empty() || !state.dossier(seat).files().empty())) {
            return false;
        }
    }
    return true;
}

/// Effects are of those who play, and on them.
bool effects_are_of_players(const State& state) {
    return std::ranges::all_of(state.effects, [&](const Frame& frame) {
        return state.playing.has(frame.actor) && (frame.target == no_seat || state.playing.has(frame.target));
    });
}

/// What only a round in play has, and what it must have.
bool is_round(const State& state) {
    if (state.phase != Phase::playing) {
        return state.effects.empty() && !state.turn_open;
    }
    return state.round > 0 && state.busted.without(state.playing).empty() && state.playing.has(state.turn) &&
           state.playing.has(state.starter) && nobody_else_has_cards(state) && effects_are_of_players(state);
}

/// Nobody has points who does not play: teams count for their first two seats.
bool points_are_of_sides(const State& state) {
    const std::size_t sides = state.table.teams ? 2 : state.table.players;
    return std::all_of(state.side_points.begin() + static_cast<std::ptrdiff_t>(sides), state.side_points.end(),
                       [](std::int32_t points) { return points == 0; });
}

bool is_position(const State& state) {
    const bool begun = state.round > 0 || (state.busted.empty() && state.passes == 0);
    return begun && (state.phase == Phase::over || state.winners.empty()) && is_round(state) &&
           points_are_of_sides(state) && conserved(state);
}

State state_of(const Fields& fields) {
    State state(table_of(fields));
    const std::int64_t last_seat = state.table.players - 1;
    state.phase = static_cast<Phase>(fields.read("phase", static_cast<int>(Phase::over)));
    state.sudden_death = fields.flag("sudden");
    state.round = fields.read<std::uint32_t>("round", 1'000'000);
    state.starter = fields.read<Seat>("starter", last_seat);
    state.turn = fields.read<Seat>("turn", last_seat);
    state.turn_open = fields.flag("open");
    state.playing = seats_of(state, fields, "playing");
    state.busted = seats_of(state, fields, "busted");
    state.passes = fields.read<std::uint8_t>("passes", 255);
    state.winners = seats_of(state, fields, "winners");
    read_points(state, fields.text("points"));
    CardReader(state).read(fields);
    demand(!state.playing.empty() && is_position(state));
    return state;
}

}  // namespace

std::optional<State> restore(std::string_view line) {
    constexpr std::string_view game = "frame-work ";
    if (!line.starts_with(game)) {
        return std::nullopt;
    }
    try {
        return state_of(Fields(line.substr(game.size())));
    } catch (const NoPosition&) {
        return std::nullopt;
    }
}

}  // namespace arbiter::frame_work
