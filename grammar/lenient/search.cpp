// Goes from the line as written to lines with one habit undone more, cheapest first, until the grammar reads some.
#include "grammar/lenient/search.hpp"

#include "grammar/lenient/characters.hpp"
#include "grammar/text/phrase.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace arbiter::lenient {
namespace {

constexpr std::size_t longest_line = 1000;
constexpr std::size_t most_offers = 3;

/// The lines of one number of habits wait in one list: those with fewer are all looked at before.
class Search {
public:
    Search(const Vocabulary& vocabulary, const Attempt& attempt, Allowance& allowance, bool offering)
        : vocabulary_(vocabulary), attempt_(attempt), allowance_(allowance), offering_(offering) {}

    /// The lines that can be read with the fewest habits undone; none, too, when there was too much to try.
    std::vector<Draft> run(std::string_view line, std::size_t failed) {
        begin(Draft(line), failed);
        for (std::size_t cost = 0; cost < waiting_.size() && found_.empty(); ++cost) {
            for (std::size_t next = 0; next < waiting_[cost].size(); ++next) {
                if (!look_at(Draft(waiting_[cost][next]))) {
                    return {};
                }
            }
        }
        return std::move(found_);
    }

private:
    static constexpr std::uint32_t most_tries = 1500;

    void begin(const Draft& line, std::size_t failed) {
        Draft plain = line;
        make_plain(plain, event_end(plain.text()));
        if (plain.habits() != Habits{}) {
            wait(std::move(plain));
        }
        spread(line, failed);
    }

    /// False when nothing more may be tried.
    bool look_at(const Draft& draft) {
        if (tries_ == most_tries || allowance_.tries == 0) {
            return false;
        }
        ++tries_;
        --allowance_.tries;
        const ReadAttempt tried = attempt_(draft.text());
        if (tried.read) {
            found_.push_back(draft);
        } else {
            spread(draft, tried.at);
        }
        return true;
    }

    void spread(const Draft& draft, std::size_t failed) {
        const FailureSite spot(vocabulary_, attempt_, draft, failed);
        Drafts next;
        if (is_crossed_out(spot)) {
            if (offering_) {
                offer_comment(spot, next);
                wait(std::move(next.front()));
            }
            return;
        }
        undo_remark(spot, next);
        if (!begins_remark(spot)) {
            undo_habits(spot, next);
        }
        if (offering_ && draft.offered() < 2) {
            offer_words(spot, next);
            offer_signs(spot, next);
        }
        for (Draft& one : next) {
            if (offering_ || one.offered() == 0) {
                wait(std::move(one));
            }
        }
    }

    static void undo_habits(const FailureSite& spot, Drafts& next) {
        for (const auto undo : {undo_colon, undo_blanks, undo_arrow, undo_letter_case, undo_words, undo_listed_name,
                                undo_name_beginning}) {
            undo(spot, next);
        }
    }

    void wait(Draft draft) {
        const std::size_t cost = price_of(draft);
        if (cost < waiting_.size() && known_.emplace(draft.text(), draft.habits().bits()).second) {
            waiting_[cost].push_back(std::move(draft));
        }
    }

    /// A change that is only offered counts more than all habits.
    static std::size_t price_of(const Draft& draft) {
        return draft.cost() + (draft.offered() == 0 ? 0 : habit_count * draft.offered());
    }

    const Vocabulary& vocabulary_;
    const Attempt& attempt_;
    Allowance& allowance_;
    const bool offering_;
    std::uint32_t tries_ = 0;
    std::array<std::vector<Draft>, 3 * habit_count> waiting_;
    std::set<std::pair<std::string, std::uint16_t>> known_;
    std::vector<Draft> found_;
};

/// The event without its comment, with one blank between its words; of a line that is a comment, all of it.
std::string event_of(const Draft& draft) {
    constexpr std::string_view blanks = " \t";
    const std::string_view whole(draft.text());
    const std::size_t first = whole.find_first_not_of(blanks);
    const std::string_view text = whole.substr(0, std::min(whole.find(" ;", first), whole.size()));
    std::vector<std::string_view> words;
    for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(blanks, end);
    }
    return joined_by(words, " ");
}

std::vector<std::string> events_of(const std::vector<Draft>& drafts) {
    std::vector<std::string> events;
    for (const Draft& draft : drafts) {
        if (std::string event = event_of(draft); std::find(events.begin(), events.end(), event) == events.end()) {
            events.push_back(std::move(event));
        }
    }
    return events;
}

bool understood_alike(const std::vector<Draft>& drafts) {
    return std::ranges::all_of(drafts, [&](const Draft& one) {
        const Draft* const first = drafts.front().understood();
        return first != nullptr && one.understood() != nullptr && one.understood()->text() == first->text();
    });
}

}  // namespace

Found find(const Vocabulary& vocabulary, const Attempt& attempt, std::string_view line, std::size_t failed,
           bool offering, Allowance& allowance) {
    Found found;
    if (allowance.tries == 0) {
        return found;
    }
    const std::uint32_t before = allowance.tries;
    std::vector<Draft> drafts = Search(vocabulary, attempt, allowance, offering).run(line, failed);
    found.tries = before - allowance.tries;
    found.events = events_of(drafts);
    found.understood_alike = understood_alike(drafts);
    if (!drafts.empty()) {
        found.first = std::move(drafts.front());
    }
    return found;
}

Reading reading_of(std::string_view line, Allowance& allowance, const std::function<Found(bool offering)>& found) {
    Reading reading;
    if (line.size() > longest_line) {
        return reading;
    }
    Found undone = found(false);
    if (undone.events.size() == 1) {
        reading.certain = true;
        reading.draft = std::move(undone.first);
        return reading;
    }
    reading.offers = std::move(undone.events);
    if (reading.offers.empty() && allowance.offers != 0) {
        --allowance.offers;
        Found offered = found(true);
        reading.offers = std::move(offered.events);
        if (offered.understood_alike && !reading.offers.empty()) {
            reading.understood = *offered.first.understood();
        }
    }
    while (reading.offers.size() > most_offers) {
        reading.offers.pop_back();
    }
    return reading;
}

Reading search(const Vocabulary& vocabulary, const Attempt& attempt, std::string_view line, std::size_t failed,
               Allowance& allowance) {
    return reading_of(line, allowance,
                      [&](bool offering) { return find(vocabulary, attempt, line, failed, offering, allowance); });
}

}  // namespace arbiter::lenient
