// Compressed files: whatever unpacks them, they are judged as the text they hold; what is damaged is not read.
#include "cli/input/record_file.hpp"
#include "tests/cli/running.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

namespace arbiter::test::unpack_test {
namespace {

struct Way {
    std::string pack;  ///< a filter
    std::string ending;
};

void PrintTo(const Way& way, std::ostream* to) {
    *to << way.ending;
}

const std::vector<Way> ways{{"gzip -n", "gz"}, {"zstd -q", "zst"}, {"lz4 -q", "lz4"}, {"xz", "xz"}, {"bzip2", "bz2"}};

class Unpack : public testing::TestWithParam<Way> {
protected:
    Unpack() {
        if (shell("command -v " + tool()).code != 0) {
            available = false;
        }
        std::string text;
        for (int i = 0; i < 300; ++i) {
            text += fmt::format("; {}\n", i * i * 7919 % 10007);
            text += (i % 7 == 0 ? broken : sound) + "\n";
        }
        folder.write("plain.tgn", text);
        pack("plain.tgn", "all.tgn");
    }
    std::string tool() const { return GetParam().pack.substr(0, GetParam().pack.find(' ')); }
    void pack(const std::string& from, const std::string& to) const {
        shell("cd " + folder.path("") + " && " + GetParam().pack + " <" + from + " >" + to);
    }
    /// Of a file called all.tgn.
    Ran check(const std::string& more = "") const {
        return shell("cd " + folder.path("") + " && " ARBITER_EXE " check all.tgn " + more + " 2>&1");
    }
    Ran check_plain() const {
        const std::string packed = folder.read("all.tgn");
        folder.write("all.tgn", folder.read("plain.tgn"));
        const Ran ran = check();
        folder.write("all.tgn", packed);
        return ran;
    }

    const Folder folder;
    bool available = true;
};

std::string name_of_way(const testing::TestParamInfo<Way>& info) {
    return info.param.ending;
}

INSTANTIATE_TEST_SUITE_P(Ways, Unpack, testing::ValuesIn(ways), name_of_way);

TEST_P(Unpack, TellsWhatTheTextTells) {
    if (!available) {
        GTEST_SKIP() << tool() << " is not installed";
    }
    ASSERT_NE(folder.read("all.tgn"), folder.read("plain.tgn"));
    const Ran plain = check_plain();
    ASSERT_EQ(plain.code, 1);
    EXPECT_EQ(check().out, plain.out);
    EXPECT_EQ(check("-j 3").out, plain.out);
    const Ran piped =
        shell("cd " + folder.path("") + " && cat all.tgn | " ARBITER_EXE " check --stdin-filename all.tgn -");
    EXPECT_EQ(piped.out, plain.out);
    EXPECT_EQ(piped.code, 1);
}

TEST_P(Unpack, ReadsOneBehindTheOther) {
    if (!available) {
        GTEST_SKIP() << tool() << " is not installed";
    }
    folder.write("second.tgn", folder.read("plain.tgn"));
    pack("second.tgn", "packed");
    folder.write("all.tgn", folder.read("all.tgn") + folder.read("packed"));
    folder.write("plain.tgn", folder.read("plain.tgn") + folder.read("second.tgn"));
    EXPECT_EQ(check().out, check_plain().out);
}

/// Whatever byte is lost or changed: what is told stands in the text, or is told to be unreadable, and every report
/// says so.
TEST_P(Unpack, WhatIsCutShortIsAnInputThatCannotBeRead) {
    if (!available) {
        GTEST_SKIP() << tool() << " is not installed";
    }
    const std::string whole = folder.read("all.tgn");
    for (const std::size_t size : {whole.size() - 1, whole.size() / 2, std::size_t{12}}) {
        folder.write("all.tgn", whole.substr(0, size));
        const Ran ran = check("--report junit=j --report jsonl=l --report sarif=s --report tap=t");
        EXPECT_EQ(ran.code, 3) << size;
        EXPECT_TRUE(contains(ran.out, "arbiter: all.tgn: its ")) << ran.out;
        EXPECT_TRUE(contains(ran.out, "cut short\n") || contains(ran.out, "damaged")) << ran.out;
        EXPECT_TRUE(contains(folder.read("j"), "errors=\"1\""));
        EXPECT_TRUE(contains(folder.read("s"), "\"executionSuccessful\":false"));
        EXPECT_TRUE(contains(folder.read("t"), "all.tgn"));
    }
}

/// The record within which the text breaks off is not judged as if it ended there.
TEST_P(Unpack, TheRecordThatIsCutOffIsNotJudged) {
    if (!available) {
        GTEST_SKIP() << tool() << " is not installed";
    }
    const std::string whole = folder.read("all.tgn");
    const std::string all = check_plain().out;
    folder.write("all.tgn", whole.substr(0, whole.size() - 1));
    std::string part = check().out;
    part.resize(std::min(part.find("arbiter: all.tgn"), part.rfind("\n\n")));
    part.resize(part.rfind('\n') + 1);
    EXPECT_EQ(all.substr(0, part.size()), part);
}

TEST_P(Unpack, WhatIsDamagedIsAnInputThatCannotBeRead) {
    if (!available) {
        GTEST_SKIP() << tool() << " is not installed";
    }
    std::string bytes = folder.read("all.tgn");
    for (std::size_t at = bytes.size() / 2; at < bytes.size() / 2 + 20; ++at) {
        bytes[at] = static_cast<char>(~bytes[at]);
    }
    folder.write("all.tgn", bytes);
    const Ran ran = check();
    EXPECT_EQ(ran.code, 3);
    EXPECT_TRUE(contains(ran.out, "damaged")) << ran.out;
    folder.write("all.tgn", folder.read("all.tgn").substr(0, bytes.size() / 3) + "\nGame: azul\n");
    EXPECT_EQ(check().code, 3);
}

TEST_P(Unpack, AnEmptyTextHasNoRecord) {
    if (!available) {
        GTEST_SKIP() << tool() << " is not installed";
    }
    folder.write("plain.tgn", "");
    pack("plain.tgn", "all.tgn");
    const Ran ran = check();
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "syntax.no-record")) << ran.out;
}

