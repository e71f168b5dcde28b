// What declarer says, as people say it: by kind of call, in Danish, Swedish, Norwegian and English.
#include <catch2/catch.hpp>

#include "kattegat/referee/utterance.hpp"

using namespace kattegat;

namespace utterance_test {

namespace {

constexpr Suit clubs = Suit::clubs, diamonds = Suit::diamonds, hearts = Suit::hearts,
               spades = Suit::spades;

struct Kind {
  Utterance meant;
  std::vector<const char*> said;
};

Utterance suit(Suit suit) { return {.suit = suit, .rank = {}, .wish = {}}; }
Utterance rank(int rank) { return {.suit = {}, .rank = rank, .wish = {}}; }
Utterance card(Suit suit, int rank) { return {.suit = suit, .rank = rank, .wish = {}}; }
Utterance wish(Wish wish) { return {.suit = {}, .rank = {}, .wish = wish}; }
Utterance wish(Wish wish, Suit suit) { return {.suit = suit, .rank = {}, .wish = wish}; }
Utterance trump() { return {.suit = {}, .suit_is_trump = true, .rank = {}, .wish = {}}; }
Utterance trump(Wish wish) { return {.suit = {}, .suit_is_trump = true, .rank = {}, .wish = wish}; }
Utterance trump(int rank) { return {.suit = {}, .suit_is_trump = true, .rank = rank, .wish = {}}; }
Utterance finger(Wish wish) { return {.suit = {}, .rank = {}, .wish = wish, .pointed = true}; }
Utterance again() { return {.suit = {}, .rank = {}, .wish = {}, .again = true}; }

std::size_t check_all(const std::vector<Kind>& kinds) {
  std::size_t phrases = 0;
  for (const Kind& kind : kinds)
    for (const char* said : kind.said) {
      CAPTURE(said);
      const auto heard = understand(said);
      CHECK(heard.has_value());
      if (heard) CHECK((*heard == kind.meant));
      ++phrases;
    }
  return phrases;
}

}  // namespace

TEST_CASE("what Danish declarers say", "[referee]") {
  const std::size_t phrases = check_all({
      {card(spades, 9), {"spar ni", "spar 9", "spar nieren", "♠ 9", "sparni", "nieren i spar"}},
      {card(spades, 2), {"spar to", "spar toer", "spar 2'eren", "en spar to, tak"}},
      {card(spades, ace), {"spar es", "spares", "spar esset", "SPAR-ES", "spar, es"}},
      {card(hearts, ace), {"hjerter es", "♥es", "må jeg bede om hjerter es"}},
      {card(hearts, queen), {"hjerter dame", "hjerterdame", "hjerterdamen", "hjerterens dame"}},
      {card(diamonds, jack), {"ruder knægt", "ruderknægt", "giv mig ruder knægt", "ruder knaegt"}},
      {card(clubs, 10), {"klør ti", "klørti", "klør 10", "kloer ti", "klor tier"}},
      {suit(spades), {"en spar", "EN SPAR", "spar", "spil en spar", "sparen", "spar, en spar"}},
      {suit(spades), {"en spar til", "spar igen", "en spar til hånden", "kast en spar"}},
      {suit(spades), {"spar til kongen", "spar mod esset", "en spar op til damen"}},
      {suit(spades), {"hvilken som helst spar", "en eller anden spar", "peger på spar"}},
      {suit(clubs), {"smid en klør", "endnu en klør", "så tager vi en klør", "fortsæt med klør"}},
      {rank(king), {"kongen", "så tager vi kongen", "stik med kongen", "tag den med kongen"}},
      {rank(ace), {"esset", "esset, tak", "op med esset", "tag esset"}},
      {rank(jack), {"knægten", "bonden", "buben"}},
      {rank(2), {"to", "toeren", "en to'er", "den lille toer"}},
      {rank(10), {"tieren", "ti", "bordets tier"}},
      {wish(Wish::high), {"stor", "den høje", "højeste", "toppen", "op", "det største kort"}},
      {wish(Wish::high, diamonds), {"stor ruder", "højeste ruder", "den store ruder", "ruder op"}},
      {wish(Wish::low), {"lille", "den lille", "bordets mindste", "lavt", "under", "en lille en"}},
      {wish(Wish::low), {"en lille til kongen", "så lavt som muligt", "ned"}},
      {wish(Wish::low, clubs), {"lille klør", "øh, spil en lille klør, tak", "mindste klør"}},
      {wish(Wish::low, spades),
       {"en lille spar til kongen", "den laveste spar", "kast lille spar"}},
      {wish(Wish::win),
       {"stik", "vi stikker", "stik den", "tag den", "vind stikket", "tag stikket"}},
      {wish(Wish::win, spades), {"stik med spar", "tag den med en spar"}},
      {trump(Wish::win), {"stik med en trumf", "tag den med en trumf"}},
      {wish(Wish::ruff), {"trumf den", "trumf stikket", "jeg trumfer", "stjæl den"}},
      {trump(), {"trumf", "en trumf", "spil trumf"}},
      {trump(Wish::low), {"lille trumf", "trumf lavt", "trumf med den lille"}},
      {trump(Wish::high), {"højeste trumf", "trumf højt"}},
      {trump(ace), {"trumf es", "trumfes", "trumf med esset"}},
      {wish(Wish::any), {"det er ligegyldigt", "Det er ligegyldigt!", "det er helt ligegyldigt"}},
      {wish(Wish::any), {"det spiller ingen rolle", "det gør ingen forskel", "hvad som helst"}},
      {wish(Wish::any), {"du må vælge", "du bestemmer", "vælg selv", "bare et kort", "lige meget"}},
      {finger(Wish::high), {"peger op", "peger op i luften", "pegen op", "en finger i vejret"}},
      {finger(Wish::low), {"peger ned", "peger nedad", "pegen ned", "tommelen ned"}},
      {finger(Wish::low), {"dykke", "jeg dykker", "vi dykker", "lad os dykke", "duk"}},
      {again(), {"fortsæt", "samme farve", "en gang til", "igen"}},
  });
  CHECK(phrases >= 100);
}

TEST_CASE("what Swedish declarers say", "[referee]") {
  const std::size_t phrases = check_all({
      {card(spades, ace),
       {"spader ess", "spaderess", "spader äss", "spader ass", "esset i spader"}},
      {card(spades, 9), {"spader nio", "spader 9:an", "spadernia", "spader 9"}},
      {card(clubs, king), {"klöver kung", "klöverkung", "klöverkungen", "klover kung"}},
      {card(hearts, queen), {"hjärter dam", "hjärterdam", "hjärterdamen", "hjarter dam"}},
      {card(diamonds, 2), {"ruter två", "rutertvåa", "ruter tvåan", "ruter 2"}},
      {card(diamonds, 10), {"ruter tio", "rutertian", "jag vill ha ruter tio"}},
      {card(hearts, 6), {"hjärter sex", "hjärtersexan", "kan jag få hjärter sex"}},
      {suit(spades), {"spader", "en spader", "spela en spader", "spader, tack", "en spader till"}},
      {suit(spades), {"spader till kungen", "spader mot esset", "valfri spader", "spader igen"}},
      {suit(clubs), {"saka en klöver", "kasta en klöver", "släng en klöver"}},
      {suit(hearts), {"hjärtrarna", "fortsätt med hjärtrarna"}},
      {rank(king), {"kungen", "så tar vi kungen", "stick med kungen", "kungen, snälla"}},
      {rank(ace), {"esset", "ässet", "ess", "upp med esset"}},
      {rank(9), {"nian", "nia", "9:an", "ge mig nian"}},
      {rank(jack), {"knekten", "knekt"}},
      {wish(Wish::high), {"hög", "högsta", "den höga", "stor", "toppen", "uppåt"}},
      {wish(Wish::high, hearts), {"hög hjärter", "hög hjarter", "högsta hjärter", "stor hjärter"}},
      {wish(Wish::low), {"liten", "den lilla", "bordets minsta", "lägsta", "hacka", "lågt"}},
      {wish(Wish::low, clubs), {"liten klöver", "en liten klöver, tack", "småklöver"}},
      {wish(Wish::low, spades), {"liten spader till ess", "lägsta spader", "saka liten spader"}},
      {wish(Wish::win), {"stick", "vi sticker", "ta den", "ta sticket", "vinn sticket"}},
      {trump(Wish::win), {"stick med en trumf", "ta den med trumf"}},
      {wish(Wish::ruff), {"trumfa", "trumfa den", "stjäl", "trumf den"}},
      {trump(), {"trumf", "en trumf"}},
      {trump(Wish::low), {"liten trumf", "trumfa lågt"}},
      {trump(ace), {"trumfess", "trumf ess", "trumfa med esset"}},
      {wish(Wish::any),
       {"sak samma", "detsamma", "det kvittar", "det spelar ingen roll", "vad som helst",
        "strunt samma"}},
      {wish(Wish::any), {"välj du", "du får välja", "valfritt", "det gör detsamma"}},
      {finger(Wish::high), {"pekar upp", "pekar uppåt"}},
      {finger(Wish::low), {"pekar nedåt", "pekar neråt", "ducka", "vi duckar"}},
      {again(), {"fortsätt", "samma färg", "en gång till"}},
  });
  CHECK(phrases >= 80);
}

TEST_CASE("what Norwegian declarers say", "[referee]") {
  const std::size_t phrases = check_all({
      {card(clubs, ace), {"kløver ess", "kløveress", "kløver esset"}},
      {card(diamonds, 2), {"ruter to", "ruter toeren"}},
      {card(diamonds, 10), {"rutertier", "ruter ti"}},
      {card(hearts, queen), {"hjerter dame", "hjerterdama"}},
      {card(spades, 7), {"spar sju", "spar syv", "gi meg spar sju"}},
      {card(diamonds, 8), {"kan jeg få ruter åtte", "ruter åtteren"}},
      {suit(spades), {"spar", "en spar, takk", "sak en spar", "spar til kongen", "enda en spar"}},
      {rank(king), {"kongen", "så tar vi kongen", "stikk med kongen"}},
      {wish(Wish::high), {"høy", "den høyeste", "opp"}},
      {wish(Wish::high, hearts), {"høy hjerter", "stor hjerter"}},
      {wish(Wish::low), {"liten", "den laveste", "blindemanns minste"}},
      {wish(Wish::low, spades), {"liten spar", "en liten spar til esset"}},
      {wish(Wish::win), {"stikk", "vi stikker", "ta stikket", "vinn stikket"}},
      {trump(Wish::win), {"stikk med en trumf"}},
      {wish(Wish::ruff), {"trumf den", "stjel", "trumfe"}},
      {wish(Wish::any), {"det spiller ingen rolle", "hva som helst", "velg selv", "du får velge"}},
      {finger(Wish::high), {"peker opp"}},
      {finger(Wish::low), {"peker ned", "dukk"}},
      {again(), {"fortsett", "samme farge"}},
  });
  CHECK(phrases >= 40);
}

TEST_CASE("what English-speaking declarers say", "[referee]") {
  const std::size_t phrases = check_all({
      {card(hearts, ace),
       {"ace of hearts", "the ace of hearts", "heart ace", "the ace in hearts", "A of hearts"}},
      {card(clubs, 2), {"two of clubs", "deuce of clubs", "club two", "2 of clubs", "♣2"}},
      {card(diamonds, queen), {"queen of diamonds please", "play the queen of diamonds"}},
      {card(hearts, 4), {"I would like the four of hearts, please", "the heart four"}},
      {card(spades, ace), {"spades ess", "spade ace"}},
      {suit(spades), {"spade", "a spade", "play a spade please", "any spade", "another spade"}},
      {suit(spades), {"spade to me", "spade to the king", "continue spades", "a spade to my hand"}},
      {suit(clubs), {"throw a club", "discard a club", "pitch a club", "club"}},
      {rank(queen), {"the queen", "queen", "win with the queen", "take it with the queen"}},
      {rank(ace), {"ace please", "go up with the ace", "the ace, thank you"}},
      {rank(10), {"ten", "the ten", "10"}},
      {wish(Wish::high), {"high", "play high", "top", "the highest", "big one please", "go up"}},
      {wish(Wish::high, spades), {"high spade", "the top spade", "biggest spade"}},
      {wish(Wish::low), {"low", "small", "play small", "the lowest card", "small one", "go low"}},
      {wish(Wish::low, clubs),
       {"small club", "a small club, please", "lowest club", "club, a small one"}},
      {wish(Wish::low, diamonds), {"discard a small diamond", "low diamond to the ace"}},
      {wish(Wish::win), {"win", "win it", "win the trick", "play to win", "take it", "we take it"}},
      {wish(Wish::win, spades), {"win with a spade", "take it with a spade"}},
      {trump(Wish::win), {"win with a trump", "take it with a trump"}},
      {wish(Wish::ruff), {"ruff", "ruff it", "trump it", "let's ruff"}},
      {trump(Wish::low), {"small trump", "ruff low", "ruff small please"}},
      {trump(Wish::high), {"ruff high", "highest trump"}},
      {trump(king), {"trump king", "ruff with the king"}},
      {wish(Wish::any), {"it doesn't matter", "doesn't matter", "It doesn’t matter.", "anything"}},
      {wish(Wish::any), {"I don't care", "whatever", "you choose", "your choice", "any card"}},
      {wish(Wish::any), {"play anything", "up to you", "it makes no difference"}},
      {finger(Wish::high), {"points up", "pointing upwards", "thumb up"}},
      {finger(Wish::low), {"points down", "pointing down", "duck", "let's duck", "duck it"}},
      {again(), {"continue", "same suit", "once more", "keep going"}},
  });
  CHECK(phrases >= 80);
}

TEST_CASE("at one table languages are mixed where no word means two things", "[referee]") {
  check_all({{card(spades, ace), {"spader es", "spade esset"}},
             {wish(Wish::low, clubs), {"lille klöver", "liten klør, please"}},
             {wish(Wish::low, diamonds), {"small ruder"}}});
  // The Danish two and the English preposition
  CHECK_FALSE(understand("small klør to"));
}

TEST_CASE("what cannot be read for certain is not guessed", "[referee]") {
  for (const char* words :
       {"", "   ", "ru", "en", "tak", "D", "42", "\xff\xfe", "spar; drop table", "🂡", "...",
        // two things at once
        "spar hjerter", "ni ti", "stor lille", "spar ligegyldigt", "trumf spar", "lille konge",
        "high two", "stik højt", "you choose a spade", "lille ti", "low ten", "højt ni",
        "high nine",
        // no card at all
        "bare den der", "den dér, du ved", "play the", "kast", "discard", "til kongen",
        "to the king", "one of them", "giv mig en",
        // the card that is to be beaten, not the one to play
        "stik nieren", "täck nian", "under nieren", "under the nine", "win the king",
        "trump the king", "trumf kongen", "stikk nieren", "cover the queen", "trumfa nian",
        "duk nieren", "dyk nieren", "duck the nine", "dukk nieren",
        // declarer's own card
        "en spar fra hånden", "spar es fra min hånd", "jeg har spar es", "hjärter från handen",
        "ace of spades from hand", "a heart from my hand", "ruter fra hånda", "I have the king",
        // a card without its rank, or the homophone of one
        "spade to", "til spar", "lille til spar",
        // one of a suit, or its ace
        "♠A", "♠ A", "A♠", "spar A", "klöver A", "spade A", "spade one please", "spar en",
        "klöver en", "trumf ett", "kløver ei",
        // taken back, corrected, asked, or left open
        "ikke spar", "not a spade", "inte spader", "spar, nej hjerter", "hearts, no, spades",
        "spar eller hjerter", "spar?", "nei, hjerter", "no", "nej", "the other one", "den anden",
        "next", "the good diamond", "win as cheaply as you can", "finesse", "maska", "bekend",
        "run the clubs", "as low", "vad ska jag spela"}) {
    CAPTURE(words);
    CHECK_FALSE(understand(words));
  }
  CHECK_FALSE(understand(std::string(100'000, 'x')));
}

}  // namespace utterance_test
