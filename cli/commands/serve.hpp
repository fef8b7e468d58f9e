// arbiter serve: answers other programs, request by request, as long as there are any.
#pragma once

namespace arbiter::cli {

struct ServeOptions {
    bool lsp = false;  ///< speaks to an editor, in the Language Server Protocol
};

int serve(const ServeOptions& options);

}  // namespace arbiter::cli
