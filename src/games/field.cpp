#include "kattegat/games/field.hpp"

#include <algorithm>
#include <limits>

#include "kattegat/core/text/joined.hpp"

namespace kattegat {

void FormFault::take(FormFault more) {
  for (Violation& one : more.all_) {
    ++met_;
    if (std::find(all_.begin(), all_.end(), one) == all_.end()) all_.push_back(std::move(one));
  }
}

FormFault at_name(const std::string& name, const Json& value, FormFault fault) {
  if (value.as<Json::Array>() || value.as<Json::Object>()) return fault;
  FormFault named;
  for (Violation one : fault.all()) {
    auto& [word, said_of_it] = one.text;
    const bool is_type = word == Word::form_wrong_type;
    if (is_type || word == Word::form_unknown_word) {
      word = is_type ? Word::form_wrong_type_of : Word::form_unknown_word_of;
      std::vector<Argument> arguments{name};
      arguments.insert(arguments.end(), said_of_it.begin(), said_of_it.end());
      said_of_it = std::move(arguments);
    }
    named.add(FormFault(std::move(one)));
  }
  return named;
}

void tell(Checklist& list, FieldKey field, const FormFault& fault) {
  for (Violation one : fault.all()) {
    one.field = field.key;
    list.add({std::move(one)});
  }
}

Text unknown_word(std::span<const std::string_view> list, std::string_view word) {
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
  if (found == seated.end())
    return FormFault(
        Violation{.field = {}, .text = text(Word::form_not_seated, *name), .not_seated = *name});
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
  return read_parsed(json, Word::expects_card, card, parse_card);
}

FormFault read_value(const Json& json, Names, Points& value) {
  return read_parsed(json, Word::expects_points, value, parse_points);
}

FormFault read_value(const Json& json, Names seated, std::array<int, 2>& pair) {
  return read_array(json, seated, Word::expects_two_numbers, pair);
}

Json to_json(int value, Names) { return value; }
Json to_json(bool value, Names) { return value; }
Json to_json(const std::string& value, Names) { return value; }
Json to_json(Seat seat, Names seated) { return at_seat(seated, seat); }
Json to_json(Partner partner, Names seated) {
  return partner.is_alone() ? Json(nullptr) : to_json(partner.seat(), seated);
}
Json to_json(Card card, Names) { return to_string(card); }
Json to_json(Points amount, Names) { return to_string(amount); }
Json to_json(const std::array<int, 2>& pair, Names) { return Json::Array{pair[0], pair[1]}; }

void ObjectReader::done() {
  object_.each_unknown([&](const std::string& key) { list_.unknown(key); });
}

}  // namespace kattegat
