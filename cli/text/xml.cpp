// Escapes text for XML.
#include "cli/text/xml.hpp"

#include "cli/text/plain_text.hpp"

namespace arbiter::cli {
namespace {

std::string_view entity(char byte) {
    switch (byte) {
        case '&': return "&amp;";
        case '<': return "&lt;";
        case '>': return "&gt;";
        case '"': return "&quot;";
        case '\n': return "&#10;";
        case '\t': return "&#9;";
        default: return {};
    }
}

}  // namespace

std::string xml_attribute(std::string_view text) {
    std::string out;
    for (const char byte : plain_text(text)) {
        const std::string_view name = entity(byte);
        name.empty() ? out += byte : out += name;
    }
    return out;
}

std::string xml_content(std::string_view text) {
    std::string out;
    for (const char byte : plain_text(text)) {
        const std::string_view name = byte == '\n' || byte == '\t' || byte == '"' ? std::string_view{} : entity(byte);
        name.empty() ? out += byte : out += name;
    }
    return out;
}

}  // namespace arbiter::cli
