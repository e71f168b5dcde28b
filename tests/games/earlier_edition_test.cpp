// What an entry may say that was written by an earlier edition of the rules: each of these is
// refused today, and counts as it did where a book holds it. evening-format, "Decisions".
#include <catch2/catch.hpp>

#include "support/earlier_edition.hpp"
#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace earlier_edition_test {

namespace {

const std::vector<std::string> abcd{"A", "B", "C", "D"};

struct Row {
  std::string rule, entry, refused;
  std::string counts;  // the points of the entry; in Rödskägg the sheet after it
  std::string rules = "{}";
};

void check(const std::string& game, const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    CAPTURE(game, row.rule, row.entry);
    Judged one = play(game, abcd, row.entry, row.rules);
    CHECK(one.complaints() == row.refused);
    mark_as_booked(one.evening);
    one.judged = judge(one.evening, {});
    CHECK(one.complaints().empty());
    const std::size_t last = one.session().entries.size() - 1;
    CHECK(one.session().entries[last].edition == Edition::any);
    CHECK((game == "rodskagg" ? one.sheet() : one.points(last)) == row.counts);
  }
}

std::string deal(const std::string& fields, const std::string& play = "") {
  return R"({"type":"deal",)" + fields + (play.empty() ? "" : "," + play) + "}";
}

// B leads twelve spades, on which C throws hearts, D diamonds and A clubs.
std::string spades_led() {
  std::string play;
  for (const char rank : std::string("23456789TJQK"))
    for (const char* who : {"BS", "CH", "DD", "AC"})
      play += (play.empty() ? "" : " ") + std::string(who) + rank;
  return cards_of(play);
}

}  // namespace

TEST_CASE("what an earlier edition allowed in Ligeud counts as it did", "[edition]") {
  check("ligeud",
        {
            {"L4, L8: the called card is laid away",
             deal(R"("contract":"8","declarer":"A","trump":"S","partner":null,"tricks":0,)"
                  R"("called":"HA","bought":{"A":4,"C":2})",
                  spades_led()),
             "0/called:ligeud.called", "-480 160 160 160"},
            {"fewer tricks than are left to the declarer",
             deal(R"("contract":"9","declarer":"B","trump":"S","partner":null,"tricks":0)",
                  cards_of("BSA")),
             "0/tricks:play.tricks", "180 -540 180 180"},
            {"a partner who has shown out of the called suit",
             deal(R"("contract":"8","declarer":"A","trump":"H","called":"SA",)"
                  R"("partner":"C","tricks":8)",
                  cards_of("BS2 CD3")),
             "0/partner:play.partner", "80 -80 80 -80"},
        });
}

TEST_CASE("what an earlier edition allowed in Rödskägg counts as it did", "[edition]") {
  const std::string knock = R"({"player":"A","offence":"forgot-exit-knock"})";
  check("rodskagg",
        {
            {"a question before its time",
             deal(R"("declarer":"A","bid":"rodskagg","first_four":{"B":1},"joined":["C"],)"
                  R"("stopped":true)"),
             "0/joined:rodskagg.stopped", "17 12 12 12"},
            {"a bid where everybody has said smyg",
             deal(R"("bids":[["B","smyg"],["C","smyg"],["D","smyg"],["A","smyg"]],"bid":"smyg")"),
             "0/bid:form.not-asked", "12 12 12 12"},
            {"R3: two knocks for one zero",
             deal(R"("declarer":"A","bid":"2","first_four":{"A":3,"B":1},"last_two":{"B":2},)"
                  R"("penalties":[)" +
                  knock + "," + knock + "]"),
             "0/penalties:rodskagg.penalty", "10 3 3 3", R"({"start_points":3})"},
            {"the last two tricks, of which a third player has the one",
             deal(R"("declarer":"B","bid":"1","first_four":{"B":4},"joined":["A","C","D"],)"
                  R"("last_two":{"C":1,"D":1})",
                  cards_of("BSA CH2 DD2 AC2 BSK CH3 DD3 AC3 BSQ CH4 DD4 AC4 BSJ CH5 DD5 AC5 "
                           "BCT CC9 DC8")),
             "0/last_two:play.tricks", "17 8 12 12"},
            {"more points on the paper than may stand there",
             R"({"type":"protocol","points":{"A":999000000},"why":"w"},)"
             R"({"type":"penalty","player":"A","offence":"ritual"})",
             "1/points:entry.points-limit", "1000000005 1000000 1000000 1000000",
             R"({"start_points":1000000})"},
        });
}