TEST_P(Unpack, OtherCommandsReadItToo) {
    if (!available) {
        GTEST_SKIP() << tool() << " is not installed";
    }
    const std::string in = "cd " + folder.path("") + " && " ARBITER_EXE " ";
    EXPECT_EQ(shell(in + "fmt all.tgn").out, shell(in + "fmt plain.tgn").out);
    EXPECT_EQ(shell(in + "query --count all.tgn").out, "300\n");
    EXPECT_EQ(shell(in + "query --verdict violation --records all.tgn").out,
              shell(in + "query --verdict violation --records plain.tgn").out);
    EXPECT_EQ(shell(in + "stats all.tgn").out, shell(in + "stats plain.tgn").out);
    EXPECT_EQ(shell(in + "show --position all.tgn").out, shell(in + "show --position plain.tgn").out);
    const Ran ran = shell(in + "fmt -i all.tgn 2>&1");
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "it is compressed, and not changed in place")) << ran.out;
}

/// 64 MiB out of very little: what is unpacked passes through, is never held, and ends soon.
TEST_P(Unpack, ABombTakesNoMemory) {
    if (!available) {
        GTEST_SKIP() << tool() << " is not installed";
    }
    shell("cd " + folder.path("") + " && (head -c 67108864 /dev/zero | tr '\\0' ' ') | " + GetParam().pack +
          " >all.tgn");
    cli::RecordFile file(folder.path("all.tgn"));
    std::string buffer(100000, '\0');
    std::uint64_t bytes = 0;
    while (const std::size_t got = file.read(buffer.data(), buffer.size())) {
        ASSERT_LE(got, buffer.size());
        bytes += got;
    }
    EXPECT_EQ(file.error(),
              "it unpacks to more than 200 times its size, as records do not; unpacked it is read all the same");
    EXPECT_LT(bytes, 33554432U);
    EXPECT_LE(file.bytes_read(), 600000U);
}

/// Whoever reads only the beginning leaves no program behind.
TEST_P(Unpack, MayBeLeftInTheMiddle) {
    if (!available) {
        GTEST_SKIP() << tool() << " is not installed";
    }
    char byte = '\0';
    for (int i = 0; i < 3; ++i) {
        cli::RecordFile file(folder.path("all.tgn"));
        ASSERT_EQ(file.read(&byte, 1), 1U);
        EXPECT_EQ(byte, ';');
    }
}

