// A file that is written anew from the first byte on that changes, and not at all when none does.
#pragma once

#include "cli/input/inputs.hpp"
#include "cli/output/atomic_file.hpp"
#include "cli/output/output_target.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter::cli {

/// Takes the old text as it is read and the new one as it becomes known, and keeps only what the old one is ahead.
class FileRewriter {
public:
    /// Without a destination, it only compares.
    FileRewriter(const OpenFile& old, std::optional<OutputTarget> destination)
        : old_(old), destination_(std::move(destination)) {}

    void read(std::string_view bytes);
    void write(std::string_view text);
    /// Nothing more comes; answers whether the texts differ.
    bool finish();
    /// Puts the new text in the old one's place, if they differ.
    void keep();

private:
    void differ();

    const OpenFile& old_;
    std::optional<OutputTarget> destination_;
    std::unique_ptr<AtomicFile> fresh_;
    std::uint64_t agreed_ = 0;  ///< bytes that both texts begin with
    std::string ahead_;         ///< of the old text, from `at_` on
    std::size_t at_ = 0;
    bool differs_ = false;
};

}  // namespace arbiter::cli
