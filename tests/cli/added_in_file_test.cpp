// Deals and tables that somebody has written into a file of ours, by hand and without ids, wherever
// they stand there: they are stored as the file says, once, or the file is refused.
#include "support/tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace added_in_file_test {
namespace {

const std::string evening = id_of(1, 1);

Json won(int points) {
  const std::string amount = std::to_string(points);
  return json_of(R"({"type":"adjust","points":{"Anna":")" + amount + R"(","Bo":"-)" + amount +
                 R"("},"why":"agreed"})");
}
Json table(const std::vector<int>& deals, const char* stake = "1") {
  Json session = json_of(R"({"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],"stake":")" +
                         std::string(stake) + R"(","entries":[]})");
  auto& entries = std::get<Json::Object>(session.value).back().second;
  for (const int points : deals) std::get<Json::Array>(entries.value).push_back(won(points));
  return session;
}
Json& member(Json& json, std::string_view key) {
  for (auto& [name, value] : std::get<Json::Object>(json.value))
    if (name == key) return value;
  FAIL("nothing called " << key);
  return json;
}
Json::Array& list(Json& json, std::string_view key) {
  return std::get<Json::Array>(member(json, key).value);
}
Json::Array& sessions(Json& file) { return list(file, "sessions"); }
Json::Array& entries(Json& file, std::size_t session) {
  return list(sessions(file).at(session), "entries");
}
void take_id(Json& json) {
  std::erase_if(std::get<Json::Object>(json.value),
                [](const Json::Member& one) { return one.first == "id"; });
}
void insert(Json::Array& all, std::size_t place, Json one) {
  all.insert(all.begin() + static_cast<std::ptrdiff_t>(place), std::move(one));
}
// As a club's own program writes it: the evening has its id, and nothing else has one.
std::string begun() {
  Json file =
      json_of(R"({"format":"kattegat-evening","version":1,"id":")" + evening +
              R"(","date":"2026-11-20","players":["Anna","Bo","Cai","Dea"],"sessions":[]})");
  sessions(file).push_back(table({1, 2}));
  return to_line(file);
}

struct Case {
  const char* about;
  std::function<void(Json&)> edit;
  bool is_clear = true;  // to whoever has the evening, too
};
const std::vector<Case> all_cases{
    {"a deal at the end", [](Json& file) { entries(file, 0).push_back(won(4)); }},
    {"a deal between two", [](Json& file) { insert(entries(file, 0), 1, won(4)); }},
    {"a deal before all", [](Json& file) { insert(entries(file, 0), 0, won(4)); }},
    {"deals like one that is there",
     [](Json& file) {
       insert(entries(file, 0), 1, won(1));
       insert(entries(file, 0), 0, won(1));
     }},
    {"a second round",
     [](Json& file) {
       sessions(file).push_back(table({4, 8}));
     }},
    {"a second round just like the first",
     [](Json& file) {
       sessions(file).push_back(table({1, 2}));
     }},
    {"a round before the first",
     [](Json& file) {
       insert(sessions(file), 0, table({4, 8}));
     }},
    {"two rounds more, at another stake",
     [](Json& file) {
       insert(sessions(file), 0, table({4}, "10"));
       sessions(file).push_back(table({16}, "10"));
     }},
    {"a deal that was moved to a second round",
     [](Json& file) {
       sessions(file).push_back(table({4}));
       entries(file, 1).push_back(entries(file, 0).back());
       entries(file, 0).pop_back();
     },
     false},
    {"a round before one whose id was taken away",
     [](Json& file) {
       take_id(sessions(file).at(0));
       insert(sessions(file), 0, table({4}, "10"));
     },
     false},
};

std::string money_in_file(const Tablet& tablet, const std::string& path) {
  const Run run = tablet.ctl({"settle", path, "--json"});
  CAPTURE(run.out, run.err);
  REQUIRE(run.status == 0);
  return to_line(under(json_of(run.out), "money"));
}
void is_sound(const Tablet& tablet) {
  const Run run = tablet.ctl({"verify"});
  CAPTURE(run.out, run.err);
  CHECK(run.status == 0);
  const std::string file = tablet.exported(evening, "evening");
  const Tablet again;
  CHECK(again.import_text(file) == evening);
  CHECK(again.exported(evening, "evening") == file);
}

}  // namespace

TEST_CASE("what was written into a file of ours is stored as it says, once", "[cli][merge]") {
  for (const auto& [about, edit, is_clear] : all_cases) {
    CAPTURE(about);
    const Tablet has_it, has_nothing;
    REQUIRE(has_it.import_text(begun()) == evening);
    const std::string before = money_of(has_it, 1);
    Json file = json_of(has_it.exported(evening, "evening"));
    edit(file);
    const std::string path = has_it.folder.file("added.json", to_line(file));
    const std::string expected = money_in_file(has_it, path);

    for (const Tablet* tablet : {&has_nothing, &has_it}) {
      const bool is_refused = tablet == &has_it && !is_clear;
      CAPTURE(tablet == &has_it);
      CHECK(tablet->ctl({"import", path}).status == (is_refused ? 1 : 0));
      CHECK(money_of(*tablet, 1) == (is_refused ? before : expected));
      is_sound(*tablet);
      const std::int64_t records = tablet->records();
      CHECK(tablet->ctl({"import", path}).status == (is_refused ? 1 : 0));
      CHECK(tablet->records() == records);
    }
    if (!is_clear) continue;
    meet(has_it, has_nothing);
    for (const Tablet* tablet : {&has_nothing, &has_it}) {
      CHECK(money_of(*tablet, 1) == expected);
      CHECK(tablet->conflicts() == 0);
      is_sound(*tablet);
    }
  }
}

