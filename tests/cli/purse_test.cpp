// The club's purse from the command line.
#include "support/paths.hpp"
#include "support/tablets.hpp"
#include "support/tools.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace cli_purse_test {

namespace {

// A book with the evening of 2026-11-20.
struct Club : Tablet {
  std::string evening = import_text(ligeud_evening(1, nine_made(1)));

  // Enters it and answers its id.
  [[nodiscard]] std::string add(std::vector<std::string> words) const {
    words.insert(words.begin(), {"purse", "add"});
    const Json entered = answer(std::move(words));
    CHECK(under(entered, "movements", 0, "known") == Json(false));
    return text_under(entered, "movements", 0, "id");
  }
  [[nodiscard]] std::string account(const std::string& name) const {
    const Json purse = answer({"purse"});
    const Json accounts = under(purse, "accounts");
    for (const Json& one : *accounts.as<Json::Array>())
      if (text_under(one, "name") == name) return text_under(one, "money", "DKK");
    return "none";
  }
  [[nodiscard]] std::string page(std::vector<std::string> words = {}) const {
    words.insert(words.begin(), "purse");
    words.insert(words.end(), {"--lang", "en"});
    const Run run = ctl(words);
    CHECK(run.status == 0);
    return run.out;
  }
};

}  // namespace

TEST_CASE("what is owed for an evening is of its day, and in its currency", "[cli][purse]") {
  const Club club;
  std::string abroad = ligeud_evening(7, nine_made(70), "2026-03-01");
  abroad.insert(abroad.find(R"("place")"), R"("currency":"SEK",)");
  (void)club.add({"Anna", "20", "--kind", "kitty", "--evening", club.import_text(abroad)});
  const Json movement = under(club.answer({"purse"}), "movements", 0);
  CHECK(text_under(movement, "currency") == "SEK");
  CHECK(text_under(movement, "date") == "2026-03-01");
}

// In one of these it is another day than by UTC, whenever it is.
TEST_CASE("the command line has the day and the time of the place, as the app does",
          "[cli][purse]") {
  for (const auto& [place, offset] :
       {std::pair{"TZ=AHEAD-14", "+14:00"}, {"TZ=BEHIND12", "-12:00"}}) {
    const Club one, two;
    const auto there = [&](const Tablet& tablet, std::vector<std::string> words) {
      words.insert(words.begin(), {place, test::ctl_path, "--db", tablet.book});
      const Run run = run_program("env", words);
      CAPTURE(place, run.out, run.err);
      REQUIRE(run.status == 0);
    };
    const auto today = [&] {
      return lines_of(run_program("env", {place, "date", "+%F"}).out).at(0);
    };
    const std::string before = today();
    there(one, {"purse", "add", "Anna", "20", "--kind", "kitty"});
    const std::string day = text_under(one.answer({"purse"}), "movements", 0, "date");
    CHECK((day == before || day == today()));

    there(one, {"void", id_of(3, 1), "--why", "slip"});
    CHECK(contains(one.exported(one.evening, "evening"), std::string(offset) + "\""));

    // Whoever says the day means the same movement: it is owed once.
    static_cast<void>(two.add({"Anna", "20", "--kind", "kitty", "--date", day}));
    meet(one, two);
    meet(two, one);
    for (const Club* club : {&one, &two}) CHECK(club->account("Anna") == "-20.00");
  }
}

