// What `moves` lists is read and legal as it is written, and what is written like a move but not listed is refused.
#include "rules/game/random.hpp"
#include "tests/fuzz/judging.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <functional>

namespace arbiter::fuzz {
namespace {

constexpr std::size_t most_moves_tried = 6;

bool goes_on(const Report& report) {
    return report.verdict == Verdict::incomplete || report.verdict == Verdict::unverified;
}

/// What came of a record: nothing was refused, and this many events were played.
bool is_played(const Report& before, const Report& after) {
    return goes_on(after) || after.verdict == Verdict::valid ? after.events > before.events : false;
}

/// Whether a line says that the game has ended: behind it there are no moves.
bool has_end_line(std::string_view text) {
    for (std::size_t at = text.find("end"); at != std::string_view::npos; at = text.find("end", at + 1)) {
        const std::size_t before = text.substr(0, at).find_last_not_of(" \t");
        if (before != std::string_view::npos && text[before] == '\n') {
            return true;
        }
    }
    return false;
}

class Listed {
public:
    Listed(const RecordText& record, const GameEntry& game) : text_(record.text), game_(game) {
        text_ += "\n\n";  // there may be no line yet, and no blank line behind the header
        position_ = game.position(read_record(RecordText{text_}), known_files(), before_);
    }
    /// Behind an end line, a violation or the end of the game no move is legal, whatever is listed.
    bool usable() const {
        return position_.reached && goes_on(before_) && !position_.over && !position_.moves.empty() &&
               !has_end_line(text_) && !has_another_behind();
    }

    void expect_listed_are_legal(Random& random) const {
        for (std::size_t i = 0; i < std::min(most_moves_tried, position_.moves.size()); ++i) {
            const std::string text = text_ + any(random) + '\n';
            Report after;
            judge(RecordText{text}, {}, known_files(), after);
            expect(is_played(before_, after), "a listed move is refused", {text, said(RecordText{text}, after)});
        }
    }
    /// Where any tile may be invented, not all that could be are listed.
    void expect_others_are_refused(Random& random) const {
        if (text_.find("tiles=any") != std::string::npos) {
            return;
        }
        for (std::size_t i = 0; i < most_moves_tried; ++i) {
            const std::string line = altered(random);
            if (line.find('?') != std::string::npos || line.find(' ') == std::string::npos) {
                continue;
            }
            const std::string text = text_ + line + '\n';
            Report after;
            judge(RecordText{text}, {}, known_files(), after);
            if (is_played(before_, after)) {
                expect_listed(text, line);
            }
        }
    }

private:
    /// A line at the end of the text is no longer one of this record.
    bool has_another_behind() const {
        return std::any_of(before_.findings.begin(), before_.findings.end(),
                           [](const Finding& finding) { return finding.rule->id == "syntax.second-record"; });
    }

    const std::string& any(Random& random) const { return position_.moves[random.below(position_.moves.size())]; }

    /// A move with one of its characters as another move has it.
    std::string altered(Random& random) const {
        std::string line = any(random);
        const std::string& other = any(random);
        for (std::uint32_t i = 0; i <= random.below(2); ++i) {
            line[random.below(line.size())] = other[random.below(other.size())];
        }
        return line;
    }
    /// It was played: then its canonical form stands in the list.
    void expect_listed(const std::string& text, const std::string& line) const {
        std::string_view written;
        const std::string canonical = game_.format(read_record(RecordText{text}), known_files()).text;
        written = std::string_view(canonical).substr(0, canonical.size() - 1);
        written = written.substr(written.find_last_of('\n') + 1);
        const bool listed = std::any_of(position_.moves.begin(), position_.moves.end(), [&](std::string_view move) {
            return move.substr(move.find_last_of('\n') + 1) == written;
        });
        expect(listed, "a move that is not listed is legal", {text, line, written});
    }

    std::string text_;
    const GameEntry& game_;
    Report before_;
    Position position_;
};

}  // namespace
}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace arbiter;
    fuzz::each_record(fuzz::text_of(data, size), [](const RecordText& record, const GameEntry& game) {
        Random random(std::hash<std::string_view>{}(record.text));
        if (const fuzz::Listed listed(record, game); listed.usable()) {
            listed.expect_listed_are_legal(random);
        }
        // Only here does a list count cells as the canonical form of a line does.
        const Canonical canonical = game.format(read_record(record), fuzz::known_files());
        if (const fuzz::Listed listed(RecordText{canonical.text}, game); canonical.same && listed.usable()) {
            listed.expect_others_are_refused(random);
        }
    });
    return 0;
}
