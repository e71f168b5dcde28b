#include "sheet_paper.hpp"

#include <algorithm>

#include "kattegat/core/text/unicode.hpp"
#include "kattegat/wording/describe.hpp"

namespace kattegat {
namespace {

constexpr Length number_room = 24, gap = 6;
constexpr Length kept_together = 260;  // a row that is taller may go over pages
constexpr Length head_size = 9, change_size = 9, below_size = 7;

// What cannot be broken between words.
Length widest_word(const Paper& paper, const std::string& name) {
  Length widest = 0;
  std::string word;
  for (const char c : name + " ") {
    if (c != ' ') word += c;
    if (c != ' ' && c != '-') continue;
    widest = std::max(widest, paper.wide(word, head_size, true));
    word.clear();
  }
  return widest;
}

struct Line {  // of what stands in the column of facts
  std::string words;
  Length size = 8;
  Paint color = colors::black;
};

// The players who stand beside each other, and how wide their columns and that of the facts are.
struct Part {
  std::size_t first = 0, last = 0;
  Length facts = 0, column = 0;
  [[nodiscard]] Length at(std::size_t player) const {
    return number_room + facts + column * static_cast<Length>(player - first);
  }
};

class SheetPaper {
 public:
  SheetPaper(Paper& paper, const Report& report, const ReportSheet& sheet)
      : paper_(paper), report_(report), sheet_(sheet) {}

  void put() {
    const Orientation orientation = orientation_of(sheet_);
    paper_.new_page(orientation);
    paper_.bookmark(sheet_.title);
    const Length facts = orientation == Orientation::landscape ? 150 : 130,
                 room = paper_.width() - number_room;
    const Length need = column_need(), roomy = std::max<Length>(need, 54);
    const auto most = static_cast<std::size_t>(std::max<Length>(1, (room - facts) / need));
    const std::size_t players = sheet_.players.size(), parts = (players + most - 1) / most;
    const std::size_t each = (players + parts - 1) / parts;
    for (std::size_t part = 0; part < parts; ++part) {
      if (part > 0) paper_.new_page(orientation);
      const Length wide = std::max(facts, room - roomy * static_cast<Length>(each));
      put_part({.first = part * each,
                .last = std::min(players, (part + 1) * each),
                .facts = wide,
                .column = (room - wide) / static_cast<Length>(each)});
    }
    put_house();
  }

 private:
  [[nodiscard]] std::size_t rows() const { return sheet_.rows.size(); }

  // So wide that no figure and no word of a name is broken, as long as that can be.
  [[nodiscard]] Length column_need() const {
    Length need = 24;
    for (const std::string& name : sheet_.players)
      need = std::max(need, std::min<Length>(widest_word(paper_, name), 90));
    std::string longest;
    const auto consider = [&](const std::string& figure) {
      if (figure.size() > longest.size()) longest = figure;
    };
    for (const ReportRow& row : sheet_.rows)
      for (std::size_t p = 0; p < sheet_.players.size(); ++p) {
        consider(signed_points(row.change[p], report_.language));
        consider(signed_points(row.running[p], report_.language));
        if (sheet_.has_own_figures) consider(points_text(row.on_sheet[p], report_.language));
      }
    return std::max(need, paper_.wide(longest, 10, true)) + gap;
  }

  void put_part(const Part& part) {
    put_head(part);
    for (std::size_t i = 0; i < rows(); ++i) put_row(part, i);
    room_for(part, 2 * line_height);
    put_total(part);
    paper_.close("Table");
  }

  void room_for(const Part& part, Length height) {
    if (paper_.has_room(height)) return;
    paper_.close("Table");
    paper_.new_page(orientation_of(sheet_));
    put_head(part);
  }

  void put_head(const Part& part) {
    const Length title =
        paper_.tagged("H2", 0, paper_.width(), sheet_.title, {13, colors::teal, true});
    paper_.down(title + 5);
    paper_.open("Table");
    paper_.open("TR");
    paper_.tagged("TH", 0, 20, "#", {head_size, colors::black, true});
    paper_.tagged("TH", number_room, part.facts - gap, report_.say(Word::report_entry),
                  {head_size, colors::black, true});
    Length tall = line_height;
    for (std::size_t p = part.first; p < part.last; ++p)
      tall = std::max(
          tall, paper_.tagged("TH", part.at(p) + gap / 2, part.column - gap / 2, sheet_.players[p],
                              {head_size, colors::black, true, Align::right}));
    paper_.close("TR");
    paper_.down(tall + 1);
    paper_.line(0, paper_.width(), 0, 1.2, colors::teal);
    paper_.down(3);
  }

  // Everything that is said of an entry, in pieces that fit on a page.
  [[nodiscard]] std::vector<Line> lines(const ReportRow& row) const {
    std::vector<Line> list;
    for (std::string& piece : pieces(row.facts, piece_length))
      list.push_back({std::move(piece), 8, row.voided ? colors::quiet : colors::black});
    if (!row.moment.empty()) list.push_back({row.moment, 8, colors::teal});
    if (row.voided)
      for (std::string& piece :
           pieces(report_.say(Word::state_voided) + ": " + row.void_reason, piece_length))
        list.push_back({std::move(piece), 7, colors::red});
    return list;
  }

