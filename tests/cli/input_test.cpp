// Any bytes at all: a finding with a place, the right exit code, bounded memory, and neighbours unharmed.
#include "rules/game/random.hpp"
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <unistd.h>
#include <vector>

namespace arbiter::test::input_test {
namespace {

TEST(Input, BinaryFileIsAFinding) {
    const Folder folder;
    Random random(1);
    std::string bytes;
    for (int i = 0; i < 100'000; ++i) {
        bytes += static_cast<char>(random.below(256));
    }
    const Ran ran = arbiter("check " + folder.write("binary.tgn", bytes));
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "error[syntax.before-first-record]"));
    EXPECT_TRUE(contains(ran.out, "binary.tgn:1:"));
}

TEST(Input, NulAndBadUtf8HaveAPlaceAndLeaveTheNeighboursAlone) {
    const Folder folder;
    const std::string text = sound + "; a NUL " + std::string(1, '\0') + "\n\n" + sound + "; \xFF\n\n" + sound;
    const Ran ran = arbiter("check " + folder.write("bytes.tgn", text));
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "error[syntax.nul]"));
    EXPECT_TRUE(contains(ran.out, "bytes.tgn:7:9 (record 1)"));
    EXPECT_TRUE(contains(ran.out, "error[syntax.encoding]"));
    EXPECT_TRUE(contains(ran.out, "bytes.tgn:15:3 (record 2)"));
    EXPECT_TRUE(contains(ran.out, "record 3: incomplete"));
}

TEST(Input, DamagedCommentsAreToldByThemselves) {
    const Folder folder;
    const std::string file = folder.write("comments.tgn", "; caf\xE9\n");
    const std::string alone = arbiter("check " + file).out;
    const std::string behind = arbiter("check " + folder.write("a.tgn", broken) + " " + file).out;
    const std::string said = alone.substr(0, alone.find("unreadable"));
    EXPECT_TRUE(contains(said, "comments.tgn:1:6"));
    EXPECT_TRUE(contains(behind, said));
    EXPECT_EQ(behind.find("error[azul.display.no-color]"), behind.rfind("error[azul.display.no-color]")) << behind;
}

