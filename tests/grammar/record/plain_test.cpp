// What is read of a plain line in one piece is what the grammar reads of it, for every game.
#include "grammar/record/plain.hpp"

#include "grammar/azul/plain.hpp"
#include "grammar/dorfromantik/plain.hpp"
#include "grammar/frame-work/plain.hpp"
#include "grammar/framework/plain.hpp"
#include "grammar/grawlix/plain.hpp"
#include "grammar/record/read.hpp"
#include "tests/judging.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

namespace arbiter::plain_test {
namespace {

std::string said(Span span) {
    return fmt::format("{}-{} ", span.begin, span.end);
}

std::string said(const Line& line) {
    std::string text = said(line.span) + said(line.event) + said(line.actor) + said(line.stands_span) +
                       fmt::format("{} {} {} ", line.verb, line.seat, line.claims);
    if (line.kind() == LineKind::round) {
        text += fmt::format("{} {} ", line.round, line.named) + said(line.number);
        text += line.named == no_seat ? std::string() : said(line.named_span);
    }
    if (line.kind() == LineKind::scores) {
        text += said(line.scores_span) + fmt::format("{} ", line.score_count);
        for (std::size_t i = 0; i < std::min<std::size_t>(line.score_count, line.scores.size()); ++i) {
            text += fmt::format("{} ", line.scores[i]);
        }
    }
    return text;
}

/// What the game's own lines say, whichever they are.
std::string said(const azul::Written& written) {
    if (written.verb() == azul::Verb::pick) {
        const azul::Pick& pick = written.pick;
        return fmt::format("{} {} {} {} {} {}", pick.source, pick.color, pick.line, pick.count, written.pick_at,
                           written.goal_at);
    }
    std::string text = fmt::format("{} ", written.group_count);
    for (std::size_t i = 0; i < std::min<std::size_t>(written.group_count, azul::most_groups); ++i) {
        const azul::Group& group = written.groups[i];
        text +=
            fmt::format("{} {} {} ", group.tiles, group.unknown, group.unknown_letters) + said(written.group_spans[i]);
    }
    return text;
}

std::string said(const grawlix::WrittenTile& tile) {
    return fmt::format("{} {} ", tile.tile.index(), tile.at);
}

std::string said(const grawlix::Written& written) {
    const grawlix::Place& place = written.place;
    std::string text;
    if (written.verb() == grawlix::Verb::play) {
        const int direction = place.by == grawlix::Place::By::side ? static_cast<int>(place.direction) : -1;
        text = said(written.tile) + said(place.span) + fmt::format("{} {} ", static_cast<int>(place.by), direction);
        text += place.by == grawlix::Place::By::cell ? fmt::format("{},{} ", place.cell.x, place.cell.y)
                                                     : fmt::format("{} ", place.origin);
        text += fmt::format("{} ", written.redraft_count);
        for (std::size_t i = 0; i < std::min<std::size_t>(written.redraft_count, grawlix::most_redrafts); ++i) {
            text += said(written.redrafts[i]);
        }
    }
    if (written.verb() == grawlix::Verb::draft) {
        text += fmt::format("{} ", written.pick_count);
        for (std::size_t i = 0; i < std::min<std::size_t>(written.pick_count, grawlix::most_picks); ++i) {
            text += said(written.picks[i]);
        }
    }
    return text;
}

std::string said(const framework::Written& written) {
    std::string text;
    if (written.verb() == framework::Verb::turn) {
        const framework::Place& place = written.turn.place;
        text = said(written.turn.pick.span) + said(place.span) +
               fmt::format("{} {} {} {} {},{} {} ", static_cast<int>(written.turn.act),
                           static_cast<int>(written.turn.pick.by), written.turn.pick.number, static_cast<int>(place.by),
                           place.cell.x, place.cell.y, written.mark_count);
        for (const framework::TokenMark& mark : written.tokens()) {
            text += said(mark.span) + fmt::format("{},{}/{} ", mark.cell.x, mark.cell.y, mark.number);
        }
    }
    if (written.verb() == framework::Verb::offer) {
        text += fmt::format("{} ", written.tile_count);
        for (std::size_t i = 0; i < written.offer().size(); ++i) {
            text += framework::text(written.tiles[i]) + said(written.tile_spans[i]);
        }
    }
    return text;
}

std::string said(const dorfromantik::Written& written) {
    if (written.line.kind() != LineKind::event) {
        return {};
    }
    const dorfromantik::Goal& goal = written.goal;
    std::string text =
        dorfromantik::to_text(written.tile) + said(written.reveal_span) + said(written.tile_span) +
        said(written.goal_span) +
        fmt::format("{} {} {} {} {},{} {} ", written.turned, written.underscore, static_cast<int>(goal.kind),
                    static_cast<int>(goal.direction), goal.cell.x, goal.cell.y, goal.nth);
    text += written.verb() == dorfromantik::Verb::task
                ? dorfromantik::to_text(written.marker) + said(written.marker_span)
                : std::string();
    text += fmt::format("{} ", written.claim_count);
    for (std::size_t i = 0; i < std::min(std::size_t{written.claim_count}, dorfromantik::most_claims); ++i) {
        text += dorfromantik::to_text(written.claims[i].marker) + said(written.claims[i].span) +
                fmt::format("{} ", written.claims[i].completed);
    }
    return text;
}

std::string said(const frame_work::CardWord& card) {
    return fmt::format("{} {} ", card.id, card.id.empty() ? 0 : card.at);
}

std::string said(const frame_work::Written& written) {
    std::string text;
    if (written.verb() == frame_work::Verb::deal) {
        text = fmt::format("{} ", written.dealt_count);
        for (std::size_t i = 0; i < std::min<std::size_t>(written.dealt_count, frame_work::most_dealt); ++i) {
            text += said(written.dealt[i]);
        }
    } else if (written.line.kind() == LineKind::event) {
        text =
            said(written.drawn) + said(written.card) + said(written.doing) + said(written.of.span) +
            said(written.place.span) + said(written.with.span) + said(written.other.span) +
            fmt::format("{} {} {} {} ", written.of.seat, written.place.number, written.with.seat, written.other.number);
        text += written.verb() == frame_work::Verb::turn ? fmt::format("{}", static_cast<int>(written.act))
                                                         : fmt::format("{}", static_cast<int>(written.deed));
    }
    return text;
}

/// Lines of a game, each as it is and with every small change; how many were plain.
template <typename Grammar, template <typename...> class Action, typename PlainEvent, typename Written>
class Comparison {
public:
    explicit Comparison(const Seats& seats) : seats_(seats) {}

