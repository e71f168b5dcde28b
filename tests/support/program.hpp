// Runs kattegatctl, in a folder of its own.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

namespace kattegat::test {

struct Run {
  int status = -1;  // exit status; 128 + signal when it was killed
  std::string out;
  std::string err;
};

// Any program; `input` is its standard input.
Run run_program(const std::string& program, const std::vector<std::string>& arguments,
                const std::string& input = "");
// Its JSON answers are held to assets/schema/answers.schema.json: one that is not like it throws.
Run kattegatctl(const std::vector<std::string>& arguments, const std::string& input = "");

// The contract's exit 2: nothing on standard output, one clear line on standard error.
bool says_why_not(const Run& run);
std::vector<std::string> lines_of(const std::string& text);

// A new empty folder, removed at the end.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  [[nodiscard]] std::string path(const std::string& name) const {
    return (folder_ / name).string();
  }
  // Writes a file there and answers its path.
  std::string file(const std::string& name, const std::string& bytes) const;

 private:
  std::filesystem::path folder_;
};

// Files there that were to get another name and have not.
int leftovers(const Folder&);
// Those that have the bytes in them, by name.
std::vector<std::string> files_with(const Folder&, const std::string& bytes);

std::string read_bytes(const std::string& path);
std::string sample(const std::string& name);  // path of assets/evenings/NAME.json
std::vector<std::string> samples();           // of every evening there

}  // namespace kattegat::test
