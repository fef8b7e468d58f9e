// Lines that somebody types at a terminal, with editing, history and Tab.
#pragma once

#include "cli/session/continuation.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Whatever bytes come from the terminal, a line is UTF-8 without control characters and no longer than asked for.
class TypedLines {
public:
    using Complete = std::function<Continuation(std::string_view typed)>;

    /// Throws std::runtime_error where the terminal cannot be used.
    TypedLines(Complete complete, std::size_t longest);
    ~TypedLines();
    TypedLines(const TypedLines&) = delete;
    TypedLines& operator=(const TypedLines&) = delete;

    /// Nothing when there are no more.
    std::optional<std::string> next(const std::string& prompt);

private:
    struct Editor;
    std::unique_ptr<Editor> editor_;
};

}  // namespace arbiter::cli
