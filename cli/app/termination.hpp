// How the program ends where nothing can catch what is thrown.
#pragma once

namespace arbiter::cli {

/// From now on, what leaves a thread, or a destructor that runs because of something else, ends the program like what
/// leaves `main`: with a sentence, its exit code, and no unfinished file left behind. A fault of ours that throws
/// nothing still aborts.
void speak_at_the_end();

}  // namespace arbiter::cli