    void compare_with_changes(const std::string& line) {
        for (const char* const tail :
             {"\n", "\r\n", " \n", " ;\n", " ; a note\r\n", "\r", " stands\n", " {a=b}\n", "", ";\n"}) {
            compare(line + tail);
        }
        compare("  " + line + "\n\n");
        compare("\n" + line + "\n");
        compare(" \t\n" + line + "\n");
        for (std::size_t at = 0; at < line.size(); ++at) {
            compare_before_others(line.substr(0, at) + line.substr(at + 1));
            for (const char byte : {' ', '?', '1', ',', '-', line[at]}) {
                compare_before_others(line.substr(0, at) + byte + line.substr(at));
                compare_before_others(line.substr(0, at) + byte + line.substr(at + 1));
            }
        }
    }
    std::size_t plain() const { return plain_; }

private:
    /// As the last line, and before others: what is looked at together must be there.
    void compare_before_others(const std::string& line) {
        compare(line + "\n");
        compare(line + "\n; what follows this line\n");
    }

    void compare(const std::string& text) {
        LineCursor cursor{text.data(), text.data(), text.data() + text.size(), &seats_};
        Written written{};
        peg::Reading<Written> reading{cursor.record, seats_, written};
        written.line.reset(0);
        if (!record::read_plain_line<PlainEvent>(cursor, reading)) {
            EXPECT_EQ(said(written.line), said(Line{})) << text;
            return;
        }
        ++plain_;
        LineCursor by_grammar{text.data(), text.data(), text.data() + text.size(), &seats_};
        Written same{};
        const bool read = record::read_line<Grammar, Action>(by_grammar, same);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(cursor.at, by_grammar.at) << text;
        EXPECT_EQ(said(written.line), said(same.line)) << text;
        EXPECT_EQ(said(written), said(same)) << text;
    }

    Seats seats_;
    std::size_t plain_ = 0;
};

/// The line with a star for each name: the same move of another player is no other kind of line.
std::string kind_of(std::string_view line, const Seats& seats) {
    std::string kind;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const std::string_view word = word_at(line.data() + at, line.data() + line.size());
        const bool named = !word.empty() && seats.find(word) != no_seat;
        kind += named ? '*' : line[at];
        at += named ? word.size() - 1 : 0;
    }
    return kind;
}

template <typename Grammar, template <typename...> class Action, typename PlainEvent, typename Written>
void expect_alike(const std::string& game) {
    std::set<std::string> kinds;
    std::size_t plain = 0;
    for (const char* const folder : {"examples", "tests/conformance"}) {
        for (const auto& path : test::files_below(std::string(folder) + "/" + game, ".tgn")) {
            test::judge_text(test::slurp(path), path.string(), [&](const RecordText& text, const Report& report) {
                Comparison<Grammar, Action, PlainEvent, Written> comparison(report.seats);
                const std::size_t body = text.text.find("\n\n");
                std::istringstream lines(std::string(text.text.substr(std::min(body, text.text.size()))));
                for (std::string line; std::getline(lines, line) && kinds.size() < 400;) {
                    if (!line.empty() && kinds.insert(kind_of(line, report.seats)).second) {
                        comparison.compare_with_changes(line);
                    }
                }
                plain += comparison.plain();
            });
        }
    }
    EXPECT_GT(plain, 1000U);
}

TEST(Plain, LinesOfAzulSayWhatTheGrammarSays) {
    expect_alike<azul::grammar::line, azul::grammar::action, azul::grammar::plain_event, azul::Written>("azul");
}
TEST(Plain, LinesOfGrawlixSayWhatTheGrammarSays) {
    expect_alike<grawlix::grammar::line, grawlix::grammar::action, grawlix::grammar::plain_event, grawlix::Written>(
        "grawlix");
}
TEST(Plain, LinesOfFrameworkSayWhatTheGrammarSays) {
    expect_alike<framework::grammar::line, framework::grammar::action, framework::grammar::plain_event,
                 framework::Written>("framework");
}
TEST(Plain, LinesOfDorfromantikSayWhatTheGrammarSays) {
    expect_alike<dorfromantik::grammar::line, dorfromantik::grammar::action, dorfromantik::grammar::plain_event,
                 dorfromantik::Written>("dorfromantik");
}
TEST(Plain, LinesOfFrameWorkSayWhatTheGrammarSays) {
    expect_alike<frame_work::grammar::line, frame_work::grammar::action, frame_work::grammar::plain_event,
                 frame_work::Written>("frame-work");
}

}  // namespace
}  // namespace arbiter::plain_test
