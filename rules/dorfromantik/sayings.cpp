// What is said at the table of this game beside its notation.
#include "rules/sayings.hpp"

#include "grammar/dorfromantik/vocabulary.hpp"

namespace arbiter::dorfromantik {

Sayings sayings();

Sayings sayings() {
    return {&vocabulary()};
}

}  // namespace arbiter::dorfromantik
