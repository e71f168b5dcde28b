// The commands that tell of the commands: help, completion, and what a shell asks.
#include "kattegat/usage/help.hpp"
#include "db/book/evenings.hpp"
#include "db/book/ids.hpp"
#include "db/book/roster.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/usage/completion.hpp"
#include "kattegat/usage/manual.hpp"
#include "kattegat/wording/describe.hpp"
#include "src/cli/flags.hpp"
#include "src/cli/ids.hpp"
#include "src/cli/opened.hpp"
#include "src/cli/table/table.hpp"

namespace kattegat::cli {
namespace {

using usage::Given;
using usage::Kind;
using usage::Offers;
using usage::Value;

constexpr usage::Chapter description{Word::manual_description, Word::manual_about_kattegatctl};
const std::vector<usage::Chapter> other_chapters{
    {Word::manual_ids, Word::manual_ids_said},
    {Word::manual_status, Word::manual_status_said},
    {Word::manual_answers, Word::manual_answers_said},
    {Word::manual_environment, Word::manual_environment_said}};

}  // namespace

Status show_help(const Given& given) {
  const Setting told = setting(given);
  if (given.has("--manual") && !given.arguments.empty())
    return fail_together("--manual", given.arguments.front(), given);
  if (given.has("--manual"))
    return answer(told, usage::manual_page(program(), description, other_chapters, "kattegat",
                                           given.language));
  const std::string path = joined(given.arguments, " ");
  if (!path.empty() && !usage::find_command(program(), path) &&
      !usage::has_commands(program(), path)) {
    const std::size_t last = path.rfind(' ');
    const std::string above = last == path.npos ? "" : path.substr(0, last);
    return fail(told, usage::has_commands(program(), above)
                          ? usage::no_such_command(program(), above, path.substr(last + 1))
                          : text(Word::usage_unknown_command, path, std::string(program().name)));
  }
  return answer(told, usage::help_page(program(), path, given.language));
}

Status show_completion(const Given& given) {
  return answer(setting(given), usage::completion_script(program(), given.argument(0)));
}

// ---- What can stand next ----

namespace {

// The newest first.
void offer_evenings(const Book& book, Value wanted, Language language, Offers& found) {
  const auto lines = list_evenings(book);
  if (!lines) return;
  for (auto line = lines->rbegin(); line != lines->rend(); ++line) {
    const std::string when = joined({line->date, line->place}, " ");
    if (wanted != Value::session)
      found.offers.push_back({to_string(line->id), when});
    else
      for (const SessionLine& session : line->sessions)
        found.offers.push_back(
            {to_string(session.id),
             when + ", " + game_name(session.game, language) + ": " + joined(session.seats)});
  }
}

void offer_players(const Book& book, Offers& found) {
  const auto roster = load_roster(book);
  if (!roster) return;
  for (const Person& person : *roster)
    if (!person.retired) found.offers.push_back({person.name, ""});
}

// Of what only the book knows. A book that cannot be read has nothing to offer, and says nothing;
// nor has one of an earlier version, which whoever opens it takes over.
void ask_the_book(const Offers& asked, Offers& found) {
  const Kind kind = kind_of(*asked.wanted);
  const bool of_evenings = kind == Kind::evening || kind == Kind::evening_or_file;
  if (!of_evenings && kind != Kind::player && kind != Kind::id) return;
  const Setting told = setting(asked.given);
  if (!Book::is_there(told.book)) return;
  const auto book = Book::open_to_read(told.book);
  if (!book) return;
  if (of_evenings) {
    offer_evenings(*book, *asked.wanted, told.language, found);
  } else if (kind == Kind::player) {
    offer_players(*book, found);
  } else {  // of so many only one that is begun
    const bool is_movement = *asked.wanted == Value::movement;
    const auto only =
        id_begun(*book, asked.typed, is_movement ? RecordKind::purse : RecordKind::entry);
    if (only) found.offers.push_back({to_string(*only), ""});
  }
}

}  // namespace

Status complete(const Given& given) {
  const Offers asked = usage::offers_for(program(), given.arguments);
  Offers found;
  if (asked.wanted) ask_the_book(asked, found);
  std::string lines;
  const auto add = [&](const usage::Offer& offer) {
    const std::string about = on_one_line(offer.about);
    lines += asked.before + offer.word + (about.empty() ? "" : "\t" + about) + "\n";
  };
  for (const usage::Offer& offer : asked.offers) add(offer);
  for (const usage::Offer& offer : found.offers)
    if (offer.word.rfind(asked.typed, 0) == 0) add(offer);
  const Kind kind = asked.wanted ? kind_of(*asked.wanted) : Kind::nothing;
  if (kind == Kind::file || kind == Kind::evening_or_file) lines += ":files\n";
  return answer(setting(given), lines);
}

}  // namespace kattegat::cli
