// Reads deck, teams and house rulings from the header, and finds what is wrong with them.
#include "rules/frame-work/start.hpp"

#include "grammar/record/list.hpp"
#include "grammar/text/json_tree.hpp"
#include "grammar/text/phrase.hpp"
#include "grammar/text/spelling.hpp"
#include "rules/frame-work/deck_cache.hpp"
#include "rules/frame-work/rulebook.hpp"
#include "rules/frame-work/rulings.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/record/side_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::frame_work {
namespace {

std::string builtin_names() {
    return joined_by(builtin_deck_names(), ", ");
}

void tell_no_deck(const Header& header, Referee& referee) {
    const Span at = header.fields.empty() ? Span{} : header.fields.front().key;
    Finding& finding = referee.find(rule(Law::deck_missing), at, "the header does not say which deck is played with");
    finding.help = fmt::format("Deck: FILE.json, or a built-in deck: {}", builtin_names());
}

/// One finding for each fault, with its place in the file. A file that is no deck at all can have very many.
void tell_remarks(const FoundDeck& found, Span at, std::string_view name, Referee& referee) {
    constexpr std::size_t most = 20;
    const std::vector<DeckRemark>& remarks = found.assembled.remarks;
    for (std::size_t i = 0; i < std::min(remarks.size(), most); ++i) {
        const FilePlace place = place_in(found.text, remarks[i].at);
        const Law law = remarks[i].harmless ? Law::deck_needless : Law::deck_broken;
        const std::string more =
            i + 1 == most && remarks.size() > most ? fmt::format("; and {} more", remarks.size() - most) : "";
        referee.find(rule(law), at,
                     fmt::format("{}:{}:{}: {}{}", name, place.line, place.column, remarks[i].message, more));
    }
}

void tell_unknown_name(std::string_view name, Span at, Referee& referee) {
    const std::string_view meant = nearest_word(name, builtin_deck_names());
    Finding& finding =
        referee.find(rule(Law::deck_unknown), at, fmt::format("there is no built-in deck called {}", name));
    finding.help = meant.empty()
                       ? fmt::format("the built-in decks are {}; a deck file has .json in its name", builtin_names())
                       : fmt::format("did you mean {}?", meant);
}

std::shared_ptr<const Deck> read_deck(const Setup& setup, Referee& referee) {
    const HeaderField* const field = setup.header->find("Deck");
    if (field == nullptr || field->value.empty()) {
        tell_no_deck(*setup.header, referee);
        return nullptr;
    }
    const std::string_view name = setup.header->value(*field);
    const FoundDeck found = find_deck(name, *setup.open);
    switch (found.problem) {
        case FoundDeck::Problem::none:
        case FoundDeck::Problem::faulty: tell_remarks(found, field->value, name, referee); break;
        case FoundDeck::Problem::no_such_file:
            referee.find(rule(Law::deck_unreadable), field->value,
                         fmt::format("the deck file {} cannot be read{}", name, record::side_file_reason(name)));
            break;
        case FoundDeck::Problem::unknown_name: tell_unknown_name(name, field->value, referee); break;
    }
    return found.assembled.deck;
}

// Teams: Ann+Cat, Ben+Dan

using Team = std::vector<Seat>;

/// The seats of a list like Ann+Cat; no_seat for a name nobody has.
Team team_of(std::string_view text, const Seats& seats) {
    Team team;
    while (!text.empty()) {
        const std::size_t plus = std::min(text.find('+'), text.size());
        std::string_view name = text.substr(0, plus);
        text.remove_prefix(std::min(plus + 1, text.size()));
        name.remove_prefix(std::min(name.find_first_not_of(" \t"), name.size()));
        name = name.substr(0, name.find_last_not_of(" \t") + 1);
        const Seat named = seats.named(name);
        team.push_back(named != no_seat ? named : seats.find(name));
    }
    return team;
}

/// Nothing says that team-mates sit opposite each other.
bool are_two_by_two(const std::vector<Team>& teams) {
    SeatSet named;
    std::size_t names = 0;
    for (const Team& team : teams) {
        names += team.size();
        std::ranges::for_each(team, [&](Seat seat) { named.add(seat); });
    }
    return teams.size() == 2 && teams[0].size() == 2 && names == most_players && named.count() == most_players;
}

/// What is wrong with the teams; empty when nothing is.
std::string teams_fault(const std::vector<Team>& teams, const Seats& seats) {
    if (seats.count() != most_players) {
        return fmt::format("teams are for four players, and {} play", seats.count());
    }
    const auto has_stranger = [](const Team& team) { return std::ranges::find(team, no_seat) != team.end(); };
    if (std::ranges::any_of(teams, has_stranger)) {
        return "a team names somebody who does not sit at the table";
    }
    return are_two_by_two(teams) ? "" : "there are two teams of two";
}

void read_teams(const Setup& setup, Referee& referee, Table& table) {
    const HeaderField* const field = setup.header->find("Teams");
    if (field == nullptr) {
        return;
    }
    std::vector<Team> teams;
    split_list(setup.header->text, field->value,
               [&](std::string_view text, Span) { teams.push_back(team_of(text, *setup.seats)); });
    const std::string fault = teams_fault(teams, *setup.seats);
    if (fault.empty()) {
        table.teams = true;
        // The first seat's team is the first side.
        const Team& mates = std::ranges::find(teams[0], Seat{0}) != teams[0].end() ? teams[0] : teams[1];
        table.sides.fill(1);
        std::ranges::for_each(mates, [&](Seat seat) { table.sides[index(seat)] = 0; });
        return;
    }
    Finding& finding = referee.find(record::rule("record.header.bad-value"), field->value,
                                    fault + "; everybody is taken to play alone");
    if (setup.seats->count() == most_players) {
        finding.help = fmt::format("Teams: {}+{}, {}+{}", setup.seats->name(0), setup.seats->name(2),
                                   setup.seats->name(1), setup.seats->name(3));
    }
}

}  // namespace

std::optional<Table> read_table(const Setup& setup, Referee& referee) {
    Table table;
    table.deck = read_deck(setup, referee);
    table.players = static_cast<std::uint8_t>(setup.seats->count());
    read_teams(setup, referee, table);
    table.busted_alibis_count = setup.house[busted_alibis_ruling] == 0;
    table.zero_alibi_bonus = setup.house[zero_alibi_bonus_ruling] == 1;
    table.end_at_once = setup.house[end_check_ruling] == 0;
    table.start = setup.start;
    table.start_given = setup.start_given;
    return table.deck ? std::optional(std::move(table)) : std::nullopt;
}

}  // namespace arbiter::frame_work
