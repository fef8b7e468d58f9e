// A text that is open in an editor, in sections, so that a change in one record leaves all others as they are.
#pragma once

#include "cli/language/section.hpp"
#include "cli/report/traced_record.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::cli {

class Document {
public:
    /// So much is judged when it comes, from its beginning; what lies behind waits until somebody looks at it.
    static constexpr std::size_t judged_at_once = std::size_t{1} << 20U;

    static constexpr std::size_t most_listed = 2000;
    /// No window shows more records.
    static constexpr std::size_t most_in_view = 200;

    /// A place by its section.
    struct Located {
        std::size_t section = 0;
        std::size_t offset = 0;  ///< in the section
        std::size_t line = 0;    ///< of the section, from 0
    };

    Document(std::string_view text, FileReader open);

    void replace(std::string_view text);
    void change(Range range, std::string_view text);

    std::size_t count() const { return sections_.size(); }
    /// So many records that nobody reads a list of them.
    bool is_archive() const { return sections_.size() > most_listed; }
    Section& section(std::size_t number) { return *sections_[number]; }
    const Section& section(std::size_t number) const { return *sections_[number]; }
    /// The line of the document in which a section begins.
    std::uint32_t first_line(std::size_t number) const;
    Located locate(Point point) const;
    Range range(std::size_t section, Span span) const { return range(section, first_line(section), span); }
    /// For who goes over all sections and knows the line in which this one begins.
    Range range(std::size_t section, std::uint32_t first_line, Span span) const;
    const FileReader& files() const { return open_; }

    /// The section is judged at the next opportunity.
    void look_at(std::size_t number);
    /// Everything that was judged is judged again: files that records name may have changed.
    void doubt();
    /// Judges what is wanted; true when there is something to be told.
    bool judge();

    /// Whether a request may take what it takes to say what each line of a section did.
    bool may_trace(std::size_t number) { return sections_[number]->allows(replays_to_trace, open_); }
    /// What each line of a section did. The last few that were asked for are kept.
    std::shared_ptr<const TracedRecord> traced(std::size_t number);

private:
    static constexpr unsigned replays_to_trace = 2;
    using Sections = std::vector<std::unique_ptr<Section>>;
    static Sections split(std::string_view text);

    FileReader open_;
    Sections sections_;
    bool told_ = false;  ///< nothing has changed since judge() said so
    std::vector<std::pair<const Section*, std::shared_ptr<const TracedRecord>>> traces_;
};

}  // namespace arbiter::cli
