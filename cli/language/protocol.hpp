// The forms that the Language Server Protocol gives to places, edits and what is asked.
#pragma once

#include "cli/language/document.hpp"
#include "cli/language/line_index.hpp"
#include "cli/report/record_json.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::cli::lsp {

// What is asked. Each throws BadRequest where a member is missing, or is something else.

const Json& member(const Json& object, std::string_view name);
std::string text_of(const Json& object, std::string_view name);
/// Larger numbers than any place has are as large as can be.
std::uint32_t number_of(const Json& object, std::string_view name);
Point point_of(const Json& object, std::string_view name);
Range range_of(const Json& object, std::string_view name);
/// The URI of the document that is meant.
std::string uri_of(const Json& params);

// What is answered.

Json to_json(Point point);
Json to_json(const Range& range);

/// A new text for a stretch of a document.
struct Edit {
    Range range;
    std::string text;
};
Json to_json(const std::vector<Edit>& edits);
/// The edits as a change to one document.
Json workspace_edit(const std::string& uri, const std::vector<Edit>& edits);

/// What it takes to give a section another text: the lines that differ, in one edit; none where nothing does.
std::vector<Edit> difference(const Document& document, std::size_t section, std::string_view text);

/// The path of a file:// URI; empty for any other.
std::string path_of(std::string_view uri);

}  // namespace arbiter::cli::lsp
