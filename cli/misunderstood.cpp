// Says that a request cannot be understood.
#include "cli/asked.hpp"

namespace arbiter::cli {

void misunderstand(const std::string& why) {
    throw Misunderstood(why);
}

}  // namespace arbiter::cli
