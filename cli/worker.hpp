// What each thread of a run judges with.
#pragma once

#include "cli/cache/result_cache.hpp"
#include "cli/run.hpp"
#include "rules/hash128.hpp"
#include "rules/judge.hpp"

namespace arbiter::cli {

/// Judges records one by one, or recalls what they were judged like before. The options must outlive it.
class Worker {
public:
    explicit Worker(const RunOptions& options) : options_(options) {}

    void judge(Piece piece, const RecordText& record, const FileReader& open, Report& report);
    /// Of the record judged last.
    const Header& header() const { return known_ ? recalled_.header : judge_.record().header; }
    /// Likewise, if somebody wants to know; else 0.
    const Hash128& id() const { return id_; }

private:
    Hash128 judge_anew(Piece piece, const RecordText& record, const FileReader& open, Report& report);
    void recall(const RecordText& record, const FileReader& open, Report& report);

    const RunOptions& options_;
    Judge judge_;
    ResultCache::Places places_;
    bool known_ = false;  ///< what was judged last
    Record recalled_;
    Hash128 id_;
};

}  // namespace arbiter::cli
