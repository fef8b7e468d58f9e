// Long records made of a short recipe: whoever runs this limits time and memory (-timeout, -malloc_limit_mb).
// A recipe is a record in which `@COUNT LINES` says that the next LINES lines stand COUNT times, and `@,COUNT` that the
// next line's value (or last word) is a list of so many.
#include "tests/fuzz/judging.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

namespace arbiter::fuzz {
namespace {

constexpr std::size_t most_bytes = 100'000;

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

/// Cuts a number off, and the byte behind it.
std::size_t number(std::string_view& text, std::size_t most) {
    std::size_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    text.remove_prefix(std::min(static_cast<std::size_t>(end - text.data()) + 1, text.size()));
    return error == std::errc() ? std::min(value, most) : 1;
}

void append(std::string_view part, std::string& text) {
    if (text.size() + part.size() <= most_bytes) {
        text += part;
    }
}

void append_list(std::string_view line, std::size_t count, std::string& text) {
    const std::string_view head = line.substr(0, line.find_last_not_of('\n') + 1);
    const std::string_view item = head.substr(std::min(head.find_last_of(" :") + 1, head.size()));
    append(head, text);
    for (std::size_t i = 1; i < count && text.size() + item.size() + 3 < most_bytes; ++i) {
        text.append(head.find(':') < head.find(' ') ? ", " : " ").append(item);
    }
    append("\n", text);
}

std::string cooked(std::string_view recipe) {
    std::string text;
    const std::vector<std::string_view> lines = lines_of(recipe);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string_view order = lines[i];
        const bool list = order.starts_with("@,");
        if (!order.starts_with('@') || i + 1 == lines.size()) {
            append(order, text);
            continue;
        }
        order.remove_prefix(list ? 2 : 1);
        const std::size_t count = number(order, most_bytes);
        if (list) {
            append_list(lines[++i], count, text);
            continue;
        }
        const std::size_t group = std::clamp<std::size_t>(number(order, 8), 1, lines.size() - 1 - i);
        for (std::size_t n = 0; n < count * group && text.size() < most_bytes - 100; ++n) {
            append(lines[i + 1 + n % group], text);
        }
        i += group;
    }
    return text;
}

}  // namespace
}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace arbiter;
    const std::string text = fuzz::cooked(fuzz::text_of(data, size));
    fuzz::each_record(text, [](const RecordText& record, const GameEntry&) {
        Report report;
        judge(record, {true, true, true}, fuzz::known_files(), report);
    });
    return 0;
}
