// Results one behind the other, then their keys in order with their places,
// then where that begins.
#include "cli/cache/result_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace arbiter::cli {
namespace {

constexpr std::uint64_t magic = 0x3173746C75736572;  // "results1"
constexpr std::size_t fence_step = 128;              // keys in a block of the index
constexpr std::size_t window_bytes = std::size_t{64} << 10U;
constexpr std::uint32_t most_bytes = std::uint32_t{16} << 20U;  // of a result
constexpr std::size_t most_results = 500'000;
constexpr std::uint64_t most_of_file = std::uint64_t{256} << 20U;

struct FileHead {
    std::uint64_t magic;
    std::uint64_t mark;
};

struct ResultHead {
    ResultKey key;
    std::uint64_t size;
    std::uint64_t check;
};

struct IndexEntry {
    ResultKey key;
    std::uint64_t offset;
};

struct FileEnd {
    std::uint64_t index;
    std::uint64_t count;
    std::uint64_t check;  ///< of the index
    std::uint64_t magic;
};

std::uint64_t check_of(std::string_view bytes, std::uint64_t check = 0xCBF29CE484222325) {
    while (bytes.size() >= sizeof(std::uint64_t)) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, bytes.data(), sizeof eight);
        check = (check ^ eight) * 0x9E3779B97F4A7C15;
        check ^= check >> 32U;
        bytes.remove_prefix(sizeof eight);
    }
    for (const char byte : bytes) {
        check = (check ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
    }
    return check;
}

template <typename Plain>
std::string_view bytes_of(const Plain& plain) {
    return {reinterpret_cast<const char*>(&plain), sizeof plain};
}

}  // namespace

ResultFile::ResultFile(const std::string& path, std::uint64_t mark)
    : file_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)) {
    struct stat status {};
    FileHead head{};
    FileEnd end{};
    if (!file_.open() || ::fstat(file_.number(), &status) != 0 || !S_ISREG(status.st_mode) ||
        !read(0, reinterpret_cast<char*>(&head), sizeof head) || head.magic != magic || head.mark != mark) {
        return;
    }
    const auto size = static_cast<std::uint64_t>(status.st_size);
    if (size < sizeof head + sizeof end || !read(size - sizeof end, reinterpret_cast<char*>(&end), sizeof end) ||
        end.magic != magic || end.count > most_results || end.index > size ||
        size - end.index != end.count * sizeof(IndexEntry) + sizeof end) {
        return;
    }
    index_ = end.index;
    count_ = end.count;
    if (!read_fences()) {
        count_ = 0;
    }
}

bool ResultFile::read(std::uint64_t offset, char* to, std::size_t size) const {
    const ssize_t got = ::pread(file_.number(), to, size, static_cast<off_t>(offset));
    return got >= 0 && static_cast<std::size_t>(got) == size;
}

bool ResultFile::read_fences() {
    std::vector<IndexEntry> block(fence_step);
    std::uint64_t check = check_of({});
    for (std::uint64_t at = 0; at < count_; at += fence_step) {
        const auto some = static_cast<std::size_t>(std::min<std::uint64_t>(fence_step, count_ - at));
        if (!read(index_ + at * sizeof(IndexEntry), reinterpret_cast<char*>(block.data()), some * sizeof(IndexEntry))) {
            return false;
        }
        check = check_of({reinterpret_cast<const char*>(block.data()), some * sizeof(IndexEntry)}, check);
        fences_.push_back(block[0].key);
    }
    FileEnd end{};
    return read(index_ + count_ * sizeof(IndexEntry), reinterpret_cast<char*>(&end), sizeof end) && end.check == check;
}

/// So many bytes from there on are in the window.
bool ResultFile::window(ResultPlace& place, std::uint64_t offset, std::size_t size) const {
    if (offset > index_ || size > index_ - offset) {
        return false;
    }
    if (offset >= place.begin && offset + size <= place.begin + place.window.size()) {
        return true;
    }
    place.begin = offset;
    place.window.resize(
        static_cast<std::size_t>(std::min<std::uint64_t>(std::max(size, window_bytes), index_ - offset)));
    if (!read(offset, place.window.data(), place.window.size())) {
        place.window.clear();
        return false;
    }
    return true;
}

