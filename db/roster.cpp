#include "db/roster.hpp"

#include <algorithm>

#include "db/forgetting.hpp"
#include "kattegat/core/likeness.hpp"

namespace kattegat {
namespace {

std::vector<Person> everybody_in(Store& store) {
  const People people = people_of(store);
  return everybody_in(evening_headers(store, people), people);
}

BookFault fault(BookFault::Kind kind, Text text) { return {kind, std::move(text)}; }

bool is_called(const Person& person, const std::string& name) { return person.name == name; }
bool has_id(const Person& person, const Uuid& id) {
  return std::find(person.ids.begin(), person.ids.end(), id) != person.ids.end();
}

// A session in which both have sat.
bool have_sat_together(Store& store, const Person& one, const Person& other) {
  for (const Item& item : store.headers()) {
    if (item.record.kind != Kind::session) continue;
    const auto contents = read_as<SessionContents>(item);
    if (!contents) continue;
    const auto sits = [&](const Person& person) {
      return std::any_of(contents->sitters.begin(), contents->sitters.end(),
                         [&](const Uuid& id) { return has_id(person, id); });
    };
    if (sits(one) && sits(other)) return true;
  }
  return false;
}

// Adds to the roster what `make` puts into the batch.
template <class Make>
Kept append_to_roster(Book& book, Make&& make) {
  return write_if_good(book, [&]() -> Kept {
    Batch batch;
    make(people_of(book.store()), batch);
    if (auto refused = append_own(book.store(), std::move(batch))) return *refused;
    return std::monostate{};
  });
}

Draught name_draught(const People& people, const Person& person, const Uuid& id,
                     const std::string& name) {
  return draught(Kind::name, id, roster_id,
                 NameContents{name, person.known, people.follows(Kind::name, id)});
}
// What somebody is called must stand in the roster before anything else does: evenings to come find
// them there by their name.
void add_name(const People& people, const Person& person, Batch& batch) {
  const Uuid id = person.ids.front();
  if (!people.name({id})) batch.own.push_back(name_draught(people, person, id, person.name));
}

std::optional<BookFault> refuse_name(Store& store, const Person& person, const std::string& name,
                                     bool force) {
  if (!is_player_name(name)) return fault(BookFault::Kind::other, text(Word::roster_no_name, name));
  const std::vector<Person> all = everybody_in(store);
  for (const Person& other : all) {
    if (has_id(other, person.ids.front()) || !is_called(other, name)) continue;
    if (have_sat_together(store, person, other))
      return fault(BookFault::Kind::other, text(Word::roster_two_people, person.name, name));
    return fault(BookFault::Kind::other, text(Word::roster_name_taken, name));
  }
  if (force) return {};
  for (const Person& other : all)
    if (!has_id(other, person.ids.front()) && look_alike(other.name, name))
      return fault(BookFault::Kind::other, text(Word::roster_alike, name, other.name));
  return {};
}

}  // namespace

Result<std::vector<Person>, BookFault> load_roster(const Book& book) {
  return read(book, [&] { return everybody_in(book.store()); });
}

Result<std::vector<Conflict>, BookFault> roster_conflicts(const Book& book) {
  return read(book, [&] { return people_of(book.store()).conflicts(); });
}

Result<Person, BookFault> find_person(const Book& book, const std::string& name) {
  const auto all = load_roster(book);
  if (!all) return all.error();
  std::vector<Person> found;
  for (const Person& person : *all)
    if (is_called(person, name)) found.push_back(person);
  if (found.empty())
    if (const auto id = find_id(book, name))
      for (const Person& person : *all)
        if (has_id(person, *id)) found.push_back(person);
  if (found.empty()) return fault(BookFault::Kind::not_found, text(Word::roster_nobody, name));
  if (found.size() == 1) return found.front();
  std::string ids;
  for (const Person& person : found)
    ids += (ids.empty() ? "" : ", ") + to_string(person.ids.front());
  return fault(BookFault::Kind::ambiguous, text(Word::roster_several, name, ids));
}

std::vector<std::string> alike(const std::vector<Person>& all, const std::string& name) {
  std::vector<std::string> names;
  for (const Person& person : all) {
    if (look_alike(person.name, name)) names.push_back(person.name);
    for (const std::string& also : person.also)
      if (look_alike(also, name)) names.push_back(also);
  }
  return names;
}

Kept set_number(Book& book, const Person& person, NumberKind which, const std::string& number) {
  return append_to_roster(book, [&](const People& people, Batch& batch) {
    add_name(people, person, batch);
    const Uuid id = person.ids.front();
    batch.own.push_back(
        draught(Kind::number, id, roster_id,
                NumberContents{which, number, people.follows(Kind::number, id, which)}));
  });
}

Kept rename_person(Book& book, const Person& person, const std::string& to, bool force) {
  return write_if_good(book, [&]() -> Kept {
    if (auto refused = refuse_name(book.store(), person, to, force)) return *refused;
    const People people = people_of(book.store());
    Batch batch;
    for (const Uuid& id : person.ids) batch.own.push_back(name_draught(people, person, id, to));
    if (auto bad = append_own(book.store(), std::move(batch))) return *bad;
    return std::monostate{};
  });
}

Kept retire_person(Book& book, const Person& person, bool retired) {
  return append_to_roster(book, [&](const People& people, Batch& batch) {
    add_name(people, person, batch);
    const Uuid id = person.ids.front();
    batch.own.push_back(draught(Kind::retired, id, roster_id,
                                RetiredContents{retired, people.follows(Kind::retired, id)}));
  });
}

Kept fuse_people(Book& book, const Person& one, const Person& whom) {
  if (has_id(one, whom.ids.front()))
    return fault(BookFault::Kind::other, text(Word::roster_same_person, one.name, whom.name));
  return write_if_good(book, [&]() -> Kept {
    Store& store = book.store();
    if (have_sat_together(store, one, whom))
      return fault(BookFault::Kind::other, text(Word::roster_two_people, one.name, whom.name));
    const People people = people_of(store);
    const Uuid to = whom.ids.front();
    Batch batch;
    add_name(people, whom, batch);
    for (const Uuid& id : one.ids)
      batch.own.push_back(draught(Kind::fusion, id, roster_id,
                                  FusionContents{to, people.follows(Kind::fusion, id)}));
    if (auto bad = append_own(store, std::move(batch))) return *bad;
    return std::monostate{};
  });
}

Kept separate_person(Book& book, const std::string& name) {
  return write_if_good(book, [&]() -> Kept {
    Store& store = book.store();
    const People people = people_of(store);
    const auto id = parse_uuid(name);
    std::set<Uuid> called;
    for (const Appearance& one : appearances_of(evening_headers(store, people)))
      if (one.written == name) called.insert(one.id);
    Batch batch;
    for (const Uuid& one : people.mentioned()) {
      if (people.fused(one) == one) continue;
      const bool meant = id == one || called.count(one) > 0 || people.name({one}) == name;
      if (meant)
        batch.own.push_back(
            draught(Kind::fusion, one, roster_id,
                    FusionContents{std::nullopt, people.follows(Kind::fusion, one)}));
    }
    if (batch.own.empty())
      return fault(BookFault::Kind::not_found, text(Word::roster_not_fused, name));
    if (auto bad = append_own(store, std::move(batch))) return *bad;
    return std::monostate{};
  });
}

Result<Erased, BookFault> erase_person(Book& book, const Person& person,
                                       const std::string& pseudonym) {
  const auto stored = write_if_good(book, [&]() -> Kept {
    Store& store = book.store();
    for (const Person& other : everybody_in(store))
      if (!has_id(other, person.ids.front()) &&
          (is_called(other, pseudonym) || look_alike(other.name, pseudonym)))
        return fault(BookFault::Kind::other, text(Word::roster_name_taken, pseudonym));
    std::vector<std::string> names = person.also;
    names.push_back(person.name);
    ErasureContents erasure{person.ids, {}, pseudonym};
    for (const Item& item : texts_that_mention(store, names))
      erasure.records.push_back(item.record.hash);
    Batch batch;
    batch.own.push_back(draught(Kind::erasure, random_uuid(), roster_id, erasure));
    if (auto bad = append_own(store, std::move(batch))) return *bad;
    Batch gone;
    gone.forget = rows_to_forget(store, people_of(store));
    store.append(gone);
    return std::monostate{};
  });
  if (!stored) return stored.error();
  try {
    return Erased{scrub(book)};
  } catch (const SQLite::Exception& exception) {
    return fault_in(book, exception);
  }
}

}  // namespace kattegat
