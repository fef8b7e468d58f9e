// What a record's header says about the game: the tiles, how many there are, and points the referee cannot count.
#include "grammar/text/spelling.hpp"
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/rulings.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>

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

void read_supply(const Setup& setup, Referee& referee, Terms& terms) {
    const HeaderField* const field = setup.header->find("Supply");
    if (field == nullptr) {
        return;
    }
    const auto& bad_value = record::rule("record.header.bad-value");
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
    const auto points = parse_extra(setup.header->value(*field), wrong);
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
    read_supply(setup, referee, terms);
    read_extra(setup, referee, terms);
    look_at_hexes(setup, referee, terms);
    return State(terms, setup.budget);
}

}  // namespace arbiter::dorfromantik
