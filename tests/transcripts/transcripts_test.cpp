// What people type and what comes back, word for word: each folder here has a `transcript` and the files that it is about.
// A line that begins with "$ " is run by bash in a copy of its folder, with `arbiter` on the path, one after another, so
// that a command finds what those before it left; all that it prints follows, and its exit code in brackets where that
// is not 0. Lines before the first command, and those that begin with "## ", are for the reader. What is left out of the
// folder cannot be relied on: the copy lies outside of the sources.
// ARBITER_UPDATE_GOLDEN=1 writes what comes out; read the diff like any other.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <vector>

namespace arbiter::test::transcripts_test {
namespace {

namespace fs = std::filesystem;

const fs::path root = "tests/transcripts";

std::vector<std::string> topics() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(root)) {
        if (fs::exists(entry.path() / "transcript")) {
            names.push_back(entry.path().filename().string());
        }
    }
    std::ranges::sort(names);
    return names;
}

/// As it would stand in a transcript: a last line without its end gets one, so that the next command begins a line.
std::string printed(const Ran& ran) {
    std::string text = ran.out;
    if (!text.empty() && text.back() != '\n') {
        text += '\n';
    }
    return ran.code == 0 ? text : text + "[" + std::to_string(ran.code) + "]\n";
}

std::string quoted(const std::string& text) {
    std::string inside;
    for (const char letter : text) {
        inside += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    }
    return "'" + inside + "'";
}

class Transcript : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Topics, Transcript, testing::ValuesIn(topics()), [](const auto& one) {
    std::string name = one.param;
    std::ranges::replace_if(name, [](char letter) { return std::isalnum(static_cast<unsigned char>(letter)) == 0; }, '_');
    return name;
});

TEST_P(Transcript, ComesOutAsWritten) {
    const fs::path topic = root / GetParam();
    const Folder work;
    fs::copy(topic, work.path("files"), fs::copy_options::recursive);
    fs::create_directory(work.path("bin"));
    fs::create_symlink(ARBITER_EXE, work.path("bin/arbiter"));
    const std::string before = "export LC_ALL=C.UTF-8 NO_COLOR=1 COLUMNS=100 XDG_CACHE_HOME=" + work.path("cache") +
                               " PATH=" + work.path("bin") + ":$PATH; cd " + work.path("files") + " && exec bash -c ";

    std::ifstream in(topic / "transcript");
    const std::string expected{std::istreambuf_iterator<char>(in), {}};
    std::istringstream lines(expected);
    std::string found;
    bool begun = false;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("$ ")) {
            begun = true;
            found += line + "\n" + printed(shell(before + quoted("exec 2>&1 </dev/null; " + line.substr(2))));
        } else if (!begun || line.starts_with("## ")) {
            found += line + "\n";
        }
    }
    if (std::getenv("ARBITER_UPDATE_GOLDEN") != nullptr) {
        std::ofstream(topic / "transcript", std::ios::binary) << found;
        return;
    }
    EXPECT_TRUE(begun) << topic << " runs no command";
    EXPECT_EQ(expected, found);
}

}  // namespace
}  // namespace arbiter::test::transcripts_test
