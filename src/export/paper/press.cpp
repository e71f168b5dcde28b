#include "kattegat/export/press.hpp"

#include <dlfcn.h>

#include "src/export/fixed_day.hpp"

namespace kattegat {

// It lies beside the programs, or where a package keeps it: they know the place.
const Press* press() {
  static const Press* const loaded = []() -> const Press* {
    void* const library = ::dlopen("libkattegat_press.so", RTLD_NOW | RTLD_LOCAL);
    const auto* found =
        library ? static_cast<const Press*>(::dlsym(library, "kattegat_press")) : nullptr;
    return found && found->edition == press_edition ? found : nullptr;
  }();
  return loaded;
}

std::vector<Inked> words_in_ink(const std::vector<ToInk>& all) {
  std::vector<Inked> made(all.size());
  const Press* const with = press();
  if (!with) return made;
  Press::Job* const job = with->begin({"", "en", std::string(fixed_day), true});
  if (!job) return made;
  for (std::size_t i = 0; i < all.size(); ++i) made[i] = with->ink(*job, all[i]);
  with->finish(job);
  return made;
}

}  // namespace kattegat

#ifdef __has_feature
#if __has_feature(address_sanitizer)
// Fontconfig finds its tables by offsets, which a search for leaks cannot follow.
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() {  // NOLINT(bugprone-reserved-identifier)
  return "leak:libfontconfig\nleak:libglib\nleak:libpango\nleak:libcairo\n";
}
extern "C" const char* __lsan_default_options();
extern "C" const char* __lsan_default_options() {  // NOLINT(bugprone-reserved-identifier)
  return "print_suppressions=0";
}
#endif
#endif
