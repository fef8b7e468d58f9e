// Looks at the clock each time something was read, and shows itself a few times a second.
#include "cli/run/progress.hpp"

#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <numeric>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace arbiter::cli {
namespace {

constexpr std::chrono::milliseconds patience{300};
constexpr std::uint64_t megabyte = 1'000'000;

std::string words_of_bytes(std::uint64_t bytes) {
    return bytes < megabyte ? fmt::format("{} kB", bytes / 1000) : fmt::format("{} MB", bytes / megabyte);
}

std::string words_of_time(std::uint64_t seconds) {
    return seconds < 60     ? fmt::format("{} s", seconds)
           : seconds < 3600 ? fmt::format("{}:{:02} min", seconds / 60, seconds % 60)
                            : fmt::format("{}:{:02} h", seconds / 3600, seconds / 60 % 60);
}

/// 0 where somebody else decides when it ends.
std::uint64_t size_of_all(const std::vector<std::string>& files) {
    std::uint64_t total = 0;
    for (const std::string& file : files) {
        std::error_code error;
        const bool known = file != "-" && std::filesystem::is_regular_file(file, error);
        const std::uint64_t size = known ? std::filesystem::file_size(file, error) : 0;
        if (!known || error) {
            return 0;
        }
        total += size;
    }
    return total;
}

}  // namespace

std::string words_of(const Advance& advance, std::uint64_t total, std::chrono::milliseconds since) {
    const bool known = total != 0 && advance.bytes != 0 && advance.bytes <= total;
    std::string text = words_of_bytes(advance.bytes);
    text += known ? fmt::format(" of {}", words_of_bytes(total)) : "";
    text += fmt::format(", {}, {}", counted(advance.records, "record"), counted(advance.findings, "finding"));
    if (known) {
        const double left = static_cast<double>(total - advance.bytes) / static_cast<double>(advance.bytes);
        const auto seconds = static_cast<std::uint64_t>(left * static_cast<double>(since.count()) / 1000 + 0.5);
        text += fmt::format(", {} left", words_of_time(seconds));
    }
    return text;
}

Progress::Progress() : begun_(Clock::now()), next_(begun_ + patience) {}

std::optional<Progress> progress_on_terminal() {
    return ::isatty(STDERR_FILENO) != 0 ? std::optional<Progress>(std::in_place) : std::nullopt;
}

void Progress::begin(const std::vector<std::string>& files) {
    total_ = size_of_all(files);
}

void Progress::read(std::uint64_t bytes) {
    advance_.bytes += bytes;
    const Clock::time_point now = Clock::now();
    if (now < next_) {
        return;
    }
    next_ = now + patience;
    shown_ = true;
    const auto since = std::chrono::duration_cast<std::chrono::milliseconds>(now - begun_);
    fmt::print(stderr, "\r{}\x1B[K", words_of(advance_, total_, since));
    std::fflush(stderr);
}

void Progress::judged(const RunTotals& totals) {
    advance_.records += totals.records;
    advance_.findings = std::accumulate(totals.severities.begin(), totals.severities.end(), advance_.findings);
}

void Progress::hide() {
    if (shown_) {
        shown_ = false;
        std::fputs("\r\x1B[K", stderr);
        std::fflush(stderr);
    }
}

}  // namespace arbiter::cli
