// What is known so far of the `?` of one line that is being filled in.
#pragma once

#include "rules/framework/completions.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::framework {

/// Where nothing bounds a `?`.
inline constexpr std::string_view anything = "?";

class Values {
public:
    void add(std::uint32_t at, std::string text) { values_.push_back({at, std::move(text)}); }
    void pop() { values_.pop_back(); }

    bool hand_on(const State& from, const Written& filled, const Completion& visit) const {
        std::vector<candidates::FilledIn> values;
        for (const Known& known : values_) {
            values.push_back({known.at, known.text});
        }
        return visit_with_tasks(from, filled, values, visit);
    }

private:
    struct Known {
        std::uint32_t at = 0;
        std::string text;
    };
    std::vector<Known> values_;
};

}  // namespace arbiter::framework
