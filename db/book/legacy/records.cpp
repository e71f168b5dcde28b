#include "db/book/legacy/records.hpp"

#include <array>

#include "db/store/statement.hpp"
#include "kattegat/core/calendar.hpp"
#include "kattegat/core/named.hpp"

namespace kattegat {
namespace {

constexpr std::array<std::string_view, 14> old_kinds{
    "evening", "session",      "entry",    "void",  "correction", "end",     "resume",
    "payment", "payment-void", "initials", "alias", "person",     "retired", "erased"};

// What is read is what lies in the file: nothing that is thought out while it is read, endlessly.
bool has_plain_tables(BareFile& file) {
  Statement statement = file.statement(
      "SELECT count(*) FROM sqlite_schema AS s WHERE s.name IN ('record', 'origin')"
      " AND s.type = 'table' AND s.sql LIKE 'CREATE TABLE%'"
      " AND NOT EXISTS (SELECT 1 FROM pragma_table_xinfo(s.name) WHERE hidden <> 0)");
  Query found(statement);
  return found.step() && found.integer(0) == 2;
}

}  // namespace

std::vector<OldRecord> old_records(BareFile& file) {
  file.limit_values(16 << 20);
  if (!has_plain_tables(file)) file.is_no_book();
  Statement statement = file.statement(
      "SELECT r.kind, o.uuid, r.id, r.parent, r.body FROM record r"
      " JOIN origin o USING (origin)"
      " ORDER BY r.clock, o.uuid, r.number, r.hash");
  Query rows(statement);
  std::vector<OldRecord> records;
  while (rows.step()) {
    const auto kind = named<OldKind>(old_kinds, rows.view(0));
    if (!kind) damaged({rows.uuid(2), text(Word::damage_kind)});
    OldRecord record{*kind, rows.uuid(1), rows.uuid(2), std::nullopt, {}};
    if (!rows.is_null(3)) record.parent = rows.uuid(3);
    auto body = parse_json(rows.view(4));
    if (!body) damaged({record.id, body.error()});
    if (!is_exact(*body)) damaged({record.id, text(Word::damage_value)});
    record.body = std::move(*body);
    records.push_back(std::move(record));
  }
  return records;
}

std::string said(const OldRecord& record, std::string_view key) {
  const Json* value = record.body.find(key);
  const auto* text = value ? value->as<std::string>() : nullptr;
  return text ? *text : "";
}

Uuid uuid_under(const OldRecord& record, std::string_view key) {
  return parse_uuid(said(record, key)).value_or(Uuid{});
}

std::string time_of(const OldRecord& record) {
  std::string at = said(record, "at");
  return is_time(at) ? at : "";
}

Json::Object object_of(const OldRecord& record) {
  const auto* object = record.body.as<Json::Object>();
  return object ? *object : Json::Object{};
}

std::string OldPeople::now(const std::string& name) const {
  const auto found = renamed.find(name);
  return found == renamed.end() ? name : found->second;
}

namespace {

void rename_to(OldPeople& people, const std::string& from, const std::string& to) {
  people.renamed.erase(to);
  people.renamed[from] = to;
  const OldPerson before = people.persons[from];
  OldPerson& after = people.persons[to];
  if (after.swish.empty() && after.mobilepay.empty() && after.iban.empty())
    after = {before.swish, before.mobilepay, before.iban, after.retired};
}

// Each name leads to the last one: of thousands that were given one after the other each would be
// walked through all that follow. Nothing follows a name that was just given, so none of these
// goes round, except where a name was given to itself.
void lead_to_the_last(std::map<std::string, std::string>& renamed) {
  for (auto& [name, next] : renamed) {
    std::vector<std::string*> passed{&next};
    for (auto on = renamed.find(next); on != renamed.end() && on->second != on->first;
         on = renamed.find(on->second))
      passed.push_back(&on->second);
    const std::string last = *passed.back();
    for (std::string* const one : passed) *one = last;
  }
}

}  // namespace

OldPeople old_people(const std::vector<OldRecord>& records) {
  OldPeople people;
  for (const OldRecord& record : records) {
    const std::string name = said(record, "name");
    if (record.kind == OldKind::alias) {
      rename_to(people, said(record, "from"), said(record, "to"));
    } else if (record.kind == OldKind::person) {
      OldPerson& person = people.persons[name];
      person.swish = said(record, "swish");
      person.mobilepay = said(record, "mobilepay");
      person.iban = said(record, "iban");
    } else if (record.kind == OldKind::retired) {
      const Json* flag = record.body.find("retired");
      people.persons[name].retired = flag && *flag == Json(true);
    }
  }
  lead_to_the_last(people.renamed);
  return people;
}

}  // namespace kattegat
