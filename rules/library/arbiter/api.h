// What a shared library shows of itself.
#pragma once

#if defined(__GNUC__)
#define ARBITER_API __attribute__((visibility("default")))
#else
#define ARBITER_API
#endif
