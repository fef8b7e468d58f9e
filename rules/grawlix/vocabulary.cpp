// What is said at the table of this game beside its notation.
#include "grammar/grawlix/vocabulary.hpp"

#include "rules/game/game_vocabulary.hpp"

namespace arbiter::grawlix {

GameVocabulary game_vocabulary();

GameVocabulary game_vocabulary() {
    return {&vocabulary()};
}

}  // namespace arbiter::grawlix
