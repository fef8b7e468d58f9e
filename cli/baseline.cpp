// Reads the report of an earlier run back, and compares records with what they were then.
#include "cli/baseline.hpp"

#include "cli/baseline_line.hpp"
#include "cli/digest.hpp"
#include "cli/render/file_name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <stdexcept>
#include <unistd.h>

namespace arbiter::cli {
namespace {

constexpr std::size_t read_bytes = std::size_t{64} << 10U;

/// Two records may have one key: what is found is compared.
std::uint64_t key_of(std::string_view file, std::uint64_t record) {
    return std::hash<std::string_view>{}(file) ^ (record * 0x9E3779B97F4A7C15U);
}

}  // namespace

Baseline::Baseline(const std::string& path) : path_(path), file_(path) {
    if (!file_.error().empty()) {
        return;
    }
    if (!file_.is_regular()) {
        copy_.reset(std::tmpfile());
    }
    read();
    sort();
}

void Baseline::read() {
    std::string buffer(read_bytes, '\0');
    std::string line;
    std::uint64_t offset = 0;
    std::uint64_t number = 0;
    while (const std::size_t got = file_.read(buffer.data(), buffer.size())) {
        const std::string_view bytes = std::string_view(buffer).substr(0, got);
        keep_copy(bytes);
        for (std::size_t at = 0; at < got;) {
            const std::size_t end = std::min(bytes.find('\n', at), got);
            line += bytes.substr(at, end - at);
            at = end + 1;
            if (end != got) {
                add(line, offset, ++number);
                offset += line.size() + 1;
                line.clear();
            }
        }
    }
    if (!line.empty()) {
        add(line, offset, ++number);
    }
}

void Baseline::keep_copy(std::string_view bytes) {
    if (!file_.is_regular() &&
        (copy_ == nullptr || std::fwrite(bytes.data(), 1, bytes.size(), copy_.get()) != bytes.size() ||
         std::fflush(copy_.get()) != 0)) {
        throw std::runtime_error(fmt::format("the temporary copy of {} cannot be written", shown_name(path_)));
    }
}

void Baseline::add(std::string_view text, std::uint64_t offset, std::uint64_t number) {
    const std::optional<BaselineLine> line = read_baseline_line(text);
    if (!line) {
        throw std::runtime_error(
            fmt::format("{}:{}: not a line that arbiter check --report jsonl=… writes", shown_name(path_), number));
    }
    if (line->is_unread) {
        return;
    }
    lines_.push_back({key_of(line->file, line->record), offset});
}

void Baseline::sort() {
    const auto before = [](const Line& a, const Line& b) {
        return a.key != b.key ? a.key < b.key : a.offset < b.offset;
    };
    std::sort(lines_.begin(), lines_.end(), before);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        size_ += i == 0 || lines_[i].key != lines_[i - 1].key ? 1U : 0U;
    }
}

std::string Baseline::line_at(std::uint64_t offset) const {
    std::array<char, 4096> buffer;
    std::string line;
    for (std::size_t end = std::string::npos; end == std::string::npos;) {
        const ssize_t got =
            copy_
                ? ::pread(::fileno(copy_.get()), buffer.data(), buffer.size(), static_cast<off_t>(offset + line.size()))
                : static_cast<ssize_t>(file_.read_at(offset + line.size(), buffer.data(), buffer.size()));
        if (got <= 0) {
            break;
        }
        const std::string_view part(buffer.data(), static_cast<std::size_t>(got));
        end = part.find('\n');
        line += part.substr(0, end);
    }
    return line;
}

/// Of several lines for one record the last counts.
std::optional<std::string> Baseline::find(const Judged& judged) const {
    const std::string file = shown_name(judged.file);
    const std::uint64_t key = key_of(file, judged.record.number);
    auto at = std::upper_bound(lines_.begin(), lines_.end(), key,
                               [](std::uint64_t wanted, const Line& line) { return wanted < line.key; });
    while (at != lines_.begin() && (--at)->key == key) {
        std::optional<BaselineLine> line = read_baseline_line(line_at(at->offset));
        if (line && line->file == file && line->record == judged.record.number) {
            return std::move(line->digest);
        }
    }
    return std::nullopt;
}

std::string digest(const Judged& judged) {
    DigestWords words(name_of(judged.report.verdict));
    for (std::uint32_t i = 0; i < judged.report.score_count; ++i) {
        words.score(judged.report.scores[i]);
    }
    for (const Finding& finding : judged.report.findings) {
        const Place place = place_of(judged.record, finding.span.begin);
        words.finding({name_of(finding.severity), finding.rule->id, place.line - judged.record.line + 1, place.column});
    }
    return words.text();
}

}  // namespace arbiter::cli
