// What is written value by value is what the JSON library would write of the same data.
#include "cli/text/json_text.hpp"

#include "cli/report/record_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace arbiter::test::json_text_test {
namespace {

using cli::Json;
using cli::JsonText;

std::string written(std::string_view text) {
    std::string out;
    JsonText(out).value(text);
    return out;
}

TEST(JsonText, WritesStringsAsTheLibraryDoes) {
    for (int byte = 0; byte < 256; ++byte) {
        for (const std::string_view before : {"", "seven..", "\xC3\xA9\xE2\x80\xA6", "\xE2\x80"}) {
            for (const std::string_view after : {"", "n", "\x80\xAE", "\\\""}) {
                const std::string text = std::string(before) + static_cast<char>(byte) + std::string(after);
                EXPECT_EQ(written(text), cli::to_line(Json(text))) << byte;
            }
        }
    }
}

TEST(JsonText, PutsCommasBetweenMembersAndItems) {
    std::string out = "before ";
    {
        JsonText json(out);
        json.begin_object();
        json.member("a", 1);
        json.key("b").begin_array();
        json.begin_array();
        json.end_array();
        json.value(true);
        json.null();
        json.begin_object();
        json.end_object();
        json.end_array();
        json.member("c", "d");
        json.end_object();
    }
    EXPECT_EQ(out, R"(before {"a":1,"b":[[],true,null,{}],"c":"d"})");
}

TEST(JsonText, WritesTheLargestNumbers) {
    std::string out;
    {
        JsonText json(out);
        json.begin_array();
        json.value(std::numeric_limits<std::int64_t>::min());
        json.value(std::numeric_limits<std::uint64_t>::max());
        json.value(std::int32_t{-1});
        json.end_array();
    }
    EXPECT_EQ(out, "[-9223372036854775808,18446744073709551615,-1]");
}

/// Longer than what is collected before it goes to the text, at every remainder.
TEST(JsonText, LosesNothingOfLongTexts) {
    for (std::size_t size = 4080; size < 4110; ++size) {
        std::string out;
        Json expected = Json::array();
        {
            JsonText json(out);
            json.begin_array();
            for (const std::size_t length : {std::size_t{7}, size, std::size_t{3}, std::size_t{9000}}) {
                const std::string text(length, 'x');
                json.value(text);
                expected.push_back(text);
            }
            json.end_array();
        }
        EXPECT_EQ(out, expected.dump());
    }
}

}  // namespace
}  // namespace arbiter::test::json_text_test
