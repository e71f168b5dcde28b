// The bytes of a book's file, page by page. Page numbers begin at 1.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "kattegat/files/open_file.hpp"

namespace kattegat {

// Throws what trouble.hpp knows, as all that it does.
class PageFile {
 public:
  explicit PageFile(const std::string& path);

  [[nodiscard]] std::size_t count() const { return count_; }
  [[nodiscard]] std::size_t size() const { return size_; }  // of each
  // How many more the file says that it has, as far as that makes sense: never more than there are.
  [[nodiscard]] std::size_t cut_off() const { return cut_off_; }
  // Whether nothing lies in it any longer.
  [[nodiscard]] bool is_free(std::size_t number) const { return free_[number]; }
  // Zeros behind the end of the file.
  [[nodiscard]] std::string page(std::size_t number) { return read((number - 1) * size_, size_); }

 private:
  [[nodiscard]] std::string read(std::size_t begin, std::size_t size);
  void find_free(std::string_view head);

  std::string path_;
  OpenFile file_{path_, OpenFile::To::read};
  std::size_t size_ = 0, count_ = 0, cut_off_ = 0;
  std::vector<bool> free_;
};

}  // namespace kattegat
