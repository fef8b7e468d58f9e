// Judges the text of a section as the archive would hand it out.
#include "cli/language/section.hpp"

#include "grammar/archive/archive.hpp"
#include "rules/registry/judge.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::cli {
namespace {

bool is_of(const Finding& finding, std::string_view rule) {
    return finding.rule->id == rule;
}

/// Who is still writing knows that there is no end, and nothing yet that a result can be compared with.
void leave_out_the_end(std::vector<Finding>& findings) {
    if (std::erase_if(findings, [](const Finding& one) { return is_of(one, "record.unfinished"); }) != 0) {
        std::erase_if(findings, [](const Finding& one) { return is_of(one, "record.result.not-compared"); });
    }
}

/// From offsets of the piece to offsets of the section: a byte order mark may stand before it.
void move_places(std::uint32_t by, Finding& finding) {
    const auto move = [by](Span& span) {
        span.begin += by;
        span.end += by;
    };
    move(finding.span);
    for (Note& note : finding.notes) {
        move(note.span);
    }
    for (Fix& fix : finding.fixes) {
        move(fix.line);
    }
}

/// What is said of a section, and the steps that it took.
struct Said {
    std::vector<Finding> findings;
    std::uint64_t steps = 0;
};

/// Beside what was spent in search of what nobody wrote down: as much as reading takes, and more where much is said.
std::uint64_t steps_of(const Effort& effort, std::string_view text, const Report& report) {
    constexpr std::uint64_t bytes_in_a_step = 16;
    return effort.used() + text.size() * (1 + report.findings.size()) / bytes_in_a_step;
}

/// One allowance for all readings of the record.
Said said_of(std::string_view text, ReportOptions report_options, bool alone, const FileReader& open) {
    static Judge judge;  // its room is kept: a record is judged anew with every key
    Archive archive(bytes_of(text));
    RecordText record;
    const Piece piece = archive.next(record);
    const bool blank = text.find_first_not_of(" \t\r\n") == std::string_view::npos;
    if (piece == Piece::end && (blank || !alone)) {
        return {};
    }
    Effort effort;
    report_options.budget = Budget(&effort);
    Report report;
    judge_piece(judge, piece, piece == Piece::end ? RecordText{{}, 0, 1, 0} : record, report_options, open, report);
    const std::uint64_t steps = steps_of(effort, text, report);
    leave_out_the_end(report.findings);
    for (Finding& finding : report.findings) {
        move_places(static_cast<std::uint32_t>(piece == Piece::end ? 0 : record.offset), finding);
    }
    return {std::move(report.findings), steps};
}

const std::vector<Finding> none;

}  // namespace

Section::Section(std::string text) : text_(std::move(text)), line_breaks_(count_line_breaks(text_)) {}

const LineIndex& Section::lines() const {
    if (!lines_) {
        lines_.emplace(text_);
    }
    return *lines_;
}

void Section::judge(const FileReader& open, bool alone) {
    Said said = said_of(text_, {}, alone, open);
    findings_ = std::move(said.findings);
    steps_ = said.steps;
    fixed_.reset();
    wanted = false;
}

const std::vector<Finding>& Section::findings() const {
    return findings_ ? *findings_ : none;
}

const std::vector<Finding>& Section::findings_with_fixes(const FileReader& open) {
    if (!fixed_) {
        fixed_ = said_of(text_, {.fixes = true}, false, open).findings;
    }
    return *fixed_;
}

std::uint64_t Section::steps(const FileReader& open) {
    if (!steps_) {
        steps_ = said_of(text_, {}, false, open).steps;
    }
    return *steps_;
}

}  // namespace arbiter::cli
