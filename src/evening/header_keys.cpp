#include "kattegat/evening/header_keys.hpp"

#include <algorithm>

#include "header_fields.hpp"
#include "kattegat/core/json/json_member.hpp"

namespace kattegat {
namespace {

// A key that is new stands behind another one, or last.
void set_key(Json::Object& keys, std::string_view key, Json value, std::string_view behind) {
  if (Json* known = find_member(keys, key)) {
    *known = std::move(value);
    return;
  }
  const auto before = std::find_if(keys.begin(), keys.end(),
                                   [&](const Json::Member& one) { return one.first == behind; });
  keys.insert(before == keys.end() ? before : before + 1,
              Json::Member(std::string(key), std::move(value)));
}

Json::Object keys_without_people(Json::Object keys) {
  const auto empty = [&](const auto& field) {
    if (Json* value = find_member(keys, field.key); value && field.blank) *value = field.blank();
  };
  each_header_field(evening_fields, empty);
  each_header_field(session_fields, empty);  // a stranger's record may have either's
  return keys;
}

}  // namespace

EveningKeys EveningKeys::without_people() const { return EveningKeys(keys_without_people(keys_)); }
SessionKeys SessionKeys::without_people() const { return SessionKeys(keys_without_people(keys_)); }

std::string EveningKeys::date() const { return text_member(keys_, "date"); }

std::optional<std::string> EveningKeys::currency() const {
  const Json* value = find_member(keys_, "currency");
  const auto* code = value ? value->as<std::string>() : nullptr;
  return code ? std::optional(*code) : std::nullopt;
}

std::string EveningKeys::written_coin() const { return text_member(keys_, "cash_rounding"); }
std::optional<Money> EveningKeys::coin() const { return parse_money(written_coin()); }

bool EveningKeys::has_place() const { return find_member(keys_, "place") != nullptr; }

void EveningKeys::set_place(const std::string& place) { set_key(keys_, "place", place, "date"); }
void EveningKeys::set_players(const std::vector<std::string>& names) {
  set_key(keys_, "players", texts_as_json(names), "");
}
void EveningKeys::set_people(Json::Object ids_by_name) {
  set_key(keys_, "people", std::move(ids_by_name), "players");
}

std::string SessionKeys::game() const { return text_member(keys_, "game"); }

std::string SessionKeys::written_stake() const { return text_member(keys_, "stake"); }

Json SessionKeys::rules() const {
  const Json* agreed = find_member(keys_, "rules");
  return agreed ? *agreed : Json(Json::Object{});
}

SessionKeys SessionKeys::with_seats(const std::vector<std::string>& names) const {
  SessionKeys seated = *this;
  for (auto& [key, value] : seated.keys_)
    if (key == "seats") value = texts_as_json(names);
  return seated;
}

}  // namespace kattegat
