#include "kattegat/games/field.hpp"

#include <algorithm>
#include <limits>

#include "kattegat/core/joined.hpp"

namespace kattegat {

FormFault find_word(std::span<const std::string_view> list, std::string_view word,
                    std::size_t& index) {
  const auto found = std::find(list.begin(), list.end(), word);
  index = static_cast<std::size_t>(found - list.begin());
  if (found != list.end()) return {};
  return text(Word::form_unknown_word, std::string(word), joined(list));
}

FormFault read_value(const Json& json, Names, std::int64_t& value) {
  const auto* number = json.as<std::int64_t>();
  if (!number) return expected(Word::expects_whole);
  value = *number;
  return {};
}

// Numbers that no rule could allow are held at the bounds of int; the rule then refuses them.
FormFault read_value(const Json& json, Names seated, int& value) {
  std::int64_t wide = 0;
  if (FormFault fault = read_value(json, seated, wide)) return fault;
  using Limits = std::numeric_limits<int>;
  value = static_cast<int>(std::clamp<std::int64_t>(wide, Limits::min(), Limits::max()));
  return {};
}

FormFault read_value(const Json& json, Names, bool& value) {
  const auto* flag = json.as<bool>();
  if (!flag) return expected(Word::expects_flag);
  value = *flag;
  return {};
}

FormFault read_value(const Json& json, Names, std::string& value) {
  const auto* given = json.as<std::string>();
  if (!given) return expected(Word::expects_text);
  value = *given;
  return {};
}

FormFault read_value(const Json& json, Names seated, Seat& seat) {
  const auto* name = json.as<std::string>();
  if (!name) return expected(Word::expects_name);
  const auto found = std::find(seated.begin(), seated.end(), *name);
  if (found == seated.end()) return text(Word::form_not_seated, *name);
  seat.index = static_cast<int>(found - seated.begin());
  return {};
}

FormFault read_value(const Json& json, Names seated, Partner& partner) {
  if (json.is_null()) return {};
  if (!json.as<std::string>()) return expected(Word::expects_name_or_null);
  Seat seat;
  if (FormFault fault = read_value(json, seated, seat)) return fault;
  partner = Partner::of(seat);
  return {};
}

FormFault read_value(const Json& json, Names, Card& card) {
  const auto* given = json.as<std::string>();
  const auto parsed = given ? parse_card(*given) : std::nullopt;
  if (!parsed) return expected(Word::expects_card);
  card = *parsed;
  return {};
}

FormFault read_value(const Json& json, Names, Points& value) {
  const auto* given = json.as<std::string>();
  const auto parsed = given ? parse_points(*given) : std::nullopt;
  if (!parsed) return expected(Word::expects_points);
  value = *parsed;
  return {};
}

Json to_json(int value, Names) { return value; }
Json to_json(bool value, Names) { return value; }
Json to_json(const std::string& value, Names) { return value; }
Json to_json(Seat seat, Names seated) { return seated[static_cast<std::size_t>(seat.index)]; }
Json to_json(Partner partner, Names seated) {
  return partner.is_alone() ? Json(nullptr) : to_json(partner.seat(), seated);
}
Json to_json(Card card, Names) { return to_string(card); }
Json to_json(Points amount, Names) { return to_string(amount); }

const Json* ObjectReader::take(std::string_view key) {
  for (std::size_t i = 0; i < object_.size(); ++i) {
    if (object_[i].first != key) continue;
    known_[i] = true;
    return &object_[i].second;
  }
  return nullptr;
}

void ObjectReader::done() {
  for (std::size_t i = 0; i < object_.size(); ++i)
    list_.require(known_[i], object_[i].first, Word::form_unknown_key, object_[i].first);
}

}  // namespace kattegat
