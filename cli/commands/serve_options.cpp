// The options of serve.
#include "cli/app/catalog.hpp"
#include "cli/commands/serve.hpp"

namespace arbiter::cli {

Command serve_command() {
    static ServeOptions options;
    return {"serve",
            "answer requests in JSON, one a line (JSON-RPC 2.0)",
            {{"--lsp", "speak to an editor instead, in the Language Server Protocol", &options.lsp}},
            [] { return serve(options); }};
}

}  // namespace arbiter::cli
