// Lines of JSON, and between them the texts, each as long as the line before says.
#include "cli/run/partial_results.hpp"

#include "cli/run/sums_json.hpp"
#include "cli/text/file_name.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <stdexcept>

namespace arbiter::cli {
namespace {

constexpr std::size_t most_of_line = std::size_t{64} << 20U;
constexpr std::uint64_t most_of_text = std::uint64_t{1} << 30U;

Json json_of(const InputErrors& input_errors) {
    Json json = Json::array();
    for (const InputError& input_error : input_errors) {
        json.push_back(
            {{"path", hex(input_error.path)}, {"why", hex(input_error.why)}, {"skipped", input_error.skipped}});
    }
    return json;
}

InputErrors troubles_of(const Json& json) {
    InputErrors input_errors;
    for (const Json& one : json) {
        InputError& input_error = input_errors.emplace_back();
        input_error.path = from_hex(one.at("path"));
        input_error.why = from_hex(one.at("why"));
        input_error.skipped = one.at("skipped");
    }
    return input_errors;
}

PartialHead head_of(const Json& json) {
    PartialHead head;
    head.version = json.at("arbiter-part");
    head.command = json.at("command");
    head.question = json.at("question");
    head.formats = json.at("formats").get<std::vector<std::string>>();
    head.ids = json.at("ids");
    head.inputs = json.at("inputs");
    head.range =
        read_range(fmt::format("{}/{}", json.at("part").get<std::uint64_t>(), json.at("of").get<std::uint64_t>()));
    return head;
}

}  // namespace

bool PartialHead::is_of_same_run(const PartialHead& other) const {
    return version == other.version && command == other.command && question == other.question &&
           formats == other.formats && ids == other.ids && inputs == other.inputs && range.of == other.range.of;
}

PartialWriter::PartialWriter(AtomicFile& file, const PartialHead& head) : file_(file) {
    file_.write(to_line({{"arbiter-part", head.version},
                         {"command", head.command},
                         {"question", head.question},
                         {"formats", head.formats},
                         {"ids", head.ids},
                         {"inputs", head.inputs},
                         {"part", head.range.part},
                         {"of", head.range.of}}) +
                '\n');
}

void PartialWriter::write(const std::vector<std::string>& texts, std::size_t first) {
    Json sizes = Json::array();
    for (std::size_t i = first; i < texts.size(); ++i) {
        sizes.push_back(texts[i].size());
    }
    file_.write(to_line({{"texts", sizes}}) + '\n');
    for (std::size_t i = first; i < texts.size(); ++i) {
        file_.write(texts[i]);
    }
}

void PartialWriter::close(const PartialEnd& end) {
    file_.write(to_line({{"tally", json_of(end.totals)},
                         {"troubles", json_of(end.input_errors)},
                         {"sums", end.sums.empty() ? Json() : Json::parse(end.sums)}}) +
                '\n');
}

PartialReader::PartialReader(const std::string& path) : path_(path), file_(path) {
    try {
        head_ = head_of(json_in(line()));
    } catch (const Json::exception&) {
        refuse("it is no part of a run");
    }
}

void PartialReader::refuse(std::string_view why) const {
    throw std::runtime_error(fmt::format("{}: {}", shown_name(path_), file_.error().empty() ? why : file_.error()));
}

/// Reads on; 0 at the end.
std::size_t PartialReader::fill() {
    if (at_ == buffer_.size()) {
        buffer_.clear();
        at_ = 0;
    }
    const std::size_t before = buffer_.size();
    buffer_.resize(before + (std::size_t{1} << 16U));
    const std::size_t got = file_.error().empty() ? file_.read(buffer_.data() + before, buffer_.size() - before) : 0;
    buffer_.resize(before + got);
    return got;
}

std::string PartialReader::line() {
    std::size_t end = buffer_.find('\n', at_);
    while (end == std::string::npos) {
        if (buffer_.size() - at_ > most_of_line || fill() == 0) {
            refuse(at_ == 0 ? "it is no part of a run" : "it was not finished");
        }
        end = buffer_.find('\n', at_);
    }
    const std::string text = buffer_.substr(at_, end - at_);
    at_ = end + 1;
    return text;
}

void PartialReader::read_text(std::uint64_t size, std::string& text) {
    text.clear();
    while (text.size() < size) {
        if (at_ == buffer_.size() && fill() == 0) {
            refuse("it was not finished");
        }
        const std::size_t some = std::min<std::uint64_t>(size - text.size(), buffer_.size() - at_);
        text.append(buffer_, at_, some);
        at_ += some;
    }
}

bool PartialReader::next(std::vector<std::string>& texts) {
    try {
        const Json json = json_in(line());
        if (!json.contains("texts")) {
            end_ = {tally_of(json.at("tally")), troubles_of(json.at("troubles")),
                    json.at("sums").is_null() ? std::string() : to_line(json.at("sums"))};
            return false;
        }
        const auto sizes = json.at("texts").get<std::vector<std::uint64_t>>();
        if (sizes.size() != head_.formats.size() ||
            std::any_of(sizes.begin(), sizes.end(), [](std::uint64_t size) { return size > most_of_text; })) {
            refuse("it is damaged");
        }
        texts.resize(sizes.size());
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            read_text(sizes[i], texts[i]);
        }
    } catch (const Json::exception&) {
        refuse("it is damaged");
    } catch (const std::logic_error&) {
        refuse("it is damaged");  // no hexadecimal digits
    }
    return true;
}

}  // namespace arbiter::cli
