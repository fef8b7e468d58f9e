// Runs fmt: rewrites file by file, and writes a record only when it replays as before.
#include "cli/commands/format.hpp"

#include "cli/input/preamble.hpp"
#include "cli/input/record_file.hpp"
#include "cli/input/standard_streams.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/output/file_rewriter.hpp"
#include "cli/report/fix_text.hpp"
#include "cli/run/fixed_record.hpp"
#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"
#include "cli/text/unified_diff.hpp"
#include "rules/record/first_cause.hpp"
#include "rules/record/outside.hpp"
#include "rules/registry/fixes.hpp"
#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

namespace arbiter::cli {
namespace {

/// Where a changed file goes; nothing when none is to be changed.
std::optional<OutputTarget> place_of_change(const std::string& path, const FormatOptions& options) {
    if (!options.in_place) {
        return std::nullopt;
    }
    OutputTarget destination(path);
    if (!destination.is_file()) {
        destination.refuse("it is no file that could be changed");
    }
    return destination;
}

/// One file on its way into canonical form, a record at a time.
class Formatting {
public:
    Formatting(const std::string& path, const FormatOptions& options);

    int run();

private:
    std::size_t read(char* to, std::size_t size);
    void format_all();
    void format_one(const RecordText& record, Piece piece, std::string_view front);
    void append_front(std::string_view front, std::uint64_t end, std::string& text);
    void append(const RecordText& record, Piece piece, std::string& text);
    void refuse(const RecordText& record, std::string_view why);
    void put(std::string_view text);
    void show(std::string_view before, std::string_view after);
    void show_record(const RecordText& record, std::string_view front, std::string_view text);
    std::string with_fix(const RecordText& record, std::string text);
    void tell_fixes(const RecordText& record, const Finding& cause);
    bool prints() const { return !options_.in_place && !options_.check; }
    int deliver();

