// Plays events on the relaxation of a game: blurs what unknown tiles leave open, and keeps what is certain.
#include "rules/azul/relaxation.hpp"

#include "rules/azul/game.hpp"
#include "rules/azul/pick.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace arbiter::azul {
namespace {

/// A line that may have been complete at the end of a round may be empty again.
void forget_lines(Board& board) {
    for (std::uint8_t row = 0; row < rows; ++row) {
        if (board.held(row) != 0) {
            board.empty_line(row);
            board.line_takes[row] = full_mask;
        }
    }
}

/// What is let stand may lie on its line, whatever that took, or on the floor.
void open_lines(Board& board, const Pick& pick) {
    for (std::uint8_t row = 0; row < rows; ++row) {
        const bool meant = pick.line == unknown_line || row_of(pick) == row;
        board.line_takes[row] = meant && board.held(row) == 0 ? full_mask : board.line_takes[row];
    }
}

/// What two boards of the same player have in common, put into the first.
void blur(Board& board, const Board& other) {
    for (std::uint8_t row = 0; row < rows; ++row) {
        board.row_colors[row] &= other.row_colors[row];
        const bool same = board.line_free[row] == other.line_free[row] &&
                          (board.held(row) == 0 || board.line_color[row] == other.line_color[row]);
        if (!same) {
            board.empty_line(row);
            board.line_takes[row] = full_mask;
        } else if (board.held(row) == 0) {
            board.empty_line(row);
        }
    }
}

/// What a source certainly holds on both tables, and as tiles nobody knows what more it may hold.
Tally blurred(Tally one, Tally other) {
    Tally both = 0;
    for (std::uint8_t color = 0; color < colors; ++color) {
        both += one_of(color) * std::min(count_of(one, color), count_of(other, color));
    }
    return both + one_of(unknown_color) * (std::max(total(one), total(other)) - total(both));
}

/// At least this many tiles are taken.
std::uint8_t certain_count(const Table& relaxation, const Pick& pick) {
    return std::max<std::uint8_t>(
        1, pick.color == unknown_color ? 0 : count_of(relaxation.sources[pick.source], pick.color));
}

/// So many more at most: of an unknown color, all that lies there but one tile.
std::uint8_t maybe_more(const Table& relaxation, const Pick& pick) {
    const Tally tiles = relaxation.sources[pick.source];
    if (pick.color == unknown_color) {
        return static_cast<std::uint8_t>(total(tiles) - 1U);
    }
    return static_cast<std::uint8_t>(count_of(tiles, pick.color) + count_of(tiles, unknown_color) -
                                     certain_count(relaxation, pick));
}

/// What the starting player marker takes of the floor line; a full one it costs nothing.
void put_marker(Board& board) {
    board.marker = true;
    board.floor_used = std::min<std::uint8_t>(floor_spaces, board.floor_used + 1U);
}

void take_some(Table& relaxation, const Pick& pick, Board& board) {
    const Tally tiles = relaxation.sources[pick.source];
    relaxation.sources[pick.source] = 0;
    if (pick.source == center && relaxation.marker_in_center) {
        relaxation.marker_in_center = false;
        put_marker(board);
    } else if (pick.source == center && relaxation.marker_open) {
        relaxation.marker_open = false;
        board.maybe_marker = true;
    }
    relaxation.maybe_empty &= static_cast<std::uint16_t>(~(1U << pick.source));
    if (pick.color == unknown_color) {
        // One of the colors is gone, nobody knows which.
        relaxation.sources[center] += one_of(unknown_color) * total(tiles);
    } else {
        relaxation.sources[center] += tiles - all_of(tiles, pick.color);
    }
}

/// So many tiles of a pick lie on its line for certain, if there is room: one, where some are dropped nobody knows how
/// many.
std::uint8_t certainly_laid(const Pick& pick, std::uint8_t taken) {
    const bool fewer = pick.dropped == drop_unknown || (pick.says_dropped() && pick.dropped >= taken);
    return fewer ? std::uint8_t{1} : static_cast<std::uint8_t>(taken - (pick.says_dropped() ? pick.dropped : 0));
}

void lay_some(Board& board, std::uint8_t row, std::uint8_t color, std::uint8_t count, std::uint32_t now) {
    if (board.complete(row)) {
        return;  // the floor, or a line that is read as it
    }
    if (color != unknown_color) {  // otherwise what the line takes next is as open as it was
        board.fill_line(row, color, std::min(count, board.line_free[row]), now);
    }
}

bool is_known(const Table& relaxation, std::size_t seat) {
    return (unsigned{relaxation.known_boards} >> seat & 1U) != 0;
}

void lose_board(Table& relaxation, std::size_t seat) {
    relaxation.known_boards = static_cast<std::uint8_t>(relaxation.known_boards & ~(1U << seat));
}

/// How many tiles a pick takes, all of which go where it says; 0: nobody knows.
std::uint8_t known_count(const Table& relaxation, const Written& written) {
    const Pick& pick = written.pick;
    if (written.line.stands() || pick.is_open()) {
        return 0;
    }
    const std::uint8_t least = certain_count(relaxation, pick);
    const unsigned most = unsigned{least} + maybe_more(relaxation, pick);
    const unsigned count = most == least ? least : pick.count > 1 ? pick.count : 0;
    return static_cast<std::uint8_t>(least <= count && count <= most && least_falling(pick) <= count ? count : 0);
}

void pick_some(Table& relaxation, const Written& written) {
    const Pick& pick = written.pick;
    Board& board = relaxation.boards[relaxation.turn];
    const std::uint8_t count = certain_count(relaxation, pick);
    const std::uint8_t taken = is_known(relaxation, relaxation.turn) ? known_count(relaxation, written) : 0;
    const std::uint8_t row = is_read_as_floor(relaxation, pick) ? floor_row : row_of(pick);
    relaxation.maybe_more = maybe_more(relaxation, pick);
    take_some(relaxation, pick, board);
    if (taken == 0) {
        lose_board(relaxation, relaxation.turn);
    }
    if (taken != 0) {
        place(board, row, pick.color, taken, least_falling(pick), written.line.span.begin, relaxation.lid);
    } else if (written.line.stands()) {
        open_lines(board, pick);
    } else if (pick.line == unknown_line) {
        forget_lines(board);
    } else {
        lay_some(board, row_of(pick), pick.color, certainly_laid(pick, count), written.line.span.begin);
    }
    relaxation.taken = count;
    relaxation.turn = relaxation.next_seat[relaxation.turn];
}

/// The displays are filled: the factory offer begins.
void begin_shown(Table& relaxation, std::uint32_t now) {
    relaxation.sources[center] = 0;
    relaxation.marker_in_center = true;
    relaxation.phase = Phase::offer;
    relaxation.turn = relaxation.start;
    relaxation.taken = 0;
    relaxation.dealt_at = now;
}

void show_some(Table& relaxation, const Written& written) {
    relaxation = coming_round(relaxation);
    for (std::uint8_t i = 0; i < relaxation.displays; ++i) {
        const Group& group = written.groups[i];
        relaxation.sources[i + 1U] = group.tiles + one_of(unknown_color) * group.unknown;
    }
    begin_shown(relaxation, written.line.span.begin);
}

/// The displays as they were filled, wrongly: which of these tiles exist is as open as everything else.
void force_show(Table& relaxation, const Written& written) {
    Table coming = coming_round(relaxation);
    if (coming.phase != Phase::displays || (relaxation.phase == Phase::offer && certainly_left(relaxation))) {
        return;
    }
    const auto groups = groups_of(written);
    for (std::size_t i = 0; i < coming.displays; ++i) {
        const Group group = i < groups.size() ? groups[i] : Group{};
        const unsigned tiles = std::min<unsigned>(total(group.tiles) + group.unknown, tiles_of_a_color);
        coming.sources[i + 1U] = one_of(unknown_color) * tiles;
    }
    relaxation = coming;
    begin_shown(relaxation, written.line.span.begin);
}

void announce_in(Table& relaxation, const Written& written) {
    relaxation = coming_round(relaxation);
    const bool unsaid = written.line.named == no_seat;
    const bool open = relaxation.start_open && unsaid;
    relaxation.start = unsaid ? relaxation.start : static_cast<std::uint8_t>(written.line.named);
    begin_round(relaxation);
    relaxation.start_open = open;
}

/// A round that is announced wrongly is called so from then on.
void force_announce(Table& relaxation, const Written& written) {
    if (relaxation.phase == Phase::displays && !relaxation.round_said) {
        announce_in(relaxation, written);
        relaxation.round = written.line.round;
    }
}

/// What is certainly not there cannot be taken, and nothing changes.
bool force_some(Table& relaxation, const Written& written) {
    const std::uint8_t turn = relaxation.turn;
    relaxation.turn = written.line.seat == no_seat ? turn : static_cast<std::uint8_t>(written.line.seat);
    const auto fault = look_on(Event(relaxation, written, true));
    if (fault && fault->law >= Law::display_none && fault->law <= Law::center_no_color) {
        relaxation.turn = turn;
        return false;
    }
    pick_some(relaxation, written);
    return true;
}

}  // namespace

