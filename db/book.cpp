#include "db/book.hpp"

#include "db/records.hpp"

namespace kattegat {
namespace {

std::string text_under(const Json& json, std::string_view key, std::string_view otherwise) {
  const Json* value = json.find(key);
  const auto* given = value ? value->as<std::string>() : nullptr;
  return given ? *given : std::string(otherwise);
}

Json parsed(const Uuid& id, const std::string& body) {
  auto json = parse_json(body);
  if (!json) unreadable(id, "not JSON");
  return std::move(*json);
}

SessionLine session_line(const StoredSession& session, std::int64_t entries) {
  SessionLine line{.id = session.id, .game = "", .seats = {}, .entries = entries};
  const Json json = parsed(session.id, session.body);
  line.game = text_under(json, "game", "");
  const Json* seats = json.find("seats");
  if (const auto* array = seats ? seats->as<Json::Array>() : nullptr)
    for (const Json& seat : *array)
      if (const auto* name = seat.as<std::string>()) line.seats.push_back(*name);
  return line;
}

EveningLine evening_line(const EveningHeaders& headers,
                         const std::map<Uuid, std::int64_t>& entries) {
  const StoredEvening evening = evening_of(headers);
  const Json json = parsed(evening.id, evening.body);
  EveningLine line{.id = evening.id,
                   .date = text_under(json, "date", ""),
                   .place = text_under(json, "place", ""),
                   .currency = text_under(json, "currency", "DKK"),
                   .players = evening.players,
                   .sessions = {}};
  for (const StoredSession& session : headers.sessions) {
    const auto found = entries.find(session.id);
    line.sessions.push_back(session_line(session, found == entries.end() ? 0 : found->second));
  }
  return line;
}

// How many entries each session has that has any.
std::map<Uuid, std::int64_t> entries_of_sessions(Connection& connection) {
  std::map<Uuid, std::int64_t> entries;
  Query found = connection.query(
      "SELECT parent, count(DISTINCT id) FROM record WHERE kind IN ('entry', 'correction')"
      " GROUP BY parent");
  while (found.step()) entries.emplace(found.uuid(0), found.integer(1));
  return entries;
}

}  // namespace

Book::Book(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
Book::Book(Book&&) noexcept = default;
Book& Book::operator=(Book&&) noexcept = default;
Book::~Book() = default;

Result<Book, BookFault> Book::open(const std::string& path, Access access) {
  auto connection = Connection::open(path, access);
  if (!connection) return connection.error();
  return Book(std::move(*connection));
}
void Book::set_patience(int milliseconds) { connection_->set_patience(milliseconds); }

Result<Book, BookFault> Book::open_to_read(const std::string& path) {
  return open(path, Access::read);
}
Result<Book, BookFault> Book::open_to_write(const std::string& path) {
  return open(path, Access::write);
}
Result<Book, BookFault> Book::open_or_create(const std::string& path) {
  return open(path, Access::create);
}

Result<std::vector<Head>, BookFault> heads(const Book& book) {
  Connection& connection = book.connection();
  return guarded(connection, [&] {
    std::vector<Head> list;
    Query found = connection.query(
        "SELECT o.uuid, r.number, r.hash FROM origin o CROSS JOIN record r ON r.origin = o.origin"
        " AND r.number = (SELECT max(number) FROM record WHERE origin = o.origin)"
        " ORDER BY o.uuid, r.hash");
    while (found.step()) list.push_back({found.uuid(0), found.integer(1), found.bytes<32>(2)});
    return list;
  });
}

Result<std::vector<EveningLine>, BookFault> list_evenings(const Book& book) {
  Connection& connection = book.connection();
  return guarded(connection, [&] {
    const auto entries = entries_of_sessions(connection);
    std::vector<EveningLine> lines;
    for (const EveningHeaders& headers : stored_headers(connection))
      lines.push_back(evening_line(headers, entries));
    std::stable_sort(lines.begin(), lines.end(),
                     [](const EveningLine& a, const EveningLine& b) { return a.date < b.date; });
    return lines;
  });
}

Result<Evening, BookFault> load_evening(const Book& book, const Uuid& id) {
  Connection& connection = book.connection();
  auto loaded = guarded(connection, [&]() -> Result<Evening, BookFault> {
    const auto stored = stored_evening(connection, id);
    if (!stored)
      return BookFault{BookFault::Kind::not_found, text(Word::book_no_evening, to_string(id))};
    auto evening = typed(connection, *stored);
    if (!evening) return BookFault{BookFault::Kind::corrupt, evening.error()};
    return std::move(*evening);
  });
  if (!loaded) return loaded.error();
  return std::move(*loaded);
}

}  // namespace kattegat
