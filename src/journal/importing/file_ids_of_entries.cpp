#include "file_ids_below.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "kattegat/journal/records/entry_contents.hpp"
#include "src/journal/records/same_entry.hpp"
#include "src/journal/sessions/kept_pairs.hpp"

namespace kattegat {
namespace {

Uuid id_of_nth_entry(const Uuid& session, std::size_t nth) {
  return derived_uuid(session, "entry " + std::to_string(nth));
}

template <class G>
class MissingEntryIds {
 public:
  MissingEntryIds(const EveningSession& session, EnteredSession<G>& entered,
                  const EveningSession* in_book, const std::set<Uuid>& given)
      : session_(session), entered_(entered), given_(given) {
    const std::vector<std::optional<Uuid>> ids = ids_of_entries(session);
    has_ids_ = std::any_of(ids.begin(), ids.end(), [](const auto& id) { return id.has_value(); });
    if (!has_ids_ || !in_book || in_book->seats.size() != session.seats.size()) return;
    called_ = in_book->seats;
    pairs_ = pairs_between(session.seats, called_);
    if (const auto* one = std::get_if<EnteredSession<G>>(&in_book->entered))
      for (const ReadEntry<G>& read : one->entries) known_[*read.entry.stamp.id] = &read.entry;
  }

  void give() {
    for (std::size_t i = 0; i < entered_.entries.size(); ++i)
      if (auto& id = entered_.entries[i].entry.stamp.id; !id) id = id_of(i);
  }

 private:
  // In the book the players may be called otherwise since: then it is one by the seats, too. Where
  // they sit in another order it is by the names, and what is a pair's may have gone with them, or
  // stayed by the seats. And whose turn it was no longer stands there.
  [[nodiscard]] bool is_known(const Uuid& id, const Entry<G>& in_file) const {
    const auto found = known_.find(id);
    if (found == known_.end()) return false;
    const Entry<G>& in_book = *found->second;
    const auto says = [&](Entry<G> one) {
      if (!in_book.stamp.dealer) one.stamp.dealer.reset();
      return to_contents<G>(std::move(one), session_.seats);
    };
    const bool are_called_so = std::is_permutation(called_.begin(), called_.end(),
                                                   session_.seats.begin(), session_.seats.end());
    if (!are_called_so && is_same_entry(says(in_book), says(in_file))) return true;
    const ReadEntry<G> by_names =
        read_entry<G>(Json(entry_to_json(in_book, called_)), session_.seats);
    Entry<G> as_seated_there = in_file;
    keep_with_people<G>(as_seated_there, pairs_);
    const auto is_so_by_names = [&](const Entry<G>& one) {
      return is_same_entry(says(by_names.entry), says(one));
    };
    return by_names.form.empty() && (is_so_by_names(in_file) || is_so_by_names(as_seated_there));
  }
  Uuid id_of(std::size_t place) {
    const Uuid by_place = id_of_nth_entry(*session_.id, place);
    const bool is_free = given_.count(by_place) == 0;
    if (is_free && !has_ids_) return by_place;
    const Entry<G>& entry = entered_.entries[place].entry;
    if (is_free && is_known(by_place, entry)) return by_place;
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
  std::vector<std::string> called_;        // who sit there, in the book
  KeptPairs pairs_{};                      // what has become there of the file's
  std::map<Uuid, const Entry<G>*> known_;  // what the book has under an id
  std::map<std::string, int> nth_;         // of those that say the same
};

}  // namespace

void complete_entry_ids(EveningSession& session, const EveningSession* in_book,
                        const std::set<Uuid>& given) {
  std::visit(
      [&]<class G>(EnteredSession<G>& entered) {
        MissingEntryIds<G>(session, entered, in_book, given).give();
      },
      session.entered);
}

}  // namespace kattegat