  void put_row(const Part& part, std::size_t index) {
    const ReportRow& row = sheet_.rows[index];
    const std::vector<Line> said = lines(row);
    const auto tall = [&](const Line& line) {
      return paper_.tall(part.facts - gap, line.words, line.size) + 1;
    };
    Length all = 2;
    for (const Line& line : said) all += tall(line);
    constexpr Length figures = 22;
    room_for(part, std::max(figures, all > kept_together ? tall(said.front()) : all));
    // What does not fit is a row of its own on the next page: each has the cells of the head.
    auto next = said.begin();
    do {
      const bool goes_on = next != said.begin();
      if (goes_on) paper_.new_page(orientation_of(sheet_));
      paper_.open("TR");
      paper_.tagged("TD", 0, 20, goes_on ? "" : std::to_string(index + 1),
                    {8, row.voided ? colors::quiet : colors::black});
      const Length taken = put_facts(part, said, next),
                   used = goes_on ? no_figures(part) : put_figures(part, index);
      if (row.voided && !goes_on) paper_.line(0, paper_.width(), 4, 0.7, colors::red);
      paper_.close("TR");
      paper_.down(std::max(used, taken) + 1);
    } while (next != said.end());
    paper_.line(0, paper_.width(), 0, 0.3, colors::pale);
    paper_.down(2);
  }

  // One of them at least, and the others as far as the page goes. Answers how tall they are.
  Length put_facts(const Part& part, const std::vector<Line>& said,
                   std::vector<Line>::const_iterator& next) {
    Length taken = 0;
    const auto tall = [&] { return paper_.tall(part.facts - gap, next->words, next->size) + 1; };
    paper_.open("TD");
    while (next != said.end() && (taken == 0 || paper_.has_room(taken + tall()))) {
      const Length height = tall();
      paper_.down(taken);
      paper_.text(number_room, part.facts - gap, next->words, {next->size, next->color});
      paper_.down(-taken);
      taken += height;
      ++next;
    }
    paper_.close("TD");
    return taken;
  }
  Length no_figures(const Part& part) {
    for (std::size_t p = part.first; p < part.last; ++p)
      paper_.tagged("TD", part.at(p), part.column, "", {});
    return 0;
  }

  // Answers how tall they are.
  Length put_figures(const Part& part, std::size_t index) {
    const ReportRow& row = sheet_.rows[index];
    Length tall = 0;
    for (std::size_t p = part.first; p < part.last; ++p) {
      const auto [above, below] = figures_in_words(sheet_, index, p, report_.language);
      const Length x = part.at(p) + gap / 2, room = part.column - gap / 2;
      const Length first = paper_.tall(room, above, change_size);
      paper_.open("TD");
      paper_.tagged("P", x, room, above,
                    {change_size, row.voided ? colors::quiet : colors::black, false, Align::right});
      paper_.down(first);
      const bool paid = sheet_.has_own_figures && row.change[p] != Points{};
      const Paint color = !paid                      ? colors::quiet
                          : row.change[p] > Points{} ? colors::green
                                                     : colors::red;
      const Length second =
          paper_.tagged("P", x, room, below, {below_size, color, paid, Align::right});
      paper_.down(-first);
      paper_.close("TD");
      tall = std::max(tall, first + second);
    }
    return tall;
  }

  enum class SumRow { total, beside };  // what was won; what the paper shows beside it
  void put_sums(const Part& part, Word what, const std::vector<Points>& figures, SumRow row) {
    const bool total = row == SumRow::total;
    const Length size = total ? 10 : 9;
    const Paint color = total ? colors::black : colors::quiet;
    paper_.open("TR");
    paper_.tagged("TD", 0, 20, "", {});  // below the numbers
    Length tall =
        paper_.tagged("TH", number_room, part.facts - gap, report_.say(what), {size, color, total});
    for (std::size_t p = part.first; p < part.last; ++p) {
      const std::string figure = total ? signed_points(figures[p], report_.language)
                                       : points_text(figures[p], report_.language);
      tall = std::max(tall, paper_.tagged("TD", part.at(p) + gap / 2, part.column - gap / 2, figure,
                                          {size, color, total, Align::right}));
    }
    paper_.close("TR");
    paper_.down(tall + 2);
  }

  void put_total(const Part& part) {
    paper_.line(0, paper_.width(), 0, 1.2, colors::teal);
    paper_.down(3);
    put_sums(part, Word::page_points, totals_of(sheet_), SumRow::total);
    if (sheet_.has_own_figures)
      put_sums(part, Word::page_sheet, sheet_.rows.back().on_sheet, SumRow::beside);
    if (!sheet_.pot.empty()) put_sums(part, Word::page_pot, sheet_.pot, SumRow::beside);
  }

  void put_house() {
    if (sheet_.house.empty()) return;
    put_heading(paper_, report_.say(Word::field_rules), line_height);
    for (const std::string& rule : sheet_.house) {
      put_paragraph(paper_, rule, {8, colors::quiet});
      paper_.down(2);
    }
  }

  Paper& paper_;
  const Report& report_;
  const ReportSheet& sheet_;
};

}  // namespace

void put_sheet(Paper& paper, const Report& report, const ReportSheet& sheet) {
  SheetPaper(paper, report, sheet).put();
}

}  // namespace kattegat
