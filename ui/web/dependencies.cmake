# The libraries for WebAssembly: Debian has them for its own machines only, so they are compiled
# from Debian's sources (script/web fetches them). The targets are called as where they are found ready.
enable_language(C)
# The fewest bytes, of what every browser understands that can draw in a worker. Only the book
# catches what SQLite throws; all others are spared what would tidy up behind an exception.
add_compile_options(-Oz -msign-ext -mbulk-memory -mnontrapping-fptoint)
set(catching -fwasm-exceptions)
add_link_options(-Oz ${catching})
set(KATTEGAT_SOURCES "" CACHE PATH "Where the unpacked sources of Debian's packages are")
set(libraries "${CMAKE_BINARY_DIR}/libraries")

# The folder of a source, whatever its version.
function(kattegat_source variable name)
  file(GLOB found "${KATTEGAT_SOURCES}/${name}-[0-9]*")
  list(LENGTH found count)
  if(NOT count EQUAL 1)
    message(FATAL_ERROR "The source of ${name} is not in KATTEGAT_SOURCES; script/web fetches it")
  endif()
  set(${variable} "${found}" PARENT_SCOPE)
endfunction()

# kattegat_foreign(NAME SOURCES ... INCLUDES ... DEFINES ...): compiled as it is, file by file.
function(kattegat_foreign name)
  cmake_parse_arguments(given "" "" "SOURCES;INCLUDES;DEFINES" ${ARGN})
  add_library(${name} STATIC ${given_SOURCES})
  target_include_directories(${name} SYSTEM PUBLIC ${given_INCLUDES})
  target_compile_definitions(${name} PRIVATE ${given_DEFINES})
  target_compile_options(${name} PRIVATE -w)
  set_target_properties(${name} PROPERTIES UNITY_BUILD OFF)
endfunction()

