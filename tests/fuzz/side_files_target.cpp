// Decks, tile lists, lists of opened boxes and the records that a ledger names: whatever is in them, the records that
// name them are judged. A memory limit comes from outside (-malloc_limit_mb, ASAN_OPTIONS).
#include "tests/fuzz/judging.hpp"
#include "tests/fuzz/target.hpp"

#include <array>

namespace arbiter::fuzz {
namespace {

/// What stands behind this line is the record that names the file; without it all of these are tried.
constexpr std::string_view separator = "\n%%\n";

constexpr std::array<std::string_view, 4> records{
    "Game: frame-work\nPlayers: Ann, Ben, Cat\nDeck: deck.json\n\n"
    "round 1 Ann\ndeal A1 E1 E1\nAnn draw E1 use E1\nBen draw E1 plant E1 Ann\n",
    "Game: framework\nPlayers: Ann, Ben\nTiles: tiles.json\n\n"
    "round 1 Ann\noffer Y/- R/- B/-\nAnn Y/-:0,0\nBen R/-:0,0\n",
    "Game: dorfromantik\nPlayers: Ann, Ben\nTiles: boxes.json\nExtra: Circus 15\n\n"
    "Ann task F4 FF....:0,0\nBen task F? FF....:1,0\nAnn task ? ?:?\nBen land F.TT..^F:0,1\n",
    "Game: dorfromantik-campaign\nPlayers: Ann, Ben\n\ngame 1 record a.tgn\ncross start>Box-1\n\ngame 2 record a.tgn\n",
};

void try_with(std::string_view text, const FileReader& open) {
    each_record(text, [&](const RecordText& record, const GameEntry& game) {
        static_cast<void>(judged(record, {true, true, true}, open));
        const Canonical canonical = game.format(read_record(record), open);
        expect(canonical.same, "fmt would change it", {record.text, canonical.text, canonical.difference});
        Report report;
        static_cast<void>(game.position(read_record(record), open, report));
    });
}

}  // namespace
}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace arbiter;
    const std::string_view text = fuzz::text_of(data, size);
    const std::size_t end = text.find(fuzz::separator);
    const FileReader open = [text, end](std::string_view) { return std::optional(std::string(text.substr(0, end))); };
    if (end != std::string_view::npos) {
        fuzz::try_with(text.substr(end + fuzz::separator.size()), open);
        return 0;
    }
    for (const std::string_view record : fuzz::records) {
        fuzz::try_with(record, open);
    }
    return 0;
}
