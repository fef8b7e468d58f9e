// What a line before a wrong one has to do with what is wrong.
#pragma once

#include "grammar/text/span.hpp"

#include <string>
#include <utility>

namespace arbiter {

/// A game that has clues says of an earlier line, asked of one after the other from the last one back,
///
///     RelatedPlace clue(const Event& wrong, const Fault&, const Written& earlier)
///
/// whether the finding rests on it.
struct RelatedPlace {
    std::string words{};  ///< for the note; empty: nothing
    Span span{};          ///< what is shown of the line; empty: its event
    bool last = false;    ///< nothing before it matters

    static RelatedPlace none() { return {}; }
    /// Nothing that matters lies before this line.
    static RelatedPlace stop() { return {{}, {}, true}; }
    static RelatedPlace found(std::string words, Span span = {}) { return {std::move(words), span, true}; }
    /// Unless a line before this one tells more.
    static RelatedPlace perhaps(std::string words) { return {std::move(words), {}, false}; }
};

}  // namespace arbiter
