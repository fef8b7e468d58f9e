// One record of a document that is open in an editor, or what stands before the first one; judged when it is looked at.
#pragma once

#include "cli/language/line_index.hpp"
#include "rules/record/setup.hpp"
#include "rules/report/effort.hpp"
#include "rules/report/report.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// Its text never changes: a change makes another section. It stays where it is.
class Section {
public:
    explicit Section(std::string text);
    Section(const Section&) = delete;
    Section& operator=(const Section&) = delete;

    const std::string& text() const { return text_; }
    std::size_t line_breaks() const { return line_breaks_; }
    /// Made when somebody first asks.
    const LineIndex& lines() const;

    bool judged() const { return findings_.has_value(); }
    /// `alone`: there is nothing else in the document.
    void judge(const FileReader& open, bool alone);
    /// Those worth saying while somebody writes; none before it is judged. Places are offsets of the text.
    const std::vector<Finding>& findings() const;
    /// Finds what was probably meant where the record breaks a rule, once.
    const std::vector<Finding>& findings_with_fixes(const FileReader& open);

    /// How many steps (rules/report/effort.hpp) a request may take: about half a second.
    static constexpr std::uint64_t most_steps = Effort::most;
    /// How many steps it takes to replay the record, which takes as many unless they are known.
    std::uint64_t steps(const FileReader& open);
    bool knows_steps() const { return steps_.has_value(); }
    /// Whether a request may replay the record so many times.
    bool allows(unsigned replays, const FileReader& open) { return steps(open) * replays <= most_steps; }

    bool wanted = false;  ///< to be judged

private:
    std::string text_;
    std::size_t line_breaks_;
    mutable std::optional<LineIndex> lines_;
    std::optional<std::vector<Finding>> findings_;
    std::optional<std::vector<Finding>> fixed_;
    std::optional<std::uint64_t> steps_;
};

}  // namespace arbiter::cli
