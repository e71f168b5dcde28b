# The app in a browser: kattegat.wasm and the JavaScript that starts it, then the folder build/web
# that any web server can hand out.
file(GLOB web_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/ui/web/*.cpp")
add_executable(kattegat ${web_sources} "${CMAKE_SOURCE_DIR}/ui/platform/world.cpp")
target_link_libraries(kattegat PRIVATE kattegat_ui imgui)
# What EM_JS is made of.
target_compile_options(kattegat PRIVATE -Wno-dollar-in-identifier-extension -Wno-missing-prototypes
  -Wno-gnu-zero-variadic-macro-arguments -Wno-unused-variable)
set(files "${CMAKE_SOURCE_DIR}/ui/web/files.js")
target_link_options(kattegat PRIVATE -sENVIRONMENT=worker -sMODULARIZE=1 -sEXPORT_NAME=Kattegat
  -sINVOKE_RUN=0 -sEXIT_RUNTIME=0 -sDYNAMIC_EXECUTION=0 -sALLOW_MEMORY_GROWTH=1
  -sINITIAL_MEMORY=33554432 -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sFORCE_FILESYSTEM=1
  -sEXPORTED_FUNCTIONS=_main,_malloc,_free
  -sEXPORTED_RUNTIME_METHODS=FS,OpfsFiles,GL,ENV,HEAPU8,ccall "SHELL:--js-library ${files}")
set_target_properties(kattegat PROPERTIES LINK_DEPENDS "${files}")
