// Takes a record apart into lines and words, changes some of them, and puts it together again.
#include "tests/fuzz/mutation.hpp"

#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <vector>

// How libFuzzer changes bytes; the tests bring their own.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed);
extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* one, std::size_t one_size,
                                                 const std::uint8_t* other, std::size_t other_size, std::uint8_t* out,
                                                 std::size_t most, unsigned seed);

namespace arbiter::fuzz {
namespace {

using Lines = std::vector<std::string>;

Lines lines_of(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    if (lines.empty()) {
        lines.emplace_back();
    }
    return lines;
}

std::string joined(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += line;
    }
    return text;
}

template <typename List>
const auto& any(const List& list, Random& random) {
    return list[random.below(list.size())];
}

/// The blank line behind the header, or the end.
std::size_t body_of(const Lines& lines) {
    const auto blank = std::find(lines.begin(), lines.end(), "\n");
    return static_cast<std::size_t>(blank - lines.begin());
}

constexpr std::array<std::string_view, 22> common_lines{"undo",
                                                        "undo stands",
                                                        "end finished",
                                                        "end abandoned",
                                                        "end resigned Ann",
                                                        "end adjudicated Ben",
                                                        "scores 0 0",
                                                        "scores 12 7 3 1",
                                                        "scores -2147483648 4294967296",
                                                        "round 1 Ann",
                                                        "round 2",
                                                        "round 4294967295 P2",
                                                        "displays ???? ???? ???? ???? ????",
                                                        "displays BBYY RRKK WWBB YYRR KKWW",
                                                        "offer ? ? ?",
                                                        "deal ? ?",
                                                        "; a comment",
                                                        ";! syntax.line",
                                                        "Ann ?",
                                                        "P1 ?:?",
                                                        "",
                                                        "Game: nowhere"};
constexpr std::array<std::string_view, 14> tails{" stands", " ; why not",
                                                 " {note}", " {a} {b} stands ; c",
                                                 " +5",     " -3",
                                                 " =12",    " ?",
                                                 " +row:3", " +done:F4",
                                                 " {",      " ;! record.undo.nothing",
                                                 " +?",     "\t stands stands"};
constexpr std::array<std::string_view, 17> words{"?",
                                                 "??",
                                                 "-1",
                                                 "0",
                                                 "1",
                                                 "99",
                                                 "2147483647",
                                                 "4294967296",
                                                 "-",
                                                 "P1",
                                                 "P8",
                                                 "Ann",
                                                 "99999999999999999999",
                                                 "\xC3\xA9",
                                                 "\xFF",
                                                 "\xE2\x80\xA6",
                                                 "stands"};

/// Header lines of all games, with the choices that their rulings leave.
const std::vector<std::string>& header_lines() {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> made{"Players: Ann, Ben\n",
                                      "Players: Ann, Ben, Cat, Dan\n",
                                      "Players: Ann\n",
                                      "Players: Ann, Ann\n",
                                      "Players: Ann, P1\n",
                                      "Players: 3\n",
                                      "Start: Ben\n",
                                      "Start: Nobody\n",
                                      "Date: 2026-02-30\n",
                                      "Result: Ann 1, Ben 2\n",
                                      "Result: Ann wins\n",
                                      "Result: 28\n",
                                      "Expect: valid\n",
                                      "Expect: violation, scores 1 2\n",
                                      "Expect: winners Ann P2\n",
                                      "Allow: record.undo.nothing\n",
                                      "Allow: claim\n"};
        for (const GameEntry& game : games()) {
            made.push_back(fmt::format("Game: {}\n", game.about->id));
            for (const HeaderKey& known : game.about->header_keys) {
                made.push_back(fmt::format("{}: 3\n", known.key));
            }
            for (const Ruling& ruling : game.rulings) {
                for (const std::string_view option : ruling.options) {
                    made.push_back(fmt::format("House: {}={}\n", ruling.id, option));
                }
            }
            for (const Rule& rule : game.rulebook) {
                made.push_back(fmt::format("Allow: {}\n", rule.id));
            }
        }
        return made;
    }();
    return all;
}

bool is_word_byte(char byte) {
    return byte != ' ' && byte != '\n' && byte != '\t';
}

/// Where a word of the line begins and ends; an empty place when it has none.
std::pair<std::size_t, std::size_t> any_word(const std::string& line, Random& random) {
    std::size_t begin = random.below(line.size() + 1);
    while (begin > 0 && is_word_byte(line[begin - 1])) {
        --begin;
    }
    std::size_t end = begin;
    while (end < line.size() && is_word_byte(line[end])) {
        ++end;
    }
    return {begin, end};
}

/// A word of a line, or what stands between the marks in it: `2` of `4B:2`.
std::pair<std::size_t, std::size_t> any_token(const std::string& line, Random& random) {
    auto [begin, end] = any_word(line, random);
    if (end == begin || random.below(2) == 0) {
        return {begin, end};
    }
    const auto is_letter = [&](std::size_t at) { return std::isalnum(static_cast<unsigned char>(line[at])) != 0; };
    std::size_t from = begin + random.below(end - begin);
    std::size_t to = from + 1;
    while (is_letter(from) && from > begin && is_letter(from - 1)) {
        --from;
    }
    while (is_letter(to - 1) && to < end && is_letter(to)) {
        ++to;
    }
    return {from, to};
}

void replace_token(Lines& lines, std::string_view with, Random& random) {
    std::string& line = lines[random.below(lines.size())];
    const auto [begin, end] = any_token(line, random);
    line.replace(begin, end - begin, with);
}

