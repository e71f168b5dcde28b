# The libraries for WebAssembly: Debian has them for its own machines only, so they are compiled
# from Debian's sources (script/web fetches them). The targets are called as where they are found
# ready.
enable_language(C)
# The fewest bytes, of what every browser understands that can draw in a worker. Only the book
# catches what SQLite throws; all others are spared what would tidy up behind an exception.
add_compile_options(-Oz -msign-ext -mbulk-memory -mnontrapping-fptoint
  $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti> $<$<COMPILE_LANGUAGE:CXX>:-fno-threadsafe-statics>)
# What the standard library has for it: functions that are kept without a table each, and in
# ui/web/smaller lists that are all put in order by one function.
add_compile_definitions(_LIBCPP_ABI_OPTIMIZED_FUNCTION)
include_directories(BEFORE SYSTEM "${CMAKE_SOURCE_DIR}/ui/web/smaller")
foreach(language C CXX EXE_LINKER)  # optimised as one, when it is linked
  string(APPEND CMAKE_${language}_FLAGS " -flto")
endforeach()
string(STRIP "${CMAKE_CXX_FLAGS}" CMAKE_CXX_FLAGS)
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

# kattegat_without(FILE OUT PART INSTEAD ...): a source in which something else stands for its
# parts.
function(kattegat_without file out)
  file(READ "${file}" text)
  while(ARGN)
    list(POP_FRONT ARGN part instead)
    string(FIND "${text}" "${part}" at)
    if(at EQUAL -1)
      message(FATAL_ERROR "${file} has no “${part}”")
    endif()
    string(REPLACE "${part}" "${instead}" text "${text}")
  endwhile()
  file(WRITE "${libraries}/${out}" "${text}")
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
# No number with a comma goes through it, and nothing is written as a country has it.
target_compile_definitions(fmt INTERFACE FMT_HEADER_ONLY FMT_STATIC_THOUSANDS_SEPARATOR=','
  FMT_USE_FLOAT=0 FMT_USE_DOUBLE=0 FMT_USE_LONG_DOUBLE=0 FMT_USE_INT128=0)
add_library(fmt::fmt ALIAS fmt)

# One process and one thread have the book: the index of the write-ahead log is in memory, shared by
# all connections ("unix-excl"), so that the file system need not map files. What the book does not
# say in SQL is left out; its parser knows it still, and answers that it cannot be done.
kattegat_source(from sqlitecpp)
kattegat_without("${from}/sqlite3/sqlite3.c" sqlite3.c
  "if( sqlite3WindowRewrite(pParse, p) ){" "if( 0 ){"
  "sqlite3WindowCodeInit(pParse, p)" "(void)0"
  "sqlite3WindowCodeStep(pParse, p, pWInfo, regGosub, addrGosub)" "(void)0"
  "\n  sqlite3WindowFunctions()" "\n  (void)0")
