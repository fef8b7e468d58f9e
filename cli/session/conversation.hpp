// What is answered to the requests of `arbiter serve`: sessions, opened, played and closed.
#pragma once

#include "cli/session/json_rpc.hpp"
#include "cli/session/session.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace arbiter::cli {

class Conversation {
public:
    /// So many sessions can be open, with so much text in all of them.
    static constexpr std::size_t most_sessions = 1000;
    static constexpr std::size_t most_text = std::size_t{256} << 20U;

    /// A line in, a line out, without line breaks; empty where nothing is to be answered. Any bytes are taken.
    std::string answer(std::string_view line);

private:
    std::string call(const rpc::Request& request);
    std::string open(const Json& params);
    std::string play(const Json& params);
    std::string undo(const Json& params);
    std::string moves(const Json& params);
    std::string position(const Json& params);
    std::string record(const Json& params);
    std::string judge(const Json& params);
    std::string close(const Json& params);

    Session& session(std::uint64_t number);
    void expect_room(std::size_t more) const;

    std::map<std::uint64_t, Session> sessions_;
    std::uint64_t last_ = 0;
};

/// What is said of a line that is too long to be kept.
std::string answer_to_long_line();

}  // namespace arbiter::cli
