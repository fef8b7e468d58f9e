// One thing asked of a record: "margin < 5", "Date >= 2024-05", "winner = A*".
#pragma once

#include "cli/search/fields.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::cli {

enum class Relation : std::uint8_t { equal, unequal, less, at_most, more, at_least };

/// "=", "!=", "<", "<=", ">", ">=".
std::optional<Relation> relation_of(std::string_view sign);

class Comparison {
public:
    /// Throws std::runtime_error when the field is not one that can be compared so.
    Comparison(AskedField asked, Relation relation, std::string value);
    /// Of a field that says yes or no.
    explicit Comparison(AskedField asked);

    /// Of several words or numbers, such as players and scores, one is enough; for != none may be equal.
    bool holds(const JudgedRecord& judged) const;
    const AskedField& asked() const { return asked_; }
    /// What has to stand there, if it has to be the same; * stands for any text.
    std::string_view pattern() const {
        return relation_ == Relation::equal ? std::string_view(value_) : std::string_view("*");
    }

private:
    bool holds_word(std::string_view word) const;
    bool holds_number(std::int64_t least, std::int64_t most) const;
    bool any(const JudgedRecord& judged) const;

    AskedField asked_;
    Relation relation_ = Relation::equal;
    Relation positive_ = Relation::equal;  ///< for != the one that it denies
    std::string value_;
    std::optional<std::int64_t> number_;
};

/// Years, months and days as far as both are written: whether `date` is before (-1), in (0) or behind (1) what is
/// asked, which may be a year alone. Nothing when either is no date, or the date is not known so exactly.
std::optional<int> compare_dates(std::string_view date, std::string_view asked);

}  // namespace arbiter::cli
