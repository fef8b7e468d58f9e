// Looks at the first bytes when somebody wants some.
#include "cli/input/record_file.hpp"

#include <fmt/format.h>

#include <system_error>

namespace arbiter::cli {

RecordFile::RecordFile(const std::string& path)
    : file_(path), bytes_([this](char* to, std::size_t size) {
          const std::size_t got = file_.read(to, size);
          bytes_read_ += got;
          return got;
      }) {}

void RecordFile::look() {
    if (looked_) {
        return;
    }
    looked_ = true;
    if (const Packing packing = packing_of(bytes_); packing != Packing::none) {
        unpacker_ = unpacker_of(packing, file_.descriptor());
    }
}

/// What the disk refused looks like a stream cut short.
void RecordFile::fail(const char* why) {
    fault_ = file_.error().empty() ? why : file_.error();
}

template <typename Action>
std::size_t RecordFile::attempt(Action action) {
    if (!error().empty()) {
        return 0;
    }
    try {
        look();
        return action();
    } catch (const UnpackingFault& fault) {
        fail(fault.what());
    } catch (const std::system_error& failure) {
        fail(failure.what());
    }
    return 0;
}

std::size_t RecordFile::read(char* to, std::size_t size) {
    return attempt([&] { return unpacker_ ? unpack(to, size) : bytes_.read(to, size); });
}

/// Archives of records are packed to a fifth or a tenth: what unpacks to very much more was made to fill logs and
/// disks.
std::size_t RecordFile::unpack(char* to, std::size_t size) {
    constexpr std::uint64_t always_read = std::uint64_t{1} << 20U;
    constexpr std::uint64_t most_times = 200;
    const std::size_t got = unpacker_(to, size, bytes_);
    unpacked_ += got;
    if (unpacked_ > always_read && unpacked_ / most_times > bytes_read_) {
        throw UnpackingFault(fmt::format(
            "it unpacks to more than {} times its size, as records do not; unpacked it is read all the same",
            most_times));
    }
    return got;
}

bool RecordFile::is_packed() {
    return attempt([this] { return unpacker_ ? std::size_t{1} : std::size_t{0}; }) != 0;
}

}  // namespace arbiter::cli
