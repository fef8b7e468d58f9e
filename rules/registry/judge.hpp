// Judges records of any game, one after the other; each worker owns one.
#pragma once

#include "grammar/archive/archive.hpp"
#include "grammar/record/record.hpp"
#include "rules/registry/registry.hpp"

#include <vector>

namespace arbiter {

/// Keeps the room of its replays, so that judging an archive allocates nothing per event. Not for two threads at once.
class Judge {
public:
    Judge();

    /// Judges a record by the rules of the game it names, and settles its Allow line. The report looks into the text
    /// and into this judge: it is valid until the next one.
    void run(const RecordText& text, const ReportOptions& options, const FileReader& open, Report& report);

    /// The record judged last, with its header; valid as long as its text.
    const Record& record() const { return record_; }
    /// For text outside any record, which has no header.
    void pass_over(const RecordText& text);

private:
    Record record_;
    std::vector<JudgeOfGame> judges_;  ///< as games() lists them, made when first needed
};

/// Judges what an archive gives, whatever it is; Piece::end stands for a text without a record.
void judge_piece(Judge& judge, Piece piece, const RecordText& record, const ReportOptions& options,
                 const FileReader& open, Report& report);

/// Judges one record alone; the report is valid until the thread's next one. Who judges many owns a Judge.
inline void judge(const RecordText& record, const ReportOptions& options, const FileReader& open, Report& report) {
    static thread_local Judge judge;
    judge.run(record, options, open, report);
}

}  // namespace arbiter
