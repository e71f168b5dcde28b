#include "kattegat/journal/importing/file_ids.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "kattegat/journal/records/entry_contents.hpp"
#include "src/journal/records/same_entry.hpp"
#include "src/journal/sessions/kept_pairs.hpp"

namespace kattegat {
namespace {

// As they first sit down, which is how most files list them; then whoever sits nowhere.
std::vector<std::string> as_seated(const Evening& evening) {
  std::vector<std::string> order, rest = evening.players;
  std::sort(rest.begin(), rest.end());
  for (const EveningSession& session : evening.sessions)
    for (const std::string& name : session.seats)
      if (std::erase(rest, name) > 0) order.push_back(name);
  order.insert(order.end(), rest.begin(), rest.end());
  return order;
}

// The house rules that are not as they would be anyway.
Json::Object agreed_rules(const SessionKeys& session) {
  Checklist list;
  const auto rules_in = [&](const Json& json) {
    return *Json(house_to_json(read_house_rules(session.game(), json, list))).as<Json::Object>();
  };
  const Json::Object usual = rules_in(Json(Json::Object{}));
  Json::Object agreed = rules_in(session.rules());
  std::erase_if(agreed, [&](const Json::Member& rule) {
    return std::find(usual.begin(), usual.end(), rule) != usual.end();
  });
  return agreed;
}

// What the headers say, in the order of keys in which they are usually written and without what
// goes without saying. Who a name is in the roster does not make it another evening.
Json::Object plain_header(const Evening& evening) {
  const Evening usual;
  const std::vector<std::string> players = as_seated(evening);
  Json::Object plain{{"format", "kattegat-evening"}, {"version", 1}, {"date", evening.date}};
  if (!evening.place.empty()) plain.emplace_back("place", evening.place);
  if (evening.currency != usual.currency) plain.emplace_back("currency", evening.currency);
  if (evening.coin != usual.coin) plain.emplace_back("cash_rounding", to_string(evening.coin));
  plain.emplace_back("players", Json::Array(players.begin(), players.end()));
  return plain;
}
Json::Object plain_header(const EveningSession& session) {
  Json::Object plain{{"game", session.keys.game()},
                     {"seats", Json::Array(session.seats.begin(), session.seats.end())}};
  if (session.stake != EveningSession().stake)
    plain.emplace_back("stake", to_string(session.stake));
  if (Json::Object rules = agreed_rules(session.keys); !rules.empty())
    plain.emplace_back("rules", std::move(rules));
  return plain;
}
// The headers and the entries, one after the other; voids are not part of what it is. Earlier
// editions took the headers as they were written.
void go_on(IdOfFile& id, const std::string& plain, const std::string& as_written) {
  const bool is_one = id.usual == id.earlier && plain == as_written;
  id.usual = derived_uuid(id.usual, plain);
  id.earlier = is_one ? id.usual : derived_uuid(id.earlier, as_written);
}
IdOfFile id_from_contents(const Evening& evening) {
  IdOfFile id;
  go_on(id, to_line(plain_header(evening)), to_line(evening.keys.json()));
  for (const EveningSession& session : evening.sessions) {
    go_on(id, to_line(plain_header(session)), to_line(session.keys.json()));
    std::visit(
        [&](const auto& entered) {
          for (const auto& read : entered.entries) {
            const std::string entry = to_line(entry_to_json(read.entry, session.seats));
            go_on(id, entry, entry);
          }
        },
        session.entered);
  }
  return id;
}

Uuid id_of_nth_session(const Uuid& evening, std::size_t nth) {
  return derived_uuid(evening, "session " + std::to_string(nth));
}
Uuid id_of_nth_entry(const Uuid& session, std::size_t nth) {
  return derived_uuid(session, "entry " + std::to_string(nth));
}

// What the file itself calls by an id: nothing else in it gets that one.
std::set<Uuid> ids_given(const Evening& evening) {
  std::set<Uuid> given;
  if (evening.id) given.insert(*evening.id);
  for (const EveningSession& session : evening.sessions) {
    if (session.id) given.insert(*session.id);
    for (const std::optional<Uuid>& entry : ids_of_entries(session))
      if (entry) given.insert(*entry);
  }
  return given;
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

// The sessions of a file that says which evening it is and not which session. Two tablets may each
// have a file of it: a table that the other lacks is one more, in whatever place it stands.
class TablesOfFile {
 public:
  TablesOfFile(Evening& evening, const Evening* held, const std::set<Uuid>& given)
      : evening_(evening), given_(given) {
    for (EveningSession& session : evening.sessions)
      if (!session.id) open_.push_back(&session);
    if (!held) return;
    for (const EveningSession& session : held->sessions)
      if (given.count(*session.id) == 0) held_.push_back(&session);
  }

  void complete() {
    std::map<std::string, int> nth;
    for (EveningSession* session : open_) {
      const std::string table = table_of(*session);
      Uuid& usual = usual_[session];
      do usual = derived_uuid(*evening_.id, "table " + table + std::to_string(nth[table]++));
      while (given_.count(usual) > 0);
    }
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
  [[nodiscard]] Uuid by_place(const EveningSession& session) const {
    return id_of_nth_session(*evening_.id, session.index);
  }
  // Each session is the first of those in the book with which it has a mark in common.
  template <class MarksInFile, class MarksInBook>
  void claim(const MarksInFile& in_file, const MarksInBook& in_book) {
    std::map<std::string, std::set<std::size_t>> marked;  // places among those that are held
    for (std::size_t i = 0; i < held_.size(); ++i)
      for (const std::string& mark : in_book(*held_[i])) marked[mark].insert(i);
    std::erase_if(open_, [&](EveningSession* session) {
      std::size_t first = held_.size();
      for (const std::string& mark : in_file(*session))
        if (const auto found = marked.find(mark); found != marked.end() && !found->second.empty())
          first = std::min(first, *found->second.begin());
      if (first == held_.size()) return false;
      session->id = held_[first]->id;
      for (const std::string& mark : in_book(*held_[first])) marked.at(mark).erase(first);
      held_[first] = nullptr;
      return true;
    });
    std::erase(held_, nullptr);
  }

  Evening& evening_;
  const std::set<Uuid>& given_;
  std::vector<EveningSession*> open_;
  std::vector<const EveningSession*> held_;  // by the book, and not yet found in the file
  std::map<const EveningSession*, Uuid> usual_;
};

// The entries of a session that have no id. Where none has one they are numbered by their places.
// Beside others that have one, such an entry was added to what a book had written, wherever it
// stands: its id follows from what it says, unless the book has just this under that number.
template <class G>
class EntriesOfFile {
 public:
  EntriesOfFile(const EveningSession& session, EnteredSession<G>& entered,
                const EveningSession* held, const std::set<Uuid>& given)
      : session_(session), entered_(entered), given_(given) {
    const std::vector<std::optional<Uuid>> ids = ids_of_entries(session);
    has_ids_ = std::any_of(ids.begin(), ids.end(), [](const auto& id) { return id.has_value(); });
    if (!has_ids_ || !held || held->seats.size() != session.seats.size()) return;
    called_ = held->seats;
    pairs_ = pairs_between(session.seats, called_);
    if (const auto* one = std::get_if<EnteredSession<G>>(&held->entered))
      for (const ReadEntry<G>& read : one->entries) held_[*read.entry.stamp.id] = &read.entry;
  }

  void complete() {
    for (std::size_t i = 0; i < entered_.entries.size(); ++i)
      if (auto& id = entered_.entries[i].entry.stamp.id; !id) id = id_of(i);
  }

 private:
  // In the book the players may be called otherwise since: then it is one by the seats, too. Where
  // they sit in another order it is by the names, and what is a pair's may have gone with them, or
  // stayed by the seats. And whose turn it was no longer stands there.
  [[nodiscard]] bool is_held(const Uuid& id, const Entry<G>& given) const {
    const auto found = held_.find(id);
    if (found == held_.end()) return false;
    const Entry<G>& held = *found->second;
    const auto says = [&](Entry<G> one) {
      if (!held.stamp.dealer) one.stamp.dealer.reset();
      return to_contents<G>(std::move(one), session_.seats);
    };
    const bool are_called_so = std::is_permutation(called_.begin(), called_.end(),
                                                   session_.seats.begin(), session_.seats.end());
    if (!are_called_so && is_same_entry(says(held), says(given))) return true;
    const ReadEntry<G> by_names = read_entry<G>(Json(entry_to_json(held, called_)), session_.seats);
    Entry<G> as_seated_there = given;
    keep_with_people<G>(as_seated_there, pairs_);
    const auto is_given = [&](const Entry<G>& one) {
      return is_same_entry(says(by_names.entry), says(one));
    };
    return by_names.form.empty() && (is_given(given) || is_given(as_seated_there));
  }
  Uuid id_of(std::size_t place) {
    const Uuid by_place = id_of_nth_entry(*session_.id, place);
    const bool is_free = given_.count(by_place) == 0;
    if (is_free && !has_ids_) return by_place;
    const Entry<G>& entry = entered_.entries[place].entry;
    if (is_free && is_held(by_place, entry)) return by_place;
    const std::string what = to_line(entry_to_json(entry, session_.seats));
    Uuid id;
    do id = derived_uuid(*session_.id, "added " + what + std::to_string(nth_[what]++));
    while (given_.count(id) > 0);
    return id;
  }

  const EveningSession& session_;
  EnteredSession<G>& entered_;
  const std::set<Uuid>& given_;
  bool has_ids_ = false;
  std::vector<std::string> called_;       // who sit there, in the book
  KeptPairs pairs_{};                     // what has become there of the file's
  std::map<Uuid, const Entry<G>*> held_;  // what the book has under an id
  std::map<std::string, int> nth_;        // of those that say the same
};

bool lacks_ids(const EveningSession& session) {
  const std::vector<std::optional<Uuid>> ids = ids_of_entries(session);
  return !session.id || std::find(ids.begin(), ids.end(), std::nullopt) != ids.end();
}

}  // namespace

IdOfFile id_of_file(const Evening& evening) {
  return evening.id ? IdOfFile{*evening.id, *evening.id} : id_from_contents(evening);
}

Uuid id_in_book(const IdOfFile& id, const IsKnown& is_known) {
  return is_known(id.earlier) ? id.earlier : id.usual;
}

void complete_ids(Evening& evening, const IdOfFile& id, const IdQuestions& ask) {
  if (evening.id && std::none_of(evening.sessions.begin(), evening.sessions.end(), lacks_ids))
    return;
  const std::set<Uuid> given = ids_given(evening);
  const Evening* const held = evening.id ? ask.held() : nullptr;
  if (evening.id)
    TablesOfFile(evening, held, given).complete();
  else
    evening.id = id_in_book(id, ask.is_known);
  for (EveningSession& session : evening.sessions) {
    if (!lacks_ids(session)) continue;
    if (!session.id) session.id = id_of_nth_session(*evening.id, session.index);
    const EveningSession* const known = held ? find_session(*held, *session.id) : nullptr;
    std::visit(
        [&]<class G>(EnteredSession<G>& entered) {
          EntriesOfFile<G>(session, entered, known, given).complete();
        },
        session.entered);
  }
}

}  // namespace kattegat
