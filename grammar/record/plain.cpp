// Copies a record with plain characters in place of typographic ones, only when it has any.
#include "grammar/record/plain.hpp"

#include "grammar/text/record_text.hpp"

#include <algorithm>
#include <array>

namespace arbiter {
namespace {

struct Dressed {
    std::string_view bytes;
    std::string_view meant;
};

constexpr std::array dressed{
    Dressed{"\xE2\x80\xA6", "..."}, Dressed{"\xE2\x80\x93", "-"}, Dressed{"\xE2\x80\x94", "-"},
    Dressed{"\xE2\x88\x92", "-"},   Dressed{"\xE2\x80\x90", "-"}, Dressed{"\xE2\x80\x91", "-"},
    Dressed{"\xE2\x80\x98", "'"},   Dressed{"\xE2\x80\x99", "'"}, Dressed{"\xE2\x80\x9C", "\""},
    Dressed{"\xE2\x80\x9D", "\""},
};

/// Header values that are no free text and could hold such a character.
constexpr std::array<std::string_view, 6> strict_keys{"Result:", "Date:", "House:", "Tokens:", "Supply:", "Expect:"};

const Dressed* dressed_at(std::string_view text) {
    const auto found = std::find_if(dressed.begin(), dressed.end(),
                                    [text](const Dressed& one) { return text.starts_with(one.bytes); });
    return found == dressed.end() ? nullptr : &*found;
}

bool is_strict_header(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    return std::any_of(strict_keys.begin(), strict_keys.end(),
                       [line](std::string_view key) { return line.starts_with(key); });
}

bool is_blank_line(std::string_view line) {
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

/// A minus sign before a number.
bool is_sign(const Dressed& one, std::string_view behind) {
    return one.meant == "-" && !behind.empty() && behind[0] >= '0' && behind[0] <= '9';
}

/// Copies one line; dressed characters are replaced up to the comment and outside braces. In a result only signs are:
/// the rest is names, which are compared byte for byte.
void copy_line(std::string_view line, std::uint32_t offset, PlainText& plain) {
    const bool signs_only = line.substr(std::min(line.find_first_not_of(" \t"), line.size())).starts_with("Result:");
    bool braces = false;
    for (std::size_t at = 0; at < line.size();) {
        const char byte = line[at];
        const bool comment = byte == ';' && (at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t');
        if (comment) {
            plain.text += line.substr(at);
            return;
        }
        braces = byte == '{' || (braces && byte != '}');
        const Dressed* const found = braces || byte != '\xE2' ? nullptr : dressed_at(line.substr(at));
        const bool kept = found != nullptr && signs_only && !is_sign(*found, line.substr(at + found->bytes.size()));
        if (found == nullptr || kept) {
            plain.text += byte;
            ++at;
            continue;
        }
        const auto begin = offset + static_cast<std::uint32_t>(at);
        at += found->bytes.size();
        plain.text += found->meant;
        plain.replaced.push_back({begin, offset + static_cast<std::uint32_t>(at)});
        const auto here = static_cast<std::uint32_t>(plain.text.size());
        plain.shifts.emplace_back(here, offset + static_cast<std::uint32_t>(at) - here);
    }
}

bool may_be_dressed(std::string_view record) {
    for (std::size_t at = record.find('\xE2'); at != std::string_view::npos; at = record.find('\xE2', at + 1)) {
        if (dressed_at(record.substr(at)) != nullptr) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::uint32_t PlainText::original(std::uint32_t offset) const {
    const auto behind = std::upper_bound(shifts.begin(), shifts.end(), offset,
                                         [](std::uint32_t at, const auto& shift) { return at < shift.first; });
    return behind == shifts.begin() ? offset : offset + std::prev(behind)->second;
}

bool make_plain(std::string_view record, PlainText& plain) {
    if (!may_be_dressed(record)) {
        return false;
    }
    plain = {};
    bool body = false;
    for (std::size_t at = 0; at < record.size();) {
        const std::size_t end = std::min(record.find('\n', at), record.size() - 1) + 1;
        const std::string_view line = record.substr(at, end - at);
        body = body || is_blank_line(line.substr(0, line.find('\n')));
        if (body || is_strict_header(line)) {
            copy_line(line, static_cast<std::uint32_t>(at), plain);
        } else {
            plain.text += line;
        }
        at = end;
    }
    return !plain.replaced.empty();
}

}  // namespace arbiter
