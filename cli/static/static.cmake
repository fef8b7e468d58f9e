# Links the program with its libraries inside: a run starts in half of the time and takes two thirds of the memory. Where
# one of them is there to be shared alone, all of them are shared.
include(CheckCXXSourceCompiles)
set(ARBITER_WITHIN utf8proc nettle z zstd lz4 edit bsd md tinfo)  # libedit rests on the last three
set(CMAKE_REQUIRED_LINK_OPTIONS -static-pie)  # at another address each time, as shared libraries are
set(CMAKE_REQUIRED_LIBRARIES ${ARBITER_WITHIN})
check_cxx_source_compiles("#include <string>\nint main(int count, char**) { return std::string(count, 'a').size() == 0; }"
                          ARBITER_LIBRARIES_ARE_STATIC)
unset(CMAKE_REQUIRED_LINK_OPTIONS)
unset(CMAKE_REQUIRED_LIBRARIES)
if(NOT ARBITER_LIBRARIES_ARE_STATIC OR NOT fmt_VERSION VERSION_LESS 10)  # fmt 10 has other parts
  return()
endif()

add_library(arbiter_fmt OBJECT ${CMAKE_CURRENT_LIST_DIR}/fmt.cpp)
target_link_libraries(arbiter_fmt PRIVATE arbiter_settings)

function(arbiter_link_within program)
  # By their files: as targets they would bring the shared libraries.
  target_link_libraries(${program} PRIVATE arbiter_settings
    $<TARGET_FILE:arbiter_cli> $<TARGET_FILE:arbiter_rules> $<TARGET_FILE:arbiter_grammar> ${ARBITER_WITHIN})
  add_dependencies(${program} arbiter_cli arbiter_rules arbiter_grammar)
  target_link_options(${program} PRIVATE -static-pie)
  target_sources(${program} PRIVATE $<TARGET_OBJECTS:arbiter_fmt>)
endfunction()
