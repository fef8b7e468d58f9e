// arbiter serve: answers other programs, request by request, as long as there are any.
#pragma once

namespace arbiter::cli {

int serve();

}  // namespace arbiter::cli
