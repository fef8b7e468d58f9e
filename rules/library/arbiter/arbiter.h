/* The referee for every language that can call C: UTF-8 in, JSON out, and nothing else is read. libarbiter(3) says what
 * the JSON holds.
 *
 * `text` holds a record, and what stands before it or behind it is passed over. `options` is a JSON object, or NULL for
 * none: {"files": {"NAME": "TEXT", ...}} has the files that a record may name. The answer is a text that the caller
 * gives back to arbiter_free(); it is NULL only when memory has run out. Options that cannot be understood are answered
 * with {"error": "WHY"}. All functions may be called from several threads at once. */
#ifndef ARBITER_ARBITER_H
#define ARBITER_ARBITER_H

#include "arbiter/api.h"

#ifdef __cplusplus
extern "C" {
#define ARBITER_NOEXCEPT noexcept
#else
#define ARBITER_NOEXCEPT
#endif

/** Judges the record: the object that `arbiter check --report jsonl` has for it. */
ARBITER_API char* arbiter_judge(const char* text, const char* options) ARBITER_NOEXCEPT;

/** What happened line by line: an array of the objects that `arbiter trace` prints. Further options, true or false:
 * "moves", "positions", "points". */
ARBITER_API char* arbiter_trace(const char* text, const char* options) ARBITER_NOEXCEPT;

/** What is legal behind the last line: the object that `arbiter moves --json` prints. A further option, "prefix", is what
 * the moves have to begin with. */
ARBITER_API char* arbiter_moves(const char* text, const char* options) ARBITER_NOEXCEPT;

/** Gives an answer back; NULL is none. */
ARBITER_API void arbiter_free(char* answer) ARBITER_NOEXCEPT;

/** The version of the library, "1.2.3"; not to be given back. */
ARBITER_API const char* arbiter_version(void) ARBITER_NOEXCEPT;

#ifdef __cplusplus
}
#endif

#endif
