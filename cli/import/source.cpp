// The list of imports, and what they have in common.
#include "cli/import/source.hpp"

#include "cli/import/azul-bga/azul_bga.hpp"
#include "cli/import/azul-openspiel/azul_openspiel.hpp"
#include "cli/import/chat/chat.hpp"
#include "cli/input/given_files.hpp"
#include "cli/report/first_record.hpp"
#include "cli/text/invisible_characters.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string_view>

namespace arbiter::cli {
namespace {

/// Without what parts the names in a header, quotes them or begins a remark behind them, and without what nobody sees.
std::string listable(std::string_view text) {
    constexpr std::string_view signs = ",;#()/\"<>";
    std::string name;
    std::string code;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t unseen = append_as_code(text, at, code);
        const std::size_t size = unseen != 0 ? unseen : std::max<std::size_t>(sequence_length(text, at), 1);
        if (foreign_blank(text.substr(at)) != 0) {
            name += ' ';
        } else if (unseen == 0 && signs.find(text[at]) == std::string_view::npos) {
            name += text.substr(at, size);
        }
        at += size;
    }
    const std::size_t front = std::min(name.find_first_not_of(' '), name.size());
    name.erase(0, front);
    name.resize(name.find_last_not_of(' ') + 1);
    return name;
}

/// A name that nobody else has, and that is no seat's.
std::string distinct(std::string name, std::size_t seat, const std::vector<std::string>& taken) {
    const bool is_seat = name.size() == 2 && name[0] == 'P' && name[1] >= '1' && name[1] <= '6';
    if (name.empty() || is_seat) {
        name = fmt::format("Player{}", seat + 1);
    }
    while (std::find(taken.begin(), taken.end(), name) != taken.end()) {
        name += std::to_string(seat + 1);
    }
    return name;
}

}  // namespace

const std::vector<ImportFormat>& import_formats() {
    static const std::vector<ImportFormat> formats{
        {"azul-openspiel", "a playthrough or the actions of OpenSpiel's azul",
         [](std::string_view text, const ImportHints&) { return azul_openspiel(text); }},
        {"azul-bga", "the log of a table of Azul at Board Game Arena, as JSON or in a saved page",
         [](std::string_view text, const ImportHints&) { return azul_bga(text); }},
        {"chat", "any game as it was played in a chat, with time stamps, names and emoji", chat, true}};
    return formats;
}

std::string players_line(const std::vector<std::string>& names) {
    std::vector<std::string> listed;
    std::string line = "Players: ";
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        listed.push_back(distinct(listable(names[seat]), seat, listed));
        line += fmt::format("{}{}", seat == 0 ? "" : ", ", listed.back());
    }
    return line + "\n";
}

std::string tidied(std::string text) {
    const FileReader open = reader_of(std::make_shared<GivenFiles>());
    const FirstRecord first(text, {}, open);
    if (first.game() == nullptr) {
        return text;
    }
    Canonical canonical = first.game()->format(first.record(), open);
    return canonical.same ? std::move(canonical.text) : std::move(text);
}

}  // namespace arbiter::cli
