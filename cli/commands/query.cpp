// Runs query: sorts records into those that are as asked and the rest, and lists, counts or copies them.
#include "cli/commands/query.hpp"

#include "cli/delivery.hpp"
#include "cli/options.hpp"
#include "cli/record_file.hpp"
#include "cli/render/file_name.hpp"
#include "cli/render/plain_text.hpp"
#include "cli/run.hpp"
#include "cli/standard_streams.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <functional>
#include <set>
#include <stdexcept>

namespace arbiter::cli {
namespace {

enum Output : std::size_t { printed, into, rest, outputs };

/// The record as it stands, with the line break that the next one needs before it.
void append_record(const RecordText& record, std::string& text) {
    text += record.text;
    text += record.text.empty() || record.text.ends_with('\n') ? "" : "\n";
}

/// Why the record cannot be copied; empty when it can. Of what is too long only the beginning is in memory.
std::string fault_of_copy(const Judged& judged) {
    const auto& findings = judged.report.findings;
    const RecordText& record = judged.record;
    if (record.number == 0 || (record.number == 1 && !is_whole_front(judged.front, record.offset))) {
        return "text before the first record";
    }
    if (!record.text.starts_with("Game:")) {
        return findings.empty() ? "no record" : findings.front().message;
    }
    const bool is_cut = std::any_of(findings.begin(), findings.end(),
                                    [](const Finding& finding) { return finding.rule->id == "syntax.too-long"; });
    return is_cut ? "a record longer than 16 MiB" : "";
}

/// The spellings of an output's file among the inputs, if it is one of them.
std::set<std::string, std::less<>> inputs_at(const Destination& destination, const std::vector<std::string>& paths) {
    std::vector<Trouble> told_later;
    std::set<std::string, std::less<>> same;
    for (const std::string& path : expand(paths, told_later)) {
        if (destination.is_among({path})) {
            same.insert(path);
        }
    }
    return same;
}

class Querying {
public:
    explicit Querying(const QueryOptions& options);

    int run();

private:
    FreshFile* open(const std::string& path);
    void print_to(const FreshFile& file);
    void replace_with(const FreshFile& file);
    void render(const Judged& judged, Rendered& rendered) const;
    void render_copy(const Judged& judged, bool match, Rendered& rendered) const;
    void render_name(const Judged& judged, Rendered& rendered) const;
    void refuse_cut(const Judged& judged) const;
    void accept(Rendered& rendered);
    void deliver();
    bool copies() const { return options_.records || into_ != nullptr || rest_ != nullptr; }

