// The table of the words that people say for the letters of the notation.
#include "grammar/framework/vocabulary.hpp"

#include <array>
#include <string_view>

namespace arbiter::framework {

const lenient::Table& vocabulary() {
    using lenient::Term;
    static constexpr std::array terms{
        Term{"yellow", "Y"}, Term{"red", "R"},  Term{"brown", "B"}, Term{"green", "G"},
        Term{"silver", "S"}, Term{"gray", "S"}, Term{"grey", "S"},
    };
    static constexpr std::array<std::string_view, 1> words{"store"};
    static constexpr lenient::Table table{terms, words, "YRBGS", {}, true};
    return table;
}

}  // namespace arbiter::framework
