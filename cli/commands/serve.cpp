// Runs serve: a line of standard input is a request, a line of standard output its answer.
#include "cli/commands/serve.hpp"

#include "cli/inputs.hpp"
#include "cli/options.hpp"
#include "cli/serve/conversation.hpp"

#include <array>
#include <cstddef>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <string_view>

namespace arbiter::cli {
namespace {

/// A record of the largest size, each byte escaped, and files beside it.
constexpr std::size_t most_line = std::size_t{128} << 20U;

/// Whoever asks waits for the answer.
void send(std::string answer) {
    if (answer.empty()) {
        return;
    }
    answer += '\n';
    if (std::fwrite(answer.data(), 1, answer.size(), stdout) != answer.size() || std::fflush(stdout) != 0) {
        throw std::runtime_error("standard output cannot be written");
    }
}

/// Takes bytes in any portions, and answers a line when it is whole.
class Listener {
public:
    void hear(std::string_view bytes) {
        while (!bytes.empty()) {
            const std::size_t end = bytes.find('\n');
            keep(bytes.substr(0, end));
            if (end == std::string_view::npos) {
                return;
            }
            finish();
            bytes.remove_prefix(end + 1);
        }
    }

    /// A line that is empty asks nothing.
    void finish() {
        if (too_long_) {
            send(answer_to_long_line());
        } else if (line_.find_first_not_of(" \t\r") != std::string::npos) {
            send(conversation_.answer(line_));
        }
        line_.clear();
        too_long_ = false;
    }

private:
    void keep(std::string_view bytes) {
        too_long_ = too_long_ || line_.size() + bytes.size() > most_line;
        too_long_ ? line_.clear() : static_cast<void>(line_.append(bytes));
    }

    Conversation conversation_;
    std::string line_;
    bool too_long_ = false;
};

}  // namespace

int serve() {
    OpenFile input("-");
    Listener listener;
    std::array<char, 65536> buffer;
    while (const std::size_t got = input.read(buffer.data(), buffer.size())) {
        listener.hear({buffer.data(), got});
    }
    listener.finish();
    if (!input.error().empty()) {
        tell_trouble({"-", input.error()});
        return Exit::unreadable;
    }
    return Exit::clean;
}

}  // namespace arbiter::cli
