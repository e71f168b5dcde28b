#include "kattegat/journal/sessions/renumbering.hpp"

#include <algorithm>

#include "kattegat/journal/records/entry_contents.hpp"
#include "kattegat/journal/sessions/session_history.hpp"
#include "kept_pairs.hpp"

namespace kattegat {
namespace {

// Who dealt is not told of what was entered before the seats were put right.
enum class StatedDealer { stays, is_dropped };

// An entry's contents with other numbers for the same seats.
template <class G>
std::string renumbered(std::string_view body, Names from, Names to, KeptPairs pairs,
                       StatedDealer dealer) {
  ReadEntry<G> read = from_body<G>(body, from);
  if (!read.form.empty()) return std::string(body);
  keep_with_people<G>(read.entry, pairs);
  if (dealer == StatedDealer::is_dropped) read.entry.stamp.dealer.reset();
  return to_line(entry_to_json(read.entry, to));
}
std::string renumbered_correction(std::string_view body,
                                  const std::function<std::string(std::string_view)>& entry) {
  auto json = parse_json(body);
  if (!json || !json->as<Json::Object>()) return std::string(body);
  if (Json* const as = find_member(std::get<Json::Object>(json->value), "as"))
    if (auto anew = parse_json(entry(to_line(*as)))) *as = std::move(*anew);
  return to_line(*json);
}

// Entries of one session, from one way to number to another.
class Renumbering {
 public:
  Renumbering(const SessionContents& held, std::vector<std::string> from, KeptPairs pairs = {})
      : from_(std::move(from)), to_(numbers_clockwise(held)), pairs_(pairs) {
    if (auto read = header_from({}, held, to_)) play_ = std::move(read->entered);
  }
  // Whether an entry of another game, or of another table, could stand here at all.
  [[nodiscard]] bool reads(const Item& item) const {
    const auto contents = read_contents(item.record, item.words);
    if (!contents || !play_) return true;  // and is left out for that
    return std::visit(
        [&]<class G>(const EnteredSession<G>&) {
          return from_contents<G>(*entry_in(*contents), to_).form.empty();
        },
        *play_);
  }
  void apply(RecordKind kind, std::string& body, StatedDealer dealer) const {
    if (!play_) return;
    const auto entry = [&](std::string_view one) {
      return std::visit(
          [&]<class G>(const EnteredSession<G>&) {
            return renumbered<G>(one, from_, to_, pairs_, dealer);
          },
          *play_);
    };
    if (kind == RecordKind::entry) body = entry(body);
    if (kind == RecordKind::correction) body = renumbered_correction(body, entry);
  }

 private:
  std::vector<std::string> from_, to_;
  KeptPairs pairs_;
  std::optional<AnyEntered> play_;
};

// Who sits clockwise at the table that holds, as the other header numbers them: `other` has the
// numbers of the one that holds, by those there.
std::vector<std::string> as_numbered(const SessionContents& held, const std::vector<int>& other) {
  std::vector<std::string> numbers;
  for (const int number : held.order)
    numbers.push_back(
        std::to_string(std::find(other.begin(), other.end(), number) - other.begin()));
  return numbers;
}

void leave_out_other_tables(Items& below, const Numberings& all) {
  std::erase_if(below, [&](const Item& item) {
    const Record& record = item.record;
    return says_an_entry(record.kind) &&
           std::holds_alternative<AnotherTable>(all.in_log(record.origin, record.number));
  });
}

void renumber(Items& below, const SessionContents& held, const Numberings& all) {
  std::map<Renumbered, Renumbering> known;
  std::map<Uuid, std::int64_t> begun;  // the clock of what came first under this id
  for (Item& item : below) {
    Record& record = item.record;
    if (!says_an_entry(record.kind)) continue;
    const std::int64_t clock = begun.emplace(record.id, record.clock).first->second;
    const auto* from = std::get_if<Renumbered>(&all.in_log(record.origin, record.number));
    if (!from) continue;
    const auto dealer = clock > held.dealers_until ? StatedDealer::stays : StatedDealer::is_dropped;
    auto renumbering = known.find(*from);
    if (renumbering == known.end())
      renumbering =
          known.try_emplace(*from, held, as_numbered(held, from->numbers), from->pairs).first;
    renumbering->second.apply(record.kind, record.body, dealer);
  }
}

// A log without a header numbers as the one that holds, but may be about another table.
void leave_out_unreadable(Items& below, const SessionContents& held) {
  const Renumbering as_held(held, numbers_clockwise(held));
  std::erase_if(below, [&](const Item& item) {
    return says_an_entry(item.record.kind) && !as_held.reads(item);
  });
}

}  // namespace

void number_as_held(Items& below, const SessionContents& held, const Numberings& all) {
  if (all.has_several()) {
    leave_out_other_tables(below, all);
    renumber(below, held, all);
  }
  if (all.has_other_tables()) leave_out_unreadable(below, held);
}

}  // namespace kattegat
