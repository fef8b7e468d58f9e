// Divides the bytes of all inputs.
#include "cli/input/range.hpp"

#include "cli/input/record_file.hpp"
#include "cli/text/plain_text.hpp"
#include "rules/registry/hash128.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace arbiter::cli {
namespace {

constexpr std::uint64_t most_parts = 1'000'000;

[[noreturn]] void refuse(std::string_view text) {
    throw std::runtime_error(fmt::format("--range {}: it is K/N, the K-th of N parts, such as 3/7; N is at most {}",
                                         plain_line(text), most_parts));
}

std::uint64_t number(std::string_view text, std::string_view whole) {
    std::uint64_t value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || stop != text.data() + text.size() || value == 0 || value > most_parts) {
        refuse(whole);
    }
    return value;
}

/// 0 for what is no file: it belongs to one part as a whole.
std::uint64_t size_of(const std::string& path) {
    std::error_code error;
    const bool regular = path != "-" && std::filesystem::is_regular_file(path, error);
    const std::uint64_t size = regular ? std::filesystem::file_size(path, error) : 0;
    return error ? 0 : size;
}

bool can_be_cut(const std::string& path, std::uint64_t size) {
    return size != 0 && !RecordFile(path).is_packed();
}

/// Where the part behind so many others begins.
std::uint64_t edge(const Portion& range, std::uint64_t parts_before, std::uint64_t total) {
    return total / range.of * parts_before + std::min(parts_before, total % range.of);
}

/// Of all bytes, those from `begin` on, up to `end`.
class Cutting {
public:
    Cutting(const Portion& range, std::uint64_t total)
        : begin_(edge(range, range.part - 1, total)),
          end_(range.part == range.of ? Stretch{}.end : edge(range, range.part, total)) {}

    Stretch next(const std::string& path, std::uint64_t size) {
        const std::uint64_t at = at_;
        at_ += size;
        const bool is_mine = at >= begin_ && at < end_;
        const bool reaches_in = at < begin_ && at_ > begin_;
        const bool reaches_out = is_mine && at_ > end_;
        if ((reaches_in || reaches_out) && can_be_cut(path, size)) {
            return {begin_ - std::min(begin_, at), at_ <= end_ ? Stretch{}.end : end_ - at};
        }
        return is_mine ? Stretch{} : Stretch{0, 0};
    }

private:
    std::uint64_t begin_;
    std::uint64_t end_;
    std::uint64_t at_ = 0;
};

}  // namespace

Portion read_range(std::string_view text) {
    if (text.empty()) {
        return {};
    }
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) {
        refuse(text);
    }
    const Portion range{number(text.substr(0, slash), text), number(text.substr(slash + 1), text)};
    if (range.part > range.of) {
        refuse(text);
    }
    return range;
}

std::vector<Stretch> stretches_of(const Portion& range, const std::vector<std::string>& files) {
    if (range.is_whole()) {
        return std::vector<Stretch>(files.size());
    }
    if (std::find(files.begin(), files.end(), "-") != files.end()) {
        throw std::runtime_error("--range: standard input cannot be cut into parts");
    }
    std::vector<std::uint64_t> sizes;
    std::uint64_t total = 0;
    for (const std::string& file : files) {
        total += sizes.emplace_back(size_of(file));
    }
    Cutting cutting(range, total);
    std::vector<Stretch> stretches;
    for (std::size_t i = 0; i < files.size(); ++i) {
        stretches.push_back(cutting.next(files[i], sizes[i]));
    }
    return stretches;
}

std::string hash_of_inputs(const std::vector<std::string>& files) {
    Hasher hasher;
    for (const std::string& file : files) {
        hasher.add(fmt::format("{} {}\n", size_of(file), file));
    }
    return hasher.value().digits();
}

}  // namespace arbiter::cli