namespace {

/// Lays the complete lines of a board that is known, on the colored wall, and pays for its floor.
void tile(Board& board, Tally& lid) {
    for (std::uint8_t row = 0; row < rows; ++row) {
        const std::uint8_t column = column_of(row, board.line_color[row]);
        if (board.complete(row) && (unsigned{board.row_columns[row]} >> column & 1U) == 0) {
            lay(board, row, column, lid);
        }
    }
    const std::size_t most = std::min<std::size_t>(floor_spaces, board.floor_used + (board.maybe_marker ? 1U : 0U));
    const std::int32_t least = std::max(0, board.score - board.unsure - floor_cost[most]);
    board.score = std::max(0, board.score - floor_cost[board.floor_used]);
    board.unsure = board.score - least;
    board.floor = 0;
    board.floor_used = 0;
}

}  // namespace

std::optional<ScoreRange> known_total(const Table& relaxation, Seat seat, bool ended) {
    const bool may_be_over = relaxation.phase == Phase::offer && !certainly_left(relaxation);
    if (!is_known(relaxation, index(seat)) || (relaxation.gray && (may_be_over || ended))) {
        return std::nullopt;
    }
    const Board& board = relaxation.board(seat);
    ScoreRange range{board.score - board.unsure, board.score};
    if (may_be_over) {
        Board tiled = board;
        Tally lid = 0;
        tile(tiled, lid);
        const std::int32_t bonus = bonus_of(tiled.complete_rows(), tiled.complete_columns(), tiled.complete_colors());
        const ScoreRange behind{tiled.score - tiled.unsure + (ended ? bonus : 0), tiled.score + bonus};
        range = ended ? behind : ScoreRange{std::min(range.least, behind.least), std::max(range.most, behind.most)};
    }
    return range;
}

