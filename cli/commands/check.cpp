// Runs check: judges every record, prints findings, verdicts and the summary, and writes the reports.
#include "cli/commands/check.hpp"

#include "cli/baseline.hpp"
#include "cli/delivery.hpp"
#include "cli/first_mends.hpp"
#include "cli/options.hpp"
#include "cli/policy.hpp"
#include "cli/render/reporter.hpp"
#include "cli/render/text.hpp"
#include "cli/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <optional>

namespace arbiter::cli {
namespace {

std::optional<Trouble> read_baseline(const CheckOptions& options, std::optional<Baseline>& baseline) {
    if (options.baseline.empty() || options.update_baseline) {
        return std::nullopt;
    }
    baseline.emplace(options.baseline);
    if (!baseline->error().empty()) {
        return Trouble{options.baseline, baseline->error() + " (--update-baseline writes it)"};
    }
    return std::nullopt;
}

/// One run over all records.
class Checking {
public:
    Checking(const CheckOptions& options, const std::optional<Baseline>& baseline)
        : options_(options),
          baseline_(baseline),
          policy_(options.allow, options.demote, options.strict),
          delivery_(options.paths),
          reporters_(options.reports, delivery_),
          style_{options.color, options.quiet},
          first_mends_(policy_, options.stdin_name) {
        if (options.update_baseline) {
            renewed_ = &delivery_.open(options.baseline);
            reporters_.add("jsonl", *renewed_);
        }
        text_on_terminal_ = !reporters_.use_stdout();
    }

    int run();

private:
    void render(const Judged& judged, Rendered& rendered) const;
    void compare(Judged& judged, Rendered& rendered) const;
    void accept(Rendered& rendered);
    void write_terminal(const Rendered& rendered);
    void close();
    void tell_changes() const;
    void deliver(const std::vector<Trouble>& troubles);

    const CheckOptions& options_;
    const std::optional<Baseline>& baseline_;
    Policy policy_;
    Delivery delivery_;
    Reporters reporters_;
    FreshFile* renewed_ = nullptr;  ///< the baseline, if it is to be written anew
    bool text_on_terminal_ = true;
    TextStyle style_;
    FirstMends first_mends_;
    Tally tally_;
    Changes changes_;
    std::uint64_t shown_ = 0;   ///< findings on the terminal, groups counting as one
    std::uint64_t hidden_ = 0;  ///< findings not shown because of --max-findings
};

int Checking::run() {
    Wishes wishes = reporters_.wishes();
    wishes.mends = options_.mends;
    const RunOptions run_options{options_.paths,         wishes,   options_.jobs,
                                 reporters_.count() + 1, &policy_, options_.stdin_name};
    reporters_.begin();
    const std::vector<Trouble> troubles = cli::run(
        run_options, [this](const Judged& judged, Rendered& rendered) { render(judged, rendered); },
        [this](Rendered& rendered) { accept(rendered); });
    tally_.unread = static_cast<std::uint64_t>(
        std::count_if(troubles.begin(), troubles.end(), [](const Trouble& trouble) { return !trouble.skipped; }));
    reporters_.end(tally_, troubles);
    close();
    deliver(troubles);
    tell_troubles(troubles);
    if (is_unread(troubles)) {
        return Exit::unreadable;
    }
    return tally_.failed != 0 && !options_.update_baseline ? Exit::findings : Exit::clean;
}

void Checking::compare(Judged& judged, Rendered& rendered) const {
    const std::optional<std::string> then = baseline_->find(judged);
    if (!then) {
        judged.standing.since = Since::fresh;
        ++rendered.changes.fresh;
        return;
    }
    judged.standing.compare(*then, digest(judged));
    ++rendered.changes.known;
    rendered.changes.changed += judged.standing.since == Since::changed ? 1U : 0U;
}

void Checking::render(const Judged& plain, Rendered& rendered) const {
    Judged judged{plain.file, plain.record, plain.header, plain.report, plain.turn, {options_.fail_on}};
    if (baseline_) {
        compare(judged, rendered);
    }
    if (text_on_terminal_) {
        const std::size_t block = rendered.blocks.size();
        write_text(judged, style_, rendered.outputs[0], &rendered.blocks);
        first_mends_.keep(judged, block, rendered);
    }
    reporters_.render(judged, rendered.outputs);
    rendered.tally.add(judged.record, judged.report);
    rendered.tally.failed += judged.failed() ? 1U : 0U;
}

void Checking::accept(Rendered& rendered) {
    first_mends_.show(rendered);
    write_terminal(rendered);
    reporters_.write(rendered.outputs);
    tally_.add(rendered.tally);
    changes_.add(rendered.changes);
    rendered.tally = {};
    rendered.changes = {};
    rendered.blocks.clear();
    for (std::string& output : rendered.outputs) {
        output.clear();
    }
}

void Checking::write_terminal(const Rendered& rendered) {
    const std::string& text = rendered.outputs[0];
    std::size_t written = 0;
    const auto write_to = [&](std::size_t end) {
        std::fwrite(text.data() + written, 1, end - written, stdout);
        written = end;
    };
    for (const Block& block : rendered.blocks) {
        if (shown_ < options_.max_findings) {
            ++shown_;
            continue;
        }
        write_to(block.begin);
        written = block.end;
        hidden_ += block.findings;
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
    for (const std::string_view code : policy_.unused(tally_)) {
        fmt::print(stderr, "arbiter: warning: no finding had the code {}, so there was nothing to allow or demote\n",
                   code);
    }
}

void Checking::tell_changes() const {
    if (!baseline_ || options_.quiet) {
        return;
    }
    fmt::print(text_on_terminal_ ? stdout : stderr, "baseline: {} of {} known record{} changed, {} new, {} gone\n",
               changes_.changed, changes_.known, changes_.known == 1 ? "" : "s", changes_.fresh,
               baseline_->size() - std::min<std::uint64_t>(changes_.known, baseline_->size()));
}

/// A baseline without some of the inputs would make them new the next time.
void Checking::deliver(const std::vector<Trouble>& troubles) {
    if (renewed_ != nullptr && is_unread(troubles)) {
        delivery_.drop(*renewed_);
    }
    delivery_.keep();
}

}  // namespace

int check(const CheckOptions& options) {
    std::optional<Baseline> baseline;
    if (const std::optional<Trouble> trouble = read_baseline(options, baseline)) {
        tell_trouble(*trouble);
        return Exit::unreadable;
    }
    return Checking(options, baseline).run();
}

}  // namespace arbiter::cli
