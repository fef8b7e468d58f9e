// What rewriting must keep of a record, whatever bytes it is made of: asked at every place of records by a test, and of
// any bytes by a fuzz target.
#pragma once

#include "grammar/archive/record_scan.hpp"
#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::test {

/// Letters and digits: what nobody may lose.
inline std::string letters_of(std::string_view text) {
    std::string letters(text);
    std::erase_if(letters, [](char byte) { return std::isalnum(static_cast<unsigned char>(byte)) == 0; });
    return letters;
}

/// The letters of each comment, in order, whatever ends its line.
inline std::vector<std::string> comments_of(std::string_view text) {
    std::vector<std::string> comments;
    bool in_body = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
        const std::string_view line = text.substr(at, end - at);
        const std::size_t first = line.find_first_not_of(" \t");
        const std::size_t behind = std::min(line.find(" ;"), line.find("\t;"));
        const std::size_t begin = first != std::string_view::npos && line[first] == ';' ? first
                                  : in_body                                             ? behind
                                                                                        : std::string_view::npos;
        if (begin != std::string_view::npos) {
            comments.push_back(letters_of(line.substr(begin)));
        }
        const bool usual_end = text.substr(end).starts_with("\r\n");
        in_body = in_body || (first == std::string_view::npos && at != 0);
        at = end + (usual_end ? 2 : 1);
    }
    return comments;
}

/// The outcome and the codes of a record, without what only warns of how it is written.
inline std::string outcome_of(const RecordText& record, const FileReader& open) {
    Report report;
    judge(record, {}, open, report);
    std::vector<std::string> codes;
    for (const Finding& finding : report.findings) {
        if (finding.rule->id != "syntax.tolerated") {
            codes.emplace_back(finding.rule->id);
        }
    }
    std::sort(codes.begin(), codes.end());
    std::string text = std::string(name_of(report.verdict)) + (report.finished ? " finished" : "");
    for (std::uint32_t i = 0; i < report.score_count; ++i) {
        text += " " + std::to_string(report.scores[i]);
    }
    for (const std::string& code : codes) {
        text += " " + code;
    }
    return text;
}

/// What rewriting this record would do to it that it must not; empty: nothing.
inline std::string harm_of_rewriting(std::string_view text, const FileReader& open) {
    const RecordText record{text};
    const Record read = read_record(record);
    const GameEntry* const game = find_game_of(read.header);
    if (game == nullptr) {
        return {};
    }
    const Canonical once = game->format(read, open);
    if (!once.same) {
        return {};  // nothing is written
    }
    const RecordText written{once.text};
    if (RecordScan scan; scan_record(once.text, true, scan)) {
        return "it becomes two records:\n" + once.text;
    }
    if (const std::string before = outcome_of(record, open), after = outcome_of(written, open); before != after) {
        return "it was " + before + ", and is " + after + ":\n" + once.text;
    }
    if (const Canonical twice = game->format(read_record(written), open); twice.text != once.text) {
        return "written again it is another:\n" + once.text + "\n" + twice.text;
    }
    const std::string letters = letters_of(once.text);
    std::size_t at = 0;
    for (const std::string& comment : comments_of(text)) {
        at = letters.find(comment, at);
        if (at == std::string::npos) {
            return "the comment " + comment + " is lost:\n" + once.text;
        }
        at += comment.size();
    }
    return {};
}

}  // namespace arbiter::test
