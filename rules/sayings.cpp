// The games at whose tables more is said than the notation knows; a game that is not here has its notation alone.
#include "rules/sayings.hpp"

#include <algorithm>
#include <array>

namespace arbiter {

namespace azul {
Sayings sayings();
}
namespace grawlix {
Sayings sayings();
}
namespace framework {
Sayings sayings();
}
namespace dorfromantik {
Sayings sayings();
}
namespace dorfromantik_campaign {
Sayings sayings();
}
namespace frame_work {
Sayings sayings();
}

namespace {

struct OfGame {
    std::string_view game;
    Sayings (*sayings)();
};

constexpr std::array said{
    OfGame{"azul", azul::sayings},
    OfGame{"grawlix", grawlix::sayings},
    OfGame{"framework", framework::sayings},
    OfGame{"dorfromantik", dorfromantik::sayings},
    OfGame{"dorfromantik-campaign", dorfromantik_campaign::sayings},
    OfGame{"frame-work", frame_work::sayings},
};

}  // namespace

Sayings sayings_of(std::string_view game) {
    const auto found = std::find_if(said.begin(), said.end(), [game](const OfGame& one) { return one.game == game; });
    return found == said.end() ? Sayings{} : found->sayings();
}

}  // namespace arbiter
