// Killed at any moment, or out of room: the old file or the new one, whole.
#include "rules/game/random.hpp"
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <map>
#include <optional>
#include <thread>
#include <unistd.h>
#include <vector>

namespace arbiter::test::stopped_writers_test {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr unsigned kills = 200;

/// The program, running in a folder, with nothing printed.
class Running {
public:
    Running(const std::string& folder, std::vector<std::string> arguments) : process_(fork()) {
        if (process_ != 0) {
            return;
        }
        std::vector<char*> words;
        arguments.insert(arguments.begin(), ARBITER_EXE);
        for (std::string& argument : arguments) {
            words.push_back(argument.data());
        }
        words.push_back(nullptr);
        const int nowhere = open("/dev/null", O_RDWR);
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
        if (chdir(folder.c_str()) == 0) {
            execv(ARBITER_EXE, words.data());
        }
        _exit(127);
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    void send(int signal) const { ::kill(process_, signal); }
    int wait() const {
        int status = 0;
        waitpid(process_, &status, 0);
        return status;
    }

private:
    pid_t process_;
};

std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words;
    std::size_t at = 0;
    for (std::size_t end = text.find(' '); end != std::string::npos; at = end + 1, end = text.find(' ', at)) {
        words.push_back(text.substr(at, end - at));
    }
    words.push_back(text.substr(at));
    return words;
}

struct Writer {
    std::string name;
    std::string arguments;
    std::vector<std::string> outputs;
    bool anew = false;  ///< the outputs are not there before
};

void PrintTo(const Writer& writer, std::ostream* to) {
    *to << writer.arguments;
}

/// By their names; nothing for a file that is not there.
using Files = std::map<std::string, std::optional<std::string>>;

class StoppedWriter : public testing::TestWithParam<Writer> {
protected:
    StoppedWriter() {
        const std::string games = arbiter("play azul --games 12 --seed 3").out;
        for (const std::string& output : GetParam().outputs) {
            begin_[output] = GetParam().anew ? std::nullopt : std::optional("what stood in " + output + "\n");
        }
        begin_["stubs/other.tgn"] = sound;
        begin_["a.tgn"] = "; the club's games\n\n" + games + "\n" + broken + "\n\n\n" + games;
        fs::create_directories(folder.path("stubs"));
        put_back();
    }
    void put_back() const {
        const Files now = read();
        for (const auto& [name, text] : begin_) {
            if (!text) {
                fs::remove(folder.path(name));
            } else if (now.at(name) != text) {
                folder.write(name, *text);
            }
        }
    }
    Files read() const {
        Files files;
        for (const auto& [name, text] : begin_) {
            files[name] = fs::exists(folder.path(name)) ? std::optional(folder.read(name)) : std::nullopt;
        }
        return files;
    }
    std::int64_t microseconds_to_run_through() {
        put_back();
        const Clock::time_point start = Clock::now();
        const int status = Running(folder.path(""), words_of(GetParam().arguments)).wait();
        const Clock::duration time = Clock::now() - start;
        EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) <= 1) << status;
        end_ = read();
        for (const std::string& output : GetParam().outputs) {
            EXPECT_NE(end_[output], begin_[output]) << output;
        }
        return std::chrono::duration_cast<std::chrono::microseconds>(time).count();
    }
    /// Each file is one or the other, and the input is the last to change.
    void expect_whole(unsigned kill) {
        const Files now = read();
        for (const auto& [name, text] : now) {
            ASSERT_TRUE(text == begin_[name] || text == end_[name]) << name << " after kill " << kill;
        }
        if (now.at("a.tgn") != begin_["a.tgn"]) {
            EXPECT_EQ(now, end_) << "after kill " << kill;
        }
    }
    std::size_t unfinished() const {
        std::size_t count = 0;
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder.path(""))) {
            count += entry.path().filename().string().starts_with(".arbiter-") ? 1U : 0U;
        }
        return count;
    }

    Folder folder;
    Files begin_;
    Files end_;
};

TEST_P(StoppedWriter, LosesNothingWhenKilled) {
    const auto longest = static_cast<std::uint32_t>(microseconds_to_run_through());
    Random random(7);
    for (unsigned kill = 0; kill < kills; ++kill) {
        put_back();
        const std::size_t before = unfinished();
        const bool softly = kill % 4 == 0;
        const Running running(folder.path(""), words_of(GetParam().arguments));
        std::this_thread::sleep_for(std::chrono::microseconds(random.below(longest + 1)));
        running.send(!softly ? SIGKILL : kill % 8 == 0 ? SIGTERM : SIGINT);
        running.wait();
        expect_whole(kill);
        if (softly) {
            EXPECT_EQ(unfinished(), before) << "after kill " << kill;
        }
    }
    microseconds_to_run_through();  // what SIGKILL leaves behind is in nobody's way
}

TEST_P(StoppedWriter, LeavesTheOldFileWhereItsSizeIsLimited) {
    const Ran ran = shell("cd " + folder.path("") + " && ulimit -f 1 && " ARBITER_EXE " " + GetParam().arguments +
                          " 2>&1 >/dev/null");
    EXPECT_EQ(ran.code, 2) << ran.out;
    EXPECT_TRUE(contains(ran.out, "cannot be written: File too large")) << ran.out;
    EXPECT_EQ(read(), begin_);
    EXPECT_EQ(unfinished(), 0U);
}

/// A small file system of its own, which only this process sees.
TEST_P(StoppedWriter, LeavesTheOldFileOnAFullDisk) {
    const Folder disk;
    const std::string mount = "mount -t tmpfs -o size=4m none " + disk.path("");
    if (shell("unshare -rm " + mount + " 2>&1").code != 0) {
        GTEST_SKIP() << "no small tmpfs can be mounted here; only the limit of a file's size was tried";
    }
    const Ran ran = shell("unshare -rm sh -c '" + mount + " && cp -r " + folder.path(".") + " " + disk.path(".") +
                          " && cd " + disk.path("") + " && head -c 9000000 /dev/zero >filler 2>/dev/null; " +
                          ARBITER_EXE + " " + GetParam().arguments + " 2>&1 >/dev/null; code=$?; rm filler; diff -r " +
                          folder.path("") + " . && exit $code'");
    EXPECT_EQ(ran.code, 2) << ran.out;
    EXPECT_TRUE(contains(ran.out, "cannot be written: No space left on device")) << ran.out;
}

INSTANTIATE_TEST_SUITE_P(
    All, StoppedWriter,
    testing::Values(
        Writer{"fmt", "fmt -i a.tgn", {"a.tgn"}},
        Writer{"query", "query --verdict violation --into bad.tgn --rest a.tgn a.tgn", {"bad.tgn", "a.tgn"}},
        Writer{"reports", "check a.tgn --report jsonl=r1 --report junit=r2 --report sarif=r3", {"r1", "r2", "r3"}},
        Writer{"baseline", "check a.tgn --baseline base --update-baseline", {"base"}},
        Writer{"stubs",
               "coverage --game azul --stubs stubs a.tgn",
               {"stubs/azul-stubs.tgn", "stubs/record-stubs.tgn"},
               true}),
    [](const testing::TestParamInfo<Writer>& one) { return one.param.name; });

}  // namespace
}  // namespace arbiter::test::stopped_writers_test
