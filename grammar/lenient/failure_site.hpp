// The place in a line at which the grammar could not go on, and what lies around it.
#pragma once

#include "grammar/lenient/draft.hpp"
#include "grammar/lenient/vocabulary.hpp"
#include "grammar/text/ascii.hpp"

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

namespace arbiter::lenient {

/// What the grammar says of a line: that it is in the language, or where it could not go on.
struct ReadAttempt {
    bool read = false;
    std::size_t at = 0;
};
using Attempt = std::function<ReadAttempt(std::string_view line)>;

/// Where the event's part of a line ends: before its annotations and its comment.
std::size_t event_end(std::string_view line);

struct FailureSite {
    FailureSite(const Vocabulary& all, const Attempt& tries, const Draft& line, std::size_t failed);

    const Vocabulary& vocabulary;
    const Attempt& attempt;
    const Draft& draft;
    std::string_view text;
    std::size_t end = 0;        ///< of the event
    std::size_t stopped = 0;    ///< where the grammar stopped
    std::size_t raw = 0;        ///< the same, or the event's end
    std::size_t at = 0;         ///< the same behind blanks
    std::size_t token_end = 0;  ///< the next blank, or the event's end
    std::size_t word = 0;       ///< where the word begins that holds `at`
    std::size_t word_end = 0;
    std::size_t first = 0;  ///< where the line's first word begins

    std::string_view word_here() const { return text.substr(word, word_end - word); }
    bool in_front() const { return word == first; }
    /// A line of the table's state, in which marks have meanings of their own.
    bool is_setting() const;
};

bool is_blank(char byte);
char large(char byte);

using Drafts = std::vector<Draft>;

/// Each of these appends the line with one habit undone, where the grammar stopped, in every way that makes sense.
void undo_colon(const FailureSite& spot, Drafts& out);
void undo_blanks(const FailureSite& spot, Drafts& out);
void undo_arrow(const FailureSite& spot, Drafts& out);
void undo_remark(const FailureSite& spot, Drafts& out);
/// The line was crossed out, `-- Ann 3K:3 --`, `~~Ann 3K:3~~`: it is offered as a comment, and as nothing else.
bool is_crossed_out(const FailureSite& spot);
void offer_comment(const FailureSite& spot, Drafts& out);
/// A remark in another form begins where the grammar stopped: nothing in it is undone.
bool begins_remark(const FailureSite& spot);
void undo_letter_case(const FailureSite& spot, Drafts& out);
void undo_words(const FailureSite& spot, Drafts& out);
void undo_listed_name(const FailureSite& spot, Drafts& out);
void undo_name_beginning(const FailureSite& spot, Drafts& out);

/// Changes that could have been meant, but do not follow from what is written: they are offered.
void offer_words(const FailureSite& spot, Drafts& out);
void offer_signs(const FailureSite& spot, Drafts& out);

}  // namespace arbiter::lenient
