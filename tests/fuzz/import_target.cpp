// Imports and conversations: any bytes are a record, an answer, or a reason why not.
#include "cli/import/source.hpp"
#include "cli/session/conversation.hpp"
#include "tests/fuzz/judging.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <string>

namespace arbiter::fuzz {
namespace {

/// What an import makes of bytes is one record of a game that is known.
void import(std::string_view text) {
    for (const cli::ImportFormat& format : cli::import_formats()) {
        try {
            const std::string record = format.convert(text, {"azul", "Ann, Ben"});
            expect(record.starts_with("Game: azul\n"), "an import makes no record of Azul", {text, record});
            expect(record.find("\nGame:") == std::string::npos, "an import makes several records", {text, record});
        } catch (const cli::NotImported&) {
        }
    }
}

void converse(std::string_view text) {
    cli::Conversation conversation;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string answer = conversation.answer(text.substr(at, end - at));
        expect(answer.find('\n') == std::string::npos, "an answer of several lines", {text, answer});
        expect(answer.empty() || cli::Json::accept(answer), "an answer that is no JSON", {text, answer});
        at = end + 1;
    }
}

}  // namespace
}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = arbiter::fuzz::text_of(data, size);
    arbiter::fuzz::import(text);
    arbiter::fuzz::converse(text);
    return 0;
}
