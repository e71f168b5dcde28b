#include "kattegat/journal/evenings/evening_headers.hpp"

#include <map>
#include <utility>

#include "kattegat/journal/evenings/wholes.hpp"

namespace kattegat {
namespace {

// By evening and by session, in the order in which they came; and which evenings are one.
class HeadersOfBook {
 public:
  HeadersOfBook(Items headers, const Roster& roster) {
    for (Item& item : headers) {
      if (item.record.kind == RecordKind::session) of_sessions_[item.record.id].push_back(item);
      of_evenings_[item.record.parent].push_back(std::move(item));
    }
    wholes_ =
        all_wholes(roster, once_for_each([this](const Uuid& evening) { return settled(evening); }));
  }
  [[nodiscard]] std::vector<Uuid> evenings() const {  // rising
    std::vector<Uuid> ids;
    for (const auto& [evening, headers] : of_evenings_) ids.push_back(evening);
    return ids;
  }
  [[nodiscard]] const Wholes& wholes() const { return wholes_; }
  // Below whichever evenings.
  [[nodiscard]] Items of_session(const Uuid& session) const { return of_sessions_.at(session); }
  // Of one evening, and once: none need be kept after that.
  Items take(const Uuid& evening) {
    auto taken = of_evenings_.extract(evening);
    return taken ? std::move(taken.mapped()) : Items();
  }

 private:
  [[nodiscard]] std::optional<SettledIn> settled(const Uuid& evening) const {
    const auto found = of_evenings_.find(evening);
    if (found == of_evenings_.end()) return std::nullopt;  // as of most who are fused: people
    return settled_in(evening, found->second);
  }

  std::map<Uuid, Items> of_evenings_, of_sessions_;
  Wholes wholes_;
};

}  // namespace

void each_evening(Items headers, const KnownPeople& people,
                  const std::function<void(EveningHistory)>& take) {
  HeadersOfBook all(std::move(headers), people.roster);
  ItemsOfEvenings evenings({[&](const Uuid& evening) { return all.take(evening); },
                            [&](const Uuid& session) { return all.of_session(session); }});
  for (const Uuid& id : all.evenings()) {
    if (whole_in(all.wholes(), id) != id) continue;
    if (auto history = evening_history(evenings.of(id, parts_in(all.wholes(), id)), people))
      take(std::move(*history));
  }
}

std::vector<EveningHistory> evening_headers(Items headers, const KnownPeople& people) {
  std::vector<EveningHistory> list;
  each_evening(std::move(headers), people,
               [&](EveningHistory evening) { list.push_back(std::move(evening)); });
  return list;
}

std::string date_of(const EveningHistory& evening) { return evening.header.keys.date(); }

}  // namespace kattegat
