// The play of a deal: legal plays at random are taken, and whatever is changed in them is found.
#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <functional>

#include "kattegat/evening/shared_fields.hpp"
#include "kattegat/games/all.hpp"
#include "kattegat/games/play/compare_play.hpp"
#include "kattegat/games/session.hpp"
#include "support/draw.hpp"
#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace play_test {

namespace {

const std::vector<std::string> abcd{"A", "B", "C", "D"};
void holds(const std::string& what, const std::function<void()>& property) {
  CHECK(rc::check(what, property));
}

using Hands = std::vector<std::vector<Card>>;

std::vector<Card> shuffled_pack(int jokers) {
  std::vector<Card> pack(static_cast<std::size_t>(jokers), Card{});
  for (int suit = 0; suit < 4; ++suit)
    for (int rank = 2; rank <= ace; ++rank)
      pack.push_back({static_cast<std::uint8_t>(rank), static_cast<Suit>(suit)});
  for (std::size_t i = pack.size() - 1; i > 0; --i)
    std::swap(pack[i], pack[static_cast<std::size_t>(draw(0, static_cast<int>(i)))]);
  return pack;
}

Hands deal_hands(int players, int each, int jokers) {
  const std::vector<Card> pack = shuffled_pack(jokers);
  Hands hands(static_cast<std::size_t>(players));
  for (std::size_t i = 0; i < hands.size() * static_cast<std::size_t>(each); ++i)
    hands[i % hands.size()].push_back(pack[i]);
  return hands;
}

bool can_follow(Card led, const std::vector<Card>& hand) {
  return std::any_of(hand.begin(), hand.end(), [&](Card card) { return follows(led, card); });
}

// A card that falls when its suit is first led, unless it is this player's.
struct Falls {
  Card card;
  Seat free;
};

// Cards that the rules allow, drawn at random from the hands until they are empty.
PlayRecord play_at_random(Hands hands, const PlayRules& rules,
                          const std::optional<Falls>& falls = std::nullopt) {
  PlayRecord play;
  Seat turn = rules.leader;
  for (int number = 0; number < rules.cards.tricks; ++number) {
    Trick trick;
    for (const auto& unused : hands) {
      static_cast<void>(unused);
      std::vector<Card>& hand = hands[static_cast<std::size_t>(turn.index)];
      const bool has_it = falls && falls->free != turn &&
                          std::find(hand.begin(), hand.end(), falls->card) != hand.end();
      std::vector<Card> may;
      for (const Card card : hand) {
        const Card led = trick.empty() ? card : trick.front().card;
        if (has_it && !led.is_joker() && led.suit == falls->card.suit && card != falls->card)
          continue;
        const bool leads = trick.empty();
        const bool early = number == 0 && !rules.cards.joker_leads_first;
        if (leads ? !(card.is_joker() && early && hand.size() > 1)
                  : follows(led, card) || !can_follow(led, hand))
          may.push_back(card);
      }
      const Card card = may[static_cast<std::size_t>(draw(0, static_cast<int>(may.size()) - 1))];
      hand.erase(std::find(hand.begin(), hand.end(), card));
      trick.push_back({turn, card});
      turn = next_seat(turn, rules.seats);
    }
    turn = trick[winning_card(rules.cards, trick)].seat;
    play.tricks.push_back(trick);
  }
  return play;
}

Violations judge(const Session<Ligeud>& session, const Ligeud::Deal& deal) {
  const auto verdict = session.judge({{}, deal});
  return verdict ? Violations{} : verdict.error();
}

std::string fields_of(const Violations& found) {
  std::string fields;
  for (const Violation& violation : found) fields += violation.field + " ";
  return fields;
}

int taken_by(const std::vector<Seat>& took, std::initializer_list<int> seats) {
  return static_cast<int>(std::count_if(took.begin(), took.end(), [&](Seat seat) {
    return std::find(seats.begin(), seats.end(), seat.index) != seats.end();
  }));
}

const Session<Ligeud> ligeud_table{Table<Ligeud::House>{}};

// A nine that A declares with hearts as trump, calling a card; and its play.
struct PlayedNine {
  PlayRules rules = play_of(trick_rules(Ligeud::Contract::nine, Suit::hearts), Seat{1});
  PlayRecord play = play_at_random(deal_hands(4, 12, 2), rules);
  Ligeud::Deal deal;

