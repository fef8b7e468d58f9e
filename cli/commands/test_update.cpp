// Lets the files of a test expect what comes out.
#include "cli/cases/case_choice.hpp"
#include "cli/cases/case_update.hpp"
#include "cli/cases/expectation.hpp"
#include "cli/commands/test.hpp"
#include "cli/input/inputs.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/output/file_rewriter.hpp"
#include "cli/output/output_target.hpp"
#include "cli/run/run.hpp"
#include "cli/text/unified_diff.hpp"
#include "grammar/archive/foreign.hpp"
#include "grammar/record/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <stdexcept>
#include <utility>

namespace arbiter::cli {
namespace {

/// What the file would be if it expected what comes out; `any` becomes true when a record of it is chosen.
std::string updated(const std::string& path, std::string_view text, const CaseExpression& selection, bool& any) {
    CaseUpdate update(text);
    const FileReader open = reader_beside(path);
    std::string before;
    Judge judge;
    Report report;
    RecordText record;
    Archive archive([&text](char* to, std::size_t size) {
        const std::size_t got = std::min(size, text.size());
        std::copy_n(text.data(), got, to);
        text.remove_prefix(got);
        return got;
    });
    for (Piece piece = archive.next(record); piece != Piece::end; piece = archive.next(record)) {
        const Record read = read_record(record);
        judge_piece(judge, piece, record, {}, open, report);
        const std::string_view above = record.number == 1 ? archive.front() : std::string_view(before);
        const Expectation expectation = read_expectation(above, read, archive.at_end(), report);
        const bool chosen = is_chosen(selection, path, read.header);
        any = any || chosen;
        if (expectation.any() && chosen) {
            update.expect(expectation, read, report);
        }
        before = marks_at_end(record.text);
    }
    return update.text();
}

/// Where the changed file goes; looked at before it is read, so that nothing is lost that is written meanwhile.
std::optional<OutputTarget> place_of(const std::string& path) {
    struct stat status {};
    if (!find_input(path, status)) {
        return std::nullopt;
    }
    OutputTarget destination(path);
    if (!destination.is_file()) {
        destination.refuse("it is no file that could be changed");
    }
    return destination;
}

/// BaselineCounts one file, and prints how.
void update_file(const std::string& path, const CaseExpression& selection, bool& any,
                 std::vector<InputError>& input_errors) {
    std::optional<OutputTarget> destination = place_of(path);
    OpenFile file(path);
    const std::string before = file.error().empty() ? read_all(file) : std::string();
    if (!file.error().empty()) {
        input_errors.push_back({path, file.error()});
        return;
    }
    if (const Foreign* const kind = foreign(before); kind != nullptr && kind->compressed) {
        input_errors.push_back({path, fmt::format("it is {}, and not changed in place", kind->what)});
        return;
    }
    const std::string after = updated(path, before, selection, any);
    std::string difference;
    Unified(path).compare(before, after, difference);
    std::fwrite(difference.data(), 1, difference.size(), stdout);
    FileRewriter rewriting(file, std::move(destination));
    rewriting.read(before);
    rewriting.write(after);
    rewriting.finish();
    rewriting.keep();
}

}  // namespace

int update_cases(const TestOptions& options) {
    const CaseExpression selection(options.chosen);
    std::vector<InputError> input_errors;
    const std::vector<std::string> files = expand(options.paths, input_errors);
    if (std::find(files.begin(), files.end(), "-") != files.end()) {
        throw std::runtime_error("test --update -: standard input is no file that could be changed");
    }
    bool any = false;
    for (const std::string& path : files) {
        update_file(path, selection, any, input_errors);
    }
    print_input_errors(input_errors);
    if (!is_unread(input_errors) && !any) {
        refuse_none("test", "record", options.chosen);
    }
    return is_unread(input_errors) ? Exit::unreadable : Exit::clean;
}

}  // namespace arbiter::cli