TEST_CASE("what two have written into one file apart are two deals", "[cli][merge]") {
  const Tablet one, other;
  for (const Tablet* tablet : {&one, &other}) (void)tablet->import_text(begun());
  const std::string file = one.exported(evening, "evening");
  for (const auto& [tablet, points] : {std::pair{&one, 4}, std::pair{&other, 8}}) {
    Json longer = json_of(file);
    entries(longer, 0).push_back(won(points));
    (void)tablet->import_text(to_line(longer));
  }
  meet(one, other);
  for (const Tablet* tablet : {&one, &other})
    CHECK(text_under(tablet->answer({"settle", evening}), "money", "Anna") == "15.00");
}

TEST_CASE("what breaks a rule beside the book's deals is told by the book's numbers", "[cli]") {
  std::string both = ligeud_evening(1, dealt(1, "Anna", "Bo") + "," + dealt(2, "Bo", "Cai"));
  const std::string tables = R"("sessions":[)";
  both.insert(both.find(tables) + tables.size(),
              R"({"id":")" + id_of(2, 9) + R"(","game":"english-whist",)" +
                  R"("seats":["Else","Dea","Cai","Bo"],"entries":[]},)");
  const Tablet tablet;
  (void)tablet.import_text(both);
  const std::string file = tablet.folder.file(
      "other.json", ligeud_evening(1, dealt(1, "Anna", "Bo") + "," + dealt(3, "Bo", "Dea")));
  const Run run = tablet.ctl({"import", file, "--lang", "en"});
  CAPTURE(run.out, run.err);
  CHECK(run.status == 1);
  CHECK(contains(run.out, "entry 3"));
  CHECK(contains(run.out, "Cai"));
  const Json answer = *parse_json(tablet.ctl({"import", file, "--json"}).out);
  CHECK(under(answer, "violations", 0, "session") == Json(std::int64_t{1}));
  CHECK(under(answer, "violations", 0, "entry") == Json(std::int64_t{2}));
}

TEST_CASE("a deal whose id was taken away is the one that the book has", "[cli]") {
  const Tablet tablet;
  (void)tablet.import_text(begun());
  const std::string before = money_of(tablet, 1);
  Json file = json_of(tablet.exported(evening, "evening"));
  take_id(entries(file, 0).at(0));
  const std::int64_t records = tablet.records();
  (void)tablet.import_text(to_line(file));
  CHECK(tablet.records() == records);
  CHECK(money_of(tablet, 1) == before);
}

TEST_CASE("a table whose id was taken away is the one that has its deals", "[cli]") {
  const Tablet tablet;
  Json file = json_of(begun());
  const auto give_id = [](Json& json, const std::string& id) {
    auto& members = std::get<Json::Object>(json.value);
    members.emplace(members.begin(), "id", Json(id));
  };
  give_id(sessions(file).at(0), id_of(2, 9));  // as somebody drew it
  for (int n : {0, 1}) give_id(entries(file, 0).at(static_cast<std::size_t>(n)), id_of(3, 1 + n));
  (void)tablet.import_text(to_line(file));
  const std::string before = money_of(tablet, 1);
  take_id(sessions(file).at(0));
  const std::int64_t records = tablet.records();
  (void)tablet.import_text(to_line(file));
  CHECK(tablet.records() == records);
  entries(file, 0).push_back(won(4));
  (void)tablet.import_text(to_line(file));
  CHECK(money_of(tablet, 1) != before);
  CHECK(size_under(tablet.answer({"entries", id_of(2, 9)}), "entries") == 3);
}

TEST_CASE("an id that would be given twice in a file is complained of", "[cli]") {
  const Tablet tablet, other;
  Json file = json_of(begun());
  take_id(file);
  sessions(file).push_back(table({4, 8}));
  const auto made = parse_uuid(other.import_text(to_line(file)));
  REQUIRE(made);
  auto& second = std::get<Json::Object>(sessions(file).back().value);
  second.emplace(second.begin(), "id", Json(to_string(derived_uuid(*made, "session 0"))));
  const Run run = tablet.ctl({"import", tablet.folder.file("twice.json", to_line(file))});
  CAPTURE(run.out, run.err);
  CHECK(run.status == 1);
  CHECK(contains(run.out, "form.id"));
  CHECK(size_under(tablet.answer({"evenings"}), "evenings") == 0);
}

}  // namespace added_in_file_test
