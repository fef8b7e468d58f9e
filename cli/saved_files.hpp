// Waits until somebody saves one of the files that are looked at, or one that they may name.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

class SavedFiles {
public:
    /// Folders are watched with all that is below them. Throws when a path cannot be watched.
    explicit SavedFiles(const std::vector<std::string>& paths);
    ~SavedFiles();
    SavedFiles(const SavedFiles&) = delete;
    SavedFiles& operator=(const SavedFiles&) = delete;

    /// Answers behind the next saving, when a short while nothing more has been saved. False: nothing is left to watch.
    bool wait();

private:
    struct Watched {
        std::string folder;
        bool all = false;                ///< every record in it, not only those named
        std::vector<std::string> names;  ///< of files in it
    };
    void add_file(const std::string& path);
    bool add_folder(const std::string& path, const std::string& name);
    bool is_meant(const Watched& watched, std::string_view name) const;
    bool take(std::uint32_t what, const std::string& name, const Watched& watched);
    /// Reads what has happened; true when something was saved that is looked at.
    bool read();

    int inotify_ = -1;
    std::map<int, Watched> watched_;
};

}  // namespace arbiter::cli
