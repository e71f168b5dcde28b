// What a play that was broken off still allows: by the suits shown out of, by counting, and, where
// little is left, by every way in which the cards can lie.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <set>

#include "kattegat/games/play/compare_play.hpp"
#include "src/games/play/every_way.hpp"
#include "support/draw.hpp"
#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace play_to_come_test {

namespace {

const std::vector<std::string> abcd{"A", "B", "C", "D"};
using Hands = std::vector<std::vector<Card>>;

std::string english(const std::string& trump, const std::string& tricks, const std::string& cards) {
  return play("english-whist", abcd,
              R"({"type":"deal","trump":")" + trump + R"(","tricks":)" + tricks + R"(,"play":[)" +
                  cards + "]}")
      .complaints();
}

std::vector<Card> whole_pack(int jokers) {
  std::vector<Card> pack(static_cast<std::size_t>(jokers), Card{});
  for (const Suit suit : every_suit)
    for (std::uint8_t rank = 2; rank <= ace; ++rank) pack.push_back({rank, suit});
  return pack;
}

Hands dealt(int each, int jokers) {
  std::vector<Card> pack = whole_pack(jokers);
  for (std::size_t i = pack.size() - 1; i > 0; --i)
    std::swap(pack[i], pack[static_cast<std::size_t>(draw(0, static_cast<int>(i)))]);
  Hands hands(4);
  for (std::size_t i = 0; i < 4 * static_cast<std::size_t>(each); ++i)
    hands[i % 4].push_back(pack[i]);
  return hands;
}

std::vector<Card>& hand_of(Hands& hands, Seat seat) {
  return hands[static_cast<std::size_t>(seat.index)];
}

// What a player may play to the trick.
std::vector<Card> allowed(const std::vector<Card>& hand, const Trick& trick) {
  if (trick.empty()) return hand;
  std::vector<Card> may;
  for (const Card card : hand)
    if (follows(trick.front().card, card)) may.push_back(card);
  return may.empty() ? hand : may;
}

PlayRecord played(Hands hands, const PlayRules& rules) {
  PlayRecord play;
  while (const auto turn = next_to_play(play, rules)) {
    std::vector<Card>& hand = hand_of(hands, *turn);
    const bool begins = play.tricks.empty() || play.tricks.back().size() == 4;
    const Card card = draw_one(allowed(hand, begins ? Trick{} : play.tricks.back()));
    hand.erase(std::find(hand.begin(), hand.end(), card));
    play = with_card(std::move(play), rules, {*turn, card});
  }
  return play;
}

PlayRecord cut(const PlayRecord& whole, std::size_t cards) {
  PlayRecord play;
  for (const Trick& trick : whole.tricks)
    for (const Played& card : trick) {
      if (cards-- == 0) return play;
      if (play.tricks.empty() || play.tricks.back().size() == 4) play.tricks.emplace_back();
      play.tricks.back().push_back(card);
    }
  return play;
}

bool first_pair(Seat seat) { return seat.index % 2 == 0; }

// Whether so many tricks of the first pair are held possible.
bool is_taken(int tricks, const PlayRecord& play, const PlayRules& rules, bool to_the_end = false) {
  Checklist list;
  compare_tricks({"tricks", tricks, seats_where(4, first_pair), to_the_end},
                 tricks_taken(play, rules), list);
  return list.clean();
}

// Every lie of the cards that are not seen, and every play of it: slow, and only for a few cards.
class ByHand {
 public:
  ByHand(const PlayRecord& play, const PlayRules& rules) : play_(play), rules_(rules) {
    unseen_ = whole_pack(0);
    room_.fill(rules.cards.tricks);
    for (const Trick& trick : play.tricks)
      for (const auto& [seat, card] : trick) {
        unseen_.erase(std::find(unseen_.begin(), unseen_.end(), card));
        --room_[static_cast<std::size_t>(seat.index)];
        if (!follows(trick.front().card, card)) out_.insert({seat.index, trick.front().card.suit});
      }
    deal(0);
  }
  [[nodiscard]] bool has(int tricks) const { return counts_.count(tricks) == 1; }

