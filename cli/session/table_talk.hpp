// What is answered at the table to a line: a move, or a question about the game.
#pragma once

#include "cli/picture/terminal_picture.hpp"
#include "cli/session/continuation.hpp"
#include "cli/session/session.hpp"
#include "cli/session/session_file.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// How it is answered.
struct TalkStyle {
    TerminalStyle picture;
    bool board = false;  ///< the table is drawn behind every line that is accepted
};

class Talk {
public:
    /// No line that somebody types is longer.
    static constexpr std::size_t longest_line = 4096;

    /// Both outlive it.
    Talk(Session& session, SessionFile& file, std::string path, const TalkStyle& style);

    /// What is said before the first line.
    std::string greeting() const;
    /// The answer to any bytes without a line break; what it writes is on the disk by then.
    std::string answer(std::string_view line);
    /// Who, or what, is to write next: "Ann".
    std::string next() const;
    Continuation complete(std::string_view typed);

    bool is_over() const { return over_; }
    /// Whether some line was refused.
    bool has_refused() const { return refused_ever_; }

private:
    std::string play(std::string_view line);
    std::string undo(std::string_view nothing);
    std::string show(std::string_view nothing);
    std::string score(std::string_view nothing);
    std::string why(std::string_view line);
    std::string moves(std::string_view beginning);
    std::string help(std::string_view nothing);
    std::string quit(std::string_view nothing);

    std::string refuse(std::string_view why);
    std::string explain_refusal() const;
    std::string points_of(const Step& step) const;
    std::string findings_of(const TracedRecord& traced, bool errors) const;
    std::string standing() const;
    std::string picture() const;

    Session& session_;
    SessionFile& file_;
    std::string path_;
    TalkStyle style_;
    std::optional<Continuations> continuations_;  ///< of the position as it is
    bool was_refused_ = false;                    ///< the last line, by a rule
    bool refused_ever_ = false;
    bool over_ = false;
};

}  // namespace arbiter::cli
