// Asks the files of the folder one after the other, and checks that the files
// beside the records are what they were.
#include "cli/cache/result_cache.hpp"

#include "cli/cache/report_bytes.hpp"
#include "cli/render/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <nettle/sha2.h>
#include <stdexcept>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

using Digest = std::array<std::uint8_t, SHA256_DIGEST_SIZE>;

class Hash {
public:
    Hash() { sha256_init(&context_); }
    void add(std::string_view bytes) {
        sha256_update(&context_, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
    }
    Digest digest() {
        Digest digest{};
        sha256_digest(&context_, digest.size(), digest.data());
        return digest;
    }

private:
    sha256_ctx context_{};
};

std::string digest_of(std::string_view bytes) {
    Hash hash;
    hash.add(bytes);
    const Digest digest = hash.digest();
    return {digest.begin(), digest.end()};
}

/// All that a report hangs on but for the files beside the record. Places in a
/// report count from the record's begin.
ResultKey key_of(const ResultCache::Question& question) {
    Hash hash;
    const Wishes& wishes = question.wishes;
    for (const bool wish :
         {wishes.breakdown, wishes.completed, wishes.sheet, wishes.mends, wishes.totals, question.identify}) {
        hash.add(wish ? "1" : "0");
    }
    hash.add(question.record.text);
    const Digest digest = hash.digest();
    ResultKey key{};
    std::copy_n(digest.begin(), key.size(), key.begin());
    return key;
}

/// Another build judges otherwise, even of the same version.
std::uint64_t mark_of_program() {
    struct stat status {};
    const bool known = ::stat("/proc/self/exe", &status) == 0;
    const std::string digest =
        digest_of(fmt::format("{} {} {} {}", ARBITER_VERSION, known ? status.st_size : 0,
                              known ? status.st_mtim.tv_sec : 0, known ? status.st_mtim.tv_nsec : 0));
    std::uint64_t mark = 0;
    std::memcpy(&mark, digest.data(), sizeof mark);
    return mark;
}

/// A file that a record names, and what stood in it; the digest is empty where
/// there was none.
struct Beside {
    std::string name;
    std::string digest;
};

void append(std::string_view text, std::string& bytes) {
    const auto size = static_cast<std::uint32_t>(text.size());
    bytes.append(reinterpret_cast<const char*>(&size), sizeof size);
    bytes += text;
}

bool take(std::string_view& bytes, std::string_view& text) {
    std::uint32_t size = 0;
    if (bytes.size() < sizeof size) {
        return false;
    }
    std::memcpy(&size, bytes.data(), sizeof size);
    bytes.remove_prefix(sizeof size);
    if (bytes.size() < size) {
        return false;
    }
    text = bytes.substr(0, size);
    bytes.remove_prefix(size);
    return true;
}

std::string digest_of_file(const std::optional<std::string>& text) {
    return text ? digest_of(*text) : std::string{};
}

/// Takes the files off the front; false when one is another by now.
bool are_as_they_were(std::string_view& bytes, const FileReader& open) {
    for (;;) {
        std::string_view name;
        std::string_view digest;
        if (!take(bytes, name)) {
            return false;
        }
        if (name.empty()) {
            return true;
        }
        if (!take(bytes, digest) || digest_of_file(open(name)) != digest) {
            return false;
        }
    }
}

/// An unnamed file ends the list.
std::optional<std::string> entry_of(const std::vector<Beside>& files, Hash128 id, const Report& report,
                                    std::string_view text) {
    const std::optional<std::string> result = bytes_of(report, text);
    if (!result) {
        return std::nullopt;
    }
    std::string bytes;
    for (const Beside& file : files) {
        if (file.name.empty()) {
            return std::nullopt;
        }
        append(file.name, bytes);
        append(file.digest, bytes);
    }
    append({}, bytes);
    append({reinterpret_cast<const char*>(&id), sizeof id}, bytes);
    return bytes + *result;
}

bool take_id(std::string_view& bytes, Hash128& id) {
    std::string_view text;
    if (!take(bytes, text) || text.size() != sizeof id) {
        return false;
    }
    std::memcpy(&id, text.data(), sizeof id);
    return true;
}

struct Found {
    std::string path;
    fs::file_time_type time;
    std::uint64_t size = 0;
};

/// The last used first. Whatever cannot be looked at is somebody else's to
/// remove.
std::vector<Found> files_of(const std::string& folder, std::string_view ending) {
    std::vector<Found> found;
    std::error_code error;
    for (fs::directory_iterator at(folder, error); !error && at != fs::directory_iterator(); at.increment(error)) {
        std::error_code unknown;
        Found& one = found.emplace_back();
        one.path = at->path().string();
        one.time = at->last_write_time(unknown);
        one.size = unknown ? 0 : at->file_size(unknown);
        if (unknown || !one.path.ends_with(ending)) {
            found.pop_back();
        }
    }
    std::sort(found.begin(), found.end(), [](const Found& one, const Found& other) {
        return std::pair(other.time, one.path) < std::pair(one.time, other.path);
    });
    return found;
}

}  // namespace

