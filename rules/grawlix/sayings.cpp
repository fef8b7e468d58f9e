// What is said at the table of this game beside its notation.
#include "rules/sayings.hpp"

#include "grammar/grawlix/vocabulary.hpp"

namespace arbiter::grawlix {

Sayings sayings();

Sayings sayings() {
    return {&vocabulary()};
}

}  // namespace arbiter::grawlix