/// A number a little or much larger or smaller.
void change_number(std::string& line, Random& random) {
    const std::size_t first = line.find_first_of("0123456789", random.below(line.size() + 1));
    if (first == std::string::npos) {
        return;
    }
    std::size_t end = first;
    while (end < line.size() && std::isdigit(static_cast<unsigned char>(line[end])) != 0 && end < first + 9) {
        ++end;
    }
    const int value = std::stoi(line.substr(first, end - first));
    const int by = random.below(3) == 0 ? static_cast<int>(random.below(100)) : 1;
    line.replace(first, end - first, std::to_string(random.below(2) == 0 ? value + by : value - by));
}

void append_tail(std::string& line, std::string_view tail) {
    line.insert(line.ends_with('\n') ? line.size() - 1 : line.size(), tail);
}

void repeat_lines(Lines& lines, Random& random) {
    const std::size_t begin = random.below(lines.size());
    const std::size_t count = std::min<std::size_t>(1 + random.below(3), lines.size() - begin);
    const Lines group(lines.begin() + static_cast<std::ptrdiff_t>(begin),
                      lines.begin() + static_cast<std::ptrdiff_t>(begin + count));
    const std::uint32_t times = 1 + random.below(random.below(8) == 0 ? 40 : 3);
    for (std::uint32_t i = 0; i < times; ++i) {
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(begin + count), group.begin(), group.end());
    }
}

/// A move taken back and, perhaps, made again.
void take_back(Lines& lines, Random& random) {
    const std::size_t at = random.below(lines.size());
    const std::string again = lines[at];
    const auto behind = lines.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    random.below(2) == 0 ? lines.insert(behind, "undo\n") : lines.insert(behind, {"undo\n", again});
}

void insert_line(Lines& lines, std::string line, std::size_t at) {
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), std::move(line));
}

void change_blanks(std::string& line, Random& random) {
    switch (random.below(4)) {
        case 0: line.insert(0, "  "); break;
        case 1: append_tail(line, " \t"); break;
        case 2: append_tail(line, "\r"); break;
        default:
            if (const std::size_t blank = line.find(' '); blank != std::string::npos) {
                line.replace(blank, 1, random.below(2) == 0 ? "\t" : "  ");
            }
    }
}

void change_lines(Lines& lines, Random& random) {
    const std::size_t at = random.below(lines.size());
    const std::size_t to = random.below(lines.size());
    switch (random.below(6)) {
        case 0: lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at)); break;
        case 1: std::swap(lines[at], lines[to]); break;
        case 2: insert_line(lines, lines[at], to); break;
        case 3: repeat_lines(lines, random); break;
        case 4: take_back(lines, random); break;
        default: lines.resize(at + 1); break;
    }
}

void change_line(std::string& line, Random& random) {
    switch (random.below(4)) {
        case 0: append_tail(line, any(tails, random)); break;
        case 1: change_number(line, random); break;
        case 2: change_blanks(line, random); break;
        default: line = fmt::format("{}\n", any(common_lines, random)); break;
    }
}

}  // namespace

void mutate(std::string& text, Random& random) {
    Lines lines = lines_of(text);
    switch (random.below(8)) {
        case 0:
        case 1: change_lines(lines, random); break;
        case 2: change_line(lines[random.below(lines.size())], random); break;
        case 3:
            insert_line(lines, fmt::format("{}\n", any(common_lines, random)), random.below(lines.size() + 1));
            break;
        case 4:
            insert_line(lines, any(header_lines(), random),
                        std::min<std::size_t>(1 + random.below(body_of(lines) + 1), lines.size()));
            break;
        case 5: replace_token(lines, any(words, random), random); break;
        default: {
            const std::string& other = any(lines, random);
            const auto [begin, end] = any_token(other, random);
            replace_token(lines, other.substr(begin, end - begin), random);
        }
    }
    text = joined(lines);
}

std::string splice(std::string_view one, std::string_view other, Random& random) {
    Lines lines = lines_of(one);
    const Lines more = lines_of(other);
    if (random.below(2) == 0) {
        lines.resize(body_of(lines));
        lines.insert(lines.end(), more.begin() + static_cast<std::ptrdiff_t>(body_of(more)), more.end());
        return joined(lines);
    }
    const std::size_t from = random.below(more.size());
    const std::size_t count = std::min<std::size_t>(1 + random.below(8), more.size() - from);
    const auto at = lines.begin() + random.below(lines.size() + 1);
    const auto begin = more.begin() + static_cast<std::ptrdiff_t>(from);
    lines.insert(at, begin, begin + static_cast<std::ptrdiff_t>(count));
    return joined(lines);
}

namespace {

std::size_t put(std::string_view text, std::uint8_t* data, std::size_t most) {
    const std::size_t size = std::min(text.size(), most);
    std::memcpy(data, text.data(), size);
    return size;
}

std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

}  // namespace
}  // namespace arbiter::fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
    arbiter::Random random(seed);
    if (random.below(5) == 0) {
        return LLVMFuzzerMutate(data, size, most);
    }
    std::string text(arbiter::fuzz::text_of(data, size));
    for (std::uint32_t changes = 1 + random.below(3); changes != 0; --changes) {
        arbiter::fuzz::mutate(text, random);
    }
    return arbiter::fuzz::put(text, data, most);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* one, std::size_t one_size,
                                                 const std::uint8_t* other, std::size_t other_size, std::uint8_t* out,
                                                 std::size_t most, unsigned seed) {
    arbiter::Random random(seed);
    return arbiter::fuzz::put(
        arbiter::fuzz::splice(arbiter::fuzz::text_of(one, one_size), arbiter::fuzz::text_of(other, other_size), random),
        out, most);
}
