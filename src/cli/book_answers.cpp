#include "book_answers.hpp"

#include "kattegat/core/json/json_member.hpp"
#include "kattegat/export/answer.hpp"

namespace kattegat::cli {

Json evening_answer(const EveningLine& line) {
  Json::Array sessions;
  for (const SessionLine& session : line.sessions)
    sessions.push_back(Json::Object{{"id", to_string(session.id)},
                                    {"game", session.game},
                                    {"seats", texts_as_json(session.seats)},
                                    {"entries", session.entries}});
  Json::Object answer{{"id", to_string(line.id)},
                      {"date", line.date},
                      {"place", line.place},
                      {"currency", line.currency},
                      {"players", texts_as_json(line.players)},
                      {"sessions", std::move(sessions)}};
  Json::Array parts;
  for (const Uuid& part : line.parts) parts.emplace_back(to_string(part));
  if (!parts.empty()) answer.emplace_back("parts", std::move(parts));
  return answer;
}

Json broken_answer(const Merged& merged, Language language) {
  Json::Array broken;
  for (const auto& [evening, complaints] : merged.broken)
    broken.push_back(
        Json::Object{{"evening", to_string(*evening.id)},
                     {"violations", violations_answer(evening, complaints, language)}});
  return broken;
}
Json refused_answer(const Merged& merged, Language language) {
  Json::Array refused;
  for (const RefusedLog& one : merged.refused) {
    Json::Object said{{"log", to_string(one.origin)},
                      {"record", one.number},
                      {"message", say(one.why, language)}};
    if (one.words > 0) said.emplace_back("words", one.words);
    refused.emplace_back(std::move(said));
  }
  return refused;
}
Json came_answer(const Merged& merged) {
  Json::Array came;
  for (const EveningLine& one : merged.came) came.emplace_back(to_string(one.id));
  return came;
}
Json changed_answer(const Merged& merged, Language language) {
  Json::Array changed;
  for (const Change& one : merged.changes) {
    const auto* evening = std::get_if<ChangedEvening>(&one);
    changed.push_back(
        Json::Object{{"evening", evening ? Json(to_string(evening->id)) : Json(nullptr)},
                     {"message", say(change_text(one), language)}});
  }
  return changed;
}

Json differences_answer(const std::vector<Difference>& differences, Language language) {
  Json::Array list;
  for (const Difference& difference : differences)
    list.push_back(Json::Object{{"session", id_or_null(difference.session)},
                                {"entry", id_or_null(difference.entry)},
                                {"message", say(difference.text, language)}});
  return list;
}

}  // namespace kattegat::cli
