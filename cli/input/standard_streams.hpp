// Standard input, output and error, as whoever started the program has left them.
#pragma once

#include <string>
#include <sys/stat.h>

namespace arbiter::cli {

/// Occupies those that are closed: the next file opened would get their number, and the text meant for them.
/// Reading input and writing output still fails.
void occupy_standard_streams();

/// /dev/null keeps nothing, so any number of outputs may go there.
bool is_null_device(const struct stat& status);

/// Whether this is what standard output leads to; never true of /dev/null, which keeps nothing that could be mixed up.
bool is_standard_output(const struct stat& status);

/// A regular file that standard output goes to: reading it would never end.
bool is_file_of_standard_output(const struct stat& status);

/// Throws std::runtime_error when something printed so far has not arrived.
void deliver_standard_output();

}  // namespace arbiter::cli
