// The kinds of field that games share, and those of an entry's envelope. This file knows no game.
// evening-format, "Entries common to every game".
#pragma once
#include "kattegat/games/auction.hpp"
#include "kattegat/games/field.hpp"
#include "kattegat/games/house_rule.hpp"
#include "kattegat/games/play/play.hpp"

namespace kattegat {

FormFault read_value(const Json&, Names, Uuid&);
FormFault read_value(const Json&, Names, Voided&);
FormFault read_value(const Json&, Names, Tricks&);
FormFault read_value(const Json&, Names, Played&);
FormFault read_value(const Json&, Names, PlayRecord&);

Json to_json(const Uuid&, Names);
Json to_json(const Voided&, Names);
Json to_json(const Tricks&, Names);
Json to_json(const Played&, Names);
Json to_json(const PlayRecord&, Names);

// What the object does not name keeps its value.
template <class Contract, std::size_t N>
FormFault read_value(const Json& json, Names seated, Tariff<Contract, N>& tariff) {
  const auto* object = json.as<Json::Object>();
  if (!object) return expected(Word::expects_object);
  FormFault faults;
  for (const auto& [name, value] : *object) {
    if (faults.is_enough()) break;
    Contract contract{};
    Points points;
    FormFault fault = read_value(Json(name), seated, contract);
    fault.add(at_name(name, value, read_value(value, seated, points)));
    if (!fault) tariff[contract] = points;
    faults.add(std::move(fault));
  }
  return faults;
}
template <class Contract, std::size_t N>
Json to_json(const Tariff<Contract, N>& tariff, Names seated) {
  Json::Object object;
  for (std::size_t i = 0; i < N; ++i)
    object.emplace_back(names(Contract{})[i], to_json(tariff.of[i], seated));
  return object;
}

template <class E, std::size_t N>
FormFault read_value(const Json& json, Names seated, AnyOf<E, N>& known) {
  std::vector<E> list;
  if (FormFault fault = read_value(json, seated, list)) return fault;
  each_that_can_be_known(known, [&](E one, std::string_view) { known.set(one, false); });
  FormFault faults;
  for (const E one : list) {
    if (faults.is_enough()) break;
    const std::string name(names(one)[static_cast<std::size_t>(one)]);
    if (name.empty())
      faults.add(expected(Word::expects_word));
    else if (known.has(one))
      faults.add(text(Word::form_word_twice, name));
    else
      known.set(one, true);
  }
  return faults;
}
template <class E, std::size_t N>
Json to_json(const AnyOf<E, N>& known, Names) {
  Json::Array list;
  each_that_can_be_known(known, [&](E one, std::string_view name) {
    if (known.has(one)) list.emplace_back(name);
  });
  return list;
}

// The first of the bids is none: whoever makes none says pass.
template <class Bid>
FormFault read_value(const Json& json, Names seated, Call<Bid>& call) {
  static constexpr auto calls = [] {
    auto list = names(Bid{});
    list.front() = pass_call(Bid{});
    return list;
  }();
  static const Text otherwise = expected_call(pass_call(Bid{}));
  return read_done_by(json, seated, otherwise, call.seat, [&](const Json& said) -> FormFault {
    Bid bid{};
    const auto* word = said.as<std::string>();
    if (word && *word == calls.front()) return {};
    if (word && *word == names(bid).front()) return otherwise;
    if (word && std::find(calls.begin(), calls.end(), *word) == calls.end())
      return unknown_word(calls, *word);
    if (FormFault fault = read_value(said, seated, bid)) return fault;
    call.bid = bid;
    return {};
  });
}
template <class Bid>
Json to_json(const Call<Bid>& call, Names seated) {
  return Json::Array{to_json(call.seat, seated),
                     call.bid ? to_json(*call.bid, seated) : Json(pass_call(Bid{}))};
}

}  // namespace kattegat
