// A scene as JSON, for whoever draws it or reads it aloud.
#pragma once

#include "cli/text/json_text.hpp"
#include "rules/scene/scene.hpp"

namespace arbiter::cli {

/// One object, the member `scene` of schema/show.schema.json.
void put_scene(const Scene& scene, JsonText& to);

}  // namespace arbiter::cli
