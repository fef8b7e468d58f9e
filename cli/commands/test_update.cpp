// Lets the files of a test expect what comes out.
#include "cli/case_choice.hpp"
#include "cli/commands/expectation.hpp"
#include "cli/commands/test.hpp"
#include "cli/delivery.hpp"
#include "cli/inputs.hpp"
#include "cli/options.hpp"
#include "cli/render/unified.hpp"
#include "cli/run.hpp"
#include "cli/update.hpp"
#include "grammar/archive/foreign.hpp"
#include "grammar/record/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <stdexcept>

namespace arbiter::cli {
namespace {

/// What the file would be if it expected what comes out.
std::string updated(const std::string& path, std::string_view text, const Selection& selection) {
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
        if (expectation.any() && is_chosen(selection, path, read.header)) {
            update.expect(expectation, read, report);
        }
        before = marks_at_end(record.text);
    }
    return update.text();
}

/// Changes one file, and prints how.
void update_file(const std::string& path, const Selection& selection, std::vector<Trouble>& troubles) {
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
    const std::string after = updated(path, before, selection);
    std::string difference;
    Unified(path).compare(before, after, difference);
    std::fwrite(difference.data(), 1, difference.size(), stdout);
    if (after != before) {
        Delivery delivery(std::vector<std::string>{path});
        delivery.open(path, Delivery::Over::inputs).write(after);
        delivery.keep();
    }
}

}  // namespace

int update_cases(const TestOptions& options) {
    const Selection selection(options.chosen);
    std::vector<Trouble> troubles;
    const std::vector<std::string> files = expand(options.paths, troubles);
    if (std::find(files.begin(), files.end(), "-") != files.end()) {
        throw std::runtime_error("test --update -: standard input is no file that could be changed");
    }
    for (const std::string& path : files) {
        update_file(path, selection, troubles);
    }
    tell_troubles(troubles);
    return is_unread(troubles) ? Exit::unreadable : Exit::clean;
}

}  // namespace arbiter::cli
