// Records as people write them come out like their clean twins, and lines that nobody can read are answered with an
// offer: tests/conformance/habits.
#include "cli/report/record_json.hpp"
#include "rules/registry/registry.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>
#include <sstream>
#include <utility>

namespace arbiter::test::habits_test {
namespace {

using cli::Json;

const fs::path habits_folder = "tests/conformance/habits";

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        lines.push_back(line);
    }
    return lines;
}

/// The lines of a text without blank lines and comments.
std::string events_of(const std::string& text) {
    std::string events;
    for (std::string line : lines_of(text)) {
        line.resize(std::min(line.find(" ;"), line.size()));
        if (!line.empty() && line[0] != ';') {
            events += line + '\n';
        }
    }
    return events;
}

/// All records of a text in canonical form.
std::string formatted(std::string_view text, const fs::path& path) {
    std::string out;
    judge_text(text, path.string(), [&](const RecordText& found, const Report&) {
        const Record record = read_record(found);
        const GameEntry* const game = find_game_of(record.header);
        ASSERT_NE(game, nullptr);
        const Canonical canonical = game->format(record, cli::reader_beside(path.string()));
        EXPECT_TRUE(canonical.same) << path << ", record " << found.number << ": " << canonical.difference;
        out += canonical.text;
    });
    return out;
}

class Habits : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, Habits, testing::Values("azul", "grawlix", "framework", "dorfromantik", "frame-work"),
                         [](const auto& one) { return test_name(one.param); });

TEST_P(Habits, ChangeNothing) {
    const fs::path folder = habits_folder / GetParam();
    std::map<std::pair<std::string, int>, Json> reports;
    for (const fs::path& path : files_below(folder, ".tgn")) {
        const std::string name = path.filename().string();
        judge_text(slurp(path), path.string(), [&](const RecordText& record, const Report& report) {
            std::string text;
            cli::write_json({name, record, Header{}, report}, text);
            reports[{name, static_cast<int>(record.number)}] = Json::parse(text);
        });
    }
    std::size_t count = 0;
    for (const std::string& line : lines_of(slurp(folder / "expected.jsonl"))) {
        const Json expected = Json::parse(line);
        SCOPED_TRACE(line.substr(0, 300));
        const Json& report = reports.at({expected["file"].get<std::string>(), expected["record"].get<int>()});
        for (const char* const key : {"verdict", "finished", "scores", "winners"}) {
            if (expected.contains(key)) {
                EXPECT_EQ(expected[key].dump(), report.contains(key) ? report[key].dump() : "null") << key;
            }
        }
        for (const Json& finding : report["findings"]) {
            EXPECT_NE(finding["severity"], "error") << finding.dump();
        }
        ++count;
    }
    EXPECT_EQ(count, reports.size());
}

TEST_P(Habits, AreWrittenInCanonicalForm) {
    for (const fs::path& path : files_below(habits_folder / GetParam(), ".tgn")) {
        EXPECT_EQ(events_of(formatted(slurp(path), path)), events_of(slurp(path.string() + ".canonical"))) << path;
    }
}

/// A row of by-hand.tsv.
struct Row {
    std::string game;
    std::string set_up;
    std::string place;
    std::string written;
    std::string outcome;
    std::string meant;
};

/// `\uXXXX` as UTF-8.
std::string without_escapes(const std::string& text) {
    return nlohmann::json::parse('"' + text + '"').get<std::string>();
}

std::vector<Row> rows(const std::string& game) {
    std::vector<Row> rows;
    for (const std::string& line : lines_of(slurp(habits_folder / "by-hand.tsv"))) {
        std::istringstream in(line);
        Row row;
        for (std::string* const field : {&row.game, &row.set_up, &row.place, &row.written, &row.outcome, &row.meant}) {
            std::getline(in, *field, '\t');
        }
        if (row.game == game) {
            row.written = without_escapes(row.written);
            rows.push_back(row);
        }
    }
    return rows;
}

/// The set-up with a line at its end, or instead of a header line.
std::string with_line(const Row& row, const std::string& line) {
    std::string text;
    bool put = row.place == "end";
    for (const std::string& old : lines_of(slurp(habits_folder / row.set_up))) {
        const bool here = row.place != "end" && old.starts_with(row.place + ":");
        text += here ? line + '\n' : old + '\n';
        put = put || here;
    }
    EXPECT_TRUE(put) << row.set_up << " has no " << row.place;
    return row.place == "end" ? text + line + '\n' : text;
}

/// All that is said of a text, with the number of its errors.
std::pair<std::string, std::size_t> said_of(const std::string& text, const fs::path& path) {
    std::pair<std::string, std::size_t> said;
    judge_text(text, path.string(), [&](const RecordText&, const Report& report) {
        for (const Finding& finding : report.findings) {
            said.first += finding.message + " | " + finding.help + '\n';
            said.second += finding.severity == Severity::error ? 1 : 0;
        }
    });
    return said;
}

void expect_read(const Row& row) {
    const fs::path path = habits_folder / row.set_up;
    const std::string text = with_line(row, row.written);
    const auto [said, errors] = said_of(text, path);
    EXPECT_EQ(errors, 0U) << said;
    const std::string meant = row.meant == "-" ? with_line(row, "; " + row.written) : with_line(row, row.meant);
    EXPECT_EQ(events_of(formatted(text, path)), events_of(formatted(meant, path)));
}

void expect_offers(const Row& row) {
    const auto [said, errors] = said_of(with_line(row, row.written), habits_folder / row.set_up);
    for (std::size_t at = 0; row.meant != "-" && at < row.meant.size();) {
        const std::size_t end = std::min(row.meant.find(" || ", at), row.meant.size());
        EXPECT_NE(said.find(row.meant.substr(at, end - at)), std::string::npos) << said;
        at = end + 4;
    }
    EXPECT_FALSE(said.empty());
}

TEST_P(Habits, ByHand) {
    std::size_t count = 0;
    for (const Row& row : rows(GetParam())) {
        SCOPED_TRACE(row.outcome + ": " + row.written);
        ++count;
        if (row.outcome == "read") {
            expect_read(row);
        } else {
            expect_offers(row);
        }
    }
    EXPECT_EQ(count, 40U);
}

}  // namespace
}  // namespace arbiter::test::habits_test