void hear_starter(Table& relaxation, Seat starter) {
    if (relaxation.phase != Phase::offer || !relaxation.starter_unseen) {
        return;
    }
    for (Seat seat = 0; seat < relaxation.players; ++seat) {
        Board& board = relaxation.board(seat);
        if (seat == starter && board.maybe_marker) {
            put_marker(board);
        }
        board.marker = seat == starter;
        board.maybe_marker = false;
    }
    relaxation.marker_open = false;
}

/// Any display may be the one that was taken from, or the center; and any of the player's lines got the tiles.
void play_unnoted(Table& relaxation, Seat seat) {
    if (relaxation.phase != Phase::offer) {
        return;
    }
    const bool center_may_be = relaxation.sources[center] != 0;
    unsigned most_left = 0;
    for (std::size_t display = 1; display <= relaxation.displays; ++display) {
        const Tally tiles = relaxation.sources[display];
        if (tiles != 0) {
            most_left = std::max(most_left, total(tiles) - 1U);
            relaxation.maybe_empty |= static_cast<std::uint16_t>(1U << display);
        }
    }
    relaxation.sources[center] = one_of(unknown_color) * (total(relaxation.sources[center]) + most_left);
    if (relaxation.marker_in_center && center_may_be) {
        relaxation.marker_in_center = false;
        relaxation.marker_open = true;
        relaxation.starter_unseen = true;
    }
    lose_board(relaxation, index(seat));
    Board& board = relaxation.board(seat);
    for (std::uint8_t row = 0; row < rows; ++row) {
        board.empty_line(row);
        board.line_takes[row] = full_mask;
    }
    relaxation.turn = relaxation.next_seat[index(seat)];
    relaxation.start_open = false;
}

bool certainly_left(const Table& relaxation) {
    for (std::size_t display = 1; display <= relaxation.displays; ++display) {
        if (relaxation.sources[display] != 0 && (unsigned{relaxation.maybe_empty} >> display & 1U) == 0) {
            return true;
        }
    }
    return total(relaxation.sources[center] - all_of(relaxation.sources[center], unknown_color)) != 0;
}