TEST_CASE("the purse tells who owes the club what, and what is in it", "[cli][purse]") {
  const Club club;
  CHECK(club.page() == "Purse\n\nNothing has been entered in the purse.\n");
  const std::string fee =
      club.add({"Anna", "200", "--kind", "membership", "--date", "2026-01-10", "--paid"});
  const std::string other = club.add(
      {"Bo", "200.00", "--kind", "membership", "--date", "2026-01-10", "--note", "from his aunt"});
  const std::string prize =
      club.add({"Cai", "85.5", "--kind", "prize", "--from-club", "--date", "2026-02-01"});
  CHECK(club.account("Anna") == "0.00");
  CHECK(club.account("Bo") == "-200.00");
  CHECK(club.account("Cai") == "85.50");
  const Json purse = club.answer({"purse"});
  CHECK(text_under(purse, "club", "DKK") == "114.50");
  CHECK(text_under(purse, "in_hand", "DKK") == "200.00");
  CHECK(size_under(purse, "due") == 2);
  CHECK(text_under(purse, "due", 0, "name") == "Bo");
  CHECK(text_under(purse, "due", 0, "direction") == "to");
  CHECK(text_under(purse, "due", 1, "direction") == "from");
  CHECK(text_under(purse, "due", 1, "amount") == "85.50");
  CHECK(size_under(purse, "movements") == 4);

  const std::string paid = text_under(purse, "movements", 1, "id");
  const std::string page = club.page();
  CHECK(contains(page, "Purse\nKlubben · 2026-01-10 – 2026-02-01 · In the purse: 200.00 DKK\n"));
  for (const char* line :
       {"\nBetween players and the club; minus is owed to the club (DKK)\n", "1     Cai ",
        "2     Anna ", "3     Bo ", "      The club ", "  -200.00\n", "\nStill due\n",
        "  Bo → The club   200.00 DKK\n", "  The club → Cai   85.50 DKK\n", "\nMovements\n"})
    CHECK(contains(page, line));
  CHECK(contains(page, "  2026-01-10  " + fee + "  Anna → The club  Membership "));
  CHECK(contains(page, "  2026-01-10  " + paid + "  Anna → The club  Payment "));
  CHECK(
      contains(page, "  2026-01-10  " + other + "  Bo → The club    Membership · from his aunt "));
  CHECK(contains(page, "  2026-02-01  " + prize + "  The club → Cai   Prize "));
}

TEST_CASE("the club is called alike on the pages of the purse and of the season", "[cli][purse]") {
  const Club club;
  std::string loud = ligeud_evening(2, nine_made(2));  // of the same day
  (void)club.import_text(loud.replace(loud.find("Klubben"), 7, "KLUBBEN"));
  (void)club.add({"Anna", "200", "--kind", "membership"});
  CHECK(contains(club.page(), "\nKlubben · "));
  const Run ranked = club.ctl({"standings", "--by", "money", "--lang", "en"});
  CAPTURE(ranked.out);
  CHECK(contains(ranked.out, "\nKlubben · "));
}

TEST_CASE("entered again it is known; a movement is void, and counts again", "[cli][purse]") {
  const Club club;
  const std::vector<std::string> kitty{"Anna", "20", "--kind", "kitty", "--date", "2026-11-20"};
  const std::string id = club.add(kitty);
  std::vector<std::string> again{"purse", "add"};
  again.insert(again.end(), kitty.begin(), kitty.end());
  const std::int64_t records = club.records();
  CHECK(under(club.answer(again), "movements", 0, "known") == Json(true));
  CHECK(club.records() == records);
  again.emplace_back("--extra");
  CHECK(under(club.answer(again), "movements", 0, "known") == Json(false));
  CHECK(club.account("Anna") == "-40.00");

  CHECK(under(club.answer({"purse", "void", id.substr(0, 8), "--why", "slip"}), "known") ==
        Json(false));
  CHECK(under(club.answer({"purse", "void", id, "--why", "slip"}), "known") == Json(true));
  CHECK(club.account("Anna") == "-20.00");
  CHECK(contains(club.page(), "Kitty · void: slip "));
  CHECK(under(club.answer({"purse", "restore", id, "--why", "no"}), "known") == Json(false));
  CHECK(club.account("Anna") == "-40.00");
  CHECK(club.ctl({"verify"}).status == 0);
}

TEST_CASE("what is paid at once is paid for what is new, whatever else was paid that day",
          "[cli][purse]") {
  const Club club;
  const auto pays = [&](const std::string& kind) {
    const Json entered = club.answer(
        {"purse", "add", "Anna", "100", "--kind", kind, "--paid", "--date", "2026-11-20"});
    CHECK(under(entered, "movements", 0, "known") == under(entered, "movements", 1, "known"));
    return under(entered, "movements", 1, "known");
  };
  for (const char* kind : {"membership", "fee"}) {
    CHECK(pays(kind) == Json(false));
    CHECK(pays(kind) == Json(true));
    CHECK(club.account("Anna") == "0.00");
  }
}

TEST_CASE("what counts again and was paid is not paid once more", "[cli][purse]") {
  const Club club;
  const std::vector<std::string> fee{"Anna", "100", "--kind", "fee", "--paid"};
  const std::string id = club.add(fee);
  REQUIRE(club.ctl({"purse", "void", id, "--why", "slip"}).status == 0);
  std::vector<std::string> again{"purse", "add"};
  again.insert(again.end(), fee.begin(), fee.end());
  REQUIRE(club.ctl(again).status == 0);
  CHECK(club.account("Anna") == "0.00");
}

