// Reports for machines, several in one run: FORMAT=PATH, where PATH - is standard output.
#pragma once

#include "cli/judged.hpp"
#include "cli/tally.hpp"

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// One report format: three functions that append text. `record` may run on several threads.
struct Format {
    std::string_view name;
    void (*begin)(std::string& text);
    void (*record)(const Judged& judged, std::string& text);
    void (*end)(const Tally& tally, std::string& text);
    /// Put between two records' texts, never before the first: the comma of a JSON array.
    std::string_view separator;
};

const Format* find_format(std::string_view name);
std::string format_names();

/// The reports of one run. Throws std::runtime_error on an unknown format or a path that cannot be written.
class Reporters {
public:
    explicit Reporters(const std::vector<std::string>& orders);

    std::size_t count() const { return reports_.size(); }
    bool use_stdout() const;
    Wishes wishes() const { return {!reports_.empty(), !reports_.empty(), false}; }
    void begin();
    /// outputs[0] is the terminal's; outputs[1 + n] the n-th report's.
    void render(const Judged& judged, std::vector<std::string>& outputs) const;
    void write(const std::vector<std::string>& outputs);
    void end(const Tally& tally);

private:
    struct Close {
        void operator()(std::FILE* file) const;
    };
    struct Output {
        const Format* format = nullptr;
        std::unique_ptr<std::FILE, Close> file;
        std::string path;
        bool begun = false;  ///< a record has been written
    };
    void put(Output& output, std::string_view text);

    std::vector<Output> reports_;
};

}  // namespace arbiter::cli