 private:
  void deal(std::size_t next) {
    if (next == unseen_.size()) return go_on(play_, hands_);
    for (const Seat seat : Seats{4}) {
      const auto index = static_cast<std::size_t>(seat.index);
      if (room_[index] == 0 || out_.count({seat.index, unseen_[next].suit}) == 1) continue;
      --room_[index];
      hands_[index].push_back(unseen_[next]);
      deal(next + 1);
      hands_[index].pop_back();
      ++room_[index];
    }
  }
  void go_on(const PlayRecord& play, const Hands& hands) {
    const auto turn = next_to_play(play, rules_);
    if (!turn) {
      counts_.insert(taken_by(takers(play, rules_), first_pair));
      return;
    }
    const bool begins = play.tricks.empty() || play.tricks.back().size() == 4;
    const auto& hand = hands[static_cast<std::size_t>(turn->index)];
    for (const Card card : allowed(hand, begins ? Trick{} : play.tricks.back())) {
      Hands left = hands;
      auto& his = hand_of(left, *turn);
      his.erase(std::find(his.begin(), his.end(), card));
      go_on(with_card(play, rules_, {*turn, card}), left);
    }
  }
  const PlayRecord& play_;
  const PlayRules& rules_;
  std::vector<Card> unseen_;
  std::array<int, 4> room_{};
  std::set<std::pair<int, Suit>> out_;
  Hands hands_{4};
  std::set<int> counts_;
};

// The last trick card by card, each of anybody who has not shown out of it: not for ever.
class CardByCard {
 public:
  CardByCard(const PlayRecord& play, const PlayRules& rules, Trick begun, Seat next)
      : rules_(rules),
        out_of_(of_play::counted_out(play, rules).out_of),
        unseen_(of_play::unseen_in(play, rules.cards)),
        trick_(std::move(begun)) {
    go_on(next);
  }
  [[nodiscard]] bool is_too_long() const { return steps_ > most_steps; }
  [[nodiscard]] const std::set<Seat>& takers() const { return takers_; }

 private:
  static constexpr int most_steps = 20'000;

  void go_on(Seat seat) {
    if (trick_.size() == 4) return end();
    for (std::size_t i = 0; i < unseen_.size(); ++i) {
      if (++steps_ > most_steps) return;
      const Card card = unseen_[i];
      if (!may_play(seat, card)) continue;
      unseen_.erase(unseen_.begin() + static_cast<std::ptrdiff_t>(i));
      trick_.push_back({seat, card});
      go_on(next_seat(seat, 4));
      trick_.pop_back();
      unseen_.insert(unseen_.begin() + static_cast<std::ptrdiff_t>(i), card);
    }
  }
  void end() {
    const bool is_missing =
        rules_.held && rules_.held->is_played &&
        std::find(unseen_.begin(), unseen_.end(), rules_.held->card) != unseen_.end();
    if (!is_missing) takers_.insert(trick_[winning_card(rules_.cards, trick_)].seat);
  }
  [[nodiscard]] bool may_play(Seat seat, Card card) const {
    if (rules_.held && rules_.held->card == card && rules_.held->holder != seat) return false;
    return card.is_joker() || !out_of_[seat][index_of(card.suit)];
  }

  const PlayRules& rules_;
  PerSeat<std::array<bool, 4>> out_of_;
  Cards unseen_;
  Trick trick_;
  std::set<Seat> takers_;
  int steps_ = 0;
};

}  // namespace

TEST_CASE("the last card of a play is known when all the others have been seen", "[play]") {
  const std::string but_one =
      R"(["B","S2"],["C","SJ"],["D","S6"],["A","S7"],["C","S5"],["D","SK"],["A","S9"],["B","SQ"],)"
      R"(["D","H6"],["A","HJ"],["B","H8"],["C","H7"],["A","CT"],["B","C7"],["C","C9"],["D","C5"],)"
      R"(["A","S4"],["B","S8"],["C","SA"],["D","S3"],["C","CJ"],["D","CQ"],["A","CA"],["B","C8"],)"
      R"(["A","C2"],["B","C4"],["C","C3"],["D","D7"],["D","D9"],["A","DQ"],["B","D3"],["C","DA"],)"
      R"(["C","H5"],["D","H9"],["A","H2"],["B","HK"],["B","D5"],["C","D4"],["D","D2"],["A","DT"],)"
      R"(["A","H4"],["B","HT"],["C","HA"],["D","H3"],["C","D8"],["D","D6"],["A","DJ"],["B","HQ"],)"
      R"(["A","ST"],["B","C6"],["C","CK"])";
  CHECK(english("D", "[9,4]", but_one).empty());
  CHECK(english("D", "[10,3]", but_one) == "0/tricks:play.tricks 0/tricks:play.tricks");
}

