// One law of a game, whole: the rule in the book, what breaks it with the facts, who meets it, and the words.
//
// A game's laws stand in chains, one a subject (line, display, tile, turn ...). A chain is asked in order; the first
// law that is broken is the fault. The same chains yield what a legal event held, and which of the candidates for a
// move are legal, so that a new law is written once and known everywhere.
#pragma once

#include "rules/report/referee.hpp"
#include "rules/report/rule.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter {

/// A fault about to be put into words: the event, the facts found when it was looked at, and the finding to fill.
template <typename Event, typename Fault>
struct Case {
    const Event& event;
    const Fault& fault;
    Referee& referee;
    Finding& finding;

    std::string_view name(Seat seat) const { return referee.seats().name(seat); }
    /// The smallest token that shows it.
    void point(Span span) const { finding.span = span; }
    template <typename... Args>
    void say(fmt::format_string<Args...> form, Args&&... args) const {
        finding.message = fmt::format(form, std::forward<Args>(args)...);
    }
    /// A concrete legal alternative.
    template <typename... Args>
    void help(fmt::format_string<Args...> form, Args&&... args) const {
        finding.help = fmt::format(form, std::forward<Args>(args)...);
    }
    /// Points at the earlier place that makes it wrong.
    void note(Span span, std::string message) const { finding.notes.push_back({span, std::move(message)}); }
};

/// `Fault` has a member `law`, the rule's number in the book from 1 (0: none), and whatever facts the words need.
template <typename EventType, typename FaultType>
struct Law {
    using Event = EventType;
    using Fault = FaultType;
    using Name = decltype(Fault::law);

    Name name{};
    Rule rule;
    /// Nothing: kept. nullptr: what breaks it is not an event (a header, a claim); it is found where that is read.
    std::optional<Fault> (*broken)(const Event&) = nullptr;
    /// Whether the position makes the event meet the law, so that keeping it counts. nullptr: always, in its chain, if
    /// an event can break it.
    bool (*meets)(const Event&) = nullptr;
    void (*say)(const Case<Event, Fault>&) = nullptr;
};

/// A law of a position written in set lines: it is judged while the position is put together, so it has no event, and
/// its words stand there.
template <typename Rules>
constexpr Rules position_law(typename Rules::Name name, std::string_view id, std::string_view citation,
                             std::string_view law, std::string_view explanation, std::string_view example) {
    return {name, Rule{id, Kind::play, citation, law, explanation, example}, nullptr, nullptr, nullptr};
}

/// A chain of laws, as a type, so that asking it compiles to the conditions one after the other.
template <const auto& laws>
struct Chain {
    static constexpr const auto& all = laws;
};
template <const auto& laws>
inline constexpr Chain<laws> chain;

/// Whether the event breaks a law of this chain; the first one is put into `fault`, which a legal event leaves alone.
template <const auto& laws, typename Event, typename Fault>
bool is_broken(Chain<laws>, const Event& event, std::optional<Fault>& fault) {
    return [&]<std::size_t... at>(std::index_sequence<at...>) {
        const auto breaks = [&]<std::size_t n>(std::integral_constant<std::size_t, n>) {
            // As a constant of its own it is called directly, and can become a part of its caller. Whether it is there
            // is known when it is compiled, too, but g++ does not say so when it sanitizes undefined behavior.
            constexpr auto broken = laws[n].broken;
            if (broken == nullptr) {
                return false;
            }
            if (auto found = broken(event)) [[unlikely]] {
                found->law = laws[n].name;
                fault = std::move(found);
                return true;
            }
            return false;
        };
        return (breaks(std::integral_constant<std::size_t, at>{}) || ...);
    }
    (std::make_index_sequence<std::size(laws)>{});
}

/// The first law of these chains that the event breaks; the later ones are asked only when the earlier ones are kept.
template <typename Event, const auto& first, const auto&... rest>
auto first_fault(const Event& event, Chain<first>, Chain<rest>...) {
    std::optional<typename std::decay_t<decltype(first[0])>::Fault> fault;
    static_cast<void>(is_broken(Chain<first>{}, event, fault) || (is_broken(Chain<rest>{}, event, fault) || ...));
    return fault;
}

/// Appends the numbers of the laws of this chain that the event meets.
template <const auto& laws, typename Event>
void add_met(Chain<laws>, const Event& event, std::vector<std::uint16_t>& met) {
    for (const auto& law : laws) {
        if (law.meets != nullptr ? law.meets(event) : law.broken != nullptr) {
            met.push_back(static_cast<std::uint16_t>(law.name));
        }
    }
}

/// Chains side by side, put in the order of the book: their own order is that in which they are asked.
template <typename T, std::size_t... sizes>
constexpr auto joined(const std::array<T, sizes>&... arrays) {
    std::array<T, (sizes + ...)> all{};
    std::size_t at = 0;
    const auto append = [&](const auto& array) {
        for (const T& item : array) {
            all[at++] = item;
        }
    };
    (append(arrays), ...);
    std::ranges::sort(all, {}, &T::name);
    return all;
}

/// Whether the laws are numbered 1, 2, 3 ... as they stand, up to `last`: no rule is missing from the book, none twice.
template <typename T, std::size_t size>
constexpr bool is_complete(const std::array<T, size>& laws, decltype(T::name) last) {
    for (std::size_t i = 0; i < size; ++i) {
        if (static_cast<std::size_t>(laws[i].name) != i + 1) {
            return false;
        }
    }
    return static_cast<std::size_t>(last) == size;
}

/// The rules alone, for everything that reads the book.
template <typename T, std::size_t size>
constexpr std::array<Rule, size> rules_of(const std::array<T, size>& laws) {
    std::array<Rule, size> rules{};
    for (std::size_t i = 0; i < size; ++i) {
        rules[i] = laws[i].rule;
    }
    return rules;
}

}  // namespace arbiter
