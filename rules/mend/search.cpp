// Tries all changes near the error first, and ranks those with which the record goes on.
#include "rules/mend/search.hpp"

#include "grammar/text/record_text.hpp"
#include "rules/mend/wording.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <tuple>
#include <utility>

namespace arbiter::mend {
namespace {

using Change = Mend::Change;

/// Added or left out: more than a slip of the pen. A line that stands twice in a row is one.
constexpr unsigned size_of_line = 4;
constexpr unsigned size_of_double = 1;
constexpr unsigned size_of_swap = 2;
/// Claimed too much: little beside another move, but more than a slip in what is claimed.
constexpr unsigned size_of_claim = 2;

/// How usual a change is, among changes of one size.
enum class Usual : std::uint8_t { claim, slip, line, move };

struct Found {
    Change change = Change::replace;
    std::size_t at = 0;
    std::string text;
    Outcome outcome{};
    std::int64_t gain = 0;
    unsigned size = 0;
    std::uint64_t distance = 0;  ///< in events, from the error
    Usual usual = Usual::slip;
    bool in_header = false;
    Span header_line{};  ///< that it changes, or, without length, before which it stands

    auto rank() const {
        return std::make_tuple(!outcome.whole, !outcome.finished, outcome.whole ? 0 : -gain, size, distance, at, usual,
                               std::string_view(text));
    }
    friend bool operator<(const Found& a, const Found& b) { return a.rank() < b.rank(); }
};

class Search {
public:
    Search(Rehearsal& on, std::string_view record, const Seats& seats, const Finding& cause, Sought sought)
        : on_(on), record_(record), seats_(seats), cause_(cause), sought_(sought), vocabulary_(seats) {
        for (const Event& event : on.events) {
            vocabulary_.add(event.event.in(record));
        }
    }

    std::vector<Mend> run() {
        const Effort allowed = on_.effort;
        try_all();
        if (!is_settled()) {
            sought_ = Sought::all;
            on_.effort = allowed;
            try_all();
        }
        return best();
    }

private:
    void try_all() {
        found_.clear();
        enough_ = most_size;
        try_claim();
        try_start();
        // A game whose announced result is wrong is over: nothing comes behind its last line.
        for (std::size_t at = std::min(on_.stop + 1, on_.events.size()); at-- > on_.first && !on_.effort.spent();) {
            replace(at);
            leave_out(at);
            swap(at);
            insert(at);
        }
    }

    /// Whether a change of this size need not be tried: with a smaller one the game is played to its end, so this one
    /// is not the likeliest, nor as small.
    bool is_too_large(unsigned size) {
        const bool too_large = size > enough_;
        passed_over_ = passed_over_ || too_large;
        return too_large;
    }

    /// What was passed over may rank before a change as small as the likeliest that leaves the game unfinished.
    bool is_settled() const {
        return !passed_over_ || std::none_of(found_.begin(), found_.end(), [this](const Found& one) {
            return one.outcome.whole && !one.outcome.finished && one.size <= enough_;
        });
    }

    void keep(Found found) {
        if (sought_ == Sought::likeliest && found.outcome.whole && found.outcome.finished) {
            enough_ = std::min(enough_, found.size);
        }
        found_.push_back(std::move(found));
    }

    std::string_view event(std::size_t at) const { return on_.events[at].event.in(record_); }

    void add(const Attempt& attempt, const Outcome& outcome, unsigned size, Usual usual) {
        const std::int64_t more = gain(on_, attempt, outcome);
        // Nor is a wrong result mended by a game that has not ended, whose result nobody compares.
        const bool hides_result = on_.stop == on_.events.size() && !outcome.finished;
        if ((!outcome.whole && more < 1) || hides_result) {
            return;
        }
        const std::uint64_t distance = on_.stop - std::min(attempt.at, on_.stop);
        keep({attempt.change, attempt.at, std::string(attempt.text), outcome, more, size, distance, usual, false, {}});
        if (found_.size() > most_kept) {
            std::nth_element(found_.begin(), found_.begin() + most_kept / 2, found_.end());
            found_.resize(most_kept / 2);
        }
    }

    void attempt(const Attempt& attempt, unsigned size, Usual usual) {
        if (is_too_large(size)) {
            return;
        }
        if (const auto outcome = on_.play(attempt)) {
            add(attempt, *outcome, size, usual);
        }
    }

    /// The words for a wrong claim say what it should be, unless unknown facts leave that open.
    void try_claim() {
        if (cause_.help.empty()) {
            return;
        }
        if (cause_.rule == &record::rule("claim.scores") && on_.stop < on_.events.size()) {
            attempt({Change::replace, on_.stop, cause_.help}, 1, Usual::claim);
        }
        if (cause_.rule == &record::rule("claim.result")) {
            const auto events = static_cast<std::uint32_t>(on_.events.size());
            keep({Change::replace,
                  0,
                  cause_.help,
                  {events, events, true, true},
                  0,
                  1,
                  0,
                  Usual::claim,
                  true,
                  line_around(record_, cause_.span.begin)});
        }
    }

    /// Where the wrong player moves or starts, the header may say so, or should.
    void try_start() {
        constexpr std::array<std::string_view, 3> kinds{".turn.wrong-player", ".turn.other-player", ".round.starter"};
        const bool of_turn = std::any_of(kinds.begin(), kinds.end(),
                                         [this](std::string_view kind) { return cause_.rule->id.ends_with(kind); });
        for (Seat seat = 0; of_turn && seat < static_cast<Seat>(seats_.count()); ++seat) {
            if (on_.start_line.begin <= record_.size()) {
                try_start(fmt::format("Start: {}", seats_.name(seat)));
            }
        }
    }

