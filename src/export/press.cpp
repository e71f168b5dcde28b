#include "kattegat/export/press.hpp"

#include <dlfcn.h>

namespace kattegat {

// It lies beside the programs, or where a package keeps it: they know the place.
const Press* press() {
  static const Press* const loaded = []() -> const Press* {
    void* const library = ::dlopen("libkattegat_press.so", RTLD_NOW | RTLD_LOCAL);
    return library ? static_cast<const Press*>(::dlsym(library, "kattegat_press")) : nullptr;
  }();
  return loaded;
}

}  // namespace kattegat