TEST_CASE("who holds nothing but trumps is found by counting", "[play]") {
  // A has shown two hearts, and nobody else has any: the other eleven are A's whole hand.
  const std::string two_tricks =
      R"(["B","S2"],["C","C2"],["D","D2"],["A","H3"],["A","H4"],["B","S3"],["C","C3"],["D","D3"])";
  CHECK(english("H", "[13,0]", two_tricks).empty());
  CHECK(english("H", "[12,1]", two_tricks) == "0/tricks:play.tricks 0/tricks:play.tricks");
}

TEST_CASE("what was taken is never held impossible, wherever the play is broken off", "[play]") {
  CHECK(rc::check([] {
    const int jokers = draw(0, 3), tricks = draw(1, 13);
    const PlayRules rules = play_of({.trump = Suit{static_cast<Suit>(draw(0, 3))},
                                     .jokers = jokers,
                                     .joker_leads_first = true,
                                     .joker_trumpable = toss(),
                                     .tricks = tricks},
                                    Seat{1});
    const PlayRecord whole = played(dealt(tricks, jokers), rules);
    const int taken = taken_by(takers(whole, rules), first_pair);
    for (int times = 0; times < 6; ++times) {
      const int left = toss() ? draw(0, 4 * tricks) : draw(0, std::min(9, 4 * tricks));
      RC_ASSERT(is_taken(taken, cut(whole, static_cast<std::size_t>(4 * tricks - left)), rules));
    }
  }));
}

TEST_CASE("of a few cards exactly that is held possible which some lie of them gives", "[play]") {
  CHECK(rc::check([] {
    PlayRules rules = play_of({}, Seat{1});
    if (toss()) rules.cards.trump = static_cast<Suit>(draw(0, 3));
    const int left = draw(1, 8);
    const PlayRecord play = cut(played(dealt(13, 0), rules), 52 - static_cast<std::size_t>(left));
    const ByHand by_hand(play, rules);
    PlayRules stopping = rules;
    stopping.may_stop = true;
    for (int written = 0; written <= 13; ++written) {
      RC_ASSERT(is_taken(written, play, rules) == by_hand.has(written));
      RC_ASSERT(is_taken(written, play, stopping, true) == by_hand.has(written));
    }
  }));
}

TEST_CASE("who may take the last trick is known as by trying all cards, where that has an end",
          "[play]") {
  CHECK(rc::check([] {
    const int jokers = draw(0, 3), tricks = draw(10, 12), begun = draw(0, 3);
    PlayRules rules = play_of(
        {.jokers = jokers, .joker_leads_first = true, .joker_trumpable = toss(), .tricks = tricks},
        Seat{1});
    if (toss()) rules.cards.trump = static_cast<Suit>(draw(0, 3));
    const PlayRecord whole = played(dealt(tricks, jokers), rules);
    const auto last = static_cast<std::size_t>(tricks - 1);
    const PlayRecord play = cut(whole, 4 * last + static_cast<std::size_t>(begun));
    const Played& to_come = whole.tricks[last][static_cast<std::size_t>(draw(begun, 3))];
    if (toss() && !to_come.card.is_joker())
      rules.held = HeldCard{to_come.card, to_come.seat, toss()};
    const Trick lying = begun == 0 ? Trick{} : play.tricks[last];
    const Seat leader = takers(play, rules).back();
    const CardByCard tried(play, rules, lying, *next_to_play(play, rules));
    std::set<Seat> found;
    for (const auto& way : of_play::every_way(play, rules, {last, lying, leader}))
      found.insert(way.at(0));
    if (tried.is_too_long())
      RC_ASSERT(found.empty() || found.size() == 4);
    else
      RC_ASSERT(found == tried.takers());
  }));
}

