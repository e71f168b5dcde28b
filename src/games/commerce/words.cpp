// What Commerce says.
#include "kattegat/games/commerce.hpp"

namespace kattegat {
namespace {
// A sentence is one line.
// clang-format off

constexpr Sentence english[] = {
    {Word::game_commerce, "Commerce"},
    {Word::commerce_ingenting, "nothing"},
    {Word::commerce_poang, "point"},
    {Word::commerce_sekvens, "sequence"},
    {Word::commerce_tretal, "three of a kind"},
    {Word::commerce_has_left, "{0} has left the table"},
    {Word::commerce_is_there, "{0} is at the table already"},
    {Word::commerce_three_remain, "at least three must remain"},
    {Word::commerce_bought_range, "{0} can buy 0 to {1} times"},
    {Word::commerce_no_joker, "Commerce is played without jokers"},
    {Word::commerce_card_twice, "{0} is there twice; the pack has one"},
    {Word::commerce_needs_poang, "{0} has nothing; at least two cards of one suit are needed to lay up"},
    {Word::commerce_nobody_shown, "somebody must have laid up a hand"},
    {Word::commerce_banker_hand, "the banker {0} did not lay up; what did the banker hold?"},
    {Word::commerce_banker_hand_differs, "the banker {0} laid up a different hand"},
    {Word::commerce_work_wins, "{0} wins with {1}."},
    {Word::commerce_work_wins_with, "{0} wins with {1} {2}."},
    {Word::commerce_work_pot, "The pot: {0} antes + {1} bonuses = {2}"},
    {Word::commerce_work_bought, "{0} bought {1} of {2}."},
    {Word::commerce_work_class, "{0} held {1} too, a lower one, and pays 1 to each."},
    {Word::commerce_buy_and_lay_up, "Tap + for each purchase. Tap a name, then the three cards laid up."},
    {Word::commerce_banker, "banker"},
    {Word::commerce_bought, "bought"},
    {Word::commerce_what_had_the_banker, "{0} has the bank and did not lay up. The hand was:"},
    {Word::commerce_three_cards, "{0} {1} {2}"},
    {Word::kind_leave, "Leaves"},
    {Word::kind_join, "Comes back"},
};

constexpr Sentence danish[] = {
    {Word::game_commerce, "Commerce"},
    {Word::commerce_ingenting, "ingenting"},
    {Word::commerce_poang, "point"},
    {Word::commerce_sekvens, "sekvens"},
    {Word::commerce_tretal, "tre ens"},
    {Word::commerce_has_left, "{0} har forladt bordet"},
    {Word::commerce_is_there, "{0} sidder allerede ved bordet"},
    {Word::commerce_three_remain, "mindst tre skal blive tilbage"},
    {Word::commerce_bought_range, "{0} kan købe 0 til {1} gange"},
    {Word::commerce_no_joker, "Commerce spilles uden jokere"},
    {Word::commerce_card_twice, "{0} er der to gange; der er kun ét i kortspillet"},
    {Word::commerce_needs_poang, "{0} har ingenting; der skal mindst to kort i samme farve til at lægge op"},
    {Word::commerce_nobody_shown, "nogen skal have lagt en hånd op"},
    {Word::commerce_banker_hand, "bankøren {0} lagde ikke op; hvad havde bankøren?"},
    {Word::commerce_banker_hand_differs, "bankøren {0} lagde en anden hånd op end denne"},
    {Word::commerce_work_wins, "{0} vinder med {1}."},
    {Word::commerce_work_wins_with, "{0} vinder med {1} {2}."},
    {Word::commerce_work_pot, "Puljen: {0} indskud + {1} bonus = {2}"},
    {Word::commerce_work_bought, "{0} købte {1} af {2}."},
    {Word::commerce_work_class, "{0} havde også {1}, en lavere, og betaler 1 til hver."},
    {Word::commerce_buy_and_lay_up, "Tryk + for hvert køb. Tryk på et navn og så de tre oplagte kort."},
    {Word::commerce_banker, "bankør"},
    {Word::commerce_bought, "køb"},
    {Word::commerce_what_had_the_banker, "{0} har banken og lagde ikke op. Hånden var:"},
    {Word::commerce_three_cards, "{0} {1} {2}"},
    {Word::kind_leave, "Går"},
    {Word::kind_join, "Kommer igen"},
};

constexpr Sentence swedish[] = {
    {Word::game_commerce, "Commerce"},
    {Word::commerce_ingenting, "ingenting"},
    {Word::commerce_poang, "poäng"},
    {Word::commerce_sekvens, "sekvens"},
    {Word::commerce_tretal, "tretal"},
    {Word::commerce_has_left, "{0} har lämnat bordet"},
    {Word::commerce_is_there, "{0} sitter redan vid bordet"},
    {Word::commerce_three_remain, "minst tre måste vara kvar"},
    {Word::commerce_bought_range, "{0} kan handla 0 till {1} gånger"},
    {Word::commerce_no_joker, "Commerce spelas utan jokrar"},
    {Word::commerce_card_twice, "{0} finns två gånger; leken har bara ett"},
    {Word::commerce_needs_poang, "{0} har ingenting; det krävs minst två kort i samma färg för att lägga upp"},
    {Word::commerce_nobody_shown, "någon måste ha lagt upp en hand"},
    {Word::commerce_banker_hand, "bankiren {0} lade inte upp; vad hade bankiren?"},
    {Word::commerce_banker_hand_differs, "bankiren {0} lade upp en annan hand än denna"},
    {Word::commerce_work_wins, "{0} vinner med {1}."},
    {Word::commerce_work_wins_with, "{0} vinner med {1} {2}."},
    {Word::commerce_work_pot, "Potten: {0} insatser + {1} bonus = {2}"},
    {Word::commerce_work_bought, "{0} köpte {1} av {2}."},
    {Word::commerce_work_class, "{0} hade också {1}, en lägre, och betalar 1 till var och en."},
    {Word::commerce_buy_and_lay_up, "Tryck + för varje köp. Tryck på ett namn och sedan de tre upplagda korten."},
    {Word::commerce_banker, "bankir"},
    {Word::commerce_bought, "köp"},
    {Word::commerce_what_had_the_banker, "{0} har banken och lade inte upp. Handen var:"},
    {Word::commerce_three_cards, "{0} {1} {2}"},
    {Word::kind_leave, "Går"},
    {Word::kind_join, "Kommer tillbaka"},
};

constexpr Spoken spoken[] = {{"en", english}, {"da", danish}, {"sv", swedish}};
// clang-format on

}  // namespace

std::span<const Spoken> Commerce::sentences() { return spoken; }

}  // namespace kattegat
