// The one argument of completion.
#include "cli/app/catalog.hpp"
#include "cli/app/shell_completion.hpp"

namespace arbiter::cli {

Command completion_command() {
    static std::string shell;
    return {"completion",
            "print a script that teaches a shell this command line",
            {{"shell", "bash, zsh or fish", &shell, one_of({"bash", "zsh", "fish"})}},
            [] { return print_completion(shell, catalog()); }};
}

}  // namespace arbiter::cli
