// What Danish declarers say.
#include "lexicon.hpp"

namespace kattegat::lexicon {
namespace {

constexpr Row danish_rows[] = {
    {suit(Suit::clubs), "klør|kløren|klørene|klørerne|klørens|klørs|kløver|kløveren"},
    {suit(Suit::diamonds), "ruder|ruderen|ruderne|rudere|ruderens|ruders"},
    {suit(Suit::hearts), "hjerter|hjerte|hjerteren|hjerterne|hjertere|hjerterens|hjerters"},
    {suit(Suit::spades), "spar|sparen|sparene|sparerne|sparens|spars"},
    {{Part::trump}, "trumf|trumfen|trumfkort"},

    {rank(2), "to|toer|2er"},
    {rank(3), "tre|treer|3er"},
    {rank(4), "fire|firer|4er"},
    {rank(5), "fem|femmer|5er"},
    {rank(6), "seks|sekser|6er"},
    {rank(7), "syv|syver|7er"},
    {rank(8), "otte|otter|8er"},
    {rank(9), "ni|nier|9er"},
    {rank(10), "ti|tier|10er"},
    {rank(jack), "knægt|bonde|bube"},
    {rank(queen), "dame"},
    {rank(king), "konge"},
    {rank(ace), "es|ess|æs"},
    {the(2), "toeren|2eren"},
    {the(3), "treeren|3eren"},
    {the(4), "fireren|4eren"},
    {the(5), "femmeren|5eren"},
    {the(6), "sekseren|6eren"},
    {the(7), "syveren|7eren"},
    {the(8), "otteren|8eren"},
    {the(9), "nieren|9eren"},
    {the(10), "tieren|10eren"},
    {the(jack), "knægten|bonden|buben"},
    {the(queen), "damen"},
    {the(king), "kongen"},
    {the(ace), "esset|eset|æsset"},

    {{Part::high},
     "stor|store|stort|største|høj|høje|højt|højeste|højest|top|toppen|øverste|op|oppe|opad|"
     "opefter|i vejret|mod loftet"},
    {{Part::low},
     "lille|lav|lave|lavt|laveste|lavest|mindste|små|småkort|ned|nede|nedad|nedefter|nederste|"
     "bunden|mod gulvet"},
    {{Part::duck}, "dyk|dykke|dykker|dykkes|duk|dukke|dukker"},
    {{Part::win}, "stik|stikker|stikke|vind|vinder|vinde"},
    {{Part::take}, "tag|tager|tage|ta|tar|snup|snupper"},
    {{Part::ruff}, "trumfe|trumfer|trumf den|trumf det|trumf stikket|stjæl|stjæle|stjæler"},
    {{Part::any},
     "ligegyldigt|lige meget|ligemeget|lige fedt|hvad som helst|hvad du vil|som du vil|"
     "hvad du har lyst til|du må vælge|du må selv vælge|du vælger|du kan vælge|du kan selv vælge|"
     "du må bestemme|du må selv bestemme|du bestemmer|bestem|bestem selv|bestem du|vælg|vælg selv|"
     "vælg du|vælg bare|vælg et kort|vælg et|spiller ingen rolle|gør ingen forskel|"
     "det er det samme|det er et fedt|hip som hap|betyder ikke noget|betyder intet|"
     "jeg er ligeglad|ligeglad|bare et kort|et kort"},
    {{Part::some}, "hvilken som helst|hvilket som helst|en eller anden|et eller andet"},
    {{Part::point},
     "peger|pege|pegen|pegefinger|pegefingeren|finger|fingeren|tommel|tommelen|tommelfingeren"},
    {{Part::again},
     "igen|fortsæt|fortsætter|fortsætte|samme farve|samme|en gang til|endnu en|endnu en gang|mere|"
     "videre|bliv ved"},
    {{Part::with}, "med"},
    {{Part::toward}, "til|mod|op til|op mod|hen til|over til"},
    {{Part::under}, "under"},

    {{Part::own},
     "fra hånden|fra hånd|fra min hånd|på hånden|på min hånd|i hånden|i min hånd|jeg "
     "har|har jeg"},
    {{Part::one}, "en|et"},
    {{},
     "den|det|de|der|spil|spiller|spille|spilles|læg|lægger|lægge|giv|giver|give|kom|vi|jeg|"
     "du|os|mig|han|hun|lad|så|og|nu|lige|bare|blot|da|altså|helt|fuldstændig|simpelthen|tak|"
     "venligst|vær sød|vær venlig|være sød|være venlig|gerne|vil|ville|have|må|kan|skal|få|får|"
     "bede|beder|om|ønsker|siger|af|fra|i|på|ud|ude|bord|bordet|bordets|den blinde|blindes|makker|"
     "makkers|kort|kortet|farve|farven|stikket|luften|ja|jo|ok|okay|øh|øhm|hm|hmm|æh|nå|åh|godt|"
     "fint|er|at|hånd|hånden|hjem|min|mit|din|dit|her|herfra|derfra|kast|kaster|kaste|smid|smider|"
     "smide|bort|væk|afkast|spilfører|spilføreren|som muligt|mulige|skat|kære"},
};

}  // namespace

Rows danish() { return danish_rows; }

}  // namespace kattegat::lexicon
