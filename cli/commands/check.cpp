// Runs check: judges every record, prints findings, verdicts and the summary, and writes the reports.
#include "cli/commands/check.hpp"

#include "cli/baseline.hpp"
#include "cli/fresh_file.hpp"
#include "cli/options.hpp"
#include "cli/policy.hpp"
#include "cli/render/reporter.hpp"
#include "cli/render/text.hpp"
#include "cli/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <optional>
#include <stdexcept>

namespace arbiter::cli {
namespace {

/// Where the new baseline is written until it is complete.
std::string fresh_path(const CheckOptions& options) {
    return past_links(options.baseline) + ".arbiter-tmp";
}

std::vector<std::string> reports_of(const CheckOptions& options) {
    std::vector<std::string> reports = options.reports;
    if (options.update_baseline) {
        reports.push_back("jsonl=" + fresh_path(options));
    }
    return reports;
}

std::optional<Trouble> read_baseline(const CheckOptions& options, std::optional<Baseline>& baseline) {
    if (options.baseline.empty() || options.update_baseline) {
        return std::nullopt;
    }
    OpenFile file(options.baseline);
    const std::string text = read_all(file);
    if (!file.error().empty()) {
        return Trouble{options.baseline, file.error() + " (--update-baseline writes it)"};
    }
    baseline.emplace().read(text, options.baseline);
    return std::nullopt;
}

/// One run over all records.
class Checking {
public:
    Checking(const CheckOptions& options, const std::optional<Baseline>& baseline)
        : options_(options),
          baseline_(baseline),
          policy_(options.allow, options.demote, options.strict),
          reporters_(reports_of(options)),
          text_on_terminal_(!reporters_.use_stdout()),
          style_{options.color, options.quiet} {}

    int run();

private:
    void render(const Judged& judged, Rendered& rendered) const;
    void compare(Judged& judged, Rendered& rendered) const;
    void accept(Rendered& rendered);
    void write_terminal(const Rendered& rendered);
    void close();
    void tell_changes() const;
    int renew_baseline() const;

    const CheckOptions& options_;
    const std::optional<Baseline>& baseline_;
    Policy policy_;
    Reporters reporters_;
    bool text_on_terminal_;
    TextStyle style_;
    Tally tally_;
    Changes changes_;
    std::uint64_t shown_ = 0;   ///< findings on the terminal, groups counting as one
    std::uint64_t hidden_ = 0;  ///< findings not shown because of --max-findings
};

int Checking::run() {
    const RunOptions run_options{options_.paths, reporters_.wishes(), options_.jobs, reporters_.count() + 1,
                                 &policy_,       options_.stdin_name};
    reporters_.begin();
    const std::vector<Trouble> troubles = cli::run(
        run_options, [this](const Judged& judged, Rendered& rendered) { render(judged, rendered); },
        [this](Rendered& rendered) { accept(rendered); });
    tally_.unread = static_cast<std::uint64_t>(
        std::count_if(troubles.begin(), troubles.end(), [](const Trouble& trouble) { return !trouble.skipped; }));
    reporters_.end(tally_, troubles);
    close();
    tell_troubles(troubles);
    if (is_unread(troubles)) {
        return Exit::unreadable;
    }
    if (options_.update_baseline) {
        return renew_baseline();
    }
    return tally_.failed != 0 ? Exit::findings : Exit::clean;
}

void Checking::compare(Judged& judged, Rendered& rendered) const {
    const std::string* const then = baseline_->find(judged);
    if (then == nullptr) {
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
        write_text(judged, style_, rendered.outputs[0], &rendered.blocks);
    }
    reporters_.render(judged, rendered.outputs);
    rendered.tally.add(judged.record, judged.report);
    rendered.tally.failed += judged.failed() ? 1U : 0U;
}

void Checking::accept(Rendered& rendered) {
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

int Checking::renew_baseline() const {
    if (std::rename(fresh_path(options_).c_str(), past_links(options_.baseline).c_str()) != 0) {
        throw std::runtime_error(fmt::format("{}: cannot be written: {}", options_.baseline, std::strerror(errno)));
    }
    return Exit::clean;
}

void refuse_to_overwrite_inputs(const CheckOptions& options) {
    for (const std::string& order : options.reports) {
        if (const std::size_t equal = order.find('='); equal != std::string::npos) {
            refuse_to_overwrite(order.substr(equal + 1), options.paths);
        }
    }
    if (options.update_baseline) {
        refuse_to_overwrite(options.baseline, options.paths);
    }
}

}  // namespace

int check(const CheckOptions& options) {
    refuse_to_overwrite_inputs(options);
    std::optional<Baseline> baseline;
    if (const std::optional<Trouble> trouble = read_baseline(options, baseline)) {
        tell_trouble(*trouble);
        return Exit::unreadable;
    }
    return Checking(options, baseline).run();
}

}  // namespace arbiter::cli
