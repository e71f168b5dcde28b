// What a table does with its book beside entering deals.
#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "db/files/backup.hpp"
#include "db/files/merge.hpp"
#include "support/evenings.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace desk_test {

namespace {

// Ligeud with auctions, so that every deal says who dealt before it: Anna, then Bo.
std::string nole_by(int n, const std::string& declarer, const std::vector<std::string>& order) {
  std::string calls;
  for (const std::string& name : order)
    calls += std::string(calls.empty() ? "" : ",") + "[\"" + name + "\",\"" +
             (name == declarer ? "nole" : "pass") + "\"]";
  return R"({"id":")" + id_of(3, n) + R"(","type":"deal","auction":[)" + calls + R"(],"tricks":1})";
}
const std::vector<std::string> anna_deals{"Bo", "Cai", "Dea", "Anna"};
const std::vector<std::string> bo_deals{"Cai", "Dea", "Anna", "Bo"};

std::string two_auctions() {
  return nole_by(1, "Cai", anna_deals) + "," + nole_by(2, "Cai", bo_deals);
}

Evening loaded(const Book& book, int n = 1) {
  auto evening = load_evening(book, uuid_of(1, n));
  REQUIRE(evening.has_value());
  return std::move(*evening);
}
std::string points(const Evening& evening, std::size_t session = 0) {
  const JudgedSession judged = judge(evening.sessions.at(session));
  std::string row;
  for (int i = 0; i < static_cast<int>(evening.sessions.at(session).seats.size()); ++i)
    row += (i ? " " : "") + to_string(judged.standing.points[Seat{i}]);
  return row;
}
bool is_clean(const Book& book) {
  const auto verified = verify_book(book);
  return verified && verified->differences.empty();
}
const std::string closed_at = "2026-11-20T23:10:00+01:00";

}  // namespace

TEST_CASE("a correction takes the place of what it corrects", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, two_auctions()));
  REQUIRE(points(loaded(book)) == "-150 -150 450 -150");

  // Voided, the first deal would take Anna's turn to deal away from under the second one.
  const auto voided = void_entry(book, uuid_of(3, 1), {"wrong"});
  REQUIRE(voided.has_value());
  CHECK(std::holds_alternative<Refused>(*voided));

  const auto corrected =
      correct_entry(book, uuid_of(3, 1), json_of(nole_by(9, "Dea", anna_deals)), {"it was Dea"});
  REQUIRE(corrected.has_value());
  REQUIRE(std::holds_alternative<Decided>(*corrected));
  const Evening evening = loaded(book);
  CHECK(points(evening) == "-150 -150 150 150");
  const auto& drafts = std::get<EnteredSession<Ligeud>>(evening.sessions[0].entered).entries;
  REQUIRE(drafts.size() == 3);
  CHECK(drafts[0].entry.stamp.voided->why == "it was Dea");
  CHECK(drafts[1].entry.stamp.id == uuid_of(3, 9));
  CHECK(drafts[2].entry.stamp.id == uuid_of(3, 2));
  CHECK(is_clean(book));

  SECTION("the same correction again adds nothing") {
    const auto again =
        correct_entry(book, uuid_of(3, 1), json_of(nole_by(9, "Dea", anna_deals)), {"it was Dea"});
    REQUIRE(again.has_value());
    CHECK(std::get<Decided>(*again).already);
    CHECK(points(loaded(book)) == "-150 -150 150 150");
  }
  SECTION("a correction can be corrected") {
    const auto twice =
        correct_entry(book, uuid_of(3, 9), json_of(nole_by(10, "Bo", anna_deals)), {"it was Bo"});
    REQUIRE(twice.has_value());
    REQUIRE(std::holds_alternative<Decided>(*twice));
    CHECK(points(loaded(book)) == "-150 150 150 -150");
    CHECK(is_clean(book));
  }
  SECTION("the last entry, corrected, can be voided") {
    REQUIRE(correct_entry(book, uuid_of(3, 2), json_of(nole_by(11, "Anna", bo_deals)), {"x"})
                .has_value());
    const auto gone = void_entry(book, uuid_of(3, 11), {"misdeal"});
    REQUIRE(gone.has_value());
    CHECK(std::holds_alternative<Decided>(*gone));
    CHECK(points(loaded(book)) == "-75 -75 -75 225");
    CHECK(is_clean(book));
  }
  SECTION("exported and imported elsewhere it means the same") {
    Book other = opened(folder.path("other.db"));
    CHECK(import_into(other, evening_file(evening)) > 0);
    CHECK(points(loaded(other)) == "-150 -150 150 150");
    CHECK(is_clean(other));
    CHECK(import_into(book, evening_file(evening)) == 0);  // nothing new at home
  }
  SECTION("a posting that was changed by hand is found") {
    tamper(folder.path("book.db"),
           "UPDATE posting SET points = points + 1000 WHERE entry IN"
           " (SELECT record FROM record WHERE kind = 9)");
    CHECK_FALSE(is_clean(book));
  }
}

