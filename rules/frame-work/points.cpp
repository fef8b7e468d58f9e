// What busts cost, and what a round that ends gives: to each player and to all of the same team.
#include "grammar/text/phrase.hpp"
#include "rules/frame-work/game.hpp"
#include "rules/frame-work/words.hpp"

#include <fmt/format.h>

namespace arbiter::frame_work {
namespace {

/// "Ann.2", as records write it; told with the line that laid the file. Whose it is says its name.
std::string file_at(Seat seat, std::size_t place, const File& file, const FormatContext& context,
                    ScoreEventSink& sink) {
    std::string name = fmt::format("{}.{}", context.seats.word(seat), place);
    sink.put(no_seat, name, file.laid);
    return name;
}

std::vector<std::string> alibis_of(const State& state, Seat seat, const FormatContext& context, ScoreEventSink& sink) {
    std::vector<std::string> files;
    const Dossier& dossier = state.dossier(seat);
    for (std::size_t place = 1; place <= dossier.size(); ++place) {
        if (dossier.at(place).alibi) {
            files.push_back(file_at(seat, place, dossier.at(place), context, sink));
        }
    }
    return files;
}

/// The first three neighboring revealed Evidence files.
std::vector<std::string> bust_of(const State& state, Seat seat, const FormatContext& context, ScoreEventSink& sink) {
    const Dossier& dossier = state.dossier(seat);
    for (std::size_t place = 3; place <= dossier.size(); ++place) {
        if (dossier.at(place).evidence && dossier.at(place - 1).evidence && dossier.at(place - 2).evidence) {
            return {file_at(seat, place - 2, dossier.at(place - 2), context, sink),
                    file_at(seat, place - 1, dossier.at(place - 1), context, sink),
                    file_at(seat, place, dossier.at(place), context, sink)};
        }
    }
    return {};
}

/// Gives it to everybody on the player's side.
void give(const State& state, Seat of, std::int32_t points, const std::string& why,
          const std::vector<std::string>& files, const FormatContext& context, ScoreEventSink& sink) {
    for_each(state.seats(), [&](Seat seat) {
        if (state.side(seat) == state.side(of)) {
            sink.earn(seat, points, seat == of ? why : fmt::format("{}: {}", context.seats.name(of), why), files);
        }
    });
}

void lose_by_busts(const State& before, const State& after, const FormatContext& context, ScoreEventSink& sink) {
    if (before.round != after.round) {
        return;
    }
    for_each(after.paid.without(before.paid),
             [&](Seat seat) { give(after, seat, -1, "busted", bust_of(after, seat, context, sink), context, sink); });
}

void earn_by_round(const State& after, const RoundResult& result, const FormatContext& context, ScoreEventSink& sink) {
    for_each(result.players.without(result.busted), [&](Seat seat) {
        const int alibis = result.alibis[index(seat)];
        const std::vector<std::string> files = alibis_of(after, seat, context, sink);
        give(after, seat, alibis, counted(alibis, "revealed Alibi"), files, context, sink);
        if (result.bonus.has(seat)) {
            give(after, seat, 1, "the most revealed Alibis", files, context, sink);
        }
    });
}

}  // namespace

void FrameWork::points(const Change<FrameWork>& change, ScoreEventSink& sink) {
    lose_by_busts(change.before, change.after, change.context, sink);
    for (std::size_t i = change.before.results.size(); i < change.after.results.size(); ++i) {
        earn_by_round(change.after, change.after.results[i], change.context, sink);
    }
}

}  // namespace arbiter::frame_work
