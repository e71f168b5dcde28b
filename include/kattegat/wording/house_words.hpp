// The house rules of a session in words: each one's sentence, and what has been agreed.
#pragma once
#include "kattegat/games/house_rule.hpp"
#include "kattegat/wording/describe.hpp"

namespace kattegat {

struct HouseWord {
  std::string sentence, value;
  bool operator==(const HouseWord&) const = default;
  [[nodiscard]] std::string text() const { return sentence + ": " + value; }
};
using HouseWords = std::vector<HouseWord>;  // in the order of the rules

struct RuleWords {
  Language language;
  HouseWords& list;

  template <class Value, class... More>
  void operator()(const HouseRule& rule, const Value& value, const More&...) const {
    std::string sentence = say(rule.meaning, language);
    if (sentence.back() == '.') sentence.pop_back();
    list.push_back({std::move(sentence), value_words(rule, value)});
  }

 private:
  [[nodiscard]] std::string value_words(const HouseRule&, bool on) const {
    return say(on ? Word::screen_yes : Word::screen_no, language);
  }
  [[nodiscard]] std::string value_words(const HouseRule&, int number) const {
    return std::to_string(number);
  }
  template <class E>
  requires std::is_enum_v<E>
  [[nodiscard]] std::string value_words(const HouseRule& rule, E value) const {
    return say(value_word(rule.key, names(value)[static_cast<std::size_t>(value)]), language);
  }
  template <class E, std::size_t N>
  [[nodiscard]] std::string value_words(const HouseRule&, const AnyOf<E, N>& known) const {
    std::vector<std::string> all;
    each_that_can_be_known(known, [&](E one, std::string_view) {
      if (known.has(one)) all.push_back(say(word(one), language));
    });
    return all.empty() ? "–" : joined(all);
  }
  template <class Contract, std::size_t N>
  [[nodiscard]] std::string value_words(const HouseRule&, const Tariff<Contract, N>& tariff) const {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < N; ++i) {
      const auto contract = static_cast<Contract>(i);
      all.push_back(say(word(contract), language) + " " + points_text(tariff[contract], language));
    }
    return joined(all);
  }
};

template <class G>
HouseWords house_words(const typename G::House& house, Language language) {
  HouseWords list;
  G::house_rules(house, RuleWords{language, list});
  return list;
}

}  // namespace kattegat