/// A terminal whose keyboard has sent the end of the input already.
class Terminal {
public:
    Terminal() : keyboard_(posix_openpt(O_RDWR | O_NOCTTY)) {
        opened_ = keyboard_ >= 0 && grantpt(keyboard_) == 0 && unlockpt(keyboard_) == 0;
        name_ = opened_ ? ptsname(keyboard_) : "";
        screen_ = opened_ ? open(name_.c_str(), O_RDWR | O_NOCTTY) : -1;
        opened_ = screen_ >= 0 && write(keyboard_, "\x04", 1) == 1;
    }
    ~Terminal() {
        close(screen_);
        close(keyboard_);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    bool opened() const { return opened_; }
    const std::string& name() const { return name_; }

private:
    int keyboard_;
    int screen_ = -1;
    bool opened_ = false;
    std::string name_;
};

TEST(Input, ARecordToBeTypedIsAskedFor) {
    const Terminal terminal;
    if (!terminal.opened()) {
        GTEST_SKIP() << "this machine has no terminals";
    }
    EXPECT_TRUE(contains(arbiter("check - 2>&1 <" + terminal.name()).out, "Ctrl-D on a line of its own ends it"));
    EXPECT_FALSE(contains(arbiter("check - 2>&1 </dev/null").out, "Ctrl-D"));
}

TEST(Input, ALetterOfAnOldEncodingIsNamed) {
    const Folder folder;
    const auto help = [&folder](const std::string& bytes) {
        const std::string out = arbiter("check " + folder.write("a.tgn", sound + "; " + bytes + "\n")).out;
        const std::size_t at = out.find("= help: ");
        return at == std::string::npos ? "" : out.substr(at + 8, out.find(" was probably", at) - at - 8);
    };
    EXPECT_EQ(help("caf\xE9"), "\xC3\xA9");
    EXPECT_EQ(help("Z\xF6\xEB"), "\xC3\xB6");
    EXPECT_EQ(help("\x93quoted\x94"), "\xE2\x80\x9C");
    EXPECT_EQ(help("5 \x80"), "\xE2\x82\xAC");
    EXPECT_EQ(help("\x81"), "");          // nothing there
    EXPECT_EQ(help("\xE2\x82 cut"), "");  // a piece of a euro sign
    EXPECT_EQ(help("\xA0"), "");          // a blank that nobody sees
}

TEST(Input, FilesInAnOldEncodingAreOneFindingARecord) {
    const Folder folder;
    std::string text = sound;
    for (int i = 0; i < 500; ++i) {
        text += "; \xE4\xF6\xFC\n";
    }
    const Ran ran = arbiter("check " + folder.write("a.tgn", text));
    EXPECT_EQ(ran.out.find("error["), ran.out.rfind("error[")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "= more: 499 further lines of this record cannot be read either\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "500 syntax.encoding\n")) << ran.out;
}

struct Packed {
    std::string command;  ///< a filter that packs what it reads
    std::string message;
    std::string remedy;
};

const std::vector<Packed> packed{
    {"bash -c \"gzip | gzip\"", "error[syntax.compressed]: this file is compressed with gzip, and no text",
     "gzip -dc FILE | "},
    {"python3 -c 'import sys,zipfile; z=zipfile.ZipFile(sys.stdout.buffer,\"w\"); "
     "z.writestr(\"a.tgn\",sys.stdin.read())'",
     "error[syntax.compressed]: this file is a zip archive, and no text", "unzip -p FILE | "},
    {"iconv -f UTF-8 -t UTF-16", "error[syntax.encoding]: this file is in UTF-16, not in UTF-8",
     "iconv -f UTF-16 -t UTF-8 FILE | "},
    {"iconv -f UTF-8 -t UTF-16LE", "error[syntax.encoding]: this file is in UTF-16, not in UTF-8",
     "iconv -f UTF-16LE -t UTF-8 FILE | "},
    {"iconv -f UTF-8 -t UTF-16BE", "error[syntax.encoding]: this file is in UTF-16, not in UTF-8",
     "iconv -f UTF-16BE -t UTF-8 FILE | "},
    {"iconv -f UTF-8 -t UTF-32", "error[syntax.encoding]: this file is in UTF-32, not in UTF-8",
     "iconv -f UTF-32 -t UTF-8 FILE | "},
    {"iconv -f UTF-8 -t UTF-32LE", "error[syntax.encoding]: this file is in UTF-32, not in UTF-8",
     "iconv -f UTF-32LE -t UTF-8 FILE | "},
    {"iconv -f UTF-8 -t UTF-32BE", "error[syntax.encoding]: this file is in UTF-32, not in UTF-8",
     "iconv -f UTF-32BE -t UTF-8 FILE | "},
};

/// The remedy is tried too: it brings the record back.
TEST(Input, FilesPackedTwiceAndOtherEncodingsAreNamedOnce) {
    const Folder folder;
    const std::string path = folder.write("plain.tgn", sound + "\n" + sound);
    for (const Packed& one : packed) {
        const std::string tool = one.command.substr(0, one.command.find(' '));
        const std::string back = one.remedy.substr(0, one.remedy.find(' '));
        if (shell("command -v " + tool).code != 0 || shell("command -v " + back).code != 0) {
            continue;
        }
        const std::string file = folder.path("packed.tgn");
        ASSERT_EQ(shell(one.command + " < " + path + " > " + file).code, 0) << one.command;
        for (const std::string& input : {file, "- < " + file, "- < <(cat " + file + ")"}) {
            const Ran ran = shell("bash -c '" ARBITER_EXE " check " + input + "'");
            EXPECT_EQ(ran.code, 1) << one.command;
            EXPECT_TRUE(ran.out.starts_with(one.message + "\n")) << one.command << ": " << ran.out;
            EXPECT_EQ(ran.out.find("error["), ran.out.rfind("error[")) << ran.out;
            EXPECT_TRUE(contains(ran.out, ": " + one.remedy + "arbiter check -\n")) << ran.out;
            EXPECT_TRUE(contains(ran.out, "0 records; 1 finding outside any record\n")) << ran.out;
        }
        std::string remedy = one.remedy;
        remedy.replace(remedy.find("FILE"), 4, file);
        EXPECT_TRUE(contains(shell(remedy + ARBITER_EXE " check -").out, "2 records: 2 incomplete\n")) << one.remedy;
    }
}

TEST(Input, AnswersComeWhileTheWriterThinks) {
    const Folder folder;
    const std::string talk =
        "import subprocess, sys\n"
        "game = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)\n"
        "record = open(\"" +
        folder.write("a.tgn", sound) +
        "\", \"rb\").read()\n"
        "game.stdin.write(record + b\"Game: \"); game.stdin.flush()\n"
        "for n in range(3):\n"
        "    print(b\"incomplete\" in game.stdout.readline())\n"  // waits for ever unless the answer comes
        "    game.stdin.write(record[6:] + b\"Game: \"); game.stdin.flush()\n"
        "game.stdin.write(record[6:]); game.stdin.close()\n"
        "print(len(game.stdout.readlines()), game.wait())\n";
    const std::string script = folder.write("talk.py", talk);
    for (const std::string arguments : {" check --report jsonl=- -", " check -j 3 --report jsonl=- -"}) {
        EXPECT_EQ(shell("timeout 60 python3 " + script + " " + ARBITER_EXE + arguments).out, "True\nTrue\nTrue\n2 0\n");
    }
}

TEST(Input, TruncatedRecordsAreReadAsFarAsTheyGo) {
    const Folder folder;
    for (std::size_t size = 0; size <= sound.size(); ++size) {
        const Ran ran = arbiter("check -q " + folder.write("cut.tgn", sound.substr(0, size)));
        EXPECT_TRUE(ran.code == 0 || ran.code == 1) << size;
    }
}

TEST(Input, EmptyFileAndEmptyFolderAreSaidToBe) {
    const Folder folder;
    const Ran empty = arbiter("check " + folder.write("empty.tgn", ""));
    EXPECT_EQ(empty.code, 1);
    EXPECT_TRUE(contains(empty.out, "error[syntax.no-record]"));
    std::filesystem::create_directory(folder.path("nothing"));
    const Ran nothing = arbiter("check " + folder.path("nothing") + " 2>&1");
    EXPECT_EQ(nothing.code, 3);
    EXPECT_TRUE(contains(nothing.out, "nothing: no .tgn file in this folder"));
}

TEST(Input, UnreadableFilesAreNamedAndTheOthersJudged) {
    const Folder folder;
    const Ran ran = arbiter("check " + folder.path("missing.tgn") + " " + folder.write("good.tgn", sound) + " 2>&1");
    EXPECT_EQ(ran.code, 3);
    EXPECT_TRUE(contains(ran.out, "missing.tgn: No such file or directory"));
    EXPECT_TRUE(contains(ran.out, "good.tgn:1: record 1: incomplete"));
    if (geteuid() != 0) {  // root can read everything
        std::filesystem::permissions(folder.path("good.tgn"), std::filesystem::perms::none);
        EXPECT_EQ(arbiter("check " + folder.path("good.tgn") + " 2>&1").code, 3);
    }
}

TEST(Input, TenThousandErrorsAreGrouped) {
    const Folder folder;
    std::string text = "Game: azul\nPlayers: Ann, Ben\n\n";
    for (int i = 0; i < 10'000; ++i) {
        text += "nonsense here\n";
    }
    const Ran ran = arbiter("check " + folder.write("many.tgn", text + "\n" + sound));
    EXPECT_EQ(ran.code, 1);
    EXPECT_LT(ran.out.size(), 20'000U);
    EXPECT_TRUE(contains(ran.out, "10000 syntax.unknown-name"));
    EXPECT_TRUE(contains(ran.out, "record 2: incomplete"));
}

TEST(Input, LineOfHundredsOfMegabytesTakesLittleMemory) {
    const Folder folder;
    const std::string make =
        "{ printf 'Game: azul\\nPlayers: Ann, Ben\\n\\n'; head -c 300000000 /dev/zero | tr '\\0' A; printf '\\n%s' '" +
        sound + "'; }";
    const Ran ran = shell(make + " | (" + memory_limit(150'000) + ARBITER_EXE + " check -)");
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "error[syntax.too-long]"));
    EXPECT_TRUE(contains(ran.out, "record 2: incomplete"));
}

TEST(Input, StandardInputIsReadLikeAFile) {
    const Folder folder;
    const Ran ran = shell("printf '%s' '" + broken + "' | " + ARBITER_EXE + " check -");
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "--> -:6:6 (record 1, round 1, Ann)")) << ran.out;
}

TEST(Input, ListsOfFilesAreReadWithTheFilesBesideThem) {
    const Folder folder;
    const std::string odd = folder.write("a\nb.tgn", sound);
    const std::string first = folder.write("1.tgn", sound);
    const std::string second = folder.write("2.tgn", sound);
    const std::string list = folder.write("list", "\n" + second + "\n" + folder.path("nowhere"));
    const auto count = [](const std::string& arguments) { return arbiter(arguments + " 2>/dev/null"); };
    EXPECT_EQ(count("query --count --files-from " + list).out, "1\n");
    EXPECT_EQ(count("query --count --files-from " + list).code, 3);
    EXPECT_EQ(count("query --files-from " + list + " " + first).out,
              first + ":1: record 1\n" + second + ":1: record 1\n");
    EXPECT_EQ(
        shell("find " + folder.path("") + " -name '*.tgn' -print0 | " ARBITER_EXE " query --count --files-from -").out,
        "3\n");
    EXPECT_EQ(count("check --files-from " + folder.path("no list")).code, 3);
    EXPECT_EQ(count("check --files-from /dev/null").code, 0);
    EXPECT_EQ(count("check --files-from").code, 2);
    for (const std::string command : {"check", "score", "fmt", "test", "coverage", "stats", "query"}) {
        EXPECT_EQ(count(command).code, 2) << command;
        EXPECT_NE(count(command + " --files-from " + folder.write("one", first)).code, 2) << command;
    }
}

TEST(Input, StandardInputHasTheNameItIsGiven) {
    const Folder folder;
    const std::string check = " check --stdin-filename 'club/a b.tgn' - --report ";
    const std::string path = folder.write("a.tgn", broken);
    const auto report = [&](const std::string& format) {
        return shell(ARBITER_EXE + check + format + "=- < " + path).out;
    };
    EXPECT_TRUE(contains(report("text"), "--> club/a b.tgn:6:6 (record 1")) << report("text");
    EXPECT_TRUE(contains(report("jsonl"), "\"file\":\"club/a b.tgn\"")) << report("jsonl");
    EXPECT_TRUE(contains(report("sarif"), "\"uri\":\"club/a%20b.tgn\"")) << report("sarif");
}

TEST(Input, WrongUsageIsSaidAndExitsWithTwo) {
    EXPECT_EQ(arbiter("2>/dev/null").code, 2);
    EXPECT_EQ(arbiter("check 2>/dev/null").code, 2);
    EXPECT_EQ(arbiter("explain no.such.code 2>/dev/null").code, 2);
    EXPECT_EQ(arbiter("play chess 2>/dev/null").code, 2);
    EXPECT_EQ(arbiter("--help > /dev/null").code, 0);
}

TEST(Input, DamagedCommentsBeforeTheFirstRecordAreFindings) {
    const Folder folder;
    const std::string text = "; caf\xE9\n; " + std::string(1, '\0') + "\n" + sound;
    const Ran ran = arbiter("check " + folder.write("front.tgn", text));
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "error[syntax.encoding]")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "front.tgn:1:6\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "front.tgn:2:3\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "front.tgn:3: record 1: incomplete")) << ran.out;
}

