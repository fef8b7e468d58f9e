// Runs fmt: rewrites file by file, and writes a record only when it replays as before.
#include "cli/commands/format.hpp"

#include "cli/fresh_file.hpp"
#include "cli/inputs.hpp"
#include "cli/options.hpp"
#include "cli/render/file_name.hpp"
#include "rules/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace arbiter::cli {
namespace {

struct File {
    std::string original;
    std::string canonical;
    std::string refusal;  ///< why the canonical text must not be written
};

void append(const RecordText& record, Piece piece, const FileReader& open, File& file) {
    const GameEntry* const game = piece == Piece::record ? find_game(game_of(record.text)) : nullptr;
    if (!file.canonical.empty() && file.canonical != "\n" && !file.canonical.ends_with("\n\n")) {
        file.canonical += '\n';
    }
    if (game == nullptr) {
        file.canonical += record.text;
        return;
    }
    const Canonical canonical = game->format(record, open);
    if (!canonical.same && file.refusal.empty()) {
        file.refusal = fmt::format("line {}: record {} would not stay the same: {}", record.line, record.number,
                                   canonical.difference);
    }
    file.canonical += canonical.text;
}

/// Comments and blank lines before the first record are kept as they are.
void append_front(std::string_view original, File& file) {
    original.remove_prefix(original.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    std::size_t first = original.starts_with("Game:") ? 0 : original.find("\nGame:");
    first = first == std::string_view::npos               ? original.size()
            : first == 0 && original.starts_with("Game:") ? 0
                                                          : first + 1;
    std::string_view front = original.substr(0, first);
    while (front.starts_with("\n") || front.starts_with("\r\n")) {
        front.remove_prefix(front.find('\n') + 1);
    }
    for (const char byte : front) {
        if (byte != '\r') {
            file.canonical += byte;
        }
    }
}

bool read(const std::string& path, File& file, std::string& error) {
    OpenFile input(path);
    file.original = read_all(input);
    error = input.error();
    return error.empty();
}

void canonicalize(const std::string& path, File& file) {
    append_front(file.original, file);
    Archive archive(from_memory(file.original));
    const FileReader open = reader_beside(path);
    RecordText record;
    for (Piece piece = archive.next(record); piece != Piece::end; piece = archive.next(record)) {
        if (piece == Piece::foreign) {
            Report report;
            judge_foreign(record, report);
            file.refusal = fmt::format("{}; {}", report.findings.front().message, report.findings.front().help);
        } else if (piece == Piece::too_long) {
            file.refusal = fmt::format("line {}: record {} is longer than 16 MiB", record.line, record.number);
        } else if (piece == Piece::record) {
            append(record, piece, open, file);
        }
    }
}

/// Writes a new file beside the old one and puts it in its place, so that a full disk cannot eat a record.
bool replace(const std::string& named, const std::string& text) {
    const std::string path = past_links(named);
    const std::string fresh = path + ".arbiter-tmp";
    struct stat status {};
    const bool known = ::stat(path.c_str(), &status) == 0;
    std::FILE* const out = std::fopen(fresh.c_str(), "wb");
    if (out == nullptr) {
        return false;
    }
    bool written = std::fwrite(text.data(), 1, text.size(), out) == text.size();
    written = (!known || ::fchmod(::fileno(out), status.st_mode & 07777U) == 0) && written;
    written = std::fclose(out) == 0 && written;
    written = written && std::rename(fresh.c_str(), path.c_str()) == 0;
    if (!written) {
        const int why = errno;
        std::remove(fresh.c_str());
        errno = why;
    }
    return written;
}

int deliver(const std::string& path, const File& file, const FormatOptions& options) {
    if (options.check) {
        if (file.canonical == file.original) {
            return Exit::clean;
        }
        fmt::print("{}\n", shown_name(path));
        return Exit::findings;
    }
    if (!options.in_place) {
        std::fwrite(file.canonical.data(), 1, file.canonical.size(), stdout);
        return Exit::clean;
    }
    if (file.canonical != file.original && !replace(path, file.canonical)) {
        tell_trouble({path, fmt::format("cannot be written: {}", std::strerror(errno))});
        return Exit::unreadable;
    }
    return Exit::clean;
}

int format_file(const std::string& path, const FormatOptions& options) {
    File file;
    std::string error;
    if (!read(path, file, error)) {
        tell_trouble({path, error});
        return Exit::unreadable;
    }
    canonicalize(path, file);
    if (!file.refusal.empty()) {
        tell_trouble({path, fmt::format("{}; nothing is written", file.refusal)});
        return Exit::findings;
    }
    return deliver(path, file, options);
}

}  // namespace

int format(const FormatOptions& options) {
    const bool standard_input = std::find(options.paths.begin(), options.paths.end(), "-") != options.paths.end();
    if (options.in_place && standard_input) {
        throw std::runtime_error("fmt -i -: standard input is no file that could be changed");
    }
    std::vector<Trouble> troubles;
    int worst = Exit::clean;
    for (const std::string& path : expand(options.paths, troubles)) {
        worst = std::max(worst, format_file(path, options));
    }
    tell_troubles(troubles);
    return !is_unread(troubles) ? worst : Exit::unreadable;
}

}  // namespace arbiter::cli
