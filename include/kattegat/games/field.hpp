// How the fields of entries are written in JSON, both ways: the plain kinds, and what a room needs
// to add its own. A kind of field is one overload of read_value and one of to_json;
// that of a room stands in the room, and is found there by its type. evening-format: amounts are
// strings, whole numbers are not, cards are suit and rank.
#pragma once
#include <array>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "kattegat/core/json/strict_object.hpp"
#include "kattegat/core/text/named.hpp"
#include "kattegat/core/violation.hpp"
#include "kattegat/games/entry.hpp"

namespace kattegat {

using Names = std::span<const std::string>;  // of the seats, clockwise

// Nothing when the value was read; otherwise what should have stood there, each once. Of a value
// that is made of many the others are read on, but not for ever: millions need not be told of.
class FormFault {
 public:
  FormFault() = default;
  FormFault(Text one) : FormFault(Violation{.field = {}, .text = std::move(one)}) {}
  explicit FormFault(Violation one) { all_.push_back(std::move(one)); }
  explicit operator bool() const { return !all_.empty(); }
  [[nodiscard]] const Violations& all() const { return all_; }  // of no field yet
  [[nodiscard]] bool is_enough() const { return met_ >= 100; }
  void add(FormFault more) {
    if (more) take(std::move(more));
  }

 private:
  void take(FormFault more);
  Violations all_;
  int met_ = 0;
};
void tell(Checklist&, FieldKey, const FormFault&);

inline Text expected(Word what) { return text(Word::form_wrong_type, what); }
inline Text expected_call(std::string_view pass) {
  return text(Word::form_wrong_type, text(Word::expects_call, std::string(pass)));
}
// Of many values that stand there by name, which it is; of a value that is made of many itself the
// fault may be in any of them.
FormFault at_name(const std::string& name, const Json& value, FormFault);

FormFault read_value(const Json&, Names, std::int64_t&);
FormFault read_value(const Json&, Names, int&);
FormFault read_value(const Json&, Names, bool&);
FormFault read_value(const Json&, Names, std::string&);
FormFault read_value(const Json&, Names, Seat&);
FormFault read_value(const Json&, Names, Partner&);
FormFault read_value(const Json&, Names, Card&);
FormFault read_value(const Json&, Names, Points&);
FormFault read_value(const Json&, Names, std::array<int, 2>&);

Json to_json(int, Names);
Json to_json(bool, Names);
Json to_json(const std::string&, Names);
Json to_json(Seat, Names);
Json to_json(Partner, Names);
Json to_json(Card, Names);
Json to_json(Points, Names);
Json to_json(const std::array<int, 2>&, Names);

// Tells what the list holds.
Text unknown_word(std::span<const std::string_view> list, std::string_view word);

// An enum is written by name. A name that is a number may also stand there as one: 9 for "9".
template <class E>
requires std::is_enum_v<E> FormFault read_value(const Json& json, Names, E& value) {
  static constexpr auto list = names(E{});
  const auto* number = json.as<std::int64_t>();
  const auto* word = json.as<std::string>();
  if (!word && !number) return expected(Word::expects_word);
  const std::string name = word ? *word : std::to_string(*number);
  const auto found = named<E>(list, name);
  if (!found) return unknown_word(list, name);
  value = *found;
  return {};
}
template <class E>
requires std::is_enum_v<E> Json to_json(E value, Names) {
  return names(value)[static_cast<std::size_t>(value)];
}

template <class T>
FormFault read_value(const Json& json, Names seated, std::vector<T>& list) {
  const auto* array = json.as<Json::Array>();
  if (!array) return expected(Word::expects_list);
  FormFault faults;
  for (const Json& item : *array) {
    if (faults.is_enough()) break;
    faults.add(read_value(item, seated, list.emplace_back()));
  }
  return faults;
}
template <class T>
Json to_json(const std::vector<T>& list, Names seated) {
  Json::Array array;
  for (const T& item : list) array.push_back(to_json(item, seated));
  return array;
}

// A text that parse() makes a value of; `otherwise` is what should have stood there.
template <class T, class Parse>
FormFault read_parsed(const Json& json, Word otherwise, T& value, Parse&& parse) {
  const auto* given = json.as<std::string>();
  const auto parsed = given ? parse(*given) : std::nullopt;
  if (!parsed) return expected(otherwise);
  value = *parsed;
  return {};
}
// As many as there are places; `otherwise` is what should have stood there.
template <class T, std::size_t N>
FormFault read_array(const Json& json, Names seated, Word otherwise, std::array<T, N>& all) {
  const auto* array = json.as<Json::Array>();
  if (!array || array->size() != N) return expected(otherwise);
  FormFault faults;
  for (std::size_t i = 0; i < N; ++i) faults.add(read_value((*array)[i], seated, all[i]));
  return faults;
}
// [name, what]: of what the player did, read(json) has its fault.
template <class Read>
FormFault read_done_by(const Json& json, Names seated, const Text& otherwise, Seat& seat,
                       Read&& read) {
  const auto* pair = json.as<Json::Array>();
  if (!pair || pair->size() != 2) return otherwise;
  FormFault faults = read_value((*pair)[0], seated, seat);
  faults.add(read((*pair)[1]));
  return faults;
}

// Whoever could be read stands there, whatever is wrong with the others.
template <class T>
FormFault read_value(const Json& json, Names seated, ByPlayer<T>& each) {
  const auto* object = json.as<Json::Object>();
  if (!object) return expected(Word::expects_object);
  FormFault faults;
  for (const auto& [name, value] : *object) {
    if (faults.is_enough()) break;
    Seat seat;
    T read{};
    FormFault fault = read_value(Json(name), seated, seat);
    fault.add(at_name(name, value, read_value(value, seated, read)));
    if (!fault) each[seat] = std::move(read);
    faults.add(std::move(fault));
  }
  return faults;
}
template <class T>
Json to_json(const ByPlayer<T>& each, Names seated) {
  Json::Object object;
  for (const Seat seat : seats_of(seated))
    if (each[seat]) object.emplace_back(at_seat(seated, seat), to_json(*each[seat], seated));
  return object;
}

// Whether a field with faults keeps what could be read of it: so much is judged.
template <class T>
bool has_some(const T&) {
  return false;
}
template <class T>
bool has_some(const ByPlayer<T>& each) {
  return each != ByPlayer<T>{};
}
inline bool has_some(const Tricks& tricks) {
  const auto* each = std::get_if<ByPlayer<int>>(&tricks);
  return each && has_some(*each);
}

// One JSON object while it is being read: every key that was asked for is known; done() reports
// the others.
class ObjectReader {
 public:
  ObjectReader(const Json::Object& object, Names seated, Checklist& list)
      : object_(object), seated_(seated), list_(list) {}

