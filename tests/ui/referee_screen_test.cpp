// The referee's screen: positions are tapped in, and the ruling stands there in words.
#include "ui/driver.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace referee_screen_test {

namespace {

struct Referee : Device {
  Driver driver{world};
  Referee() { driver.tap("go.referee"); }
  std::string says() { return driver.text("referee.says"); }
};

}  // namespace

TEST_CASE("who takes the trick", "[ui]") {
  Referee referee;
  referee.driver.tap_all({"trick.trump.H", "trick.S9", "trick.SK", "trick.H2"});
  CHECK(referee.says() ==
        "♠9  ♠K  ♥2\n♥2, card 3 of the trick, takes it. ♥2 is the highest trump in the trick.");
  referee.driver.tap("trick.JK");
  CHECK(referee.says().find("♥2, card 3") != std::string::npos);
  referee.driver.tap_all({"trick.back", "trick.back"});
  CHECK(referee.says().find("♠K, card 2") != std::string::npos);
  referee.driver.tap_all({"referee.clear", "trick.JK", "trick.S2"});
  CHECK(referee.says().find("A joker that is led") != std::string::npos);
  referee.driver.tap("trick.first");
  CHECK(referee.says().find("must not be led to the first trick") != std::string::npos);
  referee.driver.tap("referee.rule");
  CHECK(referee.driver.text("rules.marked") == "Tricks");
}

TEST_CASE("a nolo has no trump and a low ace; Rödskägg has none at all", "[ui]") {
  Referee referee;
  referee.driver.tap_all({"trick.SA", "trick.S2"});
  CHECK(referee.says().find("♠2, card 2") != std::string::npos);
  referee.driver.tap_all({"trick.game.rodskagg", "trick.SA", "trick.S2"});
  CHECK(referee.says().find("♠A, card 1") != std::string::npos);
  referee.driver.tap_all({"trick.game.english-whist", "trick.SA"});
  CHECK(referee.says() == "What is trump?");
}

TEST_CASE("which card dummy has played, with the law behind a tap", "[ui]") {
  Referee referee;
  referee.driver.tap("part.dummy");
  // rules.md B-5: dummy leads, "en ruder"
  referee.driver.tap_all({"dummy.DK", "dummy.DQ", "dummy.DJ", "dummy.D5", "dummy.D4", "said.D"});
  CHECK(referee.says() == "♦4 is played.");
  CHECK(referee.driver.text("referee.rule") == "§ 46B2");
  referee.driver.tap("said.D");
  referee.driver.tap("said.words");
  referee.driver.type("en ruder");
  referee.driver.press(key_enter);
  CHECK(referee.says() == "♦4 is played.");
  referee.driver.tap("said.words");
  referee.driver.type("!");
  referee.driver.press(key_escape);  // and what was typed before is as it was
  CHECK(referee.says() == "♦4 is played.");
  CHECK(referee.driver.text("said.words") == "en ruder");
  // B-4: the standing diamonds were meant
  referee.driver.tap_all({"pile.meant", "dummy.DK", "dummy.DQ", "dummy.DJ"});
  CHECK(referee.says() == "Declarer says which of ♦K ♦Q ♦J is meant.");
  referee.driver.tap("referee.rule");
  CHECK(referee.driver.text("rules.marked") == "46B: what was meant");
}

TEST_CASE("touched cards, slips, and words that cannot be read", "[ui]") {
  Referee referee;
  referee.driver.tap_all({"part.dummy", "dummy.H8", "dummy.H7", "pile.touched", "dummy.H7"});
  CHECK(referee.says() == "♥7 has been played.");
  referee.driver.tap("dummy.reach");
  CHECK(referee.says() == "No card has been played.");
  referee.driver.tap_all({"dummy.H7", "said.words"});
  referee.driver.type("den der, du ved");
  referee.driver.press(key_enter);
  CHECK(referee.says().find("cannot be read for certain") != std::string::npos);
  referee.driver.tap_all({"said.S", "dummy.slip"});
  CHECK(referee.says().find("A slip of the tongue") != std::string::npos);
}

TEST_CASE("both readings of win are shown by a switch, and the director is called", "[ui]") {
  Referee referee;
  referee.driver.tap_all({"part.dummy", "dummy.SA", "dummy.SK", "dummy.SQ"});
  referee.driver.tap_all({"pile.trick", "dummy.S2", "dummy.S7", "said.win"});
  CHECK(referee.says().rfind("♠A is played.", 0) == 0);
  CHECK(referee.says().find("call the director") != std::string::npos);
  referee.driver.tap("dummy.strict");
  CHECK(referee.says().rfind("♠Q is played.", 0) == 0);
}

TEST_CASE("Commerce hands are compared on the screen", "[ui]") {
  Referee referee;
  referee.driver.tap_all({"part.hands", "hand.S9", "hand.S3", "hand.H2"});
  CHECK(referee.says().find("Player 1") != std::string::npos);
  referee.driver.tap_all({"hand.HA", "hand.HK", "hand.HQ"});  // the next in turn: player 4
  CHECK(referee.says().find("Best hand: Player 4") != std::string::npos);
  CHECK(referee.says().find("The banker Player 1 pays the winner 1.") != std::string::npos);
  referee.driver.tap_all({"hands.3", "hands.banker"});
  CHECK_FALSE(referee.driver.item("hand.S9").enabled);
}

}  // namespace referee_screen_test
