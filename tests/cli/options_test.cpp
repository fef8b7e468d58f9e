// Every option of every command is in the help, in the completion and in the manual, and no other is.
#include "cli/app/catalog.hpp"
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <ostream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

void PrintTo(const Command& command, std::ostream* to);
void PrintTo(const Command& command, std::ostream* to) {
    *to << command.name;
}

}  // namespace arbiter::cli

namespace arbiter::test::options_test {
namespace {

using cli::Command;
using cli::Option;
using Names = std::set<std::string>;

void add(const std::vector<std::string>& names, Names& to) {
    to.insert(names.begin(), names.end());
}

/// What the command takes by a name with dashes, help left out.
Names own_names(const Command& command) {
    Names names;
    for (const Option& option : command.options) {
        if (!option.is_argument()) {
            add(option.each_name(), names);
        }
    }
    return names;
}

Names with_help(Names names) {
    names.insert({"-h", "--help"});
    return names;
}

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word;) {
        words.push_back(word);
    }
    return words;
}

std::vector<std::string> lines_of(std::istream&& in) {
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) {
        lines.push_back(line);
    }
    return lines;
}

/// "  -q,--quiet   print errors only": names stand behind exactly two blanks.
Names helped(const std::string& command) {
    Names names;
    for (const std::string& line : lines_of(std::istringstream(arbiter(command + " --help").out))) {
        if (line.starts_with("  -")) {
            add(Option{words_of(line).front(), {}, {}}.each_name(), names);
        }
    }
    return names;
}

/// What bash offers for a dash behind the command.
Names completed(const std::string& command) {
    const Folder folder;
    const std::string script = folder.path("completion.bash");
    shell(std::string(ARBITER_EXE) + " completion bash >" + script);
    const Ran ran = shell("bash -c 'source " + script + "; COMP_WORDS=(arbiter " + command +
                          " -); COMP_CWORD=2; _arbiter; echo \"${COMPREPLY[@]}\"'");
    const std::vector<std::string> words = words_of(ran.out);
    return {words.begin(), words.end()};
}

/// The names behind each `Fl` of a line of mdoc: "j , -jobs Ar n" are -j and --jobs, "qv" in a synopsis -q and -v.
Names flags(const std::string& line) {
    Names names;
    const std::vector<std::string> words = words_of(line);
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const std::string& name = words[i + 1];
        if (name != "Fl" && (words[i] == "Fl" || words[i] == ".Fl" || words[i] == ",")) {
            if (name.starts_with('-')) {
                names.insert("-" + name);
                continue;
            }
            for (const char letter : name) {
                names.insert(std::string("-") + letter);
            }
        }
    }
    return names;
}

/// The lines of a manual page from one that is so to the next heading of its kind.
template <typename Begins>
std::vector<std::string> part(const std::string& page, std::string_view heading, const Begins& begins) {
    std::vector<std::string> found;
    bool inside = false;
    for (const std::string& line : lines_of(std::ifstream(page))) {
        if (line.starts_with(heading) || line.starts_with(".Sh")) {
            inside = begins(line);
        } else if (inside) {
            found.push_back(line);
        }
    }
    return found;
}

/// The options that a part of a page lists.
Names listed(const std::vector<std::string>& lines) {
    Names names;
    for (const std::string& line : lines) {
        if (line.starts_with(".It Fl")) {
            names.merge(flags(line));
        }
    }
    return names;
}

std::string page_of(const Command& command) {
    const std::string own = "man/arbiter-" + command.name + ".1";
    return std::filesystem::exists(own) ? own : "man/arbiter.1";
}

/// The options in the command's own page, or below the heading "… : command, …" of arbiter(1).
Names documented(const Command& command) {
    const std::string page = page_of(command);
    if (page != "man/arbiter.1") {
        return listed(lines_of(std::ifstream(page)));
    }
    return listed(part(page, ".Ss", [&](const std::string& heading) {
        return heading.find(':') != std::string::npos &&
               (heading.substr(heading.find(':')) + ",").find(" " + command.name + ",") != std::string::npos;
    }));
}

