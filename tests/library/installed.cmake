# Installs into a folder of its own, and builds and runs examples/library against that copy in each way there is:
# cmake -D BUILD=… -D CONFIG=… -D COMPILER=… -D SOURCE=… -D WORK=… -P installed.cmake
set(prefix ${WORK}/prefix)
file(REMOVE_RECURSE ${WORK})
file(MAKE_DIRECTORY ${WORK})

function(run)
  execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE out ERROR_VARIABLE out RESULT_VARIABLE code)
  set(out "${out}" PARENT_SCOPE)
  if(NOT code EQUAL 0)
    string(JOIN " " command ${ARGN})
    message(FATAL_ERROR "${command}: ${code}\n${out}")
  endif()
endfunction()

function(expect_sheet program)
  run(${program} ${SOURCE}/man/examples/club-night.tgn)
  set(wanted "record 1: violation: Ann 0, Ben 0\n  line 12, column 8: pattern line 3 already holds red, blue cannot join it\n")
  if(NOT out STREQUAL wanted)
    message(FATAL_ERROR "${program} prints\n${out}instead of\n${wanted}")
  endif()
endfunction()

# The same from C: the record's object, as check reports it.
function(expect_verdict program)
  execute_process(COMMAND ${program} INPUT_FILE ${SOURCE}/man/examples/club-night.tgn OUTPUT_VARIABLE out RESULT_VARIABLE code)
  string(JSON verdict GET "${out}" verdict)
  if(NOT code EQUAL 0 OR NOT verdict STREQUAL "violation")
    message(FATAL_ERROR "${program} prints\n${out}")
  endif()
endfunction()

set(options -G Ninja -D CMAKE_BUILD_TYPE=${CONFIG} -D CMAKE_CXX_COMPILER=${COMPILER})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix})

# find_package
run(${CMAKE_COMMAND} -S ${SOURCE}/examples/library -B ${WORK}/found -D CMAKE_PREFIX_PATH=${prefix} ${options})
run(${CMAKE_COMMAND} --build ${WORK}/found)
expect_sheet(${WORK}/found/sheet)
expect_verdict(${WORK}/found/verdict)

# pkg-config, from a copy that was moved
file(RENAME ${prefix} ${WORK}/moved)
set(prefix ${WORK}/moved)
file(GLOB_RECURSE description ${prefix}/arbiter.pc)
cmake_path(GET description PARENT_PATH folder)
set(ENV{PKG_CONFIG_PATH} ${folder})
cmake_path(GET folder PARENT_PATH libraries)
set(ENV{LD_LIBRARY_PATH} ${libraries})
run(pkg-config --cflags --libs arbiter)
separate_arguments(flags UNIX_COMMAND "${out}")
run(${COMPILER} -std=c++20 ${SOURCE}/examples/library/sheet.cpp ${flags} -o ${WORK}/sheet)
expect_sheet(${WORK}/sheet)
run(cc -Wall -Wextra -Wpedantic -Werror ${SOURCE}/examples/library/verdict.c ${flags} -lstdc++ -lm -o ${WORK}/verdict)
expect_verdict(${WORK}/verdict)

# Python loads the library as it is.
if(SHARED)
  set(ENV{ARBITER_LIBRARY} ${libraries}/libarbiter.so)
  run(python3 ${SOURCE}/examples/python/referee.py ${SOURCE}/man/examples/club-night.tgn)
  set(wanted "${SOURCE}/man/examples/club-night.tgn: violation: Ann 0, Ben 0\n  line 12: pattern line 3 already holds red, blue cannot join it\n")
  if(NOT out STREQUAL wanted)
    message(FATAL_ERROR "referee.py prints\n${out}instead of\n${wanted}")
  endif()
endif()

# Every header stands alone, without warnings, and shows no library but the standard one.
file(GLOB headers ${prefix}/include/arbiter/*.hpp)
foreach(header IN LISTS headers)
  cmake_path(GET header FILENAME name)
  file(WRITE ${WORK}/alone.cpp "#include <arbiter/${name}>\n")
  set(look ${COMPILER} -std=c++20 -Wall -Wextra -Wpedantic -Werror -I ${prefix}/include ${WORK}/alone.cpp)
  run(${look} -fsyntax-only)
  run(${look} -M)
  if(out MATCHES "/(tao|nlohmann|fmt|CLI|grammar|rules|cli)/")
    message(FATAL_ERROR "${header} shows\n${out}")
  endif()
endforeach()

# add_subdirectory and FetchContent: the target is there, and its headers are found. The library is not built again.
file(WRITE ${WORK}/inside/CMakeLists.txt "
  cmake_minimum_required(VERSION 3.25)
  project(inside LANGUAGES CXX)
  add_subdirectory(${SOURCE} arbiter)
  add_library(sheet OBJECT ${SOURCE}/examples/library/sheet.cpp)
  target_link_libraries(sheet PRIVATE arbiter::arbiter)
  if(TARGET arbiter)
    message(FATAL_ERROR \"the program is built where only the library is wanted\")
  endif()")
run(${CMAKE_COMMAND} -S ${WORK}/inside -B ${WORK}/inside/build ${options})
run(${CMAKE_COMMAND} --build ${WORK}/inside/build --target sheet)

file(REMOVE_RECURSE ${WORK})
