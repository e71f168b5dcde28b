#include "db/store/bytes/page_size.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <map>

#include "db/store/book_file.hpp"
#include "db/store/bytes/sqlite_format.hpp"
#include "db/store/bytes/stray_page.hpp"
#include "kattegat/files/open_file.hpp"

namespace kattegat {
namespace {

constexpr std::size_t least_page = 512, most_page = 65536;
constexpr std::uint8_t newest_format = 2;  // of SQLite's formats: one with a write-ahead log

// How many bytes make sense as pages, by the size of these, in some parts of the file from its
// beginning to its end; each begins where a page does, of any size.
std::map<std::size_t, std::size_t> sensible_bytes(OpenFile& file) {
  constexpr std::size_t most_parts = 64;
  const std::size_t parts = (file.size() + most_page - 1) / most_page;
  const std::size_t step = std::max<std::size_t>(1, parts / most_parts);
  std::map<std::size_t, std::size_t> sensible;
  for (std::size_t i = 0; i < parts; i += step) {
    const std::string part = file.read(i * most_page, most_page);
    for (std::size_t page = least_page; page <= most_page; page *= 2)
      for (std::size_t at = 0; at + page <= part.size(); at += page)
        if (is_sound_leaf(std::string_view(part).substr(at, page))) sensible[page] += page;
  }
  return sensible;
}

// At which more of them make sense than at that which the header says.
std::optional<std::size_t> better_page_size(std::string_view head,
                                            std::map<std::size_t, std::size_t> sensible) {
  const auto said = page_size_in(head);
  const auto best =
      std::max_element(sensible.begin(), sensible.end(),
                       [](const auto& one, const auto& two) { return one.second < two.second; });
  if (best == sensible.end() || (said && best->second <= sensible[*said])) return std::nullopt;
  return best->first;
}

std::string mended_head(std::string head, const std::map<std::size_t, std::size_t>& sensible) {
  if (const auto page = better_page_size(head, sensible)) {
    const std::size_t said = two_bytes_of_page_size(*page);
    head[SqliteHeader::page_size] = static_cast<char>(said >> 8U);
    head[SqliteHeader::page_size + 1] = static_cast<char>(said & 0xFFU);
  }
  if (!is_for_this_sqlite(head))
    head.replace(SqliteHeader::writer, 2, 2, static_cast<char>(newest_format));
  return head;
}

}  // namespace

bool is_page_size(std::size_t size) {
  return std::has_single_bit(size) && size >= least_page && size <= most_page;
}

std::size_t page_size_of_two_bytes(std::size_t bytes) { return bytes == 1 ? most_page : bytes; }
std::size_t two_bytes_of_page_size(std::size_t size) { return size == most_page ? 1 : size; }

std::optional<std::size_t> page_size_in(std::string_view head) {
  if (head.size() < SqliteHeader::page_size + 2) return std::nullopt;
  const auto said = static_cast<std::size_t>(big_endian(head.substr(SqliteHeader::page_size, 2)));
  const std::size_t size = page_size_of_two_bytes(said);
  return is_page_size(size) ? std::optional(size) : std::nullopt;
}

bool is_for_this_sqlite(std::string_view head) {
  return big_endian(head.substr(SqliteHeader::writer, 1)) <= newest_format &&
         big_endian(head.substr(SqliteHeader::reader, 1)) <= newest_format;
}

std::optional<BookFault> mend_header(const std::string& copy) {
  OpenFile file(copy, OpenFile::To::change);
  if (file.size() >= least_page) {
    const std::string head = file.read(0, SqliteHeader::reader + 1);
    const auto sensible = sensible_bytes(file);
    const std::string mended = file.fault() ? head : mended_head(head, sensible);
    if (mended != head) file.write(0, mended);
  }
  if (file.fault()) return cannot_create(copy, file.fault());
  return {};
}

}  // namespace kattegat