TEST_CASE("tricks that each may have taken are not all theirs at once", "[play]") {
  // The second trick is B's or A's, so that C and D have one of theirs too many.
  const auto plump = [](const std::string& tricks) {
    return play("plump", abcd,
                R"({"type":"deal","bids":{"A":1,"B":1,"C":1,"D":1},"tricks":{)" + tricks + "}," +
                    cards_of("BSA CS2 DS3 AS4 BHT CH9 DH2") + "}",
                R"({"cards":3,"lead":"forehand","sum":"free"})");
  };
  CHECK(plump(R"("B":2,"D":1)").complaints().empty());
  CHECK(plump(R"("A":1,"B":1,"D":1)").complaints().empty());
  CHECK(plump(R"("B":1,"C":1,"D":1)").complaints() == "0/tricks:play.tricks");
  CHECK(plump(R"("B":1,"C":1,"D":1)").sentences() ==
        "the play leaves room for 2 to 3 tricks for A and B; 1 is written\n");

  const auto rodskagg = [](const std::string& last_two) {
    return play("rodskagg", abcd,
                R"({"type":"deal","declarer":"B","bid":"1","first_four":{"B":4},)"
                R"("joined":["A","C","D"],"last_two":{)" +
                    last_two + "}," +
                    cards_of("BSA CH2 DD2 AC2 BSK CH3 DD3 AC3 BSQ CH4 DD4 AC4 BSJ CH5 DD5 AC5 "
                             "BCT CC9 DC8") +
                    "}")
        .complaints();
  };
  CHECK(rodskagg(R"("A":1,"D":1)").empty());
  CHECK(rodskagg(R"("C":1,"D":1)") == "0/last_two:play.tricks");
}

TEST_CASE("where every way has been tried, one of them fits all players", "[play]") {
  const std::vector<std::string> abc{"A", "B", "C"};
  const auto plump = [&](int a, int b, int c) {
    return play("plump", abc,
                R"({"type":"deal","bids":{"A":6,"B":10,"C":15},"tricks":{"A":)" +
                    std::to_string(a) + R"(,"B":)" + std::to_string(b) + R"(,"C":)" +
                    std::to_string(c) + "}," +
                    cards_of("CDQ AS2 BD8 CH6 AH7 BH5 AH8 BCA CH2 AS8 BS9 CS5 BCT CCK ASA CD2 AS6 "
                             "BDA BC9 CDJ AS7 BDT "
                             "CD9 AHJ BC7 CD4 AHT BCJ CH4 AH9 BC2 CST AHQ BC4 CD7 AS4 BC6 CD3 ASJ "
                             "BC3 CH3 AS3 BCQ CD5 "
                             "ASQ") +
                    "}",
                R"({"cards":17,"sum":"free","trump":"none","lead":"highest"})")
        .sentences();
  };
  CHECK(plump(3, 12, 2) ==
        "by the play each of these numbers of tricks is possible, but not all of them at once\n");
}

TEST_CASE("a partner has the called card when the last trick comes", "[play]") {
  const auto ligeud = [](const std::string& partner, int tricks) {
    return play("ligeud", abcd,
                R"({"type":"deal","contract":"10-clubs","declarer":"D","called":"CJ","partner":)" +
                    partner + R"(,"tricks":)" + std::to_string(tricks) + "," +
                    cards_of("BD3 CD4 DD9 AD2 DH2 AH7 BH5 CH8 CJK DS3 AC2 BJK CH4 DH3 AC3 BH6 AD5 "
                             "BD8 CDA DDJ CC6 DC8 "
                             "AC5 BC4 DS4 AS5 BS6 CS9 CC7 DCA AD6 BC9 DSA AS8 BSQ CHQ DDK ADQ BCK "
                             "CCQ BHT CHK DS7 ASJ "
                             "CHA DST ASK") +
                    "}")
        .complaints();
  };
  CHECK(ligeud(R"("B")", 6).empty());
  CHECK(ligeud(R"("B")", 5) == "0/tricks:play.tricks");
}

}  // namespace play_to_come_test