    const std::string& path_;
    const FormatOptions& options_;
    std::optional<OutputTarget> destination_;  ///< known before the input is opened: opening a FIFO may last for ever
    RecordFile input_;
    FileReader open_;
    FileRewriter rewriting_;
    std::uint64_t written_ = 0;  ///< bytes of its canonical form
    std::string tail_;           ///< the last two of them
    std::string blank_;          ///< lines behind the record shown last
    Unified unified_;            ///< the file and its new form, if the difference is to be shown
    std::string unread_;         ///< the first line that cannot be read
    std::string refusal_;        ///< why the canonical text must not be written
    std::string choices_;        ///< what may have been meant where nobody can be sure, a line each
};

Formatting::Formatting(const std::string& path, const FormatOptions& options)
    : path_(path),
      options_(options),
      destination_(place_of_change(path, options)),
      input_(path),
      open_(reader_beside(path)),
      rewriting_(input_.file(), std::move(destination_)),
      unified_(path) {}

std::size_t Formatting::read(char* to, std::size_t size) {
    const std::size_t got = input_.read(to, size);
    if (!prints()) {
        rewriting_.read({to, got});
    }
    return got;
}

/// Only text that was verified gets here.
void Formatting::put(std::string_view text) {
    written_ += text.size();
    tail_ += text.size() < 2 ? text : text.substr(text.size() - 2);
    tail_.erase(0, tail_.size() - std::min<std::size_t>(tail_.size(), 2));
    if (!prints()) {
        rewriting_.write(text);
    } else if (!options_.diff && std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) {
        deliver_standard_output();
    }
}

void Formatting::show(std::string_view before, std::string_view after) {
    std::string text;
    unified_.compare(before, after, text);
    std::fwrite(text.data(), 1, text.size(), stdout);
}

/// What was probably meant in a record that breaks a rule, if that can be told.
std::string Formatting::with_fix(const RecordText& record, std::string text) {
    RecordText canonical = record;
    canonical.text = text;
    canonical.plain = false;
    Report report;
    judge(canonical, {.fixes = true}, open_, report);
    const Finding* const cause = record::first_cause(report);
    if (cause == nullptr || cause->fixes.empty()) {
        return text;
    }
    const std::uint64_t number = *options_.fix;
    if (number == 0 && !fix::has_sole_fix(*cause)) {
        tell_fixes(canonical, *cause);
        return text;
    }
    if (number > cause->fixes.size()) {
        choices_ += fmt::format("arbiter: {}: record {} has no fix {}\n", shown_name(path_), record.number, number);
        return text;
    }
    return fixed(text, cause->fixes[number == 0 ? 0 : number - 1]);
}

/// None of them is sure: which one is meant, only somebody knows who was there.
void Formatting::tell_fixes(const RecordText& record, const Finding& cause) {
    for (std::size_t i = 0; i < cause.fixes.size(); ++i) {
        choices_ += fmt::format("arbiter: {}: record {}: --fix={}: {}\n", shown_name(path_), record.number, i + 1,
                                plain_line(in_words(record, cause.fixes[i])));
    }
}

void Formatting::refuse(const RecordText& record, std::string_view why) {
    refusal_ = fmt::format("line {}: record {} {}", record.line, record.number, why);
}

/// Nothing, or one blank line, before a record.
void Formatting::append(const RecordText& record, Piece piece, std::string& text) {
    const std::string before = tail_ + text;
    if (!before.empty() && before != "\n" && !before.ends_with("\n\n")) {
        text += '\n';
    }
    const Record read = read_record(record);
    const GameEntry* const game = find_game_of(read.header);
    if (piece == Piece::too_long) {
        refuse(record, "is longer than 16 MiB");
    } else if (game == nullptr) {
        refuse(record, "names no game the referee knows");
    } else if (const Canonical canonical = game->format(read, open_); canonical.same) {
        text += options_.fix ? with_fix(record, canonical.text) : canonical.text;
        unread_ = unread_.empty() ? canonical.unread : unread_;
    } else {
        refuse(record, fmt::format("{}: {}", canonical.whole ? "would not stay the same" : "cannot be written anew",
                                   canonical.difference));
    }
}

void Formatting::append_front(std::string_view front, std::uint64_t end, std::string& text) {
    if (is_whole_front(front, end)) {
        text = canonical_preamble(front);
    } else {
        refusal_ = "line 1: what stands before the first record is longer than 16 MiB";
    }
}

void Formatting::format_all() {
    Archive archive([this](char* to, std::size_t size) { return read(to, size); });
    RecordText record;
    std::uint64_t records = 0;
    for (Piece piece = archive.next(record); piece != Piece::end && refusal_.empty(); piece = archive.next(record)) {
        if (input_.cuts(archive)) {
            return;
        }
        if (piece == Piece::foreign) {
            Report report;
            record::judge_foreign(record, report);
            refusal_ = fmt::format("{}; {}", report.findings.front().message, report.findings.front().help);
        } else if (piece == Piece::preamble) {
            Report report;
            record::judge_preamble(record, known_games(), report);
            const Finding& finding = report.findings.front();
            refusal_ = fmt::format("line {}: {}", place_of(record, finding.span.begin).line, finding.message);
        } else {
            records = record.number;
            format_one(record, piece, archive.front());
        }
    }
    if (records == 0 && refusal_.empty()) {
        refusal_ = "there is no record here";
    }
    if (options_.diff && refusal_.empty()) {
        show(blank_, {});
    }
}

void Formatting::format_one(const RecordText& record, Piece piece, std::string_view front) {
    std::string text;
    if (record.number == 1) {
        append_front(front, record.offset, text);
    }
    append(record, piece, text);
    if (refusal_.empty()) {
        put(text);
    }
    if (options_.diff && refusal_.empty()) {
        show_record(record, front, text);
    }
}

/// Blank lines between two records belong to the second here, as they do where records are written.
void Formatting::show_record(const RecordText& record, std::string_view front, std::string_view text) {
    const std::size_t end = std::min(record.text.find_last_not_of("\r\n"), record.text.size() - 1);
    const std::size_t body = std::min(record.text.find('\n', end), record.text.size() - 1) + 1;
    std::string before(record.number == 1 ? front : std::string_view{});
    before.append(blank_).append(record.text.substr(0, body));
    blank_ = record.text.substr(body);
    show(before, text);
}

int Formatting::deliver() {
    const bool differs = rewriting_.finish();
    if (options_.check && differs) {
        fmt::print("{}\n", shown_name(path_));
        return Exit::findings;
    }
    rewriting_.keep();
    return Exit::clean;
}

int Formatting::run() {
    if (options_.in_place && input_.is_packed()) {
        refusal_ = "it is compressed, and not changed in place";
    } else if (input_.error().empty()) {
        format_all();
    }
    if (!input_.error().empty()) {
        print_input_error({path_, input_.error()});
        return Exit::unreadable;
    }
    if (!refusal_.empty()) {
        print_input_error({path_, fmt::format("{}; {} is written", refusal_,
                                              written_ == 0 || !prints() ? "nothing" : "nothing from there on")});
        return Exit::findings;
    }
    if (!choices_.empty()) {
        std::fflush(stdout);
        std::fputs(choices_.c_str(), stderr);
    }
    const int code = options_.diff && unified_.differs() ? Exit::findings : prints() ? Exit::clean : deliver();
    if (!unread_.empty()) {
        std::fflush(stdout);
        print_input_error({path_, unread_ + "; it is left as it is"});
        return Exit::findings;
    }
    return code;
}

/// What cannot be written leaves the other files to be formatted.
int format_file(const std::string& path, const FormatOptions& options) {
    if (!options.in_place) {
        return Formatting(path, options).run();
    }
    try {
        return Formatting(path, options).run();
    } catch (const std::runtime_error& error) {
        std::fflush(stdout);
        std::fputs(fmt::format("arbiter: {}\n", plain_line(error.what())).c_str(), stderr);
        return Exit::usage;
    }
}

}  // namespace

int format(const FormatOptions& options) {
    const bool standard_input = std::find(options.paths.begin(), options.paths.end(), "-") != options.paths.end();
    if (options.in_place && standard_input) {
        throw std::runtime_error(options.called + " -: standard input is no file that could be changed");
    }
    std::vector<InputError> input_errors;
    int worst = Exit::clean;
    for (const std::string& path : expand(options.paths, input_errors)) {
        worst = std::max(worst, format_file(path, options));
    }
    print_input_errors(input_errors);
    return !is_unread(input_errors) ? worst : Exit::unreadable;
}

}  // namespace arbiter::cli