TEST_CASE("what an earlier edition allowed in the other whists and Plump counts as it did",
          "[edition]") {
  check("english-whist", {{"fewer tricks than are left to a pair",
                           deal(R"("trump":"H","tricks":[13,0])", cards_of("BHA")),
                           "0/tricks:play.tricks 0/tricks:play.tricks", "7 -7 7 -7"}});
  check("danish-whist",
        {
            {"the tricks of the pair in a grandi",
             deal(R"("contract":"grandi","declarer":"A","tricks":7)",
                  cards_of("ASA BS2 CS3 DS4 AH2 BH3 CHA DH4")),
             "0/tricks:play.tricks", "24 -8 -8 -8"},
            {"fewer tricks than are left to the pair",
             deal(R"("contract":"grand","declarer":"B","tricks":0)", cards_of("BSA")),
             "0/tricks:play.tricks", "2 -2 2 -2"},
        });
  check("plump", {{"tricks that each may have taken, but not all of them",
                   deal(R"("bids":{"A":1,"B":1,"C":1,"D":1},"tricks":{"B":1,"C":1,"D":1})",
                        cards_of("BSA CS2 DS3 AS4 BHT CH9 DH2")),
                   "0/tricks:play.tricks", "-33 11 11 11",
                   R"({"cards":3,"lead":"forehand","sum":"free"})"}});
}

TEST_CASE("what an earlier edition allowed in Esmakker's bids counts as it did", "[edition]") {
  const std::string bordlaegger = R"("bid":"bordlaegger","declarer":"A",)";
  check("esmakker-whist",
        {
            {"8 above 7 kvarte", once_legal, "0/auction:auction.higher", "-0.25 -0.25 0.75 -0.25"},
            {"a bid that the school has not", deal(bordlaegger + R"("tricks":{"A":1})"),
             "0/bid:esmakker-whist.ladder", "12 -4 -4 -4", R"({"ladder":"kvarte"})"},
            {"W15: along where it is closed",
             deal(bordlaegger + R"("with":["B"],"tricks":{"A":1,"B":1})"),
             "0/with:esmakker-whist.gaa-med", "8 8 -8 -8"},
            {"along beside the auction", went_along_beside_it,
             "0/with:esmakker-whist.gaa-med 0/tricks:esmakker-whist.tricks", "0 4 -4 0"},
        });
}

TEST_CASE("what an earlier edition allowed in Esmakker's play counts as it did", "[edition]") {
  const std::string eight = R"("bid":"8","declarer":"A","trump":"H","tricks":8,"called":)";
  check(
      "esmakker-whist",
      {
          {"W25: another's ace behind a king", deal(eight + R"("SK")", cards_of("BS2 CSK DSA AS5")),
           "0/called:esmakker.king", "0.25 -0.25 0.25 -0.25"},
          {"W26: the called card is held back",
           deal(eight + R"("SA")", cards_of("BS2 CS3 DS4 AS5 AS6 BS7 CSA DS8")),
           "0/play:esmakker-whist.called", "0.25 -0.25 0.25 -0.25"},
          {"W27: the marker is held back",
           deal(eight + R"("SA","marker":"D7")", cards_of("BS2 CSA DS4 AC3 CS5 DS6 AC4")),
           "0/play:esmakker-whist.marker", "0.25 -0.25 0.25 -0.25"},
          {"four who are home, of whom each has broken off",
           deal(R"("bid":"sol","declarer":"A","with":["B","C","D"],)"
                R"("tricks":{"A":0,"B":0,"C":0,"D":0})",
                cards_of("")),
           "0/tricks:play.tricks", "0 0 0 0"},
          {"fewer tricks than are left to the declarer",
           deal(R"("bid":"8-sans","declarer":"A","partner":null,"tricks":1)",
                cards_of("BS2 CS3 DS4 ASA AHA")),
           "0/tricks:play.tricks", "-21 7 7 7"},
      });
}

}  // namespace earlier_edition_test
