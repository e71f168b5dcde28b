// What a stranger says of ids of ours: of what they are not, of whom they are not, before they are
// here. It is refused or told, and every book stays readable.
#include "db/book/conflicts.hpp"
#include "db/book/decisions.hpp"
#include "db/book/import.hpp"
#include "db/book/joining.hpp"
#include "db/book/payments.hpp"
#include "db/book/purse.hpp"
#include "db/book/roster.hpp"
#include "db/season/season.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/forger.hpp"
#include "support/meeting.hpp"
#include "support/one_book.hpp"
#include "support/purse.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace strangers_ids_test {

namespace {

const Uuid evening = uuid_of(1, 1), session = uuid_of(2, 1);

NewRecord fusion(const Uuid& id, const Uuid& with) {
  return new_record(RecordKind::fusion, id, roster_id, FusionContents{with, {}});
}
NewRecord player(const Uuid& id, const Uuid& in, const std::string& name) {
  return new_record(RecordKind::player, id, in, PlayerContents{name, false, false});
}
bool can_be_read(const Book& book) {
  return look_at(book, evening).has_value() && standings(book, {}).has_value() &&
         look_at_purse(book).has_value() && differences(book).empty();
}
void says(Forger& somebody, const NewRecord& one) { somebody.write(one, 50); }

}  // namespace

TEST_CASE("a fusion of what is no evening and nobody leaves the book readable", "[gate]") {
  const Uuid nobody = uuid_of(8, 1);
  for (const auto& [id, with] :
       {std::pair{session, nobody}, std::pair{nobody, session}, std::pair{session, evening},
        std::pair{roster_id, nobody}, std::pair{nobody, roster_id}, std::pair{purse_id, evening},
        std::pair{evening, purse_id}}) {
    CAPTURE(to_string(id), to_string(with));
    OneBook here;
    Forger stranger;
    says(stranger, fusion(id, with));
    const Merged merged = given(here.book, stranger.parcel());
    const bool is_of_a_session = id == session || with == session;
    CHECK(merged.refused.size() == (is_of_a_session ? 0U : 1U));
    CHECK(can_be_read(here.book));
  }
}

TEST_CASE("what was said of an evening before it came is told when it comes", "[merge]") {
  OneBook here, there;
  const Uuid other = uuid_of(1, 2);
  SECTION("ours is part of another") {
    Forger early;
    says(early, fusion(evening, other));
    CHECK(told(given(here.book, early.parcel())).empty());
  }
  SECTION("and that of a third") {
    import_into(here.book, ligeud_evening(3, agreed(30, "2")));
    Forger early;
    says(early, fusion(evening, other));
    says(early, fusion(other, uuid_of(1, 3)));
    static_cast<void>(given(here.book, early.parcel()));
  }
  import_into(there.book, ligeud_evening(2, agreed(20, "50")));
  CHECK(contains(told(given(here.book, everything_of(there.book))),
                 "comes to other amounts than before"));
}

TEST_CASE("what was said of an evening before it came is told when its file comes", "[import]") {
  const bool ours_is_part = GENERATE(true, false);
  const Uuid other = uuid_of(1, 2);
  OneBook here;
  Forger early;
  says(early, ours_is_part ? fusion(evening, other) : fusion(other, evening));
  REQUIRE(given(here.book, early.parcel()).refused.empty());
  auto reading = read_evening(ligeud_evening(2, agreed(20, "50")));
  REQUIRE(reading.has_value());
  std::vector<Evening> evenings;
  evenings.push_back(std::move(reading->evening));
  const auto stored = import_evenings(here.book, std::move(evenings));
  REQUIRE(stored.has_value());
  const auto& changes = std::get<Imported>(*stored).changes;
  CHECK(std::any_of(changes.begin(), changes.end(), [](const Change& one) {
    return contains(say(change_text(one), Language::english), "comes to other amounts than before");
  }));
}

TEST_CASE("what was said of an evening before it came does not keep its file out", "[import]") {
  const Uuid other = uuid_of(1, 2), of_other = uuid_of(2, 2);
  OneBook here;
  Forger early;
  says(early, fusion(other, evening));
  says(early, fusion(of_other, other));
  says(early, new_record(RecordKind::name, of_other, roster_id, NameContents{"Zoe", true, {}}));
  REQUIRE(given(here.book, early.parcel()).refused.empty());
  import_into(here.book, ligeud_evening(2, agreed(20, "50")));
  CHECK(can_be_read(here.book));
  REQUIRE(part_evenings(here.book, {other}).has_value());
  CHECK(look_at(here.book, other)->history.sessions.size() == 1);
}

