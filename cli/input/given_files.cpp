// Looks up what a record names among the files it was given.
#include "cli/input/given_files.hpp"

#include "grammar/text/ascii.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace arbiter::cli {
namespace {

/// Written as it is called; else in letters of any size, if only one is called so.
GivenFiles::const_iterator find_named(const GivenFiles& files, std::string_view name) {
    const auto alike = [name](const auto& file) { return arbiter::alike(file.first, name); };
    const auto exact = files.find(name);
    if (exact != files.end() || std::count_if(files.begin(), files.end(), alike) != 1) {
        return exact;
    }
    return std::find_if(files.begin(), files.end(), alike);
}

}  // namespace

FileReader reader_of(std::shared_ptr<const GivenFiles> files) {
    return [files = std::move(files)](std::string_view name) -> std::optional<std::string> {
        const auto found = find_named(*files, name);
        return found == files->end() ? std::nullopt : std::optional(found->second);
    };
}

}  // namespace arbiter::cli