# Headers alone serve every machine.
function(kattegat_headers name header)
  find_path(${name}_HEADERS "${header}" PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  cmake_path(GET header PARENT_PATH folder)
  file(MAKE_DIRECTORY "${libraries}/${name}")
  file(CREATE_LINK "${${name}_HEADERS}/${folder}" "${libraries}/${name}/${folder}" SYMBOLIC)
  add_library(${name} INTERFACE IMPORTED GLOBAL)
  target_include_directories(${name} SYSTEM INTERFACE "${libraries}/${name}")
endfunction()
kattegat_headers(nlohmann_json nlohmann/json.hpp)
add_library(nlohmann_json::nlohmann_json ALIAS nlohmann_json)
kattegat_headers(fmt fmt/format.h)
target_compile_definitions(fmt INTERFACE FMT_HEADER_ONLY)
add_library(fmt::fmt ALIAS fmt)

# One process and one thread have the book: the index of the write-ahead log is in memory, shared by
# all connections ("unix-excl"), so that the file system need not map files.
kattegat_source(from sqlitecpp)
kattegat_foreign(sqlite3 SOURCES "${from}/sqlite3/sqlite3.c" INCLUDES "${from}/sqlite3"
  DEFINES SQLITE_THREADSAFE=0 SQLITE_DEFAULT_MEMSTATUS=0 SQLITE_TEMP_STORE=3 SQLITE_DQS=0
    SQLITE_OMIT_DEPRECATED SQLITE_OMIT_LOAD_EXTENSION SQLITE_OMIT_SHARED_CACHE
    SQLITE_ENABLE_COLUMN_METADATA SQLITE_DEFAULT_UNIX_VFS="unix-excl" SQLITE_MAX_MMAP_SIZE=0
    SQLITE_OMIT_AUTHORIZATION SQLITE_OMIT_COMPLETE SQLITE_OMIT_DATETIME_FUNCS
    SQLITE_OMIT_DESERIALIZE SQLITE_OMIT_GET_TABLE SQLITE_OMIT_INCRBLOB SQLITE_OMIT_JSON
    SQLITE_OMIT_TCL_VARIABLE SQLITE_OMIT_TRACE SQLITE_OMIT_UTF16 SQLITE_UNTESTABLE)
target_compile_definitions(sqlite3 PUBLIC SQLITE_ENABLE_COLUMN_METADATA)
file(GLOB sources "${from}/src/*.cpp")
kattegat_foreign(SQLiteCpp SOURCES ${sources} INCLUDES "${from}/include")
target_link_libraries(SQLiteCpp PUBLIC sqlite3)
target_compile_options(SQLiteCpp PRIVATE ${catching})

# SHA-256 alone.
kattegat_source(from nettle)
file(WRITE "${libraries}/nettle/config.h"
  "#define WORDS_BIGENDIAN 0\n#define HAVE_ALLOCA_H 1\n")
file(GLOB headers "${from}/*.h")
file(COPY ${headers} DESTINATION "${libraries}/nettle/nettle")
file(READ "${from}/version.h.in" version)
string(REPLACE "@NETTLE_USE_MINI_GMP@" "1" version "${version}")
string(REGEX REPLACE "@[A-Z_]+@" "3" version "${version}")
file(WRITE "${libraries}/nettle/nettle/version.h" "${version}")
kattegat_foreign(nettle
  SOURCES "${from}/sha256.c" "${from}/sha256-compress.c" "${from}/write-be32.c"
  INCLUDES "${libraries}/nettle" DEFINES HAVE_CONFIG_H)
target_include_directories(nettle PRIVATE "${libraries}/nettle/nettle" "${from}")

# Ed25519 alone.
kattegat_source(from libsodium)
set(from "${from}/src/libsodium")
kattegat_foreign(sodium
  SOURCES "${from}/crypto_sign/ed25519/ref10/keypair.c" "${from}/crypto_sign/ed25519/ref10/open.c"
    "${from}/crypto_sign/ed25519/ref10/sign.c" "${from}/crypto_core/ed25519/ref10/ed25519_ref10.c"
    "${from}/crypto_hash/sha512/cp/hash_sha512_cp.c" "${from}/crypto_hash/sha512/hash_sha512.c"
    "${from}/crypto_verify/sodium/verify.c" "${from}/sodium/utils.c"
    "${from}/randombytes/randombytes.c"
  INCLUDES "${from}/include"
  DEFINES CONFIGURED NATIVE_LITTLE_ENDIAN)
target_include_directories(sodium PRIVATE "${from}/include/sodium" "${from}/include/sodium/private")
set(SODIUM_LIBRARY sodium)

kattegat_source(from utf8proc)
kattegat_foreign(utf8proc SOURCES "${from}/utf8proc.c" INCLUDES "${from}" DEFINES UTF8PROC_STATIC)
set(UTF8PROC_LIBRARY utf8proc)

kattegat_source(from simdjson)
kattegat_foreign(simdjson SOURCES "${from}/singleheader/simdjson.cpp"
  INCLUDES "${from}/singleheader")
target_compile_definitions(simdjson PUBLIC SIMDJSON_THREADS_ENABLED=0)
add_library(simdjson::simdjson ALIAS simdjson)

kattegat_source(from zlib)
file(GLOB sources "${from}/*.c")
list(FILTER sources EXCLUDE REGEX "gz[a-z]+\\.c$")
kattegat_foreign(z SOURCES ${sources} INCLUDES "${from}")
set(ZLIB_LIBRARY z)

kattegat_source(from libxlsxwriter)
file(GLOB sources "${from}/src/*.c")
kattegat_foreign(xlsxwriter
  SOURCES ${sources} "${from}/third_party/md5/md5.c" "${from}/third_party/minizip/ioapi.c"
    "${from}/third_party/minizip/zip.c"
  INCLUDES "${from}/include" DEFINES USE_STANDARD_TMPFILE NOCRYPT IOAPI_NO_64)
target_include_directories(xlsxwriter PRIVATE "${from}/third_party/minizip")
target_link_libraries(xlsxwriter PUBLIC z)
set(XLSXWRITER_LIBRARY xlsxwriter)

kattegat_source(from qrencode)
file(COPY "${from}/qrencode.h" DESTINATION "${libraries}/qrencode")
file(GLOB sources "${from}/*.c")
list(FILTER sources EXCLUDE REGEX "/qrenc\\.c$")
kattegat_foreign(qrencode SOURCES ${sources} INCLUDES "${libraries}/qrencode"
  DEFINES MAJOR_VERSION=4 MINOR_VERSION=1 MICRO_VERSION=1 VERSION="4" STATIC_IN_RELEASE=static)
set(QRENCODE_LIBRARY qrencode)

# The letters are drawn as on the desktop, by the light hinter, which reads no program in a font.
kattegat_source(from freetype)
set(modules "FT_USE_MODULE( FT_Module_Class, autofit_module_class )
FT_USE_MODULE( FT_Driver_ClassRec, tt_driver_class )
FT_USE_MODULE( FT_Module_Class, sfnt_module_class )
FT_USE_MODULE( FT_Renderer_Class, ft_smooth_renderer_class )
")
set(options "#include <freetype/config/ftoption.h>\n")
foreach(option FT_CONFIG_OPTION_USE_ZLIB FT_CONFIG_OPTION_USE_LZW FT_CONFIG_OPTION_MAC_FONTS
    FT_CONFIG_OPTION_INCREMENTAL TT_CONFIG_OPTION_BDF TT_CONFIG_OPTION_GX_VAR_SUPPORT
    TT_CONFIG_OPTION_EMBEDDED_BITMAPS TT_CONFIG_OPTION_COLOR_LAYERS
    TT_CONFIG_OPTION_BYTECODE_INTERPRETER TT_CONFIG_OPTION_POSTSCRIPT_NAMES
    TT_CONFIG_OPTION_SFNT_NAMES FT_CONFIG_OPTION_POSTSCRIPT_NAMES
    FT_CONFIG_OPTION_ADOBE_GLYPH_LIST AF_CONFIG_OPTION_CJK AF_CONFIG_OPTION_INDIC)
  string(APPEND options "#undef ${option}\n")
endforeach()
file(WRITE "${libraries}/freetype/kattegat_modules.h" "${modules}")
file(WRITE "${libraries}/freetype/kattegat_options.h" "${options}")
set(sources "")
foreach(part base/ftsystem base/ftinit base/ftdebug base/ftbase base/ftbitmap base/ftglyph
    base/ftsynth truetype/truetype sfnt/sfnt smooth/smooth autofit/autofit)
  list(APPEND sources "${from}/src/${part}.c")
endforeach()
kattegat_foreign(freetype SOURCES ${sources} INCLUDES "${from}/include"
  DEFINES FT2_BUILD_LIBRARY "FT_CONFIG_MODULES_H=<kattegat_modules.h>"
    "FT_CONFIG_OPTIONS_H=<kattegat_options.h>")
target_include_directories(freetype PRIVATE "${libraries}/freetype")

# Pictures are written by one header.
find_path(STB_HEADERS stb/stb_image_write.h PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/generated")
file(CREATE_LINK "${STB_HEADERS}/stb" "${CMAKE_BINARY_DIR}/generated/stb" SYMBOLIC)
file(WRITE "${libraries}/stb.c" "#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
")
kattegat_foreign(stb SOURCES "${libraries}/stb.c" INCLUDES "${CMAKE_BINARY_DIR}/generated")

kattegat_source(from imgui)
kattegat_foreign(imgui
  SOURCES "${from}/imgui.cpp" "${from}/imgui_draw.cpp" "${from}/imgui_tables.cpp"
    "${from}/imgui_widgets.cpp" "${from}/backends/imgui_impl_opengl3.cpp"
    "${from}/misc/freetype/imgui_freetype.cpp"
  INCLUDES "${from}" "${from}/backends" "${from}/misc/freetype")
target_compile_definitions(imgui PUBLIC IMGUI_ENABLE_FREETYPE IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_METRICS_WINDOW
  IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_IMPL_OPENGL_ES3 IMGUI_DISABLE_FILE_FUNCTIONS)
target_link_libraries(imgui PUBLIC freetype)
