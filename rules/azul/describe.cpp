// What the referee says when a rule of Azul is broken: the facts, the smallest token, what would have been legal.
#include "rules/azul/game.hpp"
#include "rules/azul/outline.hpp"
#include "rules/azul/words.hpp"
#include "rules/record/audit.hpp"

#include <fmt/format.h>

namespace arbiter::azul {
namespace {

/// Everything the words need, under short names.
struct Case {
    const Table& table;
    bool outlined;  ///< the table is an outline: its numbers of tiles mean nothing
    const Written& written;
    Broken broken;
    Referee& referee;
    Finding& finding;

    const Pick& pick() const { return written.pick; }
    std::string_view name(Seat seat) const { return referee.seats().name(seat); }
    Seat actor() const { return written.line.seat == no_seat ? static_cast<Seat>(table.turn) : written.line.seat; }
    const Board& board() const { return table.board(actor()); }
    std::uint8_t row() const { return static_cast<std::uint8_t>(pick().line - 1); }
    const Laying& laying() const {
        return written
            .layings[std::min<std::size_t>(static_cast<std::size_t>(broken.fact), written.layings.size() - 1)];
    }
    Span group_span() const { return written.group_spans[static_cast<std::size_t>(broken.fact)]; }
    const Group& group() const { return written.groups[static_cast<std::size_t>(broken.fact)]; }
    /// Tiles of the display, known or not.
    unsigned group_size() const { return total(group().tiles) + group().unknown; }

