// What is hashed is never forgotten: no record comes in that names people there, or says what they
// have written.
#include "db/book/conflicts.hpp"
#include "db/book/decisions.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/ours.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace gate_people_test {

using namespace kattegat::test::ours;

namespace {

struct Naming {
  const char* what;
  RecordKind kind;
  std::string body, words;
  Word why = Word::gate_not_erasable;
};

std::vector<Naming> namings(const Ours& ours) {
  const std::string evening_given =
      R"("format":"kattegat-evening","version":1,"date":"2026-11-20")";
  const std::string sitters = [&] {
    std::string list;
    for (const char* name : {"Anna", "Bo", "Cai", "Dea"})
      list += (list.empty() ? "\"" : ",\"") + to_string(ours.ids.at(name)) + "\"";
    return R"("sitters":[)" + list + "]";
  }();
  const auto evening_with = [&](const std::string& more, const std::string& words = "") {
    return Naming{"", RecordKind::evening, R"({"given":{)" + evening_given + "," + more + "}}",
                  words};
  };
  const auto session_with = [&](const std::string& given) {
    return Naming{"", RecordKind::session,
                  R"({"given":{"game":"ligeud","stake":"0.10",)" + given + "}," + sitters + "}",
                  ""};
  };
  const auto called = [](const char* what, Naming one, Word why = Word::gate_not_erasable) {
    one.what = what;
    one.why = why;
    return one;
  };
  const std::string of = R"({"of":")" + id_of(3, 1) + R"(","as":)";
  return {
      {"a note", RecordKind::entry, R"({"type":"note","text":"Anna was here"})", ""},
      {"a note beside its own text", RecordKind::entry, R"({"type":"note","text":"Anna"})",
       R"({"text":"hello"})"},
      {"a reason", RecordKind::entry,
       R"({"type":"adjust","points":{"0":"1","1":"-1"},"why":"Anna said so"})", ""},
      {"who entered it", RecordKind::entry, R"({"type":"misdeal","by":"Anna"})", ""},
      {"why it is void", RecordKind::entry,
       R"({"type":"misdeal","void":{"why":"Anna","at":"2026-11-20T20:00:00Z"}})", ""},
      {"a key of the texts", RecordKind::entry, R"({"type":"note","text":"…"})",
       R"({"text":"hello","Anna":""})"},
      {"a correction", RecordKind::correction, of + R"({"type":"note","text":"Anna"}})", ""},
      called("the place", evening_with(R"("place":"Hos Anna","players":[])", R"({"place":"Hos"})")),
      called("the players", evening_with(R"("players":["Anna","Bo"])")),
      called("who they are",
             evening_with(R"("players":[],"people":{"Anna":")" + id_of(7, 1) + "\"}")),
      called("sessions of the evening", evening_with(R"("players":[],"sessions":["Anna"])"),
             Word::book_unreadable_record),
      called("the seats", session_with(R"("seats":["Anna","Bo","Cai","Dea"])")),
      called("entries of the session", session_with(R"("seats":[],"entries":["Anna"])")),
  };
}

}  // namespace

TEST_CASE("no record tells of people where nothing is ever forgotten", "[gate][people]") {
  const std::size_t count = namings(Ours()).size();
  for (std::size_t i = 0; i < count; ++i) {
    Ours ours;
    const Naming one = namings(ours)[i];
    CAPTURE(one.what, one.body);
    const bool is_evening = one.kind == RecordKind::evening;
    const Uuid id = is_evening                        ? uuid_of(1, 60)
                    : one.kind == RecordKind::session ? uuid_of(2, 60)
                                                      : uuid_of(3, 60);
    const Uuid parent = is_evening ? id : one.kind == RecordKind::session ? evening : session;
    Forger stranger;
    stranger.write(raw(one.kind, id, parent, one.body, one.words), 50);
    const Merged merged = given(ours.book, stranger.parcel());
    CHECK(merged.records == 0);
    REQUIRE(merged.refused.size() == 1);
    CHECK(merged.refused[0].why.word == one.why);
    ours.goes_on();
  }
}

TEST_CASE("the same records come in where what they say of people stands beside them", "[gate]") {
  Ours ours;
  Forger stranger;
  const auto write = [&](RecordKind kind, const Uuid& id, const Uuid& parent,
                         const std::string& body, const std::string& words) {
    stranger.write(raw(kind, id, parent, body, words), 50);
  };
  write(RecordKind::entry, uuid_of(3, 60), session, R"({"type":"note","text":"…"})",
        R"({"text":"Anna was here"})");
  write(RecordKind::entry, uuid_of(3, 61), session, R"({"type":"note","text":"…"})", "");
  write(RecordKind::entry, uuid_of(3, 62), session, R"({"type":"misdeal","by":"…"})",
        R"({"by":"Anna"})");
  write(RecordKind::evening, uuid_of(1, 60), uuid_of(1, 60),
        R"({"given":{"format":"kattegat-evening","version":1,"date":"2026-11-20","place":"…",)"
        R"("players":[],"people":{}}})",
        R"({"place":"Hos Anna"})");
  const Merged merged = given(ours.book, stranger.parcel());
  CAPTURE(reasons(merged));
  CHECK(merged.records == 4);
}

