// Opens the reports that were asked for, and hands every record to each of them.
#include "cli/report/reporter.hpp"

#include "cli/report/formats.hpp"
#include "cli/report/numbering.hpp"
#include "cli/text/file_name.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <stdexcept>

namespace arbiter::cli {

namespace {

constexpr std::string_view untold = "findings";

}  // namespace

bool tells(std::uint64_t findings, ReportState& course) {
    const bool fits = course.findings + findings <= most_told_findings;
    (fits ? course.findings : course.dropped[std::string(untold)]) += findings;
    return fits;
}

std::string untold_in_words(const ReportState& course) {
    const auto found = course.dropped.find(untold);
    if (found == course.dropped.end() || found->second == 0) {
        return {};
    }
    return fmt::format("{} {} left out of this report, which tells {}", counted(found->second, "more finding"),
                       found->second == 1 ? "is" : "are", most_told_findings);
}

void no_begin(const Closing&, std::string&) {}
void no_trouble(const InputError&, const Parts&, std::string&) {}
void no_end(const Closing&, std::string&) {}

const Format* find_format(std::string_view name) {
    const auto found =
        std::find_if(formats().begin(), formats().end(), [name](const Format& format) { return format.name == name; });
    return found == formats().end() ? nullptr : &*found;
}

std::string format_names() {
    std::string names;
    for (const Format& format : formats()) {
        names += fmt::format("{}{}", names.empty() ? "" : ", ", format.name);
    }
    return names;
}

void Reporters::Close::operator()(std::FILE* file) const {
    std::fclose(file);
}

Reporters::Reporters(const std::vector<std::string>& orders, const Parts& parts, OutputCommit& delivery) {
    for (const std::string& order : orders) {
        const std::size_t equal = order.find('=');
        const std::string name = order.substr(0, equal);
        if (find_format(name) == nullptr || equal == std::string::npos || equal + 1 == order.size()) {
            throw std::runtime_error(
                fmt::format("--report {}: a report is FORMAT=PATH, and the formats are {}", order, format_names()));
        }
        add(name, parts, delivery.open(order.substr(equal + 1)));
    }
}

void Reporters::add(std::string_view format, const Parts& parts) {
    reports_.push_back({find_format(format), parts, nullptr, {}, false, {}});
}

void Reporters::add(std::string_view format, const Parts& parts, AtomicFile& file) {
    Output output{find_format(format), parts, &file, {}, false, {}};
    if (output.format->totals_first) {
        output.waiting.reset(std::tmpfile());
        if (output.waiting == nullptr) {
            fail_waiting(output);
        }
    }
    reports_.push_back(std::move(output));
}

/// Where the records of a report wait for the totals is no place that the user has named.
void Reporters::fail_waiting(const Output& output) {
    throw std::runtime_error(fmt::format("the temporary file of {} cannot be written: {}",
                                         shown_name(output.file->destination().path()), std::strerror(errno)));
}

bool Reporters::use_stdout() const {
    return std::any_of(reports_.begin(), reports_.end(), [](const Output& output) {
        return output.file != nullptr && output.file->destination().is_standard_output();
    });
}

bool Reporters::identify() const {
    return std::any_of(reports_.begin(), reports_.end(),
                       [](const Output& output) { return output.parts.id || output.format->identifies; });
}

void Reporters::put(Output& output, std::string_view text) {
    if (output.waiting == nullptr) {
        output.file->write(text);
    } else if (std::fwrite(text.data(), 1, text.size(), output.waiting.get()) != text.size()) {
        fail_waiting(output);
    }
}

void Reporters::begin() {
    for (Output& output : reports_) {
        if (!output.format->totals_first) {
            std::string text;
            output.format->begin({RunTotals{}, output.course, InputErrors{}}, text);
            put(output, text);
        }
    }
}

void Reporters::render(const JudgedRecord& judged, std::vector<std::string>& outputs) const {
    for (std::size_t i = 0; i < reports_.size(); ++i) {
        const Format& format = *reports_[i].format;
        std::string& text = outputs[i + 1];
        const std::size_t before = text.size();
        text += format.separator;
        format.record(judged, reports_[i].parts, text);
        if (text.size() == before + format.separator.size()) {
            text.resize(before);  // nothing to say of this record
        }
    }
}

void Reporters::write(std::vector<std::string>& outputs) {
    for (std::size_t i = 0; i < reports_.size(); ++i) {
        Output& output = reports_[i];
        if (output.format->in_order != nullptr) {
            output.format->in_order(output.course, outputs[i + 1]);
        }
        if (output.parts.id) {
            number_ids("\"id\":\"", output.course, outputs[i + 1]);
        }
        std::string_view text = outputs[i + 1];
        if (!output.begun && !text.empty()) {
            text.remove_prefix(output.format->separator.size());
            output.begun = true;
        }
        put(output, text);
    }
}

/// The beginning, now that the totals are known, then the records that waited for it.
void Reporters::begin_late(const Closing& closing, Output& output) {
    const Waiting waiting = std::move(output.waiting);
    std::string text;
    output.format->begin(closing, text);
    put(output, text);
    if (std::fflush(waiting.get()) != 0) {
        fail_waiting(output);
    }
    std::rewind(waiting.get());
    std::string buffer(std::size_t{1} << 16U, '\0');
    while (const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), waiting.get())) {
        put(output, std::string_view(buffer).substr(0, got));
    }
    if (std::ferror(waiting.get()) != 0) {
        fail_waiting(output);
    }
}

void Reporters::tell(const InputErrors& input_errors) {
    for (const InputError& input_error : input_errors) {
        std::vector<std::string> outputs(reports_.size() + 1);
        for (std::size_t i = 0; i < reports_.size(); ++i) {
            std::string told;
            reports_[i].format->input_error(input_error, reports_[i].parts, told);
            outputs[i + 1] = told.empty() ? told : std::string(reports_[i].format->separator) + told;
        }
        write(outputs);
    }
}

void Reporters::end(const RunTotals& totals, const InputErrors& input_errors) {
    tell(input_errors);
    for (Output& output : reports_) {
        std::string text;
        if (output.format->totals_first) {
            begin_late({totals, output.course, input_errors}, output);
        }
        output.format->end({totals, output.course, input_errors}, text);
        put(output, text);
    }
}

}  // namespace arbiter::cli