TEST_CASE("a correction that breaks a rule is refused, and nothing is stored", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, two_auctions()));
  const auto refused = [&](const std::string& replacement, Force force) {
    const auto answer = correct_entry(book, uuid_of(3, 1), json_of(replacement), {"x", force});
    REQUIRE(answer.has_value());
    return std::holds_alternative<Refused>(*answer) ? std::get<Refused>(*answer).complaints.size()
                                                    : 0U;
  };
  // Wrong in itself (declarer, trump and partner are missing; and Bo has not dealt then): not even
  // by force.
  CHECK(refused(R"({"type":"deal","contract":"9","tricks":9})", Force::no) == 4);
  CHECK(refused(R"({"type":"deal","contract":"9","tricks":9})", Force::yes) == 4);
  CHECK(refused(R"({"type":"deal","contract":7})", Force::yes) > 0);
  // All passed: then Anna deals again, and the second deal's auction starts with the wrong player.
  const std::string passed = R"({"type":"deal","contract":"passed"})";
  CHECK(refused(passed, Force::no) == 1);
  CHECK(points(loaded(book)) == "-150 -150 450 -150");
  CHECK(refused(passed, Force::yes) == 0);
  CHECK(points(loaded(book)) == "0 0 0 0");
  CHECK(is_clean(book));
  const auto nowhere = correct_entry(book, uuid_of(3, 77), json_of(passed), {"x"});
  REQUIRE_FALSE(nowhere.has_value());
  CHECK(nowhere.error().kind == BookFault::Kind::not_found);
}

TEST_CASE("corrections merge like everything else", "[book]") {
  const Folder folder;
  const std::string one = folder.path("one.db"), two = folder.path("two.db");
  {
    Book book = opened(one);
    import_into(book, ligeud_evening(1, two_auctions()));
    REQUIRE(backup_book(book, two).has_value());
    REQUIRE(correct_entry(book, uuid_of(3, 1), json_of(nole_by(9, "Dea", anna_deals)), {"Dea"})
                .has_value());
  }
  {
    Book book = opened(two);
    REQUIRE(correct_entry(book, uuid_of(3, 2), json_of(nole_by(8, "Bo", bo_deals)), {"Bo"})
                .has_value());
    REQUIRE(
        tick_payment(book, uuid_of(1, 1), {{}, "Anna", "Cai", Money{500}, closed_at}).has_value());
  }
  const std::string kept = folder.path("kept.db");
  std::filesystem::copy_file(one, kept);
  Book here = opened(one), there = opened(two);
  REQUIRE(merge_book(here, two).has_value());
  REQUIRE(merge_book(there, kept).has_value());
  CHECK(points(loaded(here)) == "-150 150 -150 150");
  CHECK(evening_file(loaded(here)) == evening_file(loaded(there)));
  CHECK(load_closing(here, uuid_of(1, 1))->payments.size() == 1);
  CHECK(is_clean(here));
  CHECK(is_clean(there));
}

