// Players who turn out to have sat otherwise than it was written down.
#pragma once
#include "kattegat/evening/reseat.hpp"
#include "kattegat/journal/entering/amending.hpp"
#include "kattegat/journal/records/overruling.hpp"

namespace kattegat {

struct SeatsRequest {
  std::vector<std::string> seats;  // a permutation of the session's, by the names of the night
  Reseat kind{};
  std::string why;
  Force force = Force::no;
};
// Nothing is added when they sit so already, and nobody has decided otherwise.
Amendment reseating(const SessionBefore&, const SeatsRequest&);

}  // namespace kattegat
