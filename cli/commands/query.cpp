// Runs query: sorts records into those that are as asked and the rest, and lists, counts or copies them.
#include "cli/commands/query.hpp"

#include "cli/commands/query_outputs.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/output/sort_buffer.hpp"
#include "cli/run/progress.hpp"
#include "cli/run/run.hpp"
#include "cli/search/split_output.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <stdexcept>
#include <unordered_set>
#include <utility>

namespace arbiter::cli {
namespace {

/// What cannot be had together.
void refuse_contradictions(const QueryOptions& options) {
    const bool splits = !options.split.empty();
    if (splits && !options.rest.empty()) {
        throw std::runtime_error("--split writes no --rest");
    }
    const bool prints_and_copies = !splits && !options.into.empty() && (options.count || options.records);
    if (options.waits() && (!options.rest.empty() || prints_and_copies)) {
        throw std::runtime_error("--sample and --sort go with one output: no --rest, and --into or --records");
    }
    if (splits && (!options.sort.empty() || options.records || options.json)) {
        throw std::runtime_error(
            "--split writes files in the order of the input: it goes with no --sort, --records and "
            "--json");
    }
    if (options.follow && options.waits()) {
        throw std::runtime_error("--follow goes with no --sample, --sort and --split, which wait for all records");
    }
    if (options.unique && options.duplicates) {
        throw std::runtime_error("--unique and --duplicates leave nothing together");
    }
}

SortKey key_of(const AskedField& asked, const JudgedRecord& judged) {
    SortKey key;
    if (asked.is_word()) {
        asked.each_word(judged,
                        [&key](std::string_view word) { key.word = std::exchange(key.any, true) ? key.word : word; });
    } else if (asked.field->kind == FieldKind::flag) {
        key = {true, asked.field->is_so(judged) ? 1 : 0, {}};
    } else {
        asked.field->numbers(judged, [&key](std::int64_t least, std::int64_t) {
            key = {true, key.any ? std::max(key.number, least) : least, {}};
        });
    }
    return key;
}

class Querying {
public:
    explicit Querying(const QueryOptions& options);

    int run();

private:
    bool is_wanted(const JudgedRecord& judged);
    void render(const JudgedRecord& judged, Rendered& rendered);
    void keep(const JudgedRecord& judged);
    void accept(Rendered& rendered);
    void put_kept();
    std::vector<InputError> judge_all();
    void tell_unmatched() const;

    const QueryOptions& options_;
    Filter filter_;
    QueryOutputs outputs_;
    std::uint64_t found_ = 0;
    std::unordered_set<Hash128> seen_;
    SortBuffer kept_;
    std::optional<AskedField> key_;  ///< what they are sorted by
    std::optional<Splitting> splitting_;
    std::optional<Progress> progress_;
};

Querying::Querying(const QueryOptions& options)
    : options_(options),
      filter_(options.filter),
      outputs_(options),
      kept_(options.max_records),
      progress_(progress_on_terminal()) {
    if (!options.split.empty()) {
        splitting_.emplace(options.split, options.into);
    }
    refuse_contradictions(options);
    if (!options.sort.empty()) {
        key_ = field_or_throw(options.sort);
    }
    outputs_.claim_targets();
}

bool Querying::is_wanted(const JudgedRecord& judged) {
    if (!filter_.matches(judged)) {
        return false;
    }
    if (!options_.unique && !options_.duplicates) {
        return true;
    }
    return seen_.insert(options_.same_by == "id" ? judged.id : hash_of_moves(judged)).second == options_.unique;
}

void Querying::render(const JudgedRecord& judged, Rendered& rendered) {
    outputs_.refuse_cut(judged);
    if (progress_) {
        rendered.totals.add(judged.record, judged.report);
    }
    if (judged.record.number == 0) {
        return;
    }
    const bool match = is_wanted(judged);
    if (match && options_.waits()) {
        rendered.found += splitting_ ? 1U : 0U;
        keep(judged);
        return;
    }
    rendered.found += match ? 1U : 0U;
    outputs_.render(judged, match, rendered);
}

void Querying::keep(const JudgedRecord& judged) {
    std::vector<SortKey> keys =
        splitting_ ? splitting_->keys_of(judged) : std::vector{key_ ? key_of(*key_, judged) : SortKey{}};
    kept_.add(std::move(keys), outputs_.waiting(judged));
}

void Querying::accept(Rendered& rendered) {
    outputs_.write(rendered);
    found_ += rendered.found;
    rendered.found = 0;
    rendered.totals = {};
}

void Querying::put_kept() {
    if (options_.sample) {
        kept_.sample(*options_.sample, options_.seed);
    }
    if (key_ || splitting_) {
        kept_.sort(options_.descending);
    }
    if (splitting_) {
        return;  // when all inputs could be read
    }
    found_ += kept_.size();
    kept_.each_with_key([this](const SortKey&, const std::string& text) { outputs_.put(text); });
}

std::vector<InputError> Querying::judge_all() {
    const std::size_t jobs = options_.in_order() ? 1 : options_.jobs;
    RunOptions run_options{
        options_.paths, {false, filter_.wants_completed(), false}, jobs, QueryOutputs::count, nullptr};
    run_options.identify = (options_.unique || options_.duplicates) && options_.same_by == "id";
    run_options.range = read_range(options_.range);
    run_options.follow = options_.follow;
    run_options.progress = progress_ ? &*progress_ : nullptr;
    return cli::run(
        run_options, [this](const JudgedRecord& judged, Rendered& rendered) { render(judged, rendered); },
        [this](Rendered& rendered) { accept(rendered); });
}

/// What was asked about that no record has: misspelt, perhaps.
void Querying::tell_unmatched() const {
    if (const std::string unmet = filter_.unmet(); found_ == 0 && !unmet.empty()) {
        std::fputs(fmt::format("arbiter: no record matches: {}\n", plain_line(unmet)).c_str(), stderr);
    }
    for (const std::string& sentence : filter_.missed()) {
        fmt::print(stderr, "arbiter: warning: {}\n", sentence);
    }
}

int Querying::run() {
    const std::vector<InputError> input_errors = judge_all();
    put_kept();
    if (options_.count) {
        fmt::print("{}\n", found_);
    }
    if (!is_unread(input_errors)) {
        outputs_.deliver();
        if (splitting_) {
            splitting_->write(kept_);
        }
    }
    print_input_errors(input_errors);
    tell_unmatched();
    return is_unread(input_errors) ? Exit::unreadable : Exit::clean;
}

}  // namespace

int query(const QueryOptions& options) {
    return Querying(options).run();
}

}  // namespace arbiter::cli
