// House rules as a session's header has them.
#include "kattegat/core/text/joined.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/evening/shared_fields.hpp"

namespace kattegat {
namespace {

constexpr Names no_seats{};

// Reads them as a game lists them.
class HouseReader {
 public:
  HouseReader(ObjectReader& reader, int seats, Checklist& list)
      : reader_(reader), seats_(seats), list_(list) {}

  template <class T>
  void operator()(const HouseRule& rule, T& member) {
    T value = member;
    const Json* json = reader_.take(rule.key);
    if (!json) return;
    const FormFault fault = read_value(*json, no_seats, value);
    tell(list_, rule.key, at_name(std::string(rule.key), *json, fault));
    if (!fault) member = value;
  }
  void operator()(const HouseRule& rule, int& member, const Whole& allowed) {
    int value = member;
    (*this)(rule, value);
    if (list_.require(allowed.has(value), rule.key, Word::session_rule_number,
                      std::string(rule.key), describe(allowed)) &&
        list_.require(allowed.allows(value, seats_), rule.key, Word::session_rule_rounds,
                      std::string(rule.key), std::int64_t{seats_}))
      member = value;
  }

 private:
  static std::string describe(const Whole& allowed) {
    return joined(allowed.values, allowed.between ? "–" : ", ",
                  [](int value) { return std::to_string(value); });
  }
  ObjectReader& reader_;
  int seats_;  // 0: not known
  Checklist& list_;
};

// A fault in a house rule is a fault of the key "rules".
template <class G>
typename G::House read_house(const Json& json, int seats, Checklist& list) {
  typename G::House house;
  const auto* object = json.as<Json::Object>();
  if (!object) {
    list.add({{"rules", expected(Word::expects_object)}});
    return house;
  }
  Checklist inside;
  ObjectReader reader(*object, no_seats, inside);
  G::house_rules(house, HouseReader(reader, seats, inside));
  reader.done();
  if constexpr (requires { G::check_house(house, inside); })
    if (inside.clean()) G::check_house(house, inside);
  for (Violation violation : std::move(inside).done()) {
    if (violation.kind == Violation::Kind::unknown_key)
      violation.text = text(Word::session_rule_unknown, G::name, violation.field);
    violation.field = "rules";
    list.add({violation});
  }
  return house;
}

}  // namespace

AnyHouse read_house_rules(std::string_view game, const Json& rules, Checklist& list, int seats) {
  AnyHouse any;
  for_each_game([&]<class G>() {
    if (G::id == game) any.emplace<HouseOf<G>>().house = read_house<G>(rules, seats, list);
  });
  return any;
}

}  // namespace kattegat
