#include "kattegat/export/questions.hpp"

#include <algorithm>

#include "kattegat/core/joined.hpp"
#include "kattegat/core/safe_text.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/export/answer.hpp"
#include "kattegat/referee/hands.hpp"
#include "kattegat/referee/trick.hpp"
#include "kattegat/wording/describe.hpp"

namespace kattegat {
namespace {

Ruled refuse(const Violations& found, Names names, Language language) {
  std::string page;
  for (const Violation& violation : found)
    page += printable(with_field(violation, language, names)) + "\n";
  return {false, violations_answer(found, names, language), page};
}

// One question while it is read. Keys that are null count as left out.
class QuestionReader {
 public:
  QuestionReader(const Json::Object& object, Names names) : reader_(object, names, list_) {}

  const Json* take(std::string_view key) { return reader_.take(key); }

  template <class T>
  void operator()(std::string_view key, std::optional<T>& value) {
    const Json* json = take(key);
    if (json && !json->is_null()) reader_(key, value);
  }
  template <class T>
  void must(std::string_view key, std::optional<T>& value) {
    (*this)(key, value);
    reader_.must(value, key);
  }
  // "S", "NT" or null. True when it says that there is none.
  bool trump(std::optional<Suit>& trump) {
    std::optional<TrumpOrNone> named;
    (*this)("trump", named);
    if (named) trump = suit_of(*named);
    return named == TrumpOrNone::none;
  }
  // A name, or a number that is one: 9 for "9".
  void contract(std::string& contract) {
    const Json* json = take("contract");
    if (!json || json->is_null()) return;
    const auto* word = json->as<std::string>();
    const auto* number = json->as<std::int64_t>();
    if (list_.require(word || number, "contract", Word::form_wrong_type, Word::expects_word))
      contract = word ? *word : std::to_string(*number);
  }
  Checklist& list() { return list_; }
  // What is wrong once every key has been read; empty when nothing is.
  Violations done() {
    reader_.done();
    return list_.found();
  }

