# The libraries for the page: headers alone, each made visible by itself, because the folder that they stand in has the
# C library of the machine that compiles, too. What libutf8proc and libnettle would do, page/core does.
set(ARBITER_PAGE_HEADERS ${PROJECT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${ARBITER_PAGE_HEADERS})
foreach(name fmt nlohmann tao nettle utf8proc.h)
  find_path(ARBITER_HEADERS_${name} ${name} PATHS /usr/include NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  file(CREATE_LINK ${ARBITER_HEADERS_${name}}/${name} ${ARBITER_PAGE_HEADERS}/${name} SYMBOLIC)
endforeach()

add_library(arbiter_page_headers INTERFACE)
target_include_directories(arbiter_page_headers SYSTEM INTERFACE ${ARBITER_PAGE_HEADERS})
target_compile_definitions(arbiter_page_headers INTERFACE FMT_HEADER_ONLY=1)
foreach(library fmt::fmt nlohmann_json::nlohmann_json taocpp::pegtl PkgConfig::nettle PkgConfig::utf8proc)
  add_library(${library} ALIAS arbiter_page_headers)
endforeach()
