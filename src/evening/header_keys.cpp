#include "kattegat/evening/header_keys.hpp"

#include <algorithm>

#include "header_fields.hpp"
#include "kattegat/core/json/json_member.hpp"

namespace kattegat {
const Json* HeaderKeys::find(std::string_view key) const { return find_member(keys_, key); }
std::string HeaderKeys::written(std::string_view key) const { return text_member(keys_, key); }

// A key that is new stands behind another one, or last.
void HeaderKeys::set(std::string_view key, Json value, std::string_view behind) {
  if (Json* known = find_member(keys_, key)) {
    *known = std::move(value);
    return;
  }
  const auto before = std::find_if(keys_.begin(), keys_.end(),
                                   [&](const Json::Member& one) { return one.first == behind; });
  keys_.insert(before == keys_.end() ? before : before + 1,
               Json::Member(std::string(key), std::move(value)));
}

Json::Object HeaderKeys::keys_without_people() const {
  Json::Object keys = keys_;
  const auto empty = [&](const auto& field) {
    if (Json* value = find_member(keys, field.key); value && field.blank) *value = field.blank();
  };
  each_header_field(evening_fields, empty);
  each_header_field(session_fields, empty);  // a stranger's record may have either's
  return keys;
}

EveningKeys EveningKeys::without_people() const { return EveningKeys(keys_without_people()); }
SessionKeys SessionKeys::without_people() const { return SessionKeys(keys_without_people()); }

std::string EveningKeys::date() const { return written("date"); }

std::optional<std::string> EveningKeys::currency() const {
  const Json* value = find("currency");
  const auto* code = value ? value->as<std::string>() : nullptr;
  return code ? std::optional(*code) : std::nullopt;
}

std::optional<Money> EveningKeys::coin() const { return parse_money(written_coin()); }

bool EveningKeys::has_place() const { return find("place") != nullptr; }

void EveningKeys::set_place(const std::string& place) { set("place", place, "date"); }
void EveningKeys::set_players(const std::vector<std::string>& names) {
  set("players", texts_as_json(names), "");
}
void EveningKeys::set_people(Json::Object ids_by_name) {
  set("people", std::move(ids_by_name), "players");
}

std::string SessionKeys::game() const { return written("game"); }

Json SessionKeys::rules() const {
  const Json* agreed = find("rules");
  return agreed ? *agreed : Json(Json::Object{});
}

SessionKeys SessionKeys::with_seats(const std::vector<std::string>& names) const {
  SessionKeys seated = *this;
  for (auto& [key, value] : seated.keys_)
    if (key == "seats") value = texts_as_json(names);
  return seated;
}

}  // namespace kattegat
