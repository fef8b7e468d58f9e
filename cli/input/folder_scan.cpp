// Walks a folder, its links last, and tells apart what is read, skipped and out of reach.
#include "cli/input/folder_scan.hpp"

#include "cli/input/packing.hpp"
#include "grammar/text/ascii.hpp"

#include <algorithm>
#include <filesystem>
#include <set>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <utility>

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

bool is_record_name(const fs::path& path) {
    const std::string name = path.filename().string();
    return lower_case(path.extension().string()) == ".tgn" || is_packed_name(name);
}

class FolderScan {
public:
    explicit FolderScan(InputErrors& input_errors) : troubles_(input_errors) {}

    /// Links come last, so that what they lead to keeps the name it has without them.
    std::vector<std::string> run(const std::string& folder) {
        enter(folder);
        following_ = true;
        while (!links_.empty()) {
            std::set<fs::path> links;
            std::swap(links, links_);
            for (const fs::path& link : links) {
                follow(link);
            }
        }
        std::sort(found_.begin(), found_.end());
        return std::move(found_);
    }

private:
    /// Whether this file or folder is met for the first time.
    bool is_new(const fs::path& path) {
        struct stat status {};
        return ::stat(path.c_str(), &status) != 0 || seen_.emplace(status.st_dev, status.st_ino).second;
    }

    void enter(const fs::path& folder) {
        std::error_code error;
        fs::directory_iterator at(folder, error);
        is_new(folder);
        for (const fs::directory_iterator end; !error && at != end; at.increment(error)) {
            std::error_code unknown;
            if (at->is_symlink(unknown)) {
                links_.insert(at->path());
            } else {
                look_at(at->path());
            }
        }
        if (error) {
            troubles_.push_back({folder.string(), error.message()});
        }
    }

    void look_at(const fs::path& path) {
        std::error_code error;
        const fs::file_type type = fs::status(path, error).type();
        if (following_ && !is_new(path)) {
            return;
        }
        if (type == fs::file_type::directory) {
            enter(path);
        } else if (lower_case(path.filename().string()).ends_with(".tgn.zip")) {
            skip(path, "it is a zip archive: unzip -p FILE | arbiter check -");
        } else if (is_record_name(path) && type != fs::file_type::regular && !error) {
            skip(path, "it is no regular file");
        } else if (is_record_name(path)) {
            is_new(path);
            found_.push_back(path.string());
        }
    }

    void follow(const fs::path& link) {
        std::error_code error;
        const bool there = fs::exists(link, error) && !error;
        if (there) {
            look_at(link);
        } else if (!there && is_record_name(link)) {
            troubles_.push_back({link.string(), "the link leads nowhere"});
        } else if (!there) {
            skip(link, "the link leads nowhere");
        }
    }

    void skip(const fs::path& path, std::string why) { troubles_.push_back({path.string(), std::move(why), true}); }

    InputErrors& troubles_;
    std::vector<std::string> found_;
    std::set<fs::path> links_;
    std::set<std::pair<dev_t, ino_t>> seen_;
    bool following_ = false;  ///< a link may lead to what has been seen
};

}  // namespace

void scan_folder(const std::string& folder, std::vector<std::string>& files, InputErrors& input_errors) {
    const std::size_t before = input_errors.size();
    const std::vector<std::string> found = FolderScan(input_errors).run(folder);
    std::sort(input_errors.begin() + static_cast<std::ptrdiff_t>(before), input_errors.end(),
              [](const InputError& one, const InputError& other) { return one.path < other.path; });
    const bool told = std::any_of(input_errors.begin() + static_cast<std::ptrdiff_t>(before), input_errors.end(),
                                  [&folder](const InputError& input_error) { return input_error.path == folder; });
    if (found.empty() && !told) {
        input_errors.push_back({folder, "no .tgn file in this folder"});
    }
    files.insert(files.end(), found.begin(), found.end());
}

}  // namespace arbiter::cli