file(WRITE "${libraries}/sqlite.c" "#include \"sqlite3.c\"
static void no(Parse *p) { sqlite3ErrorMsg(p, \"not in a browser\"); }
void sqlite3AlterRenameTable(Parse *p, SrcList *a, Token *b) { no(p); }
void sqlite3AlterRenameColumn(Parse *p, SrcList *a, Token *b, Token *c) { no(p); }
void sqlite3AlterFinishAddColumn(Parse *p, Token *a) { no(p); }
void sqlite3AlterBeginAddColumn(Parse *p, SrcList *a) { no(p); }
void sqlite3AlterDropColumn(Parse *p, SrcList *a, const Token *b) { no(p); }
const void *sqlite3RenameTokenMap(Parse *p, const void *a, const Token *b) { return a; }
void sqlite3RenameTokenRemap(Parse *p, const void *a, const void *b) {}
void sqlite3RenameExprUnmap(Parse *p, Expr *a) {}
void sqlite3RenameExprlistUnmap(Parse *p, ExprList *a) {}
void sqlite3Analyze(Parse *p, Token *a, Token *b) { no(p); }
void sqlite3Reindex(Parse *p, Token *a, Token *b) { no(p); }
void sqlite3VtabBeginParse(Parse *p, Token *a, Token *b, Token *c, int d) { no(p); }
void sqlite3VtabFinishParse(Parse *p, Token *a) { no(p); }
void sqlite3VtabArgInit(Parse *p) {}
void sqlite3VtabArgExtend(Parse *p, Token *a) {}
")
kattegat_foreign(sqlite3 SOURCES "${libraries}/sqlite.c" INCLUDES "${from}/sqlite3"
  DEFINES SQLITE_THREADSAFE=0 SQLITE_DEFAULT_MEMSTATUS=0 SQLITE_TEMP_STORE=3 SQLITE_DQS=0
    SQLITE_OMIT_LOAD_EXTENSION SQLITE_OMIT_SHARED_CACHE
    SQLITE_ENABLE_COLUMN_METADATA SQLITE_DEFAULT_UNIX_VFS="unix-excl" SQLITE_MAX_MMAP_SIZE=0
    SQLITE_OMIT_AUTHORIZATION SQLITE_OMIT_COMPLETE SQLITE_OMIT_DATETIME_FUNCS
    SQLITE_OMIT_DESERIALIZE SQLITE_OMIT_GET_TABLE SQLITE_OMIT_INCRBLOB SQLITE_OMIT_JSON
    SQLITE_OMIT_ALTERTABLE SQLITE_OMIT_ANALYZE SQLITE_OMIT_AUTOVACUUM SQLITE_OMIT_LIKE_OPTIMIZATION
    SQLITE_OMIT_OR_OPTIMIZATION SQLITE_OMIT_SCHEMA_PRAGMAS SQLITE_OMIT_COMPILEOPTION_DIAGS
    SQLITE_OMIT_EXPLAIN SQLITE_OMIT_INTROSPECTION_PRAGMAS
    SQLITE_OMIT_REINDEX SQLITE_OMIT_VIRTUALTABLE
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
# Signing multiplies one point, which the library does by a table of 30 KB. Any other point takes it
# half a millisecond more.
set_source_files_properties("${from}/crypto_core/ed25519/ref10/ed25519_ref10.c"
  PROPERTIES COMPILE_DEFINITIONS ge25519_scalarmult_base=ge25519_scalarmult_by_table)
file(WRITE "${libraries}/base_point.c" "#include <private/ed25519_ref10.h>
void ge25519_scalarmult_base(ge25519_p3 *h, const unsigned char *a) {
  static const unsigned char y_of_base[32] = {
    0x58, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66,
    0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66};
  ge25519_p3 base;
  ge25519_frombytes(&base, y_of_base);
  ge25519_scalarmult(h, a, &base);
}
")
target_sources(sodium PRIVATE "${libraries}/base_point.c")
set(SODIUM_LIBRARY sodium)

kattegat_source(from utf8proc)
file(COPY "${from}/utf8proc.h" DESTINATION "${libraries}/utf8proc")
add_library(utf8proc INTERFACE)  # unicode.js answers
target_include_directories(utf8proc SYSTEM INTERFACE "${libraries}/utf8proc")
target_compile_definitions(utf8proc INTERFACE UTF8PROC_STATIC)
set(UTF8PROC_LIBRARY utf8proc)

kattegat_source(from zlib)
file(GLOB sources "${from}/*.c")
list(FILTER sources EXCLUDE REGEX "gz[a-z]+\\.c$")
kattegat_foreign(z SOURCES ${sources} INCLUDES "${from}" DEFINES DYNAMIC_CRC_TABLE)
set(ZLIB_LIBRARY z)

# Without what our workbooks have none of, and what is asked of it for each sheet.
kattegat_source(from libxlsxwriter)
file(GLOB sources "${from}/src/*.c")
set(none "void lxw_add_drawing_object(void *a, void *b) {}\n")
foreach(part "chart;int kind" "chartsheet;void *data" comment custom drawing metadata table vml)
  list(POP_FRONT part name)
  list(FILTER sources EXCLUDE REGEX "/${name}\\.c$")
  string(APPEND none "void lxw_${name}_assemble_xml_file(void *one) {}
void lxw_${name}_free(void *one) {}
void *lxw_${name}_new(${part}) { return 0; }\n")
endforeach()
file(WRITE "${libraries}/xlsx_without.c" "${none}")
kattegat_foreign(xlsxwriter
  SOURCES ${sources} "${libraries}/xlsx_without.c" "${from}/third_party/md5/md5.c"
    "${from}/third_party/minizip/ioapi.c" "${from}/third_party/minizip/zip.c"
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

# Pictures are written by one header.
find_path(STB_HEADERS stb/stb_image_write.h PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/generated")
file(CREATE_LINK "${STB_HEADERS}/stb" "${CMAKE_BINARY_DIR}/generated/stb" SYMBOLIC)
file(WRITE "${libraries}/stb.c" "#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
")
kattegat_foreign(stb SOURCES "${libraries}/stb.c" INCLUDES "${CMAKE_BINARY_DIR}/generated")

# Letters are drawn without hints, which the fine screens of tablets need no more. Left out are the
# font that ImGui has by itself, fonts of other kinds than ours, settings, and its own way round the
# screen by keys.
kattegat_source(from imgui)
kattegat_without("${from}/imgui.cpp" imgui.cpp
  "delay)\n    UpdateSettings()" "delay)\n    (void)0"
  "navigation\n    NavUpdate()" "navigation\n    (void)0"
  "requests\n    NavEndFrame()" "requests\n    (void)0"
  "                    NavProcessItem()" "                    (void)0"
  "TableSettingsInstallHandler(context)" "(void)0"
  "g.SettingsHandlers.push_back(ini_handler)" "(void)0")
kattegat_without("${from}/imstb_truetype.h" imstb_truetype.h
  "cff = stbtt__find_table(data, fontstart, \"CFF \")" "return 0"
  "if (info->cff.size)" "if (0)" "if (!info->cff.size)" "if (1)")
kattegat_without("${from}/backends/imgui_impl_opengl3.cpp" imgui_impl_opengl3.cpp
  "sscanf(gl_version, \"%d.%d\", &major, &minor)" "(void)0"
  "sscanf(bd->GlslVersionString, \"#version %d\", &glsl_version)" "glsl_version = 300")
file(READ "${from}/imgui_draw.cpp" draw)
string(REGEX REPLACE "(base85\\[[0-9]+ \\+ 1\\] =)(\n +\"[^\n]*\")+;" "\\1 \"\";" draw "${draw}")
file(WRITE "${libraries}/imgui_draw.cpp" "${draw}")
kattegat_foreign(imgui
  SOURCES "${libraries}/imgui.cpp" "${libraries}/imgui_draw.cpp" "${from}/imgui_tables.cpp"
    "${from}/imgui_widgets.cpp" "${libraries}/imgui_impl_opengl3.cpp"
  INCLUDES "${from}" "${from}/backends")
target_compile_definitions(imgui PUBLIC IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_METRICS_WINDOW
  IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_IMPL_OPENGL_ES3 IMGUI_DISABLE_FILE_FUNCTIONS)
