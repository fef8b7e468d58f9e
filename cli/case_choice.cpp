// Looks for the words of a choice in what names a case.
#include "cli/case_choice.hpp"

#include "cli/render/file_name.hpp"

#include <fmt/format.h>

#include <string_view>

namespace arbiter::cli {

bool is_chosen(const Selection& selection, const std::string& path, const Header& header) {
    std::string text = shown_name(path);
    for (const std::string_view key : {"Game", "X-Case", "X-Ruling", "Event"}) {
        text += fmt::format("\n{}", header.value(key));
    }
    return selection.matches(text);
}

}  // namespace arbiter::cli
