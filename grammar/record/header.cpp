// Reads the header's lines, and says what is wrong with one that is none.
#include "grammar/record/header.hpp"

#include "grammar/record/header_grammar.hpp"
#include "grammar/record/seats.hpp"
#include "grammar/text/ascii.hpp"
#include "grammar/text/record_text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter {
namespace {

using Input = tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy, tao::pegtl::eol::lf_crlf, const char*>;

Span trimmed_span(std::string_view text, Span span) {
    const auto blank = [text](std::uint32_t at) { return text[at] == ' ' || text[at] == '\t'; };
    while (!span.empty() && blank(span.begin)) {
        ++span.begin;
    }
    while (!span.empty() && blank(span.end - 1)) {
        --span.end;
    }
    return span;
}

std::uint32_t letter_bit(char letter) {
    return 1U << (static_cast<unsigned char>(letter) & 31U);
}

template <typename In>
Span span_of(const In& in, const Header& header) {
    const char* const start = header.text.data();
    return {static_cast<std::uint32_t>(in.begin() - start), static_cast<std::uint32_t>(in.end() - start)};
}

void add_field(Span key, Span value, Header& header) {
    header.first_letters |= letter_bit(header.text[key.begin]);
    header.fields.push_back({key, trimmed_span(header.text, value)});
}

template <typename Rule>
struct Action : tao::pegtl::nothing<Rule> {};

template <>
struct Action<header::field> {
    template <typename In>
    static void apply(const In& in, Header& header) {
        const Span all = span_of(in, header);
        const auto colon = static_cast<std::uint32_t>(header.text.find(':', all.begin));
        add_field(trimmed_span(header.text, {all.begin, colon}), {colon + 1, all.end}, header);
    }
};

template <>
struct Action<header::blank_line> {
    template <typename In>
    static void apply(const In&, Header& header) {
        header.has_blank_line = true;
    }
};

bool may_be_meant_as_key(char byte) {
    return is_word_byte(byte) || byte == '-' || byte == ' ' || byte == '\t';
}

/// "Players " of "Players : Ann": what stands before a colon with a blank beside it; empty when the line was hardly
/// meant as a header line.
Span key_meant(std::string_view text, Span line) {
    constexpr std::size_t longest = 24;
    const std::string_view words = line.in(text);
    const std::size_t colon = words.find(':');
    if (colon == std::string_view::npos || colon == 0 || colon > longest) {
        return {};
    }
    const bool set_off = words.substr(colon).starts_with(": ") || words[colon - 1] == ' ';
    const bool key =
        set_off && std::all_of(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(colon), may_be_meant_as_key);
    return key ? Span{line.begin, line.begin + static_cast<std::uint32_t>(colon)} : Span{};
}

SyntaxError no_header_line(std::string_view text, std::uint32_t at) {
    const Span line = line_around(text, at);
    const Span shown = trimmed_span(text, {at, std::max(at, line.end)});
    const Span key = key_meant(text, shown);
    if (trimmed_span(text, key).in(text) == "Game") {
        return {shown, "syntax.header-line",
                "this Game line does not begin in the first column, so it begins no record",
                "a record is a Game line in the first column, header lines and a blank line"};
    }
    if (!key.empty()) {
        return {key, "syntax.header-line", fmt::format("\"{}\" is no key of a header line", key.in(text)),
                "a key is one word of letters and -, with its colon right behind it"};
    }
    return {shown, "syntax.header-line", "no header line (Key: value), and no blank line ends the header before it",
            "a blank line stands between the header and the first event"};
}

/// A slip in the middle of a header leaves header lines or the blank line behind it; a missing blank line does not,
/// nor does the record's last line, whatever blank lines stand behind it.
bool header_goes_on(std::string_view text, std::uint32_t behind) {
    if (text.find_first_not_of(" \t\r\n", behind) == std::string_view::npos) {
        return false;
    }
    Header rest;
    rest.text = text;
    rest.has_blank_line = false;
    Input in(text.data() + behind, text.data() + text.size(), "");
    tao::pegtl::parse<header::file, Action>(in, rest);
    return rest.has_blank_line;
}

/// Whether the header's last error is a slip in a header that goes on behind it, and not the first line of the body.
bool is_slip(const Header& header, std::uint32_t behind) {
    constexpr std::size_t most = 20;
    const bool key = !key_meant(header.text, trimmed_span(header.text, line_around(header.text, header.body))).empty();
    return key ? header.errors.size() < most : header.errors.size() == 1 && header_goes_on(header.text, behind);
}

std::uint32_t next_line(std::string_view text, std::uint32_t at) {
    const std::size_t end = text.find('\n', at);
    return static_cast<std::uint32_t>(end == std::string_view::npos ? text.size() : end + 1);
}

/// Where the key of a line ends that begins with one, of letters alone; `begin` when there is none.
std::uint32_t end_of_plain_key(std::string_view text, std::uint32_t begin) {
    std::uint32_t at = begin;
    while (at < text.size() && is_letter(text[at])) {
        ++at;
    }
    return at < text.size() && text[at] == ':' ? at : begin;
}

/// A line as nearly all are, a key of letters in the first column and its value, says here what the grammar would say
/// of it; any other is left to the grammar.
bool read_plain_line(Header& header) {
    const std::uint32_t begin = header.body;
    const std::uint32_t colon = end_of_plain_key(header.text, begin);
    const std::size_t end = colon == begin ? std::string_view::npos : header.text.find('\n', colon);
    if (end == std::string_view::npos || header.text.substr(colon, end - colon).find('\r') != std::string_view::npos) {
        return false;
    }
    add_field({begin, colon}, {colon + 1, static_cast<std::uint32_t>(end)}, header);
    header.body = static_cast<std::uint32_t>(end) + 1;
    return true;
}

/// The lines before the first that is not plain, and the blank line if it is the next.
void read_plain_lines(Header& header) {
    while (read_plain_line(header)) {
    }
    if (header.body < header.text.size() && header.text[header.body] == '\n') {
        header.has_blank_line = true;
        ++header.body;
    }
}

void read_lines(Header& header) {
    read_plain_lines(header);
    if (header.has_blank_line) {
        return;
    }
    const std::string_view text = header.text;
    Input in(text.data() + header.body, text.data() + text.size(), "");
    tao::pegtl::parse<header::file, Action>(in, header);
    header.body = static_cast<std::uint32_t>(in.current() - text.data());
}

}  // namespace

