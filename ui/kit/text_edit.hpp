// A line of text while it is being edited: letters, and what is marked between the caret and the
// anchor. It knows no screen.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace kattegat::ui {

struct TextEdit {
  std::vector<char32_t> letters{};
  std::size_t caret = 0;
  std::size_t anchor = 0;  // the same as the caret: nothing is marked

  [[nodiscard]] std::size_t from() const { return caret < anchor ? caret : anchor; }
  [[nodiscard]] std::size_t to() const { return caret < anchor ? anchor : caret; }
  [[nodiscard]] bool has_marked() const { return caret != anchor; }
};

TextEdit edit_of(std::string_view utf8);  // with the caret at its end
std::string text_of(const TextEdit&);
std::string marked_of(const TextEdit&);
// Without blanks around it, and the return that other systems have before the end of a line.
std::string_view trimmed(std::string_view line);

// In the place of what is marked; no more letters than `most`, and none that cannot be written.
void insert(TextEdit&, std::string_view utf8, std::size_t most);
void erase_back(TextEdit&);
void erase_ahead(TextEdit&);
// To this place, or the end; marking keeps the anchor where it was.
void move_caret(TextEdit&, std::size_t place, bool marks);
void mark_all(TextEdit&);

// The line that is being edited, in one field at a time.
class EditedLine {
 public:
  // In the field called so, which shows `value`.
  TextEdit& edit(std::string_view field, std::string_view value);
  [[nodiscard]] TextEdit* line() { return field_.empty() ? nullptr : &line_; }

 private:
  std::string field_;
  TextEdit line_;
};

// What somebody types into a dialog.
struct TypedWords {
  std::string text{};
  std::string refused{};  // why it was not taken
};

}  // namespace kattegat::ui
