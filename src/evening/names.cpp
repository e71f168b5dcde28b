#include "kattegat/evening/names.hpp"

namespace kattegat {
namespace {

void rename(std::string& name, const NewNames& names) {
  if (const auto found = names.find(name); found != names.end()) name = found->second;
}

}  // namespace

Evening renamed(Evening evening, const NewNames& names) {
  if (names.empty()) return evening;
  for (std::string& name : evening.players) rename(name, names);
  evening.people.resize(evening.players.size());
  std::map<std::string, std::size_t> known;
  for (std::size_t i = 0; i < evening.players.size();) {
    const auto [first, is_new] = known.emplace(evening.players[i], i);
    if (is_new) {
      ++i;
      continue;
    }
    auto& id = evening.people[first->second];
    if (!id) id = evening.people[i];
    const auto place = static_cast<std::ptrdiff_t>(i);
    evening.players.erase(evening.players.begin() + place);
    evening.people.erase(evening.people.begin() + place);
  }
  for (EveningSession& session : evening.sessions)
    for (std::string& name : session.seats) rename(name, names);
  return evening;
}

void rename_people(Closing& closing, const NewNames& names) {
  for (MadePayment& payment : closing.payments) {
    rename(payment.from, names);
    rename(payment.to, names);
  }
  for (Initials& initials : closing.initials) rename(initials.player, names);
}

}  // namespace kattegat
