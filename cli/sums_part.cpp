// Writes a part that holds no texts.
#include "cli/sums_part.hpp"

#include "cli/delivery.hpp"

#include <nlohmann/json.hpp>

namespace arbiter::cli {

void write_sums(const std::string& path, const SumsOrder& order, const Json& sums, const Troubles& troubles) {
    Delivery delivery(order.paths);
    PartHead head;
    head.version = ARBITER_VERSION;
    head.command = order.command;
    head.question = order.question;
    head.inputs = hash_of_inputs(order.paths);
    head.range = order.range;
    PartWriter part(delivery.open(path), head);
    PartEnd end;
    end.troubles = troubles;
    end.sums = to_line(sums);
    part.close(end);
    delivery.keep();
}

}  // namespace arbiter::cli
