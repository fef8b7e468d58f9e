// Writes the map tile by tile as one line, and reads it back.
#include "rules/dorfromantik/position.hpp"

#include <fmt/format.h>

#include <charconv>
#include <iterator>
#include <vector>

namespace arbiter::dorfromantik {
namespace {

std::string first_words(Pile pile, Marker marker) {
    return pile == Pile::task ? fmt::format(" | task {} ", to_text(marker)) : " | land ";
}

/// For every tile of the map the marker it was laid with.
std::vector<std::optional<Marker>> markers_by_tile(const Table& table) {
    std::vector<std::optional<Marker>> markers(table.map().size());
    for (const SettledMarker& settled : table.settled()) {
        markers[settled.tile] = settled.marker;
    }
    for (const WaitingMarker& waiting : table.waiting()) {
        markers[waiting.tile] = waiting.marker;
    }
    return markers;
}

/// Takes a line apart from its left end; once something did not fit, every further reading fails.
class Reader {
public:
    explicit Reader(std::string_view line) : rest_(line) {}

    bool skip(std::string_view word) {
        if (!rest_.starts_with(word)) {
            return false;
        }
        rest_.remove_prefix(word.size());
        return true;
    }

    template <typename Number>
    Reader& number(Number& number) {
        const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
        failed_ = failed_ || error != std::errc{};
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        return *this;
    }

    Reader& expect(std::string_view word) {
        failed_ = !skip(word) || failed_;
        return *this;
    }

    std::string_view until(char stop) {
        const auto word = rest_.substr(0, rest_.find(stop));
        rest_.remove_prefix(word.size());
        return word;
    }

    void fail() { failed_ = true; }
    bool failed() const { return failed_; }
    bool at_end() const { return rest_.empty(); }

private:
    std::string_view rest_;
    bool failed_ = false;
};

Marker read_marker(Reader& reader) {
    Marker marker;
    const auto word = reader.until(' ');
    if (word.empty()) {
        reader.fail();
        return marker;
    }
    marker.terrain = terrain_of(word[0]).value_or(Terrain::meadow);
    if (word.substr(1) != "?") {
        std::from_chars(word.data() + 1, word.data() + word.size(), marker.number);
    }
    return marker;
}

Play read_play(Reader& reader) {
    Play play;
    if (reader.skip("task ")) {
        play.pile = Pile::task;
        play.marker = read_marker(reader);
        reader.expect(" ");
    } else {
        reader.expect("land ");
    }
    const auto tile = tile_from(reader.until(':'));
    tile ? void(play.tile = *tile) : reader.fail();
    reader.expect(":");
    play.set_aside = reader.skip("none");
    if (!play.set_aside) {
        reader.number(play.cell.q).expect(",").number(play.cell.r);
    }
    return play;
}

Terms read_terms(Reader& reader) {
    Terms terms;
    terms.set = reader.skip("any") ? TileSet::any : TileSet::printed;
    if (terms.set == TileSet::printed) {
        reader.expect("printed");
    }
    reader.expect(" players=").number(terms.players).expect(" start=").number(terms.starter);
    return terms;
}

}  // namespace

std::string snapshot(const Table& table) {
    const Terms& terms = table.terms();
    std::string line = fmt::format("{} players={} start={} move={} supply={},{} extra={}",
                                   terms.set == TileSet::any ? "any" : "printed", terms.players, terms.starter,
                                   table.to_move(), terms.tasks, terms.landscapes, terms.extra);
    const auto markers = markers_by_tile(table);
    for (TileNumber number = 0; number < table.map().size(); ++number) {
        const auto& marker = markers[number];
        const LaidTile& laid = table.map()[number];
        line += first_words(marker ? Pile::task : Pile::landscape, marker.value_or(Marker{}));
        line += fmt::format("{}:{},{}", to_text(laid.tile), laid.cell.q, laid.cell.r);
    }
    for (const SetAside& aside : table.set_aside()) {
        line += first_words(aside.pile, aside.marker) + to_text(aside.tile) + ":none";
    }
    return line;
}

std::optional<Table> restore(std::string_view line) {
    Reader reader(line);
    Terms terms = read_terms(reader);
    std::uint8_t to_move = 0;
    reader.expect(" move=").number(to_move).expect(" supply=").number(terms.tasks).expect(",");
    reader.number(terms.landscapes).expect(" extra=").number(terms.extra);
    if (reader.failed() || terms.players == 0) {
        return std::nullopt;
    }
    Table table(terms);
    while (!reader.at_end()) {
        reader.expect(" | ");
        const Play play = read_play(reader);
        if (reader.failed() || !table.can_apply(play)) {
            return std::nullopt;
        }
        table.apply(0, play, 0);
    }
    table.give_turn_to(to_move);
    return table;
}

}  // namespace arbiter::dorfromantik
