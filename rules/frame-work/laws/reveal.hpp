// The laws of revealing a file of one's own.
#pragma once

#include "grammar/text/phrase.hpp"
#include "rules/frame-work/diagnostic_helpers.hpp"
#include "rules/frame-work/laws/examples.hpp"

namespace arbiter::frame_work {

inline Judgement no_such_file(const Event& event) {
    return fault_if(!event.state.dossier(event.actor).has(event.written.place.number),
                    {.seat = event.actor, .token = event.written.place.span});
}

inline void say_no_file_to_reveal(const Case& of) {
    const std::size_t size = of.event.state.dossier(of.fault.seat).size();
    if (size == 0) {
        of.say("{} has no file to reveal", culprit(of));
        help_options(of);
    } else {
        of.say("{} has {}, so there is no file {}", culprit(of), counted(size, "file"), of.event.written.place.number);
    }
}

inline Judgement lies_open(const Event& event) {
    const File& file = event.state.dossier(event.actor).at(event.written.place.number);
    return fault_if(file.revealed, {.seat = event.actor, .card = file.piece.card, .token = event.written.place.span});
}

inline void say_revealed(const Case& of) {
    const std::uint16_t place = of.event.written.place.number;
    of.say("file {} of {} lies face up already: {}", place, culprit(of), card(of));
    note_line(of, of.event.state.dossier(of.fault.seat).at(place).shown, "it was revealed here");
}

inline constexpr std::array reveal_laws{
    Rules{Law::reveal_no_file,
          Rule{"frame-work.reveal.no-file", Kind::play, heading::revealing, "only a file that is there can be revealed",
               "The player's Dossier has no file at this position. Positions count from 1 at the left, and a file "
               "taken out "
               "leaves no gap.",
               FW_DEAL "Ann reveal 1 E1\n"},
          no_such_file, nullptr, say_no_file_to_reveal},
    Rules{Law::reveal_revealed,
          Rule{"frame-work.reveal.revealed", Kind::play, heading::revealing, "only a concealed file can be revealed",
               "This file already lies face up.", FW_DEAL "Ann draw E1 use E1\nBen pass\nAnn reveal 1 E1\n"},
          lies_open, nullptr, say_revealed},
};

}  // namespace arbiter::frame_work
