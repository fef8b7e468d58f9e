// Tries all changes near the error first, and ranks those with which the record goes on.
#include "rules/fix/fix_search.hpp"

#include "grammar/text/record_text.hpp"
#include "rules/fix/changed_text.hpp"
#include "rules/fix/slips.hpp"
#include "rules/fix/systematic_slip.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <tuple>
#include <utility>

namespace arbiter::fix {
namespace {

using Change = Fix::Change;

/// Added or left out: more than a slip of the pen. A line that stands twice in a row is one.
constexpr unsigned size_of_line = 4;
constexpr unsigned size_of_double = 1;
constexpr unsigned size_of_swap = 2;
/// Claimed too much: little beside another move, but more than a slip in what is claimed.
constexpr unsigned size_of_claim = 2;

/// One slip that runs through the record; and lines that are missing, which always fit.
constexpr unsigned size_of_systematic = 6;
constexpr unsigned size_of_gap = 12;

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
    SystematicSlip slip{};
    bool is_gap = false;  ///< lines are missing there: that explains everything, and so nothing

    bool is_of_whole_record() const { return in_header || is_gap || change == Change::all; }
    bool is_as_written() const { return is_of_whole_record() || usual == Usual::claim; }
    auto rank() const {
        return std::make_tuple(is_gap, !outcome.whole, !outcome.finished, outcome.whole ? 0 : -gain, size, distance, at,
                               usual, std::string_view(text));
    }
    friend bool operator<(const Found& a, const Found& b) { return a.rank() < b.rank(); }
};

class Search {
public:
    Search(Simulator& on, std::string_view record, const Seats& seats, const Finding& cause, Extent sought)
        : on_(on), record_(record), seats_(seats), cause_(cause), sought_(sought), vocabulary_(seats) {
        for (const Event& event : on.events) {
            vocabulary_.add(event.event.in(record));
        }
    }

