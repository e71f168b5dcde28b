// What Swedish declarers say.
#include "lexicon.hpp"

namespace kattegat::lexicon {
namespace {

constexpr Row swedish_rows[] = {
    {suit(Suit::clubs), "klöver|klövern|klövrar|klövrarna|klöverns|klövers"},
    {suit(Suit::diamonds), "ruter|rutern|rutrar|rutrarna|ruterns|ruters"},
    {suit(Suit::hearts), "hjärter|hjärtern|hjärtrar|hjärtrarna|hjärterns|hjärters|hjärta"},
    {suit(Suit::spades), "spader|spadern|spadrar|spadrarna|spaderen|spaderns|spaders"},
    {{Part::trump}, "trumf|trumfen|trumfkort"},

    {rank(2), "två|tvåa|2a"},
    {rank(3), "tre|trea|3a"},
    {rank(4), "fyra|4a"},
    {rank(5), "fem|femma|5a"},
    {rank(6), "sex|sexa|6a"},
    {rank(7), "sju|sjua|7a"},
    {rank(8), "åtta|8a"},
    {rank(9), "nio|nia|9a"},
    {rank(10), "tio|tia|10a"},
    {rank(jack), "knekt"},
    {rank(queen), "dam"},
    {rank(king), "kung"},
    {rank(ace), "ess|äss|es"},
    {the(2), "tvåan|2an"},
    {the(3), "trean|3an"},
    {the(4), "fyran|4an"},
    {the(5), "femman|5an"},
    {the(6), "sexan|6an"},
    {the(7), "sjuan|7an"},
    {the(8), "åttan|8an"},
    {the(9), "nian|9an"},
    {the(10), "tian|10an"},
    {the(jack), "knekten"},
    {the(queen), "damen"},
    {the(king), "kungen"},
    {the(ace), "esset|ässet"},

    {{Part::high},
     "stor|stora|stort|största|störst|hög|höga|högt|högsta|högst|topp|toppen|översta|upp|uppe|"
     "uppåt|mot taket"},
    {{Part::low},
     "liten|lilla|litet|låg|låga|lågt|lägsta|lägst|minsta|minst|små|småkort|hacka|hackan|ner|ned|"
     "nere|nedåt|neråt|understa|botten|mot golvet"},
    {{Part::duck}, "ducka|duckar|duck|dyk|dyka|dyker"},
    {{Part::win}, "stick|sticker|sticka|vinn|vinner|vinna"},
    {{Part::take}, "ta|tar|tag|taga"},
    {{Part::ruff}, "trumfa|trumfar|trumf den|trumf det|trumf sticket|stjäl|stjäla|stjäler"},
    {{Part::any},
     "sak samma|detsamma|spelar ingen roll|vad som helst|vilket "
     "kort som helst|likgiltigt|kvittar|strunt samma|"
     "skit samma|gör detsamma|gör ingen skillnad|egalt|vad du vill|vilket du vill|som du vill|"
     "du får välja|du väljer|du kan välja|du får bestämma|du bestämmer|bestäm|bestäm själv|"
     "bestäm du|välj|välj själv|välj du|välj bara|välj ett kort|jag bryr mig inte|valfritt|"
     "ett kort bara|ett kort|bara ett kort"},
    {{Part::some}, "vilken som helst|vilket som helst|valfri|någon|nån"},
    {{Part::point}, "pekar|peka|pekande|pekfinger|pekfingret|finger|fingret|tumme|tummen"},
    {{Part::again},
     "igen|fortsätt|fortsätter|fortsätta|samma färg|samma|en gång till|ännu en|"
     "en till i samma färg|mer|vidare"},
    {{Part::with}, "med"},
    {{Part::toward}, "till|mot|upp till|upp mot|över till"},
    {{Part::under}, "under"},

    {{Part::own},
     "från handen|från hand|från min hand|på handen|på hand|på min hand|i handen|i min hand|jag "
     "har|har jag"},
    {{Part::one}, "en|ett"},
    {{},
     "den|det|de|där|spela|spelar|spelas|spel|lägg|lägger|lägga|ge|kör|kom|vi|jag|du|oss|"
     "mig|mej|han|hon|låt|så|och|nu|bara|då|alltså|helt|väl|tack|snälla|är du snäll|var snäll|"
     "vänlig|är du vänlig|gärna|vill|ville|ha|får|få|kan|ska|skall|be|ber|om|säger|av|från|i|på|"
     "ut|bord|bordet|bordets|träkarl|träkarlen|träkarlens|partner|partnern|kort|kortet|färg|"
     "färgen|sticket|luften|ja|jo|ok|okej|öh|eh|hm|hmm|jaha|åh|bra|fint|är|att|hand|handen|hem|"
     "min|mitt|din|ditt|här|härifrån|kasta|kastar|kasta bort|saka|sakar|släng|slänger|slänga|bort|"
     "spelförare|spelföraren|som möjligt|möjliga"},
};

}  // namespace

Rows swedish() { return swedish_rows; }

}  // namespace kattegat::lexicon