TEST_CASE("a table stands in one evening, whoever is said to be who", "[gate]") {
  Ours ours;
  const auto is_header = [](const Item& item) { return item.record.kind == RecordKind::session; };
  const Items all = everything_of(ours.book).items;
  const Item& header = *std::find_if(all.begin(), all.end(), is_header);
  const SessionContents says = *read_as<SessionContents>(header);
  const Uuid another_evening = uuid_of(1, 60), another_anna = uuid_of(7, 60);
  Forger stranger;
  std::int64_t clock = 40;
  const auto write = [&](RecordKind kind, const Uuid& id, const Uuid& parent,
                         const auto& contents) {
    stranger.write(new_record(kind, id, parent, contents), clock++);
  };
  // One of the name is one with her; and somebody else sits at the table in another evening.
  write(RecordKind::player, another_anna, evening, PlayerContents{"Anna", false});
  write(RecordKind::evening, another_evening, another_evening,
        EveningContents{load_evening(ours.book, evening)->keys, "", {}});
  SessionContents elsewhere = says, with_another = says, again = says;
  for (std::size_t i = 0; i < elsewhere.sitters.size(); ++i) {
    elsewhere.sitters[i] = uuid_of(7, 70 + static_cast<int>(i));
    write(RecordKind::player, elsewhere.sitters[i], another_evening,
          PlayerContents{"Player " + std::to_string(i), false});
  }
  std::replace(with_another.sitters.begin(), with_another.sitters.end(), ours.ids.at("Anna"),
               another_anna);
  again.follows = {header.record.hash};
  write(RecordKind::session, session, evening, again);
  write(RecordKind::session, session, another_evening, elsewhere);
  write(RecordKind::session, session, evening, with_another);

  const Merged merged = given(ours.book, stranger.parcel());
  CAPTURE(reasons(merged));
  CHECK(merged.refused.empty());
  CHECK_FALSE(merged.conflicts.empty());
  const auto lines = list_evenings(ours.book);
  int tables = 0;
  for (const EveningLine& line : *lines)
    tables += static_cast<int>(look_at(ours.book, line.id)->written.sessions.size());
  CHECK(tables == 1);
  CHECK(standings(ours.book, {}).has_value());
  ours.goes_on();
}

TEST_CASE("what has been let count again is not what another says under its id", "[gate]") {
  Ours ours;
  const Uuid entry = uuid_of(3, 2);
  REQUIRE(void_entry(ours.book, entry, {"slip"}).has_value());
  REQUIRE(restore_entry(ours.book, entry, {"no slip"}).has_value());
  Forger stranger;
  stranger.write(
      new_record(RecordKind::entry, entry, session,
                 EntryContents{R"({"type":"adjust","points":{"0":"700","1":"-700"},"why":"…"})",
                               {{"why", "agreed"}}}),
      90);
  const Merged merged = given(ours.book, stranger.parcel());
  CAPTURE(reasons(merged));
  REQUIRE(merged.conflicts.size() == 1);
  CHECK(merged.conflicts[0].id == entry);
  ours.goes_on();
}

TEST_CASE("what has been let count again counts, also before what another says under its id",
          "[gate]") {
  Ours ours;
  const Uuid entry = uuid_of(3, 2);
  REQUIRE(void_entry(ours.book, entry, {"slip"}).has_value());
  REQUIRE(restore_entry(ours.book, entry, {"no slip"}).has_value());
  const auto points = [&] { return standings(ours.book, {})->at(0).points.at(0).second; };
  const Points before = points();
  Forger stranger;  // after the entry, and before it was let count again
  stranger.write(
      new_record(RecordKind::entry, entry, session,
                 EntryContents{R"({"type":"adjust","points":{"0":"700","1":"-700"},"why":"…"})",
                               {{"why", "agreed"}}}),
      everything_of(ours.book).items.back().record.clock - 1);
  const Merged merged = given(ours.book, stranger.parcel());
  CAPTURE(reasons(merged));
  CHECK(merged.conflicts.size() == 1);
  CHECK(points() == before);
  ours.goes_on();
}

TEST_CASE("of three who say different things under one id the one that was kept is a side",
          "[gate]") {
  Ours ours;
  std::vector<Forger> others(2);
  for (std::size_t i = 0; i < 2; ++i) {
    const std::string points = std::to_string(i + 1);
    others[i].write(new_record(RecordKind::entry, uuid_of(3, 60), session,
                               EntryContents{R"({"type":"adjust","points":{"0":")" + points +
                                                 R"(","1":"-)" + points + R"("},"why":"…"})",
                                             {{"why", "agreed"}}}),
                    40 + static_cast<std::int64_t>(i));
  }
  append_to(ours.book, session, agreed(60, "9"));
  const Merged first = given(ours.book, others[0].parcel());
  REQUIRE(first.conflicts.size() == 1);
  const Conflict& conflict = first.conflicts[0];
  REQUIRE(keep_side(ours.book, conflict, conflict.sides.back().item.record.hash).has_value());
  CHECK(conflicts(ours.book, std::nullopt)->empty());
  const Merged second = given(ours.book, others[1].parcel());
  CHECK(second.conflicts.size() == 1);
  ours.goes_on();
}

}  // namespace gate_people_test
