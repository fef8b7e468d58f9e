// Where an output goes: past all links, and known again by what it is, however it is spelled.
#pragma once

#include "cli/input/descriptor.hpp"

#include <string>
#include <sys/stat.h>
#include <vector>

namespace arbiter::cli {

class OutputTarget {
public:
    /// "-" is standard output. Throws std::runtime_error when nothing can be written there.
    explicit OutputTarget(const std::string& path);

    const std::string& path() const { return path_; }      ///< as the user named it
    const Descriptor& folder() const { return folder_; }   ///< of a file; it can be written beside it
    const std::string& name() const { return name_; }      ///< of a file, in its folder
    const struct stat& status() const { return status_; }  ///< of what is there
    bool is_there() const { return there_; }               ///< something stands there already
    bool is_file() const { return kind_ == Kind::file; }   ///< a regular file, or one to be made
    bool is_standard_output() const { return kind_ == Kind::standard_output; }

    bool is_same(const OutputTarget& other) const;
    /// Whether one of these inputs is what stands there.
    bool is_among(const std::vector<std::string>& inputs) const;
    /// Whether the file is not what it was when this was made.
    bool is_changed() const;
    /// Throws when it is.
    void refuse_if_changed() const;
    /// Throws when a new file in its place would not be what the old one is: read-only, or one of several names.
    void refuse_if_kept() const;
    [[noreturn]] void refuse(const std::string& why) const;

private:
    enum class Kind { file, special, standard_output };

    bool find_special();
    void find_file();
    bool step_to(const std::string& at);
    std::string link_target(const std::string& at) const;

    std::string path_;
    Kind kind_ = Kind::file;
    Descriptor folder_;
    std::string name_;
    bool there_ = false;
    struct stat status_ {};
};

/// The status of an input as a command names it, "-" being standard input; false when there is none.
bool find_input(const std::string& path, struct stat& status);

}  // namespace arbiter::cli
