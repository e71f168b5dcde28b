// Tables under headings: what a ranking, statistics, the purse and evenings settled together are on
// paper, in a browser and on a terminal, whatever they are written with. Their rows are those of
// every CSV and of every table on a terminal, too.
#pragma once
#include <initializer_list>
#include <string>
#include <vector>

#include "kattegat/core/result.hpp"
#include "kattegat/core/text.hpp"
#include "kattegat/languages/languages.hpp"

namespace kattegat {

using FigureRow = std::vector<std::string>;

// What stands over columns.
inline FigureRow heads_of(std::initializer_list<Word> columns, Language language) {
  FigureRow heads;
  for (const Word column : columns) heads.push_back(say(column, language));
  return heads;
}

struct FigureTable {
  std::string heading;  // empty: none
  FigureRow head;
  std::vector<FigureRow> rows;
  std::size_t texts = 1;  // so many columns are text, to the left; the others figures, to the right
};
struct TablesPage {
  Language language;
  std::string title, below;
  std::vector<FigureTable> tables;
  std::vector<std::string> notes;
};

std::string html(const TablesPage&);
Result<std::string, Text> pdf(const TablesPage&);
std::string plain_text(const TablesPage&);

}  // namespace kattegat
