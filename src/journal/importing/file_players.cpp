#include "file_players.hpp"

#include <algorithm>
#include <set>

#include "known_players.hpp"
#include "src/journal/evenings/participants.hpp"
#include "whom_a_name_means.hpp"

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

// Whether the evening has them as one once this is said, as if it had come with the id. What stands
// below its sessions tells nothing of that.
bool would_be_one(const Participant& one, const NewRecord& says, const EveningItems& evening,
                  const Roster& roster) {
  EveningItems items = with_new_records(
      {.id = evening.id, .below = evening.below, .sessions = {}, .parts = evening.parts}, {says});
  sort_by_part(items);
  const std::vector<Participant> after = participants(items.below, roster);
  return std::any_of(after.begin(), after.end(), [&](const Participant& player) {
    return player.ids.front() == says.id &&
           std::find(player.ids.begin(), player.ids.end(), one.ids.front()) != player.ids.end();
  });
}

// That the evening knows them by another name than the file gives their id.
bool is_renamed(const Participant& one, const std::string& name, const EveningHistory& book,
                const ForgottenPeople& erased) {
  return !erased.has(one.ids) && book.called(name) != &one;
}

// The first of those who have two names in the file: those of one who has been fused may be, but no
// two at one table, and nobody of another name.
const Participant* two_for_one(const Evening& file, const std::vector<const Participant*>& known,
                               const EveningHistory& book, const ForgottenPeople& erased) {
  const auto is_other = [&](std::size_t place) {
    return is_renamed(*known[place], file.players[place], book, erased);
  };
  for (std::size_t i = 0; i < known.size(); ++i)
    for (std::size_t j = 0; known[i] && j < i; ++j)
      if (known[i] == known[j] &&
          (is_other(i) || is_other(j) || share_a_table(file, file.players[i], file.players[j])))
        return known[i];
  return nullptr;
}

// How many our log has in this evening, which may be a part of one: however many others bring, we
// may bring ours.
std::size_t known_to_log(const Uuid& log, const Uuid& evening, const EveningInBook& held) {
  std::set<const Participant*> ours;
  for (const Item& item : held.items.below)
    if (item.record.kind == RecordKind::player && item.record.origin == log &&
        item.record.parent == evening)
      if (const Participant* one = held.history.find(item.record.id)) ours.insert(one);
  return ours.size();
}

class PlayersOfFile {
 public:
  PlayersOfFile(const Evening& file, const BookBefore& book, const EveningInBook* held)
      : file_(file),
        book_(book),
        held_(held),
        forgotten_(book.people.roster.forgotten()),
        known_(file.players.size()) {
    if (held) known_ = known_players(file, held->history, forgotten_);
  }

  FilePlayers all() && {
    for (std::size_t i = 0; i < file_.players.size(); ++i) {
      refuse_what_is_no_person(i);
      if (known_[i])
        add_known(i, *known_[i]);
      else
        add_new(i);
    }
    if (held_)
      if (const auto* one = two_for_one(file_, known_, held_->history, forgotten_))
        complain(differs("people", one->ids.front()));
    refuse_too_many();
    return std::move(found_);
  }

 private:
  void complain(Violation violation) { found_.wrong.push_back(std::move(violation)); }
  [[nodiscard]] bool is_held(const Uuid& id) const { return held_ && held_->history.find(id); }

  void refuse_what_is_no_person(std::size_t place) {
    const auto given = given_id(file_, place);
    if (!given || is_held(*given)) return;
    if (is_of_every_book(*given) || given == file_.id || book_.what_has(*given).is_evening)
      complain(differs("people", *given));
  }

  void add_known(std::size_t place, const Participant& one) {
    const std::string& name = file_.players[place];
    found_.ids.push_back(one.ids.front());
    const bool is_forgotten = forgotten_.has(one.ids);
    if (is_forgotten && name != one.written) found_.forgotten.push_back(name);
    const auto given = given_id(file_, place);
    if (given && !is_held(*given) && !is_forgotten) say_who_is(one, name, *given);
  }
  // Whom the evening knew by the name alone so far.
  void say_who_is(const Participant& one, const std::string& name, const Uuid& given) {
    const NewRecord says =
        new_record(RecordKind::player, given, *file_.id, PlayerContents{name, true});
    if (would_be_one(one, says, held_->items, book_.people.roster))
      found_.new_records.push_back(says);
    else  // it is somebody else's name there
      complain(differs("people", given));
  }

  void add_new(std::size_t place) {
    const std::string& name = file_.players[place];
    const auto given = given_id(file_, place);
    const Uuid id = given ? *given : book_.new_id();
    found_.ids.push_back(id);
    // Who was forgotten does not get the name back by an id that a file still has.
    const auto pseudonym = forgotten_.pseudonym(id);
    if (pseudonym && name != *pseudonym) found_.forgotten.push_back(name);
    found_.new_records.push_back(
        new_record(RecordKind::player, id, *file_.id,
                   PlayerContents{pseudonym.value_or(name), given.has_value()}));
    if (given) return;
    if (auto says = whom_the_name_means(name, id, book_.people, book_.own_log))
      found_.new_records.push_back(std::move(*says));
  }
  void refuse_too_many() {
    const auto new_ones = std::count(known_.begin(), known_.end(), nullptr);
    if (new_ones == 0) return;
    std::size_t players = static_cast<std::size_t>(new_ones);
    if (held_) players += known_to_log(book_.own_log, *file_.id, *held_);
    if (players > players_max)
      complain({"players", text(Word::evening_players, static_cast<std::int64_t>(players))});
  }

  const Evening& file_;
  const BookBefore& book_;
  const EveningInBook* held_;
  const ForgottenPeople& forgotten_;
  std::vector<const Participant*> known_;  // beside the file's players; nullptr: nobody yet
  FilePlayers found_;
};

}  // namespace

FilePlayers players_of_file(const Evening& evening, const BookBefore& book,
                            const EveningInBook* held) {
  return PlayersOfFile(evening, book, held).all();
}

}  // namespace kattegat
