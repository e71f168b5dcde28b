#include "db/forgetting.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>

#include "kattegat/core/likeness.hpp"

namespace kattegat {
namespace {

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

using Ids = std::vector<Uuid>;

// The first sitters of a session, in their order. Lists of one session may be the same list by two
// books. (Lists of an evening's players tell less: two tables may differ in one of them.)
struct Lists {
  std::map<std::pair<Uuid, std::string>, std::vector<Ids>> of;
  std::map<Uuid, std::pair<Uuid, std::string>>
      names;  // evening and name, while it is not forgotten
};

Lists lists_in(Store& store) {
  Lists lists;
  Items headers = store.headers();
  std::sort(headers.begin(), headers.end(), [](const Item& a, const Item& b) {
    return std::tie(a.record.origin, a.record.number) < std::tie(b.record.origin, b.record.number);
  });
  for (std::size_t i = 0; i < headers.size(); ++i) {
    const Record& record = headers[i].record;
    if (record.kind == Kind::player) {
      const auto contents = read_as<PlayerContents>(headers[i]);
      if (contents && !contents->name.empty())
        lists.names[record.id] = {record.parent, contents->name};
    } else if (record.kind == Kind::session) {
      const auto contents = read_as<SessionContents>(headers[i]);
      if (contents && contents->follows.empty())
        lists.of[{record.id, ""}].push_back(contents->sitters);
    }
  }
  return lists;
}

// As far as both go, and as far as anybody still knows.
bool are_alike(const Ids& one, const Ids& other, const Lists& lists, const People& people) {
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
    if (one[i] == other[i] || people.pseudonym(one[i]) || people.pseudonym(other[i])) continue;
    const auto a = lists.names.find(one[i]), b = lists.names.find(other[i]);
    if (a == lists.names.end() || b == lists.names.end() || a->second != b->second) return false;
  }
  return true;
}

// Both books know this one, under one name.
bool is_known_to_both(const Uuid& id, const Lists& lists, const People& people) {
  const auto mine = lists.names.find(id);
  if (mine == lists.names.end()) return false;
  return std::any_of(lists.names.begin(), lists.names.end(), [&](const auto& other) {
    return other.first != id && other.second == mine->second && !people.pseudonym(other.first);
  });
}

}  // namespace

bool is_forgotten(const Item& item, const People& people) {
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

std::vector<std::int64_t> rows_to_forget(Store& store, const People& people) {
  std::vector<std::int64_t> rows;
  store.each_with_words([&](const Item& item) {
    if (is_forgotten(item, people)) rows.push_back(item.row);
  });
  return rows;
}

std::map<Uuid, std::string> twins_of_forgotten(Store& store, const People& people) {
  const Lists lists = lists_in(store);
  std::map<Uuid, std::string> twins;
  for (const auto& [key, same] : lists.of)
    for (const Ids& one : same)
      for (const Ids& other : same) {
        if (&one == &other || !are_alike(one, other, lists, people)) continue;
        for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i)
          if (const auto gone = people.pseudonym(one[i]);
              gone && !people.pseudonym(other[i]) && !is_known_to_both(other[i], lists, people))
            twins[other[i]] = *gone;
      }
  return twins;
}

Items texts_like_forgotten(Store& store, const People& people) {
  Items found;
  if (people.forgotten_records().empty()) return found;
  store.each_with_words([&](const Item& item) {
    if (!is_free_text(item.record.kind) || is_forgotten(item, people)) return;
    const Items same = store.with_id(item.record.id);
    const bool like = std::any_of(same.begin(), same.end(), [&](const Item& other) {
      return other.record.kind == item.record.kind && other.record.parent == item.record.parent &&
             other.record.body == item.record.body && is_forgotten(other, people);
    });
    if (like) found.push_back(item);
  });
  return found;
}

std::vector<std::string> names_to_forget(Store& store, const People& people) {
  std::set<std::string> names;
  store.each_with_words([&](const Item& item) {
    if (item.record.kind != Kind::player && item.record.kind != Kind::name) return;
    if (!is_forgotten(item, people)) return;
    const auto contents = read_contents(item.record, item.words);
    if (!contents) return;
    const auto* player = std::get_if<PlayerContents>(&*contents);
    names.insert(player ? player->name : std::get<NameContents>(*contents).name);
  });
  names.erase("");
  return {names.begin(), names.end()};
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
