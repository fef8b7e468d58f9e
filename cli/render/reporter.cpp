// Opens the reports that were asked for, and hands every record to each of them.
#include "cli/render/reporter.hpp"

#include "cli/render/formats.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <stdexcept>

namespace arbiter::cli {

void no_begin(const Closing&, std::string&) {}
void no_trouble(const Trouble&, std::string&) {}
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
    if (file != stdout) {
        std::fclose(file);
    }
}

Reporters::Reporters(const std::vector<std::string>& orders) {
    for (const std::string& order : orders) {
        const std::size_t equal = order.find('=');
        const std::string name = order.substr(0, equal);
        const Format* const format = find_format(name);
        if (format == nullptr || equal == std::string::npos || equal + 1 == order.size()) {
            throw std::runtime_error(
                fmt::format("--report {}: a report is FORMAT=PATH, and the formats are {}", order, format_names()));
        }
        Output output{format, {}, {}, order.substr(equal + 1), false, {}};
        output.file.reset(output.path == "-" ? stdout : std::fopen(output.path.c_str(), "wb"));
        output.waiting.reset(format->totals_first ? std::tmpfile() : nullptr);
        if (output.file == nullptr || (format->totals_first && output.waiting == nullptr)) {
            throw std::runtime_error(fmt::format("{}: cannot be written: {}", output.path, std::strerror(errno)));
        }
        reports_.push_back(std::move(output));
    }
}

bool Reporters::use_stdout() const {
    return std::any_of(reports_.begin(), reports_.end(), [](const Output& output) { return output.path == "-"; });
}

void Reporters::put(Output& output, std::string_view text) {
    std::FILE* const to = output.waiting ? output.waiting.get() : output.file.get();
    if (std::fwrite(text.data(), 1, text.size(), to) != text.size()) {
        throw std::runtime_error(fmt::format("{}: cannot be written: {}", output.path, std::strerror(errno)));
    }
}

void Reporters::begin() {
    for (Output& output : reports_) {
        if (!output.format->totals_first) {
            std::string text;
            output.format->begin({Tally{}, output.course, Troubles{}}, text);
            put(output, text);
        }
    }
}

void Reporters::render(const Judged& judged, std::vector<std::string>& outputs) const {
    for (std::size_t i = 0; i < reports_.size(); ++i) {
        const Format& format = *reports_[i].format;
        std::string& text = outputs[i + 1];
        const std::size_t before = text.size();
        text += format.separator;
        format.record(judged, text);
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
    const File waiting = std::move(output.waiting);
    std::string text;
    output.format->begin(closing, text);
    put(output, text);
    if (std::fflush(waiting.get()) != 0) {
        throw std::runtime_error(
            fmt::format("the temporary file of {} cannot be written: {}", output.path, std::strerror(errno)));
    }
    std::rewind(waiting.get());
    std::string buffer(std::size_t{1} << 16U, '\0');
    while (const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), waiting.get())) {
        put(output, std::string_view(buffer).substr(0, got));
    }
}

void Reporters::tell(const Troubles& troubles) {
    for (const Trouble& trouble : troubles) {
        std::vector<std::string> outputs(reports_.size() + 1);
        for (std::size_t i = 0; i < reports_.size(); ++i) {
            std::string told;
            reports_[i].format->trouble(trouble, told);
            outputs[i + 1] = told.empty() ? told : std::string(reports_[i].format->separator) + told;
        }
        write(outputs);
    }
}

void Reporters::end(const Tally& tally, const Troubles& troubles) {
    tell(troubles);
    for (Output& output : reports_) {
        std::string text;
        if (output.format->totals_first) {
            begin_late({tally, output.course, troubles}, output);
        }
        output.format->end({tally, output.course, troubles}, text);
        put(output, text);
        if (std::fflush(output.file.get()) != 0) {
            throw std::runtime_error(fmt::format("{}: cannot be written: {}", output.path, std::strerror(errno)));
        }
    }
}

}  // namespace arbiter::cli
