// A position survives being written: of a record its last one, and otherwise whatever a line is restored to.
#include "rules/azul/game.hpp"
#include "rules/dorfromantik-campaign/game.hpp"
#include "rules/dorfromantik/game.hpp"
#include "rules/frame-work/game.hpp"
#include "rules/framework/game.hpp"
#include "rules/grawlix/game.hpp"
#include "rules/replay/replay.hpp"
#include "rules/usual.hpp"
#include "tests/fuzz/judging.hpp"
#include "tests/fuzz/target.hpp"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <vector>

namespace arbiter::fuzz {
namespace {

constexpr std::size_t most_moves_tried = 24;

template <Game G>
std::vector<typename G::Written> moves_of(const typename G::State& state) {
    std::vector<typename G::Written> moves;
    if (!G::over(state)) {
        G::legal_moves(state, moves);
    }
    return moves;
}

template <Game G>
void expect_legal(const typename G::State& state, std::string_view shown) {
    const auto moves = moves_of<G>(state);
    for (std::size_t n = 0; n < moves.size(); n += 1 + moves.size() / most_moves_tried) {
        typename G::State next = state;
        typename G::Trail trail;
        expect(!usual::play<G>(next, moves[n], trail), "a legal move is refused", {shown, G::snapshot(state)});
        expect(G::conserved(next), "a legal move makes pieces appear or vanish", {shown, G::snapshot(next)});
    }
}

/// Of several possible positions the first one is written, and of an outline none.
bool told_whole(std::string_view shown) {
    return shown.find('?') == std::string_view::npos;
}

template <Game G>
void expect_to_come_back(const typename G::State& state, std::string_view shown) {
    const std::string line = G::snapshot(state);
    expect(line.find('\n') == std::string::npos, "a position is more than one line", {shown, line});
    if (!told_whole(shown)) {
        return;
    }
    const auto back = G::restore(line);
    expect(back.has_value(), "a position does not come back", {shown, line});
    expect_same(line, G::snapshot(*back), "a position comes back as another", shown);
    expect(G::conserved(*back) && G::over(*back) == G::over(state) &&
               usual::round<G>(*back) == usual::round<G>(state) && G::to_move(*back) == G::to_move(state) &&
               moves_of<G>(*back).size() == moves_of<G>(state).size(),
           "a position that came back goes on otherwise", {shown, line});
    expect_legal<G>(*back, shown);
}

/// A game that writes set lines: a record that begins with them stands where the other one does, and says the same.
void try_set_lines(const RecordText& record, const GameEntry& game) {
    Report report;
    const SetLines lines = game.set_lines(read_record(record), known_files(), report);
    Header header;
    read_header(record.text, header);
    // Beside a `?` what is certain is printed, which is less than the whole position.
    const bool whole = record.text.substr(header.body).find('?') == std::string_view::npos;
    if (!lines.reached || !lines.fault.empty() || !whole) {
        return;
    }
    const std::string text = fmt::format("{}\n\n{}", record.text.substr(0, header.body), lines.text);
    const RecordText again{text};
    const Position before = game.position(read_record(record), known_files(), report);
    const Position after = game.position(read_record(again), known_files(), report);
    expect(after.over == before.over && after.to_move == before.to_move && after.move_count == before.move_count,
           "a position that was set goes on otherwise", {record.text, text});
    expect_same(lines.text, game.set_lines(read_record(again), known_files(), report).text,
                "a position is set as another", record.text);
}

template <Game G>
requires Positions<G>
void try_record(const RecordText& record) {
    try_set_lines(record, *find_game(G::about().id));
}

template <Game G>
void try_record(const RecordText& record) {
    Replay<G> replay;
    Report report;
    Record read;
    read_record(record, read);
    replay.run(read, {}, known_files(), report, all_keywords());
    if (replay.state()) {
        expect_to_come_back<G>(*replay.state(), record.text);
    }
}

template <Game G>
void try_line(std::string_view line) {
    if (const auto state = G::restore(line)) {
        expect(G::conserved(*state), "an impossible position is restored", {line});
        expect_to_come_back<G>(*state, line);
    }
}

/// A line alone is no position of a game that writes set lines.
template <Game G>
requires Positions<G>
void try_line(std::string_view) {}

template <Game... G>
struct Every {
    static void record(const RecordText& record, std::string_view id) {
        static_cast<void>(((G::about().id == id && (try_record<G>(record), true)) || ...));
    }
    static void line(std::string_view line) { (try_line<G>(line), ...); }
};
using EveryGame = Every<azul::Azul, grawlix::Grawlix, framework::Framework, dorfromantik::Dorfromantik,
                        dorfromantik_campaign::Campaign, frame_work::FrameWork>;

}  // namespace
}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace arbiter;
    const std::string_view text = fuzz::text_of(data, size);
    if (!text.starts_with("Game:")) {
        fuzz::EveryGame::line(text.substr(0, text.find('\n')));
        return 0;
    }
    fuzz::each_record(
        text, [](const RecordText& record, const GameEntry& game) { fuzz::EveryGame::record(record, game.about->id); });
    return 0;
}