Names common_options() {
    return listed(
        part("man/arbiter.1", ".Ss", [](const std::string& heading) { return heading == ".Ss Common options"; }));
}

/// The flags in the command's synopsis, which begins behind ".Cm command".
Names in_synopsis(const Command& command) {
    Names names;
    bool own = false;
    for (const std::string& line :
         part(page_of(command), ".Sh", [](const std::string& heading) { return heading == ".Sh SYNOPSIS"; })) {
        own = line.starts_with(".Cm") ? line == ".Cm " + command.name : own && !line.starts_with(".Nm");
        if (own) {
            names.merge(flags(line));
        }
    }
    return names;
}

class Options : public testing::TestWithParam<Command> {};
INSTANTIATE_TEST_SUITE_P(Of, Options, testing::ValuesIn(cli::catalog()),
                         [](const auto& one) { return one.param.name; });

TEST_P(Options, AreInTheHelp) {
    EXPECT_EQ(helped(GetParam().name), with_help(own_names(GetParam())));
}

TEST_P(Options, AreInTheCompletion) {
    EXPECT_EQ(completed(GetParam().name), with_help(own_names(GetParam())));
}

TEST_P(Options, AreInTheManual) {
    const Names own = own_names(GetParam());
    const Names there = documented(GetParam());
    const Names common = common_options();
    for (const std::string& name : there) {
        EXPECT_TRUE(own.contains(name)) << name << " is in " << page_of(GetParam());
    }
    for (const std::string& name : own) {
        EXPECT_TRUE(there.contains(name) || common.contains(name)) << name << " is not in " << page_of(GetParam());
    }
}

/// Common options may be left out there.
TEST_P(Options, AreInTheSynopsis) {
    const Names there = in_synopsis(GetParam());
    Names shown = common_options();
    shown.insert(there.begin(), there.end());
    Names known;
    for (const Option& option : GetParam().options) {
        const std::vector<std::string> names = option.each_name();
        add(names, known);
        const bool named =
            std::any_of(names.begin(), names.end(), [&](const auto& name) { return shown.contains(name); });
        EXPECT_TRUE(option.is_argument() || named) << option.names;
    }
    for (const std::string& name : there) {
        EXPECT_TRUE(known.contains(name)) << name << " of the synopsis";
    }
}

/// Two that the synopsis sets against each other: one of them would be passed over without a word.
TEST(Options, ThatContradictEachOtherAreRefused) {
    for (const char* const line :
         {"stats --csv --svg x examples", "stats --part x --csv examples", "merge --csv --svg x y",
          "moves --count 2 --position x", "show --html - --position x", "show --html - --json x",
          "show --json --position x", "query --records --json examples", "query --count -0 examples",
          "trace --text --positions examples", "trace --text --no-points examples", "fmt -i --check examples"}) {
        const Ran ran = arbiter(std::string(line) + " 2>&1");
        EXPECT_EQ(ran.code, 2) << line;
        EXPECT_NE(ran.out.find("excludes"), std::string::npos) << line << ": " << ran.out;
    }
}

TEST(Options, CountTheRecordsOfAFileFrom1) {
    const Ran ran = arbiter("moves --record 0 tests/cases/azul/line.tgn 2>&1");
    EXPECT_EQ(ran.code, 2) << ran.out;
    EXPECT_NE(ran.out.find("counted from 1"), std::string::npos) << ran.out;
}

TEST(CommonOptions, BelongToSomeCommand) {
    Names known = with_help({"--version"});
    for (const Command& command : cli::catalog()) {
        known.merge(own_names(command));
    }
    for (const std::string& name : common_options()) {
        EXPECT_TRUE(known.contains(name)) << name;
    }
}

}  // namespace
}  // namespace arbiter::test::options_test
