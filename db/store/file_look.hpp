// How a file looks from outside, without a look into it: so it is known whether somebody has
// written to it meanwhile, where no lock keeps them from it.
#pragma once
#include <cstdint>
#include <string>

namespace kattegat {

struct FileLook {
  std::int64_t size = 0, second = 0, nanosecond = 0;  // of its last change
  std::uint64_t number = 0;                           // of the file system's
  bool operator==(const FileLook&) const = default;
};

FileLook look_from_outside(const std::string& path);
// The same, by which any later change will show: what a file system notes of the time goes by the
// ticks of its clock, so where it was written to just now the next tick is waited for.
FileLook look_at_rest(const std::string& path);

}  // namespace kattegat
