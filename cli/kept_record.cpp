// Reads a file up to the record asked for.
#include "cli/kept_record.hpp"

#include "cli/record_file.hpp"
#include "grammar/archive/archive.hpp"
#include "rules/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace arbiter::cli {
namespace {

bool is_wanted(const RecordText& record, Wanted wanted) {
    return wanted.line != 0 ? record.line <= wanted.line : wanted.record == 0 || wanted.record == record.number;
}

std::string none_such(Wanted wanted) {
    return wanted.line != 0     ? fmt::format("no record on line {} of this file", wanted.line)
           : wanted.record == 0 ? std::string("no record in this file")
                                : fmt::format("no record {} in this file", wanted.record);
}

bool has_line(const KeptRecord& kept, std::uint64_t line) {
    const auto breaks = static_cast<std::uint64_t>(std::count(kept.text.begin(), kept.text.end(), '\n'));
    return line < kept.record.line + breaks + (kept.text.ends_with('\n') ? 0 : 1);
}

bool trouble(const std::string& path, std::string why) {
    tell_trouble({path, std::move(why)});
    return false;
}

}  // namespace

bool keep(const std::string& path, Wanted wanted, KeptRecord& kept) {
    RecordFile file(path);
    if (!file.error().empty()) {
        return trouble(path, file.error());
    }
    Archive archive([&file](char* to, std::size_t size) { return file.read(to, size); });
    RecordText record;
    bool found = false;
    std::string passed_over;
    for (Piece piece = archive.next(record); piece != Piece::end; piece = archive.next(record)) {
        if (file.cuts(archive)) {
            break;
        }
        if (piece == Piece::record && is_wanted(record, wanted)) {
            kept.text = record.text;
            kept.record = record;
            found = true;
        }
        if (piece == Piece::too_long && is_wanted(record, wanted)) {
            Report report;
            judge_too_long(record, report);
            passed_over = report.findings.front().message;
            found = false;
        }
        if (piece == Piece::foreign) {
            Report report;
            judge_foreign(record, report);
            return trouble(path, fmt::format("{}; {}", report.findings.front().message, report.findings.front().help));
        }
    }
    kept.record.text = kept.text;
    if (!file.error().empty()) {
        return trouble(path, file.error());
    }
    found = found && (wanted.line == 0 || has_line(kept, wanted.line));
    return found || trouble(path, passed_over.empty() ? none_such(wanted) : passed_over);
}

}  // namespace arbiter::cli
