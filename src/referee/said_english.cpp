// What English-speaking declarers say.
#include "lexicon.hpp"

namespace kattegat::lexicon {
namespace {

constexpr Row english_rows[] = {
    {suit(Suit::clubs), "club|clubs"},
    {suit(Suit::diamonds), "diamond|diamonds"},
    {suit(Suit::hearts), "heart|hearts"},
    {suit(Suit::spades), "spade|spades"},
    {{Part::trump}, "trump|trumps"},

    {rank(2), "two|twos|deuce"},
    {rank(3), "three|trey"},
    {rank(4), "four"},
    {rank(5), "five"},
    {rank(6), "six"},
    {rank(7), "seven"},
    {rank(8), "eight"},
    {rank(9), "nine"},
    {rank(10), "ten"},
    {rank(jack), "jack|knave"},
    {rank(queen), "queen"},
    {rank(king), "king"},
    {rank(ace), "ace|a of"},

    {{Part::high},
     "high|highest|big|biggest|large|largest|as high as possible|top|up|upward|upwards|skyward|"
     "skywards"},
    {{Part::low},
     "low|lowest|small|smallest|little|littlest|tiny|as low as possible|bottom|down|downward|"
     "downwards"},
    {{Part::duck}, "duck|ducks|ducking"},
    {{Part::win}, "win|wins|winning"},
    {{Part::take}, "take|takes|taking|grab"},
    {{Part::ruff}, "ruff|ruffs|ruffing|trump it|trump that|trump this|trump the trick"},
    {{Part::any},
     "it doesn't matter|doesn't matter|does not matter|no matter|makes no difference|I don't care|"
     "don't care|do not care|I don't mind|don't mind|who cares|anything|whatever|whichever|"
     "whatever you like|whatever you want|anything you like|as you like|up to you|your choice|"
     "your call|your pick|you choose|you can choose|you may choose|you decide|you pick|"
     "you can pick|choose|choose one|pick|pick one|pick a card|all the same|any card|any old card|"
     "any one|any old thing|suit yourself|please yourself|play a card"},
    {{Part::some}, "any|any old|some"},
    {{Part::point}, "point|points|pointing|pointed|finger|thumb|thumbs"},
    {{Part::again},
     "again|continue|continues|continuing|same|same suit|same again|another|another one|once more|"
     "one more|keep going"},
    {{Part::with}, "with|using"},
    {{Part::to}, "to|toward|towards|up to|over to|into"},
    {{Part::under}, "under"},
    {{Part::the}, "the"},

    {{Part::own}, "from hand|from my hand|from the hand|in hand|in my hand|i have|have i"},
    {{Part::one}, "a|an|one"},
    {{},
     "it|its|that|this|play|plays|playing|put|lay|lead|leads|leading|give|come|i|ill|id|"
     "we|well|he|she|you|lets|let|us|me|my|your|please|thanks|thank you|kindly|of|in|from|on|off|"
     "out|and|so|now|just|then|ok|okay|oh|ah|um|uh|er|erm|hmm|yes|yeah|card|cards|dummy|dummys|"
     "table|partner|partners|hand|home|like|want|would|will|have|can|could|is|be|go|going|throw|"
     "throws|throwing|discard|discards|pitch|toss|chuck|away|trick|declarer|air|says|said|there|"
     "here|at|suit|ask|asks|for me|to me|to hand|to my hand|to the hand"},
};

}  // namespace

Rows english() { return english_rows; }

}  // namespace kattegat::lexicon
