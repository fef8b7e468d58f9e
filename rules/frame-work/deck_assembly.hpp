// Makes a deck out of a deck file, or says what is wrong with it.
#pragma once

#include "grammar/frame-work/deck_file.hpp"
#include "rules/frame-work/deck.hpp"

#include <memory>
#include <string_view>
#include <vector>

namespace arbiter::frame_work {

struct AssembledDeck {
    std::shared_ptr<const Deck> deck;  ///< null if a remark is harmful
    std::vector<DeckRemark> remarks;   ///< in file order
};

AssembledDeck assemble_deck(std::string_view text);

}  // namespace arbiter::frame_work