TEST_CASE("two books that correct the same deal agree on what stands when they meet", "[book]") {
  const Folder folder;
  const std::string one = folder.path("one.db"), two = folder.path("two.db");
  const auto correct = [](Book& book, int n, const std::string& declarer) {
    const Json replacement = json_of(nole_by(n, declarer, anna_deals));
    const auto answer = correct_entry(book, uuid_of(3, 1), replacement, {declarer});
    REQUIRE(answer.has_value());
    REQUIRE(std::holds_alternative<Decided>(*answer));
  };
  Book here = opened(one);
  import_into(here, ligeud_evening(1, nole_by(1, "Cai", anna_deals)));
  REQUIRE(backup_book(here, two).has_value());
  Book there = opened(two);
  correct(here, 8, "Dea");
  correct(there, 9, "Bo");
  REQUIRE(backup_book(here, folder.path("kept.db")).has_value());
  const auto merged = merge_book(here, two);
  REQUIRE(merged.has_value());
  REQUIRE(merge_book(there, folder.path("kept.db")).has_value());
  CHECK(contents(here) == contents(there));
  // The deal, and two that stand behind it: one of them counts, whichever is later.
  CHECK(std::get<EnteredSession<Ligeud>>(loaded(here).sessions[0].entered).entries.size() == 3);
  const std::string dea = "-75 -75 -75 225", bo = "-75 225 -75 -75";
  CHECK((points(loaded(here)) == dea || points(loaded(here)) == bo));
  CHECK(merged->broken.empty());
  REQUIRE(merged->conflicts.size() == 1);
  CHECK(merged->conflicts[0].id == uuid_of(3, 1));
  CHECK(merged->conflicts[0].sides.size() == 2);
  CHECK(conflicts(there, uuid_of(1, 1))->size() == 1);
  CHECK(is_clean(here));
  CHECK(is_clean(there));

  // Who was right is for people to say, in either book.
  for (const Side& side : merged->conflicts[0].sides)
    if (side.item.record.id == uuid_of(3, 8))
      REQUIRE(keep_side(there, merged->conflicts[0], side.item.record.hash).has_value());
  REQUIRE(merge_book(here, two).has_value());
  CHECK(points(loaded(here)) == dea);
  CHECK(conflicts(here, std::nullopt)->empty());
  CHECK(contents(here) == contents(there));
  CHECK(is_clean(here));
  CHECK(is_clean(there));
}

TEST_CASE("a correction needs an id of its own", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, two_auctions()));
  for (const int taken : {1, 2}) {  // its own, and that of another deal
    CAPTURE(taken);
    const auto answer = correct_entry(book, uuid_of(3, 1),
                                      json_of(nole_by(taken, "Dea", anna_deals)), {"it was Dea"});
    REQUIRE(answer.has_value());
    CHECK(std::holds_alternative<Refused>(*answer));  // not stored, so not answered as stored
    CHECK(points(loaded(book)) == "-150 -150 450 -150");
  }
}

