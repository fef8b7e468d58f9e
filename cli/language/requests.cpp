// What the language server answers about documents, each request by whoever knows it.
#include "cli/language/actions.hpp"
#include "cli/language/completion.hpp"
#include "cli/language/formatting.hpp"
#include "cli/language/hover.hpp"
#include "cli/language/lenses.hpp"
#include "cli/language/outline.hpp"
#include "cli/language/protocol.hpp"
#include "cli/language/rename.hpp"
#include "cli/language/server.hpp"
#include "cli/language/tokens.hpp"
#include "grammar/record/record.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::cli {
namespace {

constexpr int kind_of_whole = 12;  // Value
constexpr int kind_of_part = 14;   // Keyword

/// The line is still one of the header when no blank line, and no line of a body, stands before it.
bool in_header(std::string_view before) {
    if (!before.starts_with("Game:")) {
        return true;
    }
    const std::size_t last = before.find_last_not_of(" \t\r\n");
    const bool blank = std::count(before.begin() + static_cast<std::ptrdiff_t>(last), before.end(), '\n') > 1;
    const Record record = read_record({before});
    return !blank && record.header.body >= record.text.text.size();
}

Json item(const Proposal& proposal, const Range& range, std::string_view typed, std::size_t number) {
    return {{"label", proposal.text},
            {"kind", proposal.whole ? kind_of_whole : kind_of_part},
            {"detail", proposal.detail},
            {"sortText", fmt::format("{:06}", number)},
            {"filterText", proposal.text.size() < typed.size() ? std::string(typed) : proposal.text},
            {"textEdit", {{"range", lsp::to_json(range)}, {"newText", proposal.text}}}};
}

/// Behind the cursor the rest of the word is replaced, too.
std::size_t word_end(std::string_view text, std::size_t at) {
    return std::min(text.find_first_of(" \t\r\n", at), text.size());
}

}  // namespace

/// Moves are listed anew with each key, because further parts come into view.
Json LanguageServer::complete(const Json& params) {
    Document& asked = document(params);
    const Document::Located at = place(asked, lsp::point_of(params, "position"));
    const std::string_view text = asked.section(at.section).text();
    const std::size_t line = asked.section(at.section).lines().start(at.line);
    const std::size_t begin = std::min(text.find_first_not_of(" \t", line), at.offset);
    const std::string_view typed = text.substr(begin, at.offset - begin);
    const std::string_view before = text.substr(0, line);
    const std::vector<Proposal> found =
        in_header(before) ? header_proposals(before, typed) : proposals(before, typed, asked.files());
    const Range range = asked.range(
        at.section, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(word_end(text, at.offset))});
    Json items = Json::array();
    for (const Proposal& proposal : found) {
        items.push_back(item(proposal, range, typed, items.size()));
    }
    return {{"isIncomplete", true}, {"items", std::move(items)}};
}

Json LanguageServer::hover(const Json& params) {
    Document& asked = document(params);
    const Document::Located at = place(asked, lsp::point_of(params, "position"));
    publish_findings();
    return lsp::hover(asked, at);
}

/// What is left out is shown, because somebody has asked for it.
Json LanguageServer::format_sections(Document& asked, std::size_t first, std::size_t last) {
    const lsp::Formatted done = lsp::formatted(asked, first, last);
    if (done.left_out != 0) {
        tell("window/showMessage", fmt::format("{} {} as written: what nobody wrote down takes too long to find out "
                                               "here; arbiter fmt writes the canonical form",
                                               counted(done.left_out, "record"), done.left_out == 1 ? "is" : "are"));
    }
    return lsp::to_json(done.edits);
}

Json LanguageServer::format(const Json& params) {
    Document& asked = document(params);
    return format_sections(asked, 0, asked.count() - 1);
}

/// Records are formatted as a whole, or not at all.
Json LanguageServer::format_range(const Json& params) {
    Document& asked = document(params);
    const Range range = lsp::range_of(params, "range");
    return format_sections(asked, asked.locate(range.begin).section, asked.locate(range.end).section);
}

Json LanguageServer::outline(const Json& params) {
    return lsp::outline(document(params));
}

Json LanguageServer::fold(const Json& params) {
    return lsp::folding(document(params));
}

Json LanguageServer::prepare_rename(const Json& params) {
    Document& asked = document(params);
    return lsp::renamed_here(asked, place(asked, lsp::point_of(params, "position")));
}

Json LanguageServer::rename(const Json& params) {
    Document& asked = document(params);
    const Document::Located at = place(asked, lsp::point_of(params, "position"));
    return lsp::workspace_edit(lsp::uri_of(params), lsp::renamed(asked, at, lsp::text_of(params, "newName")));
}

Json LanguageServer::offer_actions(const Json& params) {
    Document& asked = document(params);
    const Range range = lsp::range_of(params, "range");
    place(asked, range.begin);
    publish_findings();
    lsp::Actions offered = lsp::actions(lsp::uri_of(params), asked, range);
    if (offered.left_out) {  // editors ask whenever the cursor moves: nobody wants to be shown it each time
        tell(
            "window/logMessage",
            "the canonical form of this record is not offered: what nobody wrote down takes too long to find out here; "
            "arbiter fmt writes it");
    }
    return std::move(offered.list);
}

Json LanguageServer::list_lenses(const Json& params) {
    publish_findings();
    return lsp::lenses(lsp::uri_of(params), document(params));
}

Json LanguageServer::resolve_lens(const Json& params) {
    Document& asked = document({{"textDocument", lsp::member(params, "data")}});
    place(asked, lsp::range_of(params, "range").begin);
    return lsp::resolved(params, asked);
}

Json LanguageServer::color(const Json& params) {
    Document& asked = document(params);
    return lsp::tokens(asked, 0, lsp::colored_at_once(asked) - 1);
}

/// What is seen is judged.
Json LanguageServer::color_range(const Json& params) {
    Document& asked = document(params);
    const Range range = lsp::range_of(params, "range");
    const std::size_t first = asked.locate(range.begin).section;
    const std::size_t last = std::max(first, asked.locate(range.end).section);
    for (std::size_t i = first; i <= std::min(last, first + Document::most_in_view); ++i) {
        asked.look_at(i);
    }
    return lsp::tokens(asked, first, last);
}

}  // namespace arbiter::cli
