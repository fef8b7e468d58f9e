// Runs query: sorts records into those that are as asked and the rest, and lists, counts or copies them.
#include "cli/commands/query.hpp"

#include "cli/delivery.hpp"
#include "cli/kept_texts.hpp"
#include "cli/options.hpp"
#include "cli/record_file.hpp"
#include "cli/render/file_name.hpp"
#include "cli/render/json.hpp"
#include "cli/render/plain_text.hpp"
#include "cli/run.hpp"
#include "cli/run_aids.hpp"
#include "cli/seen_marks.hpp"
#include "cli/splitting.hpp"
#include "cli/standard_streams.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <functional>
#include <optional>
#include <set>
#include <stdexcept>
#include <utility>

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
    bool is_wanted(const Judged& judged);
    void render(const Judged& judged, Rendered& rendered);
    void render_copy(const Judged& judged, bool match, Rendered& rendered) const;
    void render_name(const Judged& judged, Rendered& rendered) const;
    void print(const Judged& judged, std::string& text) const;
    void keep(const Judged& judged);
    void put_kept();
    /// Whether what becomes of a record rests on others: then one thread judges.
    bool in_order() const { return keeps() || options_.unique || options_.duplicates; }
    /// Whether all have to be known first.
    bool keeps() const { return options_.sample.has_value() || !options_.sort.empty() || splitting_; }
    void check_order();
    void put(const std::string& text);
    void refuse_cut(const Judged& judged) const;
    void accept(Rendered& rendered);
    void deliver();
    bool copies() const { return options_.records || splitting_ || into_ != nullptr || rest_ != nullptr; }
    SortKey sort_key(const Judged& judged) const;

    const QueryOptions& options_;
    Filter filter_;
    Delivery delivery_;
    FreshFile* into_;
    FreshFile* rest_;
    bool names_ = true;                            ///< print the names of the records
    std::set<std::string, std::less<>> replaced_;  ///< the inputs that an output takes the place of
    mutable std::atomic<std::uint64_t> lost_ = 0;  ///< records of theirs that no output has
    std::uint64_t found_ = 0;
    SeenMarks seen_;
    KeptTexts kept_;
    std::optional<AskedField> key_;  ///< what they are sorted by
    std::optional<Splitting> splitting_;
    RunAids aids_;
};

Querying::Querying(const QueryOptions& options)
    : options_(options),
      filter_(options.filter),
      delivery_(options.paths),
      into_(options.split.empty() ? open(options.into) : nullptr),
      rest_(open(options.rest)),
      names_(!options.count && !options.records && options.split.empty()),
      aids_(options.cache) {
    if (!options.split.empty()) {
        splitting_.emplace(options.split, options.into);
    }
    check_order();
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

/// What cannot be had together, before anything is read.
void Querying::check_order() {
    if (splitting_ && rest_ != nullptr) {
        throw std::runtime_error("--split writes no --rest");
    }
    if (keeps() && (rest_ != nullptr || (into_ != nullptr && !names_))) {
        throw std::runtime_error("--sample and --sort go with one output: no --rest, and --into or --records");
    }
    if (splitting_ && (!options_.sort.empty() || options_.records || options_.json)) {
        throw std::runtime_error(
            "--split writes files in the order of the input: it goes with no --sort, --records and "
            "--json");
    }
    if (options_.follow && keeps()) {
        throw std::runtime_error("--follow goes with no --sample, --sort and --split, which wait for all records");
    }
    if (options_.unique && options_.duplicates) {
        throw std::runtime_error("--unique and --duplicates leave nothing together");
    }
    if (!options_.sort.empty()) {
        key_ = field_or_throw(options_.sort);
    }
}

bool Querying::is_wanted(const Judged& judged) {
    if (!filter_.matches(judged)) {
        return false;
    }
    if (!options_.unique && !options_.duplicates) {
        return true;
    }
    return seen_.add(options_.same_by == "id" ? judged.id : mark_of_moves(judged)) == options_.unique;
}

void Querying::render(const Judged& judged, Rendered& rendered) {
    refuse_cut(judged);
    if (aids_.progress() != nullptr) {
        rendered.tally.add(judged.record, judged.report);
    }
    if (judged.record.number == 0) {
        return;
    }
    const bool match = is_wanted(judged);
    if (match && keeps()) {
        rendered.found += splitting_ ? 1U : 0U;
        keep(judged);
        return;
    }
    render_copy(judged, match, rendered);
    if (match) {
        ++rendered.found;
        render_name(judged, rendered);
    }
}

SortKey key_of(const AskedField& asked, const Judged& judged) {
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

SortKey Querying::sort_key(const Judged& judged) const {
    return key_ ? key_of(*key_, judged) : SortKey{};
}

void Querying::keep(const Judged& judged) {
    std::string text;
    if (into_ != nullptr || options_.records || splitting_) {
        append_record(judged.record, text);
    } else if (names_) {
        print(judged, text);
    }
    for (const SortKey& key : splitting_ ? splitting_->keys_of(judged) : std::vector<SortKey>{sort_key(judged)}) {
        kept_.add(key, text);
    }
}

void Querying::put(const std::string& text) {
    if (into_ != nullptr) {
        into_->write(text);
    } else {
        std::fwrite(text.data(), 1, text.size(), stdout);
    }
}

void Querying::put_kept() {
    if (options_.sample) {
        kept_.sample(*options_.sample, options_.seed);
    }
    if (key_ || splitting_) {
        kept_.sort(options_.descending);
    }
    found_ += splitting_ ? 0 : kept_.size();
    if (splitting_) {
        return;  // when all inputs could be read
    }
    kept_.each([this](const std::string& text) { put(text); });
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
        print(judged, rendered.outputs[printed]);
    }
}

/// The record's name, or what is to be known of it.
void Querying::print(const Judged& judged, std::string& text) const {
    if (options_.json) {
        Parts parts;
        parts.id = options_.same_by == "id" && in_order();
        parts.breakdown = false;
        parts.completed = false;
        parts.header = true;
        write_json(judged, parts, text);
        text += '\n';
    } else {
        text += fmt::format("{}:{}: record {}", shown_name(judged.file), judged.record.line, judged.record.number);
        text += options_.null ? '\0' : '\n';
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
    found_ += rendered.found;
    rendered.found = 0;
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
    if (splitting_) {
        splitting_->write(kept_);
    }
}

int Querying::run() {
    RunOptions run_options{
        options_.paths, {false, filter_.wants_completed(), false}, in_order() ? 1 : options_.jobs, outputs, nullptr};
    run_options.identify = (options_.unique || options_.duplicates) && options_.same_by == "id";
    run_options.range = read_range(options_.range);
    run_options.follow = options_.follow;
    aids_.lend(run_options);
    const std::vector<Trouble> troubles = cli::run(
        run_options, [this](const Judged& judged, Rendered& rendered) { render(judged, rendered); },
        [this](Rendered& rendered) { accept(rendered); });
    aids_.keep();
    put_kept();
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
    for (const std::string& sentence : filter_.missed()) {
        fmt::print(stderr, "arbiter: warning: {}\n", sentence);
    }
    return !is_unread(troubles) ? Exit::clean : Exit::unreadable;
}

}  // namespace

int query(const QueryOptions& options) {
    return Querying(options).run();
}

}  // namespace arbiter::cli
