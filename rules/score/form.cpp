// Reads what stands in boxes, and looks at each by itself.
#include "rules/score/form.hpp"

#include "grammar/text/ascii.hpp"
#include "rules/score/sheet_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <system_error>

namespace arbiter::form {
namespace {

constexpr std::string_view between = " \t,+";
constexpr std::size_t most_numbers = 1000;

std::optional<std::int64_t> read_one(const Box& box, std::string_view text) {
    const auto is_word = [text](const Word& word) { return alike(word.text, text); };
    const auto word = std::find_if(box.words.begin(), box.words.end(), is_word);
    if (word != box.words.end()) {
        return word->number;
    }
    std::int64_t number = 0;
    const char* const stop = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), stop, number);
    // A number with a sign is read, to be refused by what the box takes; a word's number is not to be had this way.
    const bool good = error == std::errc() && end == stop && (number >= 0 || box.words.empty());
    return good ? std::optional(number) : std::nullopt;
}

std::string one_text(const Box& box, std::int64_t number) {
    const auto is_meant = [number](const Word& word) { return word.number == number; };
    const auto word = std::find_if(box.words.begin(), box.words.end(), is_meant);
    return word == box.words.end() ? std::to_string(number) : std::string(word->text);
}

bool is_word(const Box& box, std::int64_t number) {
    return std::any_of(box.words.begin(), box.words.end(),
                       [number](const Word& word) { return word.number == number; });
}

std::string fault_of_one(const Box& box, std::int64_t number) {
    if (number < 0 && !is_word(box, number)) {
        return fmt::format("{} is less than nothing", number);
    }
    if (number > box.most) {
        return box.limit.empty() ? fmt::format("{} is more than anybody counts", number)
                                 : fmt::format("{} cannot be: {}", number, box.limit);
    }
    return {};
}

}  // namespace

std::size_t find_box(const Form& form, std::string_view key) {
    const auto found =
        std::find_if(form.boxes.begin(), form.boxes.end(), [key](const Box& box) { return alike(box.key, key); });
    return static_cast<std::size_t>(found - form.boxes.begin());
}

std::optional<Numbers> read_numbers(const Box& box, std::string_view text) {
    Numbers numbers;
    for (std::size_t at = text.find_first_not_of(between); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        const auto number = read_one(box, text.substr(at, end - at));
        if (!number || numbers.size() == most_numbers) {
            return std::nullopt;
        }
        numbers.push_back(*number);
        at = text.find_first_not_of(between, end);
    }
    return numbers;
}

std::string text_of(const Box& box, const Numbers& numbers) {
    std::string text;
    for (const std::int64_t number : numbers) {
        text += text.empty() ? "" : ",";
        text += one_text(box, number);
    }
    return text;
}

std::string fault_in(const Box& box, const Numbers& numbers) {
    if (numbers.empty()) {
        return box.empty || box.takes == Takes::sum ? std::string() : std::string("nothing stands here");
    }
    if (numbers.size() > 1 && box.takes != Takes::numbers) {
        return fmt::format("one number stands here, not {}", numbers.size());
    }
    for (const std::int64_t number : numbers) {
        if (std::string fault = fault_of_one(box, number); !fault.empty()) {
            return fault;
        }
    }
    return {};
}

std::int64_t number_in(const Box& box, const Numbers& numbers) {
    return numbers.empty() ? box.empty.value_or(0) : numbers.front();
}

std::vector<Fault> faults_in(const Form& form, const Filled& filled) {
    std::vector<Fault> faults;
    for (std::size_t column = 0; column < filled.size(); ++column) {
        for (std::size_t box = 0; box < form.boxes.size(); ++box) {
            if (std::string fault = fault_in(form.boxes[box], filled[column].boxes[box]); !fault.empty()) {
                faults.push_back({column, box, std::move(fault)});
            }
        }
    }
    return faults;
}

score::Row row(std::string key, std::string name, std::int64_t points, std::string why) {
    return named(std::move(name), {std::move(key), {score::points(points), "  ", std::move(why)}});
}

score::Row named(std::string name, score::Row row) {
    score::Cell& points = row.cells.front();
    points.sign = score::Sign::none;
    points.width = 4;
    row.cells.insert(row.cells.begin(), {score::column(std::move(name)), "  "});
    return row;
}

std::string why(const score::Row& row) {
    const auto points = std::ranges::find(row.cells, true, &score::Cell::points);
    const std::string text = score::text_of(std::span(points + 1, row.cells.end()));
    return text.substr(std::min(text.find_first_not_of(' '), text.size()));
}

std::vector<Fault> wrong_sums(const Form& form, const Filled& filled, const std::vector<score::Sheet>& columns) {
    std::vector<Fault> faults;
    for (std::size_t column = 0; column < filled.size(); ++column) {
        for (const score::Row& row : columns[column]) {
            const std::size_t box = find_box(form, row.key);
            const bool is_sum = box != form.boxes.size() && form.boxes[box].takes == Takes::sum;
            const std::int64_t points = score::points_of(row)->least;
            if (is_sum && !filled[column].boxes[box].empty() && filled[column].boxes[box].front() != points) {
                faults.push_back(
                    {column, box, fmt::format("{} stands here, it is {}", filled[column].boxes[box].front(), points)});
            }
        }
    }
    return faults;
}

}  // namespace arbiter::form
