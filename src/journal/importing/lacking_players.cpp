#include "lacking_players.hpp"

#include <algorithm>
#include <limits>
#include <set>

#include "differs.hpp"
#include "known_players.hpp"
#include "src/journal/evenings/players_written.hpp"

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
  const std::vector<Participant> after = players_written_in(items.below, roster);
  return std::any_of(after.begin(), after.end(), [&](const Participant& player) {
    return player.ids.front() == says.id &&
           std::find(player.ids.begin(), player.ids.end(), one.ids.front()) != player.ids.end();
  });
}

// The first of those who have two names in the file: those of one who has been fused may be, but no
// two at one table, and nobody of another name than the evening knows them by.
const Participant* two_for_one(const Evening& file, const std::vector<PlayerInFile>& players,
                               const EveningHistory& book, const ForgottenPeople& erased) {
  const auto is_renamed = [&](const PlayerInFile& one) {
    return !erased.has(one.known->ids) && book.called(one.name) != one.known;
  };
  for (auto one = players.begin(); one != players.end(); ++one)
    for (auto before = players.begin(); one->known && before != one; ++before)
      if (one->known == before->known &&
          (is_renamed(*one) || is_renamed(*before) || share_a_table(file, one->name, before->name)))
        return one->known;
  return nullptr;
}

// How many our log has in this evening, which may be a part of one: however many others bring, we
// may bring ours.
std::size_t known_to_log(const Uuid& log, const Uuid& evening, const EveningInBook& in_book) {
  std::set<const Participant*> ours;
  for (const Item& item : in_book.items.below)
    if (item.record.kind == RecordKind::player && item.record.origin == log &&
        item.record.parent == evening)
      if (const Participant* one = in_book.sound.history.find(item.record.id)) ours.insert(one);
  return ours.size();
}

// The only one who is called so, by the name alone; nullptr where anybody always was.
const Person* renamed_to(const std::string& name, const ByAnyId& everybody) {
  const std::vector<Person>& all = everybody.all();  // by name
  auto one = std::partition_point(all.begin(), all.end(),
                                  [&](const Person& person) { return person.name < name; });
  const Person* whom = nullptr;
  for (; one != all.end() && one->name == name; ++one) {
    if (one->by_id || one->erased) continue;
    if (whom || !one->is_given_the_name) return nullptr;
    whom = &*one;
  }
  return whom;
}

// That a player who comes by this name alone is whoever has been given it; nothing where nobody
// has, where that is not clear, or where our log's own records say so already.
std::optional<NewRecord> whom_the_name_means(const std::string& name, const Uuid& player,
                                             const People& people, const Uuid& own_log) {
  const Person* const whom = renamed_to(name, people.everybody);
  if (!whom) return std::nullopt;
  constexpr auto next = std::numeric_limits<std::int64_t>::max();
  const auto said = people.roster.by_logs().called(own_log, name, next);
  if (said && has_id(*whom, *said)) return std::nullopt;
  return new_record(RecordKind::fusion, player, roster_id, FusionContents{whom->ids.front(), {}});
}

class LookingPlayersUp {
 public:
  LookingPlayersUp(const Evening& file, const EveningInBook* in_book, const BookBefore& book)
      : file_(file),
        book_(book),
        in_book_(in_book),
        forgotten_(book.people.roster.forgotten()),
        players_(players_in_file(file, in_book ? &in_book->sound.history : nullptr, forgotten_)) {}

  Result<LackingPlayers, NotAdded> all() && {
    for (const PlayerInFile& player : players_) {
      refuse_what_is_no_person(player);
      if (player.known)
        add_known(player, *player.known);
      else
        add_new(player);
    }
    if (in_book_)
      if (const auto* one = two_for_one(file_, players_, in_book_->sound.history, forgotten_))
        complain(differs("people", one->ids.front()));
    refuse_too_many();
    if (!wrong_.empty()) return NotAdded(Refused{file_, std::move(wrong_)});
    return std::move(found_);
  }

 private:
  void complain(Violation violation) { wrong_.push_back({{}, {}, std::move(violation)}); }
  [[nodiscard]] bool is_known(const Uuid& id) const {
    return in_book_ && in_book_->sound.history.find(id);
  }

  void refuse_what_is_no_person(const PlayerInFile& player) {
    const auto& given = player.given;
    if (!given || is_known(*given)) return;
    if (is_of_every_book(*given) || given == file_.id || book_.what_has(*given).is_evening)
      complain(differs("people", *given));
  }

  void add_known(const PlayerInFile& player, const Participant& one) {
    found_.ids.push_back(one.ids.front());
    const bool is_forgotten = forgotten_.has(one.ids);
    if (is_forgotten && player.name != one.written) found_.forgotten.push_back(player.name);
    if (player.given && !is_known(*player.given) && !is_forgotten)
      say_who_is(one, player.name, *player.given);
  }
  // Whom the evening knew by the name alone so far.
  void say_who_is(const Participant& one, const std::string& name, const Uuid& given) {
    const NewRecord says =
        new_record(RecordKind::player, given, *file_.id, PlayerContents{name, true});
    if (would_be_one(one, says, in_book_->items, book_.people.roster))
      found_.new_records.push_back(says);
    else  // it is somebody else's name there
      complain(differs("people", given));
  }

  void add_new(const PlayerInFile& player) {
    const Uuid id = player.given ? *player.given : book_.new_id();
    found_.ids.push_back(id);
    // Who was forgotten does not get the name back by an id that a file still has.
    const auto pseudonym = forgotten_.pseudonym(id);
    if (pseudonym && player.name != *pseudonym) found_.forgotten.push_back(player.name);
    found_.new_records.push_back(
        new_record(RecordKind::player, id, *file_.id,
                   PlayerContents{pseudonym.value_or(player.name), player.given.has_value()}));
    if (player.given) return;
    if (auto says = whom_the_name_means(player.name, id, book_.people, book_.own_log))
      found_.new_records.push_back(std::move(*says));
  }
  void refuse_too_many() {
    const auto new_ones = std::count_if(players_.begin(), players_.end(),
                                        [](const PlayerInFile& one) { return !one.known; });
    if (new_ones == 0) return;
    std::size_t players = static_cast<std::size_t>(new_ones);
    if (in_book_) players += known_to_log(book_.own_log, *file_.id, *in_book_);
    if (players > players_max)
      complain({"players", text(Word::evening_players, static_cast<std::int64_t>(players))});
  }

  const Evening& file_;
  const BookBefore& book_;
  const EveningInBook* in_book_;
  const ForgottenPeople& forgotten_;
  const std::vector<PlayerInFile> players_;
  LackingPlayers found_;
  Complaints wrong_;
};

}  // namespace

Result<LackingPlayers, NotAdded> lacking_players(const Evening& file, const EveningInBook* in_book,
                                                 const BookBefore& book) {
  return LookingPlayersUp(file, in_book, book).all();
}

}  // namespace kattegat
