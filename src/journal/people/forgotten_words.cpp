#include "kattegat/journal/people/forgotten_words.hpp"

#include <functional>

namespace kattegat {

bool are_words_forgotten(const Item& item, const Roster& roster) {
  const ForgottenPeople& forgotten_people = roster.forgotten();
  switch (item.record.kind) {
    case RecordKind::player:
    case RecordKind::name:
    case RecordKind::number:
      return forgotten_people.has(item.record.id);
    case RecordKind::initials:
      if (const auto one = read_as<InitialsContents>(item);
          one && forgotten_people.has(one->player))
        return true;
      break;
    case RecordKind::purse:
      if (const auto one = read_as<PurseContents>(item); one && forgotten_people.has(one->person))
        return true;
      break;
    case RecordKind::evening:
    case RecordKind::session:
    case RecordKind::payment:
    case RecordKind::entry:
    case RecordKind::voided:
    case RecordKind::restored:
    case RecordKind::correction:
    case RecordKind::ended:
    case RecordKind::retired:
    case RecordKind::fusion:
    case RecordKind::erasure:
      break;  // about nobody; what it says in words may be named by an erasure
  }
  return forgotten_people.records().count(item.record.hash) > 0;
}

bool is_free_text(RecordKind kind) {
  return kind != RecordKind::player && kind != RecordKind::name && kind != RecordKind::number;
}

namespace {

// The texts of a JSON object, also of those within it.
void each_text(const Json& json, const std::function<void(const std::string&)>& visit) {
  const auto* object = json.as<Json::Object>();
  if (!object) return;
  for (const auto& [key, value] : *object) {
    if (const auto* text = value.as<std::string>()) visit(*text);
    each_text(value, visit);
  }
}

}  // namespace

bool mentions_any(const Item& item, const Mentioned& names) {
  if (!item.words || !is_free_text(item.record.kind)) return false;
  const auto json = parse_json(item.words->text);
  bool mentioned = false;
  if (json)
    each_text(*json, [&](const std::string& text) { mentioned = mentioned || names.in(text); });
  return mentioned;
}

namespace {

void forget_all_words(NewRecord& one) {
  auto words = parse_json(one.words->text);
  one.words.reset();  // an entry says what there were
  if (one.kind == RecordKind::entry || !words) return;
  Json::Object left;
  for (const auto& [key, value] : *words->as<Json::Object>())
    if (value.as<std::string>()) left.emplace_back(key, std::string(forgotten));
  if (!left.empty()) one.words = salted(to_line(left));
}

}  // namespace

void forget_words(NewRecord& one, const Mentioned& names) {
  if (mentions_any({0, record_of(one), one.words}, names)) forget_all_words(one);
}

void forget_words(NewRecord& one, const Roster& roster) {
  if (one.words && are_words_forgotten({0, record_of(one), one.words}, roster))
    forget_all_words(one);
}

}  // namespace kattegat
