#include "db/book.hpp"

#include <algorithm>

#include "db/legacy.hpp"
#include "db/memory_store.hpp"
#include "db/purse.hpp"
#include "db/writing.hpp"
#include "kattegat/core/json_member.hpp"
#include "kattegat/journal/keeping.hpp"

namespace kattegat {
namespace {

SessionLine session_line(const EveningHistory& evening, const SessionHistory& session) {
  SessionLine line{session.id, text_member(session.header.given, "game"), {}, 0};
  std::vector<std::string> sitters;
  for (const Uuid& sitter : session.header.sitters) {
    const Participant* one = evening.find(sitter);
    sitters.push_back(one ? one->now : "?");
  }
  line.seats = clockwise(session.header, sitters);
  return line;
}

EveningLine evening_line(const EveningHistory& evening,
                         const std::function<std::int64_t(const Uuid&)>& entries) {
  EveningLine line{.id = evening.id,
                   .date = text_member(evening.header.given, "date"),
                   .place = evening.header.place,
                   .currency = text_member(evening.header.given, "currency", usual_currency),
                   .players = {},
                   .sessions = {},
                   .parts = evening.parts};
  for (const Participant& one : evening.players)
    if (std::find(line.players.begin(), line.players.end(), one.now) == line.players.end())
      line.players.push_back(one.now);
  for (const SessionHistory& session : evening.sessions) {
    line.sessions.push_back(session_line(evening, session));
    line.sessions.back().entries = entries(session.id);
  }
  return line;
}

}  // namespace

// ---- Opening ----

Result<Book, BookFault> Book::open(const std::string& path, bool write, bool create) {
  const Access access = create ? Access::create : write ? Access::write : Access::read;
  std::string kept;
  auto connection = Connection::open(path, access);
  if (!connection && connection.error().kind == BookFault::Kind::older) {
    if (auto fault = take_over_legacy(path, kept)) return *fault;
    connection = Connection::open(path, access);
  }
  if (!connection) return connection.error();
  Book book(Store(std::make_unique<SqliteStore>(std::move(*connection))), path);
  book.taken_over_from_ = std::move(kept);
  return book;
}
Book Book::in_memory() { return {Store(std::make_unique<MemoryStore>()), "memory"}; }

Result<Book, BookFault> Book::open_to_read(const std::string& path) {
  return open(path, false, false);
}
Result<Book, BookFault> Book::open_to_write(const std::string& path) {
  return open(path, true, false);
}
Result<Book, BookFault> Book::open_or_create(const std::string& path) {
  return open(path, true, true);
}
void Book::set_patience(int milliseconds) {
  if (SqliteStore* file = store_->sqlite()) file->connection().set_patience(milliseconds);
}

// ---- Reading ----

Result<std::vector<Head>, BookFault> heads(const Book& book) {
  return read(book, [&] {
    std::vector<Head> list;
    for (const LogEnd& end : book.store().ends()) list.push_back({end.origin, end.count, end.hash});
    return list;
  });
}

Result<Uuid, BookFault> find_id(const Book& book, std::string_view typed) {
  if (const auto whole = parse_uuid(typed)) return *whole;
  std::string digits;
  for (const char c : typed) {
    const char low = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
    const bool is_digit = (low >= '0' && low <= '9') || (low >= 'a' && low <= 'f');
    if (!is_digit && c != '-')
      return BookFault{BookFault::Kind::not_found, text(Word::cli_not_an_id, std::string(typed))};
    if (is_digit) digits += low;
  }
  constexpr std::size_t shortest = 4, most = 5;
  if (digits.size() < shortest)
    return BookFault{BookFault::Kind::not_found, text(Word::cli_prefix_short, std::string(typed))};
  const auto found = read(book, [&] { return book.store().ids_from(digits, most); });
  if (!found) return found.error();
  if (found->empty())
    return BookFault{BookFault::Kind::not_found, text(Word::cli_prefix_none, std::string(typed))};
  if (found->size() == 1) return found->front();
  std::string list;
  for (const Uuid& id : *found) list += (list.empty() ? "" : ", ") + to_string(id);
  return BookFault{BookFault::Kind::ambiguous,
                   text(Word::cli_prefix_several, std::string(typed), list)};
}

Result<std::set<RecordKind>, BookFault> kinds_of(const Book& book, const Uuid& id) {
  return read(book, [&] {
    std::set<RecordKind> kinds;
    for (const Item& item : book.store().with_id(id)) kinds.insert(item.record.kind);
    return kinds;
  });
}

Result<std::vector<EveningLine>, BookFault> list_evenings(const Book& book) {
  return read(book, [&] {
    Store& store = book.store();
    const People people = people_of(store);
    const auto counts = store.entries_of_sessions();
    const auto count = [&](const Uuid& session) {
      const auto found = counts.find(session);
      return found == counts.end() ? 0 : found->second;
    };
    std::vector<EveningLine> lines;
    for (const EveningHistory& evening : evening_headers(store, people))
      lines.push_back(evening_line(evening, count));
    std::stable_sort(lines.begin(), lines.end(),
                     [](const EveningLine& a, const EveningLine& b) { return a.date < b.date; });
    return lines;
  });
}

Result<EveningLine, BookFault> list_evening(const Book& book, const Uuid& id) {
  const auto view = look_at(book, id);
  if (!view) return view.error();
  return evening_line(view->history, [&](const Uuid& session) {
    return static_cast<std::int64_t>(session_in(view->history, session).entries.size());
  });
}

Result<EveningView, BookFault> look_at(const Book& book, const Uuid& evening) {
  return flat<EveningView>(read(book, [&]() -> Result<EveningView, BookFault> {
    Store& store = book.store();
    EveningItems items = items_of(store, evening);
    if (!has_header(items)) return no_evening(evening);
    return view_of(store, std::move(items), people_of(store));
  }));
}

Result<Uuid, BookFault> evening_of_session(const Book& book, const Uuid& session) {
  const auto evening = read(book, [&] { return evening_of(book.store(), session); });
  if (!evening) return evening.error();
  if (!*evening) return no_session(session);
  return **evening;
}

Result<Evening, BookFault> load_evening(const Book& book, const Uuid& id) {
  auto view = look_at(book, id);
  if (!view) return view.error();
  return std::move(view->written);
}

// ---- Decided differently ----

Result<std::vector<Conflict>, BookFault> conflicts(const Book& book,
                                                   const std::optional<Uuid>& evening) {
  if (evening) {
    auto view = look_at(book, *evening);
    if (!view) return view.error();
    return std::move(view->history.conflicts);
  }
  return read(book, [&] {
    Store& store = book.store();
    const People people = people_of(store);
    std::vector<Conflict> all = roster_conflicts(store, people);
    for (Conflict& conflict : purse_of(purse_before(store, people)).conflicts)
      all.push_back(std::move(conflict));
    std::set<Uuid> evenings, done;
    for (const Item& item : store.headers())
      if (item.record.kind == RecordKind::evening) evenings.insert(item.record.id);
    for (const Uuid& id : evenings) {
      const EveningHistory history = known_history(items_of(store, people, id), people);
      if (done.insert(history.id).second)
        all.insert(all.end(), history.conflicts.begin(), history.conflicts.end());
    }
    return all;
  });
}

namespace {

// The session that a conflict is in, or about.
std::optional<Uuid> session_of(const Conflict& conflict) {
  return conflict.about == RecordKind::session ? std::optional(conflict.id) : conflict.session;
}

}  // namespace

Result<std::monostate, BookFault> keep_side(Book& book, const Conflict& conflict,
                                            const Hash& record) {
  using Done = Result<std::monostate, BookFault>;
  return write_if_good(book, [&]() -> Done {
    Store& store = book.store();
    const auto session = session_of(conflict);
    const auto evening_now = [&] { return session ? evening_of(store, *session) : std::nullopt; };
    const auto before = evening_now();
    SessionHistory sheet;
    if (before)
      sheet = session_in(known_history(items_of(store, *before), people_of(store)), *session);
    const auto kept = keeping(conflict, record, sheet.entries, random_uuid());
    if (!kept) return fault_of(kept.error());
    Batch batch;
    batch.own.push_back(*kept);
    take_over(batch.own, batch.postings, sheet, own_log(store));
    if (auto refused = append_bounded(store, batch)) return *refused;
    // Of two evenings the session may be in the other one now.
    std::set<Uuid> evenings;
    for (const auto& evening : {before, evening_now()})
      if (evening) evenings.insert(*evening);
    const People people = people_of(store);
    for (const Uuid& evening : evenings) book_points(store, people, evening);
    return std::monostate{};
  });
}

}  // namespace kattegat
