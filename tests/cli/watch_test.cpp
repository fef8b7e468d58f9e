// arbiter check --watch: the verdict again at each saving, until nothing is left to watch.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <memory>

namespace arbiter::test::watch_test {
namespace {

/// A run whose output is read while it goes on.
class LongRun {
public:
    explicit LongRun(const std::string& arguments)
        : pipe_(popen(("exec " + std::string(ARBITER_EXE) + " " + arguments + " 2>&1").c_str(), "r")) {}
    ~LongRun() {
        if (pipe_ != nullptr) {
            pclose(pipe_);
        }
    }
    LongRun(const LongRun&) = delete;
    LongRun& operator=(const LongRun&) = delete;

    /// What one check prints, up to its summary; the rest of the output when no other check follows.
    std::string next() {
        std::string text;
        std::array<char, 4096> buffer{};
        while (std::fgets(buffer.data(), buffer.size(), pipe_) != nullptr) {
            const std::string line(buffer.data());
            text += line;
            if (line[0] >= '0' && line[0] <= '9' && contains(line, " record")) {
                break;
            }
        }
        return text;
    }
    int end() {
        const int status = pclose(pipe_);
        pipe_ = nullptr;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

private:
    std::FILE* pipe_;
};

TEST(Watch, ChecksAgainAtEachSaving) {
    auto folder = std::make_unique<Folder>();
    LongRun run("check --watch " + folder->write("a.tgn", sound));
    EXPECT_TRUE(contains(run.next(), "a.tgn:1: record 1: incomplete"));
    folder->write("b.tgn", broken);  // nobody asked for it
    folder->write("a.tgn", broken);
    const std::string again = run.next();
    EXPECT_TRUE(contains(again, "saved, and checked again")) << again;
    EXPECT_TRUE(contains(again, "a.tgn:1: record 1: violation")) << again;
    std::filesystem::rename(folder->write("new", sound), folder->path("a.tgn"));  // as editors save
    EXPECT_TRUE(contains(run.next(), "a.tgn:1: record 1: incomplete"));
    folder.reset();
    EXPECT_TRUE(contains(run.next(), "nothing is left to watch"));
    EXPECT_EQ(run.end(), 3);
}

TEST(Watch, SeesNewRecordsInFoldersAndBelow) {
    auto folder = std::make_unique<Folder>();
    std::filesystem::create_directory(folder->path("below"));
    folder->write("a.tgn", sound);
    LongRun run("check --watch " + folder->path(""));
    EXPECT_TRUE(contains(run.next(), "1 record: 1 incomplete"));
    folder->write("below/b.tgn", broken);
    const std::string again = run.next();
    EXPECT_TRUE(contains(again, "2 records: 1 incomplete, 1 violation")) << again;
    folder.reset();
    EXPECT_TRUE(contains(run.next(), "nothing is left to watch"));
}

TEST(Watch, RefusesWhatCannotBeWatched) {
    EXPECT_EQ(arbiter("check --watch - </dev/null 2>&1").out,
              "arbiter: standard input cannot be watched; name the file\n");
    EXPECT_EQ(arbiter("check --watch /no/such/folder/a.tgn 2>&1").out,
              "arbiter: /no/such/folder/a.tgn cannot be watched: No such file or directory\n");
}

}  // namespace
}  // namespace arbiter::test::watch_test
