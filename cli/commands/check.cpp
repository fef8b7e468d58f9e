// Runs check: judges every record, prints findings, verdicts and the summary, and writes the reports.
#include "cli/commands/check.hpp"

#include "cli/baseline/baseline.hpp"
#include "cli/baseline/baseline_line.hpp"
#include "cli/baseline/record_comparison.hpp"
#include "cli/commands/check_parts.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/output/folder_lock.hpp"
#include "cli/output/output_commit.hpp"
#include "cli/report/reporter.hpp"
#include "cli/report/text.hpp"
#include "cli/run/first_fixes.hpp"
#include "cli/run/id_prepass.hpp"
#include "cli/run/partial_results.hpp"
#include "cli/run/progress.hpp"
#include "cli/run/run.hpp"
#include "cli/run/severity_policy.hpp"
#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <system_error>
#include <tuple>

namespace arbiter::cli {
namespace {

/// One that is to be written anew need not be there; what is no file holds nothing that could be kept.
bool is_there(const CheckOptions& options) {
    std::error_code error;
    return !options.update_baseline || std::filesystem::is_regular_file(options.baseline, error);
}

std::optional<InputError> read_baseline(const CheckOptions& options, std::optional<Baseline>& baseline) {
    baseline.reset();
    if (options.baseline.empty() || !is_there(options)) {
        return std::nullopt;
    }
    try {
        baseline.emplace(options.baseline);
    } catch (const std::runtime_error& error) {
        if (!options.update_baseline) {
            throw;
        }
        fmt::print(stderr, "arbiter: warning: {}; nothing of it is kept\n", plain_line(error.what()));
        return std::nullopt;
    }
    if (!baseline->error().empty()) {
        return InputError{options.baseline, baseline->error() + " (--update-baseline writes it)"};
    }
    return std::nullopt;
}

/// One run over all records.
class Checking {
public:
    explicit Checking(const CheckOptions& options)
        : options_(options),
          policy_(options.allow, options.demote, options.strict),
          delivery_(options.paths),
          reporters_(options.reports, parts_of(options), delivery_),
          style_{options.color, options.quiet},
          first_fixes_(policy_, options.stdin_name),
          range_(read_range(options.range)),
          progress_(options.quiet ? std::nullopt : progress_on_terminal()) {
        if (!options.part.empty()) {
            begin_part();
        }
        if (options.update_baseline) {
            renewed_ = &delivery_.open(options.baseline);
            Parts parts;
            parts.id = true;
            reporters_.add("jsonl", parts, *renewed_);
        }
        text_on_terminal_ = !reporters_.use_stdout() && !part_;
    }

    /// Reads the baseline, and sees which of the records it knows; the exit code if that fails.
    std::optional<int> prepare();
    int run();

private:
    RunOptions run_options();
    void render(const JudgedRecord& judged, Rendered& rendered) const;
    void compare(JudgedRecord& judged, Rendered& rendered) const;
    bool compares() const { return baseline_ && !options_.update_baseline; }
    void begin_part();
    int close_part(const std::vector<InputError>& input_errors);
    int exit_code(const std::vector<InputError>& input_errors) const;
    void accept(Rendered& rendered);
    void write_terminal(const Rendered& rendered);
    void show_record(std::span<const Block> blocks, const std::function<void(const Block&)>& hide);
    void close();
    void tell_changes() const;
    void deliver(const std::vector<InputError>& input_errors);
    using Places = std::set<std::tuple<std::string, std::uint64_t, std::uint64_t>>;  ///< file, number, id
    Places moved() const;
    void keep_others();
    void keep_others_of(const Baseline& baseline);

