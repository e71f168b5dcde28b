// How each kind of field is written in JSON, both ways. A game lists its fields; this file knows no
// game. A new kind of field is one overload of read_value and one of to_json.
#pragma once
#include <span>
#include <string>
#include <type_traits>

#include "kattegat/core/json.hpp"
#include "kattegat/games/auction.hpp"
#include "kattegat/games/commerce.hpp"
#include "kattegat/games/entry.hpp"
#include "kattegat/games/esmakker_whist.hpp"
#include "kattegat/games/rodskagg.hpp"
#include "kattegat/games/tricks.hpp"

namespace kattegat {

using Names = std::span<const std::string>;  // of the seats, clockwise

// Nothing when the value was read; otherwise what should have stood there.
using Fault = std::optional<Text>;

inline Fault expected(Word what) { return text(Word::form_wrong_type, what); }

Fault read_value(const Json&, Names, std::int64_t&);
Fault read_value(const Json&, Names, int&);
Fault read_value(const Json&, Names, bool&);
Fault read_value(const Json&, Names, std::string&);
Fault read_value(const Json&, Names, Seat&);
Fault read_value(const Json&, Names, Partner&);
Fault read_value(const Json&, Names, Card&);
Fault read_value(const Json&, Names, ThreeCards&);
Fault read_value(const Json&, Names, Points&);
Fault read_value(const Json&, Names, Uuid&);
Fault read_value(const Json&, Names, Voided&);
Fault read_value(const Json&, Names, std::array<int, 2>&);
Fault read_value(const Json&, Names, Tricks&);
Fault read_value(const Json&, Names, EsmakkerWhist::Bid&);
Fault read_value(const Json&, Names, EsmakkerWhist::Call&);
Fault read_value(const Json&, Names, Rodskagg::Penalty&);
Fault read_value(const Json&, Names, Commerce::BankerHand&);
Fault read_value(const Json&, Names, Played&);
Fault read_value(const Json&, Names, PlayRecord&);

Json to_json(int, Names);
Json to_json(bool, Names);
Json to_json(const std::string&, Names);
Json to_json(Seat, Names);
Json to_json(Partner, Names);
Json to_json(Card, Names);
Json to_json(const ThreeCards&, Names);
Json to_json(Points, Names);
Json to_json(const Uuid&, Names);
Json to_json(const Voided&, Names);
Json to_json(const std::array<int, 2>&, Names);
Json to_json(const Tricks&, Names);
Json to_json(const EsmakkerWhist::Bid&, Names);
Json to_json(const EsmakkerWhist::Call&, Names);
Json to_json(const Rodskagg::Penalty&, Names);
Json to_json(const Commerce::BankerHand&, Names);
Json to_json(const Played&, Names);
Json to_json(const PlayRecord&, Names);

// Finds `word` in the list, or tells what the list holds.
Fault find_word(std::span<const std::string_view> list, std::string_view word, std::size_t& index);

// An enum is written by name. A name that is a number may also stand there as one: 9 for "9".
template <class E>
requires std::is_enum_v<E> Fault read_value(const Json& json, Names, E& value) {
  static constexpr auto list = names(E{});
  const auto* number = json.as<std::int64_t>();
  const auto* word = json.as<std::string>();
  if (!word && !number) return expected(Word::expects_word);
  std::size_t index = 0;
  const Fault fault = find_word(list, word ? *word : std::to_string(*number), index);
  if (!fault) value = static_cast<E>(index);
  return fault;
}
template <class E>
requires std::is_enum_v<E> Json to_json(E value, Names) {
  return names(value)[static_cast<std::size_t>(value)];
}

template <class T>
Fault read_value(const Json& json, Names seated, std::vector<T>& list) {
  const auto* array = json.as<Json::Array>();
  if (!array) return expected(Word::expects_list);
  for (const Json& item : *array)
    if (Fault fault = read_value(item, seated, list.emplace_back())) return fault;
  return {};
}
template <class T>
Json to_json(const std::vector<T>& list, Names seated) {
  Json::Array array;
  for (const T& item : list) array.push_back(to_json(item, seated));
  return array;
}

template <class T>
Fault read_value(const Json& json, Names seated, ByPlayer<T>& each) {
  const auto* object = json.as<Json::Object>();
  if (!object) return expected(Word::expects_object);
  for (const auto& [name, value] : *object) {
    Seat seat;
    if (Fault fault = read_value(Json(name), seated, seat)) return fault;
    if (Fault fault = read_value(value, seated, each[seat].emplace(T{}))) return fault;
  }
  return {};
}
template <class T>
Json to_json(const ByPlayer<T>& each, Names seated) {
  Json::Object object;
  for (const Seat seat : Seats{static_cast<int>(seated.size())})
    if (each[seat])
      object.emplace_back(seated[static_cast<std::size_t>(seat.index)],
                          to_json(*each[seat], seated));
  return object;
}

// What the object does not name keeps its value.
template <class Contract, std::size_t N>
Fault read_value(const Json& json, Names seated, Tariff<Contract, N>& tariff) {
  const auto* object = json.as<Json::Object>();
  if (!object) return expected(Word::expects_object);
  for (const auto& [name, value] : *object) {
    Contract contract{};
    if (Fault fault = read_value(Json(name), seated, contract)) return fault;
    if (Fault fault = read_value(value, seated, tariff[contract])) return fault;
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

template <class Bid>
Fault read_value(const Json& json, Names seated, Call<Bid>& call) {
  const auto* pair = json.as<Json::Array>();
  if (!pair || pair->size() != 2) return expected(Word::expects_call);
  if (Fault fault = read_value((*pair)[0], seated, call.seat)) return fault;
  const auto* word = (*pair)[1].as<std::string>();
  if (word && *word == pass_call(Bid{})) return {};
  if (Fault fault = read_value((*pair)[1], seated, call.bid.emplace(Bid{}))) return fault;
  if (*call.bid == Bid{}) return expected(Word::expects_call);
  return {};
}
template <class Bid>
Json to_json(const Call<Bid>& call, Names seated) {
  return Json::Array{to_json(call.seat, seated),
                     call.bid ? to_json(*call.bid, seated) : Json(pass_call(Bid{}))};
}

// One JSON object while it is being read: every key that was asked for is known; done() reports
// the others.
class ObjectReader {
 public:
  ObjectReader(const Json::Object& object, Names seated, Checklist& list)
      : object_(object), seated_(seated), list_(list), known_(object.size(), false) {}

  // The value under the key, which is then known; nullptr when it is not there.
  const Json* take(std::string_view key);

  template <class T>
  void operator()(std::string_view key, std::optional<T>& value) {
    const Json* json = take(key);
    if (!json) return;
    T read{};
    if (const Fault fault = read_value(*json, seated_, read))
      list_.add({{std::string(key), *fault}});
    else
      value = std::move(read);
  }
  void done();

 private:
  const Json::Object& object_;
  Names seated_;
  Checklist& list_;
  std::vector<bool> known_;
};

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
