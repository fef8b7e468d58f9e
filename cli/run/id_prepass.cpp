// Reads everything once for the ids alone.
#include "cli/run/id_prepass.hpp"

#include "cli/text/file_name.hpp"
#include "rules/registry/identity.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <sys/stat.h>
#include <unistd.h>

namespace arbiter::cli {
namespace {

/// Throws when there is no room for it; what cannot be read at all is left to be told by whoever reads it.
bool copy_standard_input() {
    std::FILE* const copy = std::tmpfile();
    std::string buffer(std::size_t{1} << 16U, '\0');
    bool any = false;
    bool written = copy != nullptr;
    for (ssize_t got = 0; written && (got = ::read(STDIN_FILENO, buffer.data(), buffer.size())) > 0;) {
        any = true;
        const auto size = static_cast<std::size_t>(got);
        written = std::fwrite(buffer.data(), 1, size, copy) == size;
    }
    if (!written || std::fflush(copy) != 0 || (any && ::dup2(::fileno(copy), STDIN_FILENO) < 0)) {
        throw std::runtime_error("the temporary copy of standard input cannot be written");
    }
    std::fclose(copy);
    return any;
}

/// "1 3 9f2c41d07b3e5a68 club.tgn": turn, number, id and file.
void write_now(const JudgedRecord& judged, std::string& text) {
    text += fmt::format("{} {} {} {}\n", judged.turn, judged.record.number, judged.id.high, shown_name(judged.file));
}

void read_now(const std::string& text, BaselineMatching& pairing) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        char* next = nullptr;
        const auto turn = static_cast<unsigned>(std::strtoul(text.c_str() + at, &next, 10));
        const std::uint64_t number = std::strtoull(next, &next, 10);
        const std::uint64_t id = std::strtoull(next, &next, 10);
        pairing.add(std::string(static_cast<const char*>(next) + 1, text.c_str() + end), turn, number, id);
        at = end + 1;
    }
}

bool can_be_read_twice(const std::string& path) {
    struct stat status {};
    return path == "-" || ::stat(path.c_str(), &status) != 0 || S_ISREG(status.st_mode);
}

}  // namespace

KeptInput::KeptInput(const std::vector<std::string>& paths) {
    struct stat status {};
    if (std::find(paths.begin(), paths.end(), "-") == paths.end() || ::fstat(STDIN_FILENO, &status) != 0) {
        return;
    }
    kept_ = S_ISREG(status.st_mode);
    if (kept_) {
        begin_ = ::lseek(STDIN_FILENO, 0, SEEK_CUR);
    } else if (!S_ISDIR(status.st_mode)) {
        kept_ = copy_standard_input();
        rewind();
    }
}

void KeptInput::rewind() const {
    if (kept_) {
        ::lseek(STDIN_FILENO, static_cast<off_t>(begin_), SEEK_SET);
    }
}

std::vector<std::string> names_of_inputs(const RunOptions& options) {
    std::vector<InputError> input_errors;
    std::vector<std::string> names;
    for (const std::string& path : expand(options.paths, input_errors)) {
        names.push_back(shown_name(path == "-" ? options.stdin_name : std::string_view(path)));
    }
    return names;
}

Seen look_ahead(RunOptions options, BaselineMatching& pairing) {
    std::vector<InputError> input_errors;
    Seen seen;
    std::vector<std::string> paths = expand(options.paths, input_errors);
    seen.names = names_of_inputs(options);
    seen.all = std::all_of(paths.begin(), paths.end(), can_be_read_twice);
    std::erase_if(paths, [](const std::string& path) { return !can_be_read_twice(path); });
    options.paths = std::move(paths);
    options.report_options = {};
    options.outputs = 1;
    options.identify = true;
    options.range = {};
    run(
        options, [](const JudgedRecord& judged, Rendered& rendered) { write_now(judged, rendered.outputs[0]); },
        [&pairing](Rendered& rendered) {
            read_now(rendered.outputs[0], pairing);
            rendered.outputs[0].clear();
        });
    pairing.pair();
    return seen;
}

}  // namespace arbiter::cli
