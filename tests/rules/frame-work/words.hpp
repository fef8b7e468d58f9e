// Records of FRAME-WORK word by word, so that tests can put another card in the place of one.
#pragma once

#include <sstream>
#include <string>
#include <vector>

namespace arbiter::test {

using Words = std::vector<std::string>;

inline std::vector<Words> words_of(const std::string& text) {
    std::vector<Words> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        Words& found = lines.emplace_back();
        for (std::string word; words >> word;) {
            found.push_back(word);
        }
    }
    return lines;
}

inline std::string text_of(const std::vector<Words>& lines) {
    std::string text;
    for (const Words& line : lines) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            text += (i == 0 ? "" : " ") + line[i];
        }
        text += '\n';
    }
    return text;
}

}  // namespace arbiter::test