  PlayedNine() {
    deal.contract = Ligeud::Contract::nine;
    deal.declarer = Seat{0};
    deal.trump = Suit::hearts;
    deal.called = Card{ace, Suit::spades};
    deal.play = play;
    const auto shown = partner_shown(play, *deal.called, Seat{0}, 12);
    deal.tricks = taken_by(takers(play, rules), {0, shown->is_alone() ? 0 : shown->seat().index});
  }
};

}  // namespace

TEST_CASE("a legal play is taken, and shows the partner", "[play]") {
  holds("ligeud", [] {
    PlayedNine nine;
    RC_ASSERT(judge(ligeud_table, nine.deal).empty());
    const auto shown = partner_shown(nine.play, *nine.deal.called, Seat{0}, 12);
    nine.deal.partner = shown;
    RC_ASSERT(judge(ligeud_table, nine.deal).empty());
    nine.deal.partner = shown->is_alone() ? Partner::of(Seat{2}) : Partner::alone();
    RC_ASSERT(fields_of(judge(ligeud_table, nine.deal)) == "partner ");  // the tricks wait for it
  });
}

TEST_CASE("the partner whom the play shows is paid like one who was written", "[play]") {
  holds("ligeud", [] {
    PlayedNine nine;
    const auto shown = ligeud_table.judge({{}, nine.deal});
    nine.deal.partner = partner_shown(nine.play, *nine.deal.called, Seat{0}, 12);
    nine.deal.play.reset();
    const auto written = ligeud_table.judge({{}, nine.deal});
    RC_ASSERT(shown.has_value());
    RC_ASSERT(written.has_value());
    for (const Seat seat : Seats{4})
      RC_ASSERT(shown->transfers.net(seat) == written->transfers.net(seat));
  });
}

TEST_CASE("a play that is not what happened is found out", "[play]") {
  holds("one trick more than was taken", [] {
    PlayedNine nine;
    nine.deal.tricks = *nine.deal.tricks == 12 ? 11 : *nine.deal.tricks + 1;
    RC_ASSERT(concerns(judge(ligeud_table, nine.deal), "tricks"));
  });
  holds("a card that is there twice", [] {
    PlayedNine nine;
    auto& tricks = nine.deal.play->tricks;
    const auto is_card = [](const Played& played) { return !played.card.is_joker(); };
    const auto from = std::find_if(tricks[11].begin(), tricks[11].end(), is_card);
    RC_PRE(from != tricks[11].end());
    tricks[3][2].card = from->card;
    RC_ASSERT(concerns(judge(ligeud_table, nine.deal), "play"));
  });
  holds("two cards of a trick by the wrong players", [] {
    PlayedNine nine;
    auto& trick = nine.deal.play->tricks[static_cast<std::size_t>(draw(0, 11))];
    std::swap(trick[1].seat, trick[2].seat);
    RC_ASSERT(concerns(judge(ligeud_table, nine.deal), "play"));
  });
  holds("a card too few", [] {
    PlayedNine nine;
    nine.deal.play->tricks[static_cast<std::size_t>(draw(0, 10))].pop_back();
    RC_ASSERT(concerns(judge(ligeud_table, nine.deal), "play"));
  });
  holds("broken off, the tricks that are left may fall to anybody", [] {
    PlayedNine nine;
    nine.deal.partner = partner_shown(nine.play, *nine.deal.called, Seat{0}, 12);
    auto& tricks = nine.deal.play->tricks;
    tricks.resize(static_cast<std::size_t>(draw(0, 12)));
    if (!tricks.empty()) tricks.back().resize(static_cast<std::size_t>(draw(1, 4)));
    RC_ASSERT(judge(ligeud_table, nine.deal).empty());
  });
}

