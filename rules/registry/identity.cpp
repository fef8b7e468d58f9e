// Takes from a canonical text what makes it this game and no other, and hashes it.
#include "rules/registry/identity.hpp"

#include "grammar/lenient/characters.hpp"
#include "grammar/record/header_key.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter {
namespace {

bool is_blank(char byte) {
    return byte == ' ' || byte == '\t' || byte == '\r';
}

void add_byte(char byte, std::string& to) {
    if (!is_blank(byte)) {
        to += byte;
    } else if (!to.empty() && to.back() != ' ') {
        to += ' ';
    }
}

std::string collapsed(std::string_view line) {
    std::string out;
    for (const char byte : line) {
        add_byte(byte, out);
    }
    out.resize(out.find_last_not_of(' ') + 1);
    return lenient::composed(out);
}

/// What belongs to no game: comments, when and where it was, what the referee is to think of it.
bool is_remark(std::string_view line) {
    const std::string_view key = line.substr(0, line.find(':'));
    const HeaderKey* const known = find_header_key(common_header_keys(), key);
    return line.starts_with(';') || is_private_key(key) || (known != nullptr && !known->changes_identity());
}

/// Calls each(line, where it begins).
template <typename Each>
void each_line(std::string_view text, Each each) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        each(text.substr(at, end - at), at);
        at = end + 1;
    }
}

}  // namespace

std::string essential_line(std::string_view line) {
    std::string out;
    for (std::size_t at = 0; at < line.size() && line[at] != ';'; ++at) {
        const std::size_t close = line[at] == '{' ? line.find('}', at) : std::string_view::npos;
        if (close != std::string_view::npos) {
            add_byte(' ', out);
            at = close;
        } else {
            add_byte(line[at], out);
        }
    }
    out.resize(out.find_last_not_of(' ') + 1);
    return lenient::composed(out);
}

std::string essence(std::string_view canonical) {
    Header header;
    read_header(canonical, header);
    std::string text;
    each_line(canonical, [&](std::string_view line, std::size_t at) {
        const bool in_header = at < header.body;
        const std::string words = in_header ? collapsed(line) : essential_line(line);
        if (!words.empty() && !(in_header && is_remark(words))) {
            text.append(words).push_back('\n');
        }
    });
    return text;
}

Hash128 identity(const Record& record, const FileReader& open) {
    const GameEntry* const game = find_game_of(record.header);
    return hash_of(game == nullptr ? essence(record.text.text) : essence(game->canonical_text(record, open)));
}

std::string words_of_identity(const Hash128& id) {
    return fmt::format("{:016x}", id.high);
}

}  // namespace arbiter
