// Draws the scene of a record, and says when a line behind it was not played.
#include "cli/commands/picture.hpp"

#include "cli/output/atomic_file.hpp"
#include "cli/picture/scene_json.hpp"
#include "cli/picture/svg_picture.hpp"
#include "cli/picture/terminal_picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>

namespace arbiter::cli {

/// LC_ALL, else LC_CTYPE, else LANG, as the C library does it.
bool shows_unicode() {
    for (const char* const name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const char* const value = std::getenv(name);
        if (value != nullptr && *value != '\0') {
            std::string locale = value;
            std::ranges::transform(locale, locale.begin(), [](unsigned char c) { return std::tolower(c); });
            return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
        }
    }
    return false;
}

namespace {

void print_terminal_picture(const Scene& scene, bool color) {
    std::string text;
    write_terminal_picture(scene, {color, shows_unicode()}, text);
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fflush(stdout);
}

void print_scene(const SceneOf& made) {
    std::string text;
    JsonText to(text);
    to.begin_object();
    to.member("schema", 1);
    to.member("stopped", made.stopped);
    put_scene(made.scene, to.key("scene"));
    to.end_object();
    to.flush();
    text += '\n';
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fflush(stdout);
}

void save_svg(const Scene& scene, const std::string& path, const std::string& input) {
    OutputTarget destination(path);
    if (destination.is_among({input})) {
        destination.refuse("it is the record that is drawn");
    }
    AtomicFile file(std::move(destination));
    file.write(svg_picture(scene));
    file.finish();
    file.take_place();
}

}  // namespace

bool print_picture(const GameEntry& game, const Record& record, const FileReader& open, const ShowOptions& options,
                   const std::string& input) {
    const SceneOf made = game.scene_of(record, open);
    if (!made.reached) {
        fmt::print(stderr, "arbiter: the record cannot be replayed, so it has no position\n");
        return false;
    }
    if (options.json) {
        print_scene(made);
    } else {
        options.svg.empty() ? print_terminal_picture(made.scene, options.color)
                            : save_svg(made.scene, options.svg, input);
    }
    if (made.stopped) {
        fmt::print(stderr, "arbiter: this is the position before a line that breaks the rules or cannot be read\n");
    }
    return !made.stopped;
}

}  // namespace arbiter::cli
