# find_package(arbiter): the target arbiter::arbiter, and what it is linked with.
include(CMakeFindDependencyMacro)
find_dependency(fmt 9.1)
find_dependency(PkgConfig)
pkg_check_modules(utf8proc REQUIRED IMPORTED_TARGET libutf8proc>=2.6)
pkg_check_modules(nettle REQUIRED IMPORTED_TARGET nettle>=3.8)
include(${CMAKE_CURRENT_LIST_DIR}/arbiter-targets.cmake)
