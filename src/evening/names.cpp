#include "kattegat/evening/names.hpp"

#include <algorithm>
#include <set>

namespace kattegat {
namespace {

// Names that would meet at one table stay as they are.
NewNames without_clashes(const Evening& evening, NewNames names) {
  const auto name_of = [&](const std::string& name) -> const std::string& {
    const auto found = names.find(name);
    return found == names.end() ? name : found->second;
  };
  for (const SessionFile& session : evening.sessions) {
    std::set<std::string> seated(session.seats.begin(), session.seats.end());
    for (const std::string& seat : session.seats) {
      const std::string& to = name_of(seat);
      if (to == seat) continue;
      seated.erase(seat);
      if (!seated.insert(to).second) {
        names.erase(seat);
        seated.insert(seat);
      }
    }
  }
  return names;
}

}  // namespace

Evening renamed(Evening evening, const NewNames& all) {
  if (all.empty()) return evening;
  const NewNames names = without_clashes(evening, all);
  const auto rename = [&](std::vector<std::string>& list) {
    for (std::string& name : list)
      if (const auto found = names.find(name); found != names.end()) name = found->second;
  };
  rename(evening.players);
  evening.people.resize(evening.players.size());
  std::set<std::string> known;
  for (std::size_t i = 0; i < evening.players.size();) {
    if (known.insert(evening.players[i]).second) {
      ++i;
      continue;
    }
    const auto place = static_cast<std::ptrdiff_t>(i);
    evening.players.erase(evening.players.begin() + place);
    evening.people.erase(evening.people.begin() + place);
  }
  const auto put = [](Json::Object& given, std::string_view under,
                      const std::vector<std::string>& list) {
    for (auto& [key, value] : given)
      if (key == under) value = Json::Array(list.begin(), list.end());
  };
  put(evening.given, "players", evening.players);
  for (SessionFile& session : evening.sessions) {
    rename(session.seats);
    put(session.given, "seats", session.seats);
  }
  return evening;
}

void rename_people(Closing& closing, const NewNames& names) {
  const auto rename = [&](std::string& name) {
    if (const auto found = names.find(name); found != names.end()) name = found->second;
  };
  for (MadePayment& payment : closing.payments) {
    rename(payment.from);
    rename(payment.to);
  }
  for (Initials& initials : closing.initials) rename(initials.player);
}

}  // namespace kattegat
