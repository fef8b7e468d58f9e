// What a record's header says about the game: the box and what was in opened ones, invented tiles, and points the
// referee cannot count.
#include "grammar/text/spelling.hpp"
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/rulings.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/record/side_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {
namespace {

constexpr std::int32_t most_tiles = 9'999'999;

bool separates(char byte) {
    return byte == ' ' || byte == '\t' || byte == ',';
}

/// Takes a number from 0 to the limit off the front of a text, up to a blank or a comma; nothing when there is
/// none.
std::optional<std::int32_t> take_number(std::string_view& text, std::int32_t limit) {
    std::int32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const char* const stop = text.data() + text.size();
    const bool whole = end == stop || separates(*end);
    if (error != std::errc{} || !whole || number < 0 || number > limit) {
        return std::nullopt;
    }
    text.remove_prefix(static_cast<std::size_t>(std::find_if_not(end, stop, separates) - text.data()));
    return number;
}

/// Written in place of a file: no box has been opened.
constexpr std::string_view base_name = "base";

using SharedBox = std::shared_ptr<const Box>;

/// The list last read, kept because the records of an archive name the same one again and again.
struct Remembered {
    std::string text;
    std::string fault;
    SharedBox box;
};

SharedBox box_of(const Setup& setup, std::string_view name, std::string& fault) {
    static thread_local Remembered last;
    if (name == base_name) {
        return Box::base();
    }
    auto text = (*setup.open)(name);
    if (!text) {
        fault = "the file cannot be read" + record::side_file_reason(name);
        return nullptr;
    }
    if (last.text != *text || (last.box == nullptr && last.fault.empty())) {
        last.box = Box::with(read_box_list(*text), *text, last.fault);
        last.text = std::move(*text);
    }
    fault = last.fault;
    return last.box;
}

/// Of two lines that say what is in the box the later one is at fault.
void tell_two_boxes(const HeaderField& tiles, const HeaderField& other, std::string_view words, Referee& referee) {
    const HeaderField& later = tiles.key.begin > other.key.begin ? tiles : other;
    Finding& finding = referee.find(rule_of(Law::tiles_twice), later.value,
                                    fmt::format("Tiles says what is in the box, and so does {}", words));
    finding.help = "leave one of the two out";
}

/// `Tiles: FILE` (ruling `tiles`). False: no game can be replayed with this list.
bool read_tiles(const Setup& setup, Referee& referee, Terms& terms) {
    const HeaderField* const field = setup.header->find("Tiles");
    if (field == nullptr) {
        return true;
    }
    if (const HeaderField* const house = setup.header->find("House"); terms.set == TileSet::any && house != nullptr) {
        tell_two_boxes(*field, *house, "tiles=any", referee);
        return true;
    }
    if (const HeaderField* const supply = setup.header->find("Supply")) {
        tell_two_boxes(*field, *supply, "Supply", referee);
    }
    std::string fault;
    const std::string_view name = setup.header->value(*field);
    SharedBox box = box_of(setup, name, fault);
    if (box == nullptr) {
        referee.find(rule_of(Law::tiles_list), field->value,
                     fmt::format("{} is no list of what is in the boxes: {}", name, fault));
        return false;
    }
    terms.tasks = box->count(Pile::task);
    terms.landscapes = box->count(Pile::landscape) - set_aside;
    terms.box = std::move(box);
    return true;
}

bool is_alphanumeric(char byte) {
    return std::isalnum(static_cast<unsigned char>(byte)) != 0;
}

/// What the markers of a record say that names any, comments aside.
std::vector<std::uint16_t> numbers_in(std::string_view text) {
    std::vector<std::uint16_t> numbers;
    bool comment = false;
    for (std::size_t at = 1; at < text.size(); ++at) {
        comment = text[at] != '\n' && (comment || text[at] == ';');
        const bool begins = !comment && !is_alphanumeric(text[at - 1]) && terrain_of(text[at]).has_value();
        std::uint16_t number = 0;
        const char* const digits = text.data() + at + 1;
        const auto [end, error] = std::from_chars(digits, text.data() + text.size(), number);
        const bool whole = end == text.data() + text.size() || !is_alphanumeric(*end);
        if (begins && error == std::errc{} && end - digits <= 3 && whole && number > 0) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

void read_supply(const Setup& setup, Referee& referee, Terms& terms) {
    const HeaderField* const field = setup.header->find("Supply");
    if (field == nullptr) {
        return;
    }
    const auto& bad_value = record::rule("record.header.bad-value");
    if (setup.header->find("Tiles") != nullptr && terms.set == TileSet::printed) {
        return;  // said there
    }
    if (terms.set == TileSet::printed) {
        Finding& finding =
            referee.find(bad_value, field->value,
                         "the printed tiles are 25 task and 45 landscape tiles; Supply is for invented ones");
        finding.help = "House: tiles=any";
        return;
    }
    std::string_view text = setup.header->value(*field);
    const auto tasks = take_number(text, most_tiles);
    const auto landscapes = tasks ? take_number(text, most_tiles) : std::nullopt;
    if (!landscapes || !text.empty()) {
        referee.find(bad_value, field->value,
                     fmt::format("Supply is two numbers, task and landscape tiles, not \"{}\"; 25 and 45 are taken",
                                 setup.header->value(*field)));
        return;
    }
    terms.tasks = static_cast<std::uint32_t>(*tasks);
    terms.landscapes = static_cast<std::uint32_t>(*landscapes);
}

void read_extra(const Setup& setup, Referee& referee, Terms& terms) {
    const HeaderField* const field = setup.header->find("Extra");
    if (field == nullptr) {
        return;
    }
    std::string wrong;
    const auto points = parse_extra(setup.header->value(*field), terms.box->extra_mosts(), wrong);
    if (!points) {
        const std::string why = wrong.empty()
                                    ? fmt::format("Extra is the points of S3 and what they are for, not \"{}\"",
                                                  setup.header->value(*field))
                                    : wrong;
        Finding& finding = referee.find(record::rule("record.header.bad-value"), field->value, why + "; 0 is taken");
        finding.help = wrong.empty() ? "Extra: 12 the circus and two sheep" : "Extra: Circus 10, Shepherdess 2";
        return;
    }
    terms.section_e = std::make_shared<const ExtraPoints>(*points);
    const Table table(terms);
    const Event event(table);
    if (const auto fault = look_at_header(event)) {
        tell(event, *fault, field->value, referee);
    }
}

/// Lines are read by it, so it must stand where they look for it.
void look_at_hexes(const Setup& setup, Referee& referee, const Terms& terms) {
    const HeaderField* const field = setup.header->find(hexes_key);
    const std::string_view word = field == nullptr ? std::string_view{} : setup.header->value(*field);
    if (field == nullptr || word == hexes_words[static_cast<std::size_t>(terms.hexes)]) {
        return;
    }
    const bool known = word == hexes_words[0] || word == hexes_words[1];
    Finding& finding = referee.find(
        record::rule("record.header.bad-value"), field->value,
        known ? std::string("Hexes stands too far down in the header; pointy is taken")
              : fmt::format("Hexes is pointy or flat, a corner or an edge up, not \"{}\"; pointy is taken", word));
    if (const std::string_view meant = nearest_word(word, hexes_words); !known && !meant.empty()) {
        finding.help = fmt::format("did you mean {}?", meant);
    }
}

}  // namespace

std::optional<State> Dorfromantik::start(const Setup& setup, Referee& referee) {
    Terms terms{.players = static_cast<std::uint8_t>(setup.seats->count()),
                .starter = static_cast<std::uint8_t>(setup.start),
                .set = setup.house[tiles_ruling] == 1 ? TileSet::any : TileSet::printed,
                .hexes = hexes_of(setup.header->text.substr(0, setup.header->body))};
    if (!read_tiles(setup, referee, terms)) {
        return std::nullopt;
    }
    if (terms.set == TileSet::any) {
        terms.box = Box::with_numbers(numbers_in(setup.header->text.substr(setup.header->body)));
    }
    read_supply(setup, referee, terms);
    read_extra(setup, referee, terms);
    look_at_hexes(setup, referee, terms);
    return State(terms, setup.budget);
}

}  // namespace arbiter::dorfromantik
