// The language server: the documents that an editor has open, and what it is told of them.
#pragma once

#include "cli/language/document.hpp"
#include "cli/session/json_rpc.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace arbiter::cli {

class LanguageServer {
public:
    static constexpr std::size_t most_documents = 1000;
    using Send = std::function<void(std::string_view message)>;

    explicit LanguageServer(Send send) : send_(std::move(send)) {}

    /// One message, without its header. Any bytes are taken.
    void hear(std::string_view message);
    /// What could not be read as a message at all.
    void complain(std::string_view why);
    /// Judges what has changed and tells it. Called when no further message is waiting, so that nobody waits for the
    /// findings of a text that has changed again meanwhile.
    void publish_findings();

    bool ended() const { return state_ == State::ended; }
    /// Whether it was asked to shut down before it had to exit.
    bool in_order() const { return in_order_; }

private:
    enum class State : std::uint8_t { fresh, open, shut, ended };

    Json call(const rpc::Request& request);
    void expect(std::string_view method) const;
    Document& document(const Json& params);
    /// The section that the place is in, which is judged because somebody looks at it.
    Document::Located place(Document& document, Point point);
    /// A message to whoever sits before the editor: `method` is how it is shown.
    void tell(std::string_view method, std::string_view message) const;

    Json initialize(const Json& params);
    Json shut_down(const Json& params);
    Json exit(const Json& params);
    Json ignore(const Json& params);
    Json open(const Json& params);
    Json change(const Json& params);
    Json close(const Json& params);
    Json doubt(const Json& params);

    Json complete(const Json& params);
    Json hover(const Json& params);
    Json format_sections(Document& asked, std::size_t first, std::size_t last);
    Json format(const Json& params);
    Json format_range(const Json& params);
    Json outline(const Json& params);
    Json fold(const Json& params);
    Json prepare_rename(const Json& params);
    Json rename(const Json& params);
    Json offer_actions(const Json& params);
    Json list_lenses(const Json& params);
    Json resolve_lens(const Json& params);
    Json color(const Json& params);
    Json color_range(const Json& params);

    Send send_;
    State state_ = State::fresh;
    bool in_order_ = false;
    std::map<std::string, Document, std::less<>> documents_;
};

}  // namespace arbiter::cli
