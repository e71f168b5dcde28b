#include "ids.hpp"

#include <algorithm>

#include "db/book/ids.hpp"
#include "kattegat/usage/spelling.hpp"

namespace kattegat::cli {
namespace {

Word word_of_thing(RecordKind thing) {
  switch (thing) {
    case RecordKind::evening:
      return Word::thing_evening;
    case RecordKind::session:
      return Word::thing_session;
    case RecordKind::entry:
      return Word::thing_entry;
    case RecordKind::payment:
      return Word::conflict_payment;
    case RecordKind::purse:
      return Word::conflict_purse;
    default:
      return Word::thing_player;
  }
}

}  // namespace

OrSaid<Uuid> id_asked(const Setting& setting, const Book& book, const std::string& typed,
                      RecordKind wanted) {
  const auto found = find_id(book, typed, wanted);
  if (!found) return fail(setting, found.error());
  const auto kinds = kinds_of(book, *found);
  if (!kinds) return fail(setting, kinds.error());
  std::optional<RecordKind> other;
  for (const RecordKind kind : *kinds) {
    const auto thing = thing_of(kind);
    if (thing == wanted) return *found;
    if (thing) other = thing;
  }
  if (!other) return *found;  // the command says that it is not there
  return fail(setting,
              text(Word::cli_another_thing, typed, word_of_thing(*other), word_of_thing(wanted)));
}

std::optional<Uuid> id_begun(const Book& book, const std::string& typed, RecordKind wanted) {
  const auto found = find_id(book, typed, wanted);
  const auto kinds = found ? kinds_of(book, *found) : found.error();
  if (!kinds) return std::nullopt;
  const bool is_such = std::any_of(kinds->begin(), kinds->end(),
                                   [&](RecordKind kind) { return thing_of(kind) == wanted; });
  return is_such ? std::optional(*found) : std::nullopt;
}

OrSaid<std::vector<Uuid>> evening_ids(const Setting& setting, const Book& book,
                                      const std::vector<std::string>& typed) {
  std::vector<Uuid> ids;
  for (const std::string& one : typed) {
    const auto found = id_asked(setting, book, one, RecordKind::evening);
    if (!found) return found.error();
    ids.push_back(*found);
  }
  return ids;
}

OrSaid<EntryAsked> entry_asked(const Setting& setting, const Book& book, const std::string& typed) {
  const std::size_t stroke = typed.find('/');
  std::optional<Uuid> session;
  if (stroke != std::string::npos) {
    const auto found = id_asked(setting, book, typed.substr(0, stroke), RecordKind::session);
    if (!found) return found.error();
    session = *found;
  }
  const auto entry =
      id_asked(setting, book, stroke == std::string::npos ? typed : typed.substr(stroke + 1),
               RecordKind::entry);
  if (!entry) return entry.error();
  EntryAsked asked{*entry, session};
  asked.names = NamesOf::now;
  return asked;
}

OrSaid<Person> person_called(const Setting& setting, const Book& book, const std::string& name) {
  auto person = find_person(book, name);
  if (person) return std::move(*person);
  const auto roster = load_roster(book);
  std::vector<std::string> names;
  if (roster && person.error().kind == BookFault::Kind::not_found)
    for (const Person& one : *roster) names.push_back(one.name);
  const std::string meant = usage::nearest(name, names);
  if (!meant.empty() && usage::is_near(name, meant))
    return fail(setting, text(Word::roster_nearest, name, meant));
  return fail(setting, person.error());
}

}  // namespace kattegat::cli
