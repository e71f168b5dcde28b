// Tables of figures on A4.
#include <algorithm>
#include <numeric>

#include "kattegat/export/reports/tables.hpp"
#include "paper.hpp"
#include "src/export/fixed_day.hpp"

namespace kattegat {
namespace {

class TablePaper {
 public:
  TablePaper(Paper& paper, const FigureTable& table) : paper_(paper), table_(table) {
    for (const auto* row : rows()) {
      widths_.resize(std::max(widths_.size(), row->size()));
      for (std::size_t i = 0; i < row->size(); ++i)
        widths_[i] = std::max(widths_[i], paper_.wide((*row)[i], size, true) + gap);
    }
    for (Length& width : widths_) width = std::min(width, widest());
    const Length all = std::accumulate(widths_.begin(), widths_.end(), Length{0});
    // What is left belongs to the last column of text.
    if (table_.texts > 0 && table_.texts <= widths_.size())
      widths_[table_.texts - 1] += paper_.width() - all;
  }

  void put() {
    if (!table_.heading.empty()) put_heading(paper_, table_.heading, 3 * line_height);
    paper_.open("Table");
    put_head();
    for (const FigureRow& row : table_.rows) {
      for (const FigureRow& part : parts_of(row)) {
        if (paper_.need(tall(part))) put_head();
        put_row(part, RowKind::figures);
      }
      paper_.line(0, paper_.width(), -2, 0.3, colors::pale);
    }
    paper_.close("Table");
  }

 private:
  enum class RowKind { head, figures };
  static constexpr Length size = 9.5, gap = 12;

  // Of a row with words that are taller than a page: rows below each other.
  static std::vector<FigureRow> parts_of(const FigureRow& row) {
    std::vector<FigureRow> parts(1, FigureRow(row.size()));
    for (std::size_t column = 0; column < row.size(); ++column) {
      const std::vector<std::string> all = pieces(row[column], piece_length);
      while (parts.size() < all.size()) parts.emplace_back(row.size());
      for (std::size_t i = 0; i < all.size(); ++i) parts[i][column] = all[i];
    }
    return parts;
  }
  // How wide a column may be for all to have room: the narrow ones, dates and sums, stay whole.
  [[nodiscard]] Length widest() const {
    std::vector<Length> rising = widths_;
    std::sort(rising.begin(), rising.end());
    Length left = paper_.width();
    auto many = static_cast<Length>(rising.size());
    for (const Length width : rising) {
      if (width * many > left) return left / many;
      left -= width;
      --many;
    }
    return paper_.width();
  }
  [[nodiscard]] std::vector<const FigureRow*> rows() const {
    std::vector<const FigureRow*> all{&table_.head};
    for (const FigureRow& row : table_.rows) all.push_back(&row);
    return all;
  }
  [[nodiscard]] Length tall(const FigureRow& row) const {
    Length most = 0;
    for (std::size_t i = 0; i < row.size(); ++i)
      most = std::max(most, paper_.tall(widths_[i] - gap / 2, row[i], size, true));
    return most + 4;
  }
  void put_head() {
    put_row(table_.head, RowKind::head);
    paper_.line(0, paper_.width(), 0, 1.2, colors::teal);
    paper_.down(4);
  }
  void put_row(const FigureRow& row, RowKind kind) {
    const bool is_head = kind == RowKind::head;
    Length x = 0;
    paper_.open("TR");
    for (std::size_t i = 0; i < row.size(); ++i) {
      const bool is_text = i < table_.texts;
      paper_.tagged(is_head ? "TH" : "TD", is_text ? x : x + gap / 2, widths_[i] - gap / 2, row[i],
                    {size, colors::black, is_head || i + 1 == table_.texts,
                     is_text ? Align::left : Align::right});
      x += widths_[i];
    }
    paper_.close("TR");
    paper_.down(tall(row));
  }

  Paper& paper_;
  const FigureTable& table_;
  std::vector<Length> widths_;
};

}  // namespace

Result<std::string, Text> pdf(const TablesPage& page) {
  const Imprint imprint{page.below.empty() ? page.title : page.title + ", " + page.below,
                        std::string(code(page.language)), std::string(fixed_day)};
  return document(imprint, [&](Paper& paper) {
    put_title(paper, page.title, page.below);
    for (const FigureTable& table : page.tables) TablePaper(paper, table).put();
    paper.down(8);
    for (const std::string& note : page.notes) {
      put_paragraph(paper, note, {8, colors::quiet});
      paper.down(3);
    }
  });
}

}  // namespace kattegat
