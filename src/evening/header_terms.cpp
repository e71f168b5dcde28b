#include "kattegat/evening/header_terms.hpp"

#include <utility>

#include "kattegat/evening/write.hpp"
#include "kattegat/games/all.hpp"

namespace kattegat {
namespace {

// "0.1" and "0.10" are one.
std::string amount_of(const std::string& written, Money by_default) {
  if (written.empty()) return to_string(by_default);
  const auto amount = parse_money(written);
  return amount ? to_string(*amount) : written;
}

// Those that no edition of ours knows are as they were written.
std::string every_rule(std::string_view game, const Json& rules) {
  if (!game_called(game)) return to_line(rules);
  Checklist list;
  const AnyHouse house = read_house_rules(game, rules, list);
  return to_line(list.clean() ? Json(house_to_json(house)) : rules);
}

}  // namespace

SettledIn settled_in(const EveningKeys& keys) {
  static const Evening by_default;  // once: every line of a list of evenings asks
  return {keys.currency().value_or(by_default.currency), keys.coin().value_or(by_default.coin)};
}

EveningTerms terms_of(const EveningKeys& keys) {
  SettledIn settled = settled_in(keys);
  return {keys.date(), std::move(settled.currency), amount_of(keys.written_coin(), settled.coin)};
}

SessionTerms terms_of(const SessionKeys& keys) {
  return {keys.game(), amount_of(keys.written_stake(), EveningSession().stake),
          every_rule(keys.game(), keys.rules())};
}

}  // namespace kattegat