TEST_CASE("payments are ticked, and taken back", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  const Uuid evening = uuid_of(1, 1);
  const MadePayment payment{{}, "Anna", "Bo", Money{900}, closed_at};
  const auto first = tick_payment(book, evening, payment);
  const auto again = tick_payment(book, evening, payment);
  REQUIRE((first.has_value() && again.has_value()));
  CHECK_FALSE(first->already);
  CHECK(again->already);
  CHECK(again->id == first->id);
  auto closing = load_closing(book, evening);
  REQUIRE(closing.has_value());
  REQUIRE(closing->payments.size() == 1);
  CHECK(closing->payments[0].id == first->id);
  CHECK(closing->payments[0].to == "Bo");
  CHECK(closing->payments[0].amount == Money{900});
  CHECK(closing->payments[0].at == closed_at);
  REQUIRE(untick_payment(book, evening, first->id, closed_at).has_value());
  REQUIRE(untick_payment(book, evening, first->id, closed_at).has_value());
  CHECK(load_closing(book, evening)->payments.empty());
  CHECK(is_clean(book));
  CHECK(points(loaded(book)) == "-90 90 -90 90");  // no payment moves points
  const auto made_again = tick_payment(book, evening, payment);
  REQUIRE(made_again.has_value());
  CHECK_FALSE(made_again->already);
  CHECK(load_closing(book, evening)->payments.size() == 1);

  using Kind = BookFault::Kind;
  const auto fault = [](const auto& answer) {
    REQUIRE_FALSE(answer.has_value());
    return answer.error().kind;
  };
  CHECK(fault(tick_payment(book, uuid_of(1, 9), payment)) == Kind::not_found);
  CHECK(fault(tick_payment(book, evening, {{}, "Eva", "Bo", Money{1}, ""})) == Kind::not_found);
  CHECK(fault(tick_payment(book, evening, {{}, "Bo", "Eva", Money{1}, ""})) == Kind::not_found);
  CHECK(fault(tick_payment(book, evening, {{}, "Bo", "Bo", Money{1}, ""})) == Kind::other);
  CHECK(fault(untick_payment(book, evening, uuid_of(4, 9), "")) == Kind::not_found);
  CHECK(fault(untick_payment(book, uuid_of(1, 9), first->id, "")) == Kind::not_found);
  CHECK(is_clean(book));
}

TEST_CASE("a payment is made twice only when somebody says so", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  const Uuid evening = uuid_of(1, 1);
  const MadePayment payment{{}, "Anna", "Bo", Money{900}, closed_at};
  const auto paid = [&] { return load_closing(book, evening)->payments.size(); };
  const Uuid first = tick_payment(book, evening, payment)->id;
  const auto second = tick_payment(book, evening, payment, 1);
  REQUIRE(second.has_value());
  CHECK_FALSE(second->already);
  CHECK(second->id != first);
  CHECK(paid() == 2);
  REQUIRE(untick_payment(book, evening, first, closed_at).has_value());
  CHECK(paid() == 1);
  CHECK(tick_payment(book, evening, payment)->already);  // the second one stands
  CHECK(tick_payment(book, evening, payment, 1)->id == first);
  CHECK(paid() == 2);
  CHECK(is_clean(book));
}

TEST_CASE("payments, initials and ends travel between books, whoever merges", "[book]") {
  const Folder folder;
  const Uuid evening = uuid_of(1, 1);
  const std::string one = folder.path("one.db"), two = folder.path("two.db");
  Book here = opened(one);
  import_into(here, ligeud_evening(1, nine_made(1)));
  const auto first = tick_payment(here, evening, {{}, "Anna", "Bo", Money{900}, closed_at});
  REQUIRE(first.has_value());
  REQUIRE(backup_book(here, two).has_value());
  Book there = opened(two);
  REQUIRE(untick_payment(there, evening, first->id, closed_at).has_value());
  const auto second = tick_payment(there, evening, {{}, "Cai", "Dea", Money{900}, closed_at});
  REQUIRE(second.has_value());
  REQUIRE(set_initials(there, evening, {"Cai", "CC", Money{-900}, closed_at}).has_value());
  REQUIRE(set_initials(here, evening, {"Dea", "DD", Money{900}, closed_at}).has_value());
  REQUIRE(end_session(here, uuid_of(2, 1), closed_at).has_value());
  REQUIRE(backup_book(here, folder.path("kept.db")).has_value());
  REQUIRE(merge_book(here, two).has_value());
  REQUIRE(merge_book(there, folder.path("kept.db")).has_value());
  for (const Book* book : {&here, &there}) {
    const auto closing = load_closing(*book, evening);
    REQUIRE(closing.has_value());
    REQUIRE(closing->payments.size() == 1);
    CHECK(closing->payments[0].id == second->id);
    CHECK(closing->initials.size() == 2);
    CHECK(closing->ended == std::vector<Uuid>{uuid_of(2, 1)});
    CHECK(is_clean(*book));
  }
}

