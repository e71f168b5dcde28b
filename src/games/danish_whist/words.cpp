// What Danish whist says.
#include "kattegat/games/danish_whist.hpp"

namespace kattegat {
namespace {
// A sentence is one line.
// clang-format off

constexpr Sentence english[] = {
    {Word::game_danish_whist, "Danish whist"},
    {Word::danish_whist_pasnolo, "Pasnolo"},
    {Word::danish_whist_nolo, "Nolo"},
    {Word::danish_whist_grand, "Grand"},
    {Word::danish_whist_sol, "Sol"},
    {Word::danish_whist_grandi, "Grandi"},
    {Word::danish_whist_tricks_of_all, "in a pasnolo write the tricks of all four players"},
    {Word::danish_whist_tricks_of_grandi, "a grandi is decided by the first 7 tricks; {0} is not possible"},
    {Word::danish_whist_tariff, "the tariff is points from 0 to 1,000,000,000"},
    {Word::house_tariff, "Points for each contract, as the table has agreed."},
    {Word::house_loss_factor, "How many times a lost contract counts."},
    {Word::house_nolo_max, "The most tricks that a pair may take in a nolo."},
    {Word::house_grandi, "Whether a grandi is settled by the declarer alone or by the pair."},
    {Word::danish_whist_work_pasnolo, "Pasnolo: each of the others pays {0} to everyone with the fewest tricks."},
    {Word::danish_whist_the_rest, "the rest"},
    {Word::danish_whist_work_loss_factor, "Lost, × {0} = {1}"},
    {Word::value_solo, "declarer"},
    {Word::value_pair, "the pair"},
};

constexpr Sentence danish[] = {
    {Word::game_danish_whist, "Dansk whist"},
    {Word::danish_whist_pasnolo, "Pasnolo"},
    {Word::danish_whist_nolo, "Nolo"},
    {Word::danish_whist_grand, "Grand"},
    {Word::danish_whist_sol, "Sol"},
    {Word::danish_whist_grandi, "Grandi"},
    {Word::danish_whist_tricks_of_all, "i en pasnolo skrives stikkene for alle fire spillere"},
    {Word::danish_whist_tricks_of_grandi, "en grandi afgøres af de første 7 stik; {0} kan ikke passe"},
    {Word::danish_whist_tariff, "tariffen er point fra 0 til 1.000.000.000"},
    {Word::house_tariff, "Point for hver melding, sådan som bordet har aftalt."},
    {Word::house_loss_factor, "Hvor mange gange en tabt melding tæller."},
    {Word::house_nolo_max, "Hvor mange stik et par højst må tage i en nolo."},
    {Word::house_grandi, "Om en grandi afregnes af spilføreren alene eller af parret."},
    {Word::danish_whist_work_pasnolo, "Pasnolo: hver af de andre betaler {0} til hver, der har færrest stik."},
    {Word::danish_whist_the_rest, "resten"},
    {Word::danish_whist_work_loss_factor, "Tabt, × {0} = {1}"},
    {Word::value_solo, "spilføreren"},
    {Word::value_pair, "parret"},
};

constexpr Sentence swedish[] = {
    {Word::game_danish_whist, "Dansk whist"},
    {Word::danish_whist_pasnolo, "Pasnolo"},
    {Word::danish_whist_nolo, "Nolo"},
    {Word::danish_whist_grand, "Grand"},
    {Word::danish_whist_sol, "Sol"},
    {Word::danish_whist_grandi, "Grandi"},
    {Word::danish_whist_tricks_of_all, "i en pasnolo skrivs sticken för alla fyra spelarna"},
    {Word::danish_whist_tricks_of_grandi, "en grandi avgörs av de 7 första sticken; {0} kan inte stämma"},
    {Word::danish_whist_tariff, "tariffen är poäng från 0 till 1 000 000 000"},
    {Word::house_tariff, "Poäng för varje kontrakt, enligt bordets överenskommelse."},
    {Word::house_loss_factor, "Hur många gånger ett förlorat kontrakt räknas."},
    {Word::house_nolo_max, "Hur många stick ett par högst får ta i en nolo."},
    {Word::house_grandi, "Om en grandi görs upp av spelföraren på egen hand eller av paret."},
    {Word::danish_whist_work_pasnolo, "Pasnolo: var och en av de andra betalar {0} till alla med färst stick."},
    {Word::danish_whist_the_rest, "resten"},
    {Word::danish_whist_work_loss_factor, "Inte hem, × {0} = {1}"},
    {Word::value_solo, "spelföraren"},
    {Word::value_pair, "paret"},
};

constexpr Sentence norwegian[] = {
    {Word::game_danish_whist, "Dansk whist"},
    {Word::danish_whist_pasnolo, "Pasnolo"},
    {Word::danish_whist_nolo, "Nolo"},
    {Word::danish_whist_grand, "Grand"},
    {Word::danish_whist_sol, "Sol"},
    {Word::danish_whist_grandi, "Grandi"},
    {Word::danish_whist_tricks_of_all, "i en pasnolo føres stikkene til alle fire spillerne"},
    {Word::danish_whist_tricks_of_grandi, "en grandi avgjøres av de 7 første stikkene; {0} kan ikke stemme"},
    {Word::danish_whist_tariff, "tariffen er poeng fra 0 til 1 000 000 000"},
    {Word::house_tariff, "Poeng for hver kontrakt, slik bordet har avtalt."},
    {Word::house_loss_factor, "Hvor mange ganger en tapt kontrakt teller."},
    {Word::house_nolo_max, "Hvor mange stikk et par høyst kan ta i en nolo."},
    {Word::house_grandi, "Om en grandi gjøres opp av spilleføreren alene eller av paret."},
    {Word::danish_whist_work_pasnolo, "Pasnolo: hver av de andre betaler {0} til alle med færrest stikk."},
    {Word::danish_whist_the_rest, "resten"},
    {Word::danish_whist_work_loss_factor, "Ikke hjem, × {0} = {1}"},
    {Word::value_solo, "spilleføreren"},
    {Word::value_pair, "paret"},
};

constexpr Sentences spoken[] = {
#define KATTEGAT_LANGUAGE(name, code) packed<name>,
#include "kattegat/words/languages.def"
#undef KATTEGAT_LANGUAGE
};
// clang-format on

}  // namespace

std::span<const Sentences> DanishWhist::sentences() { return spoken; }

}  // namespace kattegat
