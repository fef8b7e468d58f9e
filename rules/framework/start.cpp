// The first position, as the header describes it: tokens, house rulings, the list of tiles.
#include "grammar/framework/tile_list.hpp"
#include "grammar/record/list.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/laws/tile.hpp"
#include "rules/framework/laws/token.hpp"
#include "rules/framework/made_up.hpp"
#include "rules/framework/rulings.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/record/side_file.hpp"

#include <fmt/format.h>

#include <charconv>

namespace arbiter::framework {
namespace {

House house_of(const Setup& setup) {
    House house;
    house.tokens = setup.house[tokens_ruling] == 0 ? Tokens::automatic : Tokens::claimed;
    house.dual = setup.house[dual_frame_ruling] == 0 ? DualFrame::twice : DualFrame::once;
    house.storage = static_cast<std::uint8_t>(2 - setup.house[storage_ruling]);
    return house;
}

/// A number of tokens that a player can have; 0 for anything else.
std::uint8_t tokens_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && number >= 1 && number <= tokens_in_box ? static_cast<std::uint8_t>(number) : std::uint8_t{0};
}

void refuse_tokens(Referee& referee, Span span, std::string message) {
    Finding& finding = referee.find(record::rule("record.header.bad-value"), span, std::move(message));
    finding.help = fmt::format("Tokens: {0} for all, or one number from 1 to {0} a player: {0}, 18", tokens_in_box);
}

void warn_of_number(Referee& referee, Span span, std::uint8_t tokens) {
    Finding& finding =
        referee.find(rule(Law::tokens_number), span,
                     fmt::format("a player has {} tokens, or {} when {} are returned, not {}", tokens_in_box,
                                 tokens_in_box - tokens_returned, tokens_returned, tokens));
    finding.help = "House: handicap=free, if the table has agreed on it";
}

/// `Tokens: 22`, or one number a player (ruling `handicap`).
void read_tokens(const Setup& setup, Agreement& agreed, Referee& referee) {
    const HeaderField* const field = setup.header->find("Tokens");
    if (field == nullptr) {
        return;
    }
    std::vector<std::uint8_t> numbers;
    Span wrong;
    split_list(setup.header->text, field->value, [&](std::string_view text, Span span) {
        numbers.push_back(tokens_in(text));
        wrong = numbers.back() == 0 && wrong.empty() ? span : wrong;
    });
    if (!wrong.empty() || std::ranges::find(numbers, 0) != numbers.end()) {
        refuse_tokens(referee, wrong.empty() ? field->value : wrong,
                      fmt::format("a player has 1 to {} tokens; {} are taken for all", tokens_in_box, tokens_in_box));
    } else if (numbers.size() != 1 && numbers.size() != agreed.players) {
        refuse_tokens(referee, field->value,
                      fmt::format("{} numbers of tokens for {}; {} are taken for all", numbers.size(),
                                  counted(agreed.players, "player"), tokens_in_box));
    } else {
        for (std::size_t player = 0; player < agreed.players; ++player) {
            agreed.tokens[player] = numbers[numbers.size() == 1 ? 0 : player];
        }
        const auto other = std::ranges::find_if_not(numbers, is_printed);
        if (other != numbers.end() && setup.house[handicap_ruling] == 0) {
            warn_of_number(referee, field->value, *other);
        }
    }
}

using SharedList = std::shared_ptr<const Inventory>;

/// Why this list cannot fill the bag; empty when it can.
std::string fault_of(const TileList& file, std::string_view json) {
    std::int64_t total = 0;
    for (const ListedTile& listed : file.tiles) {
        if (listed.tile.flaw() != Flaw::none) {
            return placed(json, listed.at, "this is no tile that can be in the box");
        }
        total += listed.copies;
    }
    return total == static_cast<std::int64_t>(tiles_in_bag)
               ? std::string()
               : fmt::format("it has {} tiles, the bag holds {}", total, tiles_in_bag);
}

SharedList list_from(std::string_view json, std::string& fault) {
    const TileList file = read_tile_list(json);
    fault = file.fault.empty() ? fault_of(file, json) : file.fault;
    if (!fault.empty()) {
        return nullptr;
    }
    std::vector<Inventory::Entry> entries;
    for (const ListedTile& listed : file.tiles) {
        entries.push_back({listed.tile, listed.copies});
    }
    return std::make_shared<const Inventory>(entries);
}

/// The list last read, kept because the records of an archive name the same one again and again.
struct Remembered {
    std::string text;
    std::string fault;
    SharedList list;
};

SharedList parsed(std::string text, std::string& fault) {
    static thread_local Remembered last;
    if (last.text != text || (last.list == nullptr && last.fault.empty())) {
        last.list = list_from(text, last.fault);
        last.text = std::move(text);
    }
    fault = last.fault;
    return last.list;
}

SharedList made_up_list() {
    static const SharedList list = std::make_shared<const Inventory>(made_up_tiles());
    return list;
}

SharedList read_list(const Setup& setup, std::string_view name, std::string& fault) {
    if (name == made_up_name) {
        return made_up_list();
    }
    auto text = (*setup.open)(name);
    if (!text) {
        fault = "the file cannot be read" + record::side_file_reason(name);
        return nullptr;
    }
    return parsed(std::move(*text), fault);
}

/// `Tiles: FILE` (ruling `inventory`). False: no game can be replayed with this list.
bool read_tiles(const Setup& setup, Agreement& agreed, Referee& referee) {
    const HeaderField* const field = setup.header->find("Tiles");
    if (field == nullptr) {
        return true;
    }
    std::string fault;
    agreed.inventory = read_list(setup, setup.header->value(*field), fault);
    if (!fault.empty()) {
        referee.find(rule(Law::tiles_list), field->value, no_list_words(setup.header->value(*field), fault));
    }
    return fault.empty();
}

}  // namespace

std::optional<State> Framework::start(const Setup& setup, Referee& referee) {
    Agreement agreed;
    agreed.players = static_cast<std::uint8_t>(setup.seats->count());
    agreed.house = house_of(setup);
    if (setup.start_given) {
        agreed.start = static_cast<Player>(setup.start);
    }
    read_tokens(setup, agreed, referee);
    return read_tiles(setup, agreed, referee) ? std::optional<State>(std::in_place, agreed) : std::nullopt;
}

}  // namespace arbiter::framework
