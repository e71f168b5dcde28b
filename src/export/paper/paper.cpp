#include "paper.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "kattegat/core/text/unicode.hpp"

namespace kattegat {
namespace {

constexpr Length short_side = 595.276, long_side = 841.89;  // A4

}  // namespace

void Paper::new_page(Orientation orientation) {
  if (page_ > 0) end_page();
  orientation_ = orientation;
  const bool landscape = orientation == Orientation::landscape;
  wide_ = landscape ? long_side : short_side;
  tall_ = landscape ? short_side : long_side;
  press_.page(job_, wide_, tall_);
  y_ = margin;
  ++page_;
}

bool Paper::need(Length height) {
  if (has_room(height)) return false;
  new_page(orientation_);
  return true;
}

void Paper::end_page() {
  y_ = tall_ - margin;
  text(0, width(), fmt::format("{} / {}", page_, std::max(pages_, page_)),
       {8, colors::quiet, false, Align::center});
}

Length Paper::text(Length x, Length room, std::string_view words, const Style& style) {
  if (words.empty()) return 0;
  const Typeset how{room, style.size, style.bold, style.align};
  press_.text(job_, margin + x, y_, words, how, style.color);
  return press_.height(job_, words, how);
}

Length Paper::tagged(const char* tag, Length x, Length room, std::string_view words,
                     const Style& style) {
  open(tag);
  const Length tall = text(x, room, words, style);
  close(tag);
  return tall;
}

Length Paper::tall(Length room, std::string_view words, Length size, bool bold) const {
  return words.empty() ? 0 : press_.height(job_, words, {room, size, bold, Align::left});
}

Length Paper::wide(std::string_view words, Length size, bool bold) const {
  return press_.width(job_, words, {no_wrap, size, bold, Align::left});
}

void Paper::line(Length x, Length wide, Length below, Length thick, Paint color) {
  fill(x, below - thick / 2, wide, thick, color);
}

void Paper::fill(Length x, Length below, Length wide, Length tall, Paint color) {
  press_.fill(job_, margin + x, y_ + below, wide, tall, color);
}

namespace {

struct Attempt {
  Printed printed;
  int pages = 0;
};

Attempt attempt(const Press& press, const Imprint& imprint, int pages,
                const std::function<void(Paper&)>& put) {
  const auto let_go = [&](Press::Job* job) { static_cast<void>(press.finish(job)); };
  std::unique_ptr<Press::Job, decltype(let_go)> job(press.begin(imprint), let_go);
  if (!job) return {};
  Paper paper(press, *job, pages);
  put(paper);
  paper.end_page();
  return {press.finish(job.release()), paper.pages()};
}

Text without(char32_t letter) {
  return text(Word::export_no_letter, to_utf8({letter}),
              fmt::format("U+{:04X}", static_cast<std::uint32_t>(letter)));
}

}  // namespace

std::vector<std::string> pieces(const std::string& words, std::size_t most) {
  const std::vector<char32_t> letters = code_points(words);
  const auto longest = static_cast<std::ptrdiff_t>(most);
  std::vector<std::string> list;
  auto from = letters.begin();
  while (letters.end() - from > longest) {
    const auto end = from + longest;
    const auto space =
        std::find(std::make_reverse_iterator(end), std::make_reverse_iterator(from), U' ').base();
    const auto to = space == from ? end : space;
    list.push_back(to_utf8({from, to}));
    from = to;
  }
  list.push_back(to_utf8({from, letters.end()}));
  return list;
}

// Twice: the first time says how many pages there are, and whether our own letters are enough.
// Where they are not, it is made once more with the fonts of the machine.
Result<std::string, Text> document(const Imprint& imprint, const std::function<void(Paper&)>& put) {
  const Press* const ready = press();
  if (!ready) return text(Word::export_not_made, "pdf");
  Imprint with = imprint;
  Attempt first = attempt(*ready, with, 0, put);
  if (first.printed.lacking != 0) {
    with.every_font = true;
    first = attempt(*ready, with, 0, put);
  }
  if (first.printed.lacking != 0) return without(first.printed.lacking);
  Attempt second = attempt(*ready, with, first.pages, put);
  if (first.printed.pdf.empty() || second.printed.pdf.empty() || second.printed.lacking != 0)
    return text(Word::export_not_made, "pdf");
  return std::move(second.printed.pdf);
}

void put_paragraph(Paper& paper, const std::string& words, const Style& style) {
  constexpr std::size_t few_lines = 900;  // letters: of any script they have room on a page
  for (const std::string& piece : pieces(words, few_lines)) {
    const Length tall = paper.tall(paper.width(), piece, style.size, style.bold);
    paper.need(tall);
    paper.tagged("P", 0, paper.width(), piece, style);
    paper.down(tall);
  }
}

void put_title(Paper& paper, const std::string& title, const std::string& below) {
  paper.new_page(Orientation::upright);
  paper.bookmark(title);
  paper.down(paper.tagged("H1", 0, paper.width(), title, {20, colors::teal, true}) + 4);
  if (!below.empty()) put_paragraph(paper, below, {12, colors::quiet});
  paper.down(4);
}

void put_heading(Paper& paper, const std::string& words, Length needed) {
  const Length tall = paper.tall(paper.width(), words, 13, true);
  paper.need(needed + tall + 18);
  paper.down(14);
  paper.tagged("H2", 0, paper.width(), words, {13, colors::teal, true});
  paper.down(tall + 4);
}

}  // namespace kattegat
