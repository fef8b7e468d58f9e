// A record that grows line by line: its text, and the trace of it. What the editor, the page and a conversation hold.
#pragma once

#include "cli/report/traced_record.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// JudgedRecord anew with every line, because records are small; it never takes a line that the referee refuses.
class Session {
public:
    /// Throws BadRequest where the text holds more than one record, or one that cannot be replayed at all.
    Session(std::string text, FileReader open);

    const std::string& text() const { return text_; }
    const FileReader& files() const { return open_; }
    /// The record as it is.
    const TracedRecord& now() const { return *now_; }

    /// One line of a body. What was tried can be looked at behind it, refused or not.
    bool play(std::string_view line);
    /// Whether it would be taken; nothing is tried then that could be looked at.
    bool would_take(std::string_view line) const;
    const TracedRecord& tried() const { return *tried_; }
    /// What the line that was played has earned beyond all that was said before it. A line that is the last one is said
    /// to earn what happens by itself behind it, and the next may turn out to be the one that brings it about.
    std::vector<ScoreEvent> earned() const;

    /// Takes the last line away, whatever it is, blank ones with it. Empty when the body has none.
    std::string undo();

private:
    std::shared_ptr<const TracedRecord> traced(std::string_view text) const;
    bool is_worse(const TracedRecord& longer) const;

    std::string text_;
    FileReader open_;
    std::shared_ptr<const TracedRecord> now_;
    std::shared_ptr<const TracedRecord> before_;  ///< the last line was played
    std::shared_ptr<const TracedRecord> tried_;
};

}  // namespace arbiter::cli
