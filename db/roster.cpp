#include "db/roster.hpp"

#include <set>

#include "db/body.hpp"

namespace kattegat {
namespace {

const Uuid roster_id = *parse_uuid("6b617474-6567-4174-8000-726f73746572");

// The roster as its records tell it, in the order that every book agrees on.
class RosterReader {
 public:
  explicit RosterReader(Connection& connection) : connection_(connection) {}

  NewNames names() {
    read_records();
    for (const auto& [from, to] : renamed_) roster_.names[from] = last_name(from);
    return roster_.names;
  }
  Roster recorded() {
    names();
    return collected();
  }
  Roster everybody() {
    names();
    for (const EveningHeaders& headers : stored_headers(connection_))
      for (const std::string& name : evening_of(headers).players) {
        Person& person = person_called(last_name(name));
        const bool other = person.name != name;
        if (other && std::find(person.also.begin(), person.also.end(), name) == person.also.end())
          person.also.push_back(name);
      }
    return collected();
  }

 private:
  Roster collected() {
    for (auto& [name, person] : people_) {
      if (last_name(name) != name) continue;  // known under another name now
      roster_.people.push_back(std::move(person));
    }
    return std::move(roster_);
  }
  void read_records() {
    Query found = connection_.query(
        "SELECT r.kind, r.id, r.body FROM record r JOIN origin o USING (origin) WHERE r.parent = ?"
        " ORDER BY r.clock, o.uuid, r.number, r.hash",
        roster_id);
    while (found.step()) {
      const std::string kind = found.text(0);
      const Body body(found.uuid(1), found.text(2));
      if (kind == "person") {
        Person& person = person_called(body.text("name"));
        person.swish = body.text("swish");
        person.mobilepay = body.text("mobilepay");
        person.iban = body.text("iban");
      } else if (kind == "alias") {
        rename(body.text("from"), body.text("to"));
      } else if (kind == "retired") {
        person_called(body.text("name")).retired = body.flag("retired");
      }
    }
  }
  // Numbers move with the person, unless the other name has some.
  void rename(const std::string& from, const std::string& to) {
    renamed_.erase(to);
    renamed_[from] = to;
    const Person before = person_called(from);
    Person& after = person_called(to);
    if (!after.swish.empty() || !after.mobilepay.empty() || !after.iban.empty()) return;
    after.swish = before.swish;
    after.mobilepay = before.mobilepay;
    after.iban = before.iban;
  }
  [[nodiscard]] std::string last_name(std::string name) const {
    for (std::size_t steps = 0; steps <= renamed_.size(); ++steps) {
      const auto next = renamed_.find(name);
      if (next == renamed_.end()) break;
      name = next->second;
    }
    return name;
  }
  Person& person_called(const std::string& name) {
    Person& person = people_[name];
    person.name = name;
    return person;
  }

  Connection& connection_;
  Roster roster_;
  NewNames renamed_;
  std::map<std::string, Person> people_;
};

Kept append(Book& book, const std::string& kind, const Json::Object& body) {
  return write(
      book.connection(),
      [&](OwnLog& log) {
        log.append(kind, random_uuid(), roster_id, to_line(body));
        return std::monostate{};
      },
      [](std::monostate) { return true; });
}

bool have_sat_together(Connection& connection, const NewNames& names, const std::string& one,
                       const std::string& other) {
  const auto is = [&](const std::string& seat, const std::string& person) {
    const auto found = names.find(seat);
    return seat == person || (found != names.end() && found->second == person);
  };
  for (const EveningHeaders& headers : stored_headers(connection)) {
    const auto players = evening_of(headers).players;
    for (const StoredSession& stored : headers.sessions) {
      const auto session = typed(stored, players);
      if (!session) unreadable(stored.id, "its header cannot be read");
      const auto sits = [&](const std::string& person) {
        return std::any_of(session->seats.begin(), session->seats.end(),
                           [&](const std::string& seat) { return is(seat, person); });
      };
      if (sits(one) && sits(other)) return true;
    }
  }
  return false;
}

}  // namespace

NewNames current_names(Connection& connection) { return RosterReader(connection).names(); }

Result<Roster, BookFault> load_roster(const Book& book) {
  Connection& connection = book.connection();
  return guarded(connection, [&] { return RosterReader(connection).everybody(); });
}

Result<Roster, BookFault> load_recorded_people(const Book& book) {
  Connection& connection = book.connection();
  return guarded(connection, [&] { return RosterReader(connection).recorded(); });
}

Kept set_person(Book& book, const Person& person) {
  return append(book, "person",
                {{"name", person.name},
                 {"swish", person.swish},
                 {"mobilepay", person.mobilepay},
                 {"iban", person.iban}});
}

Kept rename_person(Book& book, const std::string& from, const std::string& to) {
  Connection& connection = book.connection();
  const auto together = guarded(connection, [&] {
    const NewNames names = current_names(connection);
    const auto known = names.find(to);
    const bool taken_back = known != names.end() && known->second == from;
    return !taken_back && have_sat_together(connection, names, from, to);
  });
  if (!together) return together.error();
  if (*together) return BookFault{BookFault::Kind::other, text(Word::roster_two_people, from, to)};
  return append(book, "alias", {{"from", from}, {"to", to}});
}

Kept remember_erased(Book& book, const std::vector<std::string>& names) {
  for (const std::string& name : names)
    if (auto kept = append(book, "erased", {{"sha256", to_string(sha256(name))}}); !kept)
      return kept;
  return std::monostate{};
}

bool has_erased_name(Connection& connection) {
  std::set<std::string> erased;
  Query found = connection.query("SELECT id, body FROM record WHERE kind = 'erased'");
  while (found.step()) erased.insert(Body(found.uuid(0), found.text(1)).text("sha256"));
  if (erased.empty()) return false;
  for (const EveningHeaders& headers : stored_headers(connection))
    for (const std::string& name : evening_of(headers).players)
      if (erased.count(to_string(sha256(name))) > 0) return true;
  return false;
}

Kept retire_person(Book& book, const std::string& name, bool retired) {
  return append(book, "retired", {{"name", name}, {"retired", retired}});
}

Result<Evening, BookFault> load_evening_by_roster(const Book& book, const Uuid& id) {
  auto evening = load_evening(book, id);
  if (!evening) return evening;
  const auto names = guarded(book.connection(), [&] { return current_names(book.connection()); });
  if (!names) return names.error();
  return renamed(std::move(*evening), *names);
}

}  // namespace kattegat