TEST(UnpackBy, AProgramThatIsNotThereIsTold) {
    const Folder folder;
    folder.write("plain.tgn", sound);
    ASSERT_EQ(shell("bzip2 <" + folder.path("plain.tgn") + " >" + folder.path("all.tgn")).code, 0);
    const Ran ran = shell("PATH=/nowhere " ARBITER_EXE " check " + folder.path("all.tgn") + " 2>&1");
    EXPECT_EQ(ran.code, 3);
    EXPECT_TRUE(contains(ran.out, "it is compressed with bzip2, which cannot be started: No such file")) << ran.out;
}

/// The environment can give xz and bzip2 options, and they decide what a shell's word means.
TEST(UnpackBy, TheEnvironmentGivesNoOptions) {
    const Folder folder;
    folder.write("plain.tgn", sound);
    for (const std::string tool : {"xz", "bzip2"}) {
        ASSERT_EQ(shell(tool + " <" + folder.path("plain.tgn") + " >" + folder.path("all.tgn")).code, 0);
        EXPECT_EQ(shell("XZ_OPT=--help BZIP2=--help " ARBITER_EXE " query --count " + folder.path("all.tgn")).out,
                  "1\n");
    }
}

std::string number_of_4_bytes(std::uint32_t number) {
    std::string bytes;
    for (int i = 0; i < 4; ++i) {
        bytes += static_cast<char>(number >> (8 * i) & 0xFFU);
    }
    return bytes;
}

TEST(UnpackFrames, ThoseToSkipMayStandAnywhere) {
    const Folder folder;
    folder.write("plain.tgn", sound);
    const std::string skipped = number_of_4_bytes(0x184D2A53) + number_of_4_bytes(70000) + std::string(70000, 'x');
    for (const std::string pack : {"zstd -q", "lz4 -q"}) {
        ASSERT_EQ(shell(pack + " <" + folder.path("plain.tgn") + " >" + folder.path("all")).code, 0);
        const std::string frame = folder.read("all");
        folder.write("all.tgn", skipped + skipped + frame + skipped + frame + skipped);
        EXPECT_EQ(arbiter("query --count " + folder.path("all.tgn") + " 2>&1").out, "2\n");
        folder.write("all.tgn", skipped.substr(0, 5000));
        EXPECT_EQ(arbiter("query --count " + folder.path("all.tgn") + " 2>/dev/null").code, 3);
    }
}

TEST(UnpackFrames, TapesAreFilledUpWithZeros) {
    const Folder folder;
    folder.write("plain.tgn", sound);
    ASSERT_EQ(shell("gzip <" + folder.path("plain.tgn") + " >" + folder.path("all")).code, 0);
    folder.write("all.tgn", folder.read("all") + std::string(1000, '\0'));
    EXPECT_EQ(arbiter("query --count " + folder.path("all.tgn")).out, "1\n");
    folder.write("all.tgn", folder.read("all") + "rubbish");
    const Ran ran = arbiter("query --count " + folder.path("all.tgn") + " 2>&1");
    EXPECT_EQ(ran.code, 3);
    EXPECT_TRUE(contains(ran.out, "all.tgn: what stands behind its gzip data is none")) << ran.out;
}

/// bzip2 leaves it out, and is content.
TEST(UnpackFrames, ADamagedOneBehindASoundOneIsNotLost) {
    const Folder folder;
    folder.write("plain.tgn", sound);
    if (shell("bzip2 <" + folder.path("plain.tgn") + " >" + folder.path("one")).code != 0) {
        GTEST_SKIP() << "bzip2 is not installed";
    }
    std::string damaged = folder.read("one");
    damaged[2] = 'x';
    folder.write("all.tgn", folder.read("one") + damaged);
    const Ran ran = arbiter("check " + folder.path("all.tgn") + " 2>&1");
    EXPECT_EQ(ran.code, 3);
    EXPECT_TRUE(contains(ran.out, "all.tgn: its bzip2 data are damaged or cut short")) << ran.out;
}

TEST(UnpackFrames, AWindowThatTakesTooMuchMemoryIsRefused) {
    const Folder folder;
    // The head of a frame with a window of 2 GiB, and a first block.
    folder.write("all.tgn", std::string("\x28\xB5\x2F\xFD\x00\xA8\x01\x00\x00", 9));
    const Ran ran = arbiter("query --count " + folder.path("all.tgn") + " 2>&1");
    EXPECT_EQ(ran.code, 3);
    EXPECT_TRUE(contains(ran.out, "its zstd data take more than 128 MiB of memory")) << ran.out;
}

}  // namespace
}  // namespace arbiter::test::unpack_test
