// The next entry of a session, judged where the session stands: there is no book here.
#include "kattegat/journal/entering/entering.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace entering_test {

namespace {

OpenSession open(const Night& night) {
  auto session = open_session(night.items, Roster(night.roster), night.session, {});
  REQUIRE(session.has_value());
  return std::move(*session);
}
Entering enters(const Night& night, const OpenSession& session, const std::string& entry,
                bool is_taken = false) {
  int drawn = 0;
  const auto is_known = [&](const Uuid& id) {
    return is_taken || night.before().row(id) != nullptr;
  };
  const auto known = entered_so_far(night.items, Roster(night.roster), night.session);
  const auto so_far = [&]() -> Result<const EnteredSoFar*, Damage> {
    if (!known) return known.error();
    return &*known;
  };
  return entering(session, json_of(entry), {is_known, so_far, [&] { return uuid_of(9, ++drawn); }});
}
const NewEntry& made(const Entering& answer) {
  REQUIRE(std::holds_alternative<NewEntry>(answer));
  return std::get<NewEntry>(answer);
}
// The fields that are wrong; "" when nothing is.
std::string wrong(const Entering& answer) {
  const auto* violations = std::get_if<Violations>(&answer);
  std::string list;
  if (violations)
    for (const Violation& one : *violations) list += (list.empty() ? "" : " ") + one.field;
  return list;
}

}  // namespace

TEST_CASE("a new entry comes with its record and what it moves", "[journal]") {
  const Night night;
  const auto answer = enters(night, open(night), nine_made(1));
  const NewEntry& entry = made(answer);
  CHECK(entry.id == uuid_of(3, 1));
  CHECK(to_string(entry.points[Seat{1}]) == "90");
  REQUIRE(entry.new_records.size() == 1);
  CHECK(entry.new_records[0].kind == RecordKind::entry);
  CHECK(entry.new_records[0].parent == night.session);
  std::string moved;
  for (const Posting& one : entry.postings)
    moved += std::to_string(one.entry) + ":" + std::to_string(one.payer) + ">" +
             std::to_string(one.payee) + " " + to_string(one.points) + " ";
  CHECK(moved == "-1:0>1 90 -1:2>3 90 ");
}

TEST_CASE("an entry without an id is given one; one that is void brings its void", "[journal]") {
  const Night night;
  const auto answer = enters(
      night, open(night),
      R"({"type":"adjust","points":{"Anna":"1","Bo":"-1"},"why":"x","void":{"why":"slip"}})");
  const NewEntry& entry = made(answer);
  CHECK(entry.id == uuid_of(9, 1));
  CHECK(entry.postings.empty());
  REQUIRE(entry.new_records.size() == 2);
  CHECK(entry.new_records[1].id == uuid_of(9, 2));
  CHECK(said<DecisionContents>(entry.new_records[1]).of == entry.id);
  CHECK(said<DecisionContents>(entry.new_records[1]).why == "slip");
}

TEST_CASE("the next entry is judged after those before it, stored or just entered", "[journal]") {
  Night night;
  OpenSession session = open(night);
  const auto first = enters(night, session, dealt(1, "Anna", "Bo"));
  CHECK(wrong(enters(night, session, dealt(2, "Bo", "Cai"))) == "dealer");
  session.fold = made(first).after;
  CHECK(wrong(enters(night, session, dealt(2, "Bo", "Cai"))).empty());
  CHECK(wrong(enters(night, session, dealt(2, "Anna", "Cai"))) == "dealer");
  night.store(made(first).new_records);
  CHECK(wrong(enters(night, open(night), dealt(2, "Bo", "Cai"))).empty());
  CHECK(wrong(enters(night, open(night), dealt(2, "Anna", "Cai"))) == "dealer");
}

TEST_CASE("a session holds so many entries", "[journal]") {
  const Night night;
  OpenSession session = open(night);
  std::get<Fold<Ligeud>>(session.fold).own_entries = entries_limit - 1;
  const auto last = enters(night, session, agreed(1, "5"));
  session.fold = made(last).after;
  CHECK(wrong(enters(night, session, agreed(2, "5"))) == "type");
}

TEST_CASE("what another book has brought to a session leaves room for ours", "[journal]") {
  Night night(agreed(1, "5"));
  night.note_by_another(entries_limit);
  const OpenSession session = open(night);
  CHECK(std::get<Fold<Ligeud>>(session.fold).own_entries == 1);
  CHECK(std::get<Fold<Ligeud>>(made(enters(night, session, agreed(2, "5"))).after).own_entries ==
        2);
}

TEST_CASE("what was stored under the id says what became of it", "[journal]") {
  const Night night(nine_made(1));
  const OpenSession session = open(night);
  for (const bool differs : {false, true}) {
    const auto answer = enters(night, session, differs ? agreed(1, "5") : nine_made(1));
    REQUIRE(std::holds_alternative<KnownEntry>(answer));
    const KnownEntry& known = std::get<KnownEntry>(answer);
    CHECK(known.id == uuid_of(3, 1));
    CHECK(known.differs == differs);
    CHECK(to_string(known.points[Seat{1}]) == "90");
  }
  const auto of_another = enters(night, session, nine_made(2), true);
  CHECK(wrong(of_another) == "id");
  CHECK(std::get<Violations>(of_another).front().text.word == Word::form_id_taken);
}

TEST_CASE("an entry that says again that it is void differs where the book has no void of it",
          "[journal]") {
  const std::string voided = nine_made(1, R"(,"void":{"why":"slip"})");
  const auto differs = [&](const Night& night) {
    const auto answer = enters(night, open(night), voided);
    REQUIRE(std::holds_alternative<KnownEntry>(answer));
    return std::get<KnownEntry>(answer).differs;
  };
  CHECK(differs(Night(nine_made(1))));
  Night night;
  night.store(made(enters(night, open(night), voided)).new_records);
  CHECK_FALSE(differs(night));
}

TEST_CASE("what has been forgotten of an entry is no other entry", "[journal]") {
  const std::string note = R"({"id":")" + to_string(uuid_of(3, 1)) + R"(","type":"note","text":")";
  Night night(note + R"(Bo pays"})");
  for (Item& item : night.items.sessions.at(night.session).below) item.words.reset();
  const auto differs = [&](const std::string& entry) {
    const auto answer = enters(night, open(night), entry);
    REQUIRE(std::holds_alternative<KnownEntry>(answer));
    return std::get<KnownEntry>(answer).differs;
  };
  CHECK_FALSE(differs(note + R"(Bo pays"})"));
  CHECK(differs(nine_made(1)));
}

TEST_CASE("a session that is not there is damage", "[journal]") {
  const Night night;
  CHECK_FALSE(open_session(night.items, Roster(night.roster), uuid_of(2, 9), {}).has_value());
}

}  // namespace entering_test
