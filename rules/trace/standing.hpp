// What can be said of a position behind a line: who is to move, what may be written next, what is legal.
#pragma once

#include "rules/trace.hpp"
#include "rules/trace/common_parts.hpp"
#include "rules/usual.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// Verb and parts of an event. Without a position cells and tiles are as they are written.
template <Game G>
void add_parts(const typename G::State* before, const typename G::Written& written, const Telling& telling,
               std::string_view text, EventParts& parts) {
    if (add_common_parts(written.line, telling.seats, parts)) {
        return;
    }
    if constexpr (requires { G::parts(*before, written, telling, parts); }) {
        if (usual::whole<G>(written)) {
            before != nullptr ? G::parts(*before, written, telling, parts)
                              : G::unplayed_parts(written, telling, parts);
        }
    }
    if (parts.verb.empty()) {
        parts.verb = first_keyword(text, G::about().keywords);
    }
}

template <Game G>
std::string verb_of(const typename G::State& state, const typename G::Written& written, const Seats& seats) {
    std::string text;
    G::write(state, written, {seats, {}}, text);
    text.erase(0, text.rfind('\n') + 1);
    EventParts parts;
    add_parts<G>(&state, written, {seats, {}}, text, parts);
    return parts.verb;
}

/// So many legal moves are looked at for their verbs.
inline constexpr std::size_t most_moves_for_verbs = 64;

/// The verbs of what the table, or else players in no order, may write next.
template <Game G>
void find_due(typename G::State state, const Seats& seats, std::vector<std::string>& due) {
    typename G::Trail trail;
    usual::proceed<G>(state, trail);
    if (G::over(state)) {
        return;
    }
    if constexpr (requires { G::due(state, due); }) {
        G::due(state, due);
        return;
    }
    const auto add = [&](const typename G::Written& written) {
        std::string verb = verb_of<G>(state, written, seats);
        if (std::find(due.begin(), due.end(), verb) == due.end()) {
            due.push_back(std::move(verb));
        }
    };
    Random random(1);
    typename G::Written written{};
    if (usual::deal<G>(state, random, written)) {
        add(written);
        return;
    }
    std::size_t looked = 0;
    usual::each_move<G>(state, [&](const typename G::Written& move) {
        add(move);
        return ++looked < most_moves_for_verbs;
    });
}

}  // namespace arbiter
