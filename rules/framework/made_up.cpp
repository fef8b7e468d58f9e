// Makes 120 tiles up, evenly over colors and kinds of tasks.
#include "rules/framework/made_up.hpp"

#include <array>
#include <initializer_list>
#include <utility>

namespace arbiter::framework {
namespace {

constexpr std::array colors{Color::yellow, Color::red, Color::brown, Color::green, Color::silver};

Task one(int number, Color color) {
    return {.number = static_cast<std::uint8_t>(number), .first = color, .second = color};
}

Task pair(Task::Kind kind, int number, Color first, Color second) {
    return {.kind = kind, .number = static_cast<std::uint8_t>(number), .first = first, .second = second};
}

Task behind_arrow(Task task) {
    task.after = true;
    return task;
}

class TileSheet {
public:
    std::vector<Inventory::Entry> take() { return std::move(entries_); }

    void add(std::initializer_list<Color> frames, std::initializer_list<Task> tasks, int copies = 1) {
        Tile tile;
        for (const Color color : frames) {
            tile.add_frame(color);
        }
        for (const Task& task : tasks) {
            tile.add_task(task);
        }
        entries_.push_back({tile, copies});
    }

private:
    std::vector<Inventory::Entry> entries_;
};

/// Small numbers for some tiles, larger ones for others.
int between(int least, int most, std::size_t turn) {
    return least + static_cast<int>(turn) % (most - least + 1);
}

void add_singles(TileSheet& list) {
    for (const Color color : colors) {
        list.add({color}, {}, 2);
    }
}

void add_for_two(TileSheet& list, Color a, Color b, std::size_t turn) {
    list.add({a}, {one(between(3, 5, turn), b)});
    list.add({b}, {one(between(4, 6, turn), b), behind_arrow(one(between(2, 3, turn), a))});
}

void add_pair(TileSheet& list, Color a, Color b, std::size_t turn) {
    using enum Task::Kind;
    list.add({a, b}, {});
    list.add({b, a}, {pair(mix, between(5, 7, turn), a, b)});
    list.add({}, {pair(mix, 6, a, b), pair(mix, 9, a, b), pair(mix, 12, a, b)});
    list.add({colors[turn % colors.size()]}, {pair(either, between(3, 5, turn), b, a)});
}

void add_triple(TileSheet& list, Color a, Color b, Color c, std::size_t turn) {
    const Color other = colors[turn % colors.size()];
    list.add({a, b, c}, {});
    list.add({c, b, a}, {one(between(4, 5, turn), other), one(between(5, 7, turn + 1), b)});
    list.add({b}, {one(between(5, 8, turn), a), pair(Task::Kind::either, between(4, 6, turn), b, c)});
}

}  // namespace

std::vector<Inventory::Entry> made_up_tiles() {
    TileSheet list;
    std::size_t turn = 0;
    add_singles(list);
    for (std::size_t a = 0; a < colors.size(); ++a) {
        for (std::size_t b = a + 1; b < colors.size(); ++b) {
            add_for_two(list, colors[a], colors[b], turn);
            add_for_two(list, colors[b], colors[a], turn + 1);
            add_pair(list, colors[a], colors[b], turn++);
            for (std::size_t c = b + 1; c < colors.size(); ++c) {
                add_triple(list, colors[a], colors[b], colors[c], turn++);
            }
        }
    }
    return list.take();
}

}  // namespace arbiter::framework
