// A session: whatever is played, it holds a record without errors, and taking all lines back leads to its beginning.
#include "cli/library/request.hpp"
#include "cli/session/session.hpp"
#include "tests/fuzz/judging.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace arbiter::fuzz {
namespace {

/// A session judges its record anew with every line: this many lines show what there is to see.
constexpr std::size_t most_lines = 12;

std::optional<cli::Session> opened(std::string_view header) {
    try {
        return std::optional<cli::Session>(std::in_place, std::string(header) + "\n\n", known_files());
    } catch (const cli::BadRequest&) {
        return std::nullopt;
    }
}

std::size_t errors_in(std::string_view record) {
    return cli::TracedRecord(record, {}, known_files()).errors();
}

void play(cli::Session& session, std::string_view line) {
    const std::string before = session.text();
    const std::size_t errors = session.now().errors();
    bool taken = false;
    try {
        taken = session.play(line);
    } catch (const cli::BadRequest&) {
    }
    expect(taken || session.text() == before, "a line that was refused is kept", {before, line});
    expect(session.now().errors() <= errors && errors_in(session.text()) <= errors, "a session took an error",
           {session.text()});
}

void play_all(std::string_view text) {
    const std::size_t header = std::min(text.find("\n\n"), text.size());
    std::optional<cli::Session> session = opened(text.substr(0, header));
    // Lines of the body that stand in the header are not this session's to take back.
    if (session && !session->now().trace().steps.empty()) {
        return;
    }
    std::size_t played = 0;
    for (std::size_t at = header + 2; session && at < text.size() && played < most_lines; ++played) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        play(*session, text.substr(at, end - at));
        at = end + 1;
    }
    while (session && !session->undo().empty()) {
    }
    if (session) {
        expect(session->now().trace().steps.empty(), "taking back ends before the beginning", {session->text()});
    }
}

}  // namespace
}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    arbiter::fuzz::play_all(arbiter::fuzz::text_of(data, size));
    return 0;
}
