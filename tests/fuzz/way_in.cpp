// libFuzzer's way in; KATTEGAT_TARGET is one of the harnesses.
#include <cstddef>
#include <cstdint>

#include "fuzz/harness.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  kattegat::KATTEGAT_TARGET({reinterpret_cast<const char*>(data), size});
  return 0;
}
