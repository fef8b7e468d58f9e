// What busts cost, and what a round that ends gives: to each player and to all of the same team.
#include "grammar/text/phrase.hpp"
#include "rules/frame-work/game.hpp"
#include "rules/frame-work/words.hpp"

#include <fmt/format.h>

namespace arbiter::frame_work {
namespace {

/// "Ann.2", as records write it; told with the line that laid the file. Whose it is says its name.
std::string file_at(Seat seat, std::size_t place, const File& file, const Telling& telling, Gains& gains) {
    std::string name = fmt::format("{}.{}", telling.seats.word(seat), place);
    gains.put(no_seat, name, file.laid);
    return name;
}

std::vector<std::string> alibis_of(const State& state, Seat seat, const Telling& telling, Gains& gains) {
    std::vector<std::string> files;
    const Dossier& dossier = state.dossier(seat);
    for (std::size_t place = 1; place <= dossier.size(); ++place) {
        if (dossier.at(place).alibi) {
            files.push_back(file_at(seat, place, dossier.at(place), telling, gains));
        }
    }
    return files;
}

/// The first three neighboring revealed Evidence files.
std::vector<std::string> bust_of(const State& state, Seat seat, const Telling& telling, Gains& gains) {
    const Dossier& dossier = state.dossier(seat);
    for (std::size_t place = 3; place <= dossier.size(); ++place) {
        if (dossier.at(place).evidence && dossier.at(place - 1).evidence && dossier.at(place - 2).evidence) {
            return {file_at(seat, place - 2, dossier.at(place - 2), telling, gains),
                    file_at(seat, place - 1, dossier.at(place - 1), telling, gains),
                    file_at(seat, place, dossier.at(place), telling, gains)};
        }
    }
    return {};
}

/// Gives it to everybody on the player's side.
void give(const State& state, Seat of, std::int32_t points, const std::string& why,
          const std::vector<std::string>& files, const Telling& telling, Gains& gains) {
    for_each(state.seats(), [&](Seat seat) {
        if (state.side(seat) == state.side(of)) {
            gains.earn(seat, points, seat == of ? why : fmt::format("{}: {}", telling.seats.name(of), why), files);
        }
    });
}

void lose_by_busts(const State& before, const State& after, const Telling& telling, Gains& gains) {
    if (before.round != after.round) {
        return;
    }
    for_each(after.paid.without(before.paid),
             [&](Seat seat) { give(after, seat, -1, "busted", bust_of(after, seat, telling, gains), telling, gains); });
}

void earn_by_round(const State& after, const RoundResult& result, const Telling& telling, Gains& gains) {
    for_each(result.players.without(result.busted), [&](Seat seat) {
        const int alibis = result.alibis[index(seat)];
        const std::vector<std::string> files = alibis_of(after, seat, telling, gains);
        give(after, seat, alibis, counted(alibis, "revealed Alibi"), files, telling, gains);
        if (result.bonus.has(seat)) {
            give(after, seat, 1, "the most revealed Alibis", files, telling, gains);
        }
    });
}

}  // namespace

void FrameWork::points(const Change<FrameWork>& change, Gains& gains) {
    lose_by_busts(change.before, change.after, change.telling, gains);
    for (std::size_t i = change.before.results.size(); i < change.after.results.size(); ++i) {
        earn_by_round(change.after, change.after.results[i], change.telling, gains);
    }
}

}  // namespace arbiter::frame_work
