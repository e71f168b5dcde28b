// Whole deals tapped in on the screen: what reaches the book is what a file would have said, and no
// game asks for more taps than it may.
#include "ui/faults.hpp"
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace panels_test {

namespace {

struct Deal {
  std::string game;
  std::vector<std::string> seats;
  std::vector<std::string> taps;  // without the last one, Save
  std::string entry;
  std::string points;
};

bool can_be_saved(const Driver& driver) {
  const ui::ShownItem* save = driver.find("save");
  return save && save->enabled;
}

// How many taps the screen asks for until it can be saved, with Save: more can be said after that.
void tap_in(const Deal& deal, int taps_asked_for) {
  CAPTURE(deal.game, deal.entry);
  const TableWith table(deal.game, deal.seats);
  Driver driver(table.world);
  int asked = 0;
  for (std::size_t i = 0; i < deal.taps.size(); ++i) {
    if (!can_be_saved(driver)) asked = static_cast<int>(i) + 1;
    driver.tap_again(deal.taps[i]);
  }
  driver.tap("save");
  CHECK(asked + 1 == taps_asked_for);
  CHECK(table.newest() == deal.entry);
  CHECK(table.points() == deal.points);
  CHECK(driver.text("toast") == "Deal 1 is saved");
}

}  // namespace

TEST_CASE("English whist takes three taps a deal", "[ui]") {
  tap_in({"english-whist",
          four_players,
          {"trump.H", "tricks.0.9"},
          R"({"type":"deal","trump":"H","tricks":[9,4]})",
          "3 -3 3 -3"},
         3);
  tap_in({"english-whist",
          four_players,
          {"tricks.1.8", "trump.C"},
          R"({"type":"deal","trump":"C","tricks":[5,8]})",
          "-2 2 -2 2"},
         3);
}

TEST_CASE("English whist says how each pair stands, and what they have won", "[ui]") {
  // 3 + 2 win a game, 1 begins the next; the others have 4.
  const TableWith table("english-whist", four_players, "{}", whist_deals({9, 8, 3, 7}));
  Driver driver(table.world, 1024, 600);
  for (const auto& [id, said] : std::map<std::string, std::string>{{"pair.0", "Anna & Cai"},
                                                                   {"game.0", "1"},
                                                                   {"games.0", "Games won: 1"},
                                                                   {"game.1", "4"},
                                                                   {"games.1", "Games won: 0"}}) {
    CHECK(driver.text(id) == said);
    CHECK(driver.item(id).visible.h == driver.item(id).rect.h);  // before anything is scrolled
  }
}

TEST_CASE("Danish whist takes four taps a deal", "[ui]") {
  tap_in({"danish-whist",
          four_players,
          {"contract.grand", "declarer.2", "tricks.8"},
          R"({"type":"deal","contract":"grand","declarer":"Cai","tricks":8})",
          "2 -2 2 -2"},
         4);
  tap_in({"danish-whist",
          four_players,
          {"contract.sol", "declarer.1", "tricks.0"},
          R"({"type":"deal","contract":"sol","declarer":"Bo","tricks":0})",
          "-4 12 -4 -4"},
         4);
}

TEST_CASE("a pasnolo takes five taps, and one more where somebody is picked before their turn",
          "[ui]") {
  tap_in({"danish-whist",
          four_players,
          {"contract.pasnolo", "took.4", "took.3", "took.3"},
          R"({"type":"deal","contract":"pasnolo","tricks":{"Anna":4,"Bo":3,"Cai":3,"Dea":3}})",
          "-3 1 1 1"},
         5);
  tap_in({"danish-whist",
          four_players,
          {"contract.pasnolo", "tricks.2", "took.0", "took.2", "took.1"},
          R"({"type":"deal","contract":"pasnolo","tricks":{"Anna":2,"Bo":1,"Cai":0,"Dea":10}})",
          "-1 -1 3 -1"},
         6);
}

TEST_CASE("the tricks of a pasnolo come to thirteen, and each can be put right", "[ui]") {
  const TableWith table("danish-whist", four_players);
  Driver driver(table.world);
  driver.tap_all({"contract.pasnolo", "took.9"});
  CHECK(driver.text("tricks.now") == "What did Bo take? Left: 4");
  CHECK(driver.find("missing") != nullptr);  // what is not answered yet is nothing wrong
  CHECK(driver.item("took.4").enabled);
  CHECK_FALSE(driver.item("took.5").enabled);
  driver.type("1");
  driver.tap("seat.3");  // at the table
  CHECK(driver.text("tricks.now") == "What did Dea take? Left: 3");
  driver.tap("took.1");
  CHECK(driver.item("save").enabled);  // Cai has the rest
  driver.tap_all({"tricks.0", "took.7"});
  CHECK_FALSE(driver.item("save").enabled);
  CHECK(driver.find("wrong") == nullptr);
  driver.tap_all({"tricks.3", "took.3", "save"});
  CHECK(table.newest() ==
        R"({"type":"deal","contract":"pasnolo","tricks":{"Anna":7,"Bo":1,"Cai":2,"Dea":3}})");
}

TEST_CASE("the table screen says what to have in mind for this deal", "[ui]") {
  const TableWith table("ligeud", four_players, R"({"double_final_round":true})");
  Driver driver(table.world);
  CHECK(!driver.find("reminder"));
  driver.tap_all({"more", "kind.final-round", "aside.save"});
  driver.tap_all({"contract.nole", "declarer.2", "tricks.2", "save"});
  CHECK(driver.text("reminder") ==
        "Mesteromgang: deal 2 of 4  ·  the cards are dealt one by one  ·  payments are doubled");
  driver.resize(800, 1280);
  driver.frame();
  CHECK(driver.item("reminder").fits);
}

TEST_CASE("Ligeud takes at most six taps a deal", "[ui]") {
  tap_in(
      {"ligeud",
       four_players,
       {"contract.9", "declarer.1", "trump.H", "partner.3", "tricks.9"},
       R"({"type":"deal","contract":"9","declarer":"Bo","trump":"H","partner":"Dea","tricks":9})",
       "-90 90 -90 90"},
      6);
  tap_in({"ligeud",
          four_players,
          {"contract.nole", "declarer.2", "tricks.2"},
          R"({"type":"deal","contract":"nole","declarer":"Cai","tricks":2})",
          "75 75 -225 75"},
         4);
  tap_in({"ligeud",
          four_players,
          {"contract.10-clubs", "declarer.0", "partner.alone", "tricks.9"},
          R"({"type":"deal","contract":"10-clubs","declarer":"Anna","partner":null,"tricks":9})",
          "-660 220 220 220"},
         5);
  tap_in({"ligeud",
          four_players,
          {"contract.passed"},
          R"({"type":"deal","contract":"passed"})",
          "0 0 0 0"},
         2);
  // The called card and the purchases are details: seldom written, but they can be.
  tap_in({"ligeud",
          four_players,
          {"contract.8", "declarer.0", "trump.S", "partner.2", "tricks.8", "details", "called.HA",
           "bought.0", "bought.0", "bought.3", "details.done"},
          R"({"type":"deal","contract":"8","declarer":"Anna","trump":"S","called":"HA",)"
          R"("partner":"Cai",)"
          R"("bought":{"Anna":2,"Dea":1},"tricks":8})",
          "80 -80 80 -80"},
         6);
}

TEST_CASE("the whole talon is counted tap by tap", "[ui]") {
  tap_in({"ligeud",
          four_players,
          {"contract.ligeud", "declarer.0", "trump.S", "partner.2", "tricks.12", "details",
           "bought.0", "bought.0", "bought.0", "bought.0", "bought.0", "bought.0", "details.done"},
          R"({"type":"deal","contract":"ligeud","declarer":"Anna","trump":"S","partner":"Cai",)"
          R"("bought":{"Anna":6},"tricks":12})",
          "300 -300 300 -300"},
         13);
}

TEST_CASE("Esmakker whist takes at most seven taps a deal", "[ui]") {
  tap_in({"esmakker-whist",
          four_players,
          {"bid.9", "attachment.vip2", "declarer.0", "trump.H", "partner.2", "tricks.10"},
          R"({"type":"deal","bid":"9-vip","declarer":"Anna","trump":"H","vip_card":2,)"
          R"("partner":"Cai","tricks":10})",
          "4 -4 4 -4"},
         7);
  // Whoever says who declares has said that nothing is attached.
  tap_in({"esmakker-whist",
          four_players,
          {"bid.9", "declarer.0", "trump.H", "partner.2", "tricks.9"},
          R"({"type":"deal","bid":"9","declarer":"Anna","trump":"H","partner":"Cai","tricks":9})",
          "0.5 -0.5 0.5 -0.5"},
         6);
  tap_in({"esmakker-whist",
          four_players,
          {"nolos", "bid.ren-sol", "declarer.1", "with.3", "tricks.1.0", "tricks.3.1"},
          R"({"type":"deal","bid":"ren-sol","declarer":"Bo","with":["Dea"],)"
          R"("tricks":{"Bo":0,"Dea":1}})",
          "0 8 0 -8"},
         7);
  tap_in({"esmakker-whist",
          four_players,
          {"bid.passed"},
          R"({"type":"deal","bid":"passed"})",
          "0 0 0 0"},
         2);
}

TEST_CASE("Rödskägg takes at most ten taps a deal", "[ui]") {
  const std::vector<std::string> five{"Astrid", "Birger", "Cecilia", "Doris", "Erik"};
  tap_in({"rodskagg",
          five,
          {"bid.2", "declarer.1", "first_four.1", "first_four.1", "first_four.0", "first_four.2",
           "last_two.1", "last_two.0"},
          R"({"type":"deal","declarer":"Birger","bid":"2","first_four":{"Astrid":1,)"
          R"("Birger":2,"Cecilia":1},)"
          R"("last_two":{"Astrid":1,"Birger":1}})",
          "0 0 0 0 0"},
         9);
  tap_in({"rodskagg",
          five,
          {"bid.1", "declarer.1", "first_four.1", "first_four.1", "first_four.0", "first_four.0",
           "joined.4", "last_two.4", "last_two.1"},
          R"({"type":"deal","declarer":"Birger","bid":"1","first_four":{"Astrid":2,"Birger":2},)"
          R"("joined":["Erik"],"last_two":{"Birger":1,"Erik":1}})",
          "0 0 0 0 0"},
         10);
  tap_in({"rodskagg",
          five,
          {"bid.smyg"},
          R"({"type":"deal","bids":[["Birger","smyg"],["Cecilia","smyg"],["Doris","smyg"],)"
          R"(["Erik","smyg"],["Astrid","smyg"]]})",
          "0 0 0 0 0"},
         2);
}

TEST_CASE("Rödskägg's protocol is a lane for each, and shows where this deal leads", "[ui]") {
  const TableWith table("rodskagg", {"Astrid", "Birger", "Cecilia"});
  Driver driver(table.world, 1280, 800);
  CHECK(driver.text("lane.1") == "12");
  driver.tap_all({"bid.2", "declarer.1"});
  CHECK(driver.find("missing") != nullptr);  // what is not answered yet is nothing wrong
  driver.tap("first_four.1");
  CHECK(driver.find("missing") != nullptr);  // neither is what is not all counted
  driver.tap_all({"first_four.1", "first_four.0", "first_four.2", "last_two.1", "last_two.1"});
  CHECK(driver.find("missing") == nullptr);
  driver.tap("save");
  CHECK(driver.text("lane.1") == "8");
  driver.rest(1);
  driver.tap("bid.3");
  CHECK(driver.find("missing") != nullptr);
  CHECK(driver.find("wrong") == nullptr);
  const TableWith other("ligeud", four_players);
  CHECK(Driver(other.world, 1280, 800).find("lane.0") == nullptr);
}

TEST_CASE("Rödskägg's lanes begin where the house does", "[ui]") {
  const auto axis = [](const char* rules) {
    const TableWith table("rodskagg", {"Astrid", "Birger", "Cecilia"}, rules);
    Driver driver(table.world, 1280, 800);
    const ui::ShownItem& lane = driver.item("lane.0");
    std::set<std::string> marks;
    for (const ui::ShownItem& item : driver.app().ui.items())
      if (item.rect.bottom() <= lane.rect.y && item.rect.x > lane.rect.right())
        marks.insert(item.shown);
    return marks;
  };
  CHECK(axis(R"({"start_points":7})").count("7") == 1);
  CHECK(axis(R"({"start_points":7})").count("12") == 0);
  CHECK(axis(R"({"start_points":30})").count("30") == 1);
}

TEST_CASE("before Save it is said what a deal does, however little room there is", "[ui]") {
  for (const auto& [width, height] : {std::pair(1280.F, 800.F), std::pair(1024.F, 600.F),
                                      std::pair(390.F, 844.F), std::pair(360.F, 640.F)}) {
    CAPTURE(width, height);
    const TableWith protocol("rodskagg", {"Astrid", "Christian Frederik", "Cecilia", "Doris"});
    Driver driver(protocol.world, width, height);
    driver.rest(0.5);  // what is asked has been brought into sight
    driver.tap_all({"bid.3", "declarer.1", "first_four.0", "first_four.0", "first_four.1",
                    "first_four.2", "joined.3", "last_two.0", "last_two.1"});
    CHECK(driver.text("working") == "Christian Frederik 12 → 15  ·  Doris 12 → 17");
    const TableWith other("ligeud", {"Ida", "Frode Lundgren", "Else", "Bo"});
    Driver second(other.world, width, height);
    second.rest(0.5);
    second.tap_all({"contract.9", "declarer.0", "trump.H", "partner.1", "tricks.9"});
    CHECK(contains(second.text("working"), "90"));
  }
}

TEST_CASE("Save leads to what is missing", "[ui]") {
  for (const auto& [width, height] : {std::pair(1024.F, 600.F), std::pair(390.F, 844.F)}) {
    CAPTURE(width, height);
    const TableWith table("commerce", {"Anna", "Bo", "Cai", "Dea"});
    Driver driver(table.world, width, height);
    driver.tap_all({"card.SA", "card.HA", "card.DA"});
    CHECK(driver.text("missing") == "Still needed: banker's hand");
    driver.tap("save");
    driver.rest(0.5);
    const ui::ShownItem& asked = driver.item("banker_hand.ingenting");
    CHECK(asked.visible.h == asked.rect.h);
  }
}

TEST_CASE("Fem opp! is called in the deal, or between two", "[ui]") {
  const std::vector<std::string> five{"Astrid", "Birger", "Cecilia", "Doris", "Erik"};
  const TableWith table("rodskagg", five);
  Driver driver(table.world);
  driver.tap_all({"bid.2", "declarer.1", "first_four.1", "first_four.1", "first_four.0",
                  "first_four.2", "last_two.1", "last_two.0"});
  driver.tap_all({"fem_opp", "penalty.player.3", "penalty.ritual", "save"});
  CHECK(contains(table.newest(), R"("penalties":[{"player":"Doris","offence":"ritual"}])"));
  CHECK(driver.text("total.3") == "17");
  driver.tap_all({"more", "kind.penalty", "player.4", "offence.1", "aside.save"});
  CHECK(table.newest() == R"({"type":"penalty","player":"Erik","offence":"early-pickup"})");
  CHECK(driver.text("total.4") == "17");
}

TEST_CASE("Fem opp! is always on the screen", "[ui]") {
  const TableWith table("rodskagg", {"Astrid", "Birger", "Cecilia", "Doris", "Erik"});
  for (const auto& [width, height, zoom] :
       std::vector<std::tuple<float, float, int>>{{1024, 600, 100},
                                                  {1280, 800, 100},
                                                  {390, 844, 100},
                                                  {844, 390, 100},
                                                  {1024, 600, 200}}) {
    CAPTURE(width, height, zoom);
    Driver driver(table.world, width, height);
    look_through(driver, {width, height, zoom});
    driver.tap("go.table");
    const auto is_in_sight = [&] {
      driver.rest(1);
      const ui::ShownItem& call = driver.item("fem_opp");
      CHECK(call.visible.h >= call.rect.h - 1);
    };
    is_in_sight();
    driver.tap_all(
        {"bid.2", "declarer.1", "first_four.1", "first_four.1", "first_four.0", "first_four.2"});
    is_in_sight();
    driver.tap_all({"fem_opp", "penalty.player.3", "penalty.ritual"});
    CHECK(driver.find("penalties.0") != nullptr);
    is_in_sight();
    table.forget_drafts();
  }
}

TEST_CASE("whatever has been called in a deal stands there, and can be taken back", "[ui]") {
  const std::vector<std::string> five{"Astrid", "Birger", "Cecilia", "Doris", "Erik"};
  for (const auto& [width, height] :
       {std::pair(1024.F, 768.F), std::pair(1024.F, 600.F), std::pair(390.F, 844.F)}) {
    CAPTURE(width, height);
    const TableWith table("rodskagg", five);
    Driver driver(table.world, width, height);
    for (const char* player : {"0", "1", "2", "3", "4"})
      driver.tap_all({"fem_opp", "penalty.player." + std::string(player), "penalty.ritual"});
    CHECK(driver.item("penalties.0").rect.w >= 100);  // for what it was, in the longest language
    driver.tap("penalties.4");
    CHECK(driver.find("penalties.4") == nullptr);
    driver.tap("penalties.0");
    CHECK(contains(draft_on(driver.app()), R"("penalties":[{"player":"Birger")"));
    CHECK(driver.text("penalties.2") == "Doris");
  }
}

TEST_CASE("what a penalty was called for can be read whole", "[ui]") {
  for (const auto& [width, height] : {std::pair(1024.F, 600.F), std::pair(390.F, 844.F)}) {
    CAPTURE(width, height);
    const TableWith table("rodskagg", {"Astrid", "Birger", "Cecilia", "Doris"});
    Driver driver(table.world, width, height);
    driver.tap_all({"fem_opp", "penalty.player.0", "penalty.early-pickup"});
    int said = 0;
    for (const ui::ShownItem& item : driver.app().ui.items())
      if (driver.item("penalties.0").rect.contains(item.rect.center())) {
        CAPTURE(item.shown);
        CHECK_FALSE(item.shortened);
        said += contains(item.shown, "took up the cards too early") ? 1 : 0;
      }
    CHECK(said == 1);
  }
}

TEST_CASE("an entry that asks nothing says what it leads to", "[ui]") {
  const TableWith ligeud("ligeud", four_players);
  Driver driver(ligeud.world);
  driver.tap_all({"more", "kind.misdeal"});
  CHECK(contains(driver.text("then"), "does not count"));
  driver.tap("kind.final-round");
  CHECK(contains(driver.text("then"), "after the fourth deal the session is over"));
  driver.tap("kind.note");
  CHECK(driver.find("then") == nullptr);
  // Whether the dealer had knocked is asked.
  const TableWith rodskagg("rodskagg", four_players);
  Driver another(rodskagg.world);
  another.tap_all({"more", "kind.misdeal"});
  CHECK(another.find("then") == nullptr);
}

TEST_CASE("a penalty that was called stays when everybody says smyg", "[ui]") {
  const TableWith table("rodskagg", {"Astrid", "Birger", "Cecilia"});
  Driver driver(table.world);
  driver.tap_all({"fem_opp", "penalty.player.2", "penalty.early-pickup", "bid.smyg"});
  CHECK(driver.text("penalties.0") == "Cecilia");
  driver.tap("save");
  CHECK(contains(table.newest(), R"("penalties":[{"player":"Cecilia","offence":"early-pickup"}])"));
  CHECK(driver.text("total.2") == "17");
}

TEST_CASE("what somebody cannot have done is not called, before anybody has declared, too",
          "[ui]") {
  const TableWith table("rodskagg", {"Astrid", "Birger", "Cecilia"});
  Driver driver(table.world);
  for (const bool by_calls : {false, true}) {
    if (by_calls) driver.tap_all({"by_calls", "bids.1", "bids.smyg"});
    driver.tap_all({"fem_opp", "penalty.player.2"});
    CHECK_FALSE(driver.item("penalty.cut-by-other").enabled);  // Astrid deals
    CHECK(driver.item("penalty.early-pickup").enabled);
    driver.tap("penalty.player.0");
    CHECK(driver.item("penalty.cut-by-other").enabled);
    driver.tap("penalty.ritual");
  }
}

TEST_CASE("the protocol is corrected between two deals", "[ui]") {
  const std::vector<std::string> five{"Astrid", "Birger", "Cecilia", "Doris", "Erik"};
  const TableWith table("rodskagg", five, R"({"start_points":3})");
  Driver driver(table.world);
  driver.tap_all({"more", "kind.protocol", "points.1.less", "points.1.less", "points.3.more"});
  CHECK(driver.text("points.1") == "−2");
  CHECK(driver.text("points.3") == "+1");
  CHECK(!driver.item("points.1.less").enabled);  // nobody is corrected below 1
  CHECK(!driver.item("aside.save").enabled);
  driver.tap_all({"points.4.more", "points.4.less", "why.miscounted", "aside.save"});
  CHECK(table.newest() ==
        R"({"type":"protocol","points":{"Birger":-2,"Doris":1},"why":"miscounted"})");
  CHECK(table.points() == "0 0 0 0 0");
  CHECK(driver.text("total.1") == "1");
  CHECK(driver.text("total.3") == "4");
  driver.tap("go.sheet");
  CHECK(driver.text("paper.1") == "1");
  driver.tap("row.0");
  CHECK(driver.text("entry.facts") == "Protocol correction · Birger −2, Doris +1 · miscounted");
}

TEST_CASE("Commerce takes twelve taps a deal: four players, two hands laid up", "[ui]") {
  tap_in({"commerce",
          four_players,
          {"bought.1", "bought.2", "hand.3", "card.SA", "card.SK", "card.D9", "hand.1", "card.H7",
           "card.D7", "card.C7", "banker_hand.poang"},
          R"({"type":"deal","bought":{"Bo":1,"Cai":1},"shown":{"Bo":["H7","D7","C7"],)"
          R"("Dea":["SA","SK","D9"]},"banker_hand":"poang"})",
          "0 4 -3 -1"},
         12);
}

TEST_CASE("what is counted tap by tap is counted however quickly", "[ui][taps]") {
  const TableWith commerce("commerce", four_players);
  Driver buying(commerce.world);
  buying.tap_all({"bought.1", "bought.1", "bought.1"});
  CHECK(buying.text("bought.1") == "3");
  const TableWith esmakker("esmakker-whist", four_players);
  Driver taking(esmakker.world);
  taking.tap_all({"nolos", "bid.ren-sol", "declarer.1", "tricks.1.6", "tricks.1.6", "tricks.1.6"});
  CHECK(taking.text("tricks.1.6") == "8");
}
TEST_CASE("no card of Commerce moves under the finger, and the banker's hand is asked for",
          "[ui]") {
  const TableWith table("commerce", four_players);
  Driver driver(table.world);
  driver.tap_all({"hand.1", "card.H7", "card.D7"});
  const float before = driver.item("card.C7").rect.y;
  driver.tap("card.C7");
  CHECK(driver.item("card.C7").rect.y == before);
  CHECK(driver.find("missing") != nullptr);  // it is nothing wrong
  CHECK(driver.find("wrong") == nullptr);
}

TEST_CASE("a hand of Commerce that is half told is asked for, not left out", "[ui]") {
  const TableWith table("commerce", four_players);
  Driver driver(table.world);
  driver.tap_all({"hand.1", "card.H7", "card.D7", "card.C7", "banker_hand.poang"});
  CHECK(can_be_saved(driver));
  driver.tap_all({"hand.3", "card.SA"});
  CHECK_FALSE(can_be_saved(driver));
  CHECK(driver.text("missing") == "Still needed: Dea: ♠A …");
  driver.tap_again("card.SA");  // it was none after all
  CHECK(can_be_saved(driver));
}

TEST_CASE("a banker's cards that were not laid up can be told", "[ui]") {
  // Three eights beat Bo's three sevens: Anna pays the bonus and nothing for the class.
  tap_in({"commerce",
          four_players,
          {"hand.1", "card.H7", "card.D7", "card.C7", "banker_hand.cards", "card.H8", "card.D8",
           "card.C8"},
          R"({"type":"deal","shown":{"Bo":["H7","D7","C7"]},"banker_hand":["H8","D8","C8"]})",
          "-2 4 -1 -1"},
         9);
  // A card of theirs is nobody else's, and nobody else's is theirs.
  const TableWith table("commerce", four_players);
  Driver driver(table.world);
  driver.tap_all({"hand.1", "card.H7", "card.D7", "card.C7", "banker_hand.cards", "card.H7"});
  CHECK(driver.text("hand.now") == "Anna, not laid up:");
  driver.tap_all({"card.SK", "card.D2", "card.C3"});
  CHECK(driver.text("banker_hand.cards") == "♠K ♦2 ♣3");
  driver.tap_all({"hand.2", "card.SK"});
  CHECK(driver.text("hand.now") == "Cai:");
  driver.tap_all({"banker_hand.poang", "save"});
  CHECK(table.points() == "-2 4 -1 -1");
}

TEST_CASE("a deal of Commerce that nobody wins takes three taps, and its pot is in sight", "[ui]") {
  tap_in({"commerce",
          four_players,
          {"bought.1", "abandoned", "bought.1", "bought.3"},
          R"({"type":"abandoned","bought":{"Bo":2,"Dea":1}})",
          "3 -2 0 -1"},
         3);
  const TableWith table("commerce", four_players, R"({"deals":8})");
  Driver driver(table.world);
  CHECK(driver.text("deal") == "Deal 1 of 8  ·  Anna deals");
  driver.tap_all({"bought.2", "abandoned"});
  CHECK(driver.find("card.SA") == nullptr);
  driver.tap_again("abandoned");  // somebody lays up after all
  CHECK(driver.find("card.SA") != nullptr);
  driver.tap_again("abandoned");
  CHECK(driver.text("change.2") == "−1");
  CHECK(driver.find("pot") == nullptr);
  driver.tap("save");
  CHECK(table.newest() == R"({"type":"abandoned","bought":{"Cai":1}})");
  CHECK(driver.text("pot") == "Pot: 4");
  CHECK(driver.text("deal") == "Deal 2 of 8  ·  Dea deals");
  driver.tap("go.sheet");
  CHECK(driver.text("paper.1") == "1");
  driver.tap_all({"row.0", "entry.correct", "reason.0", "bought.1", "save"});
  CHECK(table.newest() == R"({"type":"abandoned","bought":{"Bo":1,"Cai":1}})");
  CHECK(driver.text("pot") == "Pot: 4");
  driver.rest(1);
  driver.tap("undo");  // the correction goes
  driver.rest(1);
  driver.tap("undo");  // and then the deal
  CHECK(driver.find("pot") == nullptr);
}

TEST_CASE("the deals of a session of Commerce are agreed in rounds of the table", "[ui]") {
  const TableWith table("commerce", four_players, R"({"deals":8})");
  Driver driver(table.world);
  driver.tap_all({"go.evening", "session.new", "setup.next"});
  CHECK(driver.text("rule.deals") == "8");
  driver.tap("rule.deals.more");
  CHECK(driver.text("rule.deals") == "12");
  for (int i = 0; i < 3; ++i) driver.tap("rule.deals.less");
  CHECK(driver.text("rule.deals") == "0");
  CHECK_FALSE(driver.item("rule.deals.less").enabled);
}

TEST_CASE("Plump takes at most nine taps a deal of four: who was exact, one each", "[ui]") {
  // Bo is forehand. Tapping a name says: as bid.
  tap_in({"plump",
          four_players,
          {"bid.3", "bid.2", "bid.4", "bid.2", "tricks.1", "tricks.2", "tricks.0", "took.3"},
          R"({"type":"deal","bids":{"Anna":2,"Bo":3,"Cai":2,"Dea":4},)"
          R"("tricks":{"Anna":2,"Bo":3,"Cai":2,"Dea":3}})",
          "11 15 11 -37"},
         9);
  // Who took none need not be asked.
  tap_in({"plump",
          four_players,
          {"bid.0", "bid.0", "bid.0", "bid.9", "tricks.0", "took.1"},
          R"({"type":"deal","bids":{"Anna":9,"Bo":0,"Cai":0,"Dea":0},"tricks":{"Anna":9,"Bo":1}})",
          "47 -29 -9 -9"},
         7);
}

TEST_CASE("the dealer's bid may not make it come out in Plump", "[ui]") {
  const TableWith table("plump", four_players);
  Driver driver(table.world);
  for (int i = 0; i < 3; ++i) driver.tap_again("bid.3");
  CHECK(contains(driver.text("bids.now"), "Anna"));
  CHECK_FALSE(driver.item("bid.1").enabled);
  CHECK(driver.item("bid.2").enabled);
  driver.tap("bid.1");
  CHECK(contains(driver.text("wrong"), "Anna must bid something else"));
  driver.tap("bid.2");
  CHECK(driver.find("bid.0") == nullptr);  // everybody has bid
  // Another bid for Cai, and the tricks go on from forehand.
  driver.tap_all({"bids.2", "bid.4", "took.10"});
  CHECK(driver.text("tricks.now") == "What did Cai take? Left: 0");
  CHECK_FALSE(driver.item("took.1").enabled);
}

}  // namespace panels_test