TEST_CASE("what belongs to an evening has its day and currency, and stands beside its settlement",
          "[cli][purse]") {
  const Club club;
  const Json before = club.answer({"settle", club.evening});
  CHECK(before.find("purse") == nullptr);
  CHECK_FALSE(club.add({"Bo", "20", "--kind", "kitty", "--evening", club.evening}).empty());
  CHECK_FALSE(club.add({"Bo", "300", "--kind", "membership", "--date", "2026-01-01"}).empty());
  Json after = club.answer({"settle", club.evening});
  CHECK(size_under(after, "purse", "movements") == 1);
  CHECK(text_under(after, "purse", "movements", 0, "date") == "2026-11-20");
  CHECK(text_under(after, "purse", "movements", 0, "evening") == club.evening);
  CHECK(text_under(after, "purse", "due", 0, "amount") == "20.00");
  std::erase_if(std::get<Json::Object>(after.value),
                [](const auto& one) { return one.first == "purse"; });
  CHECK(after == before);  // the games are settled as ever
  const Run page = club.ctl({"settle", club.evening, "--lang", "en"});
  CHECK(contains(page.out, "Bo → The club  20.00 DKK"));
  CHECK_FALSE(contains(page.out, "300.00"));

  CHECK(size_under(club.answer({"purse", "--from", "2026-02-01"}), "movements") == 1);
  CHECK(size_under(club.answer({"purse", "--to", "2026-02-01"}), "movements") == 1);
  CHECK(size_under(club.answer({"purse", "--place", "klubben"}), "movements") == 1);
  CHECK(size_under(club.answer({"purse", "--place", "elsewhere"}), "movements") == 0);
}

TEST_CASE("a period's purse has what came before it, and what stands at its end", "[cli][purse]") {
  const Club club;
  (void)club.add({"Anna", "200,50", "--kind", "membership", "--date", "2026-01-10", "--paid"});
  (void)club.add({"Bo", "40", "--kind", "kitty", "--date", "2026-01-11"});
  (void)club.add({"Bo", "15", "--kind", "payment", "--date", "2026-02-01"});
  (void)club.add({"Cai", "7", "--kind", "kitty", "--date", "2026-03-01"});
  const Json purse = club.answer({"purse", "--from", "2026-02-01", "--to", "2026-02-28"});
  CHECK(size_under(purse, "movements") == 1);
  CHECK(text_under(purse, "in_hand_before", "DKK") == "200.50");
  CHECK(text_under(purse, "in_hand", "DKK") == "215.50");
  REQUIRE(size_under(purse, "due") == 1);
  CHECK(text_under(purse, "due", 0, "amount") == "25.00");
  const std::string page = club.page({"--from", "2026-02-01", "--to", "2026-02-28"});
  CHECK(contains(page, "In the purse before 2026-02-01: 200.50 DKK · In the purse: 215.50 DKK\n"));
  CHECK(contains(page, "Bo → The club  25.00 DKK\n"));
  CHECK(club.page({"--from", "2026-02-01", "--to", "2026-02-28", "--as", "ledger"}) ==
        "; Kattegat, purse\n"
        "\n2026-02-01 carried over\n    Players:Bo  -40.00 DKK\n    Club  40.00 DKK\n"
        "\n2026-02-01 payment\n    Players:Bo  15.00 DKK\n    Club  -15.00 DKK\n");
  // Nothing moved since, and everything still stands.
  const std::string quiet = club.page({"--from", "2026-04-01"});
  CHECK(contains(quiet, "215.50 DKK"));
  CHECK_FALSE(contains(quiet, "Movements"));
  CHECK(club.page({"--place", "nowhere"}) == "Purse\n\nNothing in the purse fits that.\n");
  CHECK(club.ctl({"purse", "add", "Bo", "1,2,3", "--kind", "kitty"}).status == 2);
}

