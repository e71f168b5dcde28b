// What English whist says.
#include "kattegat/games/english_whist.hpp"

namespace kattegat {
namespace {
// A sentence is one line.
// clang-format off

constexpr Sentence english[] = {
    {Word::game_english_whist, "English whist"},
    {Word::english_whist_rubber_of_five, "a rubber is played with games of 5"},
    {Word::house_game, "Points that win a game."},
    {Word::house_settle, "What is paid for: each trick over six (winning a game then pays nothing), each game, or rubbers of three games."},
    {Word::english_whist_work_tricks, "{0} and {1} took {2}: {3} over six."},
    {Word::english_whist_work_points, "{0} + {1} = {2} {2|point|points}"},
    {Word::english_whist_told_games, "Games won"},
    {Word::english_whist_told_rubbers, "Rubbers won"},
    {Word::english_whist_moment_game, "{0} and {1} win the game"},
    {Word::english_whist_moment_rubber, "{0} and {1} win the rubber"},
    {Word::english_whist_work_game, "{0} + {1} = {2} points: the game is won"},
    {Word::english_whist_games_won, "Games won: {0}"},
    {Word::english_whist_work_each_is_paid, "Each of the pair gets {0}."},
    {Word::value_per_trick, "each trick"},
    {Word::value_per_game, "each game"},
    {Word::value_rubber, "rubber"},
};

constexpr Sentence danish[] = {
    {Word::game_english_whist, "Engelsk whist"},
    {Word::english_whist_rubber_of_five, "en rubber spilles med partier til 5"},
    {Word::house_game, "Point, der vinder et parti."},
    {Word::house_settle, "Hvad der betales for: hvert stik over seks (at vinde et parti giver så intet), hvert parti, eller rubbere på tre partier."},
    {Word::english_whist_work_tricks, "{0} og {1} fik {2}: {3} over seks."},
    {Word::english_whist_work_points, "{0} + {1} = {2} point"},
    {Word::english_whist_told_games, "Partier vundet"},
    {Word::english_whist_told_rubbers, "Rubbere vundet"},
    {Word::english_whist_moment_game, "{0} og {1} vinder partiet"},
    {Word::english_whist_moment_rubber, "{0} og {1} vinder rubberen"},
    {Word::english_whist_work_game, "{0} + {1} = {2} point: partiet er vundet"},
    {Word::english_whist_games_won, "Vundne partier: {0}"},
    {Word::english_whist_work_each_is_paid, "Hver i parret får {0}."},
    {Word::value_per_trick, "hvert stik"},
    {Word::value_per_game, "hvert parti"},
    {Word::value_rubber, "rubber"},
};

constexpr Sentence swedish[] = {
    {Word::game_english_whist, "Engelsk whist"},
    {Word::english_whist_rubber_of_five, "en robber spelas med spel till 5"},
    {Word::house_game, "Poäng som vinner ett spel."},
    {Word::house_settle, "Vad man får betalt för: varje stick över sex (att vinna ett spel ger då inget), varje spel, eller robbrar på tre spel."},
    {Word::english_whist_work_tricks, "{0} och {1} tog {2}: {3} över sex."},
    {Word::english_whist_work_points, "{0} + {1} = {2} poäng"},
    {Word::english_whist_told_games, "Spel vunna"},
    {Word::english_whist_told_rubbers, "Robbrar vunna"},
    {Word::english_whist_moment_game, "{0} och {1} vinner spelet"},
    {Word::english_whist_moment_rubber, "{0} och {1} vinner robbern"},
    {Word::english_whist_work_game, "{0} + {1} = {2} poäng: spelet är vunnet"},
    {Word::english_whist_games_won, "Vunna spel: {0}"},
    {Word::english_whist_work_each_is_paid, "Var och en i paret får {0}."},
    {Word::value_per_trick, "varje stick"},
    {Word::value_per_game, "varje spel"},
    {Word::value_rubber, "robber"},
};

constexpr Sentence norwegian[] = {
    {Word::game_english_whist, "Engelsk whist"},
    {Word::english_whist_rubber_of_five, "en robber spilles med partier til 5"},
    {Word::house_game, "Poeng som vinner et parti."},
    {Word::house_settle, "Hva det betales for: hvert stikk over seks (å vinne et parti gir da ingenting), hvert parti, eller robbere på tre partier."},
    {Word::english_whist_work_tricks, "{0} og {1} fikk {2}: {3} over seks."},
    {Word::english_whist_work_points, "{0} + {1} = {2} poeng"},
    {Word::english_whist_told_games, "Partier vunnet"},
    {Word::english_whist_told_rubbers, "Robbere vunnet"},
    {Word::english_whist_moment_game, "{0} og {1} vinner partiet"},
    {Word::english_whist_moment_rubber, "{0} og {1} vinner robberen"},
    {Word::english_whist_work_game, "{0} + {1} = {2} poeng: partiet er vunnet"},
    {Word::english_whist_games_won, "Vunne partier: {0}"},
    {Word::english_whist_work_each_is_paid, "Hver i paret får {0}."},
    {Word::value_per_trick, "hvert stikk"},
    {Word::value_per_game, "hvert parti"},
    {Word::value_rubber, "robber"},
};

constexpr Sentences spoken[] = {
#define KATTEGAT_LANGUAGE(name, code) packed<name>,
#include "kattegat/words/languages.def"
#undef KATTEGAT_LANGUAGE
};
// clang-format on

}  // namespace

std::span<const Sentences> EnglishWhist::sentences() { return spoken; }

}  // namespace kattegat
