// When two positions are the same from now on, so that they can be followed as one.
#pragma once

#include "rules/candidates/candidate_state.hpp"
#include "rules/frame-work/state.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace arbiter::frame_work {

struct FrameWork;

/// Where lines stand makes no difference, nor which of several pieces taken unseen is which.
bool operator==(const State& a, const State& b);
/// The pieces taken unseen are the same ones: so they are again when moves are taken back.
bool same_past(const State& a, const State& b);
std::uint64_t past_fingerprint(const State& state);
std::uint64_t fingerprint(const State& state);
/// What the `?` were in the same position is kept of both.
void merge(State& kept, const State& same);
/// Bytes beside those of the State itself.
std::size_t weight(const State& state);
/// One position that stands for all of these, with everything undrawn in which they differ; nothing where they differ
/// in what lies open.
std::optional<State> relaxation(std::span<const candidates::CandidateState<FrameWork>> members);

}  // namespace arbiter::frame_work
