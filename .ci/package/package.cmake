# Debian packages of what is installed, one a component, the same bytes each time: `cpack` in the build folder.
set(CPACK_GENERATOR DEB)
set(CPACK_COMPONENTS_ALL program library development documents)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/finish.cmake)
set(CPACK_ARBITER_PAPERS ${CMAKE_CURRENT_LIST_DIR})

set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each package has its own
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "The arbiter authors <maintainers@arbiter.example>")
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME arbiter)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "arbiter-doc, bzip2, xz-utils")
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION "referee for written records of tabletop games
arbiter replays records of Azul, Grawlix, Framework, Dorfromantik and
FRAME-WORK by the rules and says whether every move was legal, what was
completed, who scored what and why.
.
This package has the program, its manual and completions for shells.")

# Named after the version that programs and this library have to agree on.
set(ARBITER_LIBRARY_PACKAGE libarbiter${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME ${ARBITER_LIBRARY_PACKAGE})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SHLIBDEPS ON)
# It is found once it is unpacked (triggers), and whoever packs programs that are linked with it is told what these need
# (shlibs). CPack would write the latter, too, but asks of every file of every package what it is.
configure_file(${CMAKE_CURRENT_LIST_DIR}/shlibs.in ${PROJECT_BINARY_DIR}/shlibs @ONLY)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${CMAKE_CURRENT_LIST_DIR}/triggers ${PROJECT_BINARY_DIR}/shlibs)
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION "referee for records of tabletop games, for programs that load it
libarbiter judges records of tabletop games, traces what each line did and
lists the moves that are legal behind it.
.
This package has the shared library, which Python and other languages load
while they run.")

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libarbiter-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS 
  "${ARBITER_LIBRARY_PACKAGE} (= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}), libfmt-dev, libutf8proc-dev, nettle-dev")
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "referee for records of tabletop games, as a library
libarbiter judges records of tabletop games, traces what each line did and
lists the moves that are legal behind it.
.
This package has the headers for C++ and C, the static library, and what
CMake and pkg-config need to find it.")

set(CPACK_DEBIAN_DOCUMENTS_PACKAGE_NAME arbiter-doc)
set(CPACK_DEBIAN_DOCUMENTS_PACKAGE_SECTION doc)
set(CPACK_DEBIAN_DOCUMENTS_PACKAGE_ARCHITECTURE all)
set(CPACK_COMPONENT_DOCUMENTS_DESCRIPTION "referee for records of tabletop games, examples and formats
arbiter replays records of tabletop games by the rules and says what was
played against them.
.
This package has the manual of the notation, records of all games, the cases
that other engines can be held against, and the JSON Schemas of what the
program writes.")

include(CPack)