namespace {

Violations ligeud_with(Ligeud::Contract contract, const std::string& play, int tricks = 0) {
  Ligeud::Deal deal;
  deal.contract = contract;
  deal.declarer = Seat{0};
  deal.tricks = tricks;
  PlayRecord record;
  REQUIRE_FALSE(read_value(*parse_json(play), abcd, record));
  CHECK(to_line(to_json(record, abcd)) == play);
  deal.play = record;
  return judge(ligeud_table, deal);
}

}  // namespace

TEST_CASE("a contract of tricks is played to its end: who cannot be beaten takes what was begun",
          "[play]") {
  Ligeud::Deal deal;
  deal.contract = Ligeud::Contract::nine;
  deal.declarer = Seat{1};
  deal.trump = Suit::spades;
  deal.partner = Partner::alone();
  deal.play = PlayRecord{{{{Seat{1}, Card{ace, Suit::spades}}}}};
  deal.tricks = 1;
  CHECK(judge(ligeud_table, deal).empty());
  deal.tricks = 0;
  CHECK(fields_of(judge(ligeud_table, deal)) == "tricks ");
}

TEST_CASE("revokes show in later tricks", "[play]") {
  const std::string revoke =
      R"([["B","S9"],["C","H2"],["D","S3"],["A","S2"],["B","S8"],["C","S4"],["D","D2"])"
      R"(,["A","C2"]])";
  const Violations found = ligeud_with(Ligeud::Contract::solo_nole, revoke);
  REQUIRE(found.size() == 1);
  CHECK(found[0].text ==
        text(Word::play_revoke, std::int64_t{1}, Seat{2}, std::string("♠"), std::int64_t{2}));
  // A joker does not follow; to a joker everything does.
  CHECK(
      fields_of(ligeud_with(Ligeud::Contract::solo_nole,
                            R"([["B","S9"],["C","JK"],["D","S3"],["A","S2"],["B","S8"],["C","S4"])"
                            R"(,["D","D2"],["A","C2"]])")) == "play ");
  CHECK(ligeud_with(Ligeud::Contract::solo_nole,
                    R"([["B","S9"],["C","H2"],["D","S3"],["A","S2"],["B","JK"],["C","S4"])"
                    R"(,["D","D2"],["A","C2"]])")
            .size() == 1);
  CHECK(ligeud_with(Ligeud::Contract::solo_nole,
                    R"([["B","S9"],["C","S2"],["D","S3"],["A","S4"],["B","JK"],["C","D4"])"
                    R"(,["D","D2"],["A","C2"],)"
                    R"(["B","D3"],["C","D5"],["D","D6"],["A","D7"]])")
            .empty() == false);  // A takes a trick: the solo nole is lost, but 0 is written
  CHECK(fields_of(ligeud_with(Ligeud::Contract::solo_nole,
                              R"([["B","JK"],["C","S2"],["D","S3"],["A","S4"]])")) == "play ");
  CHECK(fields_of(ligeud_with(Ligeud::Contract::solo_nole,
                              R"([["C","S9"],["D","S2"],["A","S3"],["B","S4"]])")) == "play ");
  CHECK(ligeud_with(Ligeud::Contract::solo_nole, "[]").empty());
  CHECK(fields_of(ligeud_with(Ligeud::Contract::passed, R"([["B","S9"]])")).find("play") !=
        std::string::npos);
}

