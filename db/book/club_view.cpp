#include "db/book/club_view.hpp"

#include <algorithm>

#include "db/book/one_step.hpp"
#include "db/book/reading.hpp"

namespace kattegat {

const EveningLine* line_with(const std::vector<EveningLine>& lines, const Uuid& evening) {
  for (const EveningLine& line : lines)
    if (line.id == evening ||
        std::find(line.parts.begin(), line.parts.end(), evening) != line.parts.end())
      return &line;
  return nullptr;
}

Result<ClubView, BookFault> look_at_club(const Book& book, const std::optional<Uuid>& evening) {
  return flat(read(book, [&]() -> Result<ClubView, BookFault> {
    ClubView view;
    view.heads = heads_of(book.store());
    auto lines = list_evenings(book);
    if (!lines) return lines.error();
    auto roster = load_roster(book);
    if (!roster) return roster.error();
    auto purse = look_at_purse(book);
    if (!purse) return purse.error();
    view.evenings = std::move(*lines);
    std::stable_sort(view.evenings.begin(), view.evenings.end(),
                     [](const EveningLine& a, const EveningLine& b) { return a.date > b.date; });
    view.roster = std::move(*roster);
    view.conflicts = roster_conflicts(book.store(), roster_of(book.store()));
    view.purse = std::move(*purse);
    view.conflicts.insert(view.conflicts.end(), view.purse.conflicts.begin(),
                          view.purse.conflicts.end());
    const EveningLine* line = evening ? line_with(view.evenings, *evening) : nullptr;
    if (!line && !view.evenings.empty()) line = &view.evenings.front();
    if (line) view.evening = look_at(book, line->id);
    return view;
  }));
}

}  // namespace kattegat
