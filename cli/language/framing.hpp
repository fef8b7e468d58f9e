// Messages in a stream of bytes, each behind a header that says how long it is, as the Language Server Protocol has it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Takes bytes in any portions. What is no message is passed over up to the next line that says a length.
class Framing {
public:
    /// An archive of a hundred MiB, as a string of JSON.
    static constexpr std::size_t most_bytes = std::size_t{256} << 20U;

    enum class Next : std::uint8_t {
        nothing,  ///< more bytes are needed
        message,
        damaged,  ///< a header without a length
        too_long,
    };

    void add(std::string_view bytes);
    /// The message is valid until bytes are added.
    Next next(std::string_view& message);

private:
    bool take_line(std::string_view& line);
    void read_field(std::string_view line);
    Next end_header();
    Next take_message(std::string_view& message);
    bool pass_over();

    enum class State : std::uint8_t { header, body, passing };

    std::string buffer_;
    std::size_t at_ = 0;        ///< what was read of it
    std::uint64_t length_ = 0;  ///< of the body, or of what is left to be passed over
    bool has_length_ = false;
    bool has_field_ = false;  ///< the header has a line at all
    State state_ = State::header;
};

/// The message behind its header.
std::string framed(std::string_view message);

}  // namespace arbiter::cli
