// Shares displays between positions, and what becomes of them.
#include "rules/framework/displays.hpp"

#include <algorithm>

namespace arbiter::framework {

Displays::Displays(std::size_t players) : players_(players) {
    for (std::size_t player = 0; player < players; ++player) {
        nodes_[player] = std::make_shared<Node>();
    }
}

Display& Displays::operator[](std::size_t player) {
    std::shared_ptr<Node>& node = nodes_[player];
    if (node.use_count() != 1) {
        std::shared_ptr<Node> own(new Node);  // its room is given back as soon as no position has it
        own->display = node->display;
        node = std::move(own);
    }
    node->next.clear();
    return node->display;
}

void Displays::lay(Display& display, const NewTile& what) {
    const Chains::Growth growth = display.lay(what.tile, what.spot, what.line);
    if (what.guessed) {
        display.guess_cell();
    }
    if (what.asked != 0) {
        display.let_float(what.asked);
    }
    if (what.covering) {
        cover_completed(display, growth, what.tokens, what.dual, what.line);
    }
}

void Displays::lay(std::size_t player, const NewTile& what) {
    if (nodes_[player].use_count() == 1) {
        nodes_[player]->next.clear();
        return lay(nodes_[player]->display, what);
    }
    const std::shared_ptr<Node> before = nodes_[player];
    if (auto known = find_next(*before, what)) {
        nodes_[player] = std::move(known);
        return;
    }
    lay((*this)[player], what);
    if (before->next.size() == most_remembered) {
        std::erase_if(before->next, [](const Next& next) { return next.node.expired(); });
    }
    if (before->next.size() < most_remembered) {
        before->next.push_back({what.tile, what.spot.cell, what.line, nodes_[player]});
    }
}

std::shared_ptr<Displays::Node> Displays::find_next(const Node& node, const NewTile& what) const {
    const auto same = [&](const Next& next) {
        return next.line == what.line && next.cell == what.spot.cell && next.tile == what.tile;
    };
    const auto found = std::ranges::find_if(node.next, same);
    return found == node.next.end() ? nullptr : found->node.lock();
}

bool Displays::operator==(const Displays& other) const {
    for (std::size_t player = 0; player < players_; ++player) {
        if (nodes_[player] != other.nodes_[player] && !((*this)[player] == other[player])) {
            return false;
        }
    }
    return players_ == other.players_;
}

std::uint64_t Displays::fingerprint() const {
    std::uint64_t print = players_;
    for (std::size_t player = 0; player < players_; ++player) {
        print = print * 0x9E3779B97F4A7C15U + (*this)[player].fingerprint();
    }
    return print;
}

std::size_t Displays::bytes() const {
    std::size_t bytes = 0;
    for (std::size_t player = 0; player < players_; ++player) {
        bytes += (*this)[player].bytes() / static_cast<std::size_t>(nodes_[player].use_count());
    }
    return bytes;
}

}  // namespace arbiter::framework
