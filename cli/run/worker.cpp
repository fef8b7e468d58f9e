// Judges, and asks what was judged for what it is known by.
#include "cli/run/worker.hpp"

#include "rules/registry/identity.hpp"

namespace arbiter::cli {

void Worker::judge(Piece piece, const RecordText& record, const FileReader& open, Report& report) {
    judge_piece(judge_, piece, record, options_.report_options, open, report);
    id_ = options_.identify ? identity(judge_.record(), open) : Hash128{};
    if (options_.policy != nullptr) {
        options_.policy->apply(report);
    }
}

}  // namespace arbiter::cli
