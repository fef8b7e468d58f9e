// Tic-tac-toe as the referee knows it: binds the notation, the position and the laws to the concept of a game.
#include "grammar/tic-tac-toe/parse.hpp"
#include "rules/tic-tac-toe/laws.hpp"
#include "rules/verbs.hpp"

namespace arbiter::tic_tac_toe {
namespace {

struct TicTacToe {
    using Written = tic_tac_toe::Written;
    using State = tic_tac_toe::State;
    using Event = tic_tac_toe::Event;
    using Fault = tic_tac_toe::Fault;
    using Trail = NoTrail;

    static const About& about() {
        static constexpr std::array<std::string_view, 3> keywords{"undo", "end", "stands"};
        static constexpr About about{"tic-tac-toe", "Tic-tac-toe", 2, 2, keywords, {}};
        return about;
    }
    static std::span<const Rule> rulebook() { return book; }
    static const auto& laws() { return tic_tac_toe::laws; }

    static bool read(LineCursor& cursor, Written& written) { return read_line(cursor, written); }
    static SyntaxError explain(const LineCursor& cursor, const record::Words& words) {
        return explain_line(cursor, words);
    }

    static std::optional<State> start(const Setup& setup, Referee&) { return State{.turn = setup.start}; }
    template <typename Ask>
    static auto ask_laws(const Event&, Ask ask) {
        return ask(chain<tic_tac_toe::laws>);
    }
    static void apply(State& state, const Event& event, Trail&) {
        state.cells[event.written.cell] = {event.player(), event.written.line.span.begin};
        state.turn = static_cast<Seat>(1 - state.turn);
    }

    static bool over(const State& state) { return state.won() || state.full(); }
    static Seat to_move(const State& state) { return state.turn; }
    static std::uint8_t winners(const State& state) {
        return static_cast<std::uint8_t>(state.won() ? 1U << static_cast<unsigned>(1 - state.turn) : 0U);
    }
    static void legal_moves(const State& state, std::vector<Written>& moves) {
        Written written;
        written.line.set(Verb::mark);
        for (written.cell = 0; written.cell < state.cells.size(); ++written.cell) {
            if (!usual::look<TicTacToe>({state, written})) {
                moves.push_back(written);
            }
        }
    }
    static void fields(const State* before, const Written& written, const Telling& telling, Fields& line) {
        const std::array cell{static_cast<char>('a' + written.cell % 3), static_cast<char>('1' + written.cell / 3)};
        line.actor(before == nullptr ? written.line.seat : Event{*before, written}.player(), telling.seats);
        line.add("cell", " ", [&] { return std::string_view(cell.data(), cell.size()); });
    }
};

static_assert(Game<TicTacToe>);

}  // namespace

GameEntry entry() {
    return entry_for<TicTacToe>();
}

}  // namespace arbiter::tic_tac_toe
