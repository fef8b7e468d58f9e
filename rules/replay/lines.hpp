// The lines of a record's body, one after the other: read, or passed over with a finding that says why.
#pragma once

#include "grammar/record/record.hpp"
#include "grammar/record/words.hpp"
#include "grammar/text/utf8.hpp"
#include "rules/game/game.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/players.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

namespace arbiter {

/// Where a line that cannot be read stands, and how far the record was readable.
struct PassedOver {
    Span line;
    std::uint32_t readable = 0;
};

template <Game G>
class Lines {
public:
    using Written = typename G::Written;

    /// Before the first line, with the players seated. `known` are all games. Where the header does
    /// not list everybody, whoever a line names is taken to play.
    void begin(const Record& record, const KnownGames& known, Referee& referee) {
        const std::string_view text = record.text.text;
        header_ = &record.header;
        referee_ = &referee;
        words_ = {G::about().keywords, known.keywords};
        bad_byte_ = record.text.plain || is_plain_ascii(text) ? std::string_view::npos : first_bad_byte(text);
        everybody_listed_ = lists_everybody(*header_, referee.seats());
        if (!everybody_listed_) {
            met_ = referee.seats();
        }
        ordinary_ = everybody_listed_ && sound();
        cursor_ = {text.data(), text.data() + header_->body, text.data() + text.size(),
                   everybody_listed_ ? &referee.seats() : &met_};
    }

    bool at_end() const { return cursor_.at == cursor_.end; }
    /// No byte is damaged behind those that were told of.
    bool sound() const { return bad_byte_ == std::string_view::npos; }
    /// No byte was damaged at all, and everybody is listed, as in nearly all records: lines may be read some other way.
    bool ordinary() const { return ordinary_; }
    /// False: a line's seats are nobody's, so it is not replayed.
    bool everybody_listed() const { return everybody_listed_; }
    LineCursor& cursor() { return cursor_; }
    std::uint32_t offset() const { return static_cast<std::uint32_t>(cursor_.at - cursor_.record); }

    /// Between the event that begins at `from` and the one that begins at `to` only blanks and comments stand.
    bool is_empty_between(std::uint32_t from, std::uint32_t to) const {
        LineCursor cursor = cursor_;
        Written written{};
        cursor.at = cursor.record + from;
        do {
            if (!G::read(cursor, written)) {
                return false;
            }
        } while (written.line.event.begin == from || written.line.kind() == LineKind::nothing);
        return written.line.event.begin == to;
    }

    /// The next event is a gap.
    bool is_gap_next() const {
        LineCursor cursor = cursor_;
        Written written{};
        while (cursor.at != cursor.end && G::read(cursor, written) && written.line.kind() == LineKind::nothing) {
        }
        return written.line.kind() == LineKind::gap;
    }

    /// Reads the next line; false, and the cursor stays, when it is not in the language.
    bool read(Written& written) { return everybody_listed_ ? G::read(cursor_, written) : read_of_strangers(written); }
    /// The same for a line of a position.
    template <typename Set>
    bool read_set(Set& set) {
        return record::is_set_line(cursor_) && (everybody_listed_ ? G::read_set(cursor_, set) : read_of_strangers(set));
    }

    /// Says what is wrong with the next line, once, and moves behind it.
    PassedOver pass_over() {
        const std::string_view line = record::current_line(cursor_);
        const std::uint32_t begin = offset();
        const std::uint32_t next = next_line();
        const bool bytes = tell_bad_bytes(next);
        if (!bytes && !is_told(begin, next)) {
            if (referee_->may_tell_syntax()) {
                record::tell(explain(), *referee_);
            } else {
                referee_->repeat_syntax();
            }
        }
        cursor_.at = cursor_.record + next;
        return {{begin, begin + static_cast<std::uint32_t>(line.size())}, bytes ? next : begin};
    }

    /// One finding for each line with a bad byte before `limit`; true when there was one. Such a record is unreadable.
    bool tell_bad_bytes(std::uint32_t limit) {
        bool told = false;
        while (bad_byte_ < limit) {
            bad_byte_ = record::tell_bad_byte(bad_byte_, *referee_);
            told = true;
        }
        return told;
    }

private:
    std::uint32_t next_line() const {
        const std::string_view text = referee_->text();
        return static_cast<std::uint32_t>(std::min<std::size_t>(text.find('\n', offset()), text.size() - 1)) + 1;
    }
    /// The header's last error is about this line.
    bool is_told(std::uint32_t begin, std::uint32_t next) const {
        return !header_->errors.empty() && header_->errors.back().span.begin >= begin &&
               header_->errors.back().span.begin < next;
    }

    SyntaxError explain() const {
        if constexpr (Positions<G>) {
            return record::is_set_line(cursor_) ? G::explain_set(cursor_, words_) : G::explain(cursor_, words_);
        } else {
            return G::explain(cursor_, words_);
        }
    }

    bool read_next(Written& written) { return G::read(cursor_, written); }
    template <typename Set>
    bool read_next(Set& set) {
        return G::read_set(cursor_, set);
    }

    template <typename Line>
    bool read_of_strangers(Line& written) {
        for (std::size_t i = 0; i < most_seats; ++i) {
            if (read_next(written)) {
                return true;
            }
            if (!meet_stranger()) {
                return read_alone(written);
            }
        }
        return false;
    }

    /// Takes the name that makes the line unreadable for a player's; false when it is not a name that does.
    bool meet_stranger() {
        const SyntaxError error = explain();
        const std::string_view name = error.span.in(referee_->text());
        if (error.rule != std::string_view("syntax.unknown-name") || met_.find(name) != no_seat) {
            return false;
        }
        if (met_.count() == 0 || met_.count() == most_seats) {
            met_.clear();
            met_.add({}, {}, false);  // lines of a game alone can be others: nobody is alone
        }
        met_.add(name, error.span, true);
        return true;
    }

    /// Whoever plays may also play alone.
    template <typename Line>
    bool read_alone(Line& written) {
        const std::string_view line = record::current_line(cursor_);
        const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
        const std::string_view name = word_at(line.data() + begin, line.data() + line.size());
        if (name.empty()) {
            return false;
        }
        Seats alone;
        alone.add(name, {}, true);
        cursor_.seats = &alone;
        const bool read = read_next(written);
        cursor_.seats = &met_;
        return read;
    }

    const Header* header_ = nullptr;
    Referee* referee_ = nullptr;
    record::Words words_;
    LineCursor cursor_;
    Seats met_;  ///< whom the lines name, when the header does not list everybody
    bool everybody_listed_ = true;
    bool ordinary_ = true;
    std::size_t bad_byte_ = std::string_view::npos;
};

}  // namespace arbiter
