// What a game names in its file has a word for people: no list in between, and nothing is called
// "Something".
#include <catch2/catch.hpp>

#include <filesystem>
#include <set>

#include "kattegat/games/all.hpp"
#include "kattegat/wording/describe.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"

using namespace kattegat;

namespace words_of_games_test {

namespace {

bool is_there(const std::string& prefix, std::string_view name) {
  std::string id = prefix + std::string(name);
  std::replace(id.begin(), id.end(), '-', '_');
  INFO(id);
  CHECK(word_called(id).has_value());
  return word_called(id).has_value();
}

void collect_keys(const Json& object, std::set<std::string>& keys) {
  for (const auto& member : *object.as<Json::Object>()) keys.insert(member.first);
}

struct ValuesOfHouse {
  template <class Value, class... More>
  void operator()(const HouseRule& rule, const Value&, const More&...) const {
    if constexpr (std::is_enum_v<Value>)
      for (const std::string_view name : names(Value{}))
        CHECK(value_word(rule.key, name) != Word::field_other);
  }
};

template <class G, class... Kind>
void check_entries(const std::variant<Kind...>*) {
  const auto check = []<class One>(const One& kind) {
    if (is_there("kind_", One::type)) CHECK(kind_word(One::type) != Word::field_other);
    each_field(kind, [](std::string_view field, const auto&) {
      if (is_there("field_", field)) CHECK(field_word(field) != Word::field_other);
    });
  };
  (check(Kind{}), ...);
}

// The words of a room, as its list has them.
std::string list_of(std::string game) {
  std::replace(game.begin(), game.end(), '-', '_');
  return test::read_bytes(std::string(test::source_path) + "/include/kattegat/games/" + game +
                          "_words.def");
}
bool has_word(const std::string& list, Word word) {
  return list.find("KATTEGAT_WORD(" + std::string(id_of(word)) + ",") != std::string::npos;
}

}  // namespace

TEST_CASE("no game calls the values of its house rules by another game's words", "[games]") {
  for_each_game([]<class G>() {
    const typename G::House house;
    G::house_rules(house, []<class Value>(const HouseRule& rule, const Value&, const auto&...) {
      CAPTURE(G::id, rule.key);
      CHECK(has_word(list_of(std::string(G::id)), rule.meaning));
      if constexpr (std::is_enum_v<Value>)
        for (const std::string_view name : names(Value{})) {
          const Word word = value_word(rule.key, name);
          CAPTURE(name, id_of(word));
          for_each_game([&]<class Other>() {
            if (Other::id != G::id) CHECK_FALSE(has_word(list_of(std::string(Other::id)), word));
          });
        }
    });
  });
}

TEST_CASE("every field, kind of entry and value of a house rule has its word", "[games]") {
  for_each_game([]<class G>() {
    CAPTURE(G::id);
    check_entries<G>(static_cast<typename Entry<G>::Body*>(nullptr));
    const typename G::House house;
    G::house_rules(house, ValuesOfHouse{});
  });
}

TEST_CASE("every key of the samples has its word", "[games]") {
  std::set<std::string> keys;
  for (const auto& file :
       std::filesystem::directory_iterator(std::string(test::source_path) + "/assets/evenings")) {
    const auto evening = parse_json(test::read_bytes(file.path().string()));
    REQUIRE(evening.has_value());
    collect_keys(*evening, keys);
    for (const Json& session : *evening->find("sessions")->as<Json::Array>()) {
      collect_keys(session, keys);
      for (const Json& entry : *session.find("entries")->as<Json::Array>())
        collect_keys(entry, keys);
    }
  }
  CHECK(keys.size() > 35);
  for (const std::string& key : keys) is_there("field_", key);
}

TEST_CASE("every key of a question for the referee and of a payment has its word", "[games]") {
  for (const std::string key :
       {"game",    "contract", "trump", "trick_number",   "cards",    "hands", "declarer", "banker",
        "seats",   "dummy",    "trick", "dummy_seat",     "won_with", "seen",  "call",     "intent",
        "touched", "purpose",  "slip",  "interpretation", "from",     "to",    "amount"})
    is_there("field_", key);
}

TEST_CASE("within a line a field is called by its word, and an odd key as it was written",
          "[games]") {
  CHECK(field_name("declarer", Language::danish) == "spilfører");
  CHECK(field_name("knocked", Language::swedish) == "givarens knackning");
  CHECK(field_name("Knackt", Language::danish) == "Knackt");
  CHECK(kind_name("misdeal", Language::norwegian) == "feilgiv");
  CHECK(game_name("english-whist", Language::danish) == "Engelsk whist");
  CHECK(game_name("bezique", Language::danish) == "bezique");
  CHECK(question_word("knocked") == Word::ask_knocked);
  CHECK(question_word("why") == Word::field_why);
}

TEST_CASE("a word is found by its id, and only a word", "[games]") {
  CHECK(word_called("field_tricks") == Word::field_tricks);
  CHECK(word_called("plump_sum") == Word::plump_sum);
  CHECK_FALSE(word_called("field_nothing").has_value());
  CHECK_FALSE(word_called("").has_value());
  CHECK(field_word("nothing") == Word::field_other);
}

TEST_CASE("each room says its own things", "[games]") {
  const std::vector<std::string> seats{"Anna", "Bo", "Cai", "Dea"};
  const Describe said{seats, Language::english};
  using Whist = EsmakkerWhist;
  using Kind = Whist::Call::Kind;
  const Whist::Bid nine{.level = 9};
  const Whist::Bid nine_vip{.level = 9, .attachment = Whist::Attachment::vip};
  const Whist::Bid sol{.nolo = Whist::Nolo::sol};
  CHECK(said(nine) == "9");
  CHECK(said(nine_vip) == "9 vip");
  CHECK(said(sol) == "Sol");
  CHECK(said(Whist::Bid{}) == "passed out");
  CHECK(said(Whist::Trump::hearts) == "♥");
  CHECK(said(Whist::Trump::none) == say(Word::trump_none, Language::english));
  CHECK(said(Whist::Call{Seat{1}, Kind::bid, nine_vip}) == "Bo 9 vip");
  CHECK(said(Whist::Call{Seat{1}, Kind::bid, sol}) == "Bo Sol");
  CHECK(said(Whist::Call{Seat{2}, Kind::bid, nine}) == "Cai 9");
  CHECK(said(Whist::Call{Seat{0}, Kind::hold, {}}) ==
        "Anna " + say(Word::esmakker_whist_call_hold, Language::english));
  CHECK(said(Rodskagg::Penalty{Seat{3}, Rodskagg::Offence::ritual}) ==
        "Dea: " + say(Word::rodskagg_ritual, Language::english));
  const ThreeCards hand{Card{ace, Suit::spades}, Card{10, Suit::hearts}, Card{2, Suit::clubs}};
  CHECK(said(hand) == "♠A ♥10 ♣2");
  CHECK(said(Commerce::BankerHand{hand}) == "♠A ♥10 ♣2");
  CHECK(said(Commerce::BankerHand{HandClass::tretal}) ==
        say(Word::commerce_tretal, Language::english));
}

}  // namespace words_of_games_test
