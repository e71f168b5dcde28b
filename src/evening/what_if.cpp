#include "kattegat/evening/what_if.hpp"

#include <algorithm>

#include "kattegat/core/json/json_member.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/evening/write.hpp"

namespace kattegat {
namespace {

// Objects are laid over objects key by key.
void lay_over(Json& below, const Json& above) {
  auto* object = std::get_if<Json::Object>(&below.value);
  const auto* changes = above.as<Json::Object>();
  if (!object || !changes) {
    below = above;
    return;
  }
  for (const auto& [key, value] : *changes)
    if (Json* found = find_member(*object, key))
      lay_over(*found, value);
    else
      object->emplace_back(key, value);
}

struct Request {
  EveningSession* session = nullptr;
  Json header;  // the keys to be laid over the session's
};

EveningSession* numbered(Evening& evening, std::int64_t number) {
  for (EveningSession& session : evening.sessions)
    if (session.place.number() == number) return &session;
  return nullptr;
}

Text no_such_session(const Evening& evening, std::int64_t number) {
  const auto number_of = [](const EveningSession& one) {
    return std::to_string(one.place.number());
  };
  return text(Word::form_unknown_word, std::to_string(number),
              joined(evening.sessions, ", ", number_of));
}

Request read_request(const Json& json, Evening& evening, Checklist& list) {
  const auto* object = json.as<Json::Object>();
  if (!object) {
    list.add({{"what-if", expected(Word::expects_object)}});
    return {};
  }
  ObjectReader reader(*object, {}, list);
  std::optional<std::int64_t> number;
  reader("session", number);
  Json::Object header;
  for (const char* key : {"rules", "stake"})
    if (const Json* value = reader.take(key)) header.emplace_back(key, *value);
  reader.done();
  reader.must(number, "session");
  list.asked(!header.empty(), "rules");
  if (!number) return {};
  Request request{numbered(evening, *number), Json(std::move(header))};
  if (!request.session) list.add({{"session", no_such_session(evening, *number)}});
  return request;
}

// The session with its new header: the entries are the facts that they were. What today's rules
// allowed must be allowed by the new ones too.
template <class G>
void under_new_header(const EveningSession& header, EnteredSession<G>& entered) {
  const JudgedSession was = judge(entered);
  for (std::size_t i = 0; i < entered.entries.size(); ++i)
    entered.entries[i].booked = was.entries[i].edition == Edition::any;
  entered.table = std::get<EnteredSession<G>>(header.entered).table;
}

void change_header(const Request& request, Checklist& list) {
  EveningSession& session = *request.session;
  Json header(header_to_json(session));
  lay_over(header, request.header);
  // A stake that nobody asks to be another is as the book has it.
  const auto read_as = request.header.find("stake") ? read_session : read_stored_session;
  const auto read = read_as(*header.as<Json::Object>(), session.seats, list);
  if (!read) return;
  std::visit([&](auto& entered) { under_new_header(*read, entered); }, session.entered);
  session.stake = read->stake;
  session.keys = read->keys;
}

}  // namespace

Result<Supposed, Complaints> what_if(const Evening& evening, const std::vector<Json>& requests) {
  Supposed supposed{evening, {}};
  Complaints complaints;
  for (const Json& json : requests) {
    Checklist list;
    const Request request = read_request(json, supposed.evening, list);
    if (request.session && list.clean()) change_header(request, list);
    const auto session = request.session ? std::optional(request.session->place) : std::nullopt;
    for (Violation& violation : std::move(list).done())
      complaints.push_back({session, std::nullopt, std::move(violation)});
  }
  if (!complaints.empty()) return complaints;
  supposed.judged = judge(supposed.evening);
  if (!supposed.judged.complaints.empty()) return supposed.judged.complaints;
  return supposed;
}

std::vector<EntryPlace> differing(const JudgedEvening& one, const JudgedEvening& other) {
  std::vector<EntryPlace> places;
  for (std::size_t s = 0; s < one.sessions.size(); ++s)
    for (std::size_t e = 0; e < one.sessions[s].entries.size(); ++e)
      if (one.sessions[s].entries[e].points != other.sessions[s].entries[e].points)
        places.push_back({s, e});
  return places;
}

}  // namespace kattegat
