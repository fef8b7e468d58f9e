// Normalizes a path by its names and writes it in the letters of a URI.
#include "cli/text/uri.hpp"

#include "grammar/text/ascii.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

/// As the system names it, and as the shell does, which may have come there by a link.
const std::vector<fs::path>& working_folders() {
    static const std::vector<fs::path> folders = [] {
        std::vector<fs::path> found;
        std::error_code none;
        if (fs::path here = fs::current_path(none); !here.empty()) {
            found.push_back(std::move(here));
        }
        const char* const shells = std::getenv("PWD");
        if (shells != nullptr && fs::path(shells).is_absolute() && fs::equivalent(shells, ".", none)) {
            found.push_back(fs::path(shells).lexically_normal());
        }
        return found;
    }();
    return folders;
}

}  // namespace

std::string hosted_path(std::string_view path) {
    for (const fs::path& folder : working_folders()) {
        const fs::path here = (folder / path).lexically_normal().lexically_relative(folder);
        if (!here.empty() && *here.begin() != "..") {
            return here.string();
        }
    }
    return fs::path(path).lexically_normal().string();
}

std::string uri_of(std::string_view path) {
    if (path == "-") {
        return "stdin";
    }
    constexpr std::string_view marks = "-._~/";
    const std::string name = hosted_path(path);
    std::string uri = name.starts_with('/') ? "file://" : "";
    for (const char byte : name) {
        const bool plain = is_digit(byte) || is_letter(byte) || marks.find(byte) != std::string_view::npos;
        uri += plain ? std::string(1, byte) : fmt::format("%{:02X}", static_cast<unsigned char>(byte));
    }
    return uri;
}

}  // namespace arbiter::cli