namespace {

/// Who has the starting player marker, or starts the coming round; nobody while it lies in the center, or where that
/// is not known.
Seat holder(const Table& table) {
    if (table.phase == Phase::displays || table.phase == Phase::over) {
        return static_cast<Seat>(table.start);
    }
    const auto board = std::ranges::find(table.boards, true, &Board::marker);
    return board == table.boards.end() ? no_seat : static_cast<Seat>(board - table.boards.begin());
}

/// Where the marker may be, if it is not in the same place on both.
void blur_marker(Table& relaxation, const Table& other) {
    const Seat mine = holder(relaxation);
    const Seat theirs = holder(other);
    if (mine == theirs && relaxation.marker_in_center == (other.phase == Phase::offer && other.marker_in_center)) {
        return;
    }
    if (relaxation.phase == Phase::displays) {
        relaxation.start_open = true;
        return;
    }
    relaxation.marker_open = relaxation.marker_open || relaxation.marker_in_center || other.marker_in_center;
    relaxation.marker_in_center = false;
    relaxation.starter_unseen = true;
    for (const Seat seat : {mine, theirs}) {
        if (seat != no_seat) {
            relaxation.board(seat).marker = false;
            relaxation.board(seat).maybe_marker = true;
        }
    }
}

}  // namespace

void blur(Table& relaxation, const Table& other) {
    for (std::size_t seat = 0; seat < relaxation.players; ++seat) {
        if (!is_known(relaxation, seat)) {
            blur(relaxation.boards[seat], other.boards[seat]);
        }
    }
    for (std::size_t source = 0; source <= relaxation.displays; ++source) {
        Tally& tiles = relaxation.sources[source];
        const Tally others = other.sources[source];
        const bool maybe_empty = source != center && (tiles == 0) != (others == 0);
        relaxation.maybe_empty |= static_cast<std::uint16_t>(static_cast<unsigned>(maybe_empty) << source);
        tiles = maybe_empty ? std::max(tiles, others) : blurred(tiles, others);
    }
    blur_marker(relaxation, other);
}

Table coming_round(const Table& relaxation) {
    if (relaxation.phase != Phase::offer) {
        return relaxation;
    }
    Table coming = relaxation;
    look_for_starter(coming);
    for (std::uint8_t seat = 0; seat < coming.players; ++seat) {
        Board& board = coming.boards[seat];
        if (coming.gray) {
            lose_board(coming, seat);
        }
        is_known(coming, seat) ? tile(board, coming.lid) : forget_lines(board);
        coming.start = board.marker ? seat : coming.start;
        board.marker = false;
        board.maybe_marker = false;
    }
    coming.maybe_empty = 0;
    coming.marker_open = false;
    coming.phase = Phase::displays;
    ++coming.round;
    coming.round_said = false;
    return coming;
}

void apply_relaxed(Table& relaxation, const Written& written) {
    switch (written.verb()) {
        case Verb::pick: pick_some(relaxation, written); break;
        case Verb::displays:
            written.line.stands() ? force_show(relaxation, written) : show_some(relaxation, written);
            break;
        case Verb::round: announce_in(relaxation, written); break;
        case Verb::tile: break;
    }
}

bool force_relaxed(Table& relaxation, const Written& written) {
    switch (written.verb()) {
        case Verb::pick: return relaxation.phase == Phase::offer && force_some(relaxation, written);
        case Verb::displays: force_show(relaxation, written); break;
        case Verb::round: force_announce(relaxation, written); break;
        case Verb::tile: break;
    }
    return true;
}

