// Taking somebody's name out of the book. The facts are written anew into a fresh book, with
// another name, and that book's pages then take the place of the old ones in one step.
#include <SQLiteCpp/Backup.h>
#include <unistd.h>

#include <filesystem>

#include "db/desk.hpp"
#include "db/records.hpp"
#include "db/roster.hpp"

namespace kattegat {
namespace {

void replace_all(std::string& text, const std::string& name, const std::string& by) {
  for (auto at = text.find(name); at != std::string::npos; at = text.find(name, at + by.size()))
    text.replace(at, name.size(), by);
}

// In what people have written freely.
template <class G>
void replace_in_texts(Play<G>& play, const std::string& name, const std::string& by) {
  for (Draft<G>& draft : play.drafts) {
    Stamp& stamp = draft.entry.stamp;
    if (stamp.by) replace_all(*stamp.by, name, by);
    if (stamp.voided) replace_all(stamp.voided->why, name, by);
    std::visit(
        [&]<class Kind>(Kind& kind) {
          Kind::fields(kind, [&]<class T>(std::string_view, std::optional<T>& value) {
            if constexpr (std::is_same_v<T, std::string>)
              if (value) replace_all(*value, name, by);
          });
        },
        draft.entry.body);
  }
}

struct Contents {
  std::vector<Evening> evenings;
  std::vector<Closing> closings;  // beside them
  Roster roster;
};

Result<Contents, BookFault> read_all(const Book& book) {
  Contents contents;
  const auto lines = list_evenings(book);
  if (!lines) return lines.error();
  for (const EveningLine& line : *lines) {
    auto evening = load_evening(book, line.id);
    if (!evening) return evening.error();
    auto closing = load_closing(book, line.id);
    if (!closing) return closing.error();
    contents.evenings.push_back(std::move(*evening));
    contents.closings.push_back(std::move(*closing));
  }
  auto roster = load_roster(book);
  if (!roster) return roster.error();
  contents.roster = std::move(*roster);
  return contents;
}

// Under every name that the person has had.
void replace(Contents& contents, const std::vector<std::string>& names, const std::string& by) {
  NewNames other;
  for (const std::string& name : names) other[name] = by;
  const auto is = [&](const std::string& name) { return other.count(name) > 0; };
  for (Evening& evening : contents.evenings) {
    evening = renamed(std::move(evening), other);
    for (SessionFile& session : evening.sessions)
      for (const std::string& name : names)
        std::visit([&](auto& play) { replace_in_texts(play, name, by); }, session.play);
  }
  for (Closing& closing : contents.closings) {
    for (MadePayment& payment : closing.payments) {
      if (is(payment.from)) payment.from = by;
      if (is(payment.to)) payment.to = by;
    }
    std::erase_if(closing.initials, [&](const Initials& one) { return is(one.player); });
  }
  std::erase_if(contents.roster.people, [&](const Person& person) { return is(person.name); });
  std::erase_if(contents.roster.names,
                [&](const auto& alias) { return is(alias.first) || is(alias.second); });
}

std::optional<BookFault> write_closing(Book& book, const Evening& evening, const Closing& closing) {
  for (const MadePayment& payment : closing.payments)
    if (const auto kept = tick_payment(book, *evening.id, payment); !kept) return kept.error();
  for (const Initials& initials : closing.initials)
    if (const auto kept = set_initials(book, *evening.id, initials); !kept) return kept.error();
  for (const Uuid& session : closing.ended)
    if (const auto kept = end_session(book, session, ""); !kept) return kept.error();
  return std::nullopt;
}

std::optional<BookFault> write_roster(Book& book, const Roster& roster) {
  for (const auto& [from, to] : roster.names)
    if (const auto kept = rename_person(book, from, to); !kept) return kept.error();
  for (const Person& person : roster.people) {
    const bool numbers = !person.swish.empty() || !person.mobilepay.empty() || !person.iban.empty();
    if (numbers)
      if (const auto kept = set_person(book, person); !kept) return kept.error();
    if (person.retired)
      if (const auto kept = retire_person(book, person.name, true); !kept) return kept.error();
  }
  return std::nullopt;
}

// A fresh book at this path, which goes away again.
class Workshop {
 public:
  explicit Workshop(std::string path) : path_(std::move(path)) {}
  Workshop(const Workshop&) = delete;
  Workshop& operator=(const Workshop&) = delete;
  ~Workshop() { remove_book(path_); }
  Stored<std::monostate> fill(const Contents& contents, const std::vector<std::string>& names) {
    auto book = Book::open_or_create(path_);
    if (!book) return book.error();
    auto imported = import_evenings(*book, contents.evenings);
    if (!imported) return imported.error();
    if (auto* refused = std::get_if<Refused>(&*imported))
      return std::variant<std::monostate, Refused>{std::move(*refused)};
    for (std::size_t i = 0; i < contents.evenings.size(); ++i)
      if (const auto fault = write_closing(*book, contents.evenings[i], contents.closings[i]))
        return *fault;
    if (const auto fault = write_roster(*book, contents.roster)) return *fault;
    const auto remembered = remember_erased(*book, names);
    if (!remembered) return remembered.error();
    return std::variant<std::monostate, Refused>{};
  }
  void put_in_place_of(Connection& old) {
    SQLite::Database fresh(path_, SQLite::OPEN_READWRITE);
    SQLite::Backup backup(old.database(), fresh);
    while (backup.executeStep(-1) != SQLITE_DONE) ::usleep(10'000);  // somebody holds the book
    old.execute("PRAGMA wal_checkpoint(TRUNCATE)");  // the old pages are in no file any longer
  }

 private:
  std::string path_;
};

}  // namespace

Stored<std::monostate> erase_person(Book& book, const std::string& name,
                                    const std::string& pseudonym) {
  auto contents = read_all(book);
  if (!contents) return contents.error();
  std::vector<std::string> names{name};
  for (const Person& person : contents->roster.people)
    if (person.name == name) names.insert(names.end(), person.also.begin(), person.also.end());
  for (const Evening& evening : contents->evenings) {
    Complaints complaints = judge(evening).complaints;
    if (!complaints.empty())
      return std::variant<std::monostate, Refused>{Refused{evening, complaints}};
  }
  replace(*contents, names, pseudonym);
  Workshop workshop(book.connection().path() + ".new-" + to_string(random_uuid()));
  auto filled = workshop.fill(*contents, names);
  if (!filled || std::holds_alternative<Refused>(*filled)) return filled;
  const auto placed = guarded(book.connection(), [&] {
    workshop.put_in_place_of(book.connection());
    return std::monostate{};
  });
  if (!placed) return placed.error();
  return std::variant<std::monostate, Refused>{};
}

}  // namespace kattegat
