// The lines of a record as its game reads them, and room to read one that stands nowhere in it.
#pragma once

#include "grammar/record/reading.hpp"
#include "grammar/text/record_text.hpp"
#include "rules/candidates/candidates.hpp"
#include "rules/fix/simulator.hpp"
#include "rules/game/game_defaults.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::fix {

template <Game G>
class RecordLines {
public:
    using Written = typename G::Written;

    explicit RecordLines(const RecordText& record)
        : size_(record.text.size()),
          buffer_(std::string(record.text) + '\n' + std::string(longest_line + 1 + Seats::scanned, '\n')),
          text_{buffer_, record.offset, record.line, record.number, false} {}
    RecordLines(const RecordLines&) = delete;
    RecordLines& operator=(const RecordLines&) = delete;

    /// With the room behind it.
    const RecordText& text() const { return text_; }
    std::string_view record() const { return std::string_view(buffer_).substr(0, size_); }
    LineCursor behind(std::uint32_t begin, const Seats& seats) const {
        return {buffer_.data(), buffer_.data() + begin, buffer_.data() + size_, &seats};
    }

    /// False when some of the lines cannot be read, or they are too many.
    bool read_all(LineCursor cursor) {
        Written written{};
        while (cursor.at < cursor.end && lines_.size() < most_lines) {
            if (!G::read(cursor, written)) {
                return false;
            }
            is_open_ = is_open_ || leaves_open(written) || written.line.kind() == LineKind::gap;
            if (written.line.kind() != LineKind::nothing) {
                lines_.push_back(written);
                events_.push_back({written.line.span, written.line.event});
                takes_back_ = takes_back_ || written.line.kind() == LineKind::undo;
            }
        }
        return cursor.at >= cursor.end && !lines_.empty() && (!takes_back_ || lines_.size() <= most_with_undo);
    }

    /// A line of nobody.
    bool read(std::string_view line, const Seats& seats, Written& written) {
        if (line.size() > longest_line || line.find('\n') != std::string_view::npos) {
            return false;
        }
        char* const begin = buffer_.data() + size_ + 1;
        std::memcpy(begin, line.data(), line.size());
        char* const end = begin + line.size();
        *end = '\n';
        // What follows is read by nobody, but names are found quickly only where bytes do follow.
        LineCursor cursor{buffer_.data(), begin, buffer_.data() + buffer_.size(), &seats};
        return G::read(cursor, written) && cursor.at == end + 1 && written.line.kind() != LineKind::nothing;
    }

    const std::vector<Written>& lines() const { return lines_; }
    const std::vector<Event>& events() const { return events_; }
    bool takes_back() const { return takes_back_; }
    /// Some line does.
    bool leaves_open() const { return is_open_; }
    /// What somebody has left open is played in all ways it can have been, which is more than a run can do.
    static bool leaves_open(const Written& written) {
        if constexpr (candidates::Joined<G>) {
            return written.line.kind() == LineKind::event ? G::is_open(written) : written.line.kind() == LineKind::turn;
        }
        return false;
    }

private:
    static constexpr std::size_t longest_line = 2000;
    static constexpr std::size_t most_lines = 4000;
    static constexpr std::size_t most_with_undo = 1000;

    std::size_t size_;    ///< of the record's text
    std::string buffer_;  ///< that text, and room for a line behind it
    RecordText text_;
    std::vector<Written> lines_;
    std::vector<Event> events_;  ///< the same, for those who do not know the game
    bool is_open_ = false;       ///< somebody has left facts open, or lines
    bool takes_back_ = false;
};

}  // namespace arbiter::fix
