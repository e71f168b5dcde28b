// The laws that hold in every game of the list, on random legal sessions.
#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>

#include <set>

#include "kattegat/evening/judge.hpp"
#include "kattegat/evening/read_entry.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/random_entries.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace every_game_test {

namespace {

template <class G>
JudgedSession judged_without(EnteredSession<G> play, std::size_t index) {
  play.entries.erase(play.entries.begin() + static_cast<std::ptrdiff_t>(index));
  return judge(play);
}

bool same(const JudgedEntry& a, const JudgedEntry& b) {
  return a.points == b.points && a.violations == b.violations;
}
bool same(const Standing& a, const Standing& b) {
  return a.points == b.points && a.sheet == b.sheet && a.pot == b.pot &&
         a.next_dealer == b.next_dealer;
}

}  // namespace

TEST_CASE("a count that is still too small is told from one that is wrong", "[games]") {
  Checklist list;
  CHECK(list.come_to(4, 4, "tricks", Word::whist_tricks_sum, std::int64_t{4}));
  CHECK_FALSE(list.come_to(3, 4, "tricks", Word::whist_tricks_sum, std::int64_t{3}));
  CHECK_FALSE(list.come_to(5, 4, "tricks", Word::whist_tricks_sum, std::int64_t{5}));
  list.require(false, "tricks", Word::whist_tricks, std::int64_t{14});
  const Violations found = std::move(list).done();
  REQUIRE(found.size() == 3);
  CHECK(found[0].short_of);
  CHECK_FALSE(found[1].short_of);
  CHECK_FALSE(found[2].short_of);
}

TEST_CASE("what only has to be said yet is told from what is wrong", "[games]") {
  Checklist list;
  CHECK_FALSE(list.asked(std::optional<Suit>{}, "trump"));
  CHECK(list.wait_for(true, "bids", Word::plump_bid_missing, Seat{0}));
  CHECK_FALSE(list.wait_for(false, "bids", Word::plump_bid_missing, Seat{0}));
  list.not_asked(std::optional(Suit::hearts), "trump");
  const Violations found = std::move(list).done();
  REQUIRE(found.size() == 3);
  CHECK(found[0].short_of);
  CHECK(found[1].short_of);
  CHECK_FALSE(found[2].short_of);
}

TEST_CASE("of a field that is wrong a hundred times what is missing changes nothing", "[games]") {
  Checklist list;
  for (int i = 0; i < 100; ++i)
    list.require(false, "tricks", Word::whist_tricks_sum, std::int64_t{i});
  const Violations before = list.found();
  CHECK_FALSE(list.asked(false, "tricks"));
  CHECK_FALSE(list.come_to(1, 2, "tricks", Word::whist_tricks_sum, std::int64_t{1}));
  CHECK_FALSE(list.wait_for_call(false, "tricks", Seat{1}));
  list.not_asked(std::optional(1), "tricks");
  CHECK(list.found() == before);
}

TEST_CASE("an auction that goes on is not wrong; a call out of turn is", "[games]") {
  const auto heard = [](const Auction<Ligeud::Contract>& calls) {
    Checklist list;
    CHECK_FALSE(replay(calls, Seat{0}, &Ligeud::Deal::auction, list));
    Violations found = std::move(list).done();
    REQUIRE(found.size() == 1);
    return found.front();
  };
  CHECK(heard({}).short_of);
  CHECK(heard({{Seat{0}, Ligeud::Contract::seven}, {Seat{1}, std::nullopt}}).short_of);
  CHECK_FALSE(heard({{Seat{1}, Ligeud::Contract::seven}}).short_of);
}

TEMPLATE_LIST_TEST_CASE("a field is called by its member as by its key, of which there is one",
                        "[games]", Games) {
  const auto check = []<class Kind>(const Kind& entry) {
    std::set<std::string_view> keys;
    each_field(entry, [&](auto field, const auto&) {
      CHECK(FieldKey(field.member).key == field.key);
      CHECK(keys.insert(field.key).second);
    });
  };
  check(Stamp{});
  [&]<class... Kind>(const std::variant<Kind...>*) {
    (check(Kind{}), ...);
  }(static_cast<typename Entry<TestType>::Body*>(nullptr));
}

