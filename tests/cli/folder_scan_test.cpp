// What a folder stands for: every file of records in it, once; what is not read is named.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <sys/stat.h>
#include <unistd.h>

namespace arbiter::test::folder_scan_test {
namespace {

namespace fs = std::filesystem;

class FolderScan : public testing::Test {
protected:
    /// The files that are read, with the folder's path left out, and what is said.
    std::string listed(const std::string& name = "") {
        const std::string root = folder.path(name);
        return shell(ARBITER_EXE " query '" + root + "' 2>&1 | sed 's|" + root + "||g'").out;
    }
    Folder folder;
};

TEST_F(FolderScan, AnyLetterCase) {
    folder.write("b.TGN", sound);
    folder.write("a.tgn", sound);
    folder.write("c.Tgn", sound);
    folder.write("d.txt", sound);
    EXPECT_EQ(listed(), "a.tgn:1: record 1\nb.TGN:1: record 1\nc.Tgn:1: record 1\n");
}

TEST_F(FolderScan, LinksAreFollowedOnce) {
    fs::create_directories(folder.path("in/club"));
    fs::create_directories(folder.path("out"));
    folder.write("in/club/a.tgn", sound);
    folder.write("out/b.tgn", sound);
    fs::create_symlink("club", folder.path("in/again"));
    fs::create_symlink("club/a.tgn", folder.path("in/0.tgn"));
    fs::create_symlink("..", folder.path("in/club/up"));
    fs::create_symlink("../../out", folder.path("in/club/guests"));
    fs::create_symlink("../../out/b.tgn", folder.path("in/club/z.tgn"));
    fs::create_symlink("../in", folder.path("out/back"));
    EXPECT_EQ(listed("in/"), "club/a.tgn:1: record 1\nclub/guests/b.tgn:1: record 1\n");
}

TEST_F(FolderScan, HardLinksAreFilesOfTheirOwn) {
    folder.write("a.tgn", sound);
    fs::create_hard_link(folder.path("a.tgn"), folder.path("b.tgn"));
    EXPECT_EQ(listed(), "a.tgn:1: record 1\nb.tgn:1: record 1\n");
}

TEST_F(FolderScan, LinksThatLeadNowhereAreTold) {
    folder.write("a.tgn", sound);
    fs::create_symlink("nowhere", folder.path("b.tgn"));
    fs::create_symlink("itself", folder.path("itself"));
    EXPECT_EQ(listed(),
              "a.tgn:1: record 1\n"
              "arbiter: b.tgn: the link leads nowhere\n"
              "arbiter: skipped: itself: the link leads nowhere\n");
    EXPECT_EQ(arbiter("check " + folder.path("") + " >/dev/null 2>&1").code, 3);
}

TEST_F(FolderScan, PackedRecordsAreFound) {
    folder.write("a.tgn", sound);
    folder.write("d.gz", "x");
    ASSERT_EQ(shell("cd " + folder.path("") + " && gzip -c a.tgn >b.TGN.gz && zstd -qc a.tgn >c.tgn.zst").code, 0);
    EXPECT_EQ(listed(), "a.tgn:1: record 1\nb.TGN.gz:1: record 1\nc.tgn.zst:1: record 1\n");
}

TEST_F(FolderScan, ZipArchivesAndPipesAreSkippedAloud) {
    folder.write("a.tgn", sound);
    folder.write("b.TGN.zip", "PK");
    folder.write("d.zip", "x");
    ASSERT_EQ(mkfifo(folder.path("e.tgn").c_str(), 0600), 0);
    EXPECT_EQ(listed(),
              "a.tgn:1: record 1\n"
              "arbiter: skipped: b.TGN.zip: it is a zip archive: unzip -p FILE | arbiter check -\n"
              "arbiter: skipped: e.tgn: it is no regular file\n");
    const std::string check = "check --report FORMAT=- " + folder.path("") + " 2>/dev/null";
    const auto report = [&](const std::string& format) {
        std::string command = check;
        return arbiter(command.replace(command.find("FORMAT"), 6, format));
    };
    EXPECT_EQ(report("junit").code, 0);
    EXPECT_TRUE(contains(report("junit").out, "tests=\"3\" failures=\"0\" errors=\"0\" skipped=\"2\""));
    EXPECT_TRUE(contains(report("github").out, "\n::warning file="));
    EXPECT_TRUE(contains(report("tap").out, "\n1..1\n"));
    EXPECT_TRUE(contains(report("tap").out, "\n# "));
    EXPECT_TRUE(contains(report("sarif").out,
                         "\"executionSuccessful\":true,\"toolExecutionNotifications\":[{\"level\":\"warning\""));
}

TEST_F(FolderScan, FoldersThatCannotBeReadLeaveTheOthers) {
    if (geteuid() == 0) {
        GTEST_SKIP() << "root can read everything";
    }
    fs::create_directories(folder.path("closed"));
    folder.write("a.tgn", sound);
    fs::permissions(folder.path("closed"), fs::perms::none);
    EXPECT_EQ(listed(), "a.tgn:1: record 1\narbiter: closed: Permission denied\n");
    fs::permissions(folder.path("closed"), fs::perms::owner_all);
}

}  // namespace
}  // namespace arbiter::test::folder_scan_test