TEST_CASE("the purse as a table and as a journal", "[cli][purse]") {
  const Club club;
  const std::string fee = club.add({"Anna", "200", "--kind", "membership", "--date", "2026-01-10",
                                    "--note", "=HYPERLINK(\"x\")"});
  const std::string wrong = club.add({"Bo", "20", "--kind", "other", "--date", "2026-01-11"});
  REQUIRE(club.ctl({"purse", "void", wrong, "--why", "slip"}).status == 0);
  const std::string prize =
      club.add({"Bo", "50", "--kind", "prize", "--from-club", "--date", "2026-01-12"});
  CHECK(club.page({"--as", "csv"}) ==
        "\xEF\xBB\xBF"
        "date,evening,id,type,player,money,currency,Note,\"voided because\"\r\n"
        "2026-01-10,," +
            fee + ",membership,Anna,-200.00,DKK,\"'=HYPERLINK(\"\"x\"\")\",\r\n" + "2026-01-11,," +
            wrong + ",other,Bo,-20.00,DKK,,\"! slip\"\r\n" + "2026-01-12,," + prize +
            ",prize,Bo,50.00,DKK,,\r\n");
  CHECK(club.page({"--as", "ledger"}) ==
        "; Kattegat, purse\n"
        "\n2026-01-10 membership\n    Players:Anna  -200.00 DKK\n    Club  200.00 DKK\n"
        "\n2026-01-12 prize\n    Players:Bo  50.00 DKK\n    Club  -50.00 DKK\n");
  const std::string file = club.folder.path("purse.csv");
  CHECK(club.ctl({"purse", "--as", "csv", "-o", file}).status == 0);
  CHECK(contains(read_bytes(file), "Anna"));
  CHECK(says_why_not(club.ctl({"purse", "--as", "csv", "-o", file})));
  CHECK(says_why_not(club.ctl({"purse", "--as", "docx"})));
}

TEST_CASE("the purse on paper and in a browser has everybody ranked, their names whole",
          "[cli][purse]") {
  const Club club;
  const std::vector<std::string> names{"Иван Петров", "Ștefan", "Nguyễn Văn An",
                                       "Wilhelmina Ångström-Østergaard", "=Else"};
  for (const std::string& name : names) REQUIRE(club.ctl({"roster", "add", name}).status == 0);
  static_cast<void>(club.add({names[0], "200", "--kind", "membership", "--date", "2026-01-10"}));
  static_cast<void>(club.add({names[1], "200", "--kind", "membership", "--date", "2026-01-10"}));
  static_cast<void>(club.add(
      {names[2], "50", "--kind", "prize", "--from-club", "--date", "2026-02-01", "--note", "<b>"}));
  const std::string wrong = club.add({names[3], "12.5", "--kind", "fee", "--date", "2026-02-02"});
  static_cast<void>(club.add({names[4], "1", "--kind", "fee", "--date", "2026-02-03", "--paid"}));
  REQUIRE(club.ctl({"purse", "void", wrong, "--why", "slip"}).status == 0);
  const std::string page = club.page({"--as", "html"});
  const auto rows = [&](const std::string& text) { return contains(page, text); };
  for (const std::string& name : names) CHECK(rows(name));
  // By what each has to come; whoever has as much shares the place.
  const auto order = {page.find("Nguyễn"), page.find("=Else"), page.find("Ștefan"),
                      page.find("Иван")};
  CHECK(std::is_sorted(order.begin(), order.end()));
  CHECK(rows("3 ="));
  CHECK(rows("&lt;b&gt;"));
  CHECK(rows("void: slip"));
  CHECK(rows("The club → Nguyễn Văn An"));
  CHECK(rows("10/01/2026 – 03/02/2026"));
  const std::string pdf = club.page({"--as", "pdf"});
  CHECK(pdf.rfind("%PDF", 0) == 0);
  CHECK(pdf == club.page({"--as", "pdf"}));
  Json as_json = json_of(club.page({"--as", "json"}));
  CHECK(as_json == club.answer({"purse"}));
  // Nothing in it is a page, too.
  const Tablet none;
  static_cast<void>(none.import_text(ligeud_evening(1, "")));
  CHECK(contains(none.ctl({"purse", "--as", "html", "--lang", "en"}).out,
                 "Nothing has been entered in the purse."));
}

