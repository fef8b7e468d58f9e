// Waits until somebody saves one of the files that are looked at, or one that they may name.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

class FileWatcher {
public:
    /// Folders are watched with all that is below them. Throws when a path cannot be watched: later on, one that is
    /// gone is waited for.
    explicit FileWatcher(const std::vector<std::string>& paths);
    ~FileWatcher();
    FileWatcher(const FileWatcher&) = delete;
    FileWatcher& operator=(const FileWatcher&) = delete;

    /// Answers behind the next saving, when a short while nothing more has been saved.
    void wait();

private:
    struct Watched {
        std::string folder;
        bool all = false;                ///< every record in it, not only those named
        std::vector<std::string> names;  ///< of files in it
    };
    /// What was asked for, and the folder that is watched for it.
    struct Given {
        std::string path;
        bool is_folder = false;
        int watch = -1;
    };
    bool add(Given& given);
    int add_file(const std::string& path);
    int add_folder(const std::string& path, const std::string& name);
    bool is_lost(const Given& given) const { return !watched_.contains(given.watch); }
    bool find_lost();
    bool is_meant(const Watched& watched, std::string_view name) const;
    bool take(std::uint32_t what, const std::string& name, const Watched& watched);
    /// Reads what has happened; true when something was saved that is looked at.
    bool read();

    int inotify_ = -1;
    std::vector<Given> given_;
    std::map<int, Watched> watched_;
};

}  // namespace arbiter::cli
