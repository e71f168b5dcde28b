#include "kattegat/evening/header_keys.hpp"

#include <algorithm>

#include "kattegat/core/forgotten.hpp"
#include "kattegat/core/json_member.hpp"
#include "kattegat/evening/write.hpp"

namespace kattegat {
namespace {

Json::Array names_as_json(const std::vector<std::string>& names) {
  return Json::Array(names.begin(), names.end());
}

// As an amount is written; "0.1" and "0.10" are one.
std::string amount_of(const std::string& written, Money by_default) {
  if (written.empty()) return to_string(by_default);
  const auto amount = parse_money(written);
  return amount ? to_string(*amount) : written;
}

// Every rule with its value. Those that no edition of ours knows are as they were written.
std::string every_rule(std::string_view game, const Json& rules) {
  Checklist list;
  const AnyHouse house = read_house_rules(game, rules, list);
  return to_line(list.clean() ? Json(house_to_json(house)) : rules);
}

}  // namespace

const Json* HeaderKeys::find(std::string_view key) const { return find_member(keys_, key); }

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
  for (auto& [key, value] : keys) {
    if (key == "place") value = std::string(forgotten);
    if (key == "players" || key == "seats" || key == "entries") value = Json::Array{};
    if (key == "people") value = Json::Object{};
  }
  return keys;
}

EveningKeys EveningKeys::without_people() const { return EveningKeys(keys_without_people()); }
SessionKeys SessionKeys::without_people() const { return SessionKeys(keys_without_people()); }

std::string EveningKeys::date() const { return text_member(keys_, "date"); }

std::optional<std::string> EveningKeys::currency() const {
  const Json* value = find("currency");
  const auto* code = value ? value->as<std::string>() : nullptr;
  return code ? std::optional(*code) : std::nullopt;
}

std::optional<Money> EveningKeys::coin() const {
  return parse_money(text_member(keys_, "cash_rounding"));
}

bool EveningKeys::has_place() const { return find("place") != nullptr; }

void EveningKeys::set_place(const std::string& place) { set("place", place, "date"); }
void EveningKeys::set_players(const std::vector<std::string>& names) {
  set("players", names_as_json(names), "");
}
void EveningKeys::set_people(Json::Object ids_by_name) {
  set("people", std::move(ids_by_name), "players");
}

std::string EveningKeys::meaning() const {
  const Evening by_default;
  return date() + " " + currency().value_or(by_default.currency) + " " +
         amount_of(text_member(keys_, "cash_rounding"), by_default.coin);
}

std::string SessionKeys::game() const { return text_member(keys_, "game"); }

Json SessionKeys::rules() const {
  const Json* agreed = find("rules");
  return agreed ? *agreed : Json(Json::Object{});
}

SessionKeys SessionKeys::with_seats(const std::vector<std::string>& names) const {
  SessionKeys seated = *this;
  for (auto& [key, value] : seated.keys_)
    if (key == "seats") value = names_as_json(names);
  return seated;
}

std::string SessionKeys::meaning() const {
  return game() + " " + amount_of(text_member(keys_, "stake"), EveningSession().stake) + " " +
         every_rule(game(), rules());
}

}  // namespace kattegat
