// Takes every line of a record apart while it is replayed: for programs that know the game and not its notation.
#pragma once

#include "rules/game/game_defaults.hpp"
#include "rules/record/canonical.hpp"
#include "rules/registry/registry.hpp"
#include "rules/replay/canonical_line.hpp"
#include "rules/trace/numbered_players.hpp"
#include "rules/trace/parts.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

template <Game G>
class Dissector {
public:
    using State = typename G::State;
    using Written = typename G::Written;

    /// The seats are filled while the record is read.
    void begin(std::string_view record, const Seats& seats) {
        record_ = record;
        seats_ = &seats;
    }
    Dissection take() && { return std::move(all_); }

    void line(const State* before, const Written& written) {
        const Line& line = written.line;
        if (record_.empty() || line.kind() == LineKind::nothing) {
            return;
        }
        DissectedLine& one = add(all_.events, line.span.begin);
        one.player = line.seat == no_seat && before != nullptr && line.kind() == LineKind::event ? G::to_move(*before)
                                                                                                 : line.seat;
        one.only_claims = is_claim(before, written);
        one.stands = line.stands();
        one.text = text_of(before, written, {*seats_, record_});
        add_parts(before, written, one.parts);
        Written bare = written;
        if (before != nullptr) {
            defaults::drop_claims<G>(*before, bare);
        }
        one.bare_text = before == nullptr ? numbered(line) : text_of(before, bare, {players_.seats(), record_});
        add_parts(before, bare, one.bare_parts);
    }
    void unreadable(Span span) {
        std::string words;
        record::write_as_it_is(span.in(record_), words);
        words.resize(std::min(words.find(" ;"), words.size()));
        if (!words.empty() && words.front() != ';') {
            DissectedLine& one = add(all_.events, span.begin);
            one.text = words;
            one.bare_text = words;
        }
    }
    template <typename Set>
    void set(const State* position, bool, const Set& set) {
        if (record_.empty()) {
            return;
        }
        DissectedLine& one = add(all_.events.empty() ? all_.position : all_.events, set.line.span.begin);
        one.player = set.line.seat;
        one.text = text_of_set(position, set, {*seats_, record_});
        one.bare_text =
            position == nullptr ? numbered(set.line) : text_of_set(position, set, {players_.seats(), record_});
        add_set_parts<G>(position, set, {players_.seats(), record_}, one.parts);
        number_players(one.parts.names);
        one.bare_parts = one.parts;
    }
    static constexpr bool counts_kept = false;
    void put_down(std::span<const Rule* const>) {}
    template <typename AnyState, typename AnyWritten>
    void played(const AnyState&, const AnyWritten&) {}

private:
    DissectedLine& add(std::vector<DissectedLine>& lines, std::uint32_t offset) {
        players_.number(*seats_);
        const std::string_view passed = record_.substr(counted_, offset - counted_);
        line_ += static_cast<std::uint32_t>(std::count(passed.begin(), passed.end(), '\n'));
        counted_ = offset;
        DissectedLine& one = lines.emplace_back();
        one.line = line_;
        return one;
    }

    void add_parts(const State* before, const Written& written, EventParts& parts) const {
        arbiter::add_parts<G>(before, written, {players_.seats(), record_}, parts);
        number_players(parts.names);
    }

    std::string text_of(const State* before, const Written& written, const FormatContext& context) const {
        std::string text;
        write_event<G>(before, written, context, text);
        // A round that was left out is written in front of the line that shows it, and an effect is indented.
        text.erase(0, text.rfind('\n') + 1);
        text.erase(0, std::min(text.find_first_not_of(' '), text.size()));
        return text;
    }

    template <typename Set>
    std::string text_of_set(const State* position, const Set& set, const FormatContext& context) const {
        std::string text;
        write_set_line<G>(position, set, context, text);
        return text;
    }

    /// As it is written, but for the players whom it is of or names.
    std::string numbered(const Line& line) const {
        std::string text(line.event.in(record_));
        const auto put = [&](Span name, Seat seat) {
            const bool here = name.begin >= line.event.begin && name.end <= line.event.end && name.begin < name.end;
            if (here && seat != no_seat) {
                text.replace(name.begin - line.event.begin, name.end - name.begin, Seats::number(seat));
            }
        };
        if (line.named_span.begin > line.actor.begin) {
            put(line.named_span, line.named);
        }
        put(line.actor, line.seat);
        std::string words;
        record::write_as_it_is(text, words);
        return words;
    }

    static bool is_claim(const State* before, const Written& written) {
        const LineKind kind = written.line.kind();
        return kind == LineKind::scores || kind == LineKind::end ||
               (kind == LineKind::event && before != nullptr && defaults::role<G>(*before, written) == Role::claim);
    }

    std::string_view record_;
    const Seats* seats_ = nullptr;
    NumberedPlayers players_;
    std::uint32_t counted_ = 0;
    std::uint32_t line_ = 1;
    Dissection all_;
};

}  // namespace arbiter