/// The result that stands at the place, if it is this one.
bool ResultFile::take(const ResultKey& key, ResultPlace& place, std::string& bytes) const {
    ResultHead head{};
    const std::uint64_t offset = place.next;
    if (!window(place, offset, sizeof head)) {
        return false;
    }
    std::memcpy(&head, place.window.data() + (offset - place.begin), sizeof head);
    if (head.key != key || head.size > most_bytes || !window(place, offset, sizeof head + head.size)) {
        return false;
    }
    bytes.assign(place.window, offset - place.begin + sizeof head, head.size);
    place.next = offset + sizeof head + head.size;
    return check_of(bytes) == head.check;
}

/// 0 is none: the head stands there.
std::uint64_t ResultFile::offset_of(const ResultKey& key) const {
    const auto fence = std::upper_bound(fences_.begin(), fences_.end(), key);
    if (fence == fences_.begin()) {
        return 0;
    }
    const auto first = static_cast<std::uint64_t>(fence - fences_.begin() - 1) * fence_step;
    std::array<IndexEntry, fence_step> block{};
    const auto some = static_cast<std::size_t>(std::min<std::uint64_t>(fence_step, count_ - first));
    if (!read(index_ + first * sizeof(IndexEntry), reinterpret_cast<char*>(block.data()), some * sizeof(IndexEntry))) {
        return 0;
    }
    const auto end = block.begin() + static_cast<std::ptrdiff_t>(some);
    const auto found = std::lower_bound(
        block.begin(), end, key, [](const IndexEntry& one, const ResultKey& wanted) { return one.key < wanted; });
    return found != end && found->key == key ? found->offset : 0;
}

bool ResultFile::find(const ResultKey& key, ResultPlace& place, std::string& bytes) const {
    if (count_ == 0) {
        return false;
    }
    place.next = place.next == 0 ? sizeof(FileHead) : place.next;
    if (take(key, place, bytes)) {
        return true;
    }
    const std::uint64_t offset = offset_of(key);
    if (offset == 0) {
        return false;
    }
    place.next = offset;
    return take(key, place, bytes);
}

void ResultFile::touch() const {
    ::futimens(file_.number(), nullptr);
}

ResultWriter::ResultWriter(const std::string& folder, std::uint64_t mark)
    : path_(fmt::format("{}/XXXXXX{}", folder, unfinished_ending)) {
    const int number = ::mkostemps(path_.data(), static_cast<int>(unfinished_ending.size()), O_CLOEXEC);
    file_.reset(number < 0 ? nullptr : ::fdopen(number, "wb"));
    failed_ = file_ == nullptr;
    write(bytes_of(FileHead{magic, mark}));
}

ResultWriter::~ResultWriter() {
    if (!path_.empty()) {
        ::unlink(path_.c_str());
    }
}

void ResultWriter::write(std::string_view bytes) {
    failed_ = failed_ || std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size();
    size_ += bytes.size();
}

bool ResultWriter::is_full() const {
    return failed_ || entries_.size() >= most_results || size_ >= most_of_file;
}

void ResultWriter::add(const ResultKey& key, std::string_view bytes) {
    if (is_full() || bytes.size() > most_bytes) {
        return;
    }
    entries_.push_back({key, size_});
    write(bytes_of(ResultHead{key, bytes.size(), check_of(bytes)}));
    write(bytes);
}

bool ResultWriter::finish() {
    std::sort(entries_.begin(), entries_.end(), [](const Entry& one, const Entry& other) {
        return std::pair(one.key, one.offset) < std::pair(other.key, other.offset);
    });
    const std::uint64_t index = size_;
    std::uint64_t check = check_of({});
    for (const Entry& entry : entries_) {
        const IndexEntry bytes{entry.key, entry.offset};
        check = check_of(bytes_of(bytes), check);
        write(bytes_of(bytes));
    }
    write(bytes_of(FileEnd{index, entries_.size(), check, magic}));
    if (entries_.empty()) {
        return true;
    }
    if (failed_ || std::fclose(file_.release()) != 0) {
        return false;
    }
    const std::string name = path_.substr(0, path_.size() - unfinished_ending.size()) + std::string(result_ending);
    return ::link(path_.c_str(), name.c_str()) == 0;  // never in the place of another
}

}  // namespace arbiter::cli
