#include "db/book/steps/evening_lines.hpp"

#include <algorithm>

#include "kattegat/journal/evenings/evening_headers.hpp"

namespace kattegat {

std::vector<EveningLine> evening_lines(Store& store, Items headers, const People& people) {
  const auto counts = store.entries_of_sessions();
  std::vector<EveningLine> lines;
  for (const EveningHistory& evening : evening_headers(std::move(headers), people)) {
    EveningLine& line = lines.emplace_back(line_of(evening));
    for (SessionLine& session : line.sessions)
      if (const auto found = counts.find(session.id); found != counts.end())
        session.entries = found->second;
  }
  std::stable_sort(lines.begin(), lines.end(),
                   [](const EveningLine& a, const EveningLine& b) { return a.date < b.date; });
  return lines;
}

}  // namespace kattegat
