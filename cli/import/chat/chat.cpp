// Takes messages out of a chat, and lets the referee say which of them are lines of the game: those that it can read,
// as leniently as ever. The others are comments, in their place, so that somebody can look at what was left over.
#include "cli/import/chat/chat.hpp"

#include "cli/input/given_files.hpp"
#include "cli/report/first_record.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/lenient/chat_stamp.hpp"
#include "grammar/record/header.hpp"
#include "grammar/text/ascii.hpp"
#include "grammar/text/trimmed.hpp"
#include "grammar/text/utf8.hpp"
#include "rules/game/game_vocabulary.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace arbiter::cli {
namespace {

/// What somebody wrote in one line.
struct Message {
    std::string who;  ///< empty where nobody is named
    std::string text;
    bool is_quoted = false;
};

std::string_view trimmed(std::string_view text) {
    return arbiter::trimmed(text, " \t\r");
}

/// With another text in each place of this one. One pass: a line of a chat can be megabytes.
std::string with_all(std::string_view text, std::string_view sign, std::string_view instead) {
    std::string changed;
    std::size_t at = 0;
    for (std::size_t found = text.find(sign); found != std::string_view::npos; found = text.find(sign, at)) {
        changed.append(text.substr(at, found - at)).append(instead);
        at = found + sign.size();
    }
    return changed.append(text.substr(at));
}

/// Signs that nobody sees, which chats put before stamps and names.
std::string without_invisible(std::string_view text) {
    constexpr std::array<std::string_view, 6> unseen{"\xE2\x80\x8E", "\xE2\x80\x8F", "\xE2\x80\xAA",
                                                     "\xE2\x80\xAC", "\xEF\xBB\xBF", "\xEF\xB8\x8F"};
    constexpr std::array<std::string_view, 2> narrow{"\xC2\xA0", "\xE2\x80\xAF"};
    std::string plain(text);
    for (const std::string_view sign : unseen) {
        plain = with_all(plain, sign, "");
    }
    for (const std::string_view blank : narrow) {
        plain = with_all(plain, blank, " ");
    }
    return plain;
}

/// "Ann, [12.11.2026 20:14]", "Ann — today at 20:14": a line that says who wrote those below it.
std::optional<std::string> sender_alone(std::string_view line) {
    const std::size_t open = line.rfind('[');
    if (open != std::string_view::npos && open != 0 && line.ends_with(']') &&
        lenient::is_stamp(line.substr(open + 1, line.size() - open - 2))) {
        const std::string_view name = trimmed(line.substr(0, open));
        return std::string(name.substr(0, name.find_last_not_of(", ") + 1));
    }
    const std::size_t dash = line.find(" \xE2\x80\x94 ");
    const std::string_view behind = dash == std::string_view::npos ? std::string_view() : line.substr(dash + 5);
    const std::size_t colon = behind.rfind(':');
    const bool is_time = colon != std::string_view::npos && colon > 0 && is_digit(behind[colon - 1]) &&
                         colon + 1 < behind.size() && is_digit(behind[colon + 1]);
    return is_time ? std::optional(std::string(trimmed(line.substr(0, dash)))) : std::nullopt;
}

/// Names that stand before a colon behind a stamp, or in a line of their own: they write in this chat.
class Reader {
public:
    explicit Reader(std::string_view text) {
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            read(without_invisible(text.substr(at, end - at)));
            at = end + 1;
        }
    }
    std::vector<Message> messages;

private:
    void read(const std::string& written) {
        std::string_view line = trimmed(written);
        const bool stamped = lenient::take_stamp(line);
        if (const auto sender = stamped ? std::nullopt : sender_alone(line)) {
            who_ = *sender;
            senders_.insert(who_);
            return;
        }
        if (stamped) {
            who_.clear();
        }
        const std::size_t colon = line.find(": ");
        const std::string name(line.substr(0, std::min(colon, line.size())));
        const bool is_sender = colon != std::string_view::npos && (stamped || senders_.contains(name));
        if (is_sender) {
            who_ = name;
            senders_.insert(name);
            line = trimmed(line.substr(colon + 2));
        }
        if (line.empty()) {
            return;
        }
        const bool quoted = line.starts_with('>') || line.starts_with("\xE2\x94\x82");
        messages.push_back({who_, std::string(line), quoted});
    }

    std::string who_;
    std::set<std::string, std::less<>> senders_;
};

/// Each in the letters that the game has for its color; one that is none of its colors stays.
std::string with_letters(std::string text, const lenient::Table& words) {
    for (const auto& [sign, color] : lenient::color_signs()) {
        if (const std::string_view letter = lenient::letter_of(color, words); !letter.empty()) {
            text = with_all(text, sign, letter);
        }
    }
    return text;
}

/// Puts the record together, and leaves out what the referee cannot read.
class ChatRecord {
public:
    ChatRecord(std::vector<Message> messages, const ImportHints& hints) : messages_(std::move(messages)) {
        read_header(hints);
        for (const Message& message : messages_) {
            add(message);
        }
    }

    std::string write() {
        // Each round leaves out as many as a report lists of one kind.
        constexpr std::size_t most_bytes = 50'000'000;
        for (std::size_t judged = 0; leave_out_unread(); judged += text().size()) {
            if (judged > most_bytes) {
                throw NotImported("far more was said than played: copy the part with the game");
            }
        }
        return text();
    }

private:
    struct Line {
        std::string event;    ///< as a line of the record; empty where it is none
        std::string comment;  ///< as it is shown where it is none
    };