ResultCache::ResultCache(std::string folder) : folder_(std::move(folder)), mark_(mark_of_program()) {
    std::error_code error;
    fs::create_directories(folder_, error);
    if (::access(folder_.c_str(), R_OK | W_OK | X_OK) != 0 || !fs::is_directory(folder_, error)) {
        throw std::runtime_error(fmt::format("--cache {}: {}", plain_line(folder_), std::strerror(errno)));
    }
    for (const Found& found : files_of(folder_, result_ending)) {
        if (sources_.size() < most_files) {
            sources_.push_back({found.path, ResultFile(found.path, mark_)});
        }
    }
}

bool ResultCache::recall(const ResultKey& key, const Question& question, Places& places, Report& report,
                         Hash128& id) const {
    places.resize(sources_.size());
    std::string entry;
    for (std::size_t i = 0; i < sources_.size(); ++i) {
        if (!sources_[i].file.find(key, places[i], entry)) {
            continue;
        }
        std::string_view bytes = entry;
        if (are_as_they_were(bytes, question.open) && take_id(bytes, id) &&
            read_report(bytes, question.record.text, report)) {
            sources_[i].used->store(true, std::memory_order_relaxed);
            return true;
        }
    }
    return false;
}

ResultCache::Answer ResultCache::judge(const Question& question, const Judging& judging, Places& places,
                                       Report& report) {
    const ResultKey key = key_of(question);
    Hash128 id;
    if (recall(key, question, places, report, id)) {
        return {true, id};
    }
    std::vector<Beside> files;
    const FileReader noted = [&](std::string_view name) {
        std::optional<std::string> text = question.open(name);
        Beside& file = files.emplace_back();
        file.name = name;
        file.digest = digest_of_file(text);
        return text;
    };
    id = judging(noted, report);
    if (const std::optional<std::string> bytes = entry_of(files, id, report, question.record.text)) {
        remember(key, *bytes);
    }
    return {false, id};
}

void ResultCache::remember(const ResultKey& key, std::string_view bytes) {
    const std::lock_guard lock(mutex_);
    if (refused_) {
        return;
    }
    if (writer_ == nullptr) {
        writer_ = std::make_unique<ResultWriter>(folder_, mark_);
    }
    writer_->add(key, bytes);
    if (writer_->is_full()) {
        finish();
    }
}

void ResultCache::finish() {
    refused_ = writer_ != nullptr && !writer_->finish();
    writer_ = nullptr;
}

void ResultCache::keep() {
    for (const Source& source : sources_) {
        if (*source.used) {
            source.file.touch();
        }
    }
    finish();
    prune();
}

/// A file that is in use stays readable; one that was never finished is removed
/// when its run has long ended.
void ResultCache::prune() const {
    std::error_code ignored;
    std::uint64_t bytes = 0;
    std::size_t count = 0;
    for (const Found& found : files_of(folder_, result_ending)) {
        bytes += found.size;
        if (++count > most_files || bytes > most_bytes) {
            fs::remove(found.path, ignored);
        }
    }
    const auto long_ago = fs::file_time_type::clock::now() - std::chrono::hours(24);
    for (const Found& found : files_of(folder_, unfinished_ending)) {
        if (found.time < long_ago) {
            fs::remove(found.path, ignored);
        }
    }
}

}  // namespace arbiter::cli
