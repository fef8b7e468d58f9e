// What a line consists of, in the order written.
//
// A game walks through a line once (G::fields, and G::set_fields for a line of a position), and says of each field what
// it is called in parts, the sign that stands in front of it in the text, and how it is spelled; and of a fact that
// nobody wrote down where its `?` stands and what it is in words. One walk serves whatever is wanted of the line: its
// canonical text, its parts, or the facts that it leaves open. Spelling and words are made only where they are wanted,
// so that a walk costs what it gives.
#pragma once

#include "grammar/record/line.hpp"
#include "grammar/record/seats.hpp"
#include "grammar/text/span.hpp"
#include "rules/library/arbiter/value.hpp"

#include <concepts>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter {

/// An event by the names of its parts.
struct EventParts {
    std::string verb;  ///< "pick"; empty where the line cannot be read
    Object names;      ///< in the order written

    void add(std::string_view name, Value value) { names.emplace_back(name, std::move(value)); }
};

/// A fact that nobody wrote down: where it stands, and its name in words.
using FactSink = std::function<void(Span span, std::string words)>;
/// What chance has decided, where it stands.
using ChanceSink = std::function<void(Span span)>;

class Fields {
public:
    /// The text is written behind what is there.
    explicit Fields(std::string& text) : text_(&text) {}
    explicit Fields(EventParts& parts) : parts_(&parts) {}
    explicit Fields(const FactSink& facts) : facts_(&facts) {}
    explicit Fields(const ChanceSink& chance) : chance_(&chance) {}

    bool are_written() const { return text_ != nullptr; }
    bool are_asked() const { return facts_ != nullptr; }

    /// Under this verb the line is known in parts.
    void verb(std::string_view verb) {
        if (parts_ != nullptr) {
            parts_->verb = verb;
        }
    }
    /// Stands in the text, and is no part.
    void write(std::string_view text) {
        if (text_ != nullptr) {
            text_->append(text);
        }
    }
    template <std::invocable Make>
    void write(Make make) {
        if (text_ != nullptr) {
            append(make());
        }
    }
    /// Who acts, if anybody is named.
    void actor(Seat seat, const Seats& seats) {
        if (seat != no_seat && text_ != nullptr) {
            text_->append(seats.word(seat));
        }
    }
    /// What a line of a position sets, and whose it is.
    void what(std::string_view what, Seat owner, const Seats& seats);
    void what(std::string_view what) {
        write(what);
        part("what", [&] { return Value(what); });
    }
    /// The line stays as it was written.
    void write_as_it_is(std::string_view event);
    /// Is a part, and stands elsewhere in the text.
    template <std::invocable Make>
    void part(std::string_view key, Make make) {
        if (parts_ != nullptr) {
            parts_->add(key, make());
        }
    }
    /// Both; make() answers text, a number, or a Value of one of them.
    template <std::invocable Make>
    void add(std::string_view key, std::string_view sign, Make make) {
        if (text_ != nullptr) {
            text_->append(sign);
            append(make());
        }
        part(key, make);
    }
    /// A number, which is `?` if nobody wrote it down.
    void number(std::string_view key, std::string_view sign, std::int64_t number, bool known = true) {
        add(key, sign, [&] { return known ? Value(number) : Value("?"); });
    }
    /// A list in parts; in the text each with the sign.
    template <typename Range, typename Make>
    void each(std::string_view key, std::string_view sign, const Range& range, Make make) {
        for (const auto& one : range) {
            if (text_ != nullptr) {
                text_->append(sign);
                append(make(one));
            }
        }
        list(key, range, make);
    }
    /// The same as a part alone.
    template <typename Range, typename Make>
    void list(std::string_view key, const Range& range, Make make) {
        part(key, [&] {
            List list;
            for (const auto& one : range) {
                list.emplace_back(make(one));
            }
            return list;
        });
    }
    /// A dash in the text where a list is empty that is written nevertheless.
    template <typename Range, typename Make>
    void each_or_none(std::string_view key, std::string_view sign, const Range& range, Make make) {
        each(key, sign, range, make);
        write(range.empty() ? " -" : "");
    }
    /// Each is two fields, with a sign between them: two lists in parts.
    template <typename Range, typename First, typename Second>
    void pairs(const Range& range, std::string_view first_key, First first, std::string_view sign,
               std::string_view second_key, Second second) {
        for (const auto& one : range) {
            if (text_ != nullptr) {
                text_->append(" ").append(first(one)).append(sign).append(second(one));
            }
        }
        write(range.empty() ? " -" : "");
        list(first_key, range, first);
        list(second_key, range, second);
    }
    /// A player, if anybody is named.
    void player(std::string_view key, std::string_view sign, Seat seat, const Seats& seats);
    /// The field is `?` there; words() says what nobody wrote down.
    template <std::invocable Words>
    void open(bool unknown, Span at, Words words) {
        if (facts_ != nullptr && unknown) {
            (*facts_)(at, words());
        }
    }
    /// The same of what was drawn: nobody chose it, so nobody can tell afterwards what it must have been.
    template <std::invocable Words>
    void drawn(bool unknown, Span at, Words words) {
        open(unknown, at, words);
        if (chance_ != nullptr) {
            (*chance_)(at);
        }
    }

private:
    template <typename Made>
    void append(const Made& made) {
        if constexpr (std::convertible_to<Made, std::string_view>) {
            text_->append(std::string_view(made));
        } else {
            append_value(made);
        }
    }
    void append_value(const Value& value);

    std::string* text_ = nullptr;
    EventParts* parts_ = nullptr;
    const FactSink* facts_ = nullptr;
    const ChanceSink* chance_ = nullptr;
};

/// "finished", "abandoned", "resigned", "adjudicated".
std::string_view name_of(EndKind how);

/// scores, undo and end lines; false when the line is the game's own. So is the text of a round line, for a game may
/// know who begins it where nobody wrote that down; its parts are what was written.
bool add_common(const Line& line, const Seats& seats, Fields& fields);

/// `set round 2 Ben`, `set turn Ann`.
void add_set_round(const Line& line, const Seats& seats, Fields& fields);
void add_set_turn(const Line& line, const Seats& seats, Fields& fields);

}  // namespace arbiter
