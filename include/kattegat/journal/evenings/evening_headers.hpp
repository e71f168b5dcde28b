// Every evening of a book by its headers alone.
#pragma once
#include <functional>

#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

// Players and sessions, no entries or payments. By id, those that are part of another within that;
// without those of which no header can be read. `headers`: every evening, session and player record
// of a book, in any order.
std::vector<EveningHistory> evening_headers(Items headers, const KnownPeople&);
// The same one after the other, so that none need be kept.
void each_evening(Items headers, const KnownPeople&,
                  const std::function<void(EveningHistory)>& take);
std::string date_of(const EveningHistory&);

}  // namespace kattegat
