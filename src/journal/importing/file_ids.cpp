#include "kattegat/journal/importing/file_ids.hpp"

#include <algorithm>
#include <set>

#include "kattegat/evening/write.hpp"
#include "missing_ids.hpp"

namespace kattegat {
namespace {

// As they first sit down, which is how most files list them; then whoever sits nowhere.
std::vector<std::string> as_seated(const Evening& evening) {
  std::vector<std::string> order, rest = evening.players;
  std::sort(rest.begin(), rest.end());
  for (const EveningSession& session : evening.sessions)
    for (const std::string& name : session.seats)
      if (std::erase(rest, name) > 0) order.push_back(name);
  order.insert(order.end(), rest.begin(), rest.end());
  return order;
}

// The house rules that are not as they would be anyway.
Json::Object agreed_rules(const SessionKeys& session) {
  Checklist list;
  const auto rules_in = [&](const Json& json) {
    return *Json(house_to_json(read_house_rules(session.game(), json, list))).as<Json::Object>();
  };
  const Json::Object usual = rules_in(Json(Json::Object{}));
  Json::Object agreed = rules_in(session.rules());
  std::erase_if(agreed, [&](const Json::Member& rule) {
    return std::find(usual.begin(), usual.end(), rule) != usual.end();
  });
  return agreed;
}

// What the headers say, in the order of keys in which they are usually written and without what
// goes without saying. Who a name is in the roster does not make it another evening.
Json::Object plain_header(const Evening& evening) {
  const Evening usual;
  const std::vector<std::string> players = as_seated(evening);
  Json::Object plain{{"format", "kattegat-evening"}, {"version", 1}, {"date", evening.date}};
  if (!evening.place.empty()) plain.emplace_back("place", evening.place);
  if (evening.currency != usual.currency) plain.emplace_back("currency", evening.currency);
  if (evening.coin != usual.coin) plain.emplace_back("cash_rounding", to_string(evening.coin));
  plain.emplace_back("players", Json::Array(players.begin(), players.end()));
  return plain;
}
Json::Object plain_header(const EveningSession& session) {
  Json::Object plain{{"game", session.keys.game()},
                     {"seats", Json::Array(session.seats.begin(), session.seats.end())}};
  if (session.stake != EveningSession().stake)
    plain.emplace_back("stake", to_string(session.stake));
  if (Json::Object rules = agreed_rules(session.keys); !rules.empty())
    plain.emplace_back("rules", std::move(rules));
  return plain;
}
// The headers and the entries, one after the other; voids are not part of what it is. Earlier
// editions took the headers as they were written.
void go_on(IdOfFile& id, const std::string& plain, const std::string& as_written) {
  const bool is_one = id.usual == id.earlier && plain == as_written;
  id.usual = derived_uuid(id.usual, plain);
  id.earlier = is_one ? id.usual : derived_uuid(id.earlier, as_written);
}
IdOfFile id_from_contents(const Evening& evening) {
  IdOfFile id;
  go_on(id, to_line(plain_header(evening)), to_line(evening.keys.json()));
  for (const EveningSession& session : evening.sessions) {
    go_on(id, to_line(plain_header(session)), to_line(session.keys.json()));
    std::visit(
        [&](const auto& entered) {
          for (const auto& read : entered.entries) {
            const std::string entry = to_line(entry_to_json(read.entry, session.seats));
            go_on(id, entry, entry);
          }
        },
        session.entered);
  }
  return id;
}

// What the file itself calls by an id: nothing else in it gets that one.
std::set<Uuid> ids_given(const Evening& evening) {
  std::set<Uuid> given;
  if (evening.id) given.insert(*evening.id);
  for (const EveningSession& session : evening.sessions) {
    if (session.id) given.insert(*session.id);
    for (const std::optional<Uuid>& entry : ids_of_entries(session))
      if (entry) given.insert(*entry);
  }
  return given;
}

bool lacks_ids(const EveningSession& session) {
  const std::vector<std::optional<Uuid>> ids = ids_of_entries(session);
  return !session.id || std::find(ids.begin(), ids.end(), std::nullopt) != ids.end();
}

}  // namespace

IdOfFile id_of_file(const Evening& evening) {
  return evening.id ? IdOfFile{*evening.id, *evening.id} : id_from_contents(evening);
}

Uuid id_in_book(const IdOfFile& id, const IsKnown& is_known) {
  return is_known(id.earlier) ? id.earlier : id.usual;
}

void complete_ids(Evening& evening, const IdOfFile& id, const IdQuestions& ask) {
  if (evening.id && std::none_of(evening.sessions.begin(), evening.sessions.end(), lacks_ids))
    return;
  const std::set<Uuid> given = ids_given(evening);
  const Evening* const held = evening.id ? ask.held() : nullptr;
  if (evening.id)
    complete_tables(evening, held, given);
  else
    evening.id = id_in_book(id, ask.is_known);
  for (EveningSession& session : evening.sessions) {
    if (!lacks_ids(session)) continue;
    if (!session.id) session.id = id_of_nth_session(*evening.id, session.place.index);
    const EveningSession* const known = held ? find_session(*held, *session.id) : nullptr;
    complete_entries(session, known, given);
  }
}

}  // namespace kattegat