TEST_CASE("a printed purse shows every name", "[cli][purse][once]") {
  if (!has_tool("pdftotext")) return;
  const Club club;
  for (const char* name : {"Иван", "Ștefan", "Nguyễn", "Wilhelmina Ångström-Østergaard"}) {
    REQUIRE(club.ctl({"roster", "add", name}).status == 0);
    static_cast<void>(club.add({name, "200", "--kind", "membership", "--date", "2026-01-10",
                                "--note", std::string(300, 'm') + std::string(" and words")}));
  }
  const std::string file = club.folder.file("purse.pdf", club.page({"--as", "pdf"}));
  const Run read = run_program("pdftotext", {"-layout", file, "-"});
  CHECK(read.status == 0);
  for (const char* words : {"Иван", "Ștefan", "Nguyễn", "Wilhelmina Ångström-Østergaard",
                            "1=", "200.00 DKK", "10/01/2026", "Membership", "The club"})
    CHECK(contains(read.out, words));
}

TEST_CASE("who has never played is taken in under a name like any other, and pays",
          "[cli][purse]") {
  const Club club;
  const Json taken = club.answer({"roster", "add", "Иван"});
  CHECK(under(taken, "known") == Json(false));
  const std::int64_t records = club.records();
  // Said again, or of somebody who plays: they are known.
  const Json again = club.answer({"roster", "add", "Иван"});
  CHECK(under(again, "known") == Json(true));
  CHECK(text_under(again, "id") == text_under(taken, "id"));
  CHECK(under(club.answer({"roster", "add", "Anna"}), "known") == Json(true));
  for (const char* name : {"", " Eva", "Eva ", "E\tva", "\xff", "E\u202eva"})
    CHECK(says_why_not(club.ctl({"roster", "add", name})));
  CHECK(says_why_not(club.ctl({"roster", "add", "anna"})));
  CHECK(club.records() == records);
  CHECK(club.ctl({"roster", "add", "anna", "--force"}).status == 0);
  static_cast<void>(
      club.add({"Иван", "200", "--kind", "membership", "--date", "2026-01-10", "--paid"}));
  CHECK(club.account("Иван") == "0.00");
  CHECK(contains(club.ctl({"roster"}).out, "Иван"));
  CHECK_FALSE(contains(club.ctl({"standings"}).out, "Иван"));
  CHECK(club.ctl({"verify"}).status == 0);
  // Sits down at last: the same person.
  std::string later = ligeud_evening(2, agreed(2, "90"), "2026-12-04");
  for (auto at = later.find("Cai"); at != std::string::npos; at = later.find("Cai", at))
    later.replace(at, 3, "Иван");
  static_cast<void>(club.import_text(later));
  CHECK(size_under(club.answer({"purse"}), "accounts") == 1);
  CHECK(contains(club.ctl({"standings"}).out, "Иван"));
  // And is forgotten like anybody else.
  CHECK(club.ctl({"roster", "erase", "Иван", "Player 9"}).status == 0);
  CHECK(club.account("Player 9") == "0.00");
  CHECK_FALSE(contains(club.page(), "Иван"));
  CHECK(says_why_not(club.ctl({"roster", "add", "Player 9"})));
}

TEST_CASE("hledger finds the accounts that the purse has", "[cli][purse][once]") {
  if (!has_tool("hledger")) return;
  const Club club;
  for (const char* name : {"Anna", "Bo"})
    CHECK_FALSE(club.add({name, "200", "--kind", "membership", "--date", "2026-01-10"}).empty());
  CHECK_FALSE(club.add({"Bo", "150.5", "--kind", "payment", "--date", "2026-01-11"}).empty());
  const std::string journal = club.folder.file("purse.journal", club.page({"--as", "ledger"}));
  const Run read = run_program("hledger", {"-f", journal, "balance", "--flat", "-O", "csv"});
  CHECK(read.status == 0);
  for (const char* row : {R"("Players:Anna","-200.00 DKK")", R"("Players:Bo","-49.50 DKK")",
                          R"("Club","249.50 DKK")"})
    CHECK(contains(read.out, row));
}

