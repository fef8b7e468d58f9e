// However long an archive is, the memory that it takes is that of one record.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace arbiter::test::long_archives_test {
namespace {

/// The most memory that a command has used, in KiB.
long kilobytes(const std::string& arguments) {
    const pid_t process = fork();
    if (process == 0) {
        const std::string command = "exec " ARBITER_EXE " " + arguments + " >/dev/null";
        execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
        _exit(127);
    }
    int status = 0;
    rusage usage{};
    wait4(process, &status, 0, &usage);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) <= 1) << arguments;
    return usage.ru_maxrss;
}

/// An archive of so many games, none of them canonical, and its baseline.
class LongArchive {
public:
    explicit LongArchive(int copies) {
        const std::string games = arbiter("play azul --games 50").out;
        std::string text = "; a long archive\n";
        for (int i = 0; i < copies; ++i) {
            text += "\n" + games;
        }
        folder_.write("a.tgn", text + "\n\n\n");
        arbiter("check " + path() + " --baseline " + folder_.path("base") + " --update-baseline >/dev/null");
    }
    std::string path() const { return folder_.path("a.tgn"); }
    std::string with(const std::string& command) const {
        return command + " " + path() + (command.starts_with("check") ? " --baseline " + folder_.path("base") : "");
    }

private:
    Folder folder_;
};

TEST(LongArchives, TakeNoMoreMemoryThanShortOnes) {
    if (memory_limit(0).empty()) {
        GTEST_SKIP() << "sanitizers keep notes of all memory that was used";
    }
    const LongArchive brief(10);
    const LongArchive lengthy(100);  // 14 MB, its baseline 19
    const auto more = static_cast<long>(
        (std::filesystem::file_size(lengthy.path()) - std::filesystem::file_size(brief.path())) / 1024);
    for (const std::string command : {"fmt", "fmt --check", "test -q", "check -q", "fmt -i"}) {
        const long spread = kilobytes(lengthy.with(command)) - kilobytes(brief.with(command));
        EXPECT_LT(spread, more / 4) << command;
    }
}

}  // namespace
}  // namespace arbiter::test::long_archives_test
