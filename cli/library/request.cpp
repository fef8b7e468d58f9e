// Looks at the members of a request, and says what is wrong with them.
#include "cli/library/request.hpp"

#include "grammar/text/phrase.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <utility>

namespace arbiter::cli {
namespace {

constexpr std::size_t most_shown = 40;

}  // namespace

Request::Request(const Json& object, std::span<const std::string_view> known) : object_(object) {
    if (object.is_null()) {
        return;
    }
    if (!object.is_object()) {
        misunderstand("an object is wanted, with names and values");
    }
    for (const auto& [name, value] : object.items()) {
        if (std::find(known.begin(), known.end(), name) == known.end()) {
            misunderstand(fmt::format("there is no \"{}\" here: known are {}", name.substr(0, most_shown),
                                      joined_by(known, ", ")));
        }
    }
}

const Json* Request::find(std::string_view name) const {
    const auto found = object_.is_object() ? object_.find(std::string(name)) : object_.end();
    return found == object_.end() ? nullptr : &*found;
}

bool Request::has(std::string_view name) const {
    return find(name) != nullptr;
}

std::string Request::text(std::string_view name) const {
    const Json* const value = find(name);
    if (value == nullptr || !value->is_string()) {
        misunderstand(fmt::format("\"{}\" {}", name, value == nullptr ? "is missing" : "has to be a text"));
    }
    return value->get<std::string>();
}

std::string Request::text(std::string_view name, std::string_view otherwise) const {
    return has(name) ? text(name) : std::string(otherwise);
}

bool Request::flag(std::string_view name, bool otherwise) const {
    const Json* const value = find(name);
    if (value != nullptr && !value->is_boolean()) {
        misunderstand(fmt::format("\"{}\" has to be true or false", name));
    }
    return value == nullptr ? otherwise : value->get<bool>();
}

std::uint64_t Request::number(std::string_view name) const {
    const Json* const value = find(name);
    if (value == nullptr || !value->is_number_unsigned()) {
        misunderstand(fmt::format("\"{}\" {}", name, value == nullptr ? "is missing" : "has to be a whole number"));
    }
    return value->get<std::uint64_t>();
}

FileReader Request::files() const {
    auto files = std::make_shared<GivenFiles>();
    const Json none = Json::object();
    const Json& given = has("files") ? *find("files") : none;
    if (!given.is_object()) {
        misunderstand("\"files\" has to be an object of names and texts");
    }
    for (const auto& [name, text] : given.items()) {
        if (!text.is_string()) {
            misunderstand(fmt::format("the file \"{}\" has to be a text", name.substr(0, most_shown)));
        }
        files->insert_or_assign(name, text.get<std::string>());
    }
    return reader_of(std::move(files));
}

}  // namespace arbiter::cli
