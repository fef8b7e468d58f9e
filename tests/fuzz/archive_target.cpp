// Bytes are cut into records in one way only, each record is judged as if it were alone, and fmt keeps its meaning.
#include "cli/input/inputs.hpp"
#include "cli/run/run.hpp"
#include "grammar/archive/archive.hpp"
#include "rules/registry/registry.hpp"
#include "tests/fuzz/judging.hpp"
#include "tests/fuzz/target.hpp"

#include <fmt/format.h>

#include <vector>

namespace arbiter::fuzz {
namespace {

struct Stretch {
    Piece piece;
    std::string text;
    RecordText record;
};

std::vector<Stretch> stretches(std::string_view text, std::size_t portion) {
    std::vector<Stretch> all;
    each_piece(text, portion, [&](Piece piece, const RecordText& record) {
        all.push_back({piece, std::string(record.text), record});
    });
    return all;
}

std::string listed(const std::vector<Stretch>& all) {
    std::string text;
    for (const Stretch& one : all) {
        text += fmt::format("{} at {}, line {}, number {}, plain {}:\n{}\n", static_cast<int>(one.piece),
                            one.record.offset, one.record.line, one.record.number, one.record.plain, one.text);
    }
    return text;
}

/// The sizes in which a pipe might hand it over: single bytes, less and more than a vector register.
void expect_one_way_to_cut(std::string_view text, const std::string& whole) {
    for (const std::size_t portion : {std::size_t{1}, std::size_t{7}, std::size_t{64}, 1 + text.size() / 2}) {
        expect_same(whole, listed(stretches(text, portion)), "cut otherwise when it comes in portions", text);
    }
}

/// A record's places count from where its file has it: so does the copy.
void expect_alone_as_together(const Stretch& one) {
    RecordText together = one.record;
    together.text = one.text;
    const std::string there = judged(together, {true, true, true}, known_files());
    each_piece(one.text, one.text.size(), [&](Piece piece, const RecordText& alone) {
        expect(piece == Piece::record, "a record alone is none", {one.text});
        RecordText here = alone;
        here.line = together.line;
        here.number = together.number;
        here.offset = together.offset;
        expect_same(there, judged(here, {true, true, true}, known_files()), "judged otherwise when alone", one.text);
    });
}

/// What fmt promises: nothing changes but the writing, and what it has written it does not change. What it would not
/// keep whole it does not write.
void expect_canonical(const Stretch& one) {
    const GameEntry* const game = find_game_of(read_record(RecordText{one.text}).header);
    if (game == nullptr) {
        return;
    }
    const Canonical once = game->format(read_record(RecordText{one.text}), known_files());
    if (!once.whole) {
        return;
    }
    expect(once.same, "fmt would change it", {one.text, once.text, once.difference});
    const Canonical twice = game->format(read_record(RecordText{once.text}), known_files());
    expect_same(once.text, twice.text, "fmt changes what it has written", one.text);
    const auto again = stretches(once.text, once.text.size());
    expect(again.size() == 1 && again.front().piece == Piece::record && again.front().text == once.text,
           "fmt has not written one record", {one.text, once.text});
}

}  // namespace
}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace arbiter;
    const std::string_view text = fuzz::text_of(data, size);
    const auto all = fuzz::stretches(text, size);
    fuzz::expect_one_way_to_cut(text, fuzz::listed(all));
    for (const auto& one : all) {
        if (one.piece == Piece::record) {
            fuzz::expect_alone_as_together(one);
            fuzz::expect_canonical(one);
        } else {
            Report report;
            Judge judge;
            judge_piece(judge, one.piece, one.record.text.empty() ? one.record : RecordText{one.text}, {},
                        fuzz::known_files(), report);
        }
    }
    return 0;
}
