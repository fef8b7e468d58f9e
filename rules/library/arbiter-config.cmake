# find_package(arbiter): the target arbiter::arbiter, and what it is linked with.
include(CMakeFindDependencyMacro)
find_dependency(fmt 9.1)
include(${CMAKE_CURRENT_LIST_DIR}/arbiter-targets.cmake)
