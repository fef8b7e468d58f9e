// Prints what the referee says of every record in a file: its verdict, the scores, and the first thing that is wrong.
#include <arbiter/arbiter.hpp>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

void print(const arbiter::Report& report) {
    std::cout << "record " << report.record << ": " << name_of(report.verdict);
    for (std::size_t i = 0; i < report.scores.size() && i < report.players.size(); ++i) {
        std::cout << (i == 0 ? ": " : ", ") << report.players[i] << ' ' << report.scores[i];
    }
    std::cout << '\n';
    if (!report.findings.empty()) {
        const arbiter::Finding& first = report.findings.front();
        std::cout << "  line " << first.place.line << ", column " << first.place.column << ": " << first.message
                  << '\n';
    }
}

}  // namespace

int main(int argc, char** argv) {
    std::ifstream file(argc == 2 ? argv[1] : "", std::ios::binary);
    if (!file) {
        std::cerr << "usage: sheet FILE\n";
        return 2;
    }
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    arbiter::judge_each(text, {}, [](const arbiter::Report& report) {
        print(report);
        return true;
    });
}
