#include "file_players.hpp"

#include <algorithm>
#include <limits>
#include <set>

#include "src/journal/evenings/participants.hpp"

namespace kattegat {
namespace {

class PlayersOfFile {
 public:
  PlayersOfFile(const Evening& evening, const People& people, const ImportQuestions& ask,
                const EveningInBook* held)
      : evening_(evening),
        people_(people),
        ask_(ask),
        held_(held),
        history_(held ? &held->history : nullptr) {}

  // Who each of the file's players is; new ones are added.
  FilePlayers run() {
    for (std::size_t i = 0; i < evening_.players.size(); ++i)
      known_.push_back(known_player(evening_.players[i], given_id(i)));
    std::size_t new_ones = 0;
    for (std::size_t i = 0; i < evening_.players.size(); ++i) {
      const std::string& name = evening_.players[i];
      const auto given = given_id(i);
      if (given && !(history_ && history_->find(*given)) && is_no_person(*given))
        complain(differs("people", *given));
      if (const Participant* one = known_[i] ? known_[i] : forgotten_in_place(i)) {
        found_.ids.push_back(one->ids.front());
        if (people_.roster.forgotten().has(one->ids) && name != one->written)
          found_.forgotten.push_back(name);
        if (given) say_who_is(*one, name, *given);
        continue;
      }
      found_.ids.push_back(given ? *given : ask_.new_id());
      // Who was forgotten does not get the name back by an id that a file still has.
      const auto pseudonym = people_.roster.forgotten().pseudonym(found_.ids.back());
      if (pseudonym && name != *pseudonym) found_.forgotten.push_back(name);
      found_.new_records.push_back(
          new_record(RecordKind::player, found_.ids.back(), *evening_.id,
                     PlayerContents{pseudonym.value_or(name), given.has_value()}));
      if (!given) say_whom_the_name_means(name, found_.ids.back());
      ++new_ones;
    }
    refuse_two_for_one();
    const std::size_t all = new_ones + known_to_us();
    if (new_ones > 0 && all > players_max)
      complain({"players", text(Word::evening_players, static_cast<std::int64_t>(all))});
    return std::move(found_);
  }

 private:
  [[nodiscard]] std::optional<Uuid> given_id(std::size_t place) const {
    return place < evening_.people.size() ? evening_.people[place] : std::nullopt;
  }
  [[nodiscard]] bool is_no_person(const Uuid& id) const {
    return is_of_every_book(id) || ask_.is_evening(id) || id == evening_.id;
  }
  // Those whom our log has in this evening, which may be a part of one: however many others bring,
  // we may bring ours.
  [[nodiscard]] std::size_t known_to_us() const {
    if (!held_) return 0;
    const Uuid log = ask_.own_log();
    std::set<const Participant*> ours;
    for (const Item& item : held_->items.below)
      if (item.record.kind == RecordKind::player && item.record.origin == log &&
          item.record.parent == *evening_.id)
        if (const Participant* one = history_->find(item.record.id)) ours.insert(one);
    return ours.size();
  }

