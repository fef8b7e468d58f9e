// What is said at the table of this game beside its notation.
#include "grammar/dorfromantik-campaign/vocabulary.hpp"

#include "rules/game/game_vocabulary.hpp"

namespace arbiter::dorfromantik_campaign {

GameVocabulary game_vocabulary();

GameVocabulary game_vocabulary() {
    return {&vocabulary()};
}

}  // namespace arbiter::dorfromantik_campaign
