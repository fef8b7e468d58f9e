// Asks each game for the canonical text of its records.
#include "cli/language/formatting.hpp"

#include "cli/input/preamble.hpp"
#include "grammar/archive/archive.hpp"
#include "rules/registry/registry.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>

namespace arbiter::cli::lsp {
namespace {

/// Nothing when the record cannot be written in another way.
std::optional<std::string> canonical(const std::string& section, const FileReader& open) {
    Archive archive(bytes_of(section));
    RecordText text;
    const Piece piece = archive.next(text);
    if (piece == Piece::end) {
        return canonical_preamble(section);
    }
    const Record record = read_record(text);
    const GameEntry* const game = piece == Piece::record ? find_game_of(record.header) : nullptr;
    if (game == nullptr) {
        return std::nullopt;
    }
    Canonical written = game->format(record, open);
    return written.same ? std::optional(std::move(written.text)) : std::nullopt;
}

/// One blank line stands between a record and what comes before it.
std::string set_off(std::string text, bool is_last) {
    if (is_last || text.empty() || text.ends_with("\n\n")) {
        return text;
    }
    return text + (text.ends_with('\n') ? "\n" : "\n\n");
}

/// Whether what a request may take is enough for so many replays of the section more; they are spent then.
bool pays(Section& section, unsigned replays, const FileReader& open, std::uint64_t& spent) {
    if (spent > Section::most_steps) {
        return false;
    }
    const bool known = section.knows_steps();
    const std::uint64_t steps = section.steps(open);
    spent += known ? 0 : steps;
    const bool enough = spent + steps * replays <= Section::most_steps;
    spent += enough ? steps * replays : 0;
    return enough;
}

}  // namespace

Formatted formatted(Document& document, std::size_t first, std::size_t last) {
    Formatted done;
    for (std::size_t i = first; i <= last && i < document.count(); ++i) {
        Section& section = document.section(i);
        if (!pays(section, replays_to_format, document.files(), done.steps)) {
            ++done.left_out;
            continue;
        }
        if (std::optional<std::string> text = canonical(section.text(), document.files())) {
            std::vector<Edit> edit = difference(document, i, set_off(std::move(*text), i + 1 == document.count()));
            std::move(edit.begin(), edit.end(), std::back_inserter(done.edits));
        }
    }
    return done;
}

}  // namespace arbiter::cli::lsp
