// Runs test: compares each record with its own expectations, and prints what differs.
#include "cli/commands/test.hpp"

#include "cli/commands/expectation.hpp"
#include "cli/inputs.hpp"
#include "cli/options.hpp"
#include "cli/render/file_name.hpp"
#include "cli/render/plain_text.hpp"
#include "cli/run.hpp"
#include "grammar/record/record.hpp"

#include <fmt/format.h>

namespace arbiter::cli {
namespace {

struct Outcome {
    std::uint64_t passed = 0;
    std::uint64_t failed = 0;
};

std::string painted(std::string_view word, std::string_view ink, const TestOptions& options) {
    return options.color ? fmt::format("\033[{}m{}\033[0m", ink, word) : std::string(word);
}

std::string pass(const TestOptions& options) {
    return painted("PASS", "32", options);
}

std::string fail(const TestOptions& options) {
    return painted("FAIL", "1;31", options);
}

/// "record 3, azul-003: a line of another color"
std::string title_of(const Record& record) {
    const std::string_view id = record.header.value("X-Case");
    const std::string_view event = record.header.value("Event");
    return fmt::format("record {}{}{}{}{}", record.text.number, id.empty() ? "" : ", ", plain_line(id),
                       event.empty() ? "" : ": ", plain_line(event));
}

void print_side(std::string_view label, const std::vector<std::string>& lines) {
    if (lines.empty()) {
        fmt::print("    {:<9}nothing\n", label);
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        fmt::print("    {:<9}{}\n", i == 0 ? label : "", plain_line(lines[i]));
    }
}

void print_failure(const std::string& path, const Record& record, const std::vector<Mismatch>& mismatches,
                   const TestOptions& options) {
    fmt::print("{} {}:{}: {}\n", fail(options), shown_name(path), record.text.line, title_of(record));
    for (const Mismatch& mismatch : mismatches) {
        fmt::print("  {}:{}\n", shown_name(path), mismatch.line);
        print_side("expected", mismatch.expected);
        print_side("found", mismatch.found);
    }
}

/// Compares one piece of a file with what is expected of it; true when it is so.
bool run_one(const std::string& path, std::string_view before, const Record& record, bool last, const Report& report,
             const TestOptions& options) {
    const Expectation expectation = read_expectation(before, record, last, report);
    const std::vector<Mismatch> mismatches = compare(expectation, record.text, report);
    if (!mismatches.empty()) {
        print_failure(path, record, mismatches, options);
    } else if (options.verbose) {
        fmt::print("{} {}:{}: {}\n", pass(options), shown_name(path), record.text.line, title_of(record));
    }
    return mismatches.empty();
}

/// Judges a file's pieces one after the other; of the one before only the marks that speak of the next are kept.
Outcome run_pieces(const std::string& path, OpenFile& file, const TestOptions& options) {
    Outcome counts;
    std::string before;
    const FileReader open = reader_beside(path);
    Archive archive([&file](char* to, std::size_t size) { return file.read(to, size); });
    RecordText record;
    Judge judge;
    Record outside;
    Report report;
    const auto count = [&](Piece piece) {
        judge_piece(judge, piece, record, {}, open, report);
        if (piece != Piece::record) {
            read_record(record, outside);  // it may say what it expects all the same
        }
        const Record& read = piece == Piece::record ? judge.record() : outside;
        const std::string_view above = record.number == 1 ? archive.front() : std::string_view(before);
        ++(run_one(path, above, read, archive.at_end(), report, options) ? counts.passed : counts.failed);
        before = marks_at_end(record.text);
    };
    for (Piece piece = archive.next(record); piece != Piece::end; piece = archive.next(record)) {
        count(piece);
    }
    if (counts.passed + counts.failed == 0 && file.error().empty()) {
        record = {{}, 0, 1, 0};
        count(Piece::end);
    }
    return counts;
}

Outcome run_file(const std::string& path, const TestOptions& options, std::vector<Trouble>& troubles) {
    OpenFile file(path);
    const Outcome counts = file.error().empty() ? run_pieces(path, file, options) : Outcome{};
    if (!file.error().empty()) {
        troubles.push_back({path, file.error()});
        return counts;
    }
    const std::uint64_t all = counts.passed + counts.failed;
    if (!options.quiet && counts.failed == 0) {
        fmt::print("{} {} ({} record{})\n", pass(options), shown_name(path), all, all == 1 ? "" : "s");
    } else if (!options.quiet) {
        fmt::print("{} {} ({} of {} record{})\n", fail(options), shown_name(path), counts.failed, all,
                   all == 1 ? "" : "s");
    }
    return counts;
}

}  // namespace

int test(const TestOptions& options) {
    std::vector<Trouble> troubles;
    Outcome sum;
    for (const std::string& path : expand(options.paths, troubles)) {
        const Outcome counts = run_file(path, options, troubles);
        sum.passed += counts.passed;
        sum.failed += counts.failed;
    }
    fmt::print("{}{} passed, {} failed\n", options.quiet ? "" : "\n", sum.passed, sum.failed);
    tell_troubles(troubles);
    return is_unread(troubles) ? Exit::unreadable : sum.failed != 0 ? Exit::findings : Exit::clean;
}

}  // namespace arbiter::cli
