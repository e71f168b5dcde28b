#include "db/store/bytes/page_file.hpp"

#include <algorithm>

#include "db/store/bytes/page_size.hpp"
#include "db/store/bytes/sqlite_format.hpp"
#include "db/store/trouble.hpp"

namespace kattegat {

PageFile::PageFile(const std::string& path) : path_(path) {
  const std::size_t bytes = file_.size();
  const std::string head = read(0, SqliteHeader::size);
  size_ = page_size_in(head).value_or(usual_page);
  count_ = (bytes + size_ - 1) / size_;
  const auto all = std::size_t{four_bytes_at(head, SqliteHeader::pages)};
  cut_off_ = std::min(all - std::min(all, count_), count_);
  find_free(head);
}

std::string PageFile::read(std::size_t begin, std::size_t size) {
  std::string bytes = file_.read(begin, size);
  if (const auto fault = file_.fault())
    throw Trouble{fault_at(BookFault::Kind::other, Word::book_cannot_open, path_, fault.message())};
  bytes.resize(size);
  return bytes;
}

// Pages that name others, each the next of its kind, as far as that makes sense.
void PageFile::find_free(std::string_view head) {
  free_.resize(count_ + 1);
  auto next = std::size_t{four_bytes_at(head, SqliteHeader::first_free)};
  std::size_t left = std::size_t{four_bytes_at(head, SqliteHeader::free)};
  while (next > 1 && next <= count_ && !free_[next] && left > 0) {
    const std::string list = page(next);
    const auto number = [&](std::size_t i) { return std::size_t{four_bytes_at(list, 4 * i)}; };
    const std::size_t named = number(1);
    if (named >= left || named > size_ / 4 - 2) return;
    free_[next] = true;
    for (std::size_t i = 0; i < named; ++i)
      if (number(2 + i) <= count_) free_[number(2 + i)] = true;
    left -= named + 1;
    next = number(0);
  }
}

}  // namespace kattegat
