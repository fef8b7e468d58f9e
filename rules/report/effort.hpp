// How much may be spent on one record in search of what nobody wrote down.
#pragma once

#include <cstdint>

namespace arbiter {

/// One allowance for all lines of a record, those taken back included. It is counted in steps of about a tenth of a
/// microsecond and never in time, so that a record is judged alike everywhere. What a game does once it is used up must
/// be cheap and must convict nobody: it follows a relaxation, or takes the record's word.
class Effort {
public:
    /// Half a second: many times what a record of a game that somebody played needs.
    static constexpr std::uint64_t most = 5'000'000;

    /// False, and everything is spent, when so many steps are not left.
    bool spend(std::uint64_t steps) {
        const bool enough = steps < left_;
        left_ = enough ? left_ - steps : 0;
        return enough;
    }
    bool spent() const { return left_ == 0; }
    /// How many steps are.
    std::uint64_t used() const { return most - left_; }

private:
    std::uint64_t left_ = most;
};

/// The allowance as a position knows it: that of the record it is a position of. One that was restored from a line has
/// none, and only the limits of each search. Makes no difference between positions.
class Budget {
public:
    Budget() = default;
    explicit Budget(Effort* effort) : effort_(effort) {}

    bool spend(std::uint64_t steps) const { return effort_ == nullptr || effort_->spend(steps); }
    bool spent() const { return effort_ != nullptr && effort_->spent(); }
    Effort* effort() const { return effort_; }

    friend bool operator==(const Budget&, const Budget&) { return true; }

private:
    Effort* effort_ = nullptr;
};

}  // namespace arbiter
