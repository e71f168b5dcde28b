#include "kattegat/evening/header.hpp"

#include <algorithm>

#include "kattegat/evening/write.hpp"

namespace kattegat {
namespace {

// What stands under a key that a header has as a text; empty where there is none.
std::string text_of(const Json::Object& given, std::string_view key) {
  for (const auto& [name, value] : given)
    if (name == key)
      if (const auto* words = value.as<std::string>()) return *words;
  return "";
}

// As an amount is written; "0.1" and "0.10" are one.
std::string amount_of(const Json::Object& given, std::string_view key, Money by_default) {
  const std::string written = text_of(given, key);
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
  const std::string currency = text_of(given, "currency");
  return text_of(given, "date") + " " + (currency.empty() ? by_default.currency : currency) + " " +
         amount_of(given, "cash_rounding", by_default.coin);
}

std::string meaning_of_session(const Json::Object& given) {
  const std::string game = text_of(given, "game");
  return game + " " + amount_of(given, "stake", SessionFile().stake) + " " + rules_of(given, game);
}

}  // namespace kattegat
