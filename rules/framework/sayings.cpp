// What is said at the table of this game beside its notation.
#include "rules/sayings.hpp"

#include "grammar/framework/vocabulary.hpp"

namespace arbiter::framework {

Sayings sayings();

Sayings sayings() {
    return {&vocabulary()};
}

}  // namespace arbiter::framework
