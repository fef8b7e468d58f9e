// The cells of a picture's scene, one after the other, with what each is part of.
#pragma once

#include "rules/scene/scene.hpp"

namespace arbiter::test {

struct CellInPicture {
    const Scene::Board& board;
    const Scene::Shelf& shelf;
    const Scene::Group& group;
    const Scene::Cell& cell;
};

template <typename Visit>
void each_cell(const Scene& scene, Visit visit) {
    for (const Scene::Board& board : scene.boards) {
        for (const Scene::Shelf& shelf : board.shelves) {
            for (const Scene::Group& group : shelf.groups) {
                for (const Scene::Cell& cell : group.cells) {
                    visit(CellInPicture{board, shelf, group, cell});
                }
            }
        }
    }
}

}  // namespace arbiter::test
