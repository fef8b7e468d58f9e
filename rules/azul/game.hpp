// Azul as the referee knows it: binds the notation, the table and the words to the concept of a game.
#pragma once

#include "grammar/azul/parse.hpp"
#include "rules/azul/event.hpp"
#include "rules/azul/position.hpp"
#include "rules/azul/rulebook.hpp"
#include "rules/azul/state.hpp"
#include "rules/clue.hpp"
#include "rules/form/form.hpp"
#include "rules/game.hpp"
#include "rules/scene/scene.hpp"
#include "rules/trace/gains.hpp"
#include "rules/worlds/joins.hpp"
#include "rules/worlds/member.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::azul {

struct Azul {
    using Written = azul::Written;
    using State = azul::State;
    using Event = azul::Event;
    using Fault = azul::Fault;
    using Trail = azul::Trail;

    static const About& about();
    static std::span<const Rule> rulebook() { return azul::rulebook(); }
    static std::span<const Ruling> rulings() { return azul::rulings(); }

    static bool read(LineCursor& cursor, Written& written) { return read_line(cursor, written); }
    static SyntaxError explain(const LineCursor& cursor, const record::Words& words) {
        return explain_line(cursor, words);
    }

    static std::optional<State> start(const Setup& setup, Referee& referee);
    static Role role(const State&, const Written& written);
    static std::optional<Fault> look(const Event& event);
    static void apply(State& state, const Event& event, Trail& trail);
    static std::optional<Fault> play(State& state, const Written& written, Trail& trail);
    static bool force(State& state, const Event& event, Trail& trail);
    static void describe(const Event& event, const Fault& fault, Referee& referee, Finding& finding);
    static Clue clue(const Event& wrong, const Fault& fault, const Written& earlier);
    static void held(const Event& event, std::vector<std::uint16_t>& met);
    static void audit(const State& state, const Written& written, Referee& referee);
    /// The quick way through the plain lines that nearly all of an archive consists of.
    static std::uint32_t run(LineCursor& cursor, State& state, Trail& trail) {
        return state.quick ? play_plain_lines(cursor, state.table, trail) : 0;
    }

    static bool over(const State& state) { return state.table.phase == Phase::over && state.outlined == 0; }
    static Seat to_move(const State& state);
    static std::uint32_t round(const State& state) { return state.table.round_open ? 0U : state.table.round; }
    static void scores(const State& state, Report& report);
    static void conclude(const State& state, const Trail& trail, const Wishes& wishes, Report& report);

    /// The printed score sheet, to be filled in by hand (rules/form/form.hpp).
    static const form::Form& sheet_form();
    static form::Added add_up(const form::Filled& filled);

    // Facts that nobody wrote down (rules/worlds/joins.hpp).
    [[gnu::always_inline]] static bool is_open(const Written& written) {
        return written.verb() == Verb::pick ? written.pick.is_open() : leaves_tiles_open(written);
    }
    static void fillings(const State& state, const Written& written, const worlds::FillingSink<State, Written>& visit);
    static void unset_facts(const State& state, const FactSink& fact);
    static void unset_fillings(const State& state, const worlds::SetSink<State>& visit);
    static std::pair<std::int32_t, std::int32_t> score_bounds(const State& state);
    static std::uint64_t fingerprint(const State& state);
    static void absorb(State& kept, const State& same);
    static std::uint64_t ways(const State& state);
    static std::optional<State> outline(std::span<const worlds::Member<Azul>> members);
    static bool keeps_scores(const State& state);

    // Score tracks that a position leaves open: claims and the result settle them.
    static bool certain(const State& state) { return knows_tracks(state); }
    static void audit_open_scores(State& state, const Line& line, Referee& referee);
    static void audit_open_result(State& state, const Header& header, Referee& referee);

    static void legal_moves(const State& state, std::vector<Written>& moves);
    static bool deal(const State& state, Random& random, Written& written);
    static bool random_move(const State& state, Random& random, Written& written);
    static void fields(const State* before, const Written& written, const Telling& telling, Fields& line);
    static constexpr bool is_written_without_position = true;
    static void drop_claims(const State& before, Written& written);
    static bool whole(const Written& written) {
        const bool displays = written.verb() == Verb::displays && written.group_count > most_groups;
        const bool tile = written.verb() == Verb::tile && written.laying_count > written.layings.size();
        return !displays && !tile;
    }

    using Set = azul::Set;
    using Placing = azul::Placing;
    static bool read_set(LineCursor& cursor, Set& set) { return read_set_line(cursor, set); }
    static SyntaxError explain_set(const LineCursor& cursor, const record::Words& words) {
        return explain_set_line(cursor, words);
    }
    static bool may_be_repeated(const Set&) { return false; }
    static void set_fields(const State* position, const Set& set, const Telling& telling, Fields& line);
    static void write_position(const State& state, const Telling& telling, std::string& text) {
        azul::write_position(state, telling, text);
    }
    static void write_implied(const State& state, const Telling& telling, std::string& text) {
        azul::write_implied(state, telling, text);
    }
    static std::string_view unwritable(const State& state) { return azul::unwritable(state); }
    static void begin_behind(State& state, Trail& trail) { state.unset ? void() : azul::begin_behind(state, trail); }
    static bool conserved(const State& state);
    static void scene(const State& state, const Seats& seats, Scene& scene);
    /// Marks the cells that a fault is about in the scene of the position before the event.
    static void point(const Event& event, const Fault& fault, Scene& scene);

    // What a trace says (rules/trace.hpp).
    static void points(const Change<Azul>& change, Gains& gains);
    static void set_points(const State& position, const Set& set, Gains& gains);
    static void due(const State& position, std::vector<std::string>& verbs);
};

}  // namespace arbiter::azul