TEST_CASE("a payment that cannot be read is damage, and never money", "[book]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  Book book = opened(path);
  import_into(book, ligeud_evening(1, nine_made(1)));
  REQUIRE(tick_payment(book, uuid_of(1, 1), {{}, "Anna", "Bo", Money{900}, closed_at}).has_value());
  tamper(path, "UPDATE record SET body = replace(body, 'amount', 'amuont') WHERE kind = 4");
  const auto closing = load_closing(book, uuid_of(1, 1));
  CHECK((!closing.has_value() || closing->payments.empty()));
  CHECK_FALSE(is_clean(book));
}

TEST_CASE("initials stand with the amount they were given for", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  REQUIRE(set_initials(book, uuid_of(1, 1), {"Anna", "AA", Money{-900}, closed_at}).has_value());
  REQUIRE(set_initials(book, uuid_of(1, 1), {"Bo", "BB", Money{900}, closed_at}).has_value());
  REQUIRE(set_initials(book, uuid_of(1, 1), {"Anna", "A", Money{-800}, closed_at}).has_value());
  const auto closing = load_closing(book, uuid_of(1, 1));
  REQUIRE(closing.has_value());
  REQUIRE(closing->initials.size() == 2);
  CHECK(closing->initials[1].initials == "A");
  CHECK(closing->initials[1].money == Money{-800});
  CHECK(is_clean(book));
}

TEST_CASE("a game is ended and resumed", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  const auto ended = [&] { return load_closing(book, uuid_of(1, 1))->ended.size(); };
  CHECK(*resume_session(book, uuid_of(2, 1), closed_at) == Changed::no);
  CHECK(*end_session(book, uuid_of(2, 1), closed_at) == Changed::yes);
  CHECK(*end_session(book, uuid_of(2, 1), closed_at) == Changed::no);
  CHECK(ended() == 1);
  CHECK(*resume_session(book, uuid_of(2, 1), closed_at) == Changed::yes);
  CHECK(ended() == 0);
  CHECK(*end_session(book, uuid_of(2, 1), closed_at) == Changed::yes);
  CHECK(ended() == 1);
  append_to(book, uuid_of(2, 1), nine_made(2));  // it says nothing about what may be entered
  CHECK(is_clean(book));
}

TEST_CASE("players who sat at each other's places get each other's deals", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, two_auctions()));
  const std::vector<std::string> seats{"Anna", "Cai", "Bo", "Dea"};
  const auto stored = reseat_session(book, uuid_of(2, 1), seats, Reseat::people, {"wrong seats"});
  REQUIRE(stored.has_value());
  REQUIRE(std::holds_alternative<Decided>(*stored));
  const Evening evening = loaded(book);
  REQUIRE(evening.sessions.size() == 1);  // the same session, and nothing in it is void
  CHECK(evening.sessions[0].id == uuid_of(2, 1));
  CHECK(evening.sessions[0].seats == seats);
  CHECK(std::get<EnteredSession<Ligeud>>(evening.sessions[0].entered).entries.size() == 2);
  CHECK(points(evening) == "-150 -150 450 -150");  // Bo's now, who sits third
  const auto lines = standings(book, {});
  REQUIRE(lines.has_value());
  for (const StandingLine& line : *lines)
    CHECK(to_string(line.money.at(0).second) == (line.player == "Bo" ? "45.00" : "-15.00"));
  CHECK(load_closing(book, uuid_of(1, 1))->ended.empty());
  CHECK(is_clean(book));

  SECTION("entries go on at the new seats") {
    append_to(book, uuid_of(2, 1), agreed(9, "10"));
    CHECK(points(loaded(book)) == "-140 -150 440 -150");
    CHECK(is_clean(book));
  }
  SECTION("it can be put back") {
    const std::vector<std::string> back{"Anna", "Bo", "Cai", "Dea"};
    REQUIRE(
        reseat_session(book, uuid_of(2, 1), back, Reseat::people, {"right after all"}).has_value());
    CHECK(points(loaded(book)) == "-150 -150 450 -150");
    CHECK(loaded(book).sessions[0].seats == back);
    CHECK(is_clean(book));
  }
  SECTION("the file of before adds nothing") {
    CHECK(import_into(book, ligeud_evening(1, two_auctions())) == 0);
    CHECK(points(loaded(book)) == "-150 -150 450 -150");
  }
}

