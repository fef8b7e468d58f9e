// Lets the files of a test expect what comes out.
#include "cli/case_choice.hpp"
#include "cli/commands/expectation.hpp"
#include "cli/commands/test.hpp"
#include "cli/destination.hpp"
#include "cli/inputs.hpp"
#include "cli/options.hpp"
#include "cli/render/unified.hpp"
#include "cli/rewriting.hpp"
#include "cli/run.hpp"
#include "cli/update.hpp"
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
std::string updated(const std::string& path, std::string_view text, const Selection& selection, bool& any) {
    Update update(text);
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
std::optional<Destination> place_of(const std::string& path) {
    struct stat status {};
    if (!find_input(path, status)) {
        return std::nullopt;
    }
    Destination destination(path);
    if (!destination.is_file()) {
        destination.refuse("it is no file that could be changed");
    }
    return destination;
}

/// Changes one file, and prints how.
void update_file(const std::string& path, const Selection& selection, bool& any, std::vector<Trouble>& troubles) {
    std::optional<Destination> destination = place_of(path);
    OpenFile file(path);
    const std::string before = file.error().empty() ? read_all(file) : std::string();
    if (!file.error().empty()) {
        troubles.push_back({path, file.error()});
        return;
    }
    if (const Foreign* const kind = foreign(before); kind != nullptr && kind->compressed) {
        troubles.push_back({path, fmt::format("it is {}, and not changed in place", kind->what)});
        return;
    }
    const std::string after = updated(path, before, selection, any);
    std::string difference;
    Unified(path).compare(before, after, difference);
    std::fwrite(difference.data(), 1, difference.size(), stdout);
    Rewriting rewriting(file, std::move(destination));
    rewriting.read(before);
    rewriting.write(after);
    rewriting.finish();
    rewriting.keep();
}

}  // namespace

int update_cases(const TestOptions& options) {
    const Selection selection(options.chosen);
    std::vector<Trouble> troubles;
    const std::vector<std::string> files = expand(options.paths, troubles);
    if (std::find(files.begin(), files.end(), "-") != files.end()) {
        throw std::runtime_error("test --update -: standard input is no file that could be changed");
    }
    bool any = false;
    for (const std::string& path : files) {
        update_file(path, selection, any, troubles);
    }
    tell_troubles(troubles);
    if (!is_unread(troubles) && !any) {
        refuse_none("test", "record", options.chosen);
    }
    return is_unread(troubles) ? Exit::unreadable : Exit::clean;
}

}  // namespace arbiter::cli
