# The app in a browser: kattegat.wasm and the JavaScript that starts it, then the folder build/web
# that any web server can hand out.
file(GLOB web_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/ui/web/*.cpp")
add_executable(kattegat ${web_sources} "${CMAKE_SOURCE_DIR}/ui/platform/world.cpp")
target_link_libraries(kattegat PRIVATE kattegat_ui kattegat_usage imgui stb)
# What EM_JS is made of.
target_compile_options(kattegat PRIVATE -Wno-dollar-in-identifier-extension -Wno-missing-prototypes
  -Wno-gnu-zero-variadic-macro-arguments -Wno-unused-variable)
set(scripts "${CMAKE_SOURCE_DIR}/ui/web/files.js" "${CMAKE_SOURCE_DIR}/ui/web/unicode.js")
target_link_options(kattegat PRIVATE -sENVIRONMENT=worker -sMODULARIZE=1 -sEXPORT_NAME=Kattegat
  -sINVOKE_RUN=0 -sEXIT_RUNTIME=0 -sDYNAMIC_EXECUTION=0 -sALLOW_MEMORY_GROWTH=1
  -sINITIAL_MEMORY=33554432 -sMALLOC=emmalloc -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sFORCE_FILESYSTEM=1
  -sEXPORTED_FUNCTIONS=_main,_malloc,_free
  -sEXPORTED_RUNTIME_METHODS=FS,OpfsFiles,GL,ENV,HEAPU8,ccall)
foreach(script IN LISTS scripts)
  target_link_options(kattegat PRIVATE "SHELL:--js-library ${script}")
endforeach()
set_target_properties(kattegat PROPERTIES LINK_DEPENDS "${scripts}")
# Once more over what the linker has made smaller.
find_program(WASM_OPT wasm-opt REQUIRED)
add_custom_command(TARGET kattegat POST_BUILD VERBATIM
  COMMAND "${WASM_OPT}" -Oz --low-memory-unused --zero-filled-memory --mvp-features
    --enable-nontrapping-float-to-int --enable-bulk-memory --enable-sign-ext
    --enable-exception-handling kattegat.wasm -o kattegat.wasm)
