// The ids that a file gets where it has none.
#include <set>

#include "support/night.hpp"
#include "support/read_files.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace file_ids_test {

TEST_CASE("what has no id gets one that follows from its contents", "[journal]") {
  const std::string entry = R"({"type":"adjust","points":{"Anna":"1","Bo":"-1"},"why":"x"})";
  const std::string plain =
      R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","players":["Anna","Bo",)"
      R"("Cai","Dea"],"sessions":[{"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],)"
      R"("stake":"0.10","entries":[)" +
      entry + "]}]}";
  const auto ids = [](const std::string& text) {
    const Evening evening = evening_in(text);
    const auto& play = std::get<EnteredSession<Ligeud>>(evening.sessions.at(0).entered);
    return std::set<Uuid>{*evening.id, *evening.sessions.at(0).id,
                          *play.entries.at(0).entry.stamp.id};
  };
  CHECK(ids(plain).size() == 3);
  CHECK(ids(plain) == ids(plain));
  for (const std::string& other : {with(plain, "2026-11-20", "2026-11-21"),
                                   with(plain, "0.10", "0.20"), with(plain, R"("x")", R"("y")")})
    for (const Uuid& id : ids(other)) CHECK(ids(plain).count(id) == 0);
  const std::string given = ligeud_evening(1, agreed(1, "5"));
  CHECK(ids(given) == std::set<Uuid>{uuid_of(1, 1), uuid_of(2, 1), uuid_of(3, 1)});
}

TEST_CASE("the id follows from what a file says, not from how it is written", "[journal]") {
  const auto evening = [](const std::string& text, const std::vector<Uuid>& known = {}) {
    auto reading = read_evening(text);
    REQUIRE(reading.has_value());
    IdQuestions ask = of_an_empty_book();
    ask.is_known = [&](const Uuid& id) {
      return std::find(known.begin(), known.end(), id) != known.end();
    };
    complete_ids(reading->evening, id_of_file(reading->evening), ask);
    return *reading->evening.id;
  };
  const std::string
      said = R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)",
      players = R"("players":["Anna","Bo","Cai","Dea"],)",
      game = R"("sessions":[{"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],)",
      entry = R"("entries":[{"type":"adjust","points":{"Anna":"1","Bo":"-1"},"why":"x"}]}]})";
  const std::string plain = said + players + game + R"("stake":"0.10",)" + entry;
  const Uuid id = evening(plain);
  // Written as most are, an evening has the id that every edition has given it.
  CHECK(to_string(id) == "7b506f92-39c5-81ef-91cb-0efe847734a0");
  const std::string spelt =
      R"({"version":1,"format":"kattegat-evening","currency":"DKK","players":["Bo","Anna","Cai",)"
      R"("Dea"],"cash_rounding":"0.01","date":"2026-11-20","place":"","people":{"Bo":")" +
      id_of(9, 1) +
      R"("},"sessions":[{"rules":{"double_final_round":false},)"
      R"("seats":["Anna","Bo","Cai","Dea"],"game":"ligeud","stake":"0.1",)" +
      entry;
  CHECK(evening(spelt) == id);
  for (const std::string& other :
       {with(plain, "0.10", "0.20"), with(plain, "\"sessions", R"("place":"X","sessions)"),
        with(plain, "\"sessions", R"("currency":"SEK","sessions)"),
        with(plain, R"(["Anna","Bo")", R"(["Eva","Anna","Bo")"),
        said + players + with(game, R"(["Anna","Bo")", R"(["Bo","Anna")") + entry,
        with(plain, R"("stake")", R"("rules":{"double_final_round":true},"stake")")})
    CHECK(evening(other) != id);
  // What an earlier edition has stored by how it was written.
  const std::string once = with(spelt, R"("people":{"Bo":")" + id_of(9, 1) + R"("},)", "");
  const Uuid then = *parse_uuid("42a6e13c-6736-8a31-a9e1-3041156d5621");
  CHECK(evening(once, {then}) == then);
  CHECK(evening(once) == id);
}

namespace {

// Tables of one evening that gives its id and none of theirs.
Evening tables(const std::vector<std::string>& seats, const std::string& game = "english-whist") {
  std::string sessions;
  for (const std::string& four : seats)
    sessions += (sessions.empty() ? "" : ",") + std::string(R"({"game":")") + game +
                R"(","seats":[)" + four + R"(],"entries":[]})";
  const auto reading = read_evening(
      R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","id":")" + id_of(1, 1) +
      R"(","players":["Anna","Bo","Cai","Dea","Eva","Finn","Gro","Hans"],"sessions":[)" + sessions +
      "]}");
  REQUIRE(reading.has_value());
  REQUIRE(reading->complaints.empty());
  return reading->evening;
}
std::vector<Uuid> ids_beside(Evening evening, const std::optional<Evening>& held) {
  complete_ids(evening, id_of_file(evening),
               {[](const Uuid&) { return true; }, [&] { return held ? &*held : nullptr; }});
  std::vector<Uuid> ids;
  for (const EveningSession& session : evening.sessions) ids.push_back(*session.id);
  return ids;
}

const std::string first_four = R"("Anna","Bo","Cai","Dea")", turned = R"("Bo","Cai","Dea","Anna")",
                  one_other = R"("Anna","Bo","Cai","Eva")",
                  last_four = R"("Eva","Finn","Gro","Hans")";

}  // namespace