TEST_CASE("what the roster says of an id keeps no entry out, however that comes",
          "[record][import]") {
  OneBook here;
  const auto enters = [&](int n) { append_to(here.book, session, agreed(n, "2")); };
  const auto corrects = [&](int n) {
    const auto stored =
        correct_entry(here.book, uuid_of(3, 1), json_of(agreed(n, "2")), {"it was agreed"});
    REQUIRE(stored.has_value());
    CHECK(std::holds_alternative<Decided>(*stored));
  };
  const auto imports = [&](int n) {
    import_into(here.book, ligeud_evening(1, nine_made(1) + "," + agreed(n, "2")));
  };
  int n = 50;
  for (const std::function<void(int)>& comes :
       {std::function<void(int)>(enters), std::function<void(int)>(imports),
        std::function<void(int)>(corrects)}) {
    ++n;
    CAPTURE(n);
    Forger early;
    says(early, fusion(uuid_of(3, n), uuid_of(8, n)));
    REQUIRE(given(here.book, early.parcel()).refused.empty());
    comes(n);
    CHECK(contains(contents(here.book), id_of(3, n)));
    CHECK(can_be_read(here.book));
  }
  // What plays is there.
  auto log = SessionLog::open(here.book, session);
  REQUIRE(log.has_value());
  std::string as_anna = agreed(1, "2");
  as_anna.replace(as_anna.find(id_of(3, 1)), 36, to_string(id_called(here.book, "Anna")));
  const auto answer = log->append(json_of(as_anna));
  REQUIRE(answer.has_value());
  CHECK(std::holds_alternative<Violations>(*answer));
}

