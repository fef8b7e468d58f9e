# What Debian asks of files that are about to be packed, and what makes the same bytes of them each time.
file(STRINGS ${CPACK_ARBITER_PAPERS}/changelog signature REGEX "^ -- " LIMIT_COUNT 1)
string(REGEX REPLACE ".*>  " "" released "${signature}")
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
  execute_process(COMMAND date -u -d ${released} +%s OUTPUT_VARIABLE epoch OUTPUT_STRIP_TRAILING_WHITESPACE
    COMMAND_ERROR_IS_FATAL ANY)
  set(ENV{SOURCE_DATE_EPOCH} ${epoch})  # for CPack, too
endif()

function(compress)
  if(ARGN)
    execute_process(COMMAND gzip -9 -n ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
  endif()
endfunction()

foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  set(root ${CPACK_TEMPORARY_DIRECTORY}/${component}/usr)
  string(TOUPPER ${component} upper)
  set(papers ${root}/share/doc/${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  configure_file(${CPACK_ARBITER_PAPERS}/copyright ${papers}/copyright COPYONLY)
  configure_file(${CPACK_ARBITER_PAPERS}/changelog ${papers}/changelog.Debian COPYONLY)
  if(EXISTS ${root}/share/zsh/site-functions)
    file(RENAME ${root}/share/zsh/site-functions ${root}/share/zsh/vendor-completions)  # where zsh of Debian looks
  endif()
  file(GLOB pages ${root}/share/man/man*/*)
  compress(${pages} ${papers}/changelog.Debian)
  file(GLOB archives ${root}/lib/*.a)
  if(archives)
    execute_process(COMMAND strip --strip-debug --enable-deterministic-archives ${archives} COMMAND_ERROR_IS_FATAL ANY)
  endif()
  # Whoever's umask, and whenever it was built.
  execute_process(COMMAND chmod -R u+rwX,go+rX,go-w ${root} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND find ${root} -exec touch --no-dereference --date=@$ENV{SOURCE_DATE_EPOCH} {} +
    COMMAND_ERROR_IS_FATAL ANY)
endforeach()
