// Finishes all outputs before the first takes its place.
#include "cli/output/output_commit.hpp"

#include "cli/input/inputs.hpp"
#include "cli/output/folder_lock.hpp"
#include "cli/text/file_name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <utility>

namespace arbiter::cli {

AtomicFile& OutputCommit::open(const std::string& path, Over over) {
    OutputTarget destination(path);
    std::vector<InputError> told_later;
    const bool is_input = destination.is_there() && destination.is_among(expand(inputs_, told_later));
    refuse(destination, over, is_input);
    outputs_.push_back({std::make_unique<AtomicFile>(std::move(destination)), over, is_input});
    return *outputs_.back().file;
}

void OutputCommit::refuse(const OutputTarget& destination, Over over, bool is_input) const {
    const std::string path = shown_name(destination.path());
    for (const Output& output : outputs_) {
        if (destination.is_same(output.file->destination())) {
            const std::string& other = output.file->destination().path();
            throw std::runtime_error(fmt::format("{}: cannot be written: another output goes there{}", path,
                                                 other == path ? "" : fmt::format(" ({})", shown_name(other))));
        }
    }
    if (is_input && (over != Over::inputs || !destination.is_file())) {
        throw std::runtime_error(fmt::format("{}: is to be read, so it cannot be written to", path));
    }
    if (over == Over::nothing && destination.is_file() && destination.is_there()) {
        destination.refuse("it is there already");
    }
}

const OutputCommit::Output* OutputCommit::find(const AtomicFile& file) const {
    const auto found =
        std::find_if(outputs_.begin(), outputs_.end(), [&](const Output& one) { return one.file.get() == &file; });
    return found == outputs_.end() ? nullptr : &*found;
}

bool OutputCommit::replaces_input(const AtomicFile& file) const {
    const Output* const output = find(file);
    return output != nullptr && output->is_input;
}

void OutputCommit::drop(const AtomicFile& file) {
    std::erase_if(outputs_, [&](const Output& one) { return one.file.get() == &file; });
}

void OutputCommit::keep() {
    for (const Output& output : outputs_) {
        output.file->finish();
    }
    std::stable_partition(outputs_.begin(), outputs_.end(), [](const Output& output) { return !output.is_input; });
    for (const Output& output : outputs_) {
        std::optional<FolderLock> lock;
        if (output.is_input) {
            lock.emplace(output.file->destination());
            output.file->destination().refuse_if_changed();
        }
        output.file->take_place(output.over == Over::nothing);
    }
    outputs_.clear();
}

}  // namespace arbiter::cli
