// A deal as one says it across the table: "Bo plays Nine in hearts with Dea: 9 tricks".
#pragma once
#include "kattegat/wording/describe.hpp"

namespace kattegat {

struct SpokenDeal {
  std::string who{}, what{}, suit{}, partner{};
  bool without_trump = false, alone = false;
  std::optional<int> tricks{};
  std::vector<std::string> rest{};  // what has no place in the sentence, under its name

  [[nodiscard]] bool is_whole() const { return !who.empty() && !what.empty(); }
};
std::string spoken(const SpokenDeal&, Language);
// "Anna & Cai 9, Bo & Dea 4"
std::string spoken_pairs(const std::array<int, 2>& tricks, Names);

// Takes a field with this role into the deal's sentence; false where it has no place there.
template <FieldRole role, class T>
bool take_spoken(SpokenDeal& deal, const T& value, const Describe& said) {
  if constexpr (role == FieldRole::auction) {  // told call by call
    if (const auto held = held_bid(value)) {
      deal.who = said(held->seat);
      deal.what = said(held->bid);
    }
  } else if constexpr (role == FieldRole::contract) {
    deal.what = said(value);
  } else if constexpr (role == FieldRole::declarer) {
    deal.who = said(value);
  } else if constexpr (role == FieldRole::trump) {
    const std::optional<Suit> suit = suit_of(value);
    deal.without_trump = !suit;
    if (suit) deal.suit = suit_name(*suit, said.language);
  } else if constexpr (role == FieldRole::partner) {
    deal.alone = value.is_alone();
    if (!deal.alone) deal.partner = said(value);
  } else if constexpr (role == FieldRole::tricks) {
    deal.tricks = of_one_side(value);
    return deal.tricks.has_value();
  } else {
    return false;
  }
  return true;
}

// What of a deal has a place in a sentence; nothing where the entry, or its game, makes none.
template <class G>
std::optional<SpokenDeal> spoken_deal(const Entry<G>& entry, Names names, Language language) {
  using Deal = typename G::Deal;
  const auto* const deal = std::get_if<Deal>(&entry.body);
  if (!deal) return std::nullopt;
  constexpr bool has_declarer = requires(const Deal& any) { any.declarer; };
  const Describe said{names, language};
  SpokenDeal told;
  each_field(*deal, [&]<class T>(auto field, const std::optional<T>& value) {
    if (!value) return;
    if constexpr (has_declarer)
      if (take_spoken<field.role>(told, *value, said)) return;
    std::string words;
    if constexpr (std::is_same_v<T, bool>)
      words = flag_text(field.key, *value, language);
    else if constexpr (std::is_same_v<T, Suit>)
      words = suit_name(*value, language);
    else if constexpr (std::is_same_v<T, std::array<int, 2>>)
      words = spoken_pairs(*value, names);
    else
      words = said(*value);
    if (words.empty()) return;
    constexpr bool names_itself = std::is_same_v<T, bool> || std::is_same_v<T, PlayRecord>;
    told.rest.push_back(names_itself ? words : say(field_word(field.key), language) + ": " + words);
  });
  if (has_declarer && !told.is_whole()) return std::nullopt;
  return told;
}

// Whatever else is written is described.
template <class G>
std::string spoken(const Entry<G>& entry, Names names, Language language) {
  const auto deal = spoken_deal(entry, names, language);
  return deal ? spoken(*deal, language) : describe(entry, names, language);
}

// Where there is little room: who plays what, and what became of it; or else as the paper has it.
template <class G>
std::string spoken_briefly(const Entry<G>& entry, Names names, Language language) {
  auto deal = spoken_deal(entry, names, language);
  if (!deal || !deal->is_whole()) return describe(entry, names, language);
  deal->rest.clear();
  return spoken(*deal, language);
}

}  // namespace kattegat
