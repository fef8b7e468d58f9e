// Judges bytes piece by piece or record by record, with the side files of the tests in memory.
#include "tests/fuzz/judging.hpp"

#include "cli/report/record_json.hpp"
#include "rules/registry/registry.hpp"
#include "rules/score/sheet_text.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

namespace arbiter::fuzz {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t most_bytes = std::uintmax_t{64} << 10U;

using Files = std::map<std::string, std::string, std::less<>>;

void load(const char* folder, Files& files) {
    std::error_code error;
    for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        if (at->is_regular_file() && at->file_size() <= most_bytes) {
            std::ifstream file(at->path(), std::ios::binary);
            files[at->path().filename()].assign(std::istreambuf_iterator<char>(file), {});
        }
    }
}

}  // namespace

const FileReader& known_files() {
    static const Files files = [] {
        Files loaded;
        for (const char* const folder : {"examples", "tests/cases", "tests/conformance"}) {
            load(folder, loaded);
        }
        return loaded;
    }();
    static const FileReader open = [](std::string_view path) -> std::optional<std::string> {
        const auto found = files.find(path.substr(path.find_last_of('/') + 1));
        return found == files.end() ? std::nullopt : std::optional(found->second);
    };
    return open;
}

std::string said(const RecordText& record, const Report& report) {
    const Header header;
    const cli::JudgedRecord judged{"fuzz.tgn", record, header, report};
    std::string text = score::text_of(report.sheet);
    cli::write_text(judged, {}, text);
    cli::write_json(judged, text);
    return text + '\n';
}

std::string judged(const RecordText& record, const ReportOptions& options, const FileReader& open) {
    Report report;
    judge(record, options, open, report);
    return said(record, report);
}

void each_piece(std::string_view text, std::size_t portion, const std::function<void(Piece, const RecordText&)>& each) {
    Archive archive([text, portion](char* to, std::size_t size) mutable {
        const std::size_t got = std::min({size, portion, text.size()});
        std::memcpy(to, text.data(), got);
        text.remove_prefix(got);
        return got;
    });
    RecordText record;
    for (Piece piece = archive.next(record); piece != Piece::end; piece = archive.next(record)) {
        each(piece, record);
    }
}

void each_record(std::string_view text, const std::function<void(const RecordText&, const GameEntry&)>& each) {
    each_piece(text, text.size(), [&](Piece piece, const RecordText& record) {
        const GameEntry* const game = piece == Piece::record ? find_game_of(read_record(record).header) : nullptr;
        if (game != nullptr) {
            each(record, *game);
        }
    });
}

}  // namespace arbiter::fuzz
