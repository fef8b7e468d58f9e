// The table of the keys that every record can have.
#include "grammar/record/header_key.hpp"

#include <algorithm>
#include <array>

namespace arbiter {
namespace {

using enum HeaderKey::Purpose;
using Form = HeaderKey::Form;

constexpr auto common = std::to_array<HeaderKey>({
    {"Game", game, Form::text},
    {"Notation", revision, Form::word},
    {"Rules", revision, Form::word},
    {"House", game, Form::choices},
    {"Players", game, Form::players},
    {"Start", play, Form::player},
    {"Result", claim, Form::result},
    {"Date", remark, Form::date},
    {"Time", remark, Form::text},
    {"Event", remark, Form::text},
    {"Place", remark, Form::text},
    {"Recorder", remark, Form::text},
    {"Source", remark, Form::text},
    {"Expect", judging, Form::expected},
    {"Allow", judging, Form::codes},
});

}  // namespace

std::span<const HeaderKey> common_header_keys() {
    return common;
}

const HeaderKey* find_header_key(std::span<const HeaderKey> keys, std::string_view key) {
    const auto found = std::ranges::find(keys, key, &HeaderKey::key);
    return found == keys.end() ? nullptr : &*found;
}

}  // namespace arbiter
