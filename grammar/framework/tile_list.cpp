// Reads a tile list's JSON, and says in words what is wrong with it.
#include "grammar/framework/tile_list.hpp"

#include "grammar/framework/parse.hpp"

#include <nlohmann/json.hpp>

#include <string>

namespace arbiter::framework {
namespace {

using Json = nlohmann::json;

constexpr int most_copies = 120;  ///< the bag holds no more

std::string entry_name(std::size_t index) {
    return "entry " + std::to_string(index + 1) + " of the list";
}

std::string read_copies(const Json& entry, int& copies) {
    const auto found = entry.find("copies");
    if (found == entry.end()) {
        return {};
    }
    const bool counts = found->is_number_integer() && *found >= 1 && *found <= most_copies;
    copies = counts ? found->get<int>() : 1;
    return counts ? std::string{} : "copies is a number from 1 to " + std::to_string(most_copies);
}

std::string read_entry(const Json& entry, ListedTile& listed) {
    if (!entry.is_object() || !entry.contains("tile") || !entry["tile"].is_string()) {
        return "a tile is written {\"tile\": \"GS/4B,7G\", \"copies\": 2}";
    }
    const auto& text = entry["tile"].get_ref<const std::string&>();
    if (!read_tile(text, listed.tile) || !listed.tile.known()) {
        return "\"" + text + "\" is no tile";
    }
    return read_copies(entry, listed.copies);
}

}  // namespace

TileList read_tile_list(std::string_view json) {
    const Json file = Json::parse(json, nullptr, false);
    if (file.is_discarded()) {
        return {{}, "it is not JSON"};
    }
    if (!file.is_object() || !file.contains("tiles") || !file["tiles"].is_array()) {
        return {{}, "it has no list \"tiles\""};
    }
    TileList list;
    for (const Json& entry : file["tiles"]) {
        ListedTile listed;
        if (const std::string fault = read_entry(entry, listed); !fault.empty()) {
            return {{}, entry_name(list.tiles.size()) + ": " + fault};
        }
        list.tiles.push_back(listed);
    }
    return list;
}

}  // namespace arbiter::framework
