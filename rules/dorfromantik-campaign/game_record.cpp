// Opens the record that a ledger names, judges it, and says what keeps it from counting.
#include "rules/dorfromantik-campaign/game_record.hpp"

#include "grammar/archive/archive.hpp"
#include "grammar/text/phrase.hpp"
#include "rules/record/side_file.hpp"
#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

namespace arbiter::dorfromantik_campaign {
namespace {

constexpr std::string_view game_played = "dorfromantik";

GameRecord without_score(std::string problem) {
    return {.problem = std::move(problem)};
}

/// Place and kind of the first error, in words of the rulebook: nothing of the file itself is quoted.
std::string words_of_error(const RecordText& record, const Report& report) {
    const Finding* const error = first_error(report.findings);
    if (error == nullptr) {
        return {};
    }
    const Place place = place_of(record, error->span.begin);
    return fmt::format("line {}, column {}: {}, {}", place.line, place.column, error->rule->id, error->rule->law);
}

std::string no_such_record(std::int32_t nth, std::int32_t records) {
    if (nth < 1) {
        return fmt::format("records are counted from 1, there is no record {}", nth);
    }
    return records == 0 ? "it holds no record" : fmt::format("it holds {} only", counted(records, "record"));
}

GameRecord scores_of(const Report& report) {
    GameRecord record = without_score("the game is not finished");
    record.unlisted = report.relaxed_from != no_offset && (report.finished || report.open_end);
    record.unfinished = report.open_end;
    record.scores = report.totals;
    if (record.scores.empty() && report.finished && !record.unlisted) {
        record.scores.push_back(report.scores[0]);
    }
    return record;
}

/// What a record names lies beside it, not beside the ledger.
FileReader reader_in(const FileReader& open, std::string folder) {
    return [&open, folder = std::move(folder)](std::string_view path) {
        return open(record::side_file_fault(path).empty() ? folder + std::string(path) : std::string(path));
    };
}

GameRecord judge_record(const FileReader& open, Budget budget, const RecordText& record) {
    if (game_of(read_record(record).header) != game_played) {
        return without_score(fmt::format("it is no record of {}", game_played));
    }
    Judge judge;  // of its own: another one is at work on the ledger
    Report report;
    judge.run(record, {.budget = budget, .totals = true}, open, report);
    if (report.verdict == Verdict::violation || report.verdict == Verdict::unreadable) {
        return without_score(words_of_error(record, report));
    }
    return scores_of(report);
}

}  // namespace

const GameRecord& GameRecords::of(std::string_view path, std::int32_t nth) {
    File& from = file(path);
    const auto known = from.judged.find(nth);
    return known != from.judged.end() ? known->second : from.judged.emplace(nth, judged(from, nth)).first->second;
}

GameRecords::File& GameRecords::file(std::string_view path) {
    const auto known = files_.find(path);
    if (known != files_.end()) {
        return known->second;
    }
    File& file = files_[std::string(path)];
    read(file, path);
    return file;
}

void GameRecords::read(File& file, std::string_view path) {
    auto text = open_ == nullptr || bytes_ > most_bytes ? std::nullopt : (*open_)(path);
    if (!text) {
        file.problem = bytes_ > most_bytes ? "the files that this ledger names are too many and too long"
                                           : "the file cannot be read" + record::side_file_reason(path);
        return;
    }
    bytes_ += text->size();
    file.folder = path.substr(0, path.rfind('/') + 1);
    file.text = std::move(*text);
    Archive archive(bytes_of(file.text));
    RecordText record;
    for (Piece piece = archive.next(record); piece != Piece::end; piece = archive.next(record)) {
        if (piece == Piece::record) {
            file.records.push_back(record);
            file.records.back().text = std::string_view(file.text).substr(record.offset, record.text.size());
        }
    }
}

GameRecord GameRecords::judged(const File& file, std::int32_t nth) const {
    if (!file.problem.empty()) {
        return without_score(file.problem);
    }
    const auto count = static_cast<std::int32_t>(file.records.size());
    return nth < 1 || nth > count
               ? without_score(no_such_record(nth, count))
               : judge_record(reader_in(*open_, file.folder), budget_, file.records[static_cast<std::size_t>(nth - 1)]);
}

}  // namespace arbiter::dorfromantik_campaign
