// A record judged anew with another text: for changes that no trial from a position in its middle can show, those of
// the header, and those of records in which somebody left facts open.
#pragma once

#include "grammar/record/words.hpp"
#include "rules/fix/simulator.hpp"
#include "rules/replay/replay.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::fix {

template <Game G>
class RecordJudge {
public:
    RecordJudge(const FileReader& open, Effort& effort) : open_(open), effort_(effort) {}

    /// How far this text goes; nothing where it cannot be read, or costs more than is left.
    std::optional<Outcome> play(const std::string& text) {
        const auto lines = static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
        if (!effort_.spend((lines + 1) * line_cost)) {
            return std::nullopt;
        }
        read_record({text}, record_);
        ReportOptions options;
        options.budget = Budget(&effort_);
        replay_.run_as_written(record_, options, open_, report_, {});
        // Once the allowance is used up nobody is convicted any more.
        const bool judged = report_.verdict != Verdict::unreadable && !effort_.spent();
        return judged ? std::optional(outcome(text)) : std::nullopt;
    }

private:
    static constexpr std::uint64_t line_cost = 8;

    Outcome outcome(const std::string& text) const {
        const auto end = static_cast<std::uint32_t>(text.size());
        std::uint32_t first = end;
        bool whole = true;
        for (const Finding& finding : report_.findings) {
            if (finding.severity == Severity::error) {
                whole = false;
                // An announced result is compared behind all lines.
                first = finding.rule->id == "claim.result" ? first : std::min(first, finding.span.begin);
            }
        }
        return {events_before(text, first), events_before(text, end), whole, whole && report_.finished};
    }

    std::uint32_t events_before(const std::string& text, std::uint32_t place) const {
        typename G::Written written{};
        LineCursor cursor{text.data(), text.data() + record_.header.body, text.data() + text.size(), &report_.seats};
        std::uint32_t events = 0;
        while (cursor.at < cursor.end && static_cast<std::uint32_t>(cursor.at - cursor.record) < place) {
            if (record::is_set_line(cursor)) {
                cursor.at =
                    std::min(cursor.end, record::current_line(cursor).data() + record::current_line(cursor).size() + 1);
            } else if (!G::read(cursor, written)) {
                break;
            } else {
                events += written.line.kind() != LineKind::nothing && written.line.span.end <= place ? 1U : 0U;
            }
        }
        return events;
    }

    const FileReader& open_;
    Effort& effort_;
    Record record_;
    Report report_;
    Replay<G> replay_;
};

}  // namespace arbiter::fix
