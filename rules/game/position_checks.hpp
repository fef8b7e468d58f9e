// What is wrong with a position, and which rules it keeps: its lines are one event, so only the lowest wrong line is
// told.
#pragma once

#include "grammar/text/span.hpp"
#include "rules/report/report.hpp"
#include "rules/report/rule.hpp"

#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

namespace arbiter {

/// Points at the other place that makes a line wrong.
inline void note(Finding& finding, Span span, std::string_view message) {
    Note& added = finding.notes.emplace_back();
    added.span = span;
    added.message = message;
}

class Checks {
public:
    /// Whoever counts what is kept has to ask for it.
    explicit Checks(bool counts_kept = false) : counts_kept_(counts_kept) {}

    /// Answers `kept`, and remembers the rule. If it is broken, `say()` is the message of a finding that points at
    /// `span`, or `say(finding)` fills it in, unless what was found before stands in front of it. Rules may be asked in
    /// any order of the lines.
    template <typename Say>
    bool keep(const Rule& rule, bool kept, Span span, Say say) {
        if (kept) {
            if (counts_kept_) {
                kept_.push_back(&rule);
            }
            return true;
        }
        if (!wrong_ || span.begin < wrong_->span.begin) {
            wrong_.emplace();
            wrong_->rule = &rule;
            wrong_->severity = severity_of(rule.kind);
            wrong_->span = span;
            if constexpr (std::is_invocable_v<Say>) {
                wrong_->message = say();
            } else {
                say(*wrong_);
            }
        }
        return false;
    }

    const std::optional<Finding>& wrong() const { return wrong_; }
    const std::vector<const Rule*>& kept() const { return kept_; }

private:
    bool counts_kept_;
    std::optional<Finding> wrong_;
    std::vector<const Rule*> kept_;
};

}  // namespace arbiter
