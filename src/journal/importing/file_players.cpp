#include "file_players.hpp"

#include <algorithm>
#include <limits>
#include <set>

#include "forgotten_players.hpp"
#include "src/journal/evenings/participants.hpp"

namespace kattegat {
namespace {

bool share_a_table(const Evening& file, const std::string& one, const std::string& other) {
  return std::any_of(file.sessions.begin(), file.sessions.end(), [&](const EveningSession& table) {
    const auto sits = [&](const std::string& name) {
      return std::find(table.seats.begin(), table.seats.end(), name) != table.seats.end();
    };
    return sits(one) && sits(other);
  });
}

// The only one who is called so, by the name alone; nullptr where anybody always was.
const Person* renamed_to(const std::string& name, const ByAnyId& everybody) {
  const std::vector<Person>& all = everybody.all();  // by name
  auto one = std::partition_point(all.begin(), all.end(),
                                  [&](const Person& person) { return person.name < name; });
  const Person* whom = nullptr;
  for (; one != all.end() && one->name == name; ++one) {
    if (one->by_id || one->erased) continue;
    if (whom || !one->renamed) return nullptr;
    whom = &*one;
  }
  return whom;
}

// Whether the evening has them as one once this is said, as if it had come with the id. What stands
// below its sessions tells nothing of that.
bool would_be_one(const Participant& one, const NewRecord& says, const EveningItems& evening,
                  const Roster& roster) {
  EveningItems items = with_new_records({evening.id, evening.below, {}, evening.parts}, {says});
  sort_by_part(items);
  const std::vector<Participant> after = participants(items.below, roster);
  return std::any_of(after.begin(), after.end(), [&](const Participant& player) {
    return player.ids.front() == says.id &&
           std::find(player.ids.begin(), player.ids.end(), one.ids.front()) != player.ids.end();
  });
}

class PlayersOfFile {
 public:
  PlayersOfFile(const Evening& file, const BookBefore& book, const EveningInBook* held)
      : file_(file),
        roster_(book.people.roster),
        everybody_(book.people.everybody),
        book_(book),
        held_(held),
        history_(held ? &held->history : nullptr) {}

  FilePlayers all() && {
    for (std::size_t i = 0; i < file_.players.size(); ++i) known_.push_back(known_player(i));
    std::size_t new_ones = 0;
    for (std::size_t i = 0; i < file_.players.size(); ++i) {
      refuse_what_is_no_person(i);
      const Participant* const one = known_[i] ? known_[i] : forgotten_in_place(i);
      if (one) {
        add_known(i, *one);
      } else {
        add_new(i);
        ++new_ones;
      }
    }
    refuse_two_for_one();
    if (new_ones > 0) refuse_too_many(new_ones + known_to_us());
    return std::move(found_);
  }

 private:
  [[nodiscard]] std::optional<Uuid> given_id(std::size_t place) const {
    return place < file_.people.size() ? file_.people[place] : std::nullopt;
  }
  [[nodiscard]] bool is_forgotten(const Participant& one) const {
    return roster_.forgotten().has(one.ids);
  }
  void complain(Violation violation) { found_.wrong.push_back(std::move(violation)); }

  // ---- Whom the evening has already ----

  [[nodiscard]] const Participant* known_player(std::size_t place) const {
    if (!history_) return nullptr;
    const std::string& name = file_.players[place];
    const auto given = given_id(place);
    if (const Participant* known = given ? history_->find(*given) : nullptr) return known;
    const Participant* const one = history_->called(name);
    if (one && given && one->by_id) return nullptr;
    // Whoever has been forgotten since is not known by name, and does not come back.
    return one ? one : forgotten_in_the_chair(file_, name, *history_, roster_.forgotten());
  }
  // Unless somebody else of the file is whoever was forgotten and stands in that place. Where that
  // is somebody new without an id they come when they sit down: better so than that a name comes
  // back.
  [[nodiscard]] const Participant* forgotten_in_place(std::size_t place) const {
    if (!history_ || given_id(place)) return nullptr;
    const Participant* const one =
        forgotten_in_the_list(file_, place, *history_, roster_.forgotten());
    const bool is_another = std::find(known_.begin(), known_.end(), one) != known_.end();
    return is_another ? nullptr : one;
  }
  void add_known(std::size_t place, const Participant& one) {
    const std::string& name = file_.players[place];
    found_.ids.push_back(one.ids.front());
    if (is_forgotten(one) && name != one.written) found_.forgotten.push_back(name);
    if (const auto given = given_id(place)) say_who_is(one, name, *given);
  }
  // Whom the evening knew by the name alone so far.
  void say_who_is(const Participant& one, const std::string& name, const Uuid& given) {
    if (history_->find(given) || is_forgotten(one)) return;
    const NewRecord says =
        new_record(RecordKind::player, given, *file_.id, PlayerContents{name, true});
    if (would_be_one(one, says, held_->items, roster_))
      found_.new_records.push_back(says);
    else  // it is somebody else's name there
      complain(differs("people", given));
  }

