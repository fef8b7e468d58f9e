// Finds the log in what was saved.
#include "cli/import/azul-bga/saved.hpp"

#include "cli/import/azul-bga/notifications.hpp"
#include "cli/import/source.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace arbiter::cli::bga {
namespace {

constexpr std::string_view blanks = " \t\r\n";
/// What the script of a replay's page calls the log.
constexpr std::string_view name_of_log = "g_gamelogs";

std::string_view without_blanks(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    text.remove_prefix(text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0);
    return text.substr(std::min(text.find_first_not_of(blanks), text.size()));
}

/// From an opening bracket to the one that closes it; nothing when none does.
std::optional<std::string_view> bracketed(std::string_view text) {
    std::size_t open = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        if (quoted) {
            at += letter == '\\' ? 1U : 0U;
            quoted = letter != '"';
        } else if (letter == '"') {
            quoted = true;
        } else if (letter == '{' || letter == '[') {
            ++open;
        } else if ((letter == '}' || letter == ']') && --open == 0) {
            return text.substr(0, at + 1);
        }
    }
    return std::nullopt;
}

/// What the page assigns to the log; the script may name it before and behind.
Json log_of_page(std::string_view page) {
    for (std::size_t at = page.find(name_of_log); at != std::string_view::npos; at = page.find(name_of_log, at + 1)) {
        std::string_view rest = without_blanks(page.substr(at + name_of_log.size()));
        if (!rest.starts_with('=')) {
            continue;
        }
        rest = without_blanks(rest.substr(1));
        if (!rest.starts_with('{') && !rest.starts_with('[')) {
            continue;
        }
        if (const auto log = bracketed(rest)) {
            return json_in(*log);
        }
        throw NotImported("the log in this page is cut off");
    }
    throw NotImported(fmt::format("this is a page, and no log of a game is in it: its script has no {}", name_of_log));
}

/// What the site answers where it gives no log.
void refuse_refusal(const Json& saved) {
    const std::string why = word(member(saved, "error"));
    if (!why.empty()) {
        throw NotImported(fmt::format("Board Game Arena has refused the log and says: {}", why));
    }
}

}  // namespace

Json saved_in(std::string_view text) {
    const bool is_page = without_blanks(text).starts_with('<');
    Json saved = is_page ? log_of_page(text) : json_in(text);
    if (saved.is_discarded()) {
        throw NotImported(is_page ? "the log in this page is no JSON" : "this is no JSON");
    }
    refuse_refusal(saved);
    return saved;
}

}  // namespace arbiter::cli::bga
