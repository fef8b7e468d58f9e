#include "cli/render/reporter.hpp"

#include "cli/render/formats.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <stdexcept>

namespace arbiter::cli {

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
        Output output{format, {}, order.substr(equal + 1), false};
        output.file.reset(output.path == "-" ? stdout : std::fopen(output.path.c_str(), "wb"));
        if (output.file == nullptr) {
            throw std::runtime_error(fmt::format("{}: cannot be written: {}", output.path, std::strerror(errno)));
        }
        reports_.push_back(std::move(output));
    }
}

bool Reporters::use_stdout() const {
    return std::any_of(reports_.begin(), reports_.end(), [](const Output& output) { return output.path == "-"; });
}

void Reporters::put(Output& output, std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), output.file.get()) != text.size()) {
        throw std::runtime_error(fmt::format("{}: cannot be written: {}", output.path, std::strerror(errno)));
    }
}

void Reporters::begin() {
    for (Output& output : reports_) {
        std::string text;
        output.format->begin(text);
        put(output, text);
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

void Reporters::write(const std::vector<std::string>& outputs) {
    for (std::size_t i = 0; i < reports_.size(); ++i) {
        std::string_view text = outputs[i + 1];
        if (!reports_[i].begun && !text.empty()) {
            text.remove_prefix(reports_[i].format->separator.size());
            reports_[i].begun = true;
        }
        put(reports_[i], text);
    }
}

void Reporters::end(const Tally& tally) {
    for (Output& output : reports_) {
        std::string text;
        output.format->end(tally, text);
        put(output, text);
        if (std::fflush(output.file.get()) != 0) {
            throw std::runtime_error(fmt::format("{}: cannot be written: {}", output.path, std::strerror(errno)));
        }
    }
}

}  // namespace arbiter::cli
