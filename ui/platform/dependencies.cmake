# What the app with its window uses besides.
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
