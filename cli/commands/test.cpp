// Runs test: compares each record with its own expectations, and prints what differs.
#include "cli/commands/test.hpp"

#include "cli/cases/case_choice.hpp"
#include "cli/cases/case_expression.hpp"
#include "cli/cases/case_ids.hpp"
#include "cli/cases/expectation.hpp"
#include "cli/input/inputs.hpp"
#include "cli/input/record_file.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/output/output_commit.hpp"
#include "cli/report/reporter.hpp"
#include "cli/run/run.hpp"
#include "cli/run/threads.hpp"
#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/record/record.hpp"
#include "grammar/text/phrase.hpp"
#include "rules/registry/identity.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <exception>
#include <iterator>

namespace arbiter::cli {
namespace {

/// What has become of a file, or of the part of it that is not yet printed.
struct Outcome {
    std::uint64_t passed = 0;
    std::uint64_t failed = 0;
    std::uint64_t silent = 0;  ///< expect nothing, and have no error
    std::string text;
    Rendered rendered;  ///< for the reports
    std::vector<InputError> input_errors;

    std::uint64_t all() const { return passed + failed + silent; }
    void count(const Outcome& other) {
        passed += other.passed;
        failed += other.failed;
        silent += other.silent;
    }
};

/// "record 3, azul-003: a line of another color"
std::string title_of(const Record& record) {
    const std::string_view id = case_id(record.header);
    const std::string_view event = record.header.value("Event");
    return fmt::format("record {}{}{}{}{}", record.text.number, id.empty() ? "" : ", ", plain_line(id),
                       event.empty() ? "" : ": ", plain_line(event));
}

void append_side(std::string_view label, const std::vector<std::string>& lines, std::string& text) {
    if (lines.empty()) {
        text += fmt::format("    {:<9}nothing\n", label);
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        text += fmt::format("    {:<9}{}\n", i == 0 ? label : "", plain_line(lines[i]));
    }
}

/// "line 17: expected verdict incomplete, found verdict violation"
std::string in_one_line(const Mismatch& mismatch) {
    const auto side = [](const std::vector<std::string>& lines) {
        return lines.empty() ? std::string("nothing") : joined_by(lines, "; ");
    };
    return fmt::format("line {}: expected {}, found {}", mismatch.line, side(mismatch.expected), side(mismatch.found));
}

std::string words_for_silent(std::uint64_t count) {
    return count == 0 ? std::string() : fmt::format(", {} expect{} nothing", count, count == 1 ? "s" : "");
}

/// Runs all files, on one or several threads, and says what came out in input order.
class Testing {
public:
    explicit Testing(const TestOptions& options)
        : options_(options),
          selection_(options.chosen),
          delivery_(options.paths),
          reporters_(options.reports, {}, delivery_),
          files_(expand(options.paths, troubles_)),
          ids_(files_) {}

    int run();

private:
    Outcome fresh() const;
    void run_file(const std::string& path, Outcome& outcome);
    void run_pieces(const std::string& path, RecordFile& file, Outcome& outcome);
    void compare_one(const std::string& path, std::string_view before, const Record& record, bool last,
                     const Report& report, const FileReader& open, Outcome& outcome);
    void report_one(const std::string& path, const Record& record, const Report& report, const FileReader& open,
                    const Expectation& expectation, const std::vector<Mismatch>& mismatches, Outcome& outcome) const;
    void run_alone();
    void run_together();
    void accept(Outcome& outcome);
    int close();

    std::string painted(std::string_view word, std::string_view ink) const {
        return options_.color ? fmt::format("\033[{}m{}\033[0m", ink, word) : std::string(word);
    }
    std::string pass() const { return painted("PASS", "32"); }
    std::string fail() const { return painted("FAIL", "1;31"); }
    std::string skip() const { return painted("SKIP", "33"); }

