// The options that several commands share, and what their values come to.
#include "cli/app/command.hpp"

#include "cli/input/inputs.hpp"
#include "cli/input/side_files.hpp"

#include <algorithm>
#include <cstdlib>
#include <thread>
#include <unistd.h>

namespace arbiter::cli {

std::vector<std::string> Option::each_name() const {
    std::vector<std::string> each;
    for (std::size_t at = 0; at < names.size();) {
        const std::size_t end = std::min(names.find(',', at), names.size());
        each.push_back(names.substr(at, end - at));
        at = end + 1;
    }
    return each;
}

Option color_option(std::string& when) {
    return {"--color", "auto (on a terminal), always or never", &when, one_of({"auto", "always", "never"})};
}

bool wants_color(const std::string& when) {
    const char* const refused = std::getenv("NO_COLOR");
    if (when != "auto") {
        return when == "always";
    }
    return (refused == nullptr || *refused == '\0') && isatty(STDOUT_FILENO) != 0;
}

Option jobs_option(std::uint64_t& jobs) {
    return {"-j,--jobs", "judge on so many threads, 0 for one a core", &jobs};
}

std::size_t threads(std::uint64_t jobs) {
    return jobs == 0 ? std::max(1U, std::thread::hardware_concurrency()) : std::min<std::size_t>(jobs, 256);
}

Option paths_argument(std::vector<std::string>& paths, std::string_view words) {
    return {"paths", std::string(words), &paths, files(), {}, {}, "--files-from"};
}

Option files_from_option(std::vector<std::string>& paths) {
    return {"--files-from", "also read the files that this file, or -, names, one a line", Listed{&paths}, files()};
}

Option range_option(std::string& range) {
    return {"--range", "K/N: judge the K-th of N parts of the input only, cut where records begin", &range};
}

Option follow_option(bool& follow) {
    return {"--follow", "write what is said of a record before the next one is looked at", &follow, {}, {}, "--jobs"};
}

Option data_option() {
    return {"--data", "look below this folder too for the files that records name (decks, lists, games)",
            &side_files().data, folders()};
}

Option no_files_option() {
    return {"--no-files", "read no file that a record names", &side_files().refused};
}

void append_listed(const std::string& list, std::vector<std::string>& paths) {
    OpenFile file(list);
    const std::string text = read_all(file);
    if (!file.error().empty()) {
        paths.push_back(list);
        return;
    }
    const char separator = text.find('\0') == std::string::npos ? '\n' : '\0';  // find -print0 writes NUL
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(separator, at), text.size());
        if (end != at) {
            paths.push_back(text.substr(at, end - at));
        }
        at = end + 1;
    }
}

}  // namespace arbiter::cli
