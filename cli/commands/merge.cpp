// Runs merge: takes up the parts where their runs have left off, just before anything was numbered or counted.
#include "cli/commands/merge.hpp"

#include "cli/commands/merge_sums.hpp"
#include "cli/input/inputs.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/output/output_commit.hpp"
#include "cli/report/reporter.hpp"
#include "cli/run/partial_results.hpp"
#include "cli/text/file_name.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <stdexcept>

namespace arbiter::cli {
namespace {

[[noreturn]] void refuse(const std::string& path, std::string_view why) {
    throw std::runtime_error(fmt::format("{}: {}", shown_name(path), why));
}

/// The paths in the order of the input; `common` is what the parts share.
std::vector<std::string> sorted(const std::vector<std::string>& paths, PartialHead& common) {
    common = PartialReader(paths.front()).head();
    std::vector<std::string> parts(std::min<std::uint64_t>(common.range.of, paths.size()));
    for (const std::string& path : paths) {
        const PartialHead head = PartialReader(path).head();
        if (!head.is_of_same_run(common)) {
            refuse(path, fmt::format("it is part of another run than {}", shown_name(paths.front())));
        }
        if (head.range.part > parts.size() || common.range.of != paths.size()) {
            throw std::runtime_error(fmt::format("{} parts are needed, and {} given", common.range.of, paths.size()));
        }
        std::string& place = parts[head.range.part - 1];
        if (!place.empty()) {
            refuse(path, fmt::format("it is the same part as {}", shown_name(place)));
        }
        place = path;
    }
    return parts;
}

/// Without an order it is the text, as check prints it.
std::vector<std::string> orders_of(const MergeOptions& options) {
    return options.reports.empty() ? std::vector<std::string>{"text=-"} : options.reports;
}

class Merging {
public:
    Merging(const MergeOptions& options, const PartialHead& head)
        : head_(head), delivery_(options.parts), reporters_(orders_of(options), parts_of(head), delivery_) {
        for (const std::string& order : orders_of(options)) {
            chosen_.push_back(place_of(order.substr(0, order.find('='))));
        }
    }

    int run(const std::vector<std::string>& paths);

private:
    static Parts parts_of(const PartialHead& head) {
        Parts parts;
        parts.id = head.ids;
        return parts;
    }
    std::size_t place_of(const std::string& format) const;
    void take(PartialReader& part);
    void hand_on(const PartialReader& part, const std::vector<std::string>& texts);

    const PartialHead& head_;
    OutputCommit delivery_;
    Reporters reporters_;
    std::vector<std::size_t> chosen_;  ///< of each report, which format of the parts it is
    RunTotals tally_;
    InputErrors troubles_;
};

std::size_t Merging::place_of(const std::string& format) const {
    const auto found = std::find(head_.formats.begin(), head_.formats.end(), format);
    if (found == head_.formats.end()) {
        throw std::runtime_error(fmt::format("--report {}: the parts hold {}", format, joined_by(head_.formats, ", ")));
    }
    return static_cast<std::size_t>(found - head_.formats.begin());
}

void Merging::hand_on(const PartialReader& part, const std::vector<std::string>& texts) {
    std::vector<std::string> outputs(chosen_.size() + 1);
    for (std::size_t i = 0; i < chosen_.size(); ++i) {
        outputs[i + 1] = texts[chosen_[i]];
        const std::string_view separator = find_format(head_.formats[chosen_[i]])->separator;
        if (!outputs[i + 1].empty() && !outputs[i + 1].starts_with(separator)) {
            refuse(part.path(), "it is damaged");
        }
    }
    reporters_.write(outputs);
}

void Merging::take(PartialReader& part) {
    std::vector<std::string> texts;
    while (part.next(texts)) {
        hand_on(part, texts);
    }
    tally_.add(part.end().totals);
    troubles_.insert(troubles_.end(), part.end().input_errors.begin(), part.end().input_errors.end());
}

int Merging::run(const std::vector<std::string>& paths) {
    reporters_.begin();
    for (const std::string& path : paths) {
        PartialReader part(path);
        take(part);
    }
    tally_.unread = static_cast<std::uint64_t>(std::count_if(
        troubles_.begin(), troubles_.end(), [](const InputError& input_error) { return !input_error.skipped; }));
    reporters_.end(tally_, troubles_);
    delivery_.keep();
    print_input_errors(troubles_);
    return is_unread(troubles_) ? Exit::unreadable : tally_.failed != 0 ? Exit::findings : Exit::clean;
}

}  // namespace

int merge(const MergeOptions& options) {
    PartialHead head;
    const std::vector<std::string> paths = sorted(options.parts, head);
    if (head.command != "check") {
        return merge_sums(options, head, paths);
    }
    if (options.json || options.csv || options.svg) {
        throw std::runtime_error(
            "--json, --csv and --svg are for sums; the parts hold reports, as --report takes them");
    }
    return Merging(options, head).run(paths);
}

}  // namespace arbiter::cli
