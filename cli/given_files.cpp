// Looks up what a record names among the files it was given.
#include "cli/given_files.hpp"

#include <optional>
#include <string_view>
#include <utility>

namespace arbiter::cli {

FileReader reader_of(std::shared_ptr<const GivenFiles> files) {
    return [files = std::move(files)](std::string_view name) -> std::optional<std::string> {
        const auto found = files->find(name);
        return found == files->end() ? std::nullopt : std::optional(found->second);
    };
}

}  // namespace arbiter::cli
