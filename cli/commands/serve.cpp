// Runs serve: a line of standard input is a request, a line of standard output its answer. For editors, a message.
#include "cli/commands/serve.hpp"

#include "cli/input/inputs.hpp"
#include "cli/language/framing.hpp"
#include "cli/language/server.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/session/conversation.hpp"

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
void write_out(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0) {
        throw std::runtime_error("standard output cannot be written");
    }
}

void send(const std::string& answer) {
    if (!answer.empty()) {
        write_out(answer + '\n');
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

/// The same for an editor: messages behind headers, and a server that may be told to exit.
class EditorListener {
public:
    void hear(std::string_view bytes) {
        framing_.add(bytes);
        std::string_view message;
        while (!server_.ended() && take(framing_.next(message), message)) {
        }
        server_.publish_findings();
    }

    void finish() const {}
    const LanguageServer& server() const { return server_; }

private:
    /// False when more bytes are needed.
    bool take(Framing::Next next, std::string_view message) {
        switch (next) {
            case Framing::Next::nothing: return false;
            case Framing::Next::message: server_.hear(message); break;
            case Framing::Next::damaged: server_.complain("a message has a Content-Length"); break;
            case Framing::Next::too_long: server_.complain("this message is too long"); break;
        }
        return true;
    }

    Framing framing_;
    LanguageServer server_{[](std::string_view message) { write_out(framed(message)); }};
};

/// Until the input ends, or nobody listens any more.
template <typename Listens, typename Ended>
int listen(Listens& listener, const Ended& ended) {
    OpenFile input("-");
    std::array<char, 65536> buffer;
    while (const std::size_t got = ended() ? 0 : input.read(buffer.data(), buffer.size())) {
        listener.hear({buffer.data(), got});
    }
    listener.finish();
    if (!input.error().empty()) {
        print_input_error({"-", input.error()});
        return Exit::unreadable;
    }
    return Exit::clean;
}

int serve_editor() {
    EditorListener listener;
    const LanguageServer& server = listener.server();
    const int code = listen(listener, [&server] { return server.ended(); });
    return server.ended() && !server.in_order() ? Exit::findings : code;
}

}  // namespace

int serve(const ServeOptions& options) {
    if (options.lsp) {
        return serve_editor();
    }
    Listener listener;
    return listen(listener, [] { return false; });
}

}  // namespace arbiter::cli
