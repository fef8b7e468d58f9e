// The table of the words that people say for the letters of the notation.
#include "grammar/dorfromantik/vocabulary.hpp"

#include <array>
#include <string_view>

namespace arbiter::dorfromantik {

const lenient::Table& vocabulary() {
    using lenient::Term;
    constexpr auto number = Term::Before::number;
    constexpr auto anything = Term::Before::anything;
    static constexpr std::array terms{
        Term{"forest", "F", number},
        Term{"grain", "G", number},
        Term{"village", "V", number},
        Term{"track", "T", number},
        Term{"stream", "S", number},
        Term{"forest", "F"},
        Term{"grain", "G"},
        Term{"village", "V"},
        Term{"track", "T"},
        Term{"stream", "S"},
        Term{"meadow", "."},
        Term{"landscape", "land"},
        Term{"river", "S", anything, false},
        Term{"m", ".", anything, false},
        Term{"north-east", "NE", anything, false},
        Term{"north-west", "NW", anything, false},
        Term{"south-east", "SE", anything, false},
        Term{"south-west", "SW", anything, false},
        Term{"north", "N", anything, false},
        Term{"south", "S", anything, false},
        Term{"east", "E", anything, false},
        Term{"west", "W", anything, false},
    };
    static constexpr std::array<std::string_view, 3> words{"none", "done", "lost"};
    static constexpr lenient::Table table{terms, words, {}, {}, false};
    return table;
}

}  // namespace arbiter::dorfromantik
