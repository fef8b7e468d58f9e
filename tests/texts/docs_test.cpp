// README and manual tell the truth: their transcripts are run again, and they name every rule there is.
// ARBITER_UPDATE_GOLDEN=1 puts what the program says now into the transcripts; read the diff like any other.
#include "grammar/dorfromantik/printed.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/registry/registry.hpp"
#include "tests/judging.hpp"
#include "tests/program.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <sys/wait.h>
#include <utility>
#include <vector>

namespace arbiter::test::docs_test {
namespace {

namespace fs = std::filesystem;

using Lines = std::vector<std::string>;

constexpr std::string_view prompt = "$ arbiter ";

Lines lines_of(const fs::path& file) {
    std::ifstream in(file);
    Lines lines;
    for (std::string line; std::getline(in, line);) {
        lines.push_back(line);
    }
    return lines;
}

struct Outcome {
    std::string text;
    int code;
};

/// Runs a command from the root of the sources, where nothing but ASCII is shown: what it prints, and nothing of what
/// it says besides.
Outcome run(const std::string& command) {
    std::string text;
    std::FILE* const pipe = ::popen(("export LC_ALL=C; " + command + " 2>/dev/null </dev/null").c_str(), "r");
    if (pipe == nullptr) {
        return {"this command cannot be run", -1};
    }
    std::array<char, 4096> buffer{};
    while (const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
        text.append(buffer.data(), got);
    }
    const int status = ::pclose(pipe);
    return {text, WIFEXITED(status) ? WEXITSTATUS(status) : -1};
}

Lines split(const std::string& text) {
    Lines lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
    return text;
}

/// mdoc's own characters, which a literal display has to escape. The backslash comes first when writing.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> escapes{
    {{"\\", "\\e"}, {"'", "\\(aq"}, {"^", "\\(ha"}, {"`", "\\(ga"}, {"~", "\\(ti"}}};

std::string to_mdoc(std::string line) {
    for (const auto& [plain, escaped] : escapes) {
        line = replaced(line, plain, escaped);
    }
    return line.starts_with('.') ? "\\&" + line : line;
}

std::string from_mdoc(std::string line) {
    line = replaced(replaced(line, "\\&", ""), "\\(dq", "\"");
    for (auto escape = escapes.rbegin(); escape != escapes.rend(); ++escape) {
        line = replaced(line, escape->second, escape->first);
    }
    return line;
}

bool is_page(const fs::path& file) {
    const std::string kind = file.extension().string();
    return kind.size() == 2 && kind[1] >= '1' && kind[1] <= '9';
}

std::vector<fs::path> pages() {
    std::vector<fs::path> found;
    for (const fs::directory_entry& entry : fs::directory_iterator("man")) {
        if (is_page(entry.path())) {
            found.push_back(entry.path());
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<fs::path> documents() {
    std::vector<fs::path> all = pages();
    all.insert(all.begin(), "README.md");
    return all;
}

/// A block of a document that begins with a prompt: the lines from `begin` to `end`, between its delimiters.
struct Transcript {
    std::size_t begin;
    std::size_t end;
};

bool opens(const fs::path& file, const std::string& line) {
    return is_page(file) ? line.starts_with(".Bd -literal") : line.starts_with("```");
}

bool closes(const fs::path& file, const std::string& line) {
    return is_page(file) ? line == ".Ed" : line == "```";
}

std::vector<Transcript> transcripts(const fs::path& file, const Lines& lines) {
    std::vector<Transcript> found;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        if (!opens(file, lines[at])) {
            continue;
        }
        const std::size_t begin = ++at;
        while (at < lines.size() && !closes(file, lines[at])) {
            ++at;
        }
        if (begin < at && lines[begin].starts_with(prompt)) {
            found.push_back({begin, at});
        }
    }
    return found;
}

std::string command_of(std::string_view line) {
    return "'" ARBITER_EXE "' " + std::string(line.substr(prompt.size()));
}

/// The block as it would be today: its commands, each with what it prints now, an empty line between them.
Lines run_again(const Lines& block) {
    Lines now;
    for (const std::string& line : block) {
        if (!line.starts_with(prompt)) {
            continue;
        }
        if (!now.empty()) {
            now.emplace_back();
        }
        now.push_back(line);
        for (std::string& out : split(run(command_of(line)).text)) {
            now.push_back(std::move(out));
        }
        while (now.back().empty()) {
            now.pop_back();
        }
    }
    return now;
}

std::string joined(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text.append(line).push_back('\n');
    }
    return text;
}

/// Answers the document with every transcript as it would be today; blocks that differ are reported.
Lines refreshed(const fs::path& file, const Lines& lines, bool report) {
    const bool page = is_page(file);
    Lines now;
    std::size_t copied = 0;
    for (const Transcript& transcript : transcripts(file, lines)) {
        now.insert(now.end(), lines.begin() + static_cast<std::ptrdiff_t>(copied),
                   lines.begin() + static_cast<std::ptrdiff_t>(transcript.begin));
        copied = transcript.end;
        Lines block(lines.begin() + static_cast<std::ptrdiff_t>(transcript.begin),
                    lines.begin() + static_cast<std::ptrdiff_t>(transcript.end));
        if (page) {
            std::transform(block.begin(), block.end(), block.begin(), from_mdoc);
        }
        Lines fresh = run_again(block);
        if (report) {
            EXPECT_EQ(joined(block), joined(fresh)) << file << ", line " << transcript.begin + 1;
        }
        if (page) {
            std::transform(fresh.begin(), fresh.end(), fresh.begin(), to_mdoc);
        }
        std::move(fresh.begin(), fresh.end(), std::back_inserter(now));
    }
    now.insert(now.end(), lines.begin() + static_cast<std::ptrdiff_t>(copied), lines.end());
    return now;
}

std::string test_name(const fs::path& file) {
    std::string name = file.filename().string();
    std::replace_if(
        name.begin(), name.end(), [](char byte) { return byte == '.' || byte == '-'; }, '_');
    return name;
}

class Document : public testing::TestWithParam<fs::path> {};
INSTANTIATE_TEST_SUITE_P(Docs, Document, testing::ValuesIn(documents()),
                         [](const auto& one) { return test_name(one.param); });

TEST_P(Document, ShowsWhatTheProgramPrints) {
    const Lines lines = lines_of(GetParam());
    ASSERT_FALSE(lines.empty()) << GetParam();
    const bool updating = std::getenv("ARBITER_UPDATE_GOLDEN") != nullptr;
    const Lines now = refreshed(GetParam(), lines, !updating);
    if (updating && now != lines) {
        std::ofstream(GetParam()) << joined(now);
    }
}

class Page : public testing::TestWithParam<fs::path> {};
INSTANTIATE_TEST_SUITE_P(Docs, Page, testing::ValuesIn(pages()), [](const auto& one) { return test_name(one.param); });

TEST_P(Page, IsGoodMdoc) {
    // Whether other manuals are installed is no matter of the page.
    const Outcome outcome = run("mandoc -Tlint '" + GetParam().string() +
                                "' 2>&1 | grep -v -e 'referenced manual not found' -e 'outdated mandoc.db'");
    EXPECT_EQ(outcome.text, "");
}

/// Commands that are shown without what they print are at least commands. Those that write files, or go on until
/// somebody stops them, are left alone.
TEST_P(Page, ShowsCommandsThatExist) {
    constexpr std::string_view display = ".Dl ";
    for (const std::string& line : lines_of(GetParam())) {
        const std::string shown = line.starts_with(display) ? from_mdoc(line.substr(display.size())) : std::string{};
        const bool ends = shown.find(" --watch") == std::string::npos;
        if (shown.starts_with(prompt) && ends && shown.find_first_of(">|") == std::string::npos) {
            EXPECT_NE(run(command_of(shown)).code, 2) << shown;
        }
    }
}

/// Hosts of code show no mdoc.
TEST(Manual, StandsThereAsMarkdown) {
    const Outcome outcome =
        run("folder=$(mktemp -d); man/to-markdown \"$folder\" && diff -r \"$folder\" man/markdown; rm -r \"$folder\"");
    EXPECT_EQ(outcome.text, "") << "man/to-markdown writes it anew";
}

TEST(Readme, IsShortAndHasTranscripts) {
    const Lines lines = lines_of("README.md");
    EXPECT_LT(lines.size(), 100U);
    EXPECT_GE(transcripts("README.md", lines).size(), 2U);
}

bool is_code_letter(char byte) {
    return (byte >= 'a' && byte <= 'z') || byte == '-' || byte == '.';
}

/// The words of a page that look like codes: letters and `-`, with dots between them.
std::set<std::string, std::less<>> codes_in(const fs::path& page) {
    std::set<std::string, std::less<>> codes;
    for (const std::string& line : lines_of(page)) {
        for (auto at = line.begin(); at != line.end();) {
            const auto begin = std::find_if(at, line.end(), is_code_letter);
            at = std::find_if_not(begin, line.end(), is_code_letter);
            std::string word(begin, at);
            word.resize(word.find_last_not_of('.') + 1);  // the end of a sentence
            codes.insert(std::move(word));
        }
    }
    return codes;
}

void expect_rules(const fs::path& page, std::span<const Rule> rules) {
    const auto codes = codes_in(page);
    for (const Rule& rule : rules) {
        EXPECT_TRUE(codes.contains(rule.id)) << rule.id << " is not in " << page;
    }
}

/// A page must not go on naming a rule that is gone.
void expect_no_other_rules(const fs::path& page, const GameEntry& entry) {
    for (const std::string& code : codes_in(page)) {
        const bool ours = code.starts_with(std::string(entry.about->id) + '.');
        EXPECT_TRUE(!ours || find_rule(code) != nullptr) << code << " in " << page << " is no rule";
    }
}

fs::path page_of(const GameEntry& entry) {
    return fs::path("man") / ("arbiter-" + std::string(entry.about->id) + ".7");
}

/// The records on a page, line by line as they stand there.
std::vector<std::string> records_on(const fs::path& page) {
    std::vector<std::string> records;
    bool inside = false;
    for (const std::string& line : lines_of(page)) {
        inside = line != ".Ed" && (inside || line.starts_with("Game: "));
        if (line.starts_with("Game: ")) {
            records.emplace_back();
        }
        if (inside) {
            records.back() += from_mdoc(line) + '\n';
        }
    }
    return records;
}

TEST(FirstRecord, IsOneOfEachGameAndNothingIsWrongWithIt) {
    const std::vector<std::string> records = records_on("man/arbiter-first-record.7");
    EXPECT_EQ(records.size(), 5U);
    for (const std::string& record : records) {
        judge_text(record, "man/first-record.tgn", [&](const RecordText&, const Report& report) {
            EXPECT_NE(report.verdict, Verdict::violation) << record;
            EXPECT_NE(report.verdict, Verdict::unreadable) << record;
            for (const Finding& finding : report.findings) {
                EXPECT_TRUE(finding.rule->id.starts_with("record.un")) << finding.message << "\n" << record;
            }
        });
    }
}

TEST(FirstRecord, ListsThePrintedTilesOfDorfromantik) {
    const std::string page = joined(lines_of("man/arbiter-first-record.7"));
    std::istringstream words(page.substr(page.find("Landscape tiles:")));
    std::size_t listed = 0;
    for (std::string word; words >> word;) {
        if (word == std::to_string(listed + 1)) {
            words >> word;
            EXPECT_EQ(from_mdoc(word), dorfromantik::numbered_tiles.at(listed)) << listed + 1;
            ++listed;
        }
    }
    EXPECT_EQ(listed, dorfromantik::numbered_tiles.size());
}

TEST(Manual, NamesEveryRule) {
    expect_rules("man/tgn.5", record::rulebook());
    for (const GameEntry& entry : arbiter::games()) {
        expect_rules(page_of(entry), entry.rulebook);
        expect_no_other_rules(page_of(entry), entry);
    }
}

TEST(Manual, NamesEveryRuling) {
    for (const GameEntry& entry : arbiter::games()) {
        const std::string page = joined(lines_of(page_of(entry)));
        for (const Ruling& ruling : entry.rulings) {
            EXPECT_NE(page.find(ruling.id), std::string::npos) << ruling.id << " of " << entry.about->id;
        }
    }
}

}  // namespace
}  // namespace arbiter::test::docs_test
