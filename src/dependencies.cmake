# What the engine, the book and the command line use, as a machine with Unix has it ready: its own
# packages.
find_package(fmt 9 REQUIRED)
find_package(nlohmann_json 3 REQUIRED)
find_package(SQLiteCpp 3 REQUIRED)
find_package(simdjson 3 REQUIRED)
# Beside the exact reader, which is all that a browser has.
set(quick_json simdjson::simdjson)
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
