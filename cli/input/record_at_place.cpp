// Reads a file up to the record asked for.
#include "cli/input/record_at_place.hpp"

#include "cli/input/record_file.hpp"
#include "grammar/archive/archive.hpp"
#include "grammar/text/line_ends.hpp"
#include "rules/record/outside.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

namespace arbiter::cli {
namespace {

bool is_wanted(const RecordText& record, const RecordPlace& wanted) {
    return wanted.line != 0 ? record.line <= wanted.line : wanted.record == 0 || wanted.record == record.number;
}

std::string none_such(const RecordPlace& wanted) {
    return wanted.line != 0     ? fmt::format("no record on line {} of this file", wanted.line)
           : wanted.record == 0 ? std::string("no record in this file")
                                : fmt::format("no record {} in this file", wanted.record);
}

bool has_line(const RecordAtPlace& found, std::uint64_t line) {
    const std::uint64_t ends = line_ends_between(found.text, 0, found.text.size());
    const bool ended = found.text.ends_with('\n') || found.text.ends_with('\r');
    return line < found.record.line + ends + (ended ? 0 : 1);
}

bool input_error(const std::string& path, std::string why) {
    print_input_error({path, std::move(why)});
    return false;
}

}  // namespace

bool find_record(const std::string& path, const RecordPlace& wanted, RecordAtPlace& found) {
    RecordFile file(path);
    if (!file.error().empty()) {
        return input_error(path, file.error());
    }
    Archive archive([&file](char* to, std::size_t size) { return file.read(to, size); });
    RecordText record;
    bool any = false;
    std::string passed_over;
    for (Piece piece = archive.next(record); piece != Piece::end; piece = archive.next(record)) {
        if (file.cuts(archive)) {
            break;
        }
        if (piece == Piece::record && is_wanted(record, wanted)) {
            found.text = record.text;
            found.record = record;
            any = true;
        }
        if (piece == Piece::too_long && is_wanted(record, wanted)) {
            Report report;
            record::judge_too_long(record, report);
            passed_over = report.findings.front().message;
            any = false;
        }
        if (piece == Piece::foreign) {
            Report report;
            record::judge_foreign(record, report);
            return input_error(path,
                               fmt::format("{}; {}", report.findings.front().message, report.findings.front().help));
        }
    }
    found.record.text = found.text;
    if (!file.error().empty()) {
        return input_error(path, file.error());
    }
    any = any && (wanted.line == 0 || has_line(found, wanted.line));
    return any || input_error(path, passed_over.empty() ? none_such(wanted) : passed_over);
}

void cut_behind(std::uint64_t line, RecordAtPlace& found) {
    std::size_t end = 0;
    for (std::uint64_t at = found.record.line; at <= line && end < found.text.size(); ++at) {
        end = std::min(found.text.find('\n', end), found.text.size() - 1) + 1;
    }
    found.record.text = std::string_view(found.text).substr(0, end);
}

FilePlace file_place(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    std::error_code ignored;
    if (colon == std::string::npos || std::filesystem::exists(text, ignored)) {
        return {text, 0};
    }
    std::uint64_t line = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + colon + 1, end, line);
    return error == std::errc() && stop == end && line != 0 ? FilePlace{text.substr(0, colon), line}
                                                            : FilePlace{text, 0};
}

}  // namespace arbiter::cli
