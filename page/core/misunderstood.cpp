// Says that a request cannot be understood: the page throws, as there are no exceptions here.
#include "cli/library/request.hpp"
#include "page/core/imports.hpp"

namespace arbiter::cli {

void misunderstand(const std::string& why) {
    page_misunderstood(why.data(), why.size());
}

}  // namespace arbiter::cli
