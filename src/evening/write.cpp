#include "kattegat/evening/write.hpp"

#include <algorithm>

#include "header_fields.hpp"
#include "kattegat/core/json/json_member.hpp"

namespace kattegat {
namespace {

constexpr int levels_spread = 4;  // evening, sessions, session, entries

template <class G>
Json read_entry_to_json(const ReadEntry<G>& read, Names seated) {
  const Stamp& stamp = read.entry.stamp;
  Json::Object object;
  if (stamp.id) object.emplace_back("id", to_string(*stamp.id));
  for (auto& member : entry_to_json(read.entry, seated)) object.push_back(std::move(member));
  if (stamp.voided) object.emplace_back("void", to_json(*stamp.voided, seated));
  return object;
}

Json session_to_json(const EveningSession& session) {
  Json::Object object;
  if (session.id) object.emplace_back("id", to_string(*session.id));
  for (auto& member : header_to_json(session)) object.push_back(std::move(member));
  Json::Array entries;
  std::visit(
      [&](const auto& entered) {
        for (const auto& read : entered.entries)
          entries.push_back(read_entry_to_json(read, session.seats));
      },
      session.entered);
  object.emplace_back("entries", std::move(entries));
  return object;
}

Json named_now(const Evening& evening, std::string Evening::*text) { return evening.*text; }
Json named_now(const Evening& evening, std::vector<std::string> Evening::*names) {
  return texts_as_json(evening.*names);
}
Json named_now(const Evening& evening, std::vector<std::optional<Uuid>> Evening::*ids) {
  Json::Object object;
  for (std::size_t i = 0; i < (evening.*ids).size(); ++i)
    if (const auto& id = (evening.*ids)[i]) object.emplace_back(evening.players[i], to_string(*id));
  return object;
}

template <class Member>
void put_names_of_now(const Evening& evening, const HeaderField<Member>& field,
                      Json::Object& object) {
  if constexpr (requires { named_now(evening, field.member); })
    if (Json* value = find_member(object, field.key); value && field.blank)
      *value = named_now(evening, field.member);
}

// All but the sessions: as it was written, with the names of now.
Json::Object head_to_json(const Evening& evening) {
  Json::Object object = evening.keys.json();
  each_header_field(evening_fields,
                    [&](const auto& field) { put_names_of_now(evening, field, object); });
  const auto version = std::find_if(object.begin(), object.end(),
                                    [](const Json::Member& one) { return one.first == "version"; });
  if (evening.id && version != object.end())
    object.insert(version + 1, Json::Member("id", to_string(*evening.id)));
  return object;
}

}  // namespace

Json::Object house_to_json(const AnyHouse& any) {
  return std::visit([]<class G>(const HouseOf<G>& one) { return house_to_json<G>(one.house); },
                    any);
}

Json::Object header_to_json(const EveningSession& session) {
  return session.keys.with_seats(session.seats).json();
}

Json evening_to_json(const Evening& evening) {
  Json::Object object = head_to_json(evening);
  Json::Array sessions;
  for (const EveningSession& session : evening.sessions)
    sessions.push_back(session_to_json(session));
  object.emplace_back("sessions", std::move(sessions));
  return object;
}

std::string evening_file(const Evening& evening) {
  return to_page(evening_to_json(evening), levels_spread);
}

std::size_t bytes_of_file(const Evening& evening) {
  const auto bytes = [](Json::Object head, Json::Array sessions) {
    head.emplace_back("sessions", std::move(sessions));
    return to_page(head, levels_spread).size();
  };
  // The end of a list that has something stands on a line of its own, and once; between two
  // sessions there is a comma.
  constexpr std::size_t end = std::string_view("\n  ").size(), comma = 1;
  const std::size_t no_session = bytes({}, {});
  std::size_t all = bytes(head_to_json(evening), {});
  for (const EveningSession& session : evening.sessions)
    all += bytes({}, {session_to_json(session)}) - no_session - end + comma;
  return evening.sessions.empty() ? all : all + end - comma;
}

}  // namespace kattegat
