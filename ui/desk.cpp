#include "ui/desk.hpp"

namespace kattegat::ui {

std::string sentence(const Violation& violation, Language language,
                     std::span<const std::string> names) {
  if (violation.text.word == Word::form_missing)
    return say(text(Word::screen_still_missing, field_name(violation.field, language)), language);
  if (violation.text.word == Word::form_not_asked)
    return say(text(Word::screen_not_asked, field_word(violation.field)), language);
  return say(violation.text, language, names);
}

}  // namespace kattegat::ui
