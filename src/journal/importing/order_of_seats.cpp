#include "order_of_seats.hpp"

#include <algorithm>
#include <set>

#include "kattegat/evening/header_terms.hpp"

namespace kattegat {
namespace {

bool sit_so(const TableOfFile& table, const SessionContents& header, const EveningHistory& history,
            const Roster& roster) {
  const std::vector<Uuid> sitters = clockwise(header, header.sitters);
  return std::equal(sitters.begin(), sitters.end(), table.seated.begin(), table.seated.end(),
                    [&](const Uuid& sitter, const Uuid& named) {
                      if (history.who_is(named) == history.who_is(sitter)) return true;
                      const Participant* const one = history.find(sitter);
                      return one && roster.forgotten().has(one->ids);
                    });
}

}  // namespace

std::optional<std::vector<int>> order_of_seats(const TableOfFile& table, const Items& headers,
                                               const EveningInBook& book, const Roster& roster) {
  std::set<Hash> all;  // what was taken over from one of these has no numbers of its own
  for (const Item& item : headers) all.insert(item.record.hash);
  for (const Item& item : headers) {
    const auto contents = read_as<SessionContents>(item);
    const bool is_here =
        item.record.parent == book.items.id || book.items.parts.count(item.record.parent) > 0;
    if (!contents || !is_here) continue;
    if (contents->takes_over && all.count(contents->follows.back()) > 0) continue;
    if (terms_of(contents->keys) != terms_of(table.session.keys)) continue;
    if (!sit_so(table, *contents, book.sound.history, roster)) continue;
    const SessionHistory* const sheet = book.sound.history.session(*table.session.id);
    if (!sheet) return contents->order;
    return order_as_held(contents->order, sheet->by_headers.numberings.of_header(item.record.hash));
  }
  return std::nullopt;
}

}  // namespace kattegat