    const CheckOptions& options_;
    std::optional<Baseline> baseline_;
    std::optional<BaselineMatching> pairing_;
    Seen seen_;  ///< by the pairing
    SeverityPolicy policy_;
    OutputCommit delivery_;
    Reporters reporters_;
    AtomicFile* renewed_ = nullptr;  ///< the baseline, if it is to be written anew
    bool text_on_terminal_ = true;
    TextStyle style_;
    FirstFixes first_fixes_;
    Portion range_;
    std::optional<Progress> progress_;
    std::optional<PartialWriter> part_;  ///< takes all reports
    RunTotals tally_;
    BaselineCounts changes_;
    std::uint64_t shown_ = 0;   ///< findings on the terminal, groups counting as one
    std::uint64_t hidden_ = 0;  ///< findings not shown because of --max-findings
};

std::optional<int> Checking::prepare() {
    if (const std::optional<InputError> input_error = read_baseline(options_, baseline_)) {
        print_input_error(*input_error);
        return Exit::unreadable;
    }
    if (baseline_) {
        const KeptInput kept(options_.paths);
        seen_ = look_ahead(run_options(), pairing_.emplace(*baseline_));
        kept.rewind();
    } else if (options_.update_baseline) {
        seen_.names = names_of_inputs(run_options());
    }
    return std::nullopt;
}

RunOptions Checking::run_options() {
    ReportOptions report_options = reporters_.report_options();
    report_options.fixes = options_.fixes;
    const bool identify = pairing_ ? !seen_.all : reporters_.identify();
    RunOptions run{options_.paths, report_options,      options_.jobs, reporters_.count() + 1,
                   &policy_,       options_.stdin_name, identify,      range_};
    run.follow = options_.follow;
    run.progress = progress_ ? &*progress_ : nullptr;
    return run;
}

/// Nothing else is written, and nothing is numbered or counted yet.
void Checking::begin_part() {
    PartialHead head;
    head.formats = formats_of_part(options_);
    const Parts parts = parts_of(options_);
    for (const std::string& format : head.formats) {
        reporters_.add(format, parts);
    }
    head.version = ARBITER_VERSION;
    head.command = "check";
    head.ids = parts.id;
    head.inputs = hash_of_inputs(options_.paths);
    head.range = range_;
    part_.emplace(delivery_.open(path_of_part(options_)), head);
}

int Checking::exit_code(const std::vector<InputError>& input_errors) const {
    if (is_unread(input_errors)) {
        return Exit::unreadable;
    }
    return tally_.failed != 0 && !options_.update_baseline ? Exit::findings : Exit::clean;
}

int Checking::close_part(const std::vector<InputError>& input_errors) {
    part_->close({tally_, input_errors, {}});
    delivery_.keep();
    print_input_errors(input_errors);
    return exit_code(input_errors);
}

int Checking::run() {
    if (!part_) {
        reporters_.begin();
    }
    const std::vector<InputError> input_errors = cli::run(
        run_options(), [this](const JudgedRecord& judged, Rendered& rendered) { render(judged, rendered); },
        [this](Rendered& rendered) { accept(rendered); });
    tally_.unread = static_cast<std::uint64_t>(std::count_if(
        input_errors.begin(), input_errors.end(), [](const InputError& input_error) { return !input_error.skipped; }));
    if (part_) {
        return close_part(input_errors);
    }
    reporters_.end(tally_, input_errors);
    close();
    deliver(input_errors);
    print_input_errors(input_errors);
    return exit_code(input_errors);
}

void Checking::compare(JudgedRecord& judged, Rendered& rendered) const {
    const std::optional<BaselineLine> then = pairing_->then(judged);
    if (!then) {
        judged.baseline.change = Change::fresh;
        ++rendered.changes.fresh;
        return;
    }
    compare_with_baseline(judged.baseline, *then, judged);
    ++rendered.changes.known;
    rendered.changes.changed += judged.baseline.change == Change::changed ? 1U : 0U;
}

void Checking::render(const JudgedRecord& plain, Rendered& rendered) const {
    JudgedRecord judged{plain.file,   plain.record, plain.header,
                        plain.report, plain.turn,   {options_.fail_on, options_.strict_baseline},
                        {},           plain.id};
    if (pairing_) {
        judged.id.high = pairing_->id_of(judged).value_or(judged.id.high);
    }
    if (compares()) {
        compare(judged, rendered);
    }
    if (text_on_terminal_) {
        const std::size_t block = rendered.blocks.size();
        write_text(judged, style_, rendered.outputs[0], &rendered.blocks);
        first_fixes_.keep(judged, block, rendered);
    }
    reporters_.render(judged, rendered.outputs);
    rendered.totals.add(judged.record, judged.report);
    rendered.totals.failed += judged.failed() ? 1U : 0U;
}

void Checking::accept(Rendered& rendered) {
    if (part_) {
        part_->write(rendered.outputs, 1);
    } else {
        first_fixes_.show(rendered);
        write_terminal(rendered);
        reporters_.write(rendered.outputs);
    }
    tally_.add(rendered.totals);
    changes_.add(rendered.changes);
    rendered.totals = {};
    rendered.changes = {};
    rendered.blocks.clear();
    for (std::string& output : rendered.outputs) {
        output.clear();
    }
}

/// Of the findings of a record the errors are shown first, as long as there is room.
void Checking::show_record(std::span<const Block> blocks, const std::function<void(const Block&)>& hide) {
    const auto errors = static_cast<std::uint64_t>(
        std::count_if(blocks.begin(), blocks.end(), [](const Block& block) { return block.errors; }));
    std::uint64_t room_for_errors = std::min(options_.max_findings - shown_, errors);
    std::uint64_t room_for_others = options_.max_findings - shown_ - room_for_errors;
    for (const Block& block : blocks) {
        std::uint64_t& room = block.errors ? room_for_errors : room_for_others;
        if (room == 0) {
            hide(block);
            continue;
        }
        --room;
        ++shown_;
    }
}

void Checking::write_terminal(const Rendered& rendered) {
    const std::string& text = rendered.outputs[0];
    std::size_t written = 0;
    const auto write_to = [&](std::size_t end) {
        std::fwrite(text.data() + written, 1, end - written, stdout);
        written = end;
    };
    const auto hide = [&](const Block& block) {
        write_to(block.begin);
        written = block.end;
        hidden_ += block.findings;
    };
    for (auto block = rendered.blocks.begin(); block != rendered.blocks.end();) {
        const auto next =
            std::find_if(block + 1, rendered.blocks.end(), [](const Block& one) { return one.begins_record; });
        show_record({block, next}, hide);
        block = next;
    }
    write_to(text.size());
}

void Checking::close() {
    std::string text;
    if (text_on_terminal_ && hidden_ != 0) {
        text += fmt::format("\n{} more finding{} not shown (--max-findings {})\n", hidden_,
                            hidden_ == 1 ? " is" : "s are", options_.max_findings);
    }
    if (text_on_terminal_) {
        write_summary(tally_, style_, text);
    }
    std::fwrite(text.data(), 1, text.size(), stdout);
    tell_changes();
    std::fflush(stdout);
    for (const std::string_view code : range_.is_whole() ? policy_.unused(tally_) : std::vector<std::string_view>{}) {
        fmt::print(stderr, "arbiter: warning: no finding had the code {}, so there was nothing to allow or demote\n",
                   code);
    }
}

void Checking::tell_changes() const {
    if (!compares() || options_.quiet) {
        return;
    }
    const std::uint64_t all = baseline_->records().size();
    const std::uint64_t gone = all - std::min(changes_.known, all);
    fmt::print(text_on_terminal_ ? stdout : stderr, "baseline: {} of {} changed, {} new, {} gone\n", changes_.changed,
               counted(changes_.known, "known record"), changes_.fresh, gone);
}

/// A baseline without some of the inputs would make them new the next time.
void Checking::deliver(const std::vector<InputError>& input_errors) {
    std::optional<FolderLock> lock;
    if (renewed_ != nullptr && is_unread(input_errors)) {
        delivery_.drop(*renewed_);
    } else if (renewed_ != nullptr) {
        lock.emplace(renewed_->destination());
        keep_others();
    }
    delivery_.keep();
}

/// Records of the baseline as it was read that turned up while their file is gone: it has another name now.
Checking::Places Checking::moved() const {
    Places places;
    for (std::size_t i = 0; baseline_ && i < baseline_->records().size(); ++i) {
        const Baseline::Known& known = baseline_->records()[i];
        const std::string& file = baseline_->files()[known.file];
        std::error_code error;
        if (pairing_->is_taken(i) && !std::filesystem::exists(file, error)) {
            places.emplace(file, known.number, known.id);
        }
    }
    return places;
}

/// Of the baseline as it is by now, since another run may have written it meanwhile.
void Checking::keep_others() {
    const OutputTarget& place = renewed_->destination();
    if (!place.is_file() || !place.is_changed()) {
        if (baseline_) {
            keep_others_of(*baseline_);
        }
        return;
    }
    std::optional<Baseline> now;
    if (const std::optional<InputError> input_error = read_baseline(options_, now)) {
        throw std::runtime_error(fmt::format("{}: {}", shown_name(input_error->path), input_error->why));
    }
    if (now) {
        keep_others_of(*now);
    }
}

/// The records of files that were not judged.
void Checking::keep_others_of(const Baseline& baseline) {
    const std::set<std::string_view> judged(seen_.names.begin(), seen_.names.end());
    const Places gone = moved();
    for (const Baseline::Known& known : baseline.records()) {
        const std::string& file = baseline.files()[known.file];
        if (!judged.contains(file) && !gone.contains({file, known.number, known.id})) {
            renewed_->write(baseline.text_of(known) + '\n');
        }
    }
}

}  // namespace

int check(const CheckOptions& options) {
    Checking checking(options);
    const std::optional<int> fault = checking.prepare();
    return fault ? *fault : checking.run();
}

}  // namespace arbiter::cli
