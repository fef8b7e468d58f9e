// How tests judge: a text or a file in, reports out.
#pragma once

#include "cli/input/inputs.hpp"
#include "cli/report/text.hpp"
#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::test {

namespace fs = std::filesystem;

inline std::string slurp(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Calls each(record, report) for the records of a text; side files are looked for beside `path`.
inline void judge_text(std::string_view text, const std::string& path,
                       const std::function<void(const RecordText&, const Report&)>& each) {
    std::size_t at = 0;
    Archive archive([&](char* to, std::size_t size) {
        const std::size_t got = text.copy(to, size, at);
        at += got;
        return got;
    });
    const FileReader open = cli::reader_beside(path);
    RecordText record;
    Report report;
    for (Piece piece = archive.next(record); piece != Piece::end; piece = archive.next(record)) {
        if (piece == Piece::record) {
            judge(record, {true, true, true}, open, report);
            each(record, report);
        }
    }
}

/// What `arbiter check` prints of one record, side files beside `path`, the file being called `name`.
inline std::string check_text(std::string_view text, const std::string& name, const std::string& path) {
    std::string out;
    judge_text(text, path, [&](const RecordText& record, const Report& report) {
        cli::write_text({name, record, Header{}, report}, {}, out);
    });
    return out;
}

inline std::vector<fs::path> files_below(const fs::path& root, std::string_view extension) {
    std::vector<fs::path> paths;
    if (!fs::exists(root)) {
        return paths;
    }
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
        if (entry.is_regular_file() && entry.path().extension() == extension) {
            paths.push_back(entry.path());
        }
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

/// A name gtest accepts.
inline std::string test_name(std::string name) {
    for (char& byte : name) {
        byte = std::isalnum(static_cast<unsigned char>(byte)) != 0 ? byte : '_';
    }
    return name;
}

}  // namespace arbiter::test
