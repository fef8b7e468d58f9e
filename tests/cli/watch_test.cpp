// arbiter check --watch: the verdict again at each saving, also behind a while in which nothing was there.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <thread>

namespace arbiter::test::watch_test {
namespace {

/// A run whose output is read while it goes on.
class LongRun {
public:
    explicit LongRun(const std::string& arguments)
        : pipe_(popen(("echo $$; exec " + std::string(ARBITER_EXE) + " " + arguments + " 2>&1").c_str(), "r")) {
        std::array<char, 32> line{};
        process_ = std::fgets(line.data(), line.size(), pipe_) == nullptr ? 0 : std::atoi(line.data());
    }
    ~LongRun() {
        if (process_ > 0) {
            ::kill(process_, SIGTERM);
        }
        pclose(pipe_);
    }
    LongRun(const LongRun&) = delete;
    LongRun& operator=(const LongRun&) = delete;

    /// What one check prints, up to its summary.
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

private:
    std::FILE* pipe_;
    pid_t process_ = 0;
};

TEST(Watch, ChecksAgainAtEachSaving) {
    const Folder folder;
    LongRun run("check --watch " + folder.write("a.tgn", sound));
    EXPECT_TRUE(contains(run.next(), "a.tgn:1: record 1: incomplete"));
    folder.write("b.tgn", broken);  // nobody asked for it
    folder.write("a.tgn", broken);
    const std::string again = run.next();
    EXPECT_TRUE(contains(again, "saved, and checked again")) << again;
    EXPECT_TRUE(contains(again, "a.tgn:1: record 1: violation")) << again;
    std::filesystem::rename(folder.write("new", sound), folder.path("a.tgn"));  // as editors save
    EXPECT_TRUE(contains(run.next(), "a.tgn:1: record 1: incomplete"));
}

TEST(Watch, SeesNewRecordsInFoldersAndBelow) {
    const Folder folder;
    std::filesystem::create_directory(folder.path("below"));
    folder.write("a.tgn", sound);
    LongRun run("check --watch " + folder.path(""));
    EXPECT_TRUE(contains(run.next(), "1 record: 1 incomplete"));
    folder.write("below/b.tgn", broken);
    const std::string again = run.next();
    EXPECT_TRUE(contains(again, "2 records: 1 incomplete, 1 violation")) << again;
}

/// As when another branch is checked out, and this one again: with its last file the folder goes, too.
TEST(Watch, WaitsForFoldersThatAreGone) {
    const Folder folder;
    const std::string games = folder.path("archive/games");
    for (const std::string& path : {games, games + "/a.tgn"}) {
        std::filesystem::create_directories(games);
        folder.write("archive/games/a.tgn", sound);
        LongRun run("check --watch " + path);
        EXPECT_TRUE(contains(run.next(), "1 record: 1 incomplete")) << path;
        for (const std::string& text : {broken, sound}) {
            std::filesystem::remove_all(folder.path("archive"));
            std::this_thread::sleep_for(std::chrono::milliseconds{300});
            std::filesystem::create_directories(games);
            std::filesystem::rename(folder.write("new", text), games + "/a.tgn");
            const std::string back = run.next();
            EXPECT_TRUE(contains(back, "saved, and checked again")) << path << back;
            const std::string seen = contains(back, "1 record: ") ? back : run.next();  // between folder and file
            EXPECT_TRUE(contains(seen, text == broken ? "1 record: 1 violation" : "1 record: 1 incomplete")) << seen;
            folder.write("archive/games/a.tgn", text);  // it is watched as before
            EXPECT_TRUE(contains(run.next(), "saved, and checked again")) << path;
        }
    }
}

TEST(Watch, RefusesWhatCannotBeWatched) {
    EXPECT_EQ(arbiter("check --watch - </dev/null 2>&1").out,
              "arbiter: standard input cannot be watched; name the file\n");
    EXPECT_EQ(arbiter("check --watch /no/such/folder/a.tgn 2>&1").out,
              "arbiter: /no/such/folder/a.tgn cannot be watched: No such file or directory\n");
}

}  // namespace
}  // namespace arbiter::test::watch_test
