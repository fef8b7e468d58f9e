// Looks for the words of a choice in what names a case.
#include "cli/cases/case_choice.hpp"

#include "cli/text/file_name.hpp"

#include <fmt/format.h>

#include <stdexcept>

namespace arbiter::cli {

bool is_chosen(const CaseExpression& selection, const std::string& path, const Header& header) {
    std::string text = shown_name(path);
    for (const std::string_view key : {"Game", "X-Case", "X-Ruling", "Event"}) {
        text += fmt::format("\n{}", header.value(key));
    }
    return selection.matches(text);
}

void refuse_none(std::string_view command, std::string_view what, const std::string& chosen) {
    throw std::runtime_error(chosen.empty() ? fmt::format("{}: there is no {} here", command, what)
                                            : fmt::format("{}: -k {}: no {} has these words", command, chosen, what));
}

}  // namespace arbiter::cli
