#include "ui/kit/text_edit.hpp"

#include <algorithm>

#include "kattegat/core/text/unicode.hpp"

namespace kattegat::ui {
namespace {

void erase_marked(TextEdit& edit) {
  const auto first = edit.letters.begin();
  edit.letters.erase(first + static_cast<std::ptrdiff_t>(edit.from()),
                     first + static_cast<std::ptrdiff_t>(edit.to()));
  edit.caret = edit.anchor = edit.from();
}

}  // namespace

TextEdit edit_of(std::string_view utf8) {
  TextEdit edit{code_points(utf8)};
  edit.caret = edit.anchor = edit.letters.size();
  return edit;
}

std::string text_of(const TextEdit& edit) { return to_utf8(edit.letters); }

std::string_view trimmed(std::string_view line) {
  while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
  while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
  return line;
}

std::string marked_of(const TextEdit& edit) {
  const auto first = edit.letters.begin();
  return to_utf8({first + static_cast<std::ptrdiff_t>(edit.from()),
                  first + static_cast<std::ptrdiff_t>(edit.to())});
}

void insert(TextEdit& edit, std::string_view utf8, std::size_t most) {
  if (!is_utf8(utf8)) return;  // from somebody else's clipboard
  erase_marked(edit);
  for (const char32_t letter : code_points(utf8)) {
    if (is_control(letter) || edit.letters.size() >= most) continue;
    edit.letters.insert(edit.letters.begin() + static_cast<std::ptrdiff_t>(edit.caret), letter);
    ++edit.caret;
  }
  edit.anchor = edit.caret;
}

void erase_back(TextEdit& edit) {
  if (!edit.has_marked() && edit.caret > 0) --edit.caret;
  erase_marked(edit);
}

void erase_ahead(TextEdit& edit) {
  if (!edit.has_marked() && edit.caret < edit.letters.size()) ++edit.caret;
  erase_marked(edit);
}

void move_caret(TextEdit& edit, std::size_t place, bool marks) {
  edit.caret = std::min(place, edit.letters.size());
  if (!marks) edit.anchor = edit.caret;
}

void mark_all(TextEdit& edit) {
  edit.anchor = 0;
  edit.caret = edit.letters.size();
}

TextEdit& EditedLine::edit(std::string_view field, std::string_view value) {
  if (field_ != field || text_of(line_) != value) line_ = edit_of(value);
  field_ = field;
  return line_;
}

}  // namespace kattegat::ui
