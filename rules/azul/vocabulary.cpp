// What is said at the table of this game beside its notation.
#include "grammar/azul/vocabulary.hpp"

#include "rules/game/game_vocabulary.hpp"

namespace arbiter::azul {

GameVocabulary game_vocabulary();

GameVocabulary game_vocabulary() {
    return {&vocabulary()};
}

}  // namespace arbiter::azul
