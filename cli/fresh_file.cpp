// Writes beside the file and puts the new one in its place by renaming.
#include "cli/fresh_file.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace arbiter::cli {

namespace {

bool is_special(const std::string& path) {
    std::error_code error;
    return std::filesystem::exists(path, error) && !std::filesystem::is_regular_file(path, error);
}

}  // namespace

std::string past_links(const std::string& path) {
    std::error_code error;
    const std::filesystem::path file = std::filesystem::canonical(path, error);
    return error ? path : file.string();
}

FreshFile::FreshFile(const std::string& path)
    : path_(past_links(path)), fresh_(is_special(path_) ? path_ : path_ + ".arbiter-tmp") {
    if (!path.empty() && (file_ = std::fopen(fresh_.c_str(), "wb")) == nullptr) {
        fail();
    }
}

FreshFile::~FreshFile() {
    if (file_ != nullptr) {
        std::fclose(file_);
        if (fresh_ != path_) {
            std::remove(fresh_.c_str());
        }
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
    if (!written || (fresh_ != path_ && std::rename(fresh_.c_str(), path_.c_str()) != 0)) {
        fail();
    }
}

void FreshFile::fail() const {
    throw std::runtime_error(fmt::format("{}: cannot be written: {}", path_, std::strerror(errno)));
}

}  // namespace arbiter::cli
