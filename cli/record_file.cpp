// Looks at the first bytes when somebody wants some.
#include "cli/record_file.hpp"

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
    return attempt([&] { return unpacker_ ? unpacker_(to, size, bytes_) : bytes_.read(to, size); });
}

bool RecordFile::is_packed() {
    return attempt([this] { return unpacker_ ? std::size_t{1} : std::size_t{0}; }) != 0;
}

}  // namespace arbiter::cli
