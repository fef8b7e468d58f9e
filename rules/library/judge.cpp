// Splits a text into its records, and asks the registry about each.
#include "arbiter/judge.hpp"

#include "grammar/archive/archive.hpp"
#include "rules/library/report_of.hpp"
#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"

namespace arbiter::v1 {
namespace {

FileReader reader_of(const Files& files) {
    return files ? FileReader(files) : [](std::string_view) { return std::optional<std::string>(); };
}

/// Calls each(piece, record) for what is in a text, until it answers false; Piece::end stands for a text without any.
template <typename Each>
void each_piece(std::string_view text, const Each& each) {
    Archive archive(bytes_of(text));
    RecordText record;
    bool any = false;
    for (Piece piece = archive.next(record); piece != Piece::end; piece = archive.next(record)) {
        any = true;
        if (!each(piece, record)) {
            return;
        }
    }
    if (!any) {
        each(Piece::end, RecordText{{}, 0, 1, 0});
    }
}

/// Calls use(record, game) for the first record of a text, if that names a game which is known.
template <typename Use>
void use_first(std::string_view text, const Use& use) {
    each_piece(text, [&](Piece piece, const RecordText& found) {
        if (piece == Piece::preamble) {
            return true;
        }
        const Record record = piece == Piece::record ? read_record(found) : Record{};
        if (const GameEntry* const game = arbiter::find_game_of(record.header)) {
            use(record, *game);
        }
        return false;
    });
}

}  // namespace

void judge_each(std::string_view text, const Question& question, const std::function<bool(Report)>& each) {
    const ReportOptions options{question.breakdown, question.completed, question.sheet, question.fixes};
    const FileReader open = reader_of(question.files);
    Judge judge;
    arbiter::Report report;
    each_piece(text, [&](Piece piece, const RecordText& record) {
        judge_piece(judge, piece, record, options, open, report);
        return each(report_of(record, report));
    });
}

std::vector<Report> judge_all(std::string_view text, const Question& question) {
    std::vector<Report> reports;
    judge_each(text, question, [&](Report report) {
        reports.push_back(std::move(report));
        return true;
    });
    return reports;
}

Report judge(std::string_view text, const Question& question) {
    Report first;
    judge_each(text, question, [&](Report report) {
        first = std::move(report);
        return first.record == 0;  // what stands before the first record
    });
    return first;
}

Position position(std::string_view text, const Files& files) {
    Position out;
    out.report = judge(text, {files});
    const FileReader open = reader_of(files);
    use_first(text, [&](const Record& record, const GameEntry& game) {
        arbiter::Report report;
        arbiter::Position position = game.position(record, open, report);
        out.reached = position.reached;
        out.over = position.over;
        if (position.to_move != no_seat) {
            out.to_move = static_cast<std::size_t>(position.to_move);
        }
        out.moves = std::move(position.moves);
    });
    return out;
}

Canonical canonical(std::string_view text, const Files& files) {
    Canonical out;
    const FileReader open = reader_of(files);
    use_first(text, [&](const Record& record, const GameEntry& game) {
        arbiter::Canonical canonical = game.format(record, open);
        out = {std::move(canonical.text), canonical.same, std::move(canonical.difference)};
    });
    return out;
}

}  // namespace arbiter::v1