    const TestOptions& options_;
    CaseExpression selection_;
    OutputCommit delivery_;
    Reporters reporters_;
    std::vector<InputError> troubles_;
    std::vector<std::string> files_;
    CaseIds ids_;
    Outcome sum_;
    bool alone_ = true;
};

Outcome Testing::fresh() const {
    Outcome outcome;
    outcome.rendered.outputs.resize(reporters_.count() + 1);
    return outcome;
}

void Testing::report_one(const std::string& path, const Record& record, const Report& report, const FileReader& open,
                         const Expectation& expectation, const std::vector<Mismatch>& mismatches,
                         Outcome& outcome) const {
    if (reporters_.count() == 0) {
        return;
    }
    std::vector<std::string> differences;
    std::transform(mismatches.begin(), mismatches.end(), std::back_inserter(differences), in_one_line);
    JudgedRecord judged{path, record.text, record.header, report};
    judged.differences = &differences;
    judged.expects_nothing = !expectation.any();
    judged.id = reporters_.identify() ? identity(record, open) : Hash128{};
    reporters_.render(judged, outcome.rendered.outputs);
    outcome.rendered.totals.add(record.text, report);
    outcome.rendered.totals.failed += judged.failed() ? 1U : 0U;
    outcome.rendered.totals.silent += judged.is_silent() ? 1U : 0U;
}

/// Compares one piece of a file with what is expected of it.
void Testing::compare_one(const std::string& path, std::string_view before, const Record& record, bool last,
                          const Report& report, const FileReader& open, Outcome& outcome) {
    const Expectation expectation = read_expectation(before, record, last, report);
    std::vector<Mismatch> mismatches = compare(expectation, record.text, report);
    if (const std::string place = ids_.first_place(path, record); !place.empty()) {
        mismatches.push_back({place_of(record.text, record.header.find("X-Case")->key.begin).line,
                              {"an id of its own"},
                              {fmt::format("{} is the id of {}", case_id(record.header), place)}});
    }
    const bool silent = mismatches.empty() && !expectation.any();
    ++(!mismatches.empty() ? outcome.failed : silent ? outcome.silent : outcome.passed);
    if (!mismatches.empty() || options_.verbose) {
        outcome.text +=
            fmt::format("{} {}:{}: {}{}\n",
                        !mismatches.empty() ? fail()
                        : silent            ? skip()
                                            : pass(),
                        shown_name(path), record.text.line, title_of(record), silent ? ": it expects nothing" : "");
    }
    for (const Mismatch& mismatch : mismatches) {
        outcome.text += fmt::format("  {}:{}\n", shown_name(path), mismatch.line);
        append_side("expected", mismatch.expected, outcome.text);
        append_side("found", mismatch.found, outcome.text);
    }
    report_one(path, record, report, open, expectation, mismatches, outcome);
}

/// Judges a file's pieces one after the other; of the one before only the marks that speak of the next are kept.
void Testing::run_pieces(const std::string& path, RecordFile& file, Outcome& outcome) {
    std::string before;
    const FileReader open = reader_beside(path);
    Archive archive([&file](char* to, std::size_t size) { return file.read(to, size); });
    RecordText record;
    Judge judge;
    Record read;
    Report report;
    bool any = false;
    const auto count = [&](Piece piece) {
        any = true;
        read_record(record, read);  // what is no record may say what it expects all the same
        if (options_.chosen.empty() || is_chosen(selection_, path, read.header)) {
            judge_piece(judge, piece, record, reporters_.report_options(), open, report);
            const std::string_view above = record.number == 1 ? archive.front() : std::string_view(before);
            compare_one(path, above, read, archive.at_end(), report, open, outcome);
        }
        before = marks_at_end(record.text);
        if (alone_) {
            accept(outcome);
        }
    };
    for (Piece piece = archive.next(record); piece != Piece::end; piece = archive.next(record)) {
        if (!file.cuts(archive)) {
            count(piece);
        }
    }
    if (!any && file.error().empty()) {
        record = {{}, 0, 1, 0};
        count(Piece::end);
    }
}

void Testing::run_file(const std::string& path, Outcome& outcome) {
    RecordFile file(path);
    if (file.error().empty()) {
        run_pieces(path, file, outcome);
    }
    if (!file.error().empty()) {
        outcome.input_errors.push_back({path, file.error()});
        return;
    }
    const std::uint64_t all = outcome.all();
    const std::string of = outcome.failed == 0 ? std::string() : fmt::format("{} of ", outcome.failed);
    if (!options_.quiet && (all != 0 || options_.chosen.empty())) {
        outcome.text += fmt::format("{} {} ({}{}{})\n",
                                    outcome.failed != 0                 ? fail()
                                    : all != 0 && outcome.silent == all ? skip()
                                                                        : pass(),
                                    shown_name(path), of, counted(all, "record"), words_for_silent(outcome.silent));
    }
}

/// Prints what is there so far; counts stay, for the line that closes the file.
void Testing::accept(Outcome& outcome) {
    std::fwrite(outcome.text.data(), 1, outcome.text.size(), reporters_.use_stdout() ? stderr : stdout);
    outcome.text.clear();
    reporters_.write(outcome.rendered.outputs);
    for (std::string& output : outcome.rendered.outputs) {
        output.clear();
    }
    sum_.rendered.totals.add(outcome.rendered.totals);
    outcome.rendered.totals = {};
}

void Testing::run_alone() {
    for (const std::string& path : files_) {
        Outcome outcome = fresh();
        run_file(path, outcome);
        accept(outcome);
        sum_.count(outcome);
        troubles_.insert(troubles_.end(), outcome.input_errors.begin(), outcome.input_errors.end());
    }
}

/// Each thread takes the next file; what came out waits until its turn comes.
void Testing::run_together() {
    alone_ = false;
    std::vector<Outcome> outcomes(files_.size());
    std::vector<std::exception_ptr> failures(files_.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < files_.size(); i = next++) {
            try {
                outcomes[i] = fresh();
                run_file(files_[i], outcomes[i]);
            } catch (...) {
                failures[i] = std::current_exception();
            }
        }
    };
    Threads(std::min<std::size_t>(options_.jobs, files_.size()), work).join();
    for (std::size_t i = 0; i < files_.size(); ++i) {
        if (failures[i]) {
            std::rethrow_exception(failures[i]);
        }
        accept(outcomes[i]);
        sum_.count(outcomes[i]);
        troubles_.insert(troubles_.end(), outcomes[i].input_errors.begin(), outcomes[i].input_errors.end());
    }
}

int Testing::close() {
    sum_.rendered.totals.unread = static_cast<std::uint64_t>(std::count_if(
        troubles_.begin(), troubles_.end(), [](const InputError& input_error) { return !input_error.skipped; }));
    reporters_.end(sum_.rendered.totals, troubles_);
    fmt::print(reporters_.use_stdout() ? stderr : stdout, "{}{} passed, {} failed{}\n", options_.quiet ? "" : "\n",
               sum_.passed, sum_.failed, words_for_silent(sum_.silent));
    delivery_.keep();
    print_input_errors(troubles_);
    if (!is_unread(troubles_) && sum_.all() == 0) {
        refuse_none("test", "record", options_.chosen);
    }
    return is_unread(troubles_) ? Exit::unreadable : sum_.failed != 0 ? Exit::findings : Exit::clean;
}

int Testing::run() {
    reporters_.begin();
    if (options_.jobs > 1) {
        run_together();
    } else {
        run_alone();
    }
    return close();
}

}  // namespace

int test(const TestOptions& options) {
    return options.update         ? update_cases(options)
           : options.into.empty() ? Testing(options).run()
                                  : export_cases(options);
}

}  // namespace arbiter::cli
