// Compares scenes: what two positions have in common, what an event has changed.
#include "rules/scene/scene.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace arbiter {
namespace {

using Place = std::pair<std::int32_t, std::int32_t>;
using Cells = std::map<Place, const Scene::Cell*>;

Cells cells_of(const Scene::Group& group) {
    Cells cells;
    for (const Scene::Cell& cell : group.cells) {
        cells.emplace(Place{cell.x, cell.y}, &cell);
    }
    return cells;
}

/// The shelf of this name; one without pieces when there is none.
const Scene::Shelf& shelf_like(const Scene::Shelf& shelf, const std::vector<Scene::Shelf>& shelves) {
    static const Scene::Shelf none{};
    const auto same = std::ranges::find(shelves, shelf.name, &Scene::Shelf::name);
    return same == shelves.end() ? none : *same;
}

/// Calls both(group, other) for each group of a scene and the one of the other scene that stands for the same.
template <typename Both>
void each_group(Scene& scene, const Scene& other, Both both) {
    static const Scene::Group none{};
    for (std::size_t board = 0; board < std::min(scene.boards.size(), other.boards.size()); ++board) {
        for (Scene::Shelf& shelf : scene.boards[board].shelves) {
            const std::vector<Scene::Group>& theirs = shelf_like(shelf, other.boards[board].shelves).groups;
            for (std::size_t group = 0; group < shelf.groups.size(); ++group) {
                both(shelf.groups[group], group < theirs.size() ? theirs[group] : none);
            }
        }
    }
}

bool keep_common(std::vector<Scene::Fact>& facts, const std::vector<Scene::Fact>& others) {
    bool alike = true;
    for (Scene::Fact& fact : facts) {
        const auto same = std::ranges::find(others, fact.name, &Scene::Fact::name);
        if (same == others.end() || same->value != fact.value) {
            fact.value.assign(1, '?');
            alike = false;
        }
    }
    return alike;
}

bool keep_common(Scene::Cell& cell, const Scene::Cell* other) {
    const bool same = other != nullptr && cell.piece.has_value() == other->piece.has_value() &&
                      (!cell.piece || cell.piece->looks_like(*other->piece));
    if (!same) {
        const bool certain = other != nullptr && cell.piece && other->piece;
        cell.piece = unknown_piece(certain ? "not known which" : "not known whether anything");
    } else if (cell.piece && cell.piece->since != other->piece->since) {
        cell.piece->since = 0;
    }
    return same;
}

bool keep_common_cells(Scene::Group& group, const Scene::Group& other) {
    Cells others = cells_of(other);
    bool alike = true;
    for (Scene::Cell& cell : group.cells) {
        const auto same = others.find({cell.x, cell.y});
        alike = keep_common(cell, same == others.end() ? nullptr : same->second) && alike;
        if (same != others.end()) {
            others.erase(same);
        }
    }
    for (const auto& [place, cell] : others) {
        group.add(place.first, place.second).piece = unknown_piece("not known whether anything");
    }
    return alike && others.empty();
}

using Pieces = std::vector<const Scene::Piece*>;

const Scene::Piece* piece_at(const Cells& cells, const Scene::Cell& cell) {
    const auto found = cells.find({cell.x, cell.y});
    return found != cells.end() && found->second->piece ? &*found->second->piece : nullptr;
}

/// The pieces of before that no longer lie where they lay.
Pieces moved_from(const Scene::Group& group, const Scene::Group& before) {
    const Cells now = cells_of(group);
    Pieces moved;
    for (const Scene::Cell& cell : before.cells) {
        const Scene::Piece* const there = piece_at(now, cell);
        const bool stays = cell.piece && there != nullptr && there->looks_like(*cell.piece);
        if (cell.piece && !stays) {
            moved.push_back(&*cell.piece);
        }
    }
    return moved;
}

/// Takes out one that looks like this piece; false when there is none.
bool take_like(const Scene::Piece& piece, Pieces& pieces) {
    const auto same = std::ranges::find_if(pieces, [&](const Scene::Piece* one) { return one->looks_like(piece); });
    if (same == pieces.end()) {
        return false;
    }
    pieces.erase(same);
    return true;
}

/// Where places have no names the order means nothing: what was put in moves the others on.
void mark_changed(Scene::Group& group, const Scene::Group& before) {
    const bool ordered = group.axes != Scene::Axes::none || group.plane == Scene::Plane::hexes;
    const Cells old = cells_of(before);
    Pieces moved = ordered ? Pieces() : moved_from(group, before);
    for (Scene::Cell& cell : group.cells) {
        const Scene::Piece* const was = piece_at(old, cell);
        const bool same = cell.piece ? (was != nullptr && was->looks_like(*cell.piece)) || take_like(*cell.piece, moved)
                                     : was == nullptr;
        const Scene::Mark mark = same ? Scene::Mark::none : Scene::Mark::last;
        cell.mark = cell.mark == Scene::Mark::finding ? cell.mark : mark;
    }
}

}  // namespace

void Scene::Group::point_at(std::int32_t x, std::int32_t y) {
    const auto there = std::ranges::find_if(cells, [&](const Cell& cell) { return cell.x == x && cell.y == y; });
    (there == cells.end() ? add(x, y) : *there).mark = Mark::finding;
}

void Scene::Board::tell(std::string fact, std::string value) {
    Fact& told = facts.emplace_back();
    told.name = std::move(fact);
    told.value = std::move(value);
}

void Scene::tell(std::string fact, std::string value) {
    Fact& told = facts.emplace_back();
    told.name = std::move(fact);
    told.value = std::move(value);
}

Scene::Piece unknown_piece(std::string_view label) {
    Scene::Piece piece;
    piece.letter.push_back('?');
    piece.label = label;
    return piece;
}

bool keep_common(Scene& scene, const Scene& other) {
    bool alike = keep_common(scene.facts, other.facts);
    for (std::size_t board = 0; board < std::min(scene.boards.size(), other.boards.size()); ++board) {
        alike = keep_common(scene.boards[board].facts, other.boards[board].facts) && alike;
        scene.boards[board].to_move = scene.boards[board].to_move && other.boards[board].to_move;
    }
    each_group(scene, other, [&](Scene::Group& group, const Scene::Group& theirs) {
        alike = keep_common_cells(group, theirs) && alike;
    });
    return alike;
}

void mark_changes(Scene& scene, const Scene& before) {
    each_group(scene, before, mark_changed);
}

std::string_view without_last_event(std::string_view record, std::size_t body) {
    static constexpr std::string_view said[] = {"scores", "end", ";"};
    while (record.size() > body) {
        const std::size_t end = record.find_last_not_of(" \t\r\n");
        if (end == std::string_view::npos || end < body) {
            return record.substr(0, body);
        }
        const std::size_t line = std::max(record.find_last_of('\n', end) + 1, body);
        const std::string_view last = record.substr(line, end + 1 - line);
        record = record.substr(0, line);
        const std::string_view word = last.substr(std::min(last.find_first_not_of(" \t"), last.size()));
        if (std::ranges::none_of(said, [&](std::string_view begin) { return word.starts_with(begin); })) {
            break;
        }
    }
    return record;
}

}  // namespace arbiter