TEST_CASE("where only the order was wrong, everybody keeps what is theirs", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  const std::vector<std::string> seats{"Bo", "Anna", "Cai", "Dea"};
  REQUIRE(reseat_session(book, uuid_of(2, 1), seats, Reseat::order, {"x"}).has_value());
  CHECK(points(loaded(book)) == "90 -90 -90 90");

  // An auction cannot go round the table in another order: refused, and nothing is stored.
  import_into(book, ligeud_evening(2, nole_by(5, "Cai", anna_deals)));
  const auto refused = reseat_session(book, uuid_of(2, 2), seats, Reseat::order, {"x"});
  REQUIRE(refused.has_value());
  CHECK(std::holds_alternative<Refused>(*refused));
  CHECK(loaded(book, 2).sessions[0].seats == std::vector<std::string>{"Anna", "Bo", "Cai", "Dea"});
  CHECK(points(loaded(book, 2)) == "-75 -75 225 -75");
  CHECK(is_clean(book));
}

TEST_CASE("a stated dealer is dropped where the order round the table changes", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  const auto deal = [](int n, const char* dealer) {
    return nine_made(n, std::string(R"(,"dealer":")") + dealer + "\"");
  };
  import_into(book, ligeud_evening(1, deal(1, "Anna") + "," + deal(2, "Bo")));
  const std::vector<std::string> seats{"Cai", "Anna", "Bo", "Dea"};
  const auto stored = reseat_session(book, uuid_of(2, 1), seats, Reseat::order, {"x"});
  REQUIRE(stored.has_value());
  REQUIRE(std::holds_alternative<Decided>(*stored));
  CHECK(points(loaded(book)) == "-180 -180 180 180");
  // From then on the dealer is checked again: Cai and Anna have dealt, Bo does.
  auto log = SessionLog::open(book, uuid_of(2, 1));
  CHECK(std::holds_alternative<Violations>(*log->append(json_of(deal(3, "Cai")))));
  CHECK(std::holds_alternative<SessionLog::Entered>(*log->append(json_of(deal(3, "Bo")))));
  CHECK(is_clean(book));
}

TEST_CASE("in English whist other seats make other pairs", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, evening_text("english-whist", {"Anna", "Bo", "Cai", "Dea"}, "{}",
                                 R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  const auto lines = list_evenings(book);
  const Uuid id = lines->front().id;
  const Evening before = *load_evening(book, id);
  const EveningSession moved =
      reseated(before.sessions[0], {"Anna", "Cai", "Bo", "Dea"}, Reseat::people);
  CHECK(to_string(judge(moved).standing.points[Seat{2}]) == "3");  // Bo is Anna's partner now
  REQUIRE(
      reseat_session(book, *before.sessions[0].id, moved.seats, Reseat::people, {"x"}).has_value());
  const Evening after = *load_evening(book, id);
  CHECK(judge(after.sessions[0]).standing.points == judge(moved).standing.points);
  CHECK(is_clean(book));
}

TEST_CASE("in Rödskägg people who change chairs change sheets too", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, evening_text("rodskagg", {"Anna", "Bo", "Cai", "Dea"}, "{}",
                                 R"({"type":"deal","declarer":"Cai","bid":"4",)"
                                 R"("first_four":{"Cai":4},"last_two":{"Cai":2}})"));
  const Uuid id = list_evenings(book)->front().id;
  const EveningSession before = load_evening(book, id)->sessions[0];
  const auto sheet = [](const EveningSession& session, int seat) {
    return to_string(judge(session).standing.sheet[Seat{seat}]);
  };
  REQUIRE(sheet(before, 2) != sheet(before, 1));
  const std::vector<std::string> seats{"Anna", "Cai", "Bo", "Dea"};
  const EveningSession people = reseated(before, seats, Reseat::people);
  CHECK(sheet(people, 2) == sheet(before, 2));  // the chair's, where Bo sat
  const EveningSession order = reseated(before, seats, Reseat::order);
  CHECK(sheet(order, 1) == sheet(before, 2));  // Cai's, wherever Cai sits
  const auto stored = reseat_session(book, *before.id, seats, Reseat::people, {"x"});
  REQUIRE(stored.has_value());
  REQUIRE(std::holds_alternative<Decided>(*stored));
  const Evening after = *load_evening(book, id);
  REQUIRE(after.sessions.size() == 1);
  CHECK(after.sessions[0].seats == seats);
  CHECK(sheet(after.sessions[0], 2) == sheet(before, 2));
  CHECK(is_clean(book));
}

