// The referee as a library: this is the header to include, and the only one that names everything `arbiter::`.
#pragma once

#include "arbiter/games.hpp"
#include "arbiter/judge.hpp"
#include "arbiter/report.hpp"
#include "arbiter/value.hpp"
#include "arbiter/verdict.hpp"

namespace arbiter {

using namespace v1;

}  // namespace arbiter
