#include "db/store/bytes/page_size.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>

#include "db/store/book_file.hpp"
#include "db/store/bytes/sqlite_format.hpp"
#include "db/store/bytes/stray_page.hpp"

namespace kattegat {
namespace {

constexpr std::size_t least_page = 512, most_page = 65536;
constexpr std::uint8_t newest_format = 2;  // of SQLite's formats: one with a write-ahead log

// How many bytes make sense as pages, by the size of these, in some parts of the file from its
// beginning to its end; each begins where a page does, of any size.
std::map<std::size_t, std::size_t> sensible_bytes(std::fstream& file, std::uintmax_t size) {
  constexpr std::uintmax_t most_parts = 64;
  const std::uintmax_t parts = (size + most_page - 1) / most_page;
  const std::uintmax_t step = std::max<std::uintmax_t>(1, parts / most_parts);
  std::map<std::size_t, std::size_t> sensible;
  std::string part(most_page, '\0');
  for (std::uintmax_t i = 0; i < parts; i += step) {
    file.clear();
    file.seekg(static_cast<std::streamoff>(i * most_page));
    file.read(part.data(), static_cast<std::streamsize>(most_page));
    const auto there = static_cast<std::size_t>(file.gcount());
    for (std::size_t page = least_page; page <= most_page; page *= 2)
      for (std::size_t at = 0; at + page <= there; at += page)
        if (is_sound_leaf(std::string_view(part).substr(at, page))) sensible[page] += page;
  }
  file.clear();
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

}  // namespace

bool is_page_size(std::size_t size) {
  return std::has_single_bit(size) && size >= least_page && size <= most_page;
}

std::optional<std::size_t> page_size_in(std::string_view head) {
  if (head.size() < SqliteHeader::page_size + 2) return std::nullopt;
  const auto said = static_cast<std::size_t>(big_endian(head.substr(SqliteHeader::page_size, 2)));
  const std::size_t size = said == 1 ? most_page : said;
  return is_page_size(size) ? std::optional(size) : std::nullopt;
}

bool is_for_this_sqlite(std::string_view head) {
  return big_endian(head.substr(SqliteHeader::writer, 1)) <= newest_format &&
         big_endian(head.substr(SqliteHeader::reader, 1)) <= newest_format;
}

std::optional<BookFault> mend_header(const std::string& copy) {
  std::error_code fault;
  const std::uintmax_t size = std::filesystem::file_size(copy, fault);
  std::fstream file(copy, std::ios::in | std::ios::out | std::ios::binary);
  if (fault || !file || size < least_page) return {};
  std::string head(SqliteHeader::reader + 1, '\0');
  file.read(head.data(), static_cast<std::streamsize>(head.size()));
  const std::string was = head;
  if (const auto page = better_page_size(head, sensible_bytes(file, size))) {
    const std::size_t said = *page == most_page ? 1 : *page;
    head[SqliteHeader::page_size] = static_cast<char>(said >> 8U);
    head[SqliteHeader::page_size + 1] = static_cast<char>(said & 0xFFU);
  }
  if (!is_for_this_sqlite(head))
    head.replace(SqliteHeader::writer, 2, 2, static_cast<char>(newest_format));
  if (head == was) return {};
  file.seekp(0);
  file.write(head.data(), static_cast<std::streamsize>(head.size()));
  file.close();
  if (file) return {};
  return cannot_create(copy, std::make_error_code(std::errc::io_error));
}

}  // namespace kattegat