TEST(Input, NegativeNumbersAreWrongUsage) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", sound);
    for (const std::string& command :
         {std::string("play azul --games -1"), std::string("play azul --seed -1"), "check -j -1 " + path,
          "check --max-findings -1 " + path, "moves --record -1 " + path, "query --players -2 " + path}) {
        EXPECT_EQ(arbiter(command + " >/dev/null 2>&1").code, 2) << command;
    }
}

TEST(Input, NumbersThatAreNoneAreWrongUsage) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", sound);
    for (const std::string number : {"18446744073709551616", "99999999999999999999999", "1x", "1.5", "0x10", "+1"}) {
        for (const std::string& command :
             {"play azul --seed " + number, "play azul --games " + number, "play azul --players " + number,
              "check -j " + number + " " + path, "check --max-findings " + number + " " + path,
              "moves --record " + number + " " + path, "moves --count " + number + " " + path,
              "query --players " + number + " " + path}) {
            const Ran ran = arbiter(command + " 2>&1 >/dev/null");
            EXPECT_EQ(ran.code, 2) << command;
            EXPECT_TRUE(contains(ran.out, number + " is ")) << ran.out;
        }
    }
    EXPECT_EQ(arbiter("play azul --seed 18446744073709551615 >/dev/null").code, 0);
    EXPECT_EQ(arbiter("moves --count 4294967296 " + path + " >/dev/null 2>&1").code, 2);
}