 private:
  Checklist list_;
  ObjectReader reader_;
};

// ---- The trick ----

// The names in a question of pairs or an object, in the order in which they come.
void add_name(const std::string& name, std::vector<std::string>& names) {
  if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}
void collect_names(const Json* json, std::vector<std::string>& names) {
  if (!json) return;
  if (const auto* object = json->as<Json::Object>())
    for (const auto& [name, value] : *object) add_name(name, names);
  if (const auto* array = json->as<Json::Array>())
    for (const Json& item : *array) {
      const auto* pair = item.as<Json::Array>();
      if (const auto* name = pair && !pair->empty() ? pair->front().as<std::string>() : nullptr)
        add_name(*name, names);
    }
}

// The hands by name; any number of cards each.
void read_hands(const Json* json, Names names, std::map<Seat, std::vector<Card>>& hands,
                Checklist& list) {
  if (!json || json->is_null()) return;
  const auto* object = json->as<Json::Object>();
  if (!list.require(object != nullptr, "hands", Word::form_wrong_type, Word::expects_object))
    return;
  for (const auto& [name, cards] : *object) {
    Seat seat;
    std::vector<Card> held;
    FormFault fault = read_value(Json(name), names, seat);
    fault.add(read_value(cards, names, held));
    tell(list, "hands", fault);
    if (!fault) hands[seat] = std::move(held);
  }
}

constexpr std::size_t four_hands = 4;

// The owner of the gedebuk need neither have played yet nor shown a hand, where there is room for
// one more.
std::vector<std::string> names_of_trick(const Json& json) {
  std::vector<std::string> names;
  collect_names(json.find("cards"), names);
  collect_names(json.find("hands"), names);
  const Json* declarer = json.find("declarer");
  if (const auto* name = declarer ? declarer->as<std::string>() : nullptr)
    if (names.size() < four_hands) add_name(*name, names);
  return names;
}

Ruled judge_trick_question(const Json& json, Language language) {
  const std::vector<std::string> names = names_of_trick(json);
  QuestionReader read(*json.as<Json::Object>(), names);
  TrickQuestion question;
  std::optional<std::string> game;
  std::optional<int> number;
  std::optional<Trick> cards;
  std::optional<Json> hands;
  read.must("game", game);
  read.contract(question.announced.contract);
  question.announced.no_trump = read.trump(question.announced.trump);
  if (const Json* rules = read.take("rules"); rules && !rules->is_null() && game)
    question.house = read_house_rules(*game, *rules, read.list());
  read("trick_number", number);
  read.must("cards", cards);
  read_hands(read.take("hands"), names, question.hands, read.list());
  read("declarer", question.declarer);
  if (const Violations found = read.done(); !found.empty()) return refuse(found, names, language);

  question.game = *game;
  question.number = number.value_or(1);
  question.cards = *cards;
  const auto answer = judge_trick(question);
  if (!answer) return refuse(answer.error(), names, language);
  const std::string& winner = names[static_cast<std::size_t>(answer->winner.index)];
  const std::string why = say(answer->why, language, names);
  return {true,
          Json::Object{
              {"ok", true}, {"winner", winner}, {"why", why}, {"rule", rule_id(answer->why.word)}},
          printable(winner + ": " + why) + "\n"};
}

// ---- Dummy ----

void read_call(QuestionReader& read, DummyQuestion& question) {
  std::optional<std::string> call;
  read("call", call);
  if (!call) return;
  question.call = understand(*call);
  read.list().require(question.call.has_value(), "call", Word::dummy_not_understood, *call);
}

// One card, or several.
void read_touched(QuestionReader& read, Cards& touched) {
  const Json* json = read.take("touched");
  if (!json || json->is_null()) return;
  const bool several = json->as<Json::Array>() != nullptr;
  const FormFault fault =
      several ? read_value(*json, {}, touched) : read_value(*json, {}, touched.emplace_back());
  tell(read.list(), "touched", fault);
}

Ruled judge_dummy_question(const Json& json, Language language) {
  QuestionReader read(*json.as<Json::Object>(), {});
  DummyQuestion question;
  std::optional<Cards> dummy, trick, seen, intent;
  std::optional<int> seat;
  std::optional<DummyQuestion::Purpose> purpose;
  std::optional<DummyQuestion::Interpretation> interpretation;
  read.must("dummy", dummy);
  read.trump(question.trump);
  read("trick", trick);
  read("dummy_seat", seat);
  read("won_with", question.won_with);
  read("seen", seen);
  read_call(read, question);
  read("intent", intent);
  read_touched(read, question.touched);
  read("purpose", purpose);
  read("slip", question.slip);
  read("interpretation", interpretation);
  if (const Violations found = read.done(); !found.empty()) return refuse(found, {}, language);

  question.dummy = *dummy;
  question.trick = trick.value_or(Cards{});
  question.seen = seen.value_or(Cards{});
  question.intent = intent.value_or(Cards{});
  question.purpose = purpose.value_or(question.purpose);
  question.interpretation = interpretation.value_or(question.interpretation);
  Checklist list;
  list.add(check(question));
  const auto place = static_cast<int>(question.trick.size()) + 1;
  if (seat)
    list.require(*seat == place, "dummy_seat", Word::dummy_seat, std::int64_t{place},
                 std::int64_t{*seat});
  if (!list.clean()) return refuse(list.found(), {}, language);

  const DummyAnswer answer = rule_dummy(question);
  Json::Array cards;
  for (const Card card : answer.cards) cards.push_back(to_string(card));
  const std::string words = say(answer, language);
  return {true,
          Json::Object{{"ok", true},
                       {"ruling", names(answer.ruling)[static_cast<std::size_t>(answer.ruling)]},
                       {"cards", std::move(cards)},
                       {"law", name(answer.law)},
                       {"text", words},
                       {"director", answer.director}},
          words + " (§ " + std::string(name(answer.law)) + ")\n"};
}

// ---- Commerce ----

Json::Object ranked(const HandsQuestion& question, const RankedHand& hand, Names names) {
  return {{"player", to_json(hand.seat, names)},
          {"hand", to_json(*question.hands[hand.seat], names)},
          {"combination", to_json(hand.value.of_class, names)},
          {"points", hand.value.value}};
}

std::string hands_page(const HandsAnswer& answer, const HandsQuestion& question, Names names,
                       Language language) {
  const auto name = [&](Seat seat) {
    return printable(names[static_cast<std::size_t>(seat.index)]);
  };
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

Ruled judge_hands_question(const Json& json, Language language) {
  const std::vector<std::string> names = names_of_hands(json);
  QuestionReader read(*json.as<Json::Object>(), names);
  HandsQuestion question{.seats = static_cast<int>(names.size()), .banker = {}, .hands = {}};
  if (names.size() < Commerce::seats_min || names.size() > Commerce::seats_max)
    return refuse({{"seats", text(Word::hands_players, std::int64_t{question.seats})}}, names,
                  language);
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
  if (const Violations found = read.done(); !found.empty()) return refuse(found, names, language);

  question.banker = *banker;
  question.hands = *hands;
  if (const Violations found = check(question); !found.empty())
    return refuse(found, names, language);
  const HandsAnswer answer = rank_hands(question);
  return {true, hands_answer(answer, question, names),
          hands_page(answer, question, names, language)};
}

}  // namespace

std::string say(const HandValue& hand, Language language) {
  const std::string name = say(word(hand.of_class), language);
  if (hand.of_class == HandClass::ingenting) return name;
  if (hand.of_class == HandClass::poang) return name + " " + std::to_string(hand.value);
  const Card top{static_cast<std::uint8_t>(hand.value), Suit::spades};
  return name + " " + say(top, language).substr(suit_mark(top.suit).size());
}

std::string say(const DummyAnswer& answer, Language language) {
  const std::string cards = joined(answer.cards, " ", [&](Card one) { return say(one, language); });
  std::string words = say(text_of(word(answer.ruling), cards), language);
  if (answer.director) words += " " + say(Word::dummy_director, language);
  return words;
}

Result<Ruled, Text> judge_question(Question question, std::string_view bytes, Language language) {
  const auto json = parse_json(bytes);
  if (!json) return json.error();
  if (!json->as<Json::Object>())
    return refuse({{"question", expected(Word::expects_object)}}, {}, language);
  switch (question) {
    case Question::trick:
      return judge_trick_question(*json, language);
    case Question::dummy:
      return judge_dummy_question(*json, language);
    case Question::commerce:
      break;
  }
  return judge_hands_question(*json, language);
}

}  // namespace kattegat