  // ---- Who is new to it ----

  void add_new(std::size_t place) {
    const std::string& name = file_.players[place];
    const auto given = given_id(place);
    const Uuid id = given ? *given : book_.new_id();
    found_.ids.push_back(id);
    // Who was forgotten does not get the name back by an id that a file still has.
    const auto pseudonym = roster_.forgotten().pseudonym(id);
    if (pseudonym && name != *pseudonym) found_.forgotten.push_back(name);
    found_.new_records.push_back(
        new_record(RecordKind::player, id, *file_.id,
                   PlayerContents{pseudonym.value_or(name), given.has_value()}));
    if (!given) say_whom_the_name_means(name, id);
  }
  // Where another log gave somebody the name, this one says that it is that one.
  void say_whom_the_name_means(const std::string& name, const Uuid& player) {
    const Person* const whom = renamed_to(name, everybody_);
    if (!whom) return;
    constexpr auto next = std::numeric_limits<std::int64_t>::max();
    const auto said = roster_.by_logs().called(book_.own_log, name, next);
    if (said && has_id(*whom, *said)) return;
    found_.new_records.push_back(
        new_record(RecordKind::fusion, player, roster_id, FusionContents{whom->ids.front(), {}}));
  }

  // ---- What cannot be ----

  void refuse_what_is_no_person(std::size_t place) {
    const auto given = given_id(place);
    if (!given || (history_ && history_->find(*given))) return;
    if (is_of_every_book(*given) || book_.under(*given).is_evening || given == file_.id)
      complain(differs("people", *given));
  }
  // Two names of the file that are one person here: those of one who has been fused may be, but no
  // two at one table, and nobody whom the evening knows by another name than the file gives the id.
  void refuse_two_for_one() {
    for (std::size_t i = 0; i < known_.size(); ++i)
      for (std::size_t j = 0; known_[i] && j < i; ++j)
        if (known_[i] == known_[j] && (is_renamed(i) || is_renamed(j) ||
                                       share_a_table(file_, file_.players[i], file_.players[j]))) {
          complain(differs("people", known_[i]->ids.front()));
          return;
        }
  }
  [[nodiscard]] bool is_renamed(std::size_t place) const {
    return !is_forgotten(*known_[place]) && history_->called(file_.players[place]) != known_[place];
  }
  void refuse_too_many(std::size_t players) {
    if (players > players_max)
      complain({"players", text(Word::evening_players, static_cast<std::int64_t>(players))});
  }
  // Those whom our log has in this evening, which may be a part of one: however many others bring,
  // we may bring ours.
  [[nodiscard]] std::size_t known_to_us() const {
    if (!held_) return 0;
    const Uuid log = book_.own_log;
    std::set<const Participant*> ours;
    for (const Item& item : held_->items.below)
      if (item.record.kind == RecordKind::player && item.record.origin == log &&
          item.record.parent == *file_.id)
        if (const Participant* one = history_->find(item.record.id)) ours.insert(one);
    return ours.size();
  }

  const Evening& file_;
  const Roster& roster_;
  const ByAnyId& everybody_;
  const BookBefore& book_;
  const EveningInBook* held_;
  const EveningHistory* history_;          // of what is held
  std::vector<const Participant*> known_;  // beside the file's players; nullptr: nobody yet
  FilePlayers found_;
};

}  // namespace

FilePlayers players_of_file(const Evening& evening, const BookBefore& book,
                            const EveningInBook* held) {
  return PlayersOfFile(evening, book, held).all();
}

}  // namespace kattegat