// Cai, who is to take nothing, has led to the last trick what nobody else can have.
TEST_CASE("a low contract is made in the last trick, and lost wherever it is broken off",
          "[play]") {
  const std::string all_but_the_last =
      R"(["B","DK"],["C","DT"],["D","DA"],["A","DJ"],["B","H3"],["C","H9"],["D","HT"])"
      R"(,["A","HK"],["A","H8"],["B","HA"],["C","H5"],["D","H4"],["A","H2"],["B","HJ"])"
      R"(,["C","S9"],["D","CA"],["B","D6"],["C","D2"],["D","D9"],["A","DQ"],["A","H6"])"
      R"(,["B","HQ"],["C","S3"],["D","C7"],["B","JK"],["C","C5"],["D","SA"],["A","S8"])"
      R"(,["B","CJ"],["C","C9"],["D","C8"],["A","C6"],["B","C3"],["C","JK"],["D","C2"])"
      R"(,["A","D5"],["B","ST"],["C","S7"],["D","S5"],["A","S2"],["B","D7"],["C","SQ"])"
      R"(,["D","S4"],["A","D3"],["B","S6"],["C","SK"],["D","SJ"])";
  const auto said = [&](const std::string& contract, int tricks) {
    return play("ligeud", {"A", "B", "C", "D"},
                R"({"type":"deal","contract":")" + contract + R"(","declarer":"C","tricks":)" +
                    std::to_string(tricks) + R"(,"play":[)" + all_but_the_last + "]}")
        .complaints();
  };
  CHECK(said("oplaegger", 0) == "0/tricks:play.tricks");
  CHECK(said("oplaegger", 1).empty());
}

