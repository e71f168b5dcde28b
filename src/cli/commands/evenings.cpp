#include "evenings.hpp"

#include <fmt/format.h>

#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/wording/describe.hpp"
#include "src/cli/book_answers.hpp"
#include "src/cli/opened.hpp"

namespace kattegat::cli {
namespace {

Json::Object evenings_answer(const std::vector<EveningLine>& lines, Language) {
  Json::Array list;
  for (const EveningLine& line : lines) list.push_back(evening_answer(line));
  return {{"ok", true}, {"evenings", std::move(list)}};
}
std::string evenings_page(const std::vector<EveningLine>& lines, Language language) {
  if (lines.empty()) return say(Word::cli_no_evenings, language) + "\n";
  std::string out;
  for (const EveningLine& line : lines) {
    out += fmt::format("{}  {}  {}{}{}\n", to_string(line.id), line.date, printable(line.place),
                       line.place.empty() ? "" : ": ", joined(line.players, ", ", printable));
    for (const SessionLine& session : line.sessions)
      out += fmt::format("  {}  {} ({}), {}\n", to_string(session.id),
                         game_name(session.game, language), joined(session.seats, ", ", printable),
                         say(text(Word::cli_entry_count, session.entries), language));
    for (const Uuid& part : line.parts)
      out += "  " + say(text(Word::join_part, to_string(part)), language) + "\n";
  }
  return out;
}

}  // namespace

Status show_evenings(const Setting& setting) {
  const auto book = open_to_read(setting);
  if (!book) return book.error();
  const auto lines = list_evenings(*book);
  if (!lines) return fail(setting, lines.error());
  return show(setting, *lines, evenings_answer, evenings_page);
}

}  // namespace kattegat::cli
