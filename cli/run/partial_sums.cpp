// Writes a part that holds no texts.
#include "cli/run/partial_sums.hpp"

#include "cli/output/output_commit.hpp"

#include <nlohmann/json.hpp>

namespace arbiter::cli {

void write_sums(const std::string& path, const SumsOrder& order, const Json& sums, const InputErrors& input_errors) {
    OutputCommit delivery(order.paths);
    PartialHead head;
    head.version = ARBITER_VERSION;
    head.command = order.command;
    head.question = order.question;
    head.inputs = hash_of_inputs(order.paths);
    head.range = order.range;
    PartialWriter part(delivery.open(path), head);
    PartialEnd end;
    end.input_errors = input_errors;
    end.sums = to_line(sums);
    part.close(end);
    delivery.keep();
}

}  // namespace arbiter::cli
