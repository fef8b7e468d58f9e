// The table of the words that people say for the letters of the notation.
#include "grammar/grawlix/vocabulary.hpp"

#include <array>

namespace arbiter::grawlix {

const lenient::Table& vocabulary() {
    using lenient::Term;
    constexpr auto anything = Term::Before::anything;
    static constexpr std::array terms{
        Term{"red", "R"},  Term{"orange", "O"},   Term{"yellow", "Y"},  Term{"green", "G"},
        Term{"blue", "B"}, Term{"violet", "V"},   Term{"purple", "V"},  Term{"at", "@"},
        Term{"hash", "#"}, Term{"dollar", "$"},   Term{"percent", "%"}, Term{"ampersand", "&"},
        Term{"and", "&"},  Term{"asterisk", "*"}, Term{"star", "*"},    Term{"p", "V", anything, false},
    };
    static constexpr lenient::Table table{terms, {}, {}, "ROYGBV", false, "@#$%&*"};
    return table;
}

}  // namespace arbiter::grawlix
