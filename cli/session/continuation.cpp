// Cuts legal lines into pieces. Of what the table draws there are too many to list: some are drawn, pieces in them are
// changed for what was typed and what could come next, and only what the referee then takes as a whole line is offered.
#include "cli/session/continuation.hpp"

#include "cli/report/first_record.hpp"
#include "grammar/text/phrase.hpp"
#include "rules/registry/registry.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <set>
#include <utility>

namespace arbiter::cli {
namespace {

/// So many lines are drawn to see what there is to draw.
constexpr std::size_t draws = 24;
/// In so many of them a letter is tried.
constexpr std::size_t most_tries = 6;
/// More steps than a line has pieces.
constexpr std::size_t most_certain = 200;

using Pieces = std::vector<std::string>;

/// Up to the blank or the colon that ends it, with it.
std::string_view next_piece(std::string_view line) {
    const std::size_t end = std::min(line.find_first_of(" :"), line.size());
    return line.substr(0, std::min(end + 1, line.size()));
}

bool begins_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

/// What all of them begin with, cut between two characters.
std::string common_beginning(const Pieces& texts) {
    std::string common = texts.front();
    for (const std::string& text : texts) {
        const auto differs = std::ranges::mismatch(common, text).in1;
        common.erase(differs, common.end());
        while (text.size() > common.size() && !common.empty() && !begins_character(text[common.size()])) {
            common.pop_back();
        }
    }
    return common;
}

void keep_once(Pieces& pieces) {
    const std::set<std::string> once(pieces.begin(), pieces.end());
    pieces.assign(once.begin(), once.end());
}

Pieces words_of(std::string_view line) {
    Pieces words;
    for (std::size_t at = line.find_first_not_of(' '); at < line.size(); at = line.find_first_not_of(' ', at)) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        words.emplace_back(line.substr(at, end - at));
        at = end;
    }
    return words;
}

/// The line with this letter, or word, at its n-th place: one further behind comes there, or else another is drawn.
template <typename Sequence>
void bring(Sequence& line, std::size_t place, const typename Sequence::value_type& what) {
    const auto at = line.begin() + static_cast<std::ptrdiff_t>(place);
    if (*at != what) {
        const auto later = std::find(at, line.end(), what);
        later == line.end() ? void(*at = what) : std::iter_swap(at, later);
    }
}

/// A drawn line changed so that it begins like this; empty where it is shorter. Blanks stay where they are.
std::string begun_with(std::string line, std::string_view beginning) {
    if (beginning.size() > line.size()) {
        return {};
    }
    for (std::size_t i = 0; i < beginning.size(); ++i) {
        if ((line[i] == ' ') != (beginning[i] == ' ')) {
            return {};
        }
        bring(line, i, beginning[i]);
    }
    return line;
}

std::string first_line(const std::string& text) {
    return text.substr(0, text.find('\n'));
}

Pieces drawn_from(const Record& record, const GameEntry& game, const FileReader& open) {
    Pieces lines = game.drawn_lines(record, open, draws);
    std::ranges::transform(lines, lines.begin(), first_line);
    return lines;
}

}  // namespace

void Continuations::list() {
    if (listed_) {
        return;
    }
    listed_ = true;
    const FirstRecord& first = session_.now().first();
    Report report;
    const Position position = first.game()->position(first.record(), session_.files(), report);
    if (position.to_move != no_seat) {
        actor_ = std::string(first.report().seats.word(position.to_move)) + " ";
    }
    moves_ = position.moves;
    if (moves_.empty() && !position.over) {
        draw();
    }
}

/// A line that only begins something may be left out: what follows it can be written, too.
void Continuations::draw() {
    const FirstRecord& first = session_.now().first();
    drawn_ = drawn_from(first.record(), *first.game(), session_.files());
    if (drawn_.size() == 1) {
        const FirstRecord longer(session_.text() + drawn_.front() + "\n", {}, session_.files());
        const Pieces behind = drawn_from(longer.record(), *first.game(), session_.files());
        drawn_.insert(drawn_.end(), behind.begin(), behind.end());
    }
}

