# What a machine with Unix has ready: its own packages.
find_package(fmt 9 REQUIRED)
find_package(nlohmann_json 3 REQUIRED)
find_package(SQLiteCpp 3 REQUIRED)
find_package(simdjson 3 REQUIRED)
set(quick_json simdjson::simdjson)  # beside the exact reader, which a browser has alone
find_library(XLSXWRITER_LIBRARY xlsxwriter REQUIRED)
find_library(QRENCODE_LIBRARY qrencode REQUIRED)
find_library(UTF8PROC_LIBRARY utf8proc REQUIRED)
find_library(ZLIB_LIBRARY z REQUIRED)
find_path(NETTLE_INCLUDE_DIR nettle/sha2.h REQUIRED)
find_library(NETTLE_LIBRARY nettle REQUIRED)
add_library(nettle UNKNOWN IMPORTED)
set_target_properties(nettle PROPERTIES IMPORTED_LOCATION "${NETTLE_LIBRARY}"
  INTERFACE_INCLUDE_DIRECTORIES "${NETTLE_INCLUDE_DIR}")
find_library(SODIUM_LIBRARY sodium REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(PANGOCAIRO REQUIRED IMPORTED_TARGET pangocairo pangoft2 cairo-pdf fontconfig)
if(KATTEGAT_APP)
  find_package(Freetype REQUIRED)
  find_package(glfw3 3.3 REQUIRED)
  find_package(OpenGL REQUIRED)
  find_package(X11 REQUIRED)
  find_path(IMGUI_INCLUDE_DIR imgui.h PATH_SUFFIXES imgui REQUIRED)
  find_library(IMGUI_LIBRARY imgui REQUIRED)
  find_library(STB_LIBRARY NAMES libstb.a stb REQUIRED)  # Debian's ImGui draws its fonts with it
  add_library(imgui UNKNOWN IMPORTED)
  set_target_properties(imgui PROPERTIES IMPORTED_LOCATION "${IMGUI_LIBRARY}"
    INTERFACE_INCLUDE_DIRECTORIES "${IMGUI_INCLUDE_DIR};${IMGUI_INCLUDE_DIR}/backends"
    INTERFACE_LINK_LIBRARIES "glfw;Freetype::Freetype;${STB_LIBRARY};${CMAKE_DL_LIBS}")
endif()
