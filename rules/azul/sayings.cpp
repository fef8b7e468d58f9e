// What is said at the table of this game beside its notation.
#include "rules/sayings.hpp"

#include "grammar/azul/vocabulary.hpp"

namespace arbiter::azul {

Sayings sayings();

Sayings sayings() {
    return {&vocabulary()};
}

}  // namespace arbiter::azul