TEST_CASE("of two movements with one id each is voided by an id of its own", "[purse]") {
  OneBook here;
  PurseContents owed;
  owed.person = id_called(here.book, "Anna");
  owed.what = PurseKind::fee;
  owed.to_club = true;
  owed.amount = Money{50'000};
  owed.currency = "DKK";
  owed.date = "2026-11-20";
  const auto added = enter_in_purse(here.book, {owed}, Extra::no);
  REQUIRE(added.has_value());
  const Uuid ours = added->at(0).id;
  PurseContents other = owed;
  other.person = id_called(here.book, "Bo");
  other.amount = Money{100};
  other.date = "2025-01-01";
  Forger stranger;
  says(stranger, new_record(RecordKind::purse, ours, purse_id, other));
  REQUIRE(given(here.book, stranger.parcel()).records == 1);

  CHECK_FALSE(decide_in_purse(here.book, {ours, false, "", "wrong"}).has_value());
  for (const Money amount : {Money{50'000}, Money{100}}) {
    const auto purse = look_at_purse(here.book);
    const auto line =
        std::find_if(purse->lines.begin(), purse->lines.end(),
                     [&](const PurseLine& one) { return one.movement.contents.amount == amount; });
    REQUIRE(line != purse->lines.end());
    CHECK(line->movement.contents.stands);
    REQUIRE(
        decide_in_purse(here.book, {line->movement.ids.front(), false, "", "wrong"}).has_value());
  }
  const auto purse = look_at_purse(here.book);
  CHECK(std::none_of(purse->lines.begin(), purse->lines.end(),
                     [](const PurseLine& one) { return one.movement.contents.stands; }));
}

TEST_CASE("what is entered is answered by the id that it is known by, whoever had its own before",
          "[purse]") {
  OneBook here;
  const Folder folder;
  Book there = opened(folder.path("there.db"));
  REQUIRE(taken(there, here.book).refused.empty());
  const PurseContents fee = owed(id_called(here.book, "Anna"), 2000, PurseKind::fee);
  const Uuid usual = enter_in_purse(there, {fee}, Extra::no)->at(0).id;
  Forger stranger;
  says(stranger, new_record(RecordKind::purse, usual, purse_id,
                            owed(id_called(here.book, "Bo"), 100, PurseKind::fee)));
  REQUIRE(given(here.book, stranger.parcel()).records == 1);

  const auto entered = enter_in_purse(here.book, {fee}, Extra::no);
  REQUIRE(entered.has_value());
  CHECK(entered->at(0).id != usual);
  REQUIRE(decide_in_purse(here.book, {entered->at(0).id, false, "", "wrong"}).has_value());
  const auto purse = look_at_purse(here.book);
  for (const PurseLine& line : purse->lines)
    CHECK(line.movement.contents.stands == (line.name == "Bo"));
}

TEST_CASE("what a stranger took back that was never said makes nothing count twice",
          "[purse][payments]") {
  const std::int64_t nth = GENERATE(0, 1, 2, std::int64_t{1} << 62);
  CAPTURE(nth);
  OneBook here;
  const Folder folder;
  Book there = opened(folder.path("there.db"));
  REQUIRE(taken(there, here.book).refused.empty());
  const Uuid bo = id_called(here.book, "Bo"), anna = id_called(here.book, "Anna");
  Forger stranger;
  says(stranger, new_record(RecordKind::payment, uuid_of(8, 1), evening,
                            PaymentContents{bo, anna, Money{9000}, nth, false, "", "", {}}));
  PurseContents fee = owed(anna, 2000, PurseKind::fee);
  fee.nth = nth;
  fee.stands = false;
  says(stranger, new_record(RecordKind::purse, uuid_of(8, 2), purse_id, fee));
  REQUIRE(given(here.book, stranger.parcel()).records == 2);

  for (Book* each : {&here.book, &there}) {
    REQUIRE(tick_payment(*each, evening, {{}, "Bo", "Anna", Money{9000}, ""}).has_value());
    REQUIRE(enter_in_purse(*each, {owed(anna, 2000, PurseKind::fee)}, Extra::no).has_value());
  }
  for (int turn = 0; turn < 2; ++turn) {
    CHECK(taken(here.book, there).refused.empty());
    CHECK(taken(there, here.book).refused.empty());
  }
  for (Book* each : {&here.book, &there}) {
    CHECK(load_closing(*each, evening)->payments.size() == 1);
    const auto purse = look_at_purse(*each);
    REQUIRE(purse->accounts.size() == 1);
    CHECK(purse->accounts.front().balance.at("DKK") == Money{-2000});
    CHECK(conflicts(*each, std::nullopt)->empty());
  }
}

TEST_CASE("of two equal things below evenings that were joined each has an id of its own",
          "[purse][payments]") {
  const Uuid other = uuid_of(1, 2), stolen = uuid_of(8, 9);
  OneBook here;
  import_into(here.book, ligeud_evening(2, agreed(20, "50")));
  const Uuid anna = id_called(here.book, "Anna"), bo = id_called(here.book, "Bo");
  REQUIRE(join_evenings(here.book, {evening, other}).has_value());
  Forger stranger;
  SECTION("a payment in each") {
    for (const Uuid& each : {evening, other})
      says(stranger, new_record(RecordKind::payment, stolen, each,
                                PaymentContents{anna, bo, Money{700}, 0, true, "", "", {}}));
    REQUIRE(given(here.book, stranger.parcel()).records == 2);
    CHECK_FALSE(untick_payment(here.book, evening, stolen, {.at = "", .why = "wrong"}).has_value());
    for (std::size_t left = 2; left > 0; --left) {
      const auto payments = load_closing(here.book, evening)->payments;
      REQUIRE(payments.size() == left);
      const auto taken =
          untick_payment(here.book, evening, payments.front().id, {.at = "", .why = "wrong"});
      REQUIRE(taken.has_value());
      CHECK_FALSE(taken->already);
    }
    CHECK(load_closing(here.book, evening)->payments.empty());
  }
  SECTION("money handed over at each") {
    for (const Uuid& each : {evening, other}) {
      PurseContents paid;
      paid.person = anna;
      paid.what = PurseKind::payment;
      paid.to_club = true;
      paid.amount = Money{700};
      paid.currency = "DKK";
      paid.date = "2026-11-20";
      paid.evening = each;
      says(stranger, new_record(RecordKind::purse, stolen, purse_id, paid));
    }
    REQUIRE(given(here.book, stranger.parcel()).records == 2);
    CHECK_FALSE(decide_in_purse(here.book, {stolen, false, "", "wrong"}).has_value());
    const auto standing = [&] {
      std::vector<Uuid> ids;
      const auto purse = look_at_purse(here.book);
      for (const PurseLine& line : purse->lines)
        if (line.movement.contents.stands) ids.push_back(line.movement.ids.front());
      return ids;
    };
    for (std::size_t left = 2; left > 0; --left) {
      REQUIRE(standing().size() == left);
      REQUIRE(decide_in_purse(here.book, {standing().front(), false, "", "wrong"}).has_value());
    }
    CHECK(standing().empty());
  }
}

TEST_CASE("a header with somebody else in a seat is booked anew when that one turns out to be ours",
          "[gate][verify]") {
  const Uuid zed = uuid_of(8, 2);
  for (const std::size_t seat : {std::size_t{0}, std::size_t{1}, std::size_t{3}}) {
    CAPTURE(seat);
    OneBook here;
    const Items items = everything_of(here.book).items;
    const auto header = std::find_if(items.begin(), items.end(), [](const Item& item) {
      return item.record.kind == RecordKind::session;
    });
    REQUIRE(header != items.end());
    SessionContents other = *read_as<SessionContents>(*header);
    std::swap(other.sitters[0], other.sitters[seat]);
    other.sitters[seat] = zed;
    other.follows = {header->record.hash};
    Forger stranger, another;
    says(stranger, player(zed, evening, "Zed"));
    says(stranger, new_record(RecordKind::session, session, evening, other));
    another.write(player(zed, evening, "Anna"), 1);
    for (const Parcel& parcel : {stranger.parcel(), another.parcel()}) {
      const Merged merged = given(here.book, parcel);
      CHECK(merged.refused.empty());
      CHECK(can_be_read(here.book));
    }
  }
}

TEST_CASE("a correction stands, whatever a stranger says under its id to replace another entry",
          "[gate][corrections]") {
  OneBook here;
  append_to(here.book, session, agreed(2, "3"));
  const auto corrected =
      correct_entry(here.book, uuid_of(3, 1), json_of(agreed(7, "2")), {"it was agreed"});
  REQUIRE(corrected.has_value());
  const Uuid id = std::get<Decided>(*corrected).id;
  const auto standing_of = [&](const Uuid& entry) {
    std::vector<std::string> bodies;
    const auto view = look_at(here.book, evening);
    REQUIRE(view.has_value());
    for (const SessionHistory& one : view->history.sessions)
      for (const EntryRow& row : one.entries)
        if (row.entry == entry && row.state == EntryState::live)
          bodies.push_back(row.contents.body);
    return bodies;
  };
  const auto ours = standing_of(uuid_of(3, 1));
  REQUIRE(ours.size() == 1);
  const std::int64_t clock = GENERATE(1, 1000);
  Forger stranger;
  stranger.write(
      new_record(
          RecordKind::correction, id, session,
          CorrectionContents{
              uuid_of(3, 2), {R"({"type":"note","text":"…"})", {{"text", "so"}}}, "", "", {}}),
      clock);
  REQUIRE(given(here.book, stranger.parcel()).records == 1);
  CHECK(standing_of(uuid_of(3, 1)) == ours);
  CHECK(standing_of(uuid_of(3, 2)).size() == 1);
  CHECK(can_be_read(here.book));
}

TEST_CASE("a number with a fraction in a record is refused", "[gate]") {
  OneBook here;
  Forger stranger;
  NewRecord correction = new_record(
      RecordKind::correction, uuid_of(3, 50), session,
      CorrectionContents{uuid_of(3, 1), {R"({"type":"note","text":"…"})", {}}, "", "", {}});
  const std::size_t at = correction.body.find(R"("type")");
  REQUIRE(at != std::string::npos);
  correction.body.insert(at, R"("tricks":0.5,)");
  says(stranger, correction);
  CHECK(given(here.book, stranger.parcel()).refused.size() == 1);
  CHECK(can_be_read(here.book));
}

TEST_CASE("an agreed entry with an empty reason counts alike for whoever has its words and not",
          "[gate][verify]") {
  OneBook here;
  Forger stranger;
  says(stranger,
       new_record(RecordKind::entry, uuid_of(3, 60), session,
                  EntryContents{R"({"type":"adjust","points":{"0":"5","1":"-5"},"why":"…"})",
                                {{"why", ""}}}));
  CHECK(given(here.book, stranger.parcel()).records == 1);
  CHECK(can_be_read(here.book));
}

TEST_CASE("names that each pass on to the next are those of that evening, for all of them",
          "[roster]") {
  OneBook here;
  constexpr int many = 60;
  Forger stranger;
  const auto id = [](int n) { return uuid_of(8, 100 + n); };
  for (int n = 0; n < many; ++n)
    says(stranger, new_record(RecordKind::player, id(n), evening,
                              PlayerContents{"n" + std::to_string(n), true, false}));
  for (int n = 0; n + 1 < many; ++n)
    says(stranger, new_record(RecordKind::name, id(n), roster_id,
                              NameContents{"n" + std::to_string(n + 1), true, {}}));
  CHECK(given(here.book, stranger.parcel()).refused.empty());
  const auto view = look_at(here.book, evening);
  REQUIRE(view.has_value());
  for (int n = 0; n < many; ++n) {
    const Participant* one = view->history.find(id(n));
    REQUIRE(one != nullptr);
    CHECK(one->now == "n" + std::to_string(n));
  }
}

TEST_CASE("who is forgotten is forgotten under every id that a book knows them by", "[forget]") {
  Book here = Book::in_memory(), there = Book::in_memory();
  import_into(here, ligeud_evening(1, nine_made(1)));
  import_into(there, ligeud_evening(2, nine_made(7)));
  taken(there, here);
  REQUIRE(erase_person(here, person(here, "Bo"), "Player 9").has_value());
  for (int again = 0; again < 2; ++again) {
    taken(there, here);
    taken(here, there);
    for (const Book* book : {&here, &there}) {
      CHECK_FALSE(find_person(*book, "Bo").has_value());
      CHECK(find_person(*book, "Player 9").has_value());
      CHECK_FALSE(contains(contents(*book), "Bo\n"));
    }
  }
  CHECK(contents(here) == contents(there));
}

}  // namespace strangers_ids_test
