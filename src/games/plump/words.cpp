// What Plump says.
#include "kattegat/games/plump.hpp"

namespace kattegat {
namespace {
// A sentence is one line.
// clang-format off

constexpr Sentence english[] = {
    {Word::game_plump, "Plump"},
    {Word::plump_finished, "the last deal has been played; Plump is over"},
    {Word::plump_bid_missing, "how many tricks did {0} bid?"},
    {Word::plump_bid_range, "{0} bids 0 to {1} here; {2} is not possible"},
    {Word::plump_sum, "the bids add up to {0}, as many as there are tricks; {1} must bid something else"},
    {Word::plump_tricks_range, "{0} takes 0 to {1} here; {2} is not possible"},
    {Word::plump_tricks_sum, "these tricks add up to {0}; they must be {1}"},
    {Word::plump_no_trump, "this deal is played without trump"},
    {Word::plump_work_made, "{0} bid {1} and took as many: {2}"},
    {Word::plump_work_missed, "{0} bid {1} and took {2}: plump, 0"},
    {Word::plump_work_settled, "Any two players settle the difference."},
    {Word::plump_told_bid, "Bid {0}"},
    {Word::house_cards, "Cards each in the first deal and the last; fewer where the pack does not go round."},
    {Word::house_ones, "How often the deal of one card is played: once, twice, or once for every player."},
    {Word::house_sum, "Whether the bids may add up to the number of tricks: never, or freely."},
    {Word::house_trump, "Whether a card is turned for trump: never, in every deal, or in all but the first."},
    {Word::house_lead, "Who leads to the first trick: the highest bidder or forehand."},
    {Word::house_zero, "Points for a zero that is made."},
    {Word::value_once, "once"},
    {Word::value_twice, "twice"},
    {Word::value_per_player, "every player"},
    {Word::value_uneven, "never"},
    {Word::value_free, "freely"},
    {Word::value_none, "never"},
    {Word::value_turned, "every deal"},
    {Word::value_first_none, "not the first"},
    {Word::value_highest, "highest bid"},
    {Word::value_forehand, "forehand"},
    {Word::plump_what_says, "{1} {1|card|cards}: what does {0} bid?"},
    {Word::plump_all_said, "{1} {1|card|cards}: {0} bid"},
};

constexpr Sentence danish[] = {
    {Word::game_plump, "Plump"},
    {Word::plump_finished, "det sidste spil er spillet; plump er slut"},
    {Word::plump_bid_missing, "hvor mange stik meldte {0}?"},
    {Word::plump_bid_range, "{0} melder 0 til {1} her; {2} går ikke"},
    {Word::plump_sum, "meldingerne giver {0}, lige så mange som der er stik; {1} skal melde noget andet"},
    {Word::plump_tricks_range, "{0} får 0 til {1} her; {2} går ikke"},
    {Word::plump_tricks_sum, "disse stik giver {0}; det skal være {1}"},
    {Word::plump_no_trump, "dette spil er uden trumf"},
    {Word::plump_work_made, "{0} meldte {1} og fik det: {2}"},
    {Word::plump_work_missed, "{0} meldte {1} og fik {2}: plump, 0"},
    {Word::plump_work_settled, "Alle afregner forskellen med hinanden."},
    {Word::plump_told_bid, "Meldt {0}"},
    {Word::house_cards, "Kort til hver i første og sidste spil; færre, hvor kortene ikke rækker."},
    {Word::house_ones, "Hvor tit spillet med ét kort spilles: én gang, to gange, eller én gang for hver spiller."},
    {Word::house_sum, "Om meldingerne tilsammen må give lige så mange, som der er stik: aldrig, eller frit."},
    {Word::house_trump, "Om et kort vendes som trumf: aldrig, i hvert spil, eller i alle undtagen det første."},
    {Word::house_lead, "Hvem der spiller ud til første stik: den højeste melding eller forhånden."},
    {Word::house_zero, "Point for et nul, der holder."},
    {Word::value_once, "én gang"},
    {Word::value_twice, "to gange"},
    {Word::value_per_player, "hver spiller"},
    {Word::value_uneven, "aldrig"},
    {Word::value_free, "frit"},
    {Word::value_none, "aldrig"},
    {Word::value_turned, "hvert spil"},
    {Word::value_first_none, "ikke det første"},
    {Word::value_highest, "højeste melding"},
    {Word::value_forehand, "forhånden"},
    {Word::plump_what_says, "{1} kort: hvad melder {0}?"},
    {Word::plump_all_said, "{1} kort: {0} meldt"},
};

constexpr Sentence swedish[] = {
    {Word::game_plump, "Plump"},
    {Word::plump_finished, "sista given är spelad; plump är slut"},
    {Word::plump_bid_missing, "hur många stick bjöd {0}?"},
    {Word::plump_bid_range, "{0} bjuder 0 till {1} här; {2} går inte"},
    {Word::plump_sum, "buden blir {0}, lika många som sticken; {1} måste bjuda något annat"},
    {Word::plump_tricks_range, "{0} tar 0 till {1} här; {2} går inte"},
    {Word::plump_tricks_sum, "dessa stick blir {0}; de ska vara {1}"},
    {Word::plump_no_trump, "den här given spelas utan trumf"},
    {Word::plump_work_made, "{0} bjöd {1} och tog lika många: {2}"},
    {Word::plump_work_missed, "{0} bjöd {1} och tog {2}: plump, 0"},
    {Word::plump_work_settled, "Alla gör upp skillnaden med varandra."},
    {Word::plump_told_bid, "Bud {0}"},
    {Word::house_cards, "Kort till var och en i första och sista given; färre när leken inte räcker."},
    {Word::house_ones, "Hur ofta given med ett kort spelas: en gång, två gånger, eller en gång för varje spelare."},
    {Word::house_sum, "Om buden tillsammans får bli lika många som sticken: aldrig, eller fritt."},
    {Word::house_trump, "Om ett kort vänds till trumf: aldrig, i varje giv, eller i alla utom den första."},
    {Word::house_lead, "Vem som spelar ut till första sticket: den som bjudit högst eller förhand."},
    {Word::house_zero, "Poäng för en nolla som håller."},
    {Word::value_once, "en gång"},
    {Word::value_twice, "två gånger"},
    {Word::value_per_player, "varje spelare"},
    {Word::value_uneven, "aldrig"},
    {Word::value_free, "fritt"},
    {Word::value_none, "aldrig"},
    {Word::value_turned, "varje giv"},
    {Word::value_first_none, "ej den första"},
    {Word::value_highest, "högsta bud"},
    {Word::value_forehand, "förhand"},
    {Word::plump_what_says, "{1} kort: vad bjuder {0}?"},
    {Word::plump_all_said, "{1} kort: {0} bjudna"},
};

constexpr Sentence norwegian[] = {
    {Word::game_plump, "Plump"},
    {Word::plump_finished, "det siste spillet er spilt; plump er slutt"},
    {Word::plump_bid_missing, "hvor mange stikk meldte {0}?"},
    {Word::plump_bid_range, "{0} melder 0 til {1} her; {2} går ikke"},
    {Word::plump_sum, "meldingene blir {0}, like mange som det er stikk; {1} må melde noe annet"},
    {Word::plump_tricks_range, "{0} tar 0 til {1} her; {2} går ikke"},
    {Word::plump_tricks_sum, "disse stikkene blir {0}; de må bli {1}"},
    {Word::plump_no_trump, "dette spillet er uten trumf"},
    {Word::plump_work_made, "{0} meldte {1} og tok like mange: {2}"},
    {Word::plump_work_missed, "{0} meldte {1} og tok {2}: plump, 0"},
    {Word::plump_work_settled, "Alle gjør opp forskjellen med hverandre."},
    {Word::plump_told_bid, "Meldt {0}"},
    {Word::house_cards, "Kort til hver i første og siste spill; færre der kortstokken ikke rekker."},
    {Word::house_ones, "Hvor ofte spillet med ett kort spilles: én gang, to ganger, eller én gang for hver spiller."},
    {Word::house_sum, "Om meldingene til sammen kan bli like mange som det er stikk: aldri, eller fritt."},
    {Word::house_trump, "Om et kort snus til trumf: aldri, i hvert spill, eller i alle unntatt det første."},
    {Word::house_lead, "Hvem som spiller ut til første stikk: den høyeste meldingen eller forhånden."},
    {Word::house_zero, "Poeng for en null som holder."},
    {Word::value_once, "én gang"},
    {Word::value_twice, "to ganger"},
    {Word::value_per_player, "hver spiller"},
    {Word::value_uneven, "aldri"},
    {Word::value_free, "fritt"},
    {Word::value_none, "aldri"},
    {Word::value_turned, "hvert spill"},
    {Word::value_first_none, "ikke det første"},
    {Word::value_highest, "høyeste melding"},
    {Word::value_forehand, "forhånden"},
    {Word::plump_what_says, "{1} kort: hva melder {0}?"},
    {Word::plump_all_said, "{1} kort: {0} meldt"},
};

constexpr Sentences spoken[] = {
#define KATTEGAT_LANGUAGE(name, code) packed<name>,
#include "kattegat/words/languages.def"
#undef KATTEGAT_LANGUAGE
};
// clang-format on

}  // namespace

std::span<const Sentences> Plump::sentences() { return spoken; }

}  // namespace kattegat