    const QueryOptions& options_;
    Filter filter_;
    Delivery delivery_;
    FreshFile* into_;
    FreshFile* rest_;
    bool names_ = true;                            ///< print the names of the records
    std::set<std::string, std::less<>> replaced_;  ///< the inputs that an output takes the place of
    mutable std::atomic<std::uint64_t> lost_ = 0;  ///< records of theirs that no output has
    std::uint64_t found_ = 0;
};

Querying::Querying(const QueryOptions& options)
    : options_(options),
      filter_(options.filter),
      delivery_(options.paths),
      into_(open(options.into)),
      rest_(open(options.rest)),
      names_(!options.count && !options.records) {
    for (const FreshFile* const file : {into_, rest_}) {
        if (file != nullptr && file->destination().is_standard_output()) {
            print_to(*file);
        }
        if (file != nullptr && delivery_.replaces_input(*file)) {
            replace_with(*file);
        }
    }
}

/// Standard output then holds the records, and nothing else.
void Querying::print_to(const FreshFile& file) {
    if (!names_) {
        file.destination().refuse("standard output is needed for --count or --records");
    }
    names_ = false;
}

/// Two inputs that exchange records cannot both be replaced at one moment.
void Querying::replace_with(const FreshFile& file) {
    if (!replaced_.empty()) {
        file.destination().refuse("only one of --into and --rest can be an input");
    }
    if (!options_.range.empty()) {
        file.destination().refuse("it is read in part only (--range)");
    }
    if (RecordFile(file.destination().path()).is_packed()) {
        file.destination().refuse("it is compressed");
    }
    replaced_ = inputs_at(file.destination(), options_.paths);
}

FreshFile* Querying::open(const std::string& path) {
    return path.empty() ? nullptr : &delivery_.open(path, Delivery::Over::inputs);
}

void Querying::refuse_cut(const Judged& judged) const {
    if (const std::string fault = copies() ? fault_of_copy(judged) : ""; !fault.empty()) {
        throw std::runtime_error(fmt::format("{}:{}: {}, which cannot be copied; nothing is written",
                                             shown_name(judged.file), judged.record.line, fault));
    }
}

void Querying::render(const Judged& judged, Rendered& rendered) const {
    refuse_cut(judged);
    if (judged.record.number == 0) {
        return;
    }
    const bool match = filter_.matches(judged);
    render_copy(judged, match, rendered);
    if (match) {
        ++rendered.tally.records;
        render_name(judged, rendered);
    }
}

void Querying::render_copy(const Judged& judged, bool match, Rendered& rendered) const {
    const bool replaced = replaced_.contains(judged.file);
    if (rest_ != nullptr || (into_ != nullptr && replaced)) {
        rendered.outputs[rest_ != nullptr ? rest : into] += judged.front;
    }
    if ((match ? into_ : rest_) != nullptr) {
        append_record(judged.record, rendered.outputs[match ? into : rest]);
    } else if (replaced && !(match && options_.records)) {
        ++lost_;
    }
}

void Querying::render_name(const Judged& judged, Rendered& rendered) const {
    if (options_.records) {
        append_record(judged.record, rendered.outputs[printed]);
    } else if (names_) {
        rendered.outputs[printed] +=
            fmt::format("{}:{}: record {}\n", shown_name(judged.file), judged.record.line, judged.record.number);
    }
}

void Querying::accept(Rendered& rendered) {
    std::fwrite(rendered.outputs[printed].data(), 1, rendered.outputs[printed].size(), stdout);
    if (into_ != nullptr) {
        into_->write(rendered.outputs[into]);
    }
    if (rest_ != nullptr) {
        rest_->write(rendered.outputs[rest]);
    }
    found_ += rendered.tally.records;
    rendered.tally = {};
    for (std::string& output : rendered.outputs) {
        output.clear();
    }
}

/// An input is replaced only when every record of it has arrived somewhere.
void Querying::deliver() {
    if (lost_ != 0) {
        throw std::runtime_error(fmt::format("{} record{} of {} would be lost, which {}; nothing is written",
                                             lost_.load(), lost_ == 1 ? "" : "s", shown_name(*replaced_.begin()),
                                             rest_ == nullptr ? "--rest FILE keeps" : "--into FILE keeps"));
    }
    deliver_standard_output();
    delivery_.keep();
}

int Querying::run() {
    RunOptions run_options{
        options_.paths, {false, options_.filter.wants_completed(), false}, options_.jobs, outputs, nullptr};
    run_options.range = read_range(options_.range);
    const std::vector<Trouble> troubles = cli::run(
        run_options, [this](const Judged& judged, Rendered& rendered) { render(judged, rendered); },
        [this](Rendered& rendered) { accept(rendered); });
    if (options_.count) {
        fmt::print("{}\n", found_);
    }
    if (!is_unread(troubles)) {
        deliver();
    }
    tell_troubles(troubles);
    if (const std::string unmet = filter_.unmet(); found_ == 0 && !unmet.empty()) {
        std::fputs(fmt::format("arbiter: no record matches: {}\n", plain_line(unmet)).c_str(), stderr);
    }
    return !is_unread(troubles) ? Exit::clean : Exit::unreadable;
}

}  // namespace

int query(const QueryOptions& options) {
    return Querying(options).run();
}

}  // namespace arbiter::cli
