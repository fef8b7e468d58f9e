// serve takes no options.
#include "cli/commands/catalog.hpp"
#include "cli/commands/serve.hpp"

namespace arbiter::cli {

Command serve_command() {
    return {"serve", "answer requests in JSON, one a line (JSON-RPC 2.0)", {}, [] { return serve(); }};
}

}  // namespace arbiter::cli
