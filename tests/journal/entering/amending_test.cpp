// Decisions about entries and seats, as functions of records alone: there is no book here.
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace amending_test {

namespace {

std::string two_deals() { return dealt(1, "Anna", "Bo") + "," + dealt(2, "Bo", "Cai"); }

const Uuid record = uuid_of(4, 1), other_record = uuid_of(4, 2);

Amendment voids(const Night& night, int n, Force force = Force::no, const Uuid& as = record) {
  return voiding(night.before(), {uuid_of(3, n), "slip", force, ""}, as);
}
Amendment restores(const Night& night, int n) {
  return restoring(night.before(), {uuid_of(3, n), "after all", Force::no, ""}, other_record);
}
Amendment corrects(const Night& night, int n, const std::string& with, Force force = Force::no,
                   bool is_taken = false) {
  const SessionBefore before = night.before();
  Replacement replacement = read_replacement(before, json_of(with), NamesOf::that_night,
                                             uuid_of(3, n), [&](const Uuid&) { return is_taken; });
  if (!contains(with, "\"id\"")) replacement.id = uuid_of(5, 1);
  return correcting(before, {uuid_of(3, n), "it was other", force, ""}, replacement);
}
Amendment reseats(const Night& night, Reseat kind, std::vector<std::string> seats,
                  Force force = Force::no) {
  return reseating(night.before(), {std::move(seats), kind, "wrong chairs", force});
}

const Amended& amended(const Amendment& amendment) {
  REQUIRE(std::holds_alternative<Amended>(amendment));
  return std::get<Amended>(amendment);
}
// "1/dealer" for each complaint: entry (or -) and field. "": not refused.
std::string refused(const Amendment& amendment) {
  std::string list;
  if (const auto* refusal = std::get_if<Refused>(&amendment))
    for (const Complaint& one : refusal->complaints)
      list += (list.empty() ? "" : " ") +
              (one.entry ? std::to_string(*one.entry) : std::string("-")) + "/" +
              one.violation.field;
  return list;
}
std::string totals(const Night& night) {
  const JudgedSession judged = judge(night.before().played());
  std::string row;
  for (int i = 0; i < 4; ++i) row += (i ? " " : "") + to_string(judged.standing.points[Seat{i}]);
  return row;
}
Hash hash_of(const Night& night, RecordKind kind, const Uuid& id) {
  for (const Item& item : night.items.sessions.at(night.session).below)
    if (item.record.kind == kind && item.record.id == id) return item.record.hash;
  return {};
}

}  // namespace

TEST_CASE("what is not on the sheet is not decided about", "[journal]") {
  const Night night(two_deals());
  for (const Amendment& amendment :
       {voids(night, 3), voids(night, 3, Force::yes), restores(night, 3),
        corrects(night, 3, dealt(9, "Anna", "Dea"))}) {
    REQUIRE(std::holds_alternative<WhyNot>(amendment));
    const WhyNot& why = std::get<WhyNot>(amendment);
    CHECK(why.is_missing);
    CHECK(why.text == text(Word::book_no_entry, to_string(uuid_of(3, 3))));
  }
}

TEST_CASE("what is so already is known, and adds nothing", "[journal]") {
  Night night(two_deals());
  const auto known = [](const Amendment& amendment) {
    const Amended& nothing = amended(amendment);
    return nothing.decided.already && nothing.new_records.empty() && nothing.postings.empty();
  };
  CHECK(known(restores(night, 2)));
  CHECK_FALSE(night.store(voids(night, 2)).already);
  CHECK(known(voids(night, 2)));
  CHECK(known(voids(night, 2, Force::yes)));
  CHECK_FALSE(night.store(corrects(night, 1, dealt(9, "Anna", "Dea"))).already);
  CHECK(known(corrects(night, 1, dealt(9, "Anna", "Dea"), Force::no, true)));
  CHECK(amended(corrects(night, 1, dealt(9, "Anna", "Dea"))).decided.id == uuid_of(3, 9));
  // That correction is the first deal's: the second cannot be put right under its id.
  CHECK(refused(corrects(night, 2, dealt(9, "Anna", "Dea"), Force::no, true)) == "2/id");
}

TEST_CASE("what cannot be read is never known, though the rest of it is stored", "[journal]") {
  Night night(two_deals());
  const std::string deal = dealt(9, "Anna", "Dea");
  night.store(corrects(night, 1, deal));
  REQUIRE(amended(corrects(night, 1, deal, Force::no, true)).decided.already);
  const std::string begun = deal.substr(0, deal.size() - 1) + ",";
  for (const auto& [more, field] :
       std::map<std::string, std::string>{{R"("parnter":"Bo"})", "parnter"},
                                          {R"("bought":{"Boo":1}})", "bought"},
                                          {R"("called":"XA"})", "called"},
                                          {R"("void":{"why":"slip"}})", "void"}}) {
    CAPTURE(more);
    for (const Force force : {Force::no, Force::yes})
      CHECK(refused(corrects(night, 1, begun + more, force, true)) == "0/" + field);
  }
}

TEST_CASE("what has been put in an entry's place is void with it", "[journal]") {
  Night corrected(agreed(1, "3") + "," + agreed(2, "5"));
  corrected.store(corrects(corrected, 1, agreed(8, "7")));
  corrected.store(corrects(corrected, 8, agreed(9, "9")));
  REQUIRE(totals(corrected) == "14 -14 0 0");
  const auto state = [](const Night& night, int n) {
    return night.before().row(uuid_of(3, n))->state;
  };
  for (const int row : {1, 8, 9}) {
    CAPTURE(row);
    Night night = corrected;
    const Decided voided = night.store(voids(night, row));
    CHECK_FALSE(voided.already);
    CHECK(voided.id == uuid_of(3, row));  // as it was called
    CHECK(totals(night) == "5 -5 0 0");
    CHECK(is_booked(night));
    CHECK(state(night, 1) == EntryState::corrected);
    CHECK(state(night, 8) == EntryState::corrected);
    CHECK(state(night, 9) == EntryState::voided);
    for (const int again : {1, 8, 9})
      CHECK(amended(voids(night, again, Force::no, other_record)).decided.already);
  }
  // Where what was there first counts again, a correction is none any longer.
  Night restored = corrected;
  restored.store(restores(restored, 1));
  REQUIRE(totals(restored) == "8 -8 0 0");
  CHECK(amended(voids(restored, 8)).decided.already);
  CHECK(amended(voids(restored, 9)).decided.already);
}

TEST_CASE("what a stranger says under a correction's id takes no void from it", "[journal]") {
  Night night(agreed(1, "3") + "," + agreed(2, "5"));
  for (const auto& [of, n] : {std::pair(1, 7), std::pair(7, 8), std::pair(8, 9)})
    night.store(corrects(night, of, agreed(n, std::to_string(n))));
  // That it corrects another entry; later, and heard of first.
  Items& below = night.items.sessions.at(night.session).below;
  const CorrectionContents other{
      uuid_of(3, 2), {R"({"type":"note","text":"…"})", {{"text", "x"}}}, "", "", {}};
  below.insert(below.begin(),
               as_if_stored(new_record(RecordKind::correction, uuid_of(3, 8), night.session, other),
                            newest_clock(below), ++night.rows, {uuid_of(8, 1), 1}));
  const Amended voided = amended(voids(night, 7));
  REQUIRE_FALSE(voided.decided.already);
  CHECK(said<DecisionContents>(voided.new_records.at(0)).of == uuid_of(3, 9));
}

TEST_CASE("of two entries that were corrected under one id that is void which is named",
          "[journal]") {
  Night corrected(agreed(1, "3") + "," + agreed(2, "5"));
  corrected.store(corrects(corrected, 1, agreed(8, "7")));
  corrected.store(corrects(corrected, 2, agreed(8, "9")));  // as another tablet has
  REQUIRE(totals(corrected) == "16 -16 0 0");
  for (const int row : {1, 2}) {
    CAPTURE(row);
    Night night = corrected;
    night.store(voids(night, row));
    CHECK(totals(night) == (row == 1 ? "9 -9 0 0" : "7 -7 0 0"));
    CHECK(is_booked(night));
    CHECK(amended(voids(night, row, Force::no, other_record)).decided.already);
  }
}

TEST_CASE("what counts again is the row that is named, however often it is said", "[journal]") {
  Night corrected(agreed(1, "3") + "," + agreed(2, "5"));
  corrected.store(corrects(corrected, 1, agreed(9, "7")));
  corrected.store(voids(corrected, 1));
  REQUIRE(totals(corrected) == "5 -5 0 0");
  for (const int row : {1, 9}) {
    CAPTURE(row);
    Night night = corrected;
    night.store(restores(night, row));
    CHECK(totals(night) == (row == 1 ? "8 -8 0 0" : "12 -12 0 0"));
    CHECK(amended(restores(night, row)).decided.already);
  }
}

TEST_CASE("what would break a rule is refused, and forced only where it may be", "[journal]") {
  const std::string passed = R"({"type":"deal","dealer":"Anna","contract":"passed"})";
  const Night night(two_deals());
  const auto table = std::vector<std::tuple<const char*, std::string, std::string, std::string>>{
      // what; complaints; those when forced; those of the session afterwards
      {"a void", refused(voids(night, 1)), refused(voids(night, 1, Force::yes)), "1/dealer"},
      {"passed out", refused(corrects(night, 1, passed)),
       refused(corrects(night, 1, passed, Force::yes)), "1/dealer"}};
  for (const auto& [what, plainly, forced, expected] : table) {
    CAPTURE(what);
    CHECK(plainly == expected);
    CHECK(forced.empty());
  }
  CHECK(amended(voids(night, 1, Force::yes)).decided.broken.size() == 1);

  // What was broken before is nothing that this one has done.
  Night broken(two_deals() + "," + agreed(3, "5"));
  static_cast<void>(broken.store(voids(broken, 1, Force::yes)));
  CHECK(amended(voids(broken, 3, Force::no, other_record)).decided.broken.empty());

  // A replacement that breaks a rule where it stands counts for nothing until the rest is right,
  // too.
  Night forced(dealt(1, "Anna", "Bo") + "," + agreed(2, "5"));
  CHECK(refused(corrects(forced, 1, dealt(9, "Cai", "Dea"))) == "0/dealer");
  CHECK(forced.store(corrects(forced, 1, dealt(9, "Cai", "Dea"), Force::yes)).broken.size() == 1);
  CHECK(totals(forced) == "5 -5 0 0");
  CHECK(is_booked(forced));

  // One that cannot be read or scored stays wrong by force.
  const auto wrong = std::vector<std::tuple<std::string, bool, std::string>>{
      {R"({"type":"deal","contract":true})", false, "0/contract"},
      {R"({"type":"deal","contract":"9","tricks":9})", false, "0/"},
      {dealt(9, "Anna", "Dea"), true, "0/id"},
      {R"({"type":"note","text":"x","void":{"why":"y"}})", false, "0/void"},
      {R"({"type":"note","text":"x","at":"now"})", false, "0/at"}};
  for (const auto& [with, is_taken, complaint] : wrong) {
    CAPTURE(with);
    const std::string plainly = refused(corrects(night, 1, with, Force::no, is_taken));
    CHECK(plainly.substr(0, complaint.size()) == complaint);
    CHECK(refused(corrects(night, 1, with, Force::yes, is_taken)) == plainly);
  }
  const Amendment taken = corrects(night, 1, dealt(9, "Anna", "Dea"), Force::no, true);
  CHECK(std::get<Refused>(taken).complaints.front().violation.text.word == Word::form_id_taken);
}

TEST_CASE("points move as if a voided entry had not been made, and back", "[journal]") {
  Night night(nine_made(1) + "," + agreed(2, "5"));
  REQUIRE(totals(night) == "-85 85 -90 90");
  const auto step = [&](const Amendment& amendment, const std::string& points) {
    const std::vector<Posting>& moved = amended(amendment).postings;
    CHECK_FALSE(moved.empty());
    for (const Posting& one : moved) CHECK(one.points > Points{});
    night.store(amendment);
    CHECK(totals(night) == points);
    CHECK(is_booked(night));
  };
  step(voids(night, 1), "5 -5 0 0");
  step(restores(night, 1), "-85 85 -90 90");
  step(corrects(night, 2, agreed(9, "7")), "-83 83 -90 90");
}

TEST_CASE("a decision follows every version that is open", "[journal]") {
  Night night(nine_made(1));
  const auto begun = hash_of(night, RecordKind::entry, uuid_of(3, 1));
  const Amended voided = amended(voids(night, 1));
  CHECK(said<DecisionContents>(voided.new_records.at(0)).follows == Follows{begun});
  // Another table corrects what this one voids: neither has seen the other.
  const Amended corrected = amended(corrects(night, 1, nine_made(9, R"(,"dealer":"Anna")")));
  CHECK(said<CorrectionContents>(corrected.new_records.at(0)).follows == Follows{begun});
  night.store(voided.new_records);
  night.store(corrected.new_records);
  CHECK(night.before().sheet().all_conflicts().size() == 1);

  const std::set<Hash> both{hash_of(night, RecordKind::voided, record),
                            hash_of(night, RecordKind::correction, uuid_of(3, 9))};
  // In a conflict also what seems to hold is said again, and settles it.
  for (const Amendment& amendment :
       {voids(night, 9, Force::no, other_record), restores(night, 1)}) {
    const DecisionContents contents = said<DecisionContents>(amended(amendment).new_records.at(0));
    CHECK(std::set<Hash>(contents.follows.begin(), contents.follows.end()) == both);
    Night settled = night;
    settled.store(amendment);
    CHECK(settled.before().sheet().all_conflicts().empty());
  }
}

TEST_CASE("what two have decided differently is voided by who says it again", "[journal]") {
  Night night(nine_made(1));
  const Amended voided = amended(voids(night, 1));
  const Amended corrected = amended(corrects(night, 1, nine_made(9, R"(,"dealer":"Anna")")));
  const Amended otherwise = amended(corrects(night, 1, agreed(8, "5")));
  // The void holds, and is in doubt.
  Night void_last = night;
  void_last.store(corrected.new_records);
  void_last.store(voided.new_records);
  REQUIRE(void_last.before().row(uuid_of(3, 1))->voided);
  for (const int row : {1, 9}) {  // by whichever row it is said
    Night settled = void_last;
    settled.store(voids(settled, row, Force::no, other_record));
    CHECK(settled.before().sheet().all_conflicts().empty());
  }
  // Of two corrections one counts: that the other does not was never in doubt.
  night.store(corrected.new_records);
  night.store(otherwise.new_records);
  REQUIRE_FALSE(night.before().sheet().all_conflicts().empty());
  CHECK(amended(voids(night, 9)).decided.already);
  CHECK_FALSE(amended(voids(night, 1)).decided.already);
  // What counts is in doubt, and can be said again.
  const int counts = night.before().row(uuid_of(3, 8))->voided ? 9 : 8;
  night.store(restores(night, counts));
  CHECK(night.before().sheet().all_conflicts().empty());
}

TEST_CASE("what is in doubt of one entry is not of another, nor of the seats", "[journal]") {
  const std::vector<std::string> seats{"Anna", "Bo", "Cai", "Dea"};
  Night night(two_deals());
  night.store(voids(night, 2));
  const Amended voided = amended(voids(night, 1, Force::no, other_record));
  const Amended corrected = amended(corrects(night, 1, nine_made(9, R"(,"dealer":"Anna")")));
  night.store(voided.new_records);
  night.store(corrected.new_records);
  REQUIRE(night.before().sheet().all_conflicts().size() == 1);
  CHECK(amended(voids(night, 2)).decided.already);
  CHECK(amended(reseats(night, Reseat::people, seats)).decided.already);
}

TEST_CASE("where two have put the seats right differently, saying again what holds settles it",
          "[journal]") {
  Night night(two_deals());
  const auto bo_first = amended(reseats(night, Reseat::people, {"Bo", "Anna", "Cai", "Dea"}));
  const auto cai_first = amended(reseats(night, Reseat::people, {"Cai", "Bo", "Anna", "Dea"}));
  night.store(bo_first.new_records);
  night.store(cai_first.new_records);
  REQUIRE(night.before().sheet().all_conflicts().size() == 1);
  night.store(reseats(night, Reseat::people, night.before().played().seats));
  CHECK(night.before().sheet().all_conflicts().empty());
}

TEST_CASE("people change chairs, or the order round the table does", "[journal]") {
  const Night night(two_deals());
  const Hash header = night.items.sessions.at(night.session).headers.at(0).record.hash;
  const auto sitters = [](const SessionContents& contents) {
    std::string list;
    for (const Uuid& id : contents.sitters) list += to_string(id).back();
    return list;
  };
  const auto people = reseats(night, Reseat::people, {"Bo", "Anna", "Cai", "Dea"});
  const auto moved = said<SessionContents>(amended(people).new_records.at(0));
  CHECK(sitters(moved) == "2134");
  CHECK(moved.order == std::vector<int>{0, 1, 2, 3});
  CHECK(moved.dealers_until == 0);
  CHECK(moved.why == "wrong chairs");
  CHECK(moved.follows == Follows{header});

  const auto order = reseats(night, Reseat::order, {"Bo", "Anna", "Cai", "Dea"});
  const auto turned = said<SessionContents>(amended(order).new_records.at(0));
  CHECK(sitters(turned) == "1234");
  CHECK(turned.order == std::vector<int>{1, 0, 2, 3});
  CHECK(turned.dealers_until == 2);  // the dealers that the two deals state are dropped
  CHECK(turned.follows == Follows{header});

  const auto so_already = reseats(night, Reseat::people, {"Anna", "Bo", "Cai", "Dea"});
  CHECK(amended(so_already).decided.already);
  CHECK(amended(so_already).new_records.empty());
}

TEST_CASE("a game ends and goes on, each time having seen the last word", "[journal]") {
  Night night(nine_made(1));
  const auto says = [&](bool ended, const Uuid& as) {
    const Items& below = night.items.sessions.at(night.session).below;
    return ending(night.session, ended_in(night.session, below), ended, "", as);
  };
  CHECK_FALSE(says(false, record));  // it goes on already
  const auto first = says(true, record);
  REQUIRE(first);
  CHECK(said<EndedContents>(*first).follows.empty());
  night.store(std::vector{*first});
  CHECK(night.before().sheet().ended);
  CHECK_FALSE(says(true, other_record));
  const auto second = says(false, other_record);
  REQUIRE(second);
  CHECK(said<EndedContents>(*second).follows == Follows{hash_of(night, RecordKind::ended, record)});
  night.store(std::vector{*second});
  CHECK_FALSE(night.before().sheet().ended);
  // Another table ends it having seen as much as the first: what holds is said once more.
  night.store(std::vector{
      new_record(RecordKind::ended, uuid_of(4, 3), night.session,
                 EndedContents{true, "", "", {hash_of(night, RecordKind::ended, record)}})});
  REQUIRE(night.before().sheet().ended);
  const auto settles = says(true, uuid_of(4, 4));
  REQUIRE(settles);
  night.store(std::vector{*settles});
  CHECK(night.before().sound.history.conflicts.empty());
}

TEST_CASE("records that make no session are damage, whatever is asked", "[journal]") {
  const Night night(nine_made(1));
  const auto whose = [&](const EveningItems& items, const Uuid& session) {
    const auto read = session_before(items, night.people(), session, {}, {});
    REQUIRE_FALSE(read.has_value());
    return read.error().record;
  };
  CHECK(session_before(night.items, night.people(), night.session, {}, {}).has_value());
  CHECK(whose(night.items, uuid_of(2, 2)) == uuid_of(2, 2));
  EveningItems headless = night.items, garbled = night.items;
  std::erase_if(headless.below, [](const Item& i) { return i.record.kind == RecordKind::evening; });
  CHECK(whose(headless, night.session) == night.evening);
  garbled.sessions.at(night.session).below.back().record.body = "no entry";
  CHECK_FALSE(whose(garbled, night.session).has_value());  // the text says which
}

TEST_CASE("our entries are corrected however many another book has brought", "[journal]") {
  Night night(agreed(1, "5"));
  night.note_by_another(entries_limit);
  CHECK(refused(corrects(night, 1, agreed(0, "6"))).empty());
  for (Item& item : night.items.sessions.at(night.session).below) item.record.origin = {};
  CHECK(refused(corrects(night, 1, agreed(0, "6"))) == "-/type");
}

}  // namespace amending_test
