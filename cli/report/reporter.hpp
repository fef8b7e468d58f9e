// Reports for machines, several in one run: FORMAT=PATH, where PATH - is standard output.
#pragma once

#include "cli/input/input_error.hpp"
#include "cli/output/output_commit.hpp"
#include "cli/report/judged_record.hpp"
#include "cli/report/record_json.hpp"
#include "cli/report/run_totals.hpp"

#include <array>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// What a format has to know of the records before: kept by the one thread that writes.
struct ReportState {
    std::uint64_t records = 0;
    std::uint64_t bytes = 0;                                    ///< of all records
    std::uint64_t pictures = 0;                                 ///< bytes of their pictures
    std::string list;                                           ///< an entry a record, where they are listed before all
    std::uint64_t findings = 0;                                 ///< told, where only so many are
    std::array<std::uint64_t, 3> annotations{};                 ///< by Severity
    std::array<std::uint64_t, 3> held_back{};                   ///< annotations that would have been too many
    std::map<std::string, std::uint64_t, std::less<>> dropped;  ///< findings that would have been too many, by code
    std::map<std::string, unsigned, std::less<>> seen;          ///< marks that findings are known again by
};

/// So many findings the formats tell that people look at; those for programs have them all, or limits of their own.
inline constexpr std::uint64_t most_told_findings = 10'000;

/// Whether there is room for so many more; they are counted as told, or as dropped.
bool tells(std::uint64_t findings, ReportState& course);
/// "12 more findings are left out of this report, which tells 10000"; empty when all are there.
std::string untold_in_words(const ReportState& course);

/// What a format knows at the end.
struct Closing {
    const RunTotals& totals;
    const ReportState& course;
    const InputErrors& input_errors;
};

/// One report format: functions that append text. `record` may run on several threads.
struct Format {
    std::string_view name;
    void (*begin)(const Closing& closing, std::string& text);
    void (*record)(const JudgedRecord& judged, const Parts& parts, std::string& text);
    void (*input_error)(const InputError& input_error, const Parts& parts,
                        std::string& text);  ///< behind the last record
    void (*end)(const Closing& closing, std::string& text);
    /// Put between two records' texts, never before the first: the comma of a JSON array.
    std::string_view separator = {};
    /// `begin` needs the totals: the records wait in a temporary file. Otherwise they are all 0.
    bool totals_first = false;
    /// Goes over what some consecutive records have become, in input order.
    void (*in_order)(ReportState& course, std::string& text) = nullptr;
    bool identifies = false;  ///< it shows what a record is known by
};

/// For formats that have nothing to say at the beginning or at the end.
void no_begin(const Closing& closing, std::string& text);
void no_trouble(const InputError& input_error, const Parts& parts, std::string& text);
void no_end(const Closing& closing, std::string& text);

const Format* find_format(std::string_view name);
std::string format_names();

/// The reports of one run. Throws std::runtime_error on an unknown format or a path that cannot be written.
class Reporters {
public:
    /// They take their places with everything else in the delivery, which must outlive this.
    Reporters(const std::vector<std::string>& orders, const Parts& parts, OutputCommit& delivery);
    /// One more, which is only rendered: `write`, `begin` and `end` are not for it.
    void add(std::string_view format, const Parts& parts);
    /// One more, whose file is open already.
    void add(std::string_view format, const Parts& parts, AtomicFile& file);

    std::size_t count() const { return reports_.size(); }
    bool use_stdout() const;
    /// Whether one of them shows what records are known by.
    bool identify() const;
    ReportOptions report_options() const { return {!reports_.empty(), !reports_.empty(), false}; }
    void begin();
    /// outputs[0] is the terminal's; outputs[1 + n] the n-th report's.
    void render(const JudgedRecord& judged, std::vector<std::string>& outputs) const;
    void write(std::vector<std::string>& outputs);
    void end(const RunTotals& totals, const InputErrors& input_errors);

private:
    struct Close {
        void operator()(std::FILE* file) const;
    };
    using Waiting = std::unique_ptr<std::FILE, Close>;
    struct Output {
        const Format* format = nullptr;
        Parts parts;
        AtomicFile* file = nullptr;
        Waiting waiting;     ///< the records of a format that needs the totals first
        bool begun = false;  ///< a record has been written
        ReportState course;
    };
    static void put(Output& output, std::string_view text);
    void tell(const InputErrors& input_errors);
    static void begin_late(const Closing& closing, Output& output);
    [[noreturn]] static void fail_waiting(const Output& output);

    std::vector<Output> reports_;
};

}  // namespace arbiter::cli
