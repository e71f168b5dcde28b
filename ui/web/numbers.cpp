// A number with a fraction is read by the browser: the C library's own way takes 20 KB, for files
// that say 1.5 where we take whole numbers only. --wrap in web.cmake brings it here.
#include <emscripten.h>

#include <cstring>

// clang-format off
EM_JS(double, kattegat_number, (const char* text), { return Number(UTF8ToString(text)); })
// clang-format on

extern "C" double __wrap_strtod(const char* text, char** end) {
  *end = const_cast<char*>(text) + std::strlen(text);
  return kattegat_number(text);
}
