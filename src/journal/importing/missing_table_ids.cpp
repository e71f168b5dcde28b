#include <algorithm>
#include <map>
#include <string>

#include "kattegat/evening/write.hpp"
#include "missing_ids.hpp"

namespace kattegat {

Uuid id_of_nth_session(const Uuid& evening, std::size_t nth) {
  return derived_uuid(evening, "session " + std::to_string(nth));
}

namespace {

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

class MissingTableIds {
 public:
  MissingTableIds(Evening& evening, const Evening* held, const std::set<Uuid>& given)
      : evening_(evening), given_(given) {
    for (EveningSession& session : evening.sessions)
      if (!session.id) open_.push_back(&session);
    if (!held) return;
    for (const EveningSession& session : held->sessions)
      if (given.count(*session.id) == 0) held_.push_back(&session);
  }

  // A session is the one of the book with which it has most in common; else one more.
  void give() {
    find_usual_ids();
    claim(entries_of, entries_of);
    // What else was begun at a table, and not from a file, is another.
    std::erase_if(held_, [](const EveningSession* held) { return !is_derived(*held->id); });
    claim([&](const auto& one) { return Marks{to_string(usual_.at(&one))}; },
          [](const auto& held) { return Marks{to_string(*held.id)}; });
    const auto table = [](const auto& one) { return Marks{table_of(one)}; };
    claim(table, table);
    // As an earlier edition numbered them; and what may be a table of the book whose seats were
    // mended by hand: it would count twice.
    claim([&](const auto& one) { return Marks{of_the_game(one, to_string(by_place(one)))}; },
          [](const auto& held) { return Marks{of_the_game(held, to_string(*held.id))}; });
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
  [[nodiscard]] Uuid by_place(const EveningSession& session) const {
    return id_of_nth_session(*evening_.id, session.place.index);
  }
  // Each session is the first of those in the book with which it has a mark in common.
  template <class MarksInFile, class MarksInBook>
  void claim(const MarksInFile& in_file, const MarksInBook& in_book) {
    std::map<std::string, std::set<std::size_t>> marked;  // places among those that are held
    for (std::size_t i = 0; i < held_.size(); ++i)
      for (const std::string& mark : in_book(*held_[i])) marked[mark].insert(i);
    std::vector<EveningSession*> still_open;
    for (EveningSession* const session : open_) {
      std::size_t first = held_.size();
      for (const std::string& mark : in_file(*session))
        if (const auto found = marked.find(mark); found != marked.end() && !found->second.empty())
          first = std::min(first, *found->second.begin());
      if (first == held_.size()) {
        still_open.push_back(session);
        continue;
      }
      session->id = held_[first]->id;
      for (const std::string& mark : in_book(*held_[first])) marked.at(mark).erase(first);
      held_[first] = nullptr;
    }
    open_ = std::move(still_open);
    std::erase(held_, nullptr);
  }

  Evening& evening_;
  const std::set<Uuid>& given_;
  std::vector<EveningSession*> open_;
  std::vector<const EveningSession*> held_;  // by the book, and not yet found in the file
  std::map<const EveningSession*, Uuid> usual_;
};

}  // namespace

void complete_tables(Evening& evening, const Evening* held, const std::set<Uuid>& given) {
  MissingTableIds(evening, held, given).give();
}

}  // namespace kattegat
