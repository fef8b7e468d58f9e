// Writes a task as a record does.
#include "grammar/framework/task.hpp"

namespace arbiter::framework {

std::string text(const Task& task) {
    std::string out = std::to_string(task.number) + letter(task.first);
    switch (task.kind) {
        case Task::Kind::one: return out;
        case Task::Kind::mix: return out + '+' + letter(task.second);
        case Task::Kind::either: return out + '|' + letter(task.second);
    }
    return out;
}

}  // namespace arbiter::framework