  // The value under the key, which is then known; nullptr when it is not there.
  const Json* take(std::string_view key) { return object_.take(key); }

  template <class T>
  void operator()(std::string_view key, std::optional<T>& value) {
    const Json* json = take(key);
    if (!json) return;
    T read{};
    const FormFault fault = read_value(*json, seated_, read);
    tell(list_, key, fault);
    if (!fault || has_some(read)) value = std::move(read);
  }
  // It is asked for. One that was there and could not be read has been told of.
  template <class T>
  bool must(const std::optional<T>& value, std::string_view key) {
    return (value || !concerns(list_.found(), key)) && list_.asked(value, key);
  }
  void done();

 private:
  StrictObject object_;
  Names seated_;
  Checklist& list_;
};

// Adds the fields that are answered to an object, in the order in which they are listed.
class ObjectWriter {
 public:
  ObjectWriter(Json::Object& object, Names seated) : object_(object), seated_(seated) {}
  template <class T>
  void operator()(std::string_view key, const std::optional<T>& value) {
    if (value) object_.emplace_back(key, to_json(*value, seated_));
  }
  template <class Kind, class T>
  void operator()(std::optional<T> Kind::*field, const Kind& entry) {
    (*this)(FieldKey(field), entry.*field);
  }

 private:
  Json::Object& object_;
  Names seated_;
};

// An object with exactly the keys that `read(reader, list)` asks for; a fault in one of them, or an
// odd key, is a fault of the whole.
template <class Read>
FormFault read_object(const Json& json, Names seated, Read&& read) {
  const auto* object = json.as<Json::Object>();
  if (!object) return expected(Word::expects_object);
  Checklist list;
  ObjectReader reader(*object, seated, list);
  read(reader, list);
  reader.done();
  FormFault faults;
  for (Violation& one : std::move(list).done())
    faults.add(FormFault(Violation{
        .field = {}, .text = std::move(one.text), .not_seated = std::move(one.not_seated)}));
  return faults;
}

}  // namespace kattegat