TEST(Input, HeaderLinesOfRandomGamesAreHeaderLines) {
    EXPECT_TRUE(contains(arbiter("play azul --header 'House: wall=gray'").out, "\nHouse: wall=gray\n\n"));
    for (const std::string line :
         {"bogus", "X1: y", "Game: grawlix", "; a comment", "$(printf 'X-a: b\nc')", "$(printf 'X-a: \377')"}) {
        const Ran ran = arbiter("play azul --header \"" + line + "\" 2>&1");
        EXPECT_EQ(ran.code, 2) << line;
        EXPECT_TRUE(contains(ran.out, "is no header line")) << ran.out;
    }
}

TEST(Input, OutputThatCannotBeWrittenIsSaidAndExitsWithTwo) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", sound);
    for (const std::string& command :
         {"check " + path, "score " + path, "coverage " + path, "fmt " + path, "check --report jsonl=/dev/full " + path,
          "check --report junit=- " + path, std::string("completion bash"), std::string("--help")}) {
        const Ran ran = arbiter(command + " 2>&1 >/dev/full");
        EXPECT_EQ(ran.code, 2) << command;
        EXPECT_TRUE(contains(ran.out, "cannot be written")) << command << ": " << ran.out;
    }
}

TEST(Input, NothingThatATerminalObeysGetsOut) {
    const Folder folder;
    const std::string text =
        "Game: azul\nPlayers: \033[31mAnn, B\xC2\x9B"
        "en\nStart: \033[2J\nHouse: wall=\xFF\xE2\x80\xAE\n\nround 1 \033]0;x\n"
        "\nGame: \xFF\033[2J\nPlayers: Ann, Ben\n\n" +
        broken;
    const std::string path = folder.write("evil.tgn", text);
    for (const std::string& command : {"check " + path, "score " + path, "moves --record 1 " + path, "test " + path,
                                       "check --report github=- " + path, "check --report tap=- " + path}) {
        const std::string out = arbiter(command + " 2>&1").out;
        for (const std::string bytes : {"\033", "\xFF", "\xC2\x9B", "\xE2\x80\xAE"}) {
            EXPECT_FALSE(contains(out, bytes)) << command << ": " << out;
        }
        EXPECT_TRUE(contains(out, "<U+001B>")) << command << ": " << out;
    }
    const Ran json = shell(std::string(ARBITER_EXE) + " check --report jsonl=- " + path +
                           " | python3 -c 'import json,sys\n"
                           "for line in sys.stdin.buffer: json.loads(line.decode())'");
    EXPECT_EQ(json.code, 0);
}

