// A document on A4 being written downwards: the tools with which every page is laid out.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "kattegat/core/result.hpp"
#include "kattegat/core/text.hpp"
#include "kattegat/export/orientation.hpp"
#include "kattegat/export/press.hpp"
#include "kattegat/languages/languages.hpp"

namespace kattegat {

inline constexpr Length line_height = 15;

namespace colors {
inline constexpr Paint black{0.11, 0.15, 0.2};
inline constexpr Paint quiet{0.42, 0.42, 0.42};
inline constexpr Paint teal{0.05, 0.36, 0.42};
inline constexpr Paint green{0.17, 0.48, 0.29};
inline constexpr Paint red{0.7, 0.2, 0.17};
inline constexpr Paint pale{0.92, 0.9, 0.85};
}  // namespace colors

// How words look.
struct Style {
  Length size = 10;
  Paint color = colors::black;
  bool bold = false;
  Align align = Align::left;
};

class Paper {
 public:
  // `pages` is how many there will be, where that is known already.
  Paper(const Press& press, Press::Job& job, int pages) : press_(press), job_(job), pages_(pages) {}

  void new_page(Orientation);
  // Every part of a page is said to those who hear it: "H1", "P", "Table", "TR", "TD".
  void open(const char* tag) { press_.open(job_, tag); }
  void close(const char* tag) { press_.close(job_, tag); }
  void bookmark(const std::string& words) { press_.bookmark(job_, words, y_); }

  [[nodiscard]] Length width() const { return wide_ - 2 * margin; }
  [[nodiscard]] bool has_room(Length height) const { return y_ + height < tall_ - margin - 14; }
  // A new page of the same kind when there is no room. Answers whether one was begun.
  bool need(Length height);
  void down(Length height) { y_ += height; }

  // x from the left margin. Words that do not fit are wrapped, never cut. Answers how tall it is.
  Length text(Length x, Length room, std::string_view words, const Style&);
  // The same as one part of the page.
  Length tagged(const char* tag, Length x, Length room, std::string_view words, const Style&);
  [[nodiscard]] Length tall(Length room, std::string_view words, Length size,
                            bool bold = false) const;
  // How wide the words are in one line.
  [[nodiscard]] Length wide(std::string_view words, Length size, bool bold = false) const;
  void line(Length x, Length wide, Length below, Length thick, Paint color = colors::black);
  void fill(Length x, Length below, Length wide, Length tall, Paint color);

  [[nodiscard]] int pages() const { return page_; }
  void end_page();

 private:
  static constexpr Length margin = 42;

  const Press& press_;
  Press::Job& job_;
  int pages_;
  int page_ = 0;
  Orientation orientation_ = Orientation::upright;
  Length wide_ = 0, tall_ = 0, y_ = 0;
};

// Letters that have room on a page in however narrow a column, of any script.
inline constexpr std::size_t piece_length = 400;
// Of so many letters at most, divided between words where that can be: what is longer than a page
// goes over several.
std::vector<std::string> pieces(const std::string& words, std::size_t most);

// A document that `put` writes on: the bytes of a PDF, or why there is none.
Result<std::string, Text> document(const Imprint&, const std::function<void(Paper&)>& put);

// Words as wide as the page and of any length: they go over as many pages as it takes.
void put_paragraph(Paper&, const std::string& words, const Style&);
// The title of a document, on its first page, with a line below it.
void put_title(Paper&, const std::string& title, const std::string& below);
// A heading with room for something below it.
void put_heading(Paper&, const std::string& words, Length needed);

}  // namespace kattegat
