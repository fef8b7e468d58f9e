// Says that a request cannot be understood.
#include "cli/library/request.hpp"

namespace arbiter::cli {

void misunderstand(const std::string& why) {
    throw BadRequest(why);
}

}  // namespace arbiter::cli
