#include "ui/desk/desk.hpp"

namespace kattegat::ui {

std::string sentence(const Violation& violation, Language language,
                     std::span<const std::string> names) {
  if (violation.kind == Violation::Kind::missing)
    return say(text(Word::screen_still_missing, field_name(violation.field, language)), language);
  if (violation.kind == Violation::Kind::not_asked)
    return say(text(Word::screen_not_asked, field_word(violation.field)), language);
  return say(violation.text, language, names);
}

}  // namespace kattegat::ui
