// What a caller from another program says beside the record, read from JSON.
#pragma once

#include "cli/input/given_files.hpp"
#include "cli/report/record_json.hpp"

#include <cstdint>
#include <initializer_list>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// A request that cannot be understood; the words say why. They can hold a NUL, as what was asked can.
struct BadRequest : std::runtime_error {
    explicit BadRequest(const std::string& why) : std::runtime_error(why), words(why) {}
    std::string words;
};

/// Throws BadRequest; where there are no exceptions, in a page, it tells the page instead
/// (page/core/misunderstood.cpp).
[[noreturn]] void misunderstand(const std::string& why);

/// Members of an object, each looked at by its type. A member that nobody knows is refused: it may be misspelt.
class Request {
public:
    /// The object has to outlive this; null stands for one without members.
    Request(const Json& object, std::span<const std::string_view> known);
    Request(const Json& object, std::initializer_list<std::string_view> known)
        : Request(object, std::span(known.begin(), known.size())) {}

    bool has(std::string_view name) const;
    /// Throws where there is none, or no text.
    std::string text(std::string_view name) const;
    std::string text(std::string_view name, std::string_view otherwise) const;
    bool flag(std::string_view name, bool otherwise) const;
    /// A whole number from 0.
    std::uint64_t number(std::string_view name) const;
    /// {"NAME": "TEXT"}; none where the member is missing.
    FileReader files() const;

private:
    const Json* find(std::string_view name) const;

    const Json& object_;
};

}  // namespace arbiter::cli
