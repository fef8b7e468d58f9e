// Collects findings about one record while it is replayed.
#pragma once

#include "grammar/record/header.hpp"
#include "grammar/text/record_text.hpp"
#include "rules/report/report.hpp"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

/// Findings are appended in the order they are made; the replay sorts them by place at its end.
class Referee {
public:
    Referee(const RecordText& record, Report& report) : record_(record), report_(report) {}

    const RecordText& record() const { return record_; }
    std::string_view text() const { return record_.text; }
    Report& report() { return report_; }
    const Seats& seats() const { return report_.seats; }

    /// Violations of a line that `stands` are notes.
    void set_stands(bool stands) { stands_ = stands; }
    bool stands() const { return stands_; }

    /// A record can break one rule for every few bytes: the first two thousand findings of a kind are kept, and the
    /// last of these counts the others, which are made and forgotten.
    Finding& find(const Rule& rule, Span span, std::string message);
    /// How much was found so far, and how much of it was errors.
    std::size_t found() const { return found_; }
    std::size_t errors() const { return errors_; }

    /// A damaged record can hold a bad line for every few bytes: only the first hundred get a finding of their own,
    /// the last of them counts the others.
    bool may_tell_syntax() const { return syntax_errors_ < most_syntax_errors; }
    void repeat_syntax();
    /// Damaged bytes have one finding of each kind, which counts the other lines.
    Finding& find_damage(const Rule& rule, bool nul, Span span, std::string message);
    /// False, and nothing is done, when this kind has no finding yet.
    bool repeat_damage(bool nul);

private:
    /// The findings of one rule and severity.
    struct OfAKind {
        const Rule* rule;
        Severity severity;
        std::size_t count = 0;
        std::size_t last = 0;  ///< place of the last one kept
    };
    OfAKind& kind_of(const Finding& finding);
    Finding& keep(Finding finding);

    const RecordText& record_;
    Report& report_;
    bool stands_ = false;
    std::size_t found_ = 0;
    std::size_t errors_ = 0;
    std::vector<OfAKind> kinds_;
    Finding forgotten_;
    static constexpr std::size_t most_syntax_errors = 100;
    std::size_t syntax_errors_ = 0;
    std::array<std::size_t, 2> damage_{};  ///< one more than the finding's index; 0 when there is none
};

}  // namespace arbiter