    /// Header lines that somebody wrote into the chat, and what whoever imports it says.
    void read_header(const ImportHints& hints) {
        std::erase_if(messages_, [this](const Message& message) {
            const bool is_key = !message.is_quoted && is_key_line(message.text);
            header_ += is_key ? message.text + "\n" : std::string();
            return is_key;
        });
        if (!hints.game.empty()) {
            header_ = fmt::format("Game: {}\n", hints.game) + without_key("Game:");
        }
        if (!hints.players.empty()) {
            header_ = without_key("Players:") + players_line(names_in(hints.players));
        }
        const std::size_t game = header_.find("Game:");
        if (game == std::string::npos) {
            throw NotImported("nothing in the chat says which game it is: give it by --game");
        }
        const std::string name(
            trimmed(std::string_view(header_).substr(game + 5, header_.find('\n', game) - game - 5)));
        game_ = find_game(name);
        if (game_ == nullptr) {
            throw NotImported(fmt::format("no game is called {}", plain_line(name)));
        }
        if (header_.find("Players:") == std::string::npos) {
            add_players();
        }
        std::string first = header_.substr(header_.find("Game:"));
        first.resize(first.find('\n') + 1);
        header_ = first + without_key("Game:");
    }

    static bool is_key_line(std::string_view line) {
        constexpr std::array<std::string_view, 9> keys{"Game",  "Players", "Date", "House", "Start",
                                                       "Event", "Result",  "Deck", "Tokens"};
        const bool is_known = std::ranges::find(keys, line.substr(0, line.find(':'))) != keys.end();
        return is_known && (line.starts_with("Game: ") || is_header_line(line));
    }

    static std::vector<std::string> names_in(std::string_view list) {
        std::vector<std::string> names;
        for (std::size_t at = 0; at <= list.size();) {
            const std::size_t end = std::min(list.find(',', at), list.size());
            names.emplace_back(trimmed(list.substr(at, end - at)));
            at = end + 1;
        }
        return names;
    }

    std::string without_key(std::string_view key) const {
        std::string others;
        for (std::size_t at = 0; at < header_.size();) {
            const std::size_t end = header_.find('\n', at) + 1;
            const std::string line = header_.substr(at, end - at);
            others += line.starts_with(key) ? std::string() : line;
            at = end;
        }
        return others;
    }

    /// Who wrote, in the order in which they began.
    void add_players() {
        std::vector<std::string> names;
        for (const Message& message : messages_) {
            if (!message.who.empty() && std::ranges::find(names, message.who) == names.end()) {
                names.push_back(message.who);
            }
        }
        if (names.empty()) {
            throw NotImported("nothing in the chat says who plays: give them by --players");
        }
        header_ += players_line(names);
    }

    void add(const Message& message) {
        const std::string_view by = message.who;
        const std::string comment =
            by.empty() ? fmt::format("; {}\n", message.text) : fmt::format("; {}: {}\n", by, message.text);
        if (message.is_quoted) {
            lines_.push_back({{}, comment});
            return;
        }
        const lenient::Table* const words = game_vocabulary_of(game_->about->id).table;
        const std::string text = words == nullptr ? message.text : with_letters(message.text, *words);
        const std::string_view word = std::string_view(text).substr(0, text.find_first_of(" :"));
        const bool is_whole = by.empty() || is_keyword(word) || is_player(word);
        lines_.push_back({is_whole ? text + "\n" : fmt::format("{} {}\n", by, text), comment});
    }

    bool is_keyword(std::string_view word) const {
        std::string low(word);
        std::ranges::transform(low, low.begin(), [](char byte) {
            return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + 32) : byte;
        });
        return std::ranges::find(game_->about->keywords, low) != game_->about->keywords.end();
    }

    bool is_player(std::string_view word) const {
        const std::size_t line = header_.find("Players:");
        const std::string_view names = std::string_view(header_).substr(line, header_.find('\n', line) - line);
        const std::size_t at = names.find(fmt::format(" {}", word));
        const std::size_t end = at + 1 + word.size();
        return !word.empty() && at != std::string_view::npos && (end == names.size() || names[end] == ',');
    }

    std::string text() const {
        std::string all = header_ + "\n";
        for (const Line& line : lines_) {
            all += line.event.empty() ? line.comment : line.event;
        }
        return all;
    }

    /// Answers whether there was something to be left out.
    bool leave_out_unread() {
        const std::string record = text();
        const FileReader open = reader_of(std::make_shared<GivenFiles>());
        const FirstRecord first(record, {}, open);
        std::set<std::uint32_t> unread;
        for (const Finding& finding : first.report().findings) {
            if (finding.severity == Severity::error && finding.rule->id.starts_with("syntax.")) {
                unread.insert(finding.span.begin);
            }
        }
        std::size_t end = header_.size() + 1;
        bool any = false;
        for (Line& line : lines_) {
            const auto fault = unread.lower_bound(static_cast<std::uint32_t>(end));
            end += line.event.empty() ? line.comment.size() : line.event.size();
            if (!line.event.empty() && fault != unread.end() && *fault < end) {
                line.event.clear();
                any = true;
            }
        }
        return any;
    }

    std::vector<Message> messages_;
    std::string header_;
    const GameEntry* game_ = nullptr;
    std::vector<Line> lines_;
};

}  // namespace

std::string chat(std::string_view text, const ImportHints& hints) {
    if (first_bad_byte(text) != std::string_view::npos) {
        throw NotImported("it is no text in UTF-8");
    }
    return tidied(ChatRecord(Reader(text).messages, hints).write());
}

}  // namespace arbiter::cli
