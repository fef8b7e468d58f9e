// Normalizes a path by its names and writes it in the letters of a URI.
#include "cli/render/uri.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

const fs::path& working_folder() {
    static const fs::path folder = [] {
        std::error_code none;
        return fs::current_path(none);
    }();
    return folder;
}

std::string normal(std::string_view path) {
    const fs::path plain = fs::path(path).lexically_normal();
    if (!plain.is_absolute() || working_folder().empty()) {
        return plain.string();
    }
    const fs::path here = plain.lexically_relative(working_folder());
    return here.empty() || *here.begin() == ".." ? plain.string() : here.string();
}

}  // namespace

std::string uri_of(std::string_view path) {
    if (path == "-") {
        return "stdin";
    }
    constexpr std::string_view marks = "-._~/";
    const std::string name = normal(path);
    std::string uri = name.starts_with('/') ? "file://" : "";
    for (const char byte : name) {
        const bool plain = (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
                           (byte >= 'A' && byte <= 'Z') || marks.find(byte) != std::string_view::npos;
        uri += plain ? std::string(1, byte) : fmt::format("%{:02X}", static_cast<unsigned char>(byte));
    }
    return uri;
}

}  // namespace arbiter::cli
