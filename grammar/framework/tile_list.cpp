// Reads a tile list's JSON, and says in words what is wrong with it.
#include "grammar/framework/tile_list.hpp"

#include "grammar/framework/parse.hpp"

#include <algorithm>
#include <string>

namespace arbiter::framework {
namespace {

using Kind = JsonNode::Kind;

constexpr int most_copies = 120;  ///< the bag holds no more

/// Something wrong, and where in the file; no words: nothing is.
struct Fault {
    std::uint32_t at = 0;
    std::string words;
};

std::string entry_name(std::size_t index) {
    return "entry " + std::to_string(index + 1) + " of the list";
}

Fault read_copies(const JsonNode& entry, int& copies) {
    const JsonNode* const found = entry.find("copies");
    if (found == nullptr) {
        return {};
    }
    const bool counts = found->kind == Kind::number && found->number >= 1 && found->number <= most_copies;
    copies = counts ? static_cast<int>(found->number) : 1;
    return counts ? Fault{} : Fault{found->at, "copies is a number from 1 to " + std::to_string(most_copies)};
}

Fault read_entry(const JsonNode& entry, ListedTile& listed) {
    const JsonNode* const tile = entry.find("tile");
    if (tile == nullptr || tile->kind != Kind::text) {
        return {entry.at, "a tile is written {\"tile\": \"GS/4B,7G\", \"copies\": 2}"};
    }
    if (!read_tile(tile->text, listed.tile) || !listed.tile.known()) {
        return {tile->at, "this is no tile"};
    }
    listed.at = tile->at;
    return read_copies(entry, listed.copies);
}

TileList faulty(std::string_view json, const Fault& fault) {
    return {{}, placed(json, fault.at, fault.words)};
}

}  // namespace

TileList read_tile_list(std::string_view json) {
    const JsonReading file = read_json(json);
    if (!file.root) {
        return faulty(json, {file.fault.at, file.fault.message});
    }
    const JsonNode* const tiles = file.root->find("tiles");
    if (tiles == nullptr || tiles->kind != Kind::list) {
        return faulty(json, {file.root->at, "it has no list \"tiles\""});
    }
    TileList list;
    for (const JsonNode& entry : tiles->items) {
        ListedTile listed;
        if (const Fault fault = read_entry(entry, listed); !fault.words.empty()) {
            return faulty(json, {fault.at, entry_name(list.tiles.size()) + ": " + fault.words});
        }
        list.tiles.push_back(listed);
    }
    return list;
}

}  // namespace arbiter::framework
