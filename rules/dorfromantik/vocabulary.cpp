// What is said at the table of this game beside its notation.
#include "grammar/dorfromantik/vocabulary.hpp"

#include "rules/game/game_vocabulary.hpp"

namespace arbiter::dorfromantik {

GameVocabulary game_vocabulary();

GameVocabulary game_vocabulary() {
    return {&vocabulary()};
}

}  // namespace arbiter::dorfromantik
