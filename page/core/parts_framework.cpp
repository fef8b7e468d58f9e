// What a position of Framework is laid out of: displays, tokens where they are claimed, the storage card.
#include "page/core/layout.hpp"

#include <algorithm>
#include <array>

namespace arbiter::page::of_framework {
namespace {

struct Color {
    char letter;
    std::string_view name;
};
constexpr std::array<Color, 5> colors{{{'Y', "yellow"}, {'R', "red"}, {'B', "brown"}, {'G', "green"}, {'S', "silver"}}};
constexpr std::size_t tiles_a_line = 5;
constexpr std::size_t most_frames = 3;
constexpr std::size_t most_tasks = 3;
constexpr std::size_t most_digits = 2;

void add(std::vector<Choice>& choices, std::string_view begun, std::string_view more, std::string_view name,
         std::string_view group) {
    Choice& choice = choices.emplace_back();
    choice.text = std::string(begun) + std::string(more);
    choice.shown = more;
    choice.name = name;
    choice.group = group;
    choice.whole = false;
}

void add_whole(std::vector<Choice>& choices, std::string text, std::string_view shown) {
    Choice& choice = choices.emplace_back();
    choice.text = std::move(text);
    choice.shown = choice.name = shown;
}

void add_colors(std::vector<Choice>& choices, std::string_view begun, std::string_view but_for,
                std::string_view group) {
    for (const Color& color : colors) {
        if (but_for.find(color.letter) == std::string_view::npos) {
            add(choices, begun, {&color.letter, 1}, color.name, group);
        }
    }
}

void add_digits(std::vector<Choice>& choices, std::string_view begun, bool first) {
    for (const char& digit : std::string_view("1234567890").substr(0, first ? 9 : 10)) {
        add(choices, begun, {&digit, 1}, {&digit, 1}, "frames asked for");
    }
}

void add_frames(std::vector<Choice>& choices, std::string_view begun) {
    if (begun.size() < most_frames) {
        add_colors(choices, begun, begun, "frames");
    }
    if (begun.empty()) {
        add(choices, begun, "-/", "no frame", "frames");
        return;
    }
    add_whole(choices, std::string(begun) + "/-", "no task");
    add(choices, begun, "/", "tasks", "then");
}

/// Behind a task: another one, or that is all.
void add_ends(std::vector<Choice>& choices, std::string_view begun, std::string_view tasks) {
    add_whole(choices, std::string(begun), "that is the tile");
    if (static_cast<std::size_t>(
            std::count_if(tasks.begin(), tasks.end(), [](char sign) { return sign == ',' || sign == '>'; })) +
            1 <
        most_tasks) {
        add(choices, begun, ",", "and another task", "then");
        add(choices, begun, ">", "and behind an arrow", "then");
    }
}

void add_tasks(std::vector<Choice>& choices, std::string_view begun, std::string_view tasks) {
    const std::size_t last = tasks.find_last_of(",>");
    const std::string_view task = last == std::string_view::npos ? tasks : tasks.substr(last + 1);
    const std::size_t digits = std::min(task.find_first_not_of("0123456789"), task.size());
    const std::string_view asked = task.substr(digits);
    if (asked.empty()) {
        if (digits < most_digits) {
            add_digits(choices, begun, digits == 0);
        }
        if (digits != 0) {
            add_colors(choices, begun, "", "of this color");
        }
    } else if (asked.size() == 2) {
        add_colors(choices, begun, asked.substr(0, 1), "of this color");
    } else {
        add_ends(choices, begun, tasks);
        if (asked.size() == 1) {
            add(choices, begun, "+", "added to another color", "then");
            add(choices, begun, "|", "or of another color", "then");
        }
    }
}

std::vector<Choice> tile_choices(std::string_view begun) {
    std::vector<Choice> choices;
    const std::size_t slash = begun.find('/');
    slash == std::string_view::npos ? add_frames(choices, begun) : add_tasks(choices, begun, begun.substr(slash + 1));
    return choices;
}

/// Tokens lie on tasks: "+1,0/2" is on the second task of the tile at 1,0.
std::vector<Choice> token_choices(const Layout& layout, const Part& part) {
    std::vector<Choice> choices;
    for (const Spot& spot : map_of(layout, part.seat, "display", "").spots) {
        const std::size_t slash = std::min(spot.holds.find('/'), spot.holds.size());
        const std::string tasks = spot.holds.substr(slash);
        const bool none = tasks.size() < 2 || tasks == "/-";
        const auto more =
            std::count_if(tasks.begin(), tasks.end(), [](char sign) { return sign == ',' || sign == '>'; });
        for (std::ptrdiff_t task = 1; !none && task <= more + 1; ++task) {
            Choice& choice = choices.emplace_back();
            choice.text = '+' + spot.name() + '/' + std::to_string(task);
            choice.name = "task " + std::to_string(task) + " of " + spot.holds + " on " + spot.name();
            choice.shown = spot.holds + " " + std::to_string(task);
        }
    }
    return choices;
}

std::vector<Choice> choices(const Layout& layout, const Part& part, const Spot&, std::string_view begun) {
    return part.word == "tokens" ? token_choices(layout, part) : tile_choices(begun);
}

std::vector<Part> parts(const Layout& layout) {
    const bool claimed = layout.header("House").find("tokens=claimed") != std::string_view::npos;
    std::vector<Part> all;
    for (Seat seat = 0; seat < static_cast<Seat>(layout.seats().count()); ++seat) {
        all.push_back(map_of(layout, seat, "display", "display"));
        if (claimed) {
            all.push_back(row_of(layout, seat, "tokens", "tokens"));
        }
    }
    if (layout.seats().count() == 1) {
        all.push_back(row_of(layout, 0, "store", "storage card"));
    }
    return all;
}

void put(Layout& layout, const Part& part) {
    part.form == Form::squares ? put_map(layout, part, tiles_a_line) : put_words(layout, part);
}

}  // namespace
}  // namespace arbiter::page::of_framework

namespace arbiter::page {

const Parts& framework_parts() {
    static constexpr Parts all{"framework", of_framework::parts, of_framework::choices, of_framework::put};
    return all;
}

}  // namespace arbiter::page
