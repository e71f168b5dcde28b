#include "file_ids_below.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "kattegat/evening/write.hpp"

namespace kattegat {
namespace {

Uuid id_by_place(const Evening& evening, const EveningSession& session) {
  return derived_uuid(*evening.id, "session " + std::to_string(session.place.index));
}

// Who plays what at a table.
std::string table_of(const EveningSession& session) {
  std::vector<std::string> names = session.seats;
  std::sort(names.begin(), names.end());
  return to_line(Json::Object{{"game", session.keys.game()},
                              {"seats", Json::Array(names.begin(), names.end())}});
}
std::string of_the_game(const EveningSession& session, const std::string& what) {
  return session.keys.game() + " " + what;
}
std::vector<std::string> entries_of(const EveningSession& session) {
  std::vector<std::string> entries;
  for (const std::optional<Uuid>& id : ids_of_entries(session))
    if (id) entries.push_back(to_string(*id));
  return entries;
}
// Each of its players, and what they play.
std::vector<std::string> players_of(const EveningSession& session) {
  std::vector<std::string> players;
  for (const std::string& name : session.seats) players.push_back(of_the_game(session, name));
  return players;
}

class MissingSessionIds {
 public:
  MissingSessionIds(Evening& evening, const Evening* in_book, const std::set<Uuid>& given)
      : evening_(evening), given_(given) {
    for (EveningSession& session : evening.sessions)
      if (!session.id) open_.push_back(&session);
    if (!in_book) return;
    for (const EveningSession& session : in_book->sessions)
      if (given.count(*session.id) == 0) unclaimed_.push_back(&session);
  }

  // A session is the one of the book with which it has most in common; else one more.
  void give() {
    find_usual_ids();
    claim(entries_of, entries_of);
    // What else was begun at a table, and not from a file, is another.
    std::erase_if(unclaimed_, [](const EveningSession* one) { return !is_derived(*one->id); });
    claim([&](const auto& one) { return Marks{to_string(usual_.at(&one))}; },
          [](const auto& one) { return Marks{to_string(*one.id)}; });
    const auto table = [](const auto& one) { return Marks{table_of(one)}; };
    claim(table, table);
    // As an earlier edition numbered them; and what may be a table of the book whose seats were
    // mended by hand: it would count twice.
    claim(
        [&](const auto& one) {
          return Marks{of_the_game(one, to_string(id_by_place(evening_, one)))};
        },
        [](const auto& one) { return Marks{of_the_game(one, to_string(*one.id))}; });
    claim(players_of, players_of);
    for (EveningSession* session : open_) session->id = usual_.at(session);
  }

 private:
  using Marks = std::vector<std::string>;
  // Those that follow from the game and the players.
  void find_usual_ids() {
    std::map<std::string, int> nth;
    for (const EveningSession* session : open_) {
      const std::string table = table_of(*session);
      Uuid& usual = usual_[session];
      do usual = derived_uuid(*evening_.id, "table " + table + std::to_string(nth[table]++));
      while (given_.count(usual) > 0);
    }
  }
  // Each session is the first of those in the book with which it has a mark in common.
  template <class MarksInFile, class MarksInBook>
  void claim(const MarksInFile& marks_in_file, const MarksInBook& marks_in_book) {
    std::map<std::string, std::set<std::size_t>> marked;  // places among the unclaimed
    for (std::size_t i = 0; i < unclaimed_.size(); ++i)
      for (const std::string& mark : marks_in_book(*unclaimed_[i])) marked[mark].insert(i);
    std::vector<EveningSession*> still_open;
    for (EveningSession* const session : open_) {
      std::size_t first = unclaimed_.size();
      for (const std::string& mark : marks_in_file(*session))
        if (const auto found = marked.find(mark); found != marked.end() && !found->second.empty())
          first = std::min(first, *found->second.begin());
      if (first == unclaimed_.size()) {
        still_open.push_back(session);
        continue;
      }
      session->id = unclaimed_[first]->id;
      for (const std::string& mark : marks_in_book(*unclaimed_[first]))
        marked.at(mark).erase(first);
      unclaimed_[first] = nullptr;
    }
    open_ = std::move(still_open);
    std::erase(unclaimed_, nullptr);
  }

  Evening& evening_;
  const std::set<Uuid>& given_;
  std::vector<EveningSession*> open_;
  std::vector<const EveningSession*> unclaimed_;  // of the book, not yet found in the file
  std::map<const EveningSession*, Uuid> usual_;
};

}  // namespace

void number_sessions(Evening& evening) {
  for (EveningSession& session : evening.sessions)
    if (!session.id) session.id = id_by_place(evening, session);
}

void complete_session_ids(Evening& evening, const Evening* in_book, const std::set<Uuid>& given) {
  MissingSessionIds(evening, in_book, given).give();
}

}  // namespace kattegat
