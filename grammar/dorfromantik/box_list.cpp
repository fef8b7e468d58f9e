// Reads the JSON of a list of what opened boxes hold, and says in words what is wrong with it.
#include "grammar/dorfromantik/box_list.hpp"

#include "grammar/text/json_tree.hpp"

#include <algorithm>

namespace arbiter::dorfromantik {
namespace {

using Kind = JsonNode::Kind;

constexpr std::int64_t most_points = 9'999'999;

/// Reads on until something is wrong; then its place and words stay.
class Reader {
public:
    explicit Reader(std::string_view json) : json_(json) {}

    BoxList read() {
        const JsonReading file = read_json(json_);
        if (!file.root) {
            refuse(file.fault.at, file.fault.message);
        } else if (file.root->kind != Kind::object) {
            refuse(file.root->at, std::string("it is no object with ") + members);
        } else {
            read_members(*file.root);
        }
        return std::move(list_);
    }

private:
    static constexpr const char* members = "\"landscape\", \"task\", \"markers\" or \"extra\"";

    void refuse(std::uint32_t at, std::string_view words) {
        if (list_.fault.empty()) {
            list_.fault = placed(json_, at, words);
        }
    }

    /// A misspelt member would be one that is left out.
    void read_members(const JsonNode& root) {
        for (std::size_t at = 0; at < root.keys.size(); ++at) {
            const auto& [key, place] = root.keys[at];
            const JsonNode& value = root.items[at];
            if (key == "landscape" || key == "task") {
                read_tiles(value, key == "task");
            } else if (key == "markers") {
                read_markers(value);
            } else if (key == "extra") {
                read_extra(value);
            } else {
                refuse(place, std::string("a list has ") + members + ", and nothing else");
            }
        }
    }

    void read_tiles(const JsonNode& tiles, bool task) {
        if (tiles.kind != Kind::list) {
            refuse(tiles.at, "tiles are a list: [{\"tile\": \"GG.TT.\", \"copies\": 1}]");
        }
        for (const JsonNode& entry : tiles.items) {
            read_tile(entry, task);
        }
    }

    void read_tile(const JsonNode& entry, bool task) {
        const JsonNode* const written = entry.kind == Kind::object ? entry.find("tile") : nullptr;
        if (written == nullptr || written->kind != Kind::text) {
            refuse(entry.at, task ? "a task tile is written {\"tile\": \"FF....\", \"type\": \"F\"}"
                                  : "a tile is written {\"tile\": \"GG.TT.\"}");
            return;
        }
        ListedTile listed;
        const auto tile = tile_from(written->text);
        if (!tile || !tile->known()) {
            refuse(written->at, "this is no tile: six letters of F G V T S and . for its edges, clockwise");
            return;
        }
        listed.tile = *tile;
        listed.at = written->at;
        if (!tile->flag_in_place()) {
            refuse(written->at, "a flag stands in a territory that the tile shows");
        }
        if (task) {
            read_type(entry, listed);
        }
        listed.copies = static_cast<std::uint32_t>(number_in(entry.find("copies"), 1, 1, most_listed, "copies"));
        list_.tiles.push_back(listed);
    }

    void read_type(const JsonNode& entry, ListedTile& listed) {
        const JsonNode* const type = entry.find("type");
        const bool written = type != nullptr && type->kind == Kind::text && type->text.size() == 1;
        listed.task = written ? terrain_of(type->text.front()).value_or(Terrain::meadow) : Terrain::meadow;
        if (listed.task == Terrain::meadow) {
            refuse(type == nullptr ? entry.at : type->at, "a task tile has a \"type\": F, G, V, T or S");
        } else if (!listed.tile.shows(listed.task)) {
            refuse(type->at, "the tile does not show the type of its task");
        }
    }

    void read_markers(const JsonNode& markers) {
        if (markers.kind != Kind::object) {
            refuse(markers.at, "markers are their numbers by type: {\"F\": [4, 5, 5, 6, 6]}");
            return;
        }
        for (std::size_t at = 0; at < markers.keys.size(); ++at) {
            const auto& [key, place] = markers.keys[at];
            const auto type = key.size() == 1 ? terrain_of(key.front()) : std::nullopt;
            if (type && *type != Terrain::meadow) {
                list_.markers[index(*type)] = numbers_in(markers.items[at]);
            } else {
                refuse(place, "markers are of type F, G, V, T or S");
            }
        }
    }

    std::vector<std::uint16_t> numbers_in(const JsonNode& markers) {
        std::vector<std::uint16_t> numbers;
        if (markers.kind != Kind::list || markers.items.size() > most_listed) {
            refuse(markers.at, "the markers of a type are a list of at most " + std::to_string(most_listed));
            return numbers;
        }
        for (const JsonNode& marker : markers.items) {
            numbers.push_back(
                static_cast<std::uint16_t>(number_in(&marker, 1, 1, most_on_marker, "what a marker says")));
        }
        return numbers;
    }

    void read_extra(const JsonNode& extra) {
        if (extra.kind != Kind::object) {
            refuse(extra.at, "extra is the most that lines of section E come to: {\"Circus\": 10}");
            return;
        }
        for (std::size_t at = 0; at < extra.keys.size(); ++at) {
            const auto most = number_in(&extra.items[at], 0, 0, most_points, "the most of a line of section E");
            list_.extra.push_back({extra.keys[at].first, static_cast<std::int32_t>(most), extra.keys[at].second});
        }
    }

    /// `otherwise` where it is not written.
    std::int64_t number_in(const JsonNode* node, std::int64_t otherwise, std::int64_t least, std::int64_t most,
                           std::string_view what) {
        if (node == nullptr) {
            return otherwise;
        }
        if (node->kind == Kind::number && node->number >= least && node->number <= most) {
            return node->number;
        }
        refuse(node->at,
               std::string(what) + " is a number from " + std::to_string(least) + " to " + std::to_string(most));
        return otherwise;
    }

    std::string_view json_;
    BoxList list_;
};

}  // namespace

BoxList read_box_list(std::string_view json) {
    return Reader(json).read();
}

}  // namespace arbiter::dorfromantik
