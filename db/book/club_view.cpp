#include "db/book/club_view.hpp"

#include <algorithm>
#include <map>

#include "db/book/steps/evening_lines.hpp"
#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_conflicts.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/reading_purse.hpp"
#include "db/book/steps/whole_evening.hpp"

namespace kattegat {
namespace {

// When each evening came, by the row of its first header: of two of one day no id tells that.
using CameAt = std::map<Uuid, std::int64_t>;
CameAt came_at(const Items& headers) {
  CameAt came;
  for (const Item& item : headers) {
    if (item.record.kind != RecordKind::evening) continue;
    std::int64_t& row = came.try_emplace(item.record.id, item.row).first->second;
    row = std::min(row, item.row);
  }
  return came;
}

void sort_newest_first(std::vector<EveningLine>& lines, const CameAt& came) {
  std::sort(lines.begin(), lines.end(), [&](const EveningLine& a, const EveningLine& b) {
    return a.date != b.date ? a.date > b.date : came.at(a.id) > came.at(b.id);
  });
}

}  // namespace

const EveningLine* line_with(const std::vector<EveningLine>& lines, const Uuid& evening) {
  for (const EveningLine& line : lines)
    if (line.id == evening ||
        std::find(line.parts.begin(), line.parts.end(), evening) != line.parts.end())
      return &line;
  return nullptr;
}

Result<ClubView, BookFault> look_at_club(const Book& book, const std::optional<Uuid>& evening) {
  return read(book, [&] {
    Store& store = book.store();
    Items headers = store.headers();
    const bool has_purse = store.clock_of(purse_id) > 0;
    const WhoIsWho who =
        who_is_who(store, has_purse ? HeadersFor::settling : HeadersFor::showing, headers);
    expect_whole_roster(store, who.people.roster);
    ClubView view;
    view.heads = heads_of(store.ends());
    const CameAt came = came_at(headers);
    view.evenings = evening_lines(store, std::move(headers), who.people);
    sort_newest_first(view.evenings, came);
    view.roster = who.people.everybody.all();
    view.conflicts = roster_conflicts(store, who);
    view.apart = evenings_decided_apart(store, who);
    view.purse = purse_view_of(store, who);
    view.conflicts.insert(view.conflicts.end(), view.purse.conflicts.begin(),
                          view.purse.conflicts.end());
    const EveningLine* line = evening ? line_with(view.evenings, *evening) : nullptr;
    if (!line && !view.evenings.empty()) line = &view.evenings.front();
    if (line) view.evening = look_at(book, line->id, who);
    return view;
  });
}

}  // namespace kattegat
