// The laws of the deck: it is found and broken where the header is read; the first deal meets them.
#pragma once

#include "rules/frame-work/event.hpp"
#include "rules/frame-work/laws/examples.hpp"

namespace arbiter::frame_work {

inline bool is_first_deal(const Event& event) {
    return event.state.round == 0;
}

inline constexpr std::array deck_laws{
    Rules{Law::deck_missing,
          Rule{"frame-work.deck.missing", Kind::syntax, heading::decks, "the header names the deck",
               "No list of the printed cards is published, so the deck is data that comes with the record: Deck names "
               "a deck "
               "file or a "
               "built-in deck. Without one nothing can be judged.",
               "Game: frame-work\nPlayers: Ann, Ben\n\nround 1 Ann\n"},
          nullptr, is_first_deal, nullptr},
    Rules{Law::deck_unknown,
          Rule{"frame-work.deck.unknown", Kind::syntax, heading::decks,
               "a deck's name without .json is that of a built-in deck",
               "There is no built-in deck of this name. A deck file has .json in its name, and its path begins at the "
               "record.",
               "Game: frame-work\nPlayers: Ann, Ben\nDeck: galla\n\nround 1 Ann\n"},
          nullptr, is_first_deal, nullptr},
    Rules{Law::deck_unreadable,
          Rule{"frame-work.deck.unreadable", Kind::syntax, heading::decks, "the deck file lies where the record says",
               "The deck file cannot be opened. Its path begins at the folder of the record.",
               "Game: frame-work\nPlayers: Ann, Ben\nDeck: no-such-file.json\n\nround 1 Ann\n"},
          nullptr, is_first_deal, nullptr},
    Rules{Law::deck_broken,
          Rule{"frame-work.deck.broken", Kind::syntax, heading::decks,
               "a deck file is good JSON and follows the rules for decks",
               "The deck file is no JSON, lacks something, or breaks a rule: ids differ, every card is there at least "
               "once, "
               "the Alibis add up "
               "to five, an Alibi's effect has no target, words and Dossiers of effects are those that exist. There is "
               "one "
               "finding for each "
               "fault, with its line and column in the deck file.",
               "Game: frame-work\nPlayers: Ann, Ben\nDeck: bad-example\n\nround 1 Ann\n"},
          nullptr, is_first_deal, nullptr},
    Rules{Law::deck_needless,
          Rule{"frame-work.deck.needless", Kind::warning, heading::decks, "a deck file says only what means something",
               "The deck file has a key that means nothing where it stands, perhaps a misspelt one. It is passed over.",
               "Game: frame-work\nPlayers: Ann, Ben\nDeck: misspelt-example\n\n"},
          nullptr, is_first_deal, nullptr},
};

}  // namespace arbiter::frame_work