TEST_CASE("of an evening that has its id, a session is the game and the players", "[journal]") {
  Evening held = tables({first_four});
  const Uuid there = ids_beside(held, {}).at(0);
  held.sessions.at(0).id = there;

  CHECK(ids_beside(tables({first_four}), held) == std::vector{there});
  CHECK(ids_beside(tables({turned}), held) == std::vector{there});  // and will be refused
  CHECK(ids_beside(tables({last_four, first_four}), held).at(1) == there);
  const std::vector<Uuid> twice = ids_beside(tables({first_four, first_four}), held);
  CHECK((twice.at(0) == there && twice.at(1) != there));

  // One table more, by whichever tablet it was written: it has one id in every book.
  const Uuid more = ids_beside(tables({last_four}), held).at(0);
  CHECK(more != there);
  CHECK(ids_beside(tables({last_four}), {}).at(0) == more);
  CHECK(ids_beside(tables({first_four, last_four}), {}).at(1) == more);
  CHECK(ids_beside(tables({first_four}, "danish-whist"), held).at(0) != there);
}

TEST_CASE("a table whose seats were mended in the file is not one more", "[journal]") {
  Evening held = tables({first_four});
  held.sessions.at(0).id = ids_beside(held, {}).at(0);
  const Uuid there = *held.sessions.at(0).id;
  CHECK(ids_beside(tables({one_other}), held) == std::vector{there});
  // But where the file has the table of the book too, it is.
  const std::vector<Uuid> both = ids_beside(tables({one_other, first_four}), held);
  CHECK((both.at(0) != there && both.at(1) == there));
  // What has an id that somebody drew is never taken for a table that has none.
  held.sessions.at(0).id = uuid_of(2, 1);
  CHECK(ids_beside(tables({first_four}), held).at(0) == there);
}

TEST_CASE("a session that an earlier edition numbered by its place is found", "[journal]") {
  Evening held = tables({first_four, last_four});
  const std::vector<Uuid> numbered{derived_uuid(uuid_of(1, 1), "session 0"),
                                   derived_uuid(uuid_of(1, 1), "session 1")};
  for (std::size_t i = 0; i < numbered.size(); ++i) held.sessions.at(i).id = numbered.at(i);
  CHECK(ids_beside(tables({first_four, last_four}), held) == numbered);
  CHECK(ids_beside(tables({last_four, first_four}), held) ==
        std::vector{numbered.at(1), numbered.at(0)});
  // All of whom were renamed in the book since.
  for (std::string& name : held.sessions.at(0).seats) name += " Holm";
  CHECK(ids_beside(tables({first_four}), held) == std::vector{numbered.at(0)});
}

TEST_CASE("an entry of a file is that of its place, whatever its players are called by now",
          "[journal]") {
  const auto evening = [](const std::string& four, const std::string& entry) {
    const auto reading = read_evening(
        R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","id":")" + id_of(1, 1) +
        R"(","players":["Anna","Bo","Bodil","Cai","Dea"],"sessions":[{"id":")" + id_of(2, 1) +
        R"(","game":"ligeud","seats":[)" + four + R"(],"entries":[)" + entry + R"(,{"id":")" +
        id_of(3, 2) + R"(","type":"note","text":"x"}]}]})");
    REQUIRE(reading.has_value());
    REQUIRE(reading->complaints.empty());
    return reading->evening;
  };
  const auto id_of_first = [](const Evening& one) { return *id_of_entry(one.sessions[0], 0); };
  const Uuid by_place = derived_uuid(uuid_of(2, 1), "entry 0");
  const std::string here = R"({"id":")" + to_string(by_place) + R"(",)", plain = "{",
                    deal = R"("type":"deal","dealer":"Anna","contract":"nole","declarer":"Bo",)"
                           R"("tricks":0})",
                    other_deal = with(deal, R"("declarer":"Bo")", R"("declarer":"Bodil")"),
                    bet = R"("type":"adjust","points":{"Anna":"5","Bo":"-5"},"why":"bet"})",
                    with_bodil = R"("Anna","Bodil","Cai","Dea")";
  struct Row {
    std::string file, held, seats_held;
    bool is_it = true;
  };
  for (const Row& row : std::vector<Row>{
           {bet, bet, first_four},
           {bet, with(bet, R"("Bo")", R"("Bodil")"), with_bodil},
           {deal, other_deal, with_bodil},
           {bet, bet, turned},
           {deal, with(deal, R"("dealer":"Anna",)", ""), turned},  // as the seats were put right
           {bet, with(bet, "bet", "…"), first_four},
           {bet, with(bet, "bet", "…"), turned},
           {bet, with(bet, "bet", "debt"), first_four, false},
           {bet, with(with(bet, "5", "6"), "-5", "-6"), turned, false},
           {deal, with(deal, "Anna", "Dea"), first_four, false},
           {deal, bet, with_bodil, false}}) {
    CAPTURE(row.file, row.held, row.seats_held);
    Evening file = evening(first_four, plain + row.file);
    const Evening held = evening(row.seats_held, here + row.held);
    complete_ids(file, id_of_file(file), {[](const Uuid&) { return true; }, [&] { return &held; }});
    CHECK((id_of_first(file) == by_place) == row.is_it);
  }
}

}  // namespace file_ids_test