const HeaderField* Header::find(std::string_view key) const {
    if (key.empty() || (first_letters & letter_bit(key.front())) == 0) {
        return nullptr;
    }
    const auto found =
        std::find_if(fields.begin(), fields.end(), [&](const HeaderField& field) { return field.key.in(text) == key; });
    return found == fields.end() ? nullptr : &*found;
}

std::string_view Header::value(std::string_view key) const {
    const HeaderField* const field = find(key);
    return field == nullptr ? std::string_view{} : value(*field);
}

bool is_header_line(std::string_view text) {
    Input in(text.data(), text.data() + text.size(), "");
    return !text.starts_with("Game:") && tao::pegtl::parse<tao::pegtl::seq<header::field, tao::pegtl::eof>>(in);
}

void read_header(std::string_view text, Header& header) {
    header.text = text;
    header.fields.clear();
    header.errors.clear();
    header.first_letters = 0;
    header.body = 0;
    header.has_blank_line = false;
    for (read_lines(header); !header.has_blank_line && header.body < text.size(); read_lines(header)) {
        header.errors.push_back(no_header_line(text, header.body));
        const std::uint32_t behind = next_line(text, header.body);
        if (!is_slip(header, behind)) {
            return;
        }
        header.body = behind;
    }
}

}  // namespace arbiter
