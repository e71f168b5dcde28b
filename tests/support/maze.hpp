// A file of SQLite's whose pages lead to one leaf again and again: it has few bytes, and whoever
// goes through its tree comes to no end.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kattegat::test {

// Pages are numbered from 1.
class Maze {
 public:
  explicit Maze(std::string bytes) : bytes_(std::move(bytes)) {}
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

  [[nodiscard]] std::string page(std::uint32_t which) const {
    return bytes_.substr((which - 1) * size, size);
  }
  std::uint32_t add(std::string page) {
    page.resize(size);
    bytes_ += page;
    const auto count = static_cast<std::uint32_t>(bytes_.size() / size);
    bytes_.replace(28, 4, number(count, 4));
    return count;
  }
  // Pages above one another, each of which leads to the next 300 times, and the last one to `leaf`.
  std::uint32_t above(std::uint32_t leaf, int pages) {
    for (; pages > 0; --pages) leaf = add(inner(std::vector(300, leaf), 0));
    return leaf;
  }
  // The page is the root of these.
  void make_root(std::uint32_t root, const std::vector<std::uint32_t>& below) {
    const std::size_t begin = begin_of(root);
    bytes_.replace((root - 1) * size + begin, size - begin, inner(below, begin).substr(begin));
  }
  // The page of rows to which the first way leads.
  [[nodiscard]] std::uint32_t first_leaf(std::uint32_t root) const {
    const std::string one = page(root);
    const std::size_t begin = begin_of(root);
    if (one[begin] == leaf_of_rows) return root;
    return first_leaf(value(one, value(one, begin + 12, 2), 4));
  }
  // What page 1 has, to lie elsewhere: its cells stay at their places.
  [[nodiscard]] std::string first_page_moved() const {
    std::string moved = page(1);
    moved.erase(0, 100);
    const std::size_t listed = (moved[0] == leaf_of_rows ? 8U : 12U) + 2 * value(moved, 3, 2);
    moved.insert(listed, 100, '\0');
    return moved;
  }
  // One row of so many values, each a text or, where that is empty, null.
  static std::string leaf(const std::vector<std::string>& values) {
    std::string types, row;
    for (const std::string& one : values) {
      types += one.empty() ? std::string(1, '\0') : length(13 + 2 * one.size());
      row += one;
    }
    row.insert(0, length(types.size() + 2) + types);
    row.insert(0, length(row.size()) + '\1');
    std::string page(size - row.size(), '\0');
    page.replace(0, 10,
                 '\x0d' + number(0, 2) + number(1, 2) + number(page.size(), 2) + '\0' +
                     number(page.size(), 2));
    return page + row;
  }

 private:
  static constexpr std::size_t size = 4096;
  static constexpr char leaf_of_rows = 13;

  static std::size_t begin_of(std::uint32_t page) { return page == 1 ? 100 : 0; }
  static std::string number(std::size_t value, int bytes) {
    std::string all;
    for (int i = bytes - 1; i >= 0; --i) all += static_cast<char>(value >> 8 * i & 0xFFU);
    return all;
  }
  // In two bytes, as SQLite may write one.
  static std::string length(std::size_t value) {
    return {static_cast<char>(0x80U | value >> 7U), static_cast<char>(value & 0x7FU)};
  }
  static std::uint32_t value(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint32_t all = 0;
    for (const char c : bytes.substr(at, count)) all = all << 8U | static_cast<std::uint8_t>(c);
    return all;
  }
  static std::string inner(const std::vector<std::uint32_t>& below, std::size_t begin) {
    std::string page(size, '\0');
    std::size_t at = size;
    const std::size_t cells = below.size() - 1;
    for (std::size_t i = 0; i < cells; ++i) {
      at -= 6;
      page.replace(at, 6, number(below[i], 4) + length(1000 + i));
      page.replace(begin + 12 + 2 * i, 2, number(at, 2));
    }
    page.replace(
        begin, 12,
        '\5' + number(0, 2) + number(cells, 2) + number(at, 2) + '\0' + number(below.back(), 4));
    return page;
  }

  std::string bytes_;
};

}  // namespace kattegat::test
