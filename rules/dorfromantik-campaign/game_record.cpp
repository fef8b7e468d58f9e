// Opens the record that a ledger names, judges it, and says what keeps it from counting.
#include "rules/dorfromantik-campaign/game_record.hpp"

#include "grammar/archive/archive.hpp"
#include "rules/judge.hpp"
#include "rules/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace arbiter::dorfromantik_campaign {
namespace {

constexpr std::string_view game = "dorfromantik";

/// The text of a file as a stream, for the archive.
ByteSource source_of(std::string_view text) {
    return [text](char* to, std::size_t size) mutable {
        const std::size_t count = std::min(size, text.size());
        std::memcpy(to, text.data(), count);
        text.remove_prefix(count);
        return count;
    };
}

GameRecord without_score(std::string problem) {
    return {.score = std::nullopt, .unverified = false, .problem = std::move(problem)};
}

/// The first error, as it stands in the record's file.
std::string first_error(const RecordText& record, const Report& report) {
    const auto error = std::find_if(report.findings.begin(), report.findings.end(),
                                    [](const Finding& finding) { return finding.severity == Severity::error; });
    if (error == report.findings.end()) {
        return {};
    }
    return fmt::format("line {}: {}", place_of(record, error->span.begin).line, error->message);
}

std::string no_such_record(std::int32_t nth, std::int32_t records) {
    if (nth < 1) {
        return fmt::format("records are counted from 1, there is no record {}", nth);
    }
    return records == 0 ? "it holds no record"
                        : fmt::format("it holds {} record{} only", records, records == 1 ? "" : "s");
}

GameRecord judge_record(const FileReader& open, const RecordText& record) {
    if (game_of(record.text) != game) {
        return without_score(fmt::format("it is a record of {}, not of {}", game_of(record.text), game));
    }
    Report report;
    judge(record, {}, open, report);
    if (report.verdict == Verdict::violation || report.verdict == Verdict::unreadable) {
        return without_score(first_error(record, report));
    }
    if (!report.finished) {
        return without_score("the game is not finished");
    }
    return {.score = report.scores[0], .unverified = report.verdict == Verdict::unverified, .problem = {}};
}

}  // namespace

GameRecord judge_game(const FileReader* open, std::string_view path, std::int32_t nth) {
    const auto text = open == nullptr ? std::nullopt : (*open)(path);
    if (!text) {
        return without_score("the file cannot be read");
    }
    Archive archive(source_of(*text));
    RecordText record;
    std::int32_t number = 0;
    for (Piece piece = archive.next(record); piece != Piece::end; piece = archive.next(record)) {
        if (piece == Piece::record && ++number == nth) {
            return judge_record(*open, record);
        }
    }
    return without_score(no_such_record(nth, number));
}

}  // namespace arbiter::dorfromantik_campaign
