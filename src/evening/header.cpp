#include "kattegat/evening/header.hpp"

#include "kattegat/core/json_member.hpp"
#include "kattegat/evening/write.hpp"

namespace kattegat {
namespace {

// As an amount is written; "0.1" and "0.10" are one.
std::string amount_of(const Json::Object& given, std::string_view key, Money by_default) {
  const std::string written = text_member(given, key);
  if (written.empty()) return to_string(by_default);
  const auto amount = parse_money(written);
  return amount ? to_string(*amount) : written;
}

// Every rule with its value. Those that no edition of ours knows are as they were written.
std::string rules_of(const Json::Object& given, std::string_view game) {
  Json rules{Json::Object{}};
  for (const auto& [name, value] : given)
    if (name == "rules") rules = value;
  Checklist list;
  const AnyHouse house = read_house_rules(game, rules, list);
  return to_line(list.clean() ? Json(house_to_json(house)) : rules);
}

}  // namespace

std::string meaning_of_evening(const Json::Object& given) {
  const Evening by_default;
  return text_member(given, "date") + " " + text_member(given, "currency", by_default.currency) +
         " " + amount_of(given, "cash_rounding", by_default.coin);
}

std::string meaning_of_session(const Json::Object& given) {
  const std::string game = text_member(given, "game");
  return game + " " + amount_of(given, "stake", SessionFile().stake) + " " + rules_of(given, game);
}

}  // namespace kattegat
