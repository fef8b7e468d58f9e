// Puts the header together from what the registry has of the game, and asks the referee about it.
#include "cli/session/new_record.hpp"

#include "cli/report/first_record.hpp"
#include "cli/text/paragraph.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/record/header.hpp"
#include "grammar/text/utf8.hpp"
#include "rules/record/setup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace arbiter::cli {
namespace {

constexpr std::string_view margin = ";       ";

std::string header_line(std::string_view key, std::string_view value) {
    return fmt::format("{}: {}\n", key, value);
}

/// A value may come from a command line.
void expect_writable(std::string_view key, std::string_view value) {
    const bool is_text = first_bad_byte(value) == std::string_view::npos;
    if (!is_text || !is_header_line(fmt::format("{}: {}", key, value))) {
        throw std::runtime_error(fmt::format("{} cannot be \"{}\"", key, plain_line(value)));
    }
}

bool has_key(std::string_view header, std::string_view key) {
    const std::string line = fmt::format("\n{}:", key);
    return header.starts_with(std::string_view(line).substr(1)) || header.find(line) != std::string_view::npos;
}

/// What House could say, each choice in a line of its own with what it changes: whoever takes the semicolon away gets
/// this one and no other.
std::string house_comments(const GameEntry& game, bool is_said) {
    std::string text;
    for (const Ruling& ruling : game.rulings) {
        for (std::size_t option = 1; option < ruling.options.size(); ++option) {
            text += fmt::format("; House: {}={}\n", ruling.id, ruling.options[option]);
        }
        if (!ruling.options.empty()) {
            const std::string usual = fmt::format("Without it {}={}: ", ruling.id, ruling.options.front());
            text += paragraph(usual + std::string(ruling.text), margin);
        }
    }
    const std::string_view head =
        is_said ? "; House could say more, with commas between:\n"
                : "; What tables decide otherwise; several go in one line, with commas between:\n";
    return text.empty() ? text : std::string(head) + text;
}

std::string hint_comments(const GameEntry& game, std::string_view said) {
    std::string text;
    for (const HeaderKey& hint : game.about->header_keys) {
        const bool is_there = has_key(said, hint.key);
        text += is_there ? fmt::format("; {} is\n", hint.key) : "; " + header_line(hint.key, hint.example);
        text += paragraph(hint.meaning, margin);
    }
    return text;
}

/// Keys that every record can have and that nothing else here speaks of.
std::string other_keys(const GameEntry& game, std::string_view text) {
    std::string keys;
    for (const HeaderKey& known : header_keys(*game.about)) {
        const std::string_view key = known.key;
        const std::string_view comment = text;
        if (!has_key(text, key) && comment.find(fmt::format("; {}", key)) == std::string_view::npos) {
            keys += fmt::format("{}{}", keys.empty() ? "" : ", ", key);
        }
    }
    return paragraph(fmt::format("Further keys, of which tgn(5) tells: {}", keys), "; ");
}

/// "Ann, Ben", however it was typed.
std::string spaced(std::string_view list) {
    std::string text;
    for (std::size_t at = 0; at <= list.size() && !list.empty();) {
        const std::size_t end = std::min(list.find(',', at), list.size());
        const std::string_view part = list.substr(at, end - at);
        const std::size_t begin = std::min(part.find_first_not_of(" \t"), part.size());
        text.append(at == 0 ? "" : ", ").append(part.substr(begin, part.find_last_not_of(" \t") + 1 - begin));
        at = end + 1;
    }
    return text;
}

/// What the table decides before the first line.
std::string said_keys(const NewRecord& begun) {
    std::string text = header_line("Game", begun.game.about->id);
    const auto say = [&](std::string_view key, std::string_view value) {
        if (!value.empty() && !has_key(begun.header, key)) {
            expect_writable(key, value);
            text += header_line(key, value);
        }
    };
    say("Players", spaced(begun.players));
    say("Date", begun.date);
    say("House", begun.house);
    for (const HeaderKey& hint : begun.game.about->header_keys) {
        say(hint.key, hint.needed ? hint.example : "");
    }
    return text + begun.header;
}

/// A comment that shows what the first line looks like.
std::string next_comment(const FirstRecord& first, const FileReader& open) {
    Report report;
    const Position position = first.game()->position(first.record(), open, report);
    const std::string_view move = position.moves.empty() ? std::string_view{} : position.moves.front();
    const std::string_view next = position.of_table.empty() ? move : position.of_table;
    std::string text;
    for (std::size_t at = 0; at < next.size();) {
        const std::size_t end = std::min(next.find('\n', at), next.size());
        text += fmt::format(";     {}\n", next.substr(at, end - at));
        at = end + 1;
    }
    return text.empty() ? text : "; The first line could be:\n" + text;
}

void refuse_errors(const Report& report) {
    const auto error = std::ranges::find(report.findings, Severity::error, &Finding::severity);
    if (error != report.findings.end()) {
        throw std::runtime_error(
            plain_text(error->help.empty() ? error->message : error->message + "; " + error->help));
    }
}

}  // namespace

std::string text_of(const NewRecord& begun, const FileReader& open) {
    const std::string said = said_keys(begun);
    const FirstRecord first(said + "\n", {}, open);
    refuse_errors(first.report());
    std::string text = said;
    text += "; Take the semicolon away from a key below where your table plays otherwise.\n";
    text += house_comments(begun.game, has_key(said, "House")) + hint_comments(begun.game, said);
    text += other_keys(begun.game, text);
    text += fmt::format("\n; One line a move from here on; arbiter-{}(7) says how they are written.\n",
                        begun.game.about->id);
    return text + next_comment(first, open);
}

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm day{};
    ::localtime_r(&now, &day);
    return fmt::format("{:04}-{:02}-{:02}", day.tm_year + 1900, day.tm_mon + 1, day.tm_mday);
}

}  // namespace arbiter::cli
