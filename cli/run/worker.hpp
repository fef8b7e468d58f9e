// What each thread of a run judges with.
#pragma once

#include "cli/run/run.hpp"
#include "rules/registry/hash128.hpp"
#include "rules/registry/judge.hpp"

namespace arbiter::cli {

/// Judges records one by one. The options must outlive it.
class Worker {
public:
    explicit Worker(const RunOptions& options) : options_(options) {}

    void judge(Piece piece, const RecordText& record, const FileReader& open, Report& report);
    /// Of the record judged last.
    const Header& header() const { return judge_.record().header; }
    /// Likewise, if somebody wants to know; else 0.
    const Hash128& id() const { return id_; }

private:
    const RunOptions& options_;
    Judge judge_;
    Hash128 id_;
};

}  // namespace arbiter::cli