    void point(Span span) const { finding.span = span; }
    void point_source() const { point({written.pick_at, written.pick_at + 1}); }
    void point_color() const { point({written.pick_at + 1, written.pick_at + 1U + pick().count}); }
    void point_goal() const { point({written.goal_at, written.line.event.end}); }
    template <typename... Args>
    void say(fmt::format_string<Args...> form, Args&&... args) const {
        finding.message = fmt::format(form, std::forward<Args>(args)...);
    }
    template <typename... Args>
    void help(fmt::format_string<Args...> form, Args&&... args) const {
        finding.help = fmt::format(form, std::forward<Args>(args)...);
    }
    void note_line(std::uint32_t offset, std::string message) const {
        finding.notes.push_back({first_word_on(offset), std::move(message)});
    }
    /// The event on the line that begins at the offset, without what stands behind it.
    Span first_word_on(std::uint32_t offset) const {
        const Span line = line_around(referee.text(), offset);
        const std::string_view text = line.in(referee.text());
        const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
        const std::size_t colon = std::min(text.find(':', begin), text.size());
        const std::size_t end = std::min(text.find_first_of(" \t", colon), text.size());
        return {line.begin + static_cast<std::uint32_t>(begin), line.begin + static_cast<std::uint32_t>(end)};
    }
};

/// Where else these tiles could go: "line 1, 3 or the floor".
std::string other_goals(const Board& board, std::uint8_t color) {
    std::vector<std::string> goals;
    for (std::uint8_t row = 0; row < rows; ++row) {
        if (line_fault(board, row, color) == 0) {
            goals.push_back(fmt::format("{}{}", goals.empty() ? "line " : "", row + 1));
        }
    }
    goals.emplace_back("the floor");
    return in_words(goals);
}

/// The sources for which `has` holds: "on displays 1, 2 and 4 and in the center"; empty when there are none.
template <typename Has>
std::string sources_where(const Table& table, Has has) {
    std::vector<std::string> displays;
    for (std::uint8_t source = 1; source <= table.displays; ++source) {
        if (has(table.sources[source])) {
            displays.push_back(fmt::format("{}", source));
        }
    }
    std::string places;
    if (!displays.empty()) {
        places = fmt::format("on display{} {}", displays.size() == 1 ? "" : "s", in_words(displays, " and "));
    }
    if (has(table.sources[center])) {
        places += places.empty() ? "in the center" : " and in the center";
    }
    return places;
}

void help_goal(const Case& of) {
    const std::uint8_t count = count_of(of.table.sources[of.pick().source], of.pick().color);
    if (of.pick().color == unknown_color) {
        of.help("on the floor tiles of every color find room");
    } else if (of.outlined || count == 0) {
        of.help("{} may put {} from {} on {}", of.name(of.actor()), color_name(of.pick().color),
                source_name(of.pick().source), other_goals(of.board(), of.pick().color));
    } else {
        of.help("{} may put {} {} from {} on {}", of.name(of.actor()), count, color_name(of.pick().color),
                source_name(of.pick().source), other_goals(of.board(), of.pick().color));
    }
}

void help_color(const Case& of) {
    if (of.pick().color == unknown_color || of.outlined) {
        return;
    }
    const std::uint8_t color = of.pick().color;
    const std::string places = sources_where(of.table, [color](Tally tiles) { return count_of(tiles, color) != 0; });
    if (!places.empty()) {
        of.help("{} is {}", color_name(color), places);
    }
}

void say_turn(const Case& of) {
    of.point(of.written.line.actor);
    of.say("it is {}'s turn, not {}'s", of.name(static_cast<Seat>(of.table.turn)), of.name(of.actor()));
}

void say_not_over(const Case& of) {
    if (of.outlined) {
        of.say("round {} is not over: tiles are still {}", of.table.round,
               sources_where(of.table, [](Tally tiles) { return tiles != 0; }));
        of.help("it is {}'s turn", of.name(static_cast<Seat>(of.table.turn)));
        return;
    }
    of.say("round {} is not over: {} tile{} still {}", of.table.round, of.table.left,
           of.table.left == 1 ? " is" : "s are", sources_where(of.table, [](Tally tiles) { return tiles != 0; }));
    of.help("it is {}'s turn", of.name(static_cast<Seat>(of.table.turn)));
}

void say_starter(const Case& of) {
    of.point(of.written.line.named_span);
    const std::string_view starter = of.name(static_cast<Seat>(of.table.start));
    if (of.table.round == 1) {
        of.say("the header says that {} starts, not {}", starter, of.name(of.written.line.named));
    } else {
        of.say("{} starts round {}, not {}: whoever took the starting player marker last starts", starter,
               of.table.round, of.name(of.written.line.named));
    }
    of.help("round {} {}", of.table.round, of.referee.seats().word(static_cast<Seat>(of.table.start)));
}

void say_missing_displays(const Case& of) {
    of.say("nothing lies on the table yet: the displays of round {} come first", of.table.round);
}

void say_untiled(const Case& of) {
    std::vector<std::string> parts;
    for (Seat seat = 0; seat < of.table.players; ++seat) {
        if (((of.table.to_tile >> seat) & 1U) != 0) {
            const std::uint8_t lines = of.table.board(seat).complete_lines();
            parts.push_back(fmt::format("{} (line{} {})", of.name(seat), (lines & (lines - 1)) == 0 ? "" : "s",
                                        numbers_of(lines, " and ")));
        }
    }
    of.say("wall-tiling is not finished: a tile line is missing for {}", in_words(parts, " and "));
}

/// What bag and lid hold when the display's turn comes.
struct Stock {
    Tally bag;
    Tally lid;
};

Stock stock_for_display(const Case& of) {
    Stock stock{of.table.bag, of.table.lid};
    for (std::size_t i = 0; i < static_cast<std::size_t>(of.broken.fact); ++i) {
        Tally drawn = of.written.groups[i].tiles;
        if (total(stock.bag) < 4 && includes(drawn, stock.bag)) {
            drawn -= stock.bag;
            stock = {stock.lid, 0};
        }
        stock.bag -= includes(stock.bag, drawn) ? drawn : 0;
    }
    return stock;
}

void say_not_full(const Case& of) {
    of.point(of.group_span());
    const unsigned size = of.group_size();
    const Stock stock = stock_for_display(of);
    const unsigned left = total(stock.bag) + total(stock.lid);
    of.say("display {} has {} tile{}, though bag and lid still hold {}", of.broken.fact + 1, size, size == 1 ? "" : "s",
           left);
    if (size != 0 && size < left) {
        of.help("a tile that nobody noted is written ?: {}{}", of.group_span().in(of.referee.text()),
                std::string(std::min(4U, left) - size, '?'));
    }
}

void say_not_in_bag(const Case& of) {
    of.point(of.group_span());
    const Stock stock = stock_for_display(of);
    // The lid goes into the bag only when the bag does not fill the display.
    const Tally left = total(stock.bag) < 4 ? stock.bag + stock.lid : stock.bag;
    of.say("display {} shows tiles that are not left to draw", of.broken.fact + 1);
    of.help("{} can be drawn here", tiles_in_words(left));
    for (std::uint8_t color = 0; color < colors; ++color) {
        const unsigned shown = count_of(of.group().tiles, color);
        const unsigned has = count_of(left, color);
        if (shown > has) {
            const std::string rest = has == 0 ? std::string("none is")
                                              : fmt::format("only {}", has == 1 ? "1 is" : fmt::format("{} are", has));
            of.say("display {} shows {} {}, but {} left to draw", of.broken.fact + 1, shown, color_name(color), rest);
            return;
        }
    }
}

void say_bag_first(const Case& of) {
    of.point(of.group_span());
    of.say("the bag still held {}; display {} gets them before the lid goes into the bag",
           tiles_in_words(stock_for_display(of).bag), of.broken.fact + 1);
}

void say_line(const Case& of) {
    of.point_goal();
    const std::uint8_t color = of.board().line_color[of.row()];
    if (static_cast<Law>(of.broken.rule) == Law::line_full) {
        of.say("pattern line {} is complete with {} {}", of.pick().line, of.board().held(of.row()), color_name(color));
    } else {
        of.say("pattern line {} already holds {}, {} cannot join it", of.pick().line, color_name(color),
               color_name(of.pick().color));
    }
    of.note_line(of.board().line_since[of.row()],
                 fmt::format("{} was placed here{}", color_name(color),
                             of.board().complete(of.row()) || of.outlined ? "" : ", the line is still incomplete"));
    help_goal(of);
}

void say_wall(const Case& of) {
    of.point_goal();
    of.say("row {} of the wall already holds {}, so pattern line {} cannot take it", of.pick().line,
           color_name(of.pick().color), of.pick().line);
    help_goal(of);
}

void say_laying(const Case& of, std::string_view why) {
    const Laying& one = of.laying();
    of.point(one.span);
    const auto row = static_cast<std::uint8_t>(one.line - 1);
    of.say("{} of line {} cannot go to column {}: {}", color_name(of.board().line_color[row]), one.line, one.column,
           why);
    const auto open = static_cast<unsigned>(of.broken.detail);
    if (open == 0) {
        of.help("no column is left for it: {}:floor", one.line);
    } else {
        of.help("column {} is free for it", numbers_of(open));
    }
}

void say_line_missing(const Case& of) {
    const auto lines = static_cast<unsigned>(of.broken.detail);
    const bool one = (lines & (lines - 1)) == 0;
    of.say("{}'s pattern line{} complete too and {} to be tiled", of.name(of.actor()),
           one ? fmt::format(" {} is", numbers_of(lines)) : fmt::format("s {} are", numbers_of(lines, " and ")),
           one ? "has" : "have");
}

void say_order(const Case& of) {
    const Laying& one = of.laying();
    const auto* const end = of.written.layings.begin() + of.broken.fact;
    const bool twice =
        std::any_of(of.written.layings.begin(), end, [&one](const Laying& other) { return other.line == one.line; });
    of.point(one.span);
    if (twice) {
        of.say("line {} is listed twice", one.line);
    } else {
        of.say("line {} comes too late: pattern lines are tiled from top to bottom", one.line);
    }
}

void say_tile(const Case& of) {
    const Laying& one = of.laying();
    switch (static_cast<Law>(of.broken.rule)) {
        case Law::tile_line_not_complete: {
            of.point(one.span);
            const auto row = static_cast<std::uint8_t>(one.line - 1);
            of.say("pattern line {} is not complete: it has {} of {} tiles", one.line, of.board().held(row), one.line);
            of.help("{} has to tile line {}", of.name(of.actor()), numbers_of(of.board().complete_lines(), " and "));
            break;
        }
        case Law::tile_line_missing: say_line_missing(of); break;
        case Law::tile_order: say_order(of); break;
        case Law::tile_space_taken: say_laying(of, "the space is taken"); break;
        case Law::tile_column_has_color: say_laying(of, "the column already holds that color"); break;
        case Law::tile_floor_though_space:
            of.point(one.span);
            of.say("{} of line {} may not fall to the floor while row {} of the wall has a space for it",
                   color_name(of.board().line_color[static_cast<std::size_t>(one.line - 1)]), one.line, one.line);
            of.help("column {} is free for it", numbers_of(static_cast<unsigned>(of.broken.detail)));
            break;
        default: break;
    }
}

void say_source(const Case& of) {
    switch (static_cast<Law>(of.broken.rule)) {
        case Law::display_none:
            of.point_source();
            of.say("there is no display {}: {} players use {}", of.pick().source, of.table.players, of.table.displays);
            break;
        case Law::display_empty:
            of.point_source();
            of.say("display {} is already empty", of.pick().source);
            break;
        case Law::center_empty:
            of.point_source();
            of.say("the center of the table is empty");
            break;
        case Law::display_no_color:
        case Law::center_no_color:
            of.point_color();
            of.say("there is no {} {} {}, only {}", color_name(of.pick().color),
                   of.pick().source == center ? "in" : "on", source_name(of.pick().source),
                   tiles_in_words(of.table.sources[of.pick().source]));
            break;
        default: break;
    }
    help_color(of);
}

/// The position is the one after the pick: the round may be over and another player to move.
void say_claim(const Case& of) {
    const Seat seat = of.written.line.seat;
    const std::uint32_t round = of.table.round - (of.table.phase == Phase::displays ? 1U : 0U);
    of.finding.context = record::context(round, seat == no_seat ? std::string_view{} : of.name(seat));
    of.say("{} held {} {}, not {}", source_name(of.pick().source), of.table.taken,
           of.pick().color == unknown_color ? "of the color taken" : color_name(of.pick().color), of.pick().count);
    of.help("one letter is enough: it means all tiles of that color");
}

/// Nobody knows the color, but none of the five fits.
void say_no_color_fits(const Case& of) {
    of.point_color();
    of.say("no color that lies {} {} can go to pattern line {}", of.pick().source == center ? "in" : "on",
           source_name(of.pick().source), of.pick().line);
}

bool is_about_color(Law law) {
    return law == Law::display_no_color || law == Law::center_no_color || law == Law::line_other_color ||
           law == Law::wall_has_color;
}

void say(const Case& of) {
    if (of.written.line.verb == verb::pick && of.pick().color == unknown_color &&
        is_about_color(static_cast<Law>(of.broken.rule))) {
        say_no_color_fits(of);
        return;
    }
    switch (static_cast<Law>(of.broken.rule)) {
        case Law::none: break;
        case Law::turn_wrong_player: say_turn(of); break;
        case Law::round_not_over: say_not_over(of); break;
        case Law::round_number:
            of.point(of.written.line.number);
            of.say("this is round {}, not {}", of.table.round, of.written.line.round);
            break;
        case Law::round_starter: say_starter(of); break;
        case Law::round_twice: of.say("round {} has already begun", of.table.round); break;
        case Law::displays_missing: say_missing_displays(of); break;
        case Law::displays_twice:
            of.say("the displays of round {} are filled already", of.table.round);
            of.note_line(of.table.dealt_at, "they were filled here");
            break;
        case Law::displays_number:
            of.say("{} display{} filled, {} players use {}", of.written.group_count,
                   of.written.group_count == 1 ? " is" : "s are", of.table.players, of.table.displays);
            break;
        case Law::displays_too_many_tiles:
            of.point(of.group_span());
            of.say("display {} has {} tiles, 4 is the most", of.broken.fact + 1, of.group_size());
            break;
        case Law::displays_not_full: say_not_full(of); break;
        case Law::displays_not_in_bag: say_not_in_bag(of); break;
        case Law::displays_bag_first: say_bag_first(of); break;
        case Law::display_none:
        case Law::display_empty:
        case Law::display_no_color:
        case Law::center_empty:
        case Law::center_no_color: say_source(of); break;
        case Law::line_full:
        case Law::line_other_color: say_line(of); break;
        case Law::wall_has_color: say_wall(of); break;
        case Law::tile_colored_wall: of.say("the colored wall needs no tile line: every color has its place"); break;
        case Law::tile_not_now:
            of.say("no wall-tiling is due: tiles are {}",
                   of.table.phase == Phase::offer ? "still on the table" : "yet to be dealt");
            break;
        case Law::tile_missing: say_untiled(of); break;
        case Law::tile_nothing:
            of.point(of.written.line.actor);
            of.say("{} has no complete pattern line to tile", of.name(of.actor()));
            break;
        case Law::tile_line_not_complete:
        case Law::tile_line_missing:
        case Law::tile_order:
        case Law::tile_space_taken:
        case Law::tile_column_has_color:
        case Law::tile_floor_though_space: say_tile(of); break;
        case Law::claim_count: say_claim(of); break;
    }
}

}  // namespace

void Azul::describe(const State& state, const Written& written, Broken broken, Referee& referee, Finding& finding) {
    const bool about_next_round =
        static_cast<Law>(broken.rule) == Law::round_number || static_cast<Law>(broken.rule) == Law::round_starter;
    const Table table = state.outlined != 0 && about_next_round ? coming_round(state.table) : state.table;
    say({table, state.outlined != 0, written, broken, referee, finding});
}

}  // namespace arbiter::azul
