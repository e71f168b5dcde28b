// What zbar's camera reads from a QR code.
#pragma once
#include "kattegat/export/qr_code.hpp"
#include "support/program.hpp"

namespace kattegat::test {

inline Run scanned(const Folder& folder, const QrCode& code, int scale = 6) {
  const int side = (code.size + 8) * scale;
  std::string picture = "P5\n" + std::to_string(side) + " " + std::to_string(side) + "\n255\n";
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      const int column = x / scale - 4, row = y / scale - 4;
      const bool inside = column >= 0 && row >= 0 && column < code.size && row < code.size;
      picture += inside && code.at(column, row) ? '\0' : '\xff';
    }
  return run_program("zbarimg", {"-q", "--raw", "-Sbinary", folder.file("code.pgm", picture)});
}

}  // namespace kattegat::test
