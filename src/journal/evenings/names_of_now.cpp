#include "names_of_now.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace kattegat {
namespace {

bool is_one_person(const Participant& one, const Participant& other, const ByAnyId& everybody) {
  const Person* const person = everybody.find(one.ids.front());
  return person && person == everybody.find(other.ids.front());
}

using SitsAt = std::map<const Participant*, std::vector<std::size_t>>;
SitsAt sessions_of(const Participants& players, const ListById<SessionHistory>& sessions) {
  SitsAt sits_at;
  for (std::size_t i = 0; i < sessions.size(); ++i)
    for (const Uuid& sitter : sessions[i].by_headers.header.sitters)
      if (const Participant* one = players.find(sitter))
        if (std::vector<std::size_t>& list = sits_at[one]; list.empty() || list.back() != i)
          list.push_back(i);
  return sits_at;
}
bool sit_together(const SitsAt& sits_at, const std::vector<Participant*>& some) {
  std::vector<std::size_t> all;
  for (const Participant* one : some)
    if (const auto found = sits_at.find(one); found != sits_at.end())
      all.insert(all.end(), found->second.begin(), found->second.end());
  std::sort(all.begin(), all.end());
  return std::adjacent_find(all.begin(), all.end()) != all.end();
}

// A guest whose name is somebody else's, now or that night, is called as that night.
void let_guests_give_way(std::vector<Participant>& list) {
  const auto is_guest = [](const Participant& one) { return one.guest; };
  if (std::none_of(list.begin(), list.end(), is_guest)) return;
  std::map<std::string, int> bear;  // how many are called so, now or that night
  for (const Participant& one : list) {
    ++bear[one.now];
    if (one.written != one.now) ++bear[one.written];
  }
  for (Participant& one : list) {
    if (!one.guest || bear[one.now] < 2) continue;
    if (one.written != one.now) --bear[one.now];
    one.now = one.written;
  }
}

// Those who are called alike by now, by the name.
using CalledSo = std::map<std::string, std::vector<Participant*>>;

// Whoever has this name gives it up. Answers the names of that night that others have, too.
std::vector<std::string> call_as_that_night(CalledSo& called, const std::string& now) {
  std::vector<std::string> shared;
  for (Participant* one : std::exchange(called[now], {})) {
    one->now = one->written;
    std::vector<Participant*>& there = called[one->written];
    there.push_back(one);
    if (one->written != now && there.size() > 1) shared.push_back(one->written);
  }
  return shared;
}

}  // namespace

std::vector<Participant> called_as_now(std::vector<Participant> list, const Roster& roster,
                                       const ByAnyId& everybody) {
  for (Participant& one : list) {
    const Person* const person = everybody.find(one.ids.front());
    if (person && !roster.forgotten().has(one.ids)) one.now = person->name;
  }
  let_guests_give_way(list);
  return list;
}

// Who gives up a name is called as that night, and nobody else was: each name is looked at once
// more at most.
Participants called_apart(Participants players, const ListById<SessionHistory>& sessions,
                          const ByAnyId& everybody) {
  CalledSo called;
  for (Participant& one : players.to_change()) called[one.now].push_back(&one);
  std::vector<std::string> shared;
  for (const auto& [name, list] : called)
    if (list.size() > 1) shared.push_back(name);
  std::optional<SitsAt> sits_at;
  const auto are_one_who_sits_once = [&](const std::vector<Participant*>& list) {
    const auto is_the_first = [&](const Participant* one) {
      return is_one_person(*list.front(), *one, everybody);
    };
    if (!std::all_of(list.begin(), list.end(), is_the_first)) return false;
    if (!sits_at) sits_at = sessions_of(players, sessions);
    return !sit_together(*sits_at, list);
  };
  while (!shared.empty()) {
    const std::string name = std::move(shared.back());
    shared.pop_back();
    const std::vector<Participant*>& list = called[name];
    if (list.size() < 2 || are_one_who_sits_once(list)) continue;
    for (std::string& other : call_as_that_night(called, name)) shared.push_back(std::move(other));
  }
  return players;
}

}  // namespace kattegat
