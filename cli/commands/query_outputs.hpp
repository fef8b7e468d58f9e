// Where the records of a query go: to standard output, to --into and to --rest.
#pragma once

#include "cli/commands/query.hpp"
#include "cli/output/output_commit.hpp"
#include "cli/report/judged_record.hpp"
#include "cli/run/run.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>

namespace arbiter::cli {

class QueryOutputs {
public:
    /// Of what a run renders.
    static constexpr std::size_t count = 3;

    /// Opens the files; throws std::runtime_error where one cannot be written. The options must outlive it.
    explicit QueryOutputs(const QueryOptions& options);
    /// Looks for files that take the place of standard output or of an input; throws where that cannot be.
    void claim_targets();

    /// Throws when the record would have to be copied and cannot be.
    void refuse_cut(const JudgedRecord& judged) const;
    /// Renders a record for all outputs, from any thread.
    void render(const JudgedRecord& judged, bool match, Rendered& rendered) const;
    /// Writes what was rendered, and clears it.
    void write(Rendered& rendered);

    /// What comes out of a record that matches and waits for others, one text each:
    std::string waiting(const JudgedRecord& judged) const;
    /// And writes it.
    void put(const std::string& text);

    /// Everything takes its place. An input is replaced only when every record of it has arrived somewhere.
    void deliver();

private:
    AtomicFile* open(const std::string& path);
    void print_to(const AtomicFile& file);
    void replace_with(const AtomicFile& file);
    bool copies() const;
    void render_copy(const JudgedRecord& judged, bool match, Rendered& rendered) const;
    void print(const JudgedRecord& judged, std::string& text) const;

    const QueryOptions& options_;
    OutputCommit delivery_;
    AtomicFile* into_;
    AtomicFile* rest_;
    bool names_;                                   ///< print the names of the records
    std::set<std::string, std::less<>> replaced_;  ///< the inputs that an output takes the place of
    mutable std::atomic<std::uint64_t> lost_ = 0;  ///< records of theirs that no output has
};

}  // namespace arbiter::cli
