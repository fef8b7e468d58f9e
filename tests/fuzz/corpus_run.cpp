// Runs a fuzz target in the tests, where there is no libFuzzer: over all files given, and over changed copies of them
// that are the same each time. Usage: fuzz_NAME --changes N --keep FILE PATH...; what is being run is kept in FILE.
#include "rules/game/random.hpp"
#include "tests/fuzz/target.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed);
extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* one, std::size_t one_size,
                                                 const std::uint8_t* other, std::size_t other_size, std::uint8_t* out,
                                                 std::size_t most, unsigned seed);

namespace arbiter::fuzz {
namespace {

namespace fs = std::filesystem;

/// As long as the inputs of `setup fuzz`.
constexpr std::size_t longest_input = 8192;

struct Orders {
    std::uint32_t changes = 0;
    std::string keep;
    std::vector<std::string> paths;
};

Orders read_orders(int count, char** arguments) {
    Orders orders;
    for (int i = 1; i < count; ++i) {
        const std::string_view word = arguments[i];
        if (word == "--changes" && i + 1 < count) {
            orders.changes = static_cast<std::uint32_t>(std::stoul(arguments[++i]));
        } else if (word == "--keep" && i + 1 < count) {
            orders.keep = arguments[++i];
        } else {
            orders.paths.emplace_back(word);
        }
    }
    return orders;
}

/// A file, or the records of it when it is a long one.
void load(const fs::path& path, std::vector<std::string>& inputs) {
    std::ifstream file(path, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(file), {});
    while (text.size() > longest_input) {
        const std::size_t end = std::min(text.find("\nGame:", 1), text.size() - 1) + 1;
        inputs.push_back(text.substr(0, std::min(end, longest_input)));
        text.erase(0, end);
    }
    inputs.push_back(std::move(text));
}

std::vector<std::string> load_all(const std::vector<std::string>& paths) {
    std::vector<fs::path> files;
    for (const std::string& path : paths) {
        if (fs::is_directory(path)) {
            std::copy_if(fs::recursive_directory_iterator(path), {}, std::back_inserter(files),
                         [](const fs::directory_entry& entry) { return entry.is_regular_file(); });
        } else {
            files.emplace_back(path);
        }
    }
    std::sort(files.begin(), files.end());
    std::vector<std::string> inputs;
    for (const fs::path& file : files) {
        load(file, inputs);
    }
    return inputs;
}

void run(const std::string& input, const Orders& orders) {
    if (!orders.keep.empty()) {
        std::ofstream(orders.keep, std::ios::binary) << input;
    }
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

std::uint8_t* bytes_of(std::string& text) {
    return reinterpret_cast<std::uint8_t*>(text.data());
}

std::string changed(const std::vector<std::string>& inputs, Random& random) {
    const std::string& one = inputs[random.below(inputs.size())];
    std::string text = one.substr(0, longest_input);
    const std::size_t size = text.size();
    text.resize(longest_input);
    const auto seed = static_cast<unsigned>(random.next());
    if (random.below(5) == 0) {
        std::string other = inputs[random.below(inputs.size())];
        std::string from = one.substr(0, longest_input);
        text.resize(LLVMFuzzerCustomCrossOver(bytes_of(from), from.size(), bytes_of(other), other.size(),
                                              bytes_of(text), longest_input, seed));
    } else {
        text.resize(LLVMFuzzerCustomMutator(bytes_of(text), size, longest_input, seed));
    }
    return text;
}

}  // namespace
}  // namespace arbiter::fuzz

/// A byte changed, or taken away, or put in.
std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most) {
    static arbiter::Random random(1);
    const std::size_t at = random.below(size + 1);
    const auto byte = static_cast<std::uint8_t>(random.below(256));
    if (at < size && random.below(3) != 0) {
        data[at] = byte;
        return size;
    }
    if (size == most || (size != 0 && random.below(2) == 0)) {
        std::copy(data + std::min(at + 1, size), data + size, data + std::min(at, size - 1));
        return size - 1;
    }
    std::copy_backward(data + at, data + size, data + size + 1);
    data[at] = byte;
    return size + 1;
}

int main(int count, char** words) {
    using namespace arbiter;
    const fuzz::Orders orders = fuzz::read_orders(count, words);
    const std::vector<std::string> inputs = fuzz::load_all(orders.paths);
    for (const std::string& input : inputs) {
        fuzz::run(input, orders);
    }
    Random random(20);
    for (std::uint32_t i = 0; i < orders.changes && !inputs.empty(); ++i) {
        fuzz::run(fuzz::changed(inputs, random), orders);
    }
    fmt::print("{} inputs and {} changed ones\n", inputs.size(), orders.changes);
    return inputs.empty() ? 1 : 0;
}