TEST(Formatting, StandardInputIsNoFileToChange) {
    const Folder folder;
    const Ran ran = shell("cd " + folder.path("") + " && printf '%s' '" + sound + "' | " ARBITER_EXE " fmt -i - 2>&1");
    EXPECT_EQ(ran.code, 2);
    EXPECT_FALSE(std::filesystem::exists(folder.path("-")));
}

TEST(Formatting, LinksAreWrittenThrough) {
    const Folder folder;
    folder.write("real.tgn", "Game:azul\nPlayers: Ann, Ben\n\n");
    std::filesystem::create_symlink("real.tgn", folder.path("link.tgn"));
    EXPECT_EQ(arbiter("fmt -i " + folder.path("link.tgn")).code, 0);
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path("link.tgn")));
    EXPECT_EQ(folder.read("real.tgn"), "Game: azul\nPlayers: Ann, Ben\n");
}

TEST(Formatting, HeaderLinesLoseTheirIndentation) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", "Game: azul\n  Players: Ann, Ben\n\tX-a:  b\n\nround 1 Ann\n");
    EXPECT_EQ(arbiter("fmt " + path).out, "Game: azul\nPlayers: Ann, Ben\nX-a: b\n\nround 1 Ann\n");
}

TEST(Formatting, NamesOfPlayersNobodyListedAreKept) {
    const Folder folder;
    const std::string text = "Game: azul\n\nround 1 Ann\nBen 1B:2 ; so it was\nend resigned Ben\n";
    EXPECT_EQ(arbiter("fmt " + folder.write("a.tgn", text)).out, text);
}

TEST(Input, ManyThreadsSayTheSameInTheSameOrder) {
    const Folder folder;
    const std::string path = folder.path("archive.tgn");
    ASSERT_EQ(arbiter("play azul --players 4 --games 1500 > " + path).code, 0);
    ASSERT_EQ(shell("printf '%s' '" + broken + "' >> " + path).code, 0);
    const Ran alone = arbiter("check --jobs 1 --report jsonl=" + folder.path("1") + " " + path);
    const Ran together = arbiter("check --jobs 4 --report jsonl=" + folder.path("4") + " " + path);
    EXPECT_EQ(alone.code, 1);
    EXPECT_EQ(together.code, 1);
    EXPECT_EQ(alone.out, together.out);
    EXPECT_EQ(folder.read("1"), folder.read("4"));
}

}  // namespace
}  // namespace arbiter::test::input_test