namespace {

bool same_scores(const candidates::CandidateState<Azul>& one, const candidates::CandidateState<Azul>& other) {
    const Table& table = one.state.table;
    for (Seat seat = 0; seat < table.players; ++seat) {
        if (total_of(table, seat) != total_of(other.state.table, seat) ||
            least_of(table, seat) != least_of(other.state.table, seat)) {
            return false;
        }
    }
    return table.phase == other.state.table.phase && table.round == other.state.table.round && one.log == other.log;
}

/// Whose turn it is and who took the marker, those tables know on which the round is not over.
int knows(const State& state) {
    static constexpr std::array<int, 4> by_phase{1, 3, 2, 0};
    return by_phase[static_cast<std::size_t>(state.table.phase)];
}

/// Whether it is the same player's turn on both, in the same round.
bool is_alike(const State& base, const State& other) {
    const Table& one = base.table;
    const Table& two = other.table;
    const bool same_offer = one.turn == two.turn && one.round == two.round && one.round_said == two.round_said;
    return other.relaxed == 0 && (one.phase != two.phase || one.phase == Phase::tiling || same_offer);
}

/// Hidden tiles are not in the bag, whichever they are.
void take_any(Tally& bag, unsigned hidden) {
    for (std::uint8_t color = 0; color < colors; ++color) {
        const unsigned some = std::min<unsigned>(hidden, count_of(bag, color));
        bag -= one_of(color) * some;
        hidden -= some;
    }
}

/// Tiles of a written position that are not filled in.
void blur_unset(Table& relaxation, const Unset& unset) {
    for (const UnsetTiles& tiles : unset.tiles) {
        if (tiles.where == UnsetTiles::Where::source) {
            relaxation.sources[tiles.of] += one_of(unknown_color) * tiles.spans.size();
        } else if (tiles.where == UnsetTiles::Where::line) {
            relaxation.boards[tiles.of].line_takes[tiles.place] = full_mask;
        }
    }
}

}  // namespace

bool may_change_nothing(const Table& relaxation, const Written& written) {
    if (!written.line.stands() || relaxation.phase != Phase::offer) {
        return false;
    }
    const Pick& pick = written.pick;
    switch (written.verb()) {
        case Verb::pick:
            return pick.color == unknown_color ? relaxation.sources[pick.source] != 0
                                               : offered(relaxation, pick.source, pick.color) == 0 &&
                                                     offered(relaxation, pick.source, unknown_color) != 0;
        case Verb::displays:
        case Verb::round: return !certainly_left(relaxation);
        case Verb::tile: break;
    }
    return false;
}

namespace {

/// What does not change where the marker lies on the floor line, or not.
Board without_marker(Board board) {
    board.marker = false;
    board.maybe_marker = false;
    board.floor_used = 0;
    board.line_since = {};
    return board;
}

/// Whose boards are the same on all tables, a bit each; but for the marker.
std::uint8_t boards_in_common(std::span<const candidates::CandidateState<Azul>> members) {
    const State& first = members.front().state;
    unsigned known = 0;
    for (std::size_t seat = 0; seat < first.table.players && !first.unset; ++seat) {
        const Board board = without_marker(first.table.boards[seat]);
        const bool same = std::ranges::all_of(
            members, [&](const auto& one) { return without_marker(one.state.table.boards[seat]) == board; });
        known |= static_cast<unsigned>(same && !first.hidden.follows_least()) << seat;
    }
    return static_cast<std::uint8_t>(known);
}

}  // namespace

std::optional<State> Azul::relaxation(std::span<const candidates::CandidateState<Azul>> members) {
    const auto& base = *std::ranges::max_element(members, {}, [](const auto& member) { return knows(member.state); });
    if (!std::ranges::all_of(members, [&](const auto& one) { return is_alike(base.state, one.state); })) {
        return {};
    }
    State relaxation = base.state;
    relaxation.table.known_boards = boards_in_common(members);
    const bool same =
        !relaxation.unset && std::ranges::all_of(members, [&](const auto& one) { return same_scores(base, one); });
    for (const auto& member : members) {
        blur(relaxation.table, member.state.table);
        for (std::size_t seat = 0; seat < relaxation.table.players; ++seat) {
            std::uint8_t& used = relaxation.table.boards[seat].floor_used;
            used = std::min(used, member.state.table.boards[seat].floor_used);
        }
    }
    if (relaxation.unset) {
        blur_unset(relaxation.table, *relaxation.unset);
    }
    relaxation.table.phase = relaxation.table.phase == Phase::tiling ? Phase::offer : relaxation.table.phase;
    relaxation.relaxed = same ? relaxation.table.round : scores_unknown;
    relaxation.divisions = {};
    take_any(relaxation.table.bag, relaxation.hidden.count());
    relaxation.hidden = {};
    relaxation.too_open = false;
    relaxation.unset = nullptr;
    return relaxation;
}

ScoreRange Azul::total_range(const State& state, Seat seat, bool ended) {
    return azul::known_total(state.table, seat, ended).value_or(ScoreRange{0, most_total(state.table, seat)});
}

bool Azul::play_unnoted(State& state, Seat seat) {
    azul::play_unnoted(state.table, seat);
    return true;
}

}  // namespace arbiter::azul
