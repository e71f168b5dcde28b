// The other kinds of field that an entry or its envelope may have. This file knows no game.
#pragma once
#include "kattegat/games/auction.hpp"
#include "kattegat/games/field.hpp"
#include "kattegat/games/house_rule.hpp"
#include "kattegat/games/play.hpp"

namespace kattegat {

FormFault read_value(const Json&, Names, Uuid&);
FormFault read_value(const Json&, Names, Voided&);
FormFault read_value(const Json&, Names, std::array<int, 2>&);
FormFault read_value(const Json&, Names, Tricks&);
FormFault read_value(const Json&, Names, Played&);
FormFault read_value(const Json&, Names, PlayRecord&);

Json to_json(const Uuid&, Names);
Json to_json(const Voided&, Names);
Json to_json(const std::array<int, 2>&, Names);
Json to_json(const Tricks&, Names);
Json to_json(const Played&, Names);
Json to_json(const PlayRecord&, Names);

// What the object does not name keeps its value.
template <class Contract, std::size_t N>
FormFault read_value(const Json& json, Names seated, Tariff<Contract, N>& tariff) {
  const auto* object = json.as<Json::Object>();
  if (!object) return expected(Word::expects_object);
  for (const auto& [name, value] : *object) {
    Contract contract{};
    if (FormFault fault = read_value(Json(name), seated, contract)) return fault;
    if (FormFault fault = read_value(value, seated, tariff[contract])) return fault;
  }
  return {};
}
template <class Contract, std::size_t N>
Json to_json(const Tariff<Contract, N>& tariff, Names seated) {
  Json::Object object;
  for (std::size_t i = 0; i < N; ++i)
    object.emplace_back(names(Contract{})[i], to_json(tariff.of[i], seated));
  return object;
}

template <class E, std::size_t N>
FormFault read_value(const Json& json, Names seated, Known<E, N>& known) {
  std::vector<E> list;
  if (FormFault fault = read_value(json, seated, list)) return fault;
  each_that_can_be_known(known, [&](E one, std::string_view) { known.set(one, false); });
  for (const E one : list) {
    const std::string name(names(one)[static_cast<std::size_t>(one)]);
    if (name.empty()) return expected(Word::expects_word);
    if (known.has(one)) return text(Word::form_word_twice, name);
    known.set(one, true);
  }
  return {};
}
template <class E, std::size_t N>
Json to_json(const Known<E, N>& known, Names) {
  Json::Array list;
  each_that_can_be_known(known, [&](E one, std::string_view name) {
    if (known.has(one)) list.emplace_back(name);
  });
  return list;
}

template <class Bid>
FormFault read_value(const Json& json, Names seated, Call<Bid>& call) {
  const auto* pair = json.as<Json::Array>();
  if (!pair || pair->size() != 2) return expected(Word::expects_call);
  if (FormFault fault = read_value((*pair)[0], seated, call.seat)) return fault;
  const auto* word = (*pair)[1].as<std::string>();
  if (word && *word == pass_call(Bid{})) return {};
  if (FormFault fault = read_value((*pair)[1], seated, call.bid.emplace(Bid{}))) return fault;
  if (*call.bid == Bid{}) return expected(Word::expects_call);
  return {};
}
template <class Bid>
Json to_json(const Call<Bid>& call, Names seated) {
  return Json::Array{to_json(call.seat, seated),
                     call.bid ? to_json(*call.bid, seated) : Json(pass_call(Bid{}))};
}

// Adds the fields that are answered to an object, in the order in which they are listed.
class ObjectWriter {
 public:
  ObjectWriter(Json::Object& object, Names seated) : object_(object), seated_(seated) {}
  template <class T>
  void operator()(std::string_view key, const std::optional<T>& value) {
    if (value) object_.emplace_back(key, to_json(*value, seated_));
  }

 private:
  Json::Object& object_;
  Names seated_;
};

}  // namespace kattegat
