// The table of the words that people say for the letters of the notation.
#include "grammar/azul/vocabulary.hpp"

#include <array>
#include <string_view>

namespace arbiter::azul {

const lenient::Table& vocabulary() {
    using lenient::Term;
    constexpr auto number = Term::Before::number;
    static constexpr std::array terms{
        Term{"blue", "B"},
        Term{"yellow", "Y"},
        Term{"red", "R"},
        Term{"black", "K"},
        Term{"white", "W"},
        Term{"center", "c"},
        Term{"centre", "c"},
        Term{"middle", "c"},
        Term{"floor line", "floor"},
        Term{"dropped", "drop"},
        Term{"dropping", "drop"},
        Term{"drops", "drop"},
        Term{"line", "", number},
        Term{"row", "", number},
        Term{"display", "", number},
        Term{"6", "floor", Term::Before::anything, false},
    };
    static constexpr std::array<std::string_view, 3> words{"floor", "f", "drop"};
    static constexpr lenient::Table table{terms, words, {}, {}, false};
    return table;
}

}  // namespace arbiter::azul
