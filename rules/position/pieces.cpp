// Reads cells, and tries where the first piece of a pattern may lie.
#include "rules/position/pieces.hpp"

#include <algorithm>
#include <charconv>
#include <variant>

namespace arbiter {
namespace {

std::string_view text_of_value(const Value& value) {
    const auto* const text = std::get_if<std::string>(&value.data);
    return text == nullptr ? std::string_view{} : std::string_view(*text);
}

/// Empty where there is none. Pieces look into it.
const List& list_of_value(const Value* value) {
    static const List none;
    const auto* const list = value == nullptr ? nullptr : std::get_if<List>(&value->data);
    return list == nullptr ? none : *list;
}

void add_tiles(const PatternPiece& common, const List& tiles, const List& cells, std::vector<PatternPiece>& pieces) {
    for (std::size_t i = 0; i < std::min(tiles.size(), cells.size()); ++i) {
        PatternPiece& piece = pieces.emplace_back(common);
        piece.name = text_of_value(tiles[i]);
        piece.place = text_of_value(cells[i]);
        piece.cell = read_cell(piece.place);
    }
}

void add_tokens(const PatternPiece& common, const List& tokens, std::vector<PatternPiece>& pieces) {
    for (const Value& token : tokens) {
        const auto* const names = std::get_if<Object>(&token.data);
        const Value* const task = names == nullptr ? nullptr : find_part(*names, "task");
        if (task != nullptr && std::holds_alternative<std::int64_t>(task->data)) {
            PatternPiece& piece = pieces.emplace_back(common);
            piece.number = std::get<std::int64_t>(task->data);
            piece.place = text_of_part(*names, "cell");
            piece.cell = read_cell(piece.place);
        }
    }
}

bool is_kind_alike(const PatternPiece& piece, const PatternPiece& pattern) {
    return piece.what == pattern.what && piece.number == pattern.number && is_text_alike(piece.name, pattern.name) &&
           (pattern.marker.empty() || is_text_alike(piece.marker, pattern.marker)) &&
           (pattern.fate.empty() || piece.fate == pattern.fate);
}

/// With the pattern's cells moved by so much.
bool is_there(const PatternPiece& pattern, const PatternCell& by, std::span<const PatternPiece> position) {
    return std::ranges::any_of(position, [&](const PatternPiece& piece) {
        const bool here = pattern.cell && piece.cell
                              ? PatternCell{pattern.cell->x + by.x, pattern.cell->y + by.y} == *piece.cell
                              : is_text_alike(piece.place, pattern.place);
        return here && is_kind_alike(piece, pattern);
    });
}

bool are_there(std::span<const PatternPiece> pattern, const PatternCell& by, std::span<const PatternPiece> position) {
    return std::ranges::all_of(pattern, [&](const PatternPiece& piece) { return is_there(piece, by, position); });
}

}  // namespace

std::optional<PatternCell> read_cell(std::string_view text) {
    PatternCell cell;
    const char* const end = text.data() + text.size();
    const auto [comma, error] = std::from_chars(text.data(), end, cell.x);
    if (error != std::errc() || comma == end || *comma != ',') {
        return std::nullopt;
    }
    const auto [stop, wrong] = std::from_chars(comma + 1, end, cell.y);
    constexpr std::int64_t farthest = 1'000'000'000;
    const bool near = std::max({cell.x, -cell.x, cell.y, -cell.y}) < farthest;
    return wrong == std::errc() && stop == end && near ? std::optional(cell) : std::nullopt;
}

const Value* find_part(const Object& names, std::string_view name) {
    const auto found = std::ranges::find(names, name, [](const auto& part) { return part.first; });
    return found == names.end() ? nullptr : &found->second;
}

std::string_view text_of_part(const Object& names, std::string_view name) {
    const Value* const value = find_part(names, name);
    return value == nullptr ? std::string_view{} : text_of_value(*value);
}

bool add_pieces(const SetParts& line, std::vector<PatternPiece>& pieces) {
    PatternPiece common;
    common.what = text_of_part(line.names, "what");
    if (const Value* const cells = find_part(line.names, "cells"); cells != nullptr) {
        add_tiles(common, list_of_value(find_part(line.names, "tiles")), list_of_value(cells), pieces);
        return true;
    }
    if (const Value* const tokens = find_part(line.names, "tokens"); tokens != nullptr) {
        add_tokens(common, list_of_value(tokens), pieces);
        return true;
    }
    if (find_part(line.names, "cell") == nullptr) {
        return false;
    }
    common.name = text_of_part(line.names, "tile");
    common.marker = text_of_part(line.names, "marker");
    common.fate = text_of_part(line.names, "fate");
    common.place = text_of_part(line.names, "cell");
    common.cell = read_cell(common.place);
    pieces.push_back(common);
    return true;
}

bool lie_alike(std::span<const PatternPiece> position, std::span<const PatternPiece> pattern) {
    const auto first = std::ranges::find_if(pattern, [](const PatternPiece& piece) { return piece.cell.has_value(); });
    if (first == pattern.end()) {
        return are_there(pattern, {}, position);
    }
    return std::ranges::any_of(position, [&](const PatternPiece& piece) {
        return piece.cell && is_kind_alike(piece, *first) &&
               are_there(pattern, {piece.cell->x - first->cell->x, piece.cell->y - first->cell->y}, position);
    });
}

bool is_text_alike(std::string_view text, std::string_view pattern) {
    return pattern == "?" ||
           std::ranges::equal(text, pattern, [](char byte, char asked) { return asked == '?' || asked == byte; });
}

}  // namespace arbiter
