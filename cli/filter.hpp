// Which records a question is about.
#pragma once

#include "cli/judged.hpp"

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

    bool wants_completed() const { return !completed.empty(); }
};

class Filter {
public:
    /// Throws std::runtime_error on what cannot be asked. The options must outlive it.
    explicit Filter(const FilterOptions& options);

    bool matches(const Judged& judged) const;

private:
    bool headers_match(const Judged& judged) const;
    bool players_match(const Report& report) const;
    bool score_matches(const Report& report) const;
    bool winner_matches(const Report& report) const;
    bool findings_match(const Report& report) const;
    bool completed_matches(const Report& report) const;

    const FilterOptions& options_;
    std::vector<std::pair<std::string, std::string>> headers_;
    std::int64_t least_;
    std::int64_t most_;
};

/// `*` stands for any text, the empty one too.
bool is_like(std::string_view text, std::string_view pattern);

}  // namespace arbiter::cli