    std::vector<Fix> run() {
        const Effort allowed = on_.effort;
        try_all();
        if (!is_settled()) {
            sought_ = Extent::all;
            on_.effort = allowed;
            try_all();
        }
        is_complete_ = !on_.effort.spent() && on_.first == 0;
        // Totals that are all off by the same are an adding mistake as well as a slip that changes points.
        const bool explained = is_explained();
        if (!explained || cause_.rule == &record::rule("claim.scores")) {
            try_throughout();
        }
        if (!explained) {
            try_gap();
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

    /// A slip of the pen in one line leads to the end. A claim that says what the rules say is no explanation.
    bool is_explained() const {
        return std::ranges::any_of(found_, [](const Found& one) {
            return one.outcome.whole && one.size < size_of_line && one.usual != Usual::claim;
        });
    }

    /// One slip that runs through the record.
    void try_throughout() {
        each_systematic_slip(on_, record_, seats_, cause_, [&](const SystematicSlip& slip) {
            const auto outcome = on_.judge(with(record_, slip.edits));
            const std::int64_t more = outcome ? gain(on_, {}, *outcome) : 0;
            if (outcome && (outcome->whole || more > 0)) {
                Found found{Change::all, on_.stop, {}, *outcome, more, slip.is_usual ? 1U : size_of_systematic};
                found.usual = Usual::claim;
                found.slip = slip;
                keep(std::move(found));
            }
            return !on_.effort.spent();
        });
    }

    /// A turn or a round that only lines explain which nobody wrote down.
    void try_gap() {
        constexpr std::array<std::string_view, 4> kinds{".turn.wrong-player", ".turn.other-player", ".round.starter",
                                                        ".round.number"};
        const bool may_be =
            std::ranges::any_of(kinds, [this](std::string_view kind) { return cause_.rule->id.ends_with(kind); });
        if (!may_be || on_.stop == on_.events.size()) {
            return;
        }
        const Candidate candidate{Change::insert, on_.stop, "gap"};
        if (const auto outcome = on_.play(candidate); outcome && outcome->whole) {
            Found found{Change::insert, on_.stop, "gap", *outcome, gain(on_, candidate, *outcome), size_of_gap};
            found.is_gap = true;
            keep(std::move(found));
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
        if (sought_ == Extent::likeliest && found.outcome.whole && found.outcome.finished) {
            enough_ = std::min(enough_, found.size);
        }
        found_.push_back(std::move(found));
    }

    std::string_view event(std::size_t at) const { return on_.events[at].event.in(record_); }

    void add(const Candidate& candidate, const Outcome& outcome, unsigned size, Usual usual) {
        const std::int64_t more = gain(on_, candidate, outcome);
        // Nor is a wrong result fixed by a game that has not ended, whose result nobody compares.
        const bool hides_result = on_.stop == on_.events.size() && !outcome.finished;
        if ((!outcome.whole && more < 1) || hides_result) {
            return;
        }
        const std::uint64_t distance = on_.stop - std::min(candidate.at, on_.stop);
        Found found{candidate.change, candidate.at, std::string(candidate.text), outcome, more, size, distance};
        found.usual = usual;
        keep(std::move(found));
        if (found_.size() > most_kept) {
            std::nth_element(found_.begin(), found_.begin() + most_kept / 2, found_.end());
            found_.resize(most_kept / 2);
        }
    }

    void candidate(const Candidate& candidate, unsigned size, Usual usual) {
        if (is_too_large(size)) {
            return;
        }
        if (const auto outcome = on_.play(candidate)) {
            add(candidate, *outcome, size, usual);
        }
    }

    /// The words for a wrong claim say what it should be, unless unknown facts leave that open.
    void try_claim() {
        if (cause_.help.empty()) {
            return;
        }
        if (cause_.rule == &record::rule("claim.scores") && on_.stop < on_.events.size()) {
            candidate({Change::replace, on_.stop, cause_.help}, 1, Usual::claim);
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
            candidate({Change::swap, at, {}}, size_of_swap, Usual::line);
        }
    }

    void replace(std::size_t at) {
        each_claim_left_out(event(at), [&](const std::string& text, std::string_view) {
            candidate({Change::replace, at, text}, size_of_claim, Usual::claim);
        });
        each_slip(event(at), vocabulary_, [&](const std::string& text, unsigned size) {
            candidate({Change::replace, at, text}, size, Usual::slip);
            return !on_.effort.spent();
        });
        Distance distance(event(at), vocabulary_.names);
        unsigned size = 0;
        const auto is_other = [&](std::string_view text) {
            size = distance.to(text, enough_);
            return size != 0 && !is_too_large(size);
        };
        const Simulator::Filter any;
        const bool all = on_.play_moves(at, Change::replace, enough_ < most_size ? is_other : any,
                                        [&](std::string_view text, const Outcome& outcome) {
                                            if (is_other(text)) {
                                                add({Change::replace, at, text}, outcome, size, Usual::move);
                                            }
                                        });
        all_moves_tried_ = all_moves_tried_ && all;
    }

    void leave_out(std::size_t at) {
        const bool last = at + 1 == on_.events.size();
        const bool twice = (at > 0 && event(at) == event(at - 1)) || (!last && event(at) == event(at + 1));
        if (last && at == on_.stop && !twice) {
            return;  // a record always fits without its faulty end
        }
        const unsigned size = twice ? size_of_double : is_one_claim(event(at)) ? size_of_claim : size_of_line;
        candidate({Change::erase, at, {}}, size, Usual::line);
    }

    void insert(std::size_t at) {
        if (is_too_large(size_of_line)) {
            return;
        }
        const bool all = on_.play_moves(at, Change::insert, {}, [&](std::string_view text, const Outcome& outcome) {
            add({Change::insert, at, text}, outcome, size_of_line, Usual::move);
        });
        all_moves_tried_ = all_moves_tried_ && all;
        const std::string line = on_.table_line(at);
        if (line.empty()) {
            return;
        }
        const bool dealt = line.find("round") != 0;
        if (!dealt) {
            candidate({Change::insert, at, line}, size_of_line, Usual::line);
            return;
        }
        const std::size_t before = found_.size();
        candidate({Change::insert, at, left_open(line, false)}, size_of_line, Usual::line);
        if (found_.size() == before) {
            candidate({Change::insert, at, left_open(line, true)}, size_of_line, Usual::line);
        }
    }

    /// A change, and what else would have to be told of it.
    struct Distinct {
        const Found* found;
        std::string text;
        std::string leads_to;
    };

    /// Those that lead to the same position are one. Beyond so many nobody compares them, and each is one.
    std::vector<Distinct> distinct() {
        std::vector<Distinct> some;
        std::sort(found_.begin(), found_.end());
        for (std::size_t i = 0; i < std::min(found_.size(), most_compared); ++i) {
            const Found& one = found_[i];
            const Candidate candidate{one.change, one.at, one.text};
            // What somebody wrote stays as it is but for the claim.
            const bool as_it_is = one.is_as_written();
            const std::string text = as_it_is ? one.text : on_.canonical(candidate);
            const std::string position = one.is_of_whole_record() ? std::string() : on_.position(candidate);
            const std::string key =
                std::to_string(one.outcome.reaches) + ' ' + (position.empty() ? key_of(one, text) : position);
            if (std::ranges::find(some, key, &Distinct::leads_to) == some.end()) {
                some.push_back({&one, text, key});
            }
        }
        return some;
    }

    std::vector<Fix> best() {
        leave_open_what_nobody_knows();
        const std::vector<Distinct> all = distinct();
        std::vector<Fix> fixes;
        for (const Distinct& one : all) {
            if (fixes.size() < most_fixes) {
                fixes.push_back(fix(*one.found));
                fixes.back().text = one.text;
                count_alike(*one.found, all, fixes.back());
            }
        }
        return fixes;
    }

    /// Whether somebody who has one of them has no reason to prefer it for where it leads.
    static bool leads_as_far(const Found& one, const Found& than) {
        return than.outcome.whole ? one.outcome.whole : one.outcome.whole || one.gain >= than.gain;
    }

    void count_alike(const Found& one, const std::vector<Distinct>& all, Fix& fix) const {
        std::uint32_t alike = 0;
        bool smaller = false;
        const auto count = [&](const Found& other) {
            if (leads_as_far(other, one) && !other.is_gap) {
                alike += other.size == one.size ? 1U : 0U;
                smaller = smaller || other.size < one.size;
            }
        };
        std::ranges::for_each(all, [&](const Distinct& other) { count(*other.found); });
        for (std::size_t i = most_compared; i < found_.size(); ++i) {
            count(found_[i]);
        }
        fix.alike = std::max(alike, 1U);
        // A move that has little in common with the one that stands there is no slip, and a record with two slips has
        // more than one explanation.
        const bool is_slip = one.size <= size_of_systematic && one.outcome.whole && !one.is_gap;
        const bool is_complete = is_complete_ && (one.size <= size_of_swap || all_moves_tried_);
        fix.sole = is_slip && is_complete && alike == 1 && !smaller;
    }

    /// Lines that were left out and may have been one or another are one with `?` where these differ, and so is a line
    /// with something that was drawn, which nobody can know.
    void leave_open_what_nobody_knows() {
        std::sort(found_.begin(), found_.end());
        std::vector<std::size_t> places;
        for (const Found& one : found_) {
            const bool seen = std::ranges::find(places, one.at) != places.end();
            if (is_new_move(one) && leads_as_far(one, found_.front()) && !seen && places.size() < most_left_open) {
                places.push_back(one.at);
            }
        }
        const std::vector<Found> all = found_;
        for (const std::size_t at : places) {
            leave_open(at, all);
        }
        std::erase_if(found_, [this](const Found& one) {
            const bool drawn = is_new_move(one) && on_.chance_left_open(one.text) != one.text;
            is_complete_ = is_complete_ && !drawn;
            return drawn;
        });
    }

    static bool is_new_move(const Found& one) { return one.change == Change::insert && one.usual == Usual::move; }

    void leave_open(std::size_t at, const std::vector<Found>& all) {
        const auto is_one = [&](const Found& one) {
            return is_new_move(one) && one.at == at && leads_as_far(one, all.front());
        };
        std::vector<std::string> texts;
        bool drawn = false;
        for (const Found& one : all) {
            if (is_one(one) && texts.size() < most_kept) {
                texts.push_back(on_.chance_left_open(one.text));
                drawn = drawn || texts.back() != one.text;
            }
        }
        if (texts.size() < 2 && !drawn) {
            return;
        }
        for (const std::string& text : shared_forms(texts)) {
            const Candidate candidate{Change::insert, at, text};
            const auto outcome = on_.play(candidate);
            if (outcome && (outcome->whole || gain(on_, candidate, *outcome) > 0)) {
                std::erase_if(found_, is_one);
                add(candidate, *outcome, size_of_line, Usual::move);
                return;
            }
        }
        if (drawn) {
            // What nobody can know is not told as if somebody did, but it may have been.
            is_complete_ = false;
            std::erase_if(found_, is_one);
        }
    }

    /// Of a change whose last position is not written down.
    static std::string key_of(const Found& one, const std::string& text) {
        return std::to_string(static_cast<int>(one.change)) + ' ' + std::to_string(one.at) + ' ' + text + one.slip.what;
    }

    Fix fix(const Found& one) const {
        Fix fix;
        fix.change = one.change;
        fix.reaches = one.outcome.reaches;
        fix.events = one.outcome.events;
        fix.beyond = static_cast<std::uint32_t>(std::max<std::int64_t>(one.gain, 0));
        fix.size = one.size;
        fix.in_header = one.in_header;
        fix.what = one.slip.what;
        fix.edits = one.slip.edits;
        if (one.change == Change::all) {
            fix.line = line_around(record_, one.slip.edits.front().first.begin);
        } else if (one.in_header) {
            fix.line = one.header_line;
            fix.instead = std::string(fix.line.in(record_));
        } else {
            fix.line = on_.events[one.at].line;
            fix.instead = std::string(event(one.at));
        }
        if (!one.outcome.whole && fix.reaches == fix.events) {
            --fix.reaches;  // the announced result is wrong then
        }
        return fix;
    }

    static constexpr std::size_t most_kept = 4000;
    static constexpr std::size_t most_compared = 60;
    static constexpr std::size_t most_left_open = 3;

    Simulator& on_;
    std::string_view record_;
    const Seats& seats_;
    const Finding& cause_;
    Extent sought_;
    unsigned enough_ = most_size;  ///< the size of the smallest change found with which the game is played to its end
    bool passed_over_ = false;
    bool is_complete_ = false;     ///< all slips were tried, at all lines
    bool all_moves_tried_ = true;  ///< and all legal moves, where moves were tried
    Vocabulary vocabulary_;
    std::vector<Found> found_;
};

}  // namespace

std::vector<Fix> search(Simulator& simulator, std::string_view record, const Seats& seats, const Finding& cause,
                        Extent sought) {
    return Search(simulator, record, seats, cause, sought).run();
}

}  // namespace arbiter::fix
