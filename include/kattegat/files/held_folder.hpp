// Who reads a file and then writes it with a change holds its folder meanwhile: of two programs
// that do so at once the second begins with what the first has written.
#pragma once
#include <string>

namespace kattegat {

class HeldFolder {
 public:
  // Of the file. Whoever has it is waited for, half a second at most; then, and where the file
  // system knows no locks, nothing is held: nobody waits for a program that stands still.
  explicit HeldFolder(const std::string& path);
  HeldFolder(const HeldFolder&) = delete;
  HeldFolder& operator=(const HeldFolder&) = delete;
  ~HeldFolder();

 private:
  int folder_;
};

}  // namespace kattegat
