// The games at whose tables more is said than the notation knows; a game that is not here has its notation alone.
#include "rules/game/game_vocabulary.hpp"

#include <algorithm>
#include <array>

namespace arbiter {

namespace azul {
GameVocabulary game_vocabulary();
}
namespace grawlix {
GameVocabulary game_vocabulary();
}
namespace framework {
GameVocabulary game_vocabulary();
}
namespace dorfromantik {
GameVocabulary game_vocabulary();
}
namespace dorfromantik_campaign {
GameVocabulary game_vocabulary();
}
namespace frame_work {
GameVocabulary game_vocabulary();
}

namespace {

struct OfGame {
    std::string_view game;
    GameVocabulary (*vocabulary)();
};

constexpr std::array said{
    OfGame{"azul", azul::game_vocabulary},
    OfGame{"grawlix", grawlix::game_vocabulary},
    OfGame{"framework", framework::game_vocabulary},
    OfGame{"dorfromantik", dorfromantik::game_vocabulary},
    OfGame{"dorfromantik-campaign", dorfromantik_campaign::game_vocabulary},
    OfGame{"frame-work", frame_work::game_vocabulary},
};

}  // namespace

GameVocabulary game_vocabulary_of(std::string_view game) {
    const auto found = std::find_if(said.begin(), said.end(), [game](const OfGame& one) { return one.game == game; });
    return found == said.end() ? GameVocabulary{} : found->vocabulary();
}

}  // namespace arbiter
