// Runs query: sorts records into those that are as asked and the rest, and lists, counts or copies them.
#include "cli/commands/query.hpp"

#include "cli/fresh_file.hpp"
#include "cli/options.hpp"
#include "cli/render/file_name.hpp"
#include "cli/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <stdexcept>

namespace arbiter::cli {
namespace {

enum Output : std::size_t { printed, into, rest, outputs };

/// The record as it stands, with the line break that the next one needs before it.
void append_record(const RecordText& record, std::string& text) {
    text += record.text;
    text += record.text.empty() || record.text.ends_with('\n') ? "" : "\n";
}

/// Comments before a file's first record belong to no record; in a copy of the file they are kept.
void append_front(const Judged& judged, std::string& text) {
    if (judged.record.number != 1 || judged.record.offset == 0 || judged.file == "-") {
        return;
    }
    OpenFile file{std::string(judged.file)};
    std::string front(judged.record.offset, '\0');
    front.resize(file.read(front.data(), front.size()));
    text += front.starts_with("\xEF\xBB\xBF") ? std::string_view(front).substr(3) : front;
}

/// Of such text only the beginning is in memory.
bool is_cut(const Judged& judged) {
    const auto& findings = judged.report.findings;
    return judged.record.number == 0 || std::any_of(findings.begin(), findings.end(), [](const Finding& finding) {
               return finding.rule->id == "syntax.too-long";
           });
}

class Querying {
public:
    explicit Querying(const QueryOptions& options)
        : options_(options), filter_(options.filter), into_(options.into), rest_(options.rest) {}

    int run();

private:
    void render(const Judged& judged, Rendered& rendered) const;
    void accept(Rendered& rendered);
    bool copies() const { return options_.records || !options_.into.empty() || !options_.rest.empty(); }

    const QueryOptions& options_;
    Filter filter_;
    FreshFile into_;
    FreshFile rest_;
    std::uint64_t found_ = 0;
};

void Querying::render(const Judged& judged, Rendered& rendered) const {
    if (is_cut(judged) && copies()) {
        throw std::runtime_error(fmt::format(
            "{}:{}: {}, which cannot be copied; nothing is written", shown_name(judged.file), judged.record.line,
            judged.record.number == 0 ? "text before the first record" : "a record longer than 16 MiB"));
    }
    if (judged.record.number == 0) {
        return;
    }
    const bool match = filter_.matches(judged);
    if (!options_.rest.empty()) {
        append_front(judged, rendered.outputs[rest]);
    }
    if (const std::string& path = match ? options_.into : options_.rest; !path.empty()) {
        append_record(judged.record, rendered.outputs[match ? into : rest]);
    }
    if (!match) {
        return;
    }
    ++rendered.tally.records;
    if (options_.records) {
        append_record(judged.record, rendered.outputs[printed]);
    } else if (!options_.count) {
        rendered.outputs[printed] +=
            fmt::format("{}:{}: record {}\n", shown_name(judged.file), judged.record.line, judged.record.number);
    }
}

void Querying::accept(Rendered& rendered) {
    std::fwrite(rendered.outputs[printed].data(), 1, rendered.outputs[printed].size(), stdout);
    into_.write(rendered.outputs[into]);
    rest_.write(rendered.outputs[rest]);
    found_ += rendered.tally.records;
    rendered.tally = {};
    for (std::string& output : rendered.outputs) {
        output.clear();
    }
}

int Querying::run() {
    const RunOptions run_options{
        options_.paths, {false, options_.filter.wants_completed(), false}, options_.jobs, outputs, nullptr};
    const std::vector<Trouble> troubles = cli::run(
        run_options, [this](const Judged& judged, Rendered& rendered) { render(judged, rendered); },
        [this](Rendered& rendered) { accept(rendered); });
    if (options_.count) {
        fmt::print("{}\n", found_);
    }
    if (!is_unread(troubles)) {
        into_.keep();
        rest_.keep();
    }
    tell_troubles(troubles);
    return !is_unread(troubles) ? Exit::clean : Exit::unreadable;
}

}  // namespace

int query(const QueryOptions& options) {
    if (!options.into.empty() && options.into == options.rest) {
        throw std::runtime_error("--into and --rest name the same file");
    }
    return Querying(options).run();
}

}  // namespace arbiter::cli
