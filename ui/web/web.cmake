# The app in a browser: kattegat.wasm and the JavaScript that starts it, then the folder build/web
# that any web server can hand out.
file(GLOB web_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/ui/web/*.cpp")
add_executable(kattegat ${web_sources} "${CMAKE_SOURCE_DIR}/ui/device/world.cpp")
target_link_libraries(kattegat PRIVATE kattegat_ui kattegat_usage imgui stb)
# What EM_JS is made of.
target_compile_options(kattegat PRIVATE -Wno-dollar-in-identifier-extension -Wno-missing-prototypes
  -Wno-gnu-zero-variadic-macro-arguments -Wno-unused-variable)
set(scripts "${CMAKE_SOURCE_DIR}/ui/web/files.js" "${CMAKE_SOURCE_DIR}/ui/web/unicode.js")
# Texts stay in the order of the sources (-O0 of wasm-ld), in which they are alike.
target_link_options(kattegat PRIVATE -sENVIRONMENT=worker -sMODULARIZE=1 -sEXPORT_NAME=Kattegat
  -sINVOKE_RUN=0 -sEXIT_RUNTIME=0 -sDYNAMIC_EXECUTION=0 -sALLOW_MEMORY_GROWTH=1
  -sINITIAL_MEMORY=33554432 -sMALLOC=emmalloc -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
  -sFORCE_FILESYSTEM=1 -sEXPORTED_FUNCTIONS=_main,_malloc,_free
  -Wl,--wrap=strtod,-O0 -sTEXTDECODER=2 -sMIN_CHROME_VERSION=108 -sMIN_FIREFOX_VERSION=111
  -sMIN_SAFARI_VERSION=170000 -sMIN_EDGE_VERSION=108 -sMIN_IE_VERSION=0x7FFFFFFF
  -sGL_WORKAROUND_SAFARI_GETCONTEXT_BUG=0
  -sEXPORTED_RUNTIME_METHODS=FS,OpfsFiles,GL,ENV,HEAPU8,ccall)
foreach(script IN LISTS scripts)
  target_link_options(kattegat PRIVATE "SHELL:--js-library ${script}")
endforeach()
set_target_properties(kattegat PROPERTIES LINK_DEPENDS "${scripts}")
# Once more over what the linker has made smaller.
find_program(WASM_OPT wasm-opt REQUIRED)
add_custom_command(TARGET kattegat POST_BUILD VERBATIM
  COMMAND "${WASM_OPT}" -Oz --converge --ignore-implicit-traps --low-memory-unused
    --zero-filled-memory --mvp-features --enable-nontrapping-float-to-int --enable-bulk-memory
    --enable-sign-ext --enable-exception-handling kattegat.wasm -o kattegat.wasm)

# What script/web --measure compares the app with.
add_executable(empty EXCLUDE_FROM_ALL "${CMAKE_SOURCE_DIR}/ui/web/empty/empty.cpp")
target_link_libraries(empty PRIVATE imgui)
target_compile_options(empty PRIVATE -Wno-dollar-in-identifier-extension
  -Wno-missing-prototypes -Wno-gnu-zero-variadic-macro-arguments)
target_link_options(empty PRIVATE -sENVIRONMENT=worker -sMODULARIZE=1 -sEXPORT_NAME=Empty
  -sINITIAL_MEMORY=33554432 -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
  -sEXPORTED_FUNCTIONS=_main,_malloc -sEXPORTED_RUNTIME_METHODS=GL,HEAPU8)