TEST_CASE("the gedebuk is excused until the last trick", "[play]") {
  // B takes every trick; A, the declarer, keeps the two of spades for the end.
  const std::vector<std::vector<std::string>> hands{
      {"D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "DT", "DJ", "DQ", "S2"},
      {"S3", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9", "HT", "HJ", "HQ"},
      {"CA", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "CT", "CJ", "CQ"},
      {"SA", "HA", "DK", "DA", "CK", "JK", "JK", "S4", "S5", "S6", "S7", "S8"}};
  std::string play;
  for (std::size_t number = 0; number < 12; ++number)
    for (const std::size_t player : {1U, 2U, 3U, 0U})
      play += std::string(play.empty() ? "" : ",") + "[\"" + abcd[player] + "\",\"" +
              hands[player][number] + "\"]";
  CHECK(ligeud_with(Ligeud::Contract::gedebuk, "[" + play + "]").empty());
  CHECK(fields_of(ligeud_with(Ligeud::Contract::oplaegger, "[" + play + "]")) == "play ");
  // Until then it may be the king of hearts, which takes the last trick, whatever A has thrown off.
  const std::string but_it = "[" + play.substr(0, play.rfind(",[")) + "]";
  CHECK(ligeud_with(Ligeud::Contract::gedebuk, but_it, 1).empty());
  CHECK(fields_of(ligeud_with(Ligeud::Contract::oplaegger, but_it, 1)) == "tricks ");
}

TEST_CASE("plays of the other games", "[play]") {
  holds("english whist", [] {
    const auto suit = static_cast<Suit>(draw(0, 3));
    const PlayRules rules = play_of({.trump = suit}, Seat{1});
    EnglishWhist::Deal deal;
    deal.trump = suit;
    deal.play = play_at_random(deal_hands(4, 13, 0), rules);
    const int first = taken_by(takers(*deal.play, rules), {0, 2});
    deal.tricks = EnglishWhist::Pairs{first, 13 - first};
    const Session<EnglishWhist> session{Table<EnglishWhist::House>{}};
    RC_ASSERT(session.judge({{}, deal}).has_value());
    deal.tricks = EnglishWhist::Pairs{13 - first, first};
    RC_ASSERT(!session.judge({{}, deal}).has_value());
  });
  holds("danish whist: the declarer of a grandi leads, and seven tricks count", [] {
    const PlayRules rules = play_of({}, Seat{3});
    DanishWhist::Deal deal;
    deal.contract = DanishWhist::Contract::grandi;
    deal.declarer = Seat{3};
    deal.play = play_at_random(deal_hands(4, 13, 0), rules);
    std::vector<Seat> took = takers(*deal.play, rules);
    took.resize(7);
    deal.tricks = Tricks{taken_by(took, {3})};
    const Session<DanishWhist> session{Table<DanishWhist::House>{}};
    RC_ASSERT(session.judge({{}, deal}).has_value());
    deal.contract = DanishWhist::Contract::sol;  // there forehand leads
    RC_ASSERT(!session.judge({{}, deal}).has_value());
  });
  holds("danish whist: in a pasnolo everybody's tricks", [] {
    const PlayRules rules = play_of({}, Seat{1});
    DanishWhist::Deal deal;
    deal.contract = DanishWhist::Contract::pasnolo;
    deal.play = play_at_random(deal_hands(4, 13, 0), rules);
    const std::vector<Seat> took = takers(*deal.play, rules);
    ByPlayer<int> each;
    for (const Seat seat : Seats{4}) each[seat] = taken_by(took, {seat.index});
    deal.tricks = Tricks{each};
    const Session<DanishWhist> session{Table<DanishWhist::House>{}};
    RC_ASSERT(session.judge({{}, deal}).has_value());
    ++*each[Seat{0}];
    each[Seat{1}] = *each[Seat{1}] - 1;
    deal.tricks = Tricks{each};
    RC_ASSERT(!session.judge({{}, deal}).has_value());
  });
  holds("esmakker whist", [] {
    EsmakkerWhist::Deal deal;
    deal.bid = parse_esmakker_bid("9-halve");
    deal.declarer = Seat{2};
    deal.trump = EsmakkerWhist::Trump::hearts;
    deal.called = Card{ace, Suit::clubs};
    const PlayRules rules = play_of(trick_rules(*deal.bid, deal.trump, {}), Seat{1});
    deal.play = play_at_random(deal_hands(4, 13, 3), rules, Falls{*deal.called, Seat{2}});
    const auto shown = partner_shown(*deal.play, *deal.called, Seat{2}, 13);
    const int partner = shown->is_alone() ? 2 : shown->seat().index;
    deal.tricks = Tricks{taken_by(takers(*deal.play, rules), {2, partner})};
    const Session<EsmakkerWhist> session{Table<EsmakkerWhist::House>{}};
    const auto verdict = session.judge({{}, deal});
    for (const Violation& each : verdict ? Violations{} : verdict.error())
      RC_LOG() << each.field << ": " << rule_id(each.text.word) << "\n";
    RC_ASSERT(verdict.has_value());
    deal.trump = EsmakkerWhist::Trump::spades;
    deal.partner = shown;
    // Another taker of any trick but the last would have led to the next one.
    const auto took = takers(*deal.play, rules);
    const auto other = takers(*deal.play, play_of(trick_rules(*deal.bid, deal.trump, {}), Seat{1}));
    RC_PRE(!std::equal(other.begin(), other.end() - 1, took.begin()));
    RC_ASSERT(!session.judge({{}, deal}).has_value());
  });
  holds("rödskägg: who has no trick after four and stays out plays no more", [] {
    const PlayRules full{.cards = trick_rules_of_rodskagg(), .leader = Seat{1}, .seats = 4};
    PlayRules rules = full;
    for (const Seat seat : Seats{4}) rules.in[seat] = rules.stays[seat] = true;
    const Hands hands = deal_hands(4, 6, 0);
    Rodskagg::Deal deal;
    deal.declarer = Seat{1};
    deal.bid = Rodskagg::Bid::one;
    PlayRecord play = play_at_random(hands, rules);
    const std::vector<Seat> took = takers(play, rules);
    ByPlayer<int> first, last;
    std::vector<Seat> joined;
    for (const Seat seat : Seats{4}) {
      first[seat] = taken_by({took.begin(), took.begin() + 4}, {seat.index});
      last[seat] = taken_by({took.begin() + 4, took.end()}, {seat.index});
      if (*first[seat] == 0 && seat != Seat{1}) joined.push_back(seat);
    }
    deal.first_four = first;
    deal.last_two = last;
    deal.joined = joined;
    deal.play = play;
    const Session<Rodskagg> session{Table<Rodskagg::House>{}};
    RC_ASSERT(session.judge({{}, deal}).has_value());
    deal.play->tricks.resize(4);
    RC_ASSERT(session.judge({{}, deal}).has_value());
    RC_PRE(!joined.empty());
    deal.play = play;
    deal.joined.reset();
    for (const Seat seat : joined) last[seat].reset();
    deal.last_two = last;
    RC_ASSERT(!session.judge({{}, deal}).has_value());
  });
}

}  // namespace play_test
