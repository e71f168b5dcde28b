#include "kattegat/journal/evenings/evening_headers.hpp"

#include "headers_of_book.hpp"

namespace kattegat {

void each_evening(Items headers, const KnownPeople& people,
                  const std::function<void(EveningHistory)>& take) {
  HeadersOfBook all(std::move(headers), people.roster);
  ItemsOfEvenings evenings({[&](const Uuid& evening) { return all.take(evening); },
                            [&](const Uuid& session) { return all.of_session(session); }});
  for (const Uuid& id : all.evenings()) {
    if (whole_in(all.wholes(), id) != id) continue;
    if (auto history = evening_history(evenings.of(id, parts_in(all.wholes(), id)), people))
      take(std::move(*history));
  }
}

std::vector<EveningHistory> evening_headers(Items headers, const KnownPeople& people) {
  std::vector<EveningHistory> list;
  each_evening(std::move(headers), people,
               [&](EveningHistory evening) { list.push_back(std::move(evening)); });
  return list;
}

std::string date_of(const EveningHistory& evening) { return evening.header.keys.date(); }

}  // namespace kattegat