Continuation Continuations::behind(std::string_view typed) {
    list();
    return moves_.empty() ? of_table(typed) : of_moves(typed);
}

/// Who is to move may be left out, and so may the blanks before what belongs to the line above; they are written then.
Continuation Continuations::of_moves(std::string_view typed) const {
    Continuation made{std::string(typed), {}};
    Pieces fitting;
    for (const std::string& prefix : {std::string(typed), actor_ + std::string(typed), "  " + std::string(typed)}) {
        std::ranges::copy_if(moves_, std::back_inserter(fitting),
                             [&](const std::string& move) { return move.starts_with(prefix); });
        if (!fitting.empty()) {
            made.typed = common_beginning(fitting);
            break;
        }
    }
    for (const std::string& move : fitting) {
        made.pieces.emplace_back(next_piece(std::string_view(move).substr(made.typed.size())));
    }
    keep_once(made.pieces);
    std::erase(made.pieces, std::string());
    return made;
}

/// Adds pieces as long as there is but one.
Continuation Continuations::of_table(std::string_view typed) const {
    Continuation made{std::string(typed), {}};
    for (std::size_t i = 0; i < most_certain; ++i) {
        made.pieces = of_drawn(made.typed);
        if (made.pieces.size() != 1) {
            return made;
        }
        made.typed += made.pieces.front();
    }
    return made;
}

Pieces Continuations::of_drawn(std::string_view typed) const {
    Pieces pieces;
    if (typed.find(' ') == std::string_view::npos) {
        for (const std::string& line : drawn_) {
            if (line.starts_with(typed) && line.size() > typed.size()) {
                pieces.emplace_back(next_piece(std::string_view(line).substr(typed.size())));
            }
        }
        keep_once(pieces);
        return pieces;
    }
    pieces = in_letters(typed);
    Pieces words = pieces.size() > 1 ? Pieces() : in_words(typed);
    return words.empty() ? pieces : words;
}

/// The letters that can come next.
Pieces Continuations::in_letters(std::string_view typed) const {
    Pieces fitting;
    std::set<char> letters;
    for (const std::string& line : drawn_) {
        const std::string begun = begun_with(line, typed);
        if (begun.size() > typed.size() && line.starts_with(typed.substr(0, typed.find(' ') + 1))) {
            fitting.push_back(line);
            letters.insert(line.begin() + static_cast<std::ptrdiff_t>(line.find(' ')), line.end());
        }
    }
    fitting.resize(std::min(fitting.size(), most_tries));
    Pieces pieces;
    for (const char letter : letters) {
        const std::string wanted = std::string(typed) + letter;
        const bool comes = std::ranges::any_of(fitting, [&](const std::string& line) {
            const std::string whole = begun_with(line, wanted);
            return !whole.empty() && session_.would_take(whole);
        });
        if (comes) {
            pieces.push_back(std::string(1, letter));
        }
    }
    return pieces;
}

/// The words that can come next, or the rest of the one that is begun.
Pieces Continuations::in_words(std::string_view typed) const {
    Pieces begun = words_of(typed);
    const std::string part = typed.ends_with(' ') ? std::string() : begun.back();
    if (!typed.ends_with(' ')) {
        begun.pop_back();
    }
    std::set<std::string> words;
    for (const std::string& line : drawn_) {
        const Pieces there = words_of(line);
        words.insert(there.begin() + (there.empty() ? 0 : 1), there.end());
    }
    Pieces pieces;
    for (const std::string& word : words) {
        for (const std::string& line : word.size() > part.size() && word.starts_with(part) ? drawn_ : Pieces()) {
            Pieces changed = words_of(line);
            if (changed.size() <= begun.size() || changed.front() != begun.front()) {
                continue;
            }
            for (std::size_t i = 1; i < begun.size(); ++i) {
                bring(changed, i, begun[i]);
            }
            bring(changed, begun.size(), word);
            if (session_.would_take(joined_by(changed, " "))) {
                pieces.push_back(word.substr(part.size()) + (changed.size() > begun.size() + 1 ? " " : ""));
                break;
            }
        }
    }
    return pieces;
}

}  // namespace arbiter::cli
