// Which records a question is about.
#pragma once

#include "cli/report/judged_record.hpp"
#include "cli/search/filter_expression.hpp"
#include "cli/search/move_pattern.hpp"
#include "cli/search/position_pattern.hpp"
#include "cli/search/unmatched_terms.hpp"

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::cli {

/// What is asked for. Different kinds narrow the choice; several values of one kind widen it, several headers narrow
/// it. In words, `*` stands for any text.
struct FilterOptions {
    std::vector<std::string> headers;  ///< KEY=VALUE
    std::vector<std::string> players;
    std::optional<unsigned> player_count;
    std::string score;  ///< MIN..MAX, one side may be left out
    std::vector<std::string> winners;
    std::vector<std::string> verdicts;
    std::vector<std::string> codes;
    std::vector<std::string> completed;
    std::vector<std::string> games;
    std::string where;                   ///< a FilterExpression
    std::vector<std::string> lines;      ///< of the body, one behind the other
    std::vector<std::string> positions;  ///< set lines of one position
    bool at_end = false;                 ///< that the record ends with

    bool any() const {
        return !(headers.empty() && players.empty() && !player_count && score.empty() && winners.empty() &&
                 verdicts.empty() && codes.empty() && completed.empty() && games.empty() && where.empty() &&
                 lines.empty() && positions.empty());
    }
};

class Filter {
public:
    /// Throws std::runtime_error on what cannot be asked. The options must outlive it.
    explicit Filter(const FilterOptions& options);

    bool matches(const JudgedRecord& judged) const;
    /// Why nothing can match: a name or a key that no record has that was asked about, misspelt perhaps; empty when
    /// each is in some.
    std::string unmet() const;

    bool wants_completed() const { return !options_.completed.empty() || question_.needs_completed(); }
    /// Whether it leaves any record out.
    bool asks() const { return options_.any(); }
    /// Names in the question that no record looked at had, a sentence each.
    std::vector<std::string> missed() const { return compared_.missed(); }

private:
    void seek_names();
    void seek_question();
    bool headers_match(const JudgedRecord& judged) const;
    bool players_match(const Report& report) const;
    bool score_matches(const Report& report) const;
    bool winner_matches(const Report& report) const;
    bool findings_match(const Report& report) const;
    bool completed_matches(const Report& report) const;

    const FilterOptions& options_;
    std::vector<std::pair<std::string, std::string>> headers_;
    mutable std::atomic<bool> asked_ = false;  ///< about any record
    std::int64_t least_;
    std::int64_t most_;
    FilterExpression question_;
    MovePattern moves_;
    PositionPattern position_;
    UnmatchedTerms names_;     ///< by options of their own
    UnmatchedTerms compared_;  ///< in the question
};

/// `*` stands for any text, the empty one too.
bool is_like(std::string_view text, std::string_view pattern);

}  // namespace arbiter::cli