TEST_CASE("what cannot be entered in the purse is refused, and nothing is stored", "[cli][purse]") {
  const Club club;
  const std::int64_t records = club.records();
  const std::vector<std::vector<std::string>> table{
      {"purse", "add", "Nobody", "20", "--kind", "fee"},
      {"purse", "add", "Anna", "20"},
      {"purse", "add", "Anna", "20", "--kind", "bribe"},
      {"purse", "add", "Anna", "1.234", "--kind", "fee"},
      {"purse", "add", "Anna", "x", "--kind", "fee"},
      {"purse", "add", "Anna", "20", "--kind", "fee", "--date", "2026-02-30"},
      {"purse", "add", "Anna", "20", "--kind", "fee", "--currency", "kr"},
      {"purse", "add", "Anna", "20", "--kind", "fee", "--currency", "DKR"},
      {"purse", "add", "Anna", "20", "--kind", "fee", "--evening", id_of(2, 1)},
      {"purse", "add", "Anna", "20", "--kind", "fee", "--note", "\xff"},
      {"purse", "void", id_of(3, 1), "--why", "x"},
      {"purse", "void", id_of(3, 1), "--why", ""},
      {"purse", "restore", "00", "--why", "x"},
      {"purse", "--from", "yesterday"}};
  for (const auto& words : table) {
    CAPTURE(words);
    CHECK(says_why_not(club.ctl(words)));
  }
  // What is an amount, and no rule allows, is refused as `pay` refuses it.
  for (const char* amount : {"0", "-5", "10000000000.01"}) {
    CAPTURE(amount);
    const Run run = club.ctl({"purse", "add", "Anna", amount, "--kind", "fee", "--json"});
    CHECK(run.status == 1);
    CHECK(text_under(json_of(run.out), "violations", 0, "field") == "amount");
  }
  CHECK(club.records() == records);
  CHECK(size_under(club.answer({"purse"}), "movements") == 0);
}

TEST_CASE("the purse is in every language, and a void decided in two books is a conflict",
          "[cli][purse]") {
  const Club club;
  const std::string id = club.add({"Dea", "30", "--kind", "fee", "--date", "2026-03-01"});
  for (const auto& [language, club_is] :
       {std::pair{"da", "Klubben"}, std::pair{"sv", "Klubben"}, std::pair{"nb", "Klubben"}})
    CHECK(contains(club.ctl({"purse", "--lang", language}).out, club_is));

  const std::string other = club.folder.path("other.db");
  REQUIRE(club.ctl({"backup", other}).status == 0);
  REQUIRE(club.ctl({"purse", "void", id, "--why", "slip"}).status == 0);
  for (const char* act : {"void", "restore"})
    REQUIRE(kattegatctl({"--db", other, "purse", act, id, "--why", "hers"}).status == 0);
  const Json merged = club.answer({"merge", other});
  CHECK(size_under(merged, "conflicts") == 1);
  CHECK(text_under(merged, "conflicts", 0, "about") == "purse");
  const Run said = club.ctl({"conflicts", "--lang", "en"});
  CHECK(contains(said.out, "a movement of the purse"));
  CHECK(contains(said.out, "Dea  ·  To the club"));
  CHECK(contains(said.out, "30.00 DKK  ·  counts"));
  CHECK(contains(said.out, "30.00 DKK  ·  void: slip"));
  CHECK(text_under(club.answer({"purse"}), "movements", 0, "state") == "conflict");
  REQUIRE(club.ctl({"purse", "void", id, "--why", "after all"}).status == 0);
  CHECK(club.conflicts() == 0);
  CHECK(text_under(club.answer({"purse"}), "movements", 0, "state") == "void");
}

TEST_CASE("a conflict about a fee of an evening is told of beside that evening, too",
          "[cli][purse]") {
  const Tablet one, two;
  for (const int n : {1, 2})
    (void)one.import_text(whist_night(n, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  const Run entered = one.ctl({"purse", "add", "Anna", "30", "--kind", "fee", "--date",
                               "2026-01-02", "--evening", id_of(1, 1)});
  REQUIRE(entered.status == 0);
  const std::string fee = entered.out.substr(0, 36);
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  REQUIRE(one.ctl({"purse", "void", fee, "--why", "slip"}).status == 0);
  for (const char* act : {"void", "restore"})
    REQUIRE(two.ctl({"purse", act, fee, "--why", "hers"}).status == 0);
  meet(one, two);
  for (const Tablet* tablet : {&one, &two}) {
    const auto listed = [&](int n) {
      return size_under(tablet->answer({"conflicts", id_of(1, n)}), "conflicts");
    };
    CHECK(listed(1) == 1);
    CHECK(listed(2) == 0);
    CHECK(size_under(tablet->answer({"settle", id_of(1, 1)}), "conflicts") == 0);
  }
  REQUIRE(one.ctl({"join", id_of(1, 2), id_of(1, 1)}).status == 0);
  CHECK(size_under(one.answer({"conflicts", id_of(1, 2)}), "conflicts") == 1);
}

}  // namespace cli_purse_test
