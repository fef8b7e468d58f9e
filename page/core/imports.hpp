// What the core asks of the page that it runs in: page/core.js has these functions.
#pragma once

#include <cstddef>
#include <cstdint>

extern "C" {

/// Leaves the core for good, with these words.
[[noreturn]] void page_misunderstood(const char* words, std::size_t size);
/// The general category of a character, as utf8proc numbers it.
std::int32_t page_category(std::int32_t code);
/// The text in another Unicode form, in room that page_room gave: answers where, and the size in `size`. `options` are
/// utf8proc's.
char* page_mapped(const char* text, std::size_t size, std::int32_t options, std::size_t* mapped_size);
}
