// The quick look at a record sees what a look at every byte sees.
#include "grammar/archive/record_scan.hpp"

#include "rules/game/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace arbiter::record_scan_test {
namespace {

/// Made of what matters: starts, halves of starts, line breaks, and now and then a byte that is not plain.
std::string random_text(Random& random) {
    constexpr std::string_view parts[] = {"\nGame:", "\nGam", "G", "\n", "a", "Game:", "0123456789abcdefghij\n"};
    std::string text = "Game: a";
    for (std::uint64_t n = random.below(40); n > 0; --n) {
        const std::uint64_t at = random.below(60);
        text += at == 0 ? "\xC3\xA9" : at == 1 ? std::string(1, '\0') : std::string(parts[at % std::size(parts)]);
        text += at == 2 ? std::string(5000, 'x') : "";
    }
    return text;
}

void expect_as_counted(const std::string& text, bool found, const RecordScan& scan) {
    const std::size_t start = text.find("\nGame:");
    ASSERT_EQ(found, start != std::string::npos);
    const std::string head = text.substr(0, found ? start + 1 : text.size());
    ASSERT_EQ(scan.scanned, head.size());
    ASSERT_EQ(scan.line_breaks, static_cast<std::uint64_t>(std::count(head.begin(), head.end(), '\n')));
    ASSERT_EQ(scan.plain, std::all_of(head.begin(), head.end(), [](char byte) { return byte > 0; }));
}

TEST(RecordScan, SeesWhatALookAtEveryByteSees) {
    Random random(11);
    for (int i = 0; i < 3000; ++i) {
        const std::string text = random_text(random);
        RecordScan scan;
        expect_as_counted(text, scan_record(text, true, scan), scan);
    }
}

TEST(RecordScan, SeesTheSameWhenTheTextComesBitByBit) {
    Random random(12);
    for (int i = 0; i < 1000; ++i) {
        const std::string text = random_text(random);
        RecordScan scan;
        bool found = false;
        for (std::size_t size = 0; size < text.size() && !found; size += 1 + random.below(100)) {
            found = scan_record(text.substr(0, size), false, scan);
        }
        expect_as_counted(text, found || scan_record(text, true, scan), scan);
    }
}

/// A portion may end anywhere in a line: its last bytes are looked at once, and counted once.
TEST(RecordScan, CountsLinesOnceWhereverAPortionEnds) {
    std::string text = "Game: a\n";
    for (int line = 0; line < 100; ++line) {
        text += "Ann 4B:3\n";
    }
    for (std::size_t portion = 1; portion < 200; ++portion) {
        RecordScan scan;
        for (std::size_t size = 0; size < text.size(); size += portion) {
            EXPECT_FALSE(scan_record(text.substr(0, size), false, scan));
        }
        expect_as_counted(text, scan_record(text, true, scan), scan);
    }
}

}  // namespace
}  // namespace arbiter::record_scan_test
