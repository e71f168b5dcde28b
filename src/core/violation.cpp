#include "kattegat/core/violation.hpp"

namespace kattegat {

bool Checklist::wait_for_call(bool over, std::string_view field, Seat turn) {
  if (!wait_for(over, field, Word::auction_unfinished, turn)) found_.back().to_call = turn;
  return over;
}
bool Checklist::asked(bool answered, std::string_view field) {
  if (!wait_for(answered, field, Word::form_missing, std::string(field)))
    found_.back().kind = Violation::Kind::missing;
  return answered;
}
void Checklist::asked_to_say(const std::optional<std::string>& text, std::string_view field) {
  if (asked(text, field) && !require(!text->empty(), field, Word::form_empty, std::string(field)))
    found_.back().kind = Violation::Kind::missing;
}
void Checklist::not_asked(bool answered, std::string_view field) {
  if (!require(!answered, field, Word::form_not_asked, std::string(field)))
    found_.back().kind = Violation::Kind::not_asked;
}
void Checklist::unknown(const std::string& key) {
  found_.push_back({key, text(Word::form_unknown_key, key), Violation::Kind::unknown_key});
}
void Checklist::add(const Violations& more) {
  found_.insert(found_.end(), more.begin(), more.end());
}

bool concerns(const Violations& violations, std::string_view field) {
  return std::any_of(violations.begin(), violations.end(),
                     [&](const Violation& v) { return v.field == field; });
}

}  // namespace kattegat
