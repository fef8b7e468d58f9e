// How tests run the program: a command line in, what it prints and its exit code out.
#pragma once

#include "tests/program.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <sys/wait.h>

namespace arbiter::test {

struct Ran {
    int code = -1;
    std::string out;
};

/// Runs a shell command; what it prints on standard error is in `out` too if the command says so.
inline Ran shell(const std::string& command) {
    Ran ran;
    std::FILE* const pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) {
        return ran;
    }
    std::array<char, 4096> buffer;
    while (const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
        ran.out.append(buffer.data(), got);
    }
    const int status = pclose(pipe);
    ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return ran;
}

inline Ran arbiter(const std::string& arguments) {
    return shell(std::string(ARBITER_EXE) + " " + arguments);
}

/// A shell's bound on the memory of what follows. A program that sanitizers watch takes all addresses there are for the
/// notes that they keep, so that none can be set on it.
inline std::string memory_limit(unsigned kilobytes) {
    static const bool is_watched = shell("grep -q __asan_init " ARBITER_EXE).code == 0;
    return is_watched ? std::string{} : "ulimit -v " + std::to_string(kilobytes) + "; ";
}

/// A folder that goes with the test.
class Folder {
public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "arbiter-test-XXXXXX").string();
        path_ = mkdtemp(name.data()) == nullptr ? std::string{} : name;
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string path(const std::string& name) const { return path_ + "/" + name; }
    /// Writes a file and answers its path.
    std::string write(const std::string& name, const std::string& text) const {
        std::ofstream(path(name), std::ios::binary) << text;
        return path(name);
    }
    std::string read(const std::string& name) const {
        std::ifstream file(path(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

private:
    std::string path_;
};

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// A record with one mistake, in its 6th line.
inline const std::string broken =
    "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\nAnn 1K:2\n";
/// A record without one; it is not finished.
inline const std::string sound =
    "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\nAnn 1B:2\n";

}  // namespace arbiter::test