    void try_start(const std::string& line) {
        const auto outcome = on_.play_start(line);
        const std::int64_t more = outcome ? gain(on_, {}, *outcome) : 0;
        if (outcome && (outcome->whole || more > 0)) {
            const bool added = on_.start_line.empty();
            keep({added ? Change::insert : Change::replace, 0, line, *outcome, more, added ? 2U : 1U, on_.stop,
                  Usual::line, true, on_.start_line});
        }
    }

    /// Lines with nothing between them.
    void swap(std::size_t at) {
        constexpr std::uint32_t line_break = 2;
        if (at + 1 < on_.events.size() && on_.events[at + 1].line.begin - on_.events[at].line.end <= line_break) {
            attempt({Change::swap, at, {}}, size_of_swap, Usual::line);
        }
    }

    void replace(std::size_t at) {
        each_claim_left_out(event(at), [&](const std::string& text, std::string_view) {
            attempt({Change::replace, at, text}, size_of_claim, Usual::claim);
        });
        each_slip(event(at), vocabulary_, [&](const std::string& text, unsigned size) {
            attempt({Change::replace, at, text}, size, Usual::slip);
            return !on_.effort.spent();
        });
        Distance distance(event(at), vocabulary_.names);
        unsigned size = 0;
        const auto is_other = [&](std::string_view text) {
            size = distance.to(text, enough_);
            return size != 0 && !is_too_large(size);
        };
        const Rehearsal::Filter any;
        on_.play_moves(at, Change::replace, enough_ < most_size ? is_other : any,
                       [&](std::string_view text, const Outcome& outcome) {
                           if (is_other(text)) {
                               add({Change::replace, at, text}, outcome, size, Usual::move);
                           }
                       });
    }

    void leave_out(std::size_t at) {
        const bool twice =
            (at > 0 && event(at) == event(at - 1)) || (at + 1 < on_.events.size() && event(at) == event(at + 1));
        const unsigned size = twice ? size_of_double : is_one_claim(event(at)) ? size_of_claim : size_of_line;
        attempt({Change::erase, at, {}}, size, Usual::line);
    }

    void insert(std::size_t at) {
        if (is_too_large(size_of_line)) {
            return;
        }
        on_.play_moves(at, Change::insert, {}, [&](std::string_view text, const Outcome& outcome) {
            add({Change::insert, at, text}, outcome, size_of_line, Usual::move);
        });
        const std::string line = on_.table_line(at);
        if (line.empty()) {
            return;
        }
        const bool dealt = line.find("round") != 0;
        if (!dealt) {
            attempt({Change::insert, at, line}, size_of_line, Usual::line);
            return;
        }
        attempt({Change::insert, at, left_open(line, false)}, size_of_line, Usual::line);
        attempt({Change::insert, at, left_open(line, true)}, size_of_line, Usual::line);
    }

    /// Those that lead to the same position are one.
    std::vector<Mend> best() {
        std::sort(found_.begin(), found_.end());
        std::vector<Mend> mends;
        std::vector<std::pair<std::uint32_t, std::string>> seen;
        for (const Found& one : found_) {
            if (mends.size() == most_mends || seen.size() == most_compared) {
                break;
            }
            const Attempt attempt{one.change, one.at, one.text};
            // What somebody wrote stays as it is but for the claim.
            const bool as_it_is = one.in_header || one.usual == Usual::claim;
            const std::string text = as_it_is ? one.text : on_.canonical(attempt);
            const std::string position = one.in_header ? std::string{} : on_.position(attempt);
            const std::pair key{one.outcome.reaches, position.empty() ? key_of(one, text) : position};
            if (std::find(seen.begin(), seen.end(), key) == seen.end()) {
                mends.push_back(mend(one));
                mends.back().text = text;
            }
            seen.push_back(key);
        }
        return mends;
    }

    /// Of a change whose last position is not written down.
    static std::string key_of(const Found& one, const std::string& text) {
        return std::to_string(static_cast<int>(one.change)) + ' ' + std::to_string(one.at) + ' ' + text;
    }

    Mend mend(const Found& one) const {
        Mend mend{one.change,
                  {},
                  one.text,
                  {},
                  one.outcome.reaches,
                  one.outcome.events,
                  static_cast<std::uint32_t>(std::max<std::int64_t>(one.gain, 0)),
                  one.size,
                  one.in_header};
        if (one.in_header) {
            mend.line = one.header_line;
            mend.instead = std::string(mend.line.in(record_));
        } else {
            mend.line = on_.events[one.at].line;
            mend.instead = std::string(event(one.at));
        }
        if (!one.outcome.whole && mend.reaches == mend.events) {
            --mend.reaches;  // the announced result is wrong then
        }
        return mend;
    }

    static constexpr std::size_t most_kept = 4000;
    static constexpr std::size_t most_compared = 60;

    Rehearsal& on_;
    std::string_view record_;
    const Seats& seats_;
    const Finding& cause_;
    Sought sought_;
    unsigned enough_ = most_size;  ///< the size of the smallest change found with which the game is played to its end
    bool passed_over_ = false;
    Vocabulary vocabulary_;
    std::vector<Found> found_;
};

}  // namespace

std::vector<Mend> search(Rehearsal& rehearsal, std::string_view record, const Seats& seats, const Finding& cause,
                         Sought sought) {
    return Search(rehearsal, record, seats, cause, sought).run();
}

}  // namespace arbiter::mend
