#include "cli/fresh_file.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <stdexcept>

namespace arbiter::cli {

FreshFile::FreshFile(const std::string& path) : path_(path), fresh_(path + ".arbiter-tmp") {
    if (!path.empty() && (file_ = std::fopen(fresh_.c_str(), "wb")) == nullptr) {
        fail();
    }
}

FreshFile::~FreshFile() {
    if (file_ != nullptr) {
        std::fclose(file_);
        std::remove(fresh_.c_str());
    }
}

void FreshFile::write(std::string_view text) {
    if (file_ != nullptr && std::fwrite(text.data(), 1, text.size(), file_) != text.size()) {
        fail();
    }
}

void FreshFile::keep() {
    if (file_ == nullptr) {
        return;
    }
    const bool written = std::fclose(file_) == 0;
    file_ = nullptr;
    if (!written || std::rename(fresh_.c_str(), path_.c_str()) != 0) {
        fail();
    }
}

void FreshFile::fail() const {
    throw std::runtime_error(fmt::format("{}: cannot be written: {}", path_, std::strerror(errno)));
}

}  // namespace arbiter::cli
