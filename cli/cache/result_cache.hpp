// What judging has come to in earlier runs, by the bytes that were judged.
#pragma once

#include "cli/cache/result_file.hpp"
#include "rules/hash128.hpp"
#include "rules/judge.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace arbiter::cli {

/// A folder of files of results. Runs that use it at once do not see each
/// other's, and do each other no harm.
class ResultCache {
public:
    /// At most so many bytes and files are left in the folder.
    static constexpr std::uint64_t most_bytes = std::uint64_t{1} << 30U;
    static constexpr std::size_t most_files = 32;

    /// Makes the folder if it is not there. Throws std::runtime_error when it
    /// cannot be written to.
    explicit ResultCache(std::string folder);

    /// Each thread has places of its own, which begin empty.
    using Places = std::vector<ResultPlace>;
    /// Answers what the record is known by, if that is asked.
    using Judging = std::function<Hash128(const FileReader& open, Report& report)>;

    struct Question {
        const RecordText& record;
        const Wishes& wishes;
        bool identify;
        const FileReader& open;
    };
    struct Answer {
        bool recalled;
        Hash128 id;
    };

    /// The report that judging this has come to before; else what it comes to
    /// now, which is remembered.
    Answer judge(const Question& question, const Judging& judging, Places& places, Report& report);
    /// Keeps what is new for the next run, and removes what has been of no use
    /// for longest.
    void keep();

private:
    struct Source {
        std::string path;
        ResultFile file;
        std::unique_ptr<std::atomic<bool>> used = std::make_unique<std::atomic<bool>>(false);
    };
    bool recall(const ResultKey& key, const Question& question, Places& places, Report& report,
                Hash128& id) const;
    void remember(const ResultKey& key, std::string_view bytes);
    void finish();
    void prune() const;

    std::string folder_;
    std::uint64_t mark_;
    std::vector<Source> sources_;
    std::mutex mutex_;
    std::unique_ptr<ResultWriter> writer_;
    bool refused_ = false;  ///< by the disk: nothing more is kept
};

}  // namespace arbiter::cli
