// Copies records as they stand, or names them, and refuses what would lose one.
#include "cli/commands/query_outputs.hpp"

#include "cli/input/record_file.hpp"
#include "cli/input/standard_streams.hpp"
#include "cli/report/record_json.hpp"
#include "cli/text/file_name.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <vector>

namespace arbiter::cli {
namespace {

enum Output : std::size_t { printed, into, rest, outputs };
static_assert(outputs == QueryOutputs::count);

/// The record as it stands, with the line break that the next one needs before it.
void append_record(const RecordText& record, std::string& text) {
    text += record.text;
    text += record.text.empty() || record.text.ends_with('\n') ? "" : "\n";
}

/// Why the record cannot be copied; empty when it can. Of what is too long only the beginning is in memory.
std::string fault_of_copy(const JudgedRecord& judged) {
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
std::set<std::string, std::less<>> inputs_at(const OutputTarget& destination, const std::vector<std::string>& paths) {
    std::vector<InputError> told_later;
    std::set<std::string, std::less<>> same;
    for (const std::string& path : expand(paths, told_later)) {
        if (destination.is_among({path})) {
            same.insert(path);
        }
    }
    return same;
}

}  // namespace

QueryOutputs::QueryOutputs(const QueryOptions& options)
    : options_(options),
      delivery_(options.paths),
      into_(options.split.empty() ? open(options.into) : nullptr),
      rest_(open(options.rest)),
      names_(!options.count && !options.records && options.split.empty()) {}

AtomicFile* QueryOutputs::open(const std::string& path) {
    return path.empty() ? nullptr : &delivery_.open(path, OutputCommit::Over::inputs);
}

void QueryOutputs::claim_targets() {
    for (const AtomicFile* const file : {into_, rest_}) {
        if (file != nullptr && file->destination().is_standard_output()) {
            print_to(*file);
        }
        if (file != nullptr && delivery_.replaces_input(*file)) {
            replace_with(*file);
        }
    }
}

/// Standard output then holds the records, and nothing else.
void QueryOutputs::print_to(const AtomicFile& file) {
    if (!names_) {
        file.destination().refuse("standard output is needed for --count or --records");
    }
    names_ = false;
}

/// Two inputs that exchange records cannot both be replaced at one moment.
void QueryOutputs::replace_with(const AtomicFile& file) {
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

bool QueryOutputs::copies() const {
    return options_.records || !options_.split.empty() || into_ != nullptr || rest_ != nullptr;
}

void QueryOutputs::refuse_cut(const JudgedRecord& judged) const {
    if (const std::string fault = copies() ? fault_of_copy(judged) : ""; !fault.empty()) {
        throw std::runtime_error(fmt::format("{}:{}: {}, which cannot be copied; nothing is written",
                                             shown_name(judged.file), judged.record.line, fault));
    }
}

void QueryOutputs::render(const JudgedRecord& judged, bool match, Rendered& rendered) const {
    render_copy(judged, match, rendered);
    if (match && options_.records) {
        append_record(judged.record, rendered.outputs[printed]);
    } else if (match && names_) {
        print(judged, rendered.outputs[printed]);
    }
}

void QueryOutputs::render_copy(const JudgedRecord& judged, bool match, Rendered& rendered) const {
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

/// The record's name, or what is to be known of it.
void QueryOutputs::print(const JudgedRecord& judged, std::string& text) const {
    if (options_.json) {
        Parts parts;
        parts.id = options_.same_by == "id" && options_.in_order();
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

void QueryOutputs::write(Rendered& rendered) {
    std::fwrite(rendered.outputs[printed].data(), 1, rendered.outputs[printed].size(), stdout);
    if (into_ != nullptr) {
        into_->write(rendered.outputs[into]);
    }
    if (rest_ != nullptr) {
        rest_->write(rendered.outputs[rest]);
    }
    for (std::string& output : rendered.outputs) {
        output.clear();
    }
}

std::string QueryOutputs::waiting(const JudgedRecord& judged) const {
    std::string text;
    if (into_ != nullptr || options_.records || !options_.split.empty()) {
        append_record(judged.record, text);
    } else if (names_) {
        print(judged, text);
    }
    return text;
}

void QueryOutputs::put(const std::string& text) {
    if (into_ != nullptr) {
        into_->write(text);
    } else {
        std::fwrite(text.data(), 1, text.size(), stdout);
    }
}

void QueryOutputs::deliver() {
    if (lost_ != 0) {
        throw std::runtime_error(fmt::format("{} of {} would be lost, which {}; nothing is written",
                                             counted(lost_.load(), "record"), shown_name(*replaced_.begin()),
                                             rest_ == nullptr ? "--rest FILE keeps" : "--into FILE keeps"));
    }
    deliver_standard_output();
    delivery_.keep();
}

}  // namespace arbiter::cli
