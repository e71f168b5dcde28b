// What Norwegian declarers say.
#include "lexicon.hpp"

namespace kattegat::lexicon {
namespace {

constexpr Row norwegian_rows[] = {
    {suit(Suit::clubs), "kløver|kløveren|kløverne|kløverens|kløvers"},
    {suit(Suit::diamonds), "ruter|ruteren|ruterne|ruterens|ruters"},
    {suit(Suit::hearts), "hjerter|hjerteren|hjerterne|hjerterens|hjerters"},
    {suit(Suit::spades), "spar|sparen|sparene|sparens|spars"},
    {{Part::trump}, "trumf|trumfen|trumfkort"},

    {rank(2), "to|toer|2er"},
    {rank(3), "tre|treer|3er"},
    {rank(4), "fire|firer|4er"},
    {rank(5), "fem|femmer|5er"},
    {rank(6), "seks|sekser|6er"},
    {rank(7), "sju|sjuer|syv|syver|7er"},
    {rank(8), "åtte|åtter|8er"},
    {rank(9), "ni|nier|9er"},
    {rank(10), "ti|tier|10er"},
    {rank(jack), "knekt"},
    {rank(queen), "dame|dronning"},
    {rank(king), "konge"},
    {rank(ace), "ess|es"},
    {the(2), "toeren|2eren"},
    {the(3), "treeren|3eren"},
    {the(4), "fireren|4eren"},
    {the(5), "femmeren|5eren"},
    {the(6), "sekseren|6eren"},
    {the(7), "sjueren|syveren|7eren"},
    {the(8), "åtteren|8eren"},
    {the(9), "nieren|9eren"},
    {the(10), "tieren|10eren"},
    {the(jack), "knekten"},
    {the(queen), "damen|dama|dronningen"},
    {the(king), "kongen"},
    {the(ace), "esset"},

    {{Part::high},
     "stor|store|stort|største|høy|høye|høyt|høyeste|høyest|topp|toppen|øverste|opp|oppe|oppover|"
     "mot taket"},
    {{Part::low},
     "liten|lita|lite|lille|lav|lave|lavt|laveste|lavest|minste|små|småkort|ned|nede|nedover|"
     "nederste|bunnen|mot gulvet"},
    {{Part::duck}, "dukk|dukke|dukker|duk|duck|dykk|dykke"},
    {{Part::win}, "stikk|stikker|stikke|vinn|vinner|vinne"},
    {{Part::take}, "ta|tar"},
    {{Part::ruff}, "trumfe|trumfer|trumf den|trumf det|trumf stikket|stjel|stjele|stjeler"},
    {{Part::any},
     "likegyldig|spiller ingen rolle|gjør ingen forskjell|hva som helst|hva du vil|som du vil|"
     "du får velge|du velger|du kan velge|du får bestemme|du bestemmer|bestem|bestem selv|"
     "bestem du|velg|velg selv|velg du|velg bare|velg et kort|valgfritt|det er det samme|"
     "det er samme det|samme det|det samme for meg|betyr ingenting|betyr ikke noe|"
     "jeg bryr meg ikke|bare et kort|et kort"},
    {{Part::some}, "hvilken som helst|hvilket som helst|en eller annen|et eller annet|noen"},
    {{Part::point}, "peker|peke|pekende|pekefinger|pekefingeren|finger|fingeren|tommel|tommelen"},
    {{Part::again},
     "igjen|fortsett|fortsetter|fortsette|samme farge|samme|en gang til|enda en|mer|videre"},
    {{Part::with}, "med"},
    {{Part::toward}, "til|mot|opp til|opp mot|over til"},
    {{Part::under}, "under"},

    {{Part::own},
     "fra hånden|fra hånda|fra hånd|fra min hånd|på hånden|på hånda|på min hånd|i hånden|i min "
     "hånd|jeg har|har jeg"},
    {{Part::one}, "en|ei|et|ett"},
    {{},
     "den|det|de|der|spill|spiller|spille|spilles|legg|legger|legge|gi|gir|kom|vi|"
     "jeg|du|oss|meg|han|hun|la|så|og|nå|bare|da|altså|helt|takk|vær så snill|er du snill|"
     "vennligst|gjerne|vil|ville|ha|få|får|kan|skal|be|ber|om|sier|av|fra|i|på|ut|bord|bordet|"
     "bordets|blindemann|blindemanns|makker|makkers|kort|kortet|farge|fargen|stikket|luften|lufta|"
     "ja|jo|ok|okei|øh|eh|hm|hmm|bra|fint|er|at|hånd|hånden|hånda|hjem|min|mitt|din|ditt|her|"
     "kast|kaster|kaste|sak|saker|sake|hiv|bort|vekk|spillefører|spilleføreren|som mulig|mulige"},
};

}  // namespace

Rows norwegian() { return norwegian_rows; }

}  // namespace kattegat::lexicon
