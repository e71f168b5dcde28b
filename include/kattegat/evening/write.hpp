// An evening as its file: what read_evening() takes back without loss, and what is written again
// byte for byte. evening-format.
#pragma once
#include "kattegat/evening/read.hpp"
#include "kattegat/evening/shared_fields.hpp"

namespace kattegat {

// The facts of an entry, without id and void, its keys always in the same order.
template <class G>
Json::Object entry_to_json(const Entry<G>& entry, Names seated) {
  Json::Object object;
  object.reserve(8);  // fields of a usual one
  ObjectWriter writer(object, seated);
  std::visit(
      [&]<class Kind>(const Kind& kind) {
        object.emplace_back(type_key, Kind::type);
        writer(&Stamp::dealer, entry.stamp);
        each_field(kind, writer);
      },
      entry.body);
  writer(&Stamp::at, entry.stamp);
  writer(&Stamp::by, entry.stamp);
  return object;
}

Json evening_to_json(const Evening&);
// A session's header as its file has it.
Json::Object header_to_json(const EveningSession&);

// The file's text. Each entry is one line.
std::string evening_file(const Evening&);
// How many bytes that has, found with no more than one session of it in hand: those of others may
// have no end.
std::size_t bytes_of_file(const Evening&);

// Every house rule of a game with its value, as a session's header has them.
template <class G>
Json::Object house_to_json(const typename G::House& house) {
  Json::Object object;
  G::house_rules(house, [&](const HouseRule& rule, const auto& value, const auto&...) {
    object.emplace_back(rule.key, to_json(value, {}));
  });
  return object;
}
Json::Object house_to_json(const AnyHouse&);

}  // namespace kattegat
