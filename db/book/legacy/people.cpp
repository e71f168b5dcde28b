#include "db/book/legacy/people.hpp"

#include <algorithm>
#include <array>

#include "kattegat/core/text/unicode.hpp"
#include "kattegat/evening/player_name.hpp"
#include "kattegat/settlement/payment_number.hpp"

namespace kattegat {
namespace {

struct NumberField {
  NumberKind kind;
  std::string OldPerson::*number_of;
};
constexpr std::array<NumberField, 3> number_fields{{{NumberKind::swish, &OldPerson::swish},
                                                    {NumberKind::mobilepay, &OldPerson::mobilepay},
                                                    {NumberKind::iban, &OldPerson::iban}}};

}  // namespace

std::string clean_name(const std::string& name) {
  if (is_player_name(name)) return name;
  constexpr std::size_t enough = 200;  // a name has 80
  std::vector<char32_t> all = code_points(name), kept;
  all.resize(std::min(all.size(), enough));
  for (const char32_t code : all) {
    kept.push_back(code);
    if (!is_player_name(to_utf8(kept)) && !is_space(code)) kept.pop_back();
  }
  const std::string clean = to_utf8(kept);
  return is_player_name(clean) ? clean : std::string(unknown_name);
}

Uuid NewPeople::add_player(const Uuid& evening, const std::string& name) {
  const Uuid id = random_uuid();
  ids_[name].push_back(id);
  log_.append(new_record(RecordKind::player, id, evening, PlayerContents{clean_name(name), false}));
  return id;
}

void NewPeople::add_roster(const std::vector<OldRecord>& records) {
  const OldPeople people = old_people(records);
  for (const auto& renamed : people.renamed)
    for (const Uuid& id : ids_[renamed.first])
      log_.lost().try_to_make([&] { add_name(id, people.now(renamed.first)); });
  for (const auto& one : people.persons)
    if (people.now(one.first) == one.first)  // or known under another name now
      log_.lost().try_to_make([&] { add_person(one.first, one.second); });
}

void NewPeople::add_person(const std::string& name, const OldPerson& person) {
  for (const auto& [kind, number_of] : number_fields)
    if (const std::string number = payment_number(kind, person.*number_of); !number.empty())
      log_.append(
          new_record(RecordKind::number, id_of(name), roster_id, NumberContents{kind, number, {}}));
  if (person.retired)
    log_.append(new_record(RecordKind::retired, id_of(name), roster_id, RetiredContents{true, {}}));
}

void NewPeople::add_name(const Uuid& id, const std::string& name) {
  if (!named_.insert(id).second) return;
  log_.append(
      new_record(RecordKind::name, id, roster_id, NameContents{clean_name(name), false, {}}));
}

// Somebody of this name, with the name in the roster.
Uuid NewPeople::id_of(const std::string& name) {
  std::vector<Uuid>& ids = ids_[name];
  if (ids.empty()) ids.push_back(random_uuid());
  add_name(ids.front(), name);
  return ids.front();
}

}  // namespace kattegat
