// Compares the old text with the new one and writes from the first difference on.
#include "cli/output/file_rewriter.hpp"

#include "cli/output/folder_lock.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::cli {

void FileRewriter::read(std::string_view bytes) {
    if (!differs_) {
        ahead_.erase(0, std::exchange(at_, 0));
        ahead_ += bytes;
    }
}

void FileRewriter::write(std::string_view text) {
    if (!differs_) {
        const std::string_view old = std::string_view(ahead_).substr(at_, text.size());
        const auto same =
            static_cast<std::size_t>(std::mismatch(old.begin(), old.end(), text.begin()).first - old.begin());
        agreed_ += same;
        at_ += same;
        text.remove_prefix(same);
        if (!text.empty()) {
            differ();
        }
    }
    if (fresh_) {
        fresh_->write(text);
    }
}

/// From here on the new text is written; what it had in common with the old one is copied.
void FileRewriter::differ() {
    differs_ = true;
    ahead_ = {};
    if (!destination_) {
        return;
    }
    fresh_ = std::make_unique<AtomicFile>(std::move(*destination_));
    std::string buffer(std::size_t{1} << 16U, '\0');
    for (std::uint64_t copied = 0; copied < agreed_;) {
        const std::size_t wanted = std::min<std::uint64_t>(buffer.size(), agreed_ - copied);
        const std::size_t got = old_.read_at(copied, buffer.data(), wanted);
        if (got == 0) {
            fresh_->destination().refuse("it was changed meanwhile; it stays as it is now");
        }
        fresh_->write(std::string_view(buffer).substr(0, got));
        copied += got;
    }
}

bool FileRewriter::finish() {
    if (!differs_ && at_ != ahead_.size()) {
        differ();
    }
    return differs_;
}

void FileRewriter::keep() {
    if (fresh_) {
        fresh_->finish();
        const FolderLock lock(fresh_->destination());
        fresh_->destination().refuse_if_changed();
        fresh_->take_place();
    }
}

}  // namespace arbiter::cli
