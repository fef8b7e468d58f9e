// Puts the new name wherever the old one stands, and lets the referee say whether the game is the same.
#include "cli/language/rename.hpp"

#include "cli/language/body_line.hpp"
#include "cli/language/named_player.hpp"
#include "cli/library/request.hpp"
#include "rules/record/setup.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

namespace arbiter::cli::lsp {
namespace {

struct Place {
    Span span;
    bool in_header = false;
};

bool is_one_of(char byte, std::string_view bytes) {
    return bytes.find(byte) != std::string_view::npos;
}

/// Beside a name stand blanks, or signs that stand beside names; beside the letter of a piece stand others.
bool is_set_off(std::string_view text, Span span) {
    const bool before = span.begin == 0 || is_one_of(text[span.begin - 1], " \t\n,+");
    const bool behind = span.end == text.size() || is_one_of(text[span.end], " \t\r\n,.:+");
    return before && behind;
}

void find_in(std::string_view text, Span part, std::string_view name, bool in_header, std::vector<Place>& places) {
    for (std::size_t at = text.find(name, part.begin); at < part.end; at = text.find(name, at + name.size())) {
        const Span span{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + name.size())};
        if (span.end <= part.end && is_set_off(text, span)) {
            places.push_back({span, in_header});
        }
    }
}

void find_in_header(const Header& header, std::string_view name, std::vector<Place>& places) {
    const GameEntry* const game = find_game_of(header);
    for (const HeaderField& field : header.fields) {
        const HeaderKey* const known =
            game == nullptr ? nullptr : find_header_key(*game->about, field.key.in(header.text));
        if (known != nullptr && known->names_players()) {
            find_in(header.text, field.value, name, true, places);
        }
    }
}

/// A name that is no word is not written in lines.
std::vector<Place> places_of(const Record& record, const Seats& seats, Seat seat) {
    std::vector<Place> places{{seats.span(seat), true}};
    find_in_header(record.header, seats.name(seat), places);
    const std::string_view text = record.text.text;
    for (std::uint32_t at = record.header.body; seats.usable(seat) && at < text.size();) {
        const Span line = line_around(text, at);
        const auto comment = static_cast<std::uint32_t>(line.begin + comment_in(line.in(text)));
        find_in(text, {line.begin, comment}, seats.name(seat), false, places);
        at = line.end + 1 + (text.substr(line.end).starts_with('\r') ? 1 : 0);
    }
    std::sort(places.begin(), places.end(), [](const Place& a, const Place& b) { return a.span.begin < b.span.begin; });
    return places;
}

std::string with_name(std::string_view text, const std::vector<Place>& places, const std::string& name,
                      std::string_view word) {
    std::string fresh;
    std::size_t at = 0;
    for (const Place& place : places) {
        fresh.append(text.substr(at, place.span.begin - at)).append(place.in_header ? name : word);
        at = place.span.end;
    }
    return fresh.append(text.substr(at));
}

bool same_findings(const Report& one, const Report& other) {
    return std::equal(one.findings.begin(), one.findings.end(), other.findings.begin(), other.findings.end(),
                      [](const Finding& a, const Finding& b) { return a.rule == b.rule; });
}

/// All that a name does not change.
bool same_game(const Report& one, const Report& other) {
    return one.verdict == other.verdict && one.events == other.events && one.scores == other.scores &&
           one.winners == other.winners && one.finished == other.finished && same_findings(one, other);
}

std::uint32_t base_of(const TracedRecord& traced) {
    return static_cast<std::uint32_t>(traced.first().judged().record.offset);
}

Named named_at(const TracedRecord& traced, const Document::Located& at) {
    return traced.first().game() == nullptr || at.offset < base_of(traced)
               ? Named{}
               : name_at(traced, static_cast<std::uint32_t>(at.offset) - base_of(traced));
}

std::vector<Edit> edits_of(const Document& document, const Document::Located& at, std::uint32_t base,
                           const std::vector<Place>& places, const std::string& name, std::string_view word) {
    std::vector<Edit> edits;
    for (const Place& place : places) {
        const Span span{place.span.begin + base, place.span.end + base};
        edits.push_back({document.range(at.section, span), place.in_header ? name : std::string(word)});
    }
    return edits;
}

}  // namespace

Json renamed_here(Document& document, const Document::Located& at) {
    const std::shared_ptr<const TracedRecord> traced = document.traced(at.section);
    const Named named = named_at(*traced, at);
    if (named.seat == no_seat) {
        return nullptr;
    }
    const std::uint32_t base = base_of(*traced);
    return {{"range", to_json(document.range(at.section, {named.span.begin + base, named.span.end + base}))},
            {"placeholder", traced->first().report().seats.name(named.seat)}};
}

std::vector<Edit> renamed(Document& document, const Document::Located& at, const std::string& name) {
    const std::shared_ptr<const TracedRecord> traced = document.traced(at.section);
    const Seat seat = named_at(*traced, at).seat;
    if (seat == no_seat) {
        throw BadRequest("no player is named here");
    }
    const Record& record = traced->first().record();
    const Report& before = traced->first().report();
    const SectionHead head(document.section(at.section));
    const bool usable = is_word(name) && !head.is_keyword(name);
    const std::string_view word = usable ? std::string_view(name) : Seats::number(seat);
    const std::vector<Place> places = places_of(record, before.seats, seat);
    const FirstRecord fresh(with_name(record.text.text, places, name, word), {}, document.files());
    const bool taken = fresh.report().seats.count() == before.seats.count() && fresh.report().seats.name(seat) == name;
    if (!taken || !same_game(before, fresh.report())) {
        throw BadRequest(fmt::format("the record would not be the same with a player called \"{}\"", name));
    }
    return edits_of(document, at, base_of(*traced), places, name, word);
}

}  // namespace arbiter::cli::lsp
