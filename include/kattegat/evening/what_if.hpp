// What an evening would have come to under other house rules, or for another stake: a few keys in
// the headers of its sessions are changed, and everything is judged again. Nothing of it is stored.
// README, "Settling".
#pragma once
#include "kattegat/evening/judge.hpp"

namespace kattegat {

struct Supposed {
  Evening evening;
  JudgedEvening judged;  // without complaints
};

// A request is {"session": 1, "rules": {...}, "stake": "0.20"}: a session by its number, and which
// of its house rules, or what stake, is to be another. What is not named stays, in a tariff too.
// Several are laid one over the other. The complaints are about a request, read as strictly as a
// session, or about entries that break a rule then. The evening must be without any.
Result<Supposed, Complaints> what_if(const Evening&, const std::vector<Json>& requests);

struct EntryPlace {
  std::size_t session, entry;  // in JudgedEvening::sessions, and in its entries
  bool operator==(const EntryPlace&) const = default;
};
// Those whose points differ, of one evening judged twice.
std::vector<EntryPlace> differing(const JudgedEvening&, const JudgedEvening&);

}  // namespace kattegat
