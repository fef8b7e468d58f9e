// Reads the headers of all cases once.
#include "cli/cases/case_ids.hpp"

#include "cli/input/record_file.hpp"
#include "cli/text/file_name.hpp"

#include <fmt/format.h>

#include <sys/stat.h>

namespace arbiter::cli {
namespace {

bool is_regular(const std::string& path) {
    struct stat status {};
    return path != "-" && ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

}  // namespace

std::string_view case_id(const Header& header) {
    return header.value("X-Case");
}

CaseIds::CaseIds(const std::vector<std::string>& files) {
    RecordText text;
    Record record;
    for (const std::string& path : files) {
        if (!is_regular(path)) {
            continue;
        }
        RecordFile file(path);
        Archive archive([&file](char* to, std::size_t size) { return file.read(to, size); });
        for (Piece piece = archive.next(text); piece != Piece::end; piece = archive.next(text)) {
            read_record(text, record);
            if (const std::string_view id = case_id(record.header); !id.empty()) {
                first_.emplace(id, Place{path, text.line});
            }
        }
    }
}

std::string CaseIds::first_place(const std::string& file, const Record& record) const {
    const auto at = first_.find(case_id(record.header));
    const bool here = at == first_.end() || (at->second.file == file && at->second.line == record.text.line);
    return here ? std::string() : fmt::format("{}:{}", shown_name(at->second.file), at->second.line);
}

}  // namespace arbiter::cli