TEMPLATE_LIST_TEST_CASE("points sum to zero after every entry", "[games][property]", Games) {
  int moved = 0;
  rc::prop("", [&] {
    const auto play = random_play<TestType>(draw(1, 60));
    PerSeat<Points> running;
    for (const JudgedEntry& entry : judge(play).entries) {
      Points sum;
      for (const Seat seat : play.table.everyone()) {
        sum += entry.points[seat];
        running[seat] += entry.points[seat];
      }
      RC_ASSERT(sum == Points{});
      moved += entry.points == PerSeat<Points>{} ? 0 : 1;
    }
    RC_ASSERT(running == judge(play).standing.points);
  });
  CHECK(moved > 20);  // the sessions got somewhere
}

TEMPLATE_LIST_TEST_CASE("an entry is the same after a trip through JSON", "[games][property]",
                        Games) {
  rc::prop("", [] {
    const auto play = random_play<TestType>(draw(1, 10));
    const auto names = seat_names(play.table.seats);
    for (const auto& draft : play.entries) {
      const Json json = entry_to_json(draft.entry, names);
      const auto text = parse_json(to_line(json));
      const auto again = read_entry<TestType>(*text, names);
      RC_ASSERT(again.form.empty());
      RC_ASSERT(again.entry == draft.entry);
    }
  });
}

TEMPLATE_LIST_TEST_CASE("an evening file read and written again is the same to the byte",
                        "[games][property]", Games) {
  rc::prop("", [] {
    const std::string first = evening_file(evening_around(random_play<TestType>(draw(0, 10))));
    const auto reading = read_evening(std::string_view(first));
    RC_ASSERT(reading.has_value());
    RC_ASSERT(reading->complaints.empty());
    RC_ASSERT(evening_file(reading->evening) == first);
  });
}

TEMPLATE_LIST_TEST_CASE("a voided entry gives the session that would have been without it",
                        "[games][property]", Games) {
  rc::prop("", [] {
    auto play = random_play<TestType>(draw(1, 20));
    const auto index = static_cast<std::size_t>(draw(0, static_cast<int>(play.entries.size()) - 1));
    const JudgedSession without = judged_without(play, index);
    play.entries[index].entry.stamp.voided = Voided{"a slip", std::nullopt};
    const JudgedSession voided = judge(play);

    RC_ASSERT(voided.entries[index].voided);
    RC_ASSERT(voided.entries[index].points == PerSeat<Points>{});
    RC_ASSERT(same(voided.standing, without.standing));
    for (std::size_t i = 0; i < without.entries.size(); ++i)
      RC_ASSERT(same(voided.entries[i < index ? i : i + 1], without.entries[i]));
  });
}

TEMPLATE_LIST_TEST_CASE("no bytes make the reader or the judge fall over", "[games][property]",
                        Games) {
  int read = 0;
  rc::prop("", [&] {
    std::string text = evening_file(evening_around(random_play<TestType>(draw(1, 6))));
    for (int i = draw(0, 4); i > 0; --i) {  // none: it is read
      const auto at = static_cast<std::size_t>(draw(0, static_cast<int>(text.size()) - 1));
      if (toss())
        text[at] = static_cast<char>(draw(0, 255));
      else
        text.erase(at, static_cast<std::size_t>(draw(1, 20)));
    }
    auto reading = read_evening(std::string_view(text));
    if (!reading) return;
    ++read;
    const JudgedEvening judged = judge(reading->evening, reading->complaints);
    for (const Complaint& complaint : judged.complaints)
      RC_ASSERT(!rule_id(complaint.violation.text.word).empty());
  });
  CHECK(read > 0);
}

}  // namespace every_game_test
