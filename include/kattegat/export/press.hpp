// What prints: Pango's letters and Cairo's PDF, behind a table of functions. They are in a library
// of its own (src/press) that is loaded when the first page is made: whoever makes none does not
// wait for it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace kattegat {

using Length = double;  // on paper, a 72nd of an inch

struct Paint {
  double red = 0, green = 0, blue = 0;  // of each from none, 0, to all, 1
};
enum class Align { left, right, center };

// How words are set: in as many lines as it takes, broken between words where that can be.
struct Typeset {
  Length room = 0, size = 10;
  bool bold = false;
  Align align = Align::left;
};
inline constexpr Length no_wrap = 100'000;  // room for all of it on one line

struct Imprint {
  std::string title, language, date;  // "da", "2026-11-20"
  bool every_font = false;            // also those of the machine, not only our own
  std::size_t layouts_kept = 4000;    // so many words are kept as they have been set
};

struct Printed {
  std::string pdf;       // empty when it could not be made
  char32_t lacking = 0;  // the first letter that no font had
};

// Words for a screen whose own fonts do not have their letters: a byte of ink a pixel, line by
// line.
struct Inked {
  int wide = 0, tall = 0;
  int above = 0;  // how many of its lines stand over the one that letters stand on
  std::string ink{};
};
struct ToInk {
  std::string words{};
  Length size = 0;
  bool bold = false;
};
inline constexpr int widest_ink = 2000;  // what is longer is drawn smaller

// Raised with every change of the table below and of what is handed through it: an older library
// that lies about is none.
inline constexpr int press_edition = 1;
struct Press {
  struct Job;
  int edition;
  Job* (*begin)(const Imprint&);  // nothing when it could not
  void (*page)(Job&, Length width, Length height);
  Length (*height)(Job&, std::string_view words, const Typeset&);
  Length (*width)(Job&, std::string_view words, const Typeset&);  // of the widest line
  // From the upper left corner of the page to that of the words.
  void (*text)(Job&, Length x, Length y, std::string_view words, const Typeset&, Paint);
  void (*fill)(Job&, Length x, Length y, Length wide, Length tall, Paint);
  // What follows is a heading, a table, a row: for those who hear the page.
  void (*open)(Job&, const char* tag);
  void (*close)(Job&, const char* tag);
  void (*bookmark)(Job&, const std::string& words, Length y);
  Inked (*ink)(Job&, const ToInk&);  // on no page, but for a screen
  Printed (*finish)(Job*);           // and lets go of everything
};

// Nothing when the library, or one that it needs, is not there.
const Press* press();

// Nothing for what cannot be drawn.
using InkWords = std::vector<Inked> (*)(const std::vector<ToInk>&);
std::vector<Inked> words_in_ink(const std::vector<ToInk>&);  // by the press, or by the browser

}  // namespace kattegat
