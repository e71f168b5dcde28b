// Tables under headings: what a ranking and statistics are on paper, in a browser and on a
// terminal, whatever they are written with.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "kattegat/words.hpp"

namespace kattegat {

using Cells = std::vector<std::string>;

struct FigureTable {
  std::string heading;  // empty: none
  Cells head;
  std::vector<Cells> rows;
  std::size_t texts = 1;  // so many columns are text, to the left; the others figures, to the right
};
struct TablesPage {
  Language language;
  std::string title, below;
  std::vector<FigureTable> tables;
  std::vector<std::string> notes;
};

std::string html(const TablesPage&);
// Empty when the library could not make it.
std::optional<std::string> pdf(const TablesPage&);
std::string plain_text(const TablesPage&);

}  // namespace kattegat