  // Where another log gave somebody the name, this one says that it is that one. Of two who are
  // called so, it is who always was.
  void say_whom_the_name_means(const std::string& name, const Uuid& player) {
    const std::vector<Person>& all = people_.everybody.all();  // by name
    auto one = std::partition_point(all.begin(), all.end(),
                                    [&](const Person& person) { return person.name < name; });
    const Person* whom = nullptr;
    for (; one != all.end() && one->name == name; ++one) {
      if (one->by_id || one->erased) continue;
      if (whom || !one->renamed) return;
      whom = &*one;
    }
    if (!whom) return;
    constexpr auto next = std::numeric_limits<std::int64_t>::max();
    const auto said = people_.roster.by_logs().called(ask_.own_log(), name, next);
    if (said && has_id(*whom, *said)) return;
    found_.new_records.push_back(
        new_record(RecordKind::fusion, player, roster_id, FusionContents{whom->ids.front(), {}}));
  }
  // Whom the evening knew by the name alone so far: as it would be had the evening come with the
  // id.
  void say_who_is(const Participant& one, const std::string& name, const Uuid& given) {
    if (history_->find(given) || people_.roster.forgotten().has(one.ids)) return;
    const NewRecord says =
        new_record(RecordKind::player, given, *evening_.id, PlayerContents{name, true});
    EveningItems items = with_new_records(held_->items, {says});
    sort_by_part(items);
    const std::vector<Participant> after = participants(items.below, people_.roster);
    const auto is_it = [&](const Participant& player) {
      return player.ids.front() == given &&
             std::find(player.ids.begin(), player.ids.end(), one.ids.front()) != player.ids.end();
    };
    if (std::none_of(after.begin(), after.end(), is_it))  // it is somebody else's name there
      return complain(differs("people", given));
    found_.new_records.push_back(says);
  }
  const Participant* known_player(const std::string& name, const std::optional<Uuid>& given) const {
    if (!history_) return nullptr;
    if (const Participant* known = given ? history_->find(*given) : nullptr) return known;
    const Participant* one = history_->called(name);
    if (one && given && one->by_id) return nullptr;
    // Whoever has been forgotten since is not known by name, and does not come back.
    return one ? one : forgotten_in_the_chair_of(name);
  }
  // Who was forgotten and sat nowhere is whoever stands in that place, unless somebody else of the
  // file is. Where that is somebody new without an id they come when they sit down: better so than
  // that a name comes back.
  [[nodiscard]] const Participant* forgotten_in_place(std::size_t place) const {
    if (!history_ || known_[place] || given_id(place) || sits(evening_.players[place]))
      return nullptr;
    if (place >= history_->players.size()) return nullptr;
    const Participant* const one = &history_->players[place];
    const bool is_another = std::find(known_.begin(), known_.end(), one) != known_.end();
    return is_another || !people_.roster.forgotten().has(one->ids) ? nullptr : one;
  }
  // Two names of the file that are one person here: those of one who has been fused may be, but no
  // two at one table, and nobody whom the evening knows by another name than the file gives the id.
  void refuse_two_for_one() {
    for (std::size_t i = 0; i < known_.size(); ++i)
      for (std::size_t j = 0; known_[i] && j < i; ++j)
        if (known_[i] == known_[j] && (is_renamed(i) || is_renamed(j) || sit_together(i, j))) {
          complain(differs("people", known_[i]->ids.front()));
          return;
        }
  }
  [[nodiscard]] bool is_renamed(std::size_t place) const {
    return !people_.roster.forgotten().has(known_[place]->ids) &&
           history_->called(evening_.players[place]) != known_[place];
  }
  [[nodiscard]] bool sit_together(std::size_t one, std::size_t other) const {
    return std::any_of(
        evening_.sessions.begin(), evening_.sessions.end(), [&](const EveningSession& session) {
          return sits(evening_.players[one], session) && sits(evening_.players[other], session);
        });
  }
  static bool sits(const std::string& name, const EveningSession& session) {
    return std::find(session.seats.begin(), session.seats.end(), name) != session.seats.end();
  }
  [[nodiscard]] bool sits(const std::string& name) const {
    return std::any_of(evening_.sessions.begin(), evening_.sessions.end(),
                       [&](const EveningSession& one) { return sits(name, one); });
  }
  // At a table that the book has too, where the others sit as they do in the file.
  [[nodiscard]] const Participant* forgotten_in_the_chair_of(const std::string& name) const {
    if (!people_.roster.forgotten().has_erased()) return nullptr;
    for (const EveningSession& session : evening_.sessions) {
      const SessionHistory* known = session.id ? history_->session(*session.id) : nullptr;
      if (!known || known->header.order.size() != session.seats.size()) continue;
      const Participant* found = nullptr;
      bool others_are_there = true;
      for (std::size_t seat = 0; seat < session.seats.size(); ++seat) {
        const auto number = static_cast<std::size_t>(known->header.order[seat]);
        const Participant* sitter = history_->find(known->header.sitters[number]);
        if (session.seats[seat] == name)
          found = sitter;
        else
          others_are_there = others_are_there && sitter &&
                             (sitter->written == session.seats[seat] ||
                              people_.roster.forgotten().has(sitter->ids));
      }
      if (found && others_are_there && people_.roster.forgotten().has(found->ids)) return found;
    }
    return nullptr;
  }
  void complain(Violation violation) { found_.wrong.push_back(std::move(violation)); }

  const Evening& evening_;
  const People& people_;
  const ImportQuestions& ask_;
  const EveningInBook* held_;
  const EveningHistory* history_;          // its own
  std::vector<const Participant*> known_;  // beside the file's players; nullptr: nobody yet
  FilePlayers found_;
};

}  // namespace

FilePlayers players_of_file(const Evening& evening, const People& people,
                            const ImportQuestions& ask, const EveningInBook* held) {
  return PlayersOfFile(evening, people, ask, held).run();
}

}  // namespace kattegat
