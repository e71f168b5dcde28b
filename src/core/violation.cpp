#include "kattegat/core/violation.hpp"

namespace kattegat {

bool Checklist::wait_for_call(bool over, FieldKey field, Seat turn) {
  if (!over)
    find({.field = std::string(field.key),
          .text = text(Word::auction_unfinished, turn),
          .short_of = true,
          .to_call = turn});
  return over;
}
bool Checklist::asked(bool answered, FieldKey field) {
  if (!answered)
    find({.field = std::string(field.key),
          .text = text(Word::form_missing, std::string(field.key)),
          .kind = Violation::Kind::missing,
          .short_of = true});
  return answered;
}
void Checklist::asked_to_say(const std::optional<std::string>& said, FieldKey field) {
  if (asked(said, field) && said->empty())
    find({.field = std::string(field.key),
          .text = text(Word::form_empty, std::string(field.key)),
          .kind = Violation::Kind::missing});
}
void Checklist::not_asked(bool answered, FieldKey field) {
  if (answered)
    find({.field = std::string(field.key),
          .text = text(Word::form_not_asked, std::string(field.key)),
          .kind = Violation::Kind::not_asked});
}
void Checklist::unknown(const std::string& key) {
  find({key, text(Word::form_unknown_key, key), Violation::Kind::unknown_key});
}
void Checklist::add(const Violations& more) {
  for (const Violation& one : more) find(one);
}
void Checklist::find(Violation one) {
  constexpr int enough = 100;
  constexpr auto unknown_key = Violation::Kind::unknown_key;
  const bool is_alike =
      !found_.empty() && (found_.back().field == one.field ||
                          (found_.back().kind == unknown_key && one.kind == unknown_key));
  alike_ = is_alike ? alike_ + 1 : 1;
  if (alike_ <= enough) found_.push_back(std::move(one));
}

bool concerns(const Violations& violations, FieldKey field) {
  return std::any_of(violations.begin(), violations.end(),
                     [&](const Violation& v) { return v.field == field.key; });
}

}  // namespace kattegat
