// Judges anew where nothing is remembered.
#include "cli/worker.hpp"

#include "rules/identity.hpp"

namespace arbiter::cli {

void Worker::judge(Piece piece, const RecordText& record, const FileReader& open, Report& report) {
    if (options_.cache != nullptr && piece == Piece::record) {
        recall(record, open, report);
    } else {
        known_ = false;
        id_ = judge_anew(piece, record, open, report);
    }
    if (options_.policy != nullptr) {
        options_.policy->apply(report);
    }
}

Hash128 Worker::judge_anew(Piece piece, const RecordText& record, const FileReader& open, Report& report) {
    judge_piece(judge_, piece, record, options_.wishes, open, report);
    return options_.identify ? identity(judge_.record(), open) : Hash128{};
}

void Worker::recall(const RecordText& record, const FileReader& open, Report& report) {
    const ResultCache::Question question{record, options_.wishes, options_.identify, open};
    const auto anew = [&](const FileReader& noted, Report& to) { return judge_anew(Piece::record, record, noted, to); };
    const ResultCache::Answer answer = options_.cache->judge(question, anew, places_, report);
    known_ = answer.recalled;
    if (known_) {
        read_record(record, recalled_);
    }
    id_ = answer.id;
}

}  // namespace arbiter::cli