TEST_CASE("however a sample evening is reseated, by force it is stored and nothing is damaged",
          "[book]") {
  const std::string path = GENERATE(from_range(samples()));
  const Reseat kind = GENERATE(Reseat::people, Reseat::order);
  CAPTURE(path, kind == Reseat::people);
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, read_bytes(path));
  const Uuid id = list_evenings(book)->front().id;
  const Evening before = *load_evening(book, id);
  for (const EveningSession& session : before.sessions) {
    std::vector<std::string> seats = session.seats;
    std::swap(seats[0], seats[1]);
    const EveningSession moved = reseated(session, seats, kind);
    const std::string was = contents(book);
    const auto asked = reseat_session(book, *session.id, seats, kind, {"wrong seats"});
    REQUIRE(asked.has_value());
    if (std::holds_alternative<Decided>(*asked)) continue;
    CHECK(contents(book) == was);
    const auto forced = reseat_session(book, *session.id, seats, kind, {"wrong seats", Force::yes});
    REQUIRE(forced.has_value());
    REQUIRE(std::holds_alternative<Decided>(*forced));
    CHECK_FALSE(std::get<Decided>(*forced).broken.empty());
  }
  const Evening after = *load_evening(book, id);
  REQUIRE(after.sessions.size() == before.sessions.size());
  for (std::size_t i = 0; i < after.sessions.size(); ++i) {
    std::vector<std::string> seats = before.sessions[i].seats;
    std::swap(seats[0], seats[1]);
    const EveningSession moved = reseated(before.sessions[i], seats, kind);
    CHECK(after.sessions[i].seats == seats);
    CHECK(judge(after.sessions[i]).standing.points == judge(moved).standing.points);
  }
  CHECK(is_clean(book));
}

TEST_CASE("an evening grows: without games, with players added, with games added", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  const auto evening = [](const std::string& players, const std::string& sessions) {
    return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 1) +
           R"(","date":"2026-11-20","players":[)" + players + R"(],"sessions":[)" + sessions + "]}";
  };
  CHECK(import_into(book, evening(R"("Anna","Bo","Cai","Dea")", "")) == 5);  // and its players
  CHECK(import_into(book, evening(R"("Anna","Bo","Cai","Dea","Else")", "")) == 1);
  CHECK(loaded(book).players.size() == 5);
  CHECK(import_into(
            book,
            evening(R"("Anna","Bo","Cai","Dea","Else")",
                    R"({"id":")" + id_of(2, 1) +
                        R"(","game":"ligeud","seats":["Else","Bo","Cai","Dea"],"entries":[]})")) ==
        1);
  CHECK(loaded(book).sessions.size() == 1);
  CHECK(is_clean(book));
}

}  // namespace desk_test
