// Whose hand of Commerce is best.
#include <optional>
#include <utility>

#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/referee/hands.hpp"
#include "kattegat/wording/describe.hpp"
#include "question_reader.hpp"

namespace kattegat {
namespace {

Json::Object ranked(const HandsQuestion& question, const RankedHand& hand, Names names) {
  return {{"player", to_json(hand.seat, names)},
          {"hand", to_json(*question.hands[hand.seat], names)},
          {"combination", to_json(hand.value.of_class, names)},
          {"points", hand.value.value}};
}

std::string hands_page(const HandsAnswer& answer, const HandsQuestion& question, Names names,
                       Language language) {
  const auto name = [&](Seat seat) { return printable(at_seat(names, seat)); };
  const auto said = [&](Card card) { return say(card, language); };
  std::string page;
  for (const RankedHand& hand : answer.ranking) {
    const ThreeCards& cards = *question.hands[hand.seat];
    page +=
        name(hand.seat) + ": " + joined(cards, " ", said) + "  " + say(hand.value, language) + "\n";
  }
  if (answer.winners.empty()) return page + say(Word::hands_nobody_wins, language) + "\n";
  page += say(text(Word::hands_winner, joined(answer.winners, ", ", name)), language) + "\n";
  if (answer.bonus > 0)
    page += say(text(Word::hands_bonus, name(question.banker)), language) + "\n";
  if (answer.for_class > 0)
    page += say(text(Word::hands_for_class, name(question.banker)), language) + "\n";
  return page;
}

Json hands_answer(const HandsAnswer& answer, const HandsQuestion& question, Names names) {
  Json::Array ranking;
  for (const RankedHand& hand : answer.ranking) ranking.push_back(ranked(question, hand, names));
  const bool one = answer.winners.size() == 1;
  return Json::Object{
      {"ok", true},
      {"ranking", std::move(ranking)},
      {"winner", one ? to_json(answer.winners.front(), names) : Json(nullptr)},
      {"winners", to_json(answer.winners, names)},
      {"banker_pays", Json::Object{{"bonus", answer.bonus}, {"each_other", answer.for_class}}}};
}

// Who sits there: as the question says, else whose hands it gives, and the banker.
std::vector<std::string> names_of_hands(const Json& json) {
  std::vector<std::string> names;
  const Json* seats = json.find("seats");
  if (const auto* listed = seats ? seats->as<Json::Array>() : nullptr) {
    for (const Json& seat : *listed)
      if (const auto* name = seat.as<std::string>()) names.push_back(*name);
    return names;
  }
  collect_names(json.find("hands"), names);
  if (const Json* banker = json.find("banker"))
    if (const auto* name = banker->as<std::string>()) add_name(*name, names);
  return names;
}

}  // namespace

Ruled judge_hands_question(const Json& json, Language language) {
  const std::vector<std::string> names = names_of_hands(json);
  QuestionReader read(*json.as<Json::Object>(), names);
  HandsQuestion question{.seats = static_cast<int>(names.size()), .banker = {}, .hands = {}};
  if (names.size() < Commerce::seats_min || names.size() > Commerce::seats_max)
    return refuse_question({{"seats", text(Word::hands_players, std::int64_t{question.seats})}},
                           names, language);
  std::optional<std::vector<Seat>> seats;
  std::optional<Seat> banker;
  std::optional<ByPlayer<ThreeCards>> hands;
  read("seats", seats);
  read.must("banker", banker);
  read.must("hands", hands);
  if (seats) {
    PerSeat<bool> named;
    for (const Seat seat : *seats)
      read.list().require(!std::exchange(named[seat], true), "seats", Word::form_named_twice, seat);
  }
  if (const Violations found = read.done(); !found.empty())
    return refuse_question(found, names, language);

  question.banker = *banker;
  question.hands = *hands;
  if (const Violations found = check(question); !found.empty())
    return refuse_question(found, names, language);
  const HandsAnswer answer = rank_hands(question);
  return {true, hands_answer(answer, question, names),
          hands_page(answer, question, names, language)};
}

std::string say(const HandValue& hand, Language language) {
  const std::string name = say(word(hand.of_class), language);
  if (hand.of_class == HandClass::ingenting) return name;
  if (hand.of_class == HandClass::poang) return name + " " + std::to_string(hand.value);
  return name + " " + say_rank(hand.value, language);
}

}  // namespace kattegat
