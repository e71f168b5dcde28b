#include "db/forgetting.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>

#include "kattegat/core/likeness.hpp"

namespace kattegat {
namespace {

bool is_about(const Item& item, const People& people) {
  switch (item.record.kind) {
    case Kind::player:
    case Kind::name:
    case Kind::number:
      return people.pseudonym(item.record.id).has_value();
    case Kind::initials: {
      const auto contents = read_as<InitialsContents>(item);
      return contents && people.pseudonym(contents->player).has_value();
    }
    default:
      return people.forgotten_records().count(item.record.hash) > 0;
  }
}

// The texts of a JSON object, also those one level deeper.
void each_text(const Json& json, const std::function<void(const std::string&)>& visit) {
  const auto* object = json.as<Json::Object>();
  if (!object) return;
  for (const auto& [key, value] : *object) {
    if (const auto* text = value.as<std::string>()) visit(*text);
    each_text(value, visit);
  }
}

bool is_free_text(Kind kind) {
  return kind != Kind::player && kind != Kind::name && kind != Kind::number &&
         kind != Kind::initials;
}

}  // namespace

std::vector<std::int64_t> rows_to_forget(Store& store, const People& people) {
  std::vector<std::int64_t> rows;
  store.each_with_words([&](const Item& item) {
    if (is_about(item, people)) rows.push_back(item.row);
  });
  return rows;
}

std::map<Uuid, std::string> twins_of_forgotten(Store& store, const People& people) {
  std::map<Uuid, std::vector<SessionContents>> firsts;  // headers that no other went before
  for (const Item& item : store.headers()) {
    if (item.record.kind != Kind::session) continue;
    auto contents = read_as<SessionContents>(item);
    if (contents && contents->follows.empty())
      firsts[item.record.id].push_back(std::move(*contents));
  }
  std::map<Uuid, std::string> twins;
  for (const auto& [session, headers] : firsts) {
    if (headers.size() < 2) continue;
    for (std::size_t seat = 0; seat < headers.front().sitters.size(); ++seat) {
      std::optional<std::string> pseudonym;
      for (const SessionContents& header : headers)
        if (seat < header.sitters.size())
          if (const auto gone = people.pseudonym(header.sitters[seat])) pseudonym = gone;
      if (!pseudonym) continue;
      for (const SessionContents& header : headers)
        if (seat < header.sitters.size() && !people.pseudonym(header.sitters[seat]))
          twins[header.sitters[seat]] = *pseudonym;
    }
  }
  return twins;
}

Items texts_that_mention(Store& store, const std::vector<std::string>& names) {
  Items found;
  store.each_with_words([&](const Item& item) {
    if (!is_free_text(item.record.kind)) return;
    const auto json = parse_json(item.words->text);
    bool mentioned = false;
    if (json)
      each_text(*json, [&](const std::string& text) {
        mentioned = mentioned || std::any_of(names.begin(), names.end(), [&](const auto& name) {
                      return mentions(text, name);
                    });
      });
    if (mentioned) found.push_back(item);
  });
  return found;
}

bool scrub(Book& book) {
  SqliteStore* const file = book.store().sqlite();
  if (!file) return true;
  Connection& connection = file->connection();
  const auto until =
      std::chrono::steady_clock::now() + std::chrono::milliseconds(connection.patience());
  bool written = false;
  do {
    try {
      if (!written) connection.execute("VACUUM");
      written = true;
      if (connection.number("PRAGMA wal_checkpoint(TRUNCATE)") == 0) return true;
    } catch (const SQLite::Exception& exception) {
      if ((exception.getErrorCode() & 0xFF) != SQLITE_BUSY) throw;
    }
    ::usleep(20'000);
  } while (std::chrono::steady_clock::now() < until);
  return false;
}

}  // namespace kattegat
