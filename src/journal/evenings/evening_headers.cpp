#include "kattegat/journal/evenings/evening_headers.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "kattegat/journal/evenings/wholes.hpp"

namespace kattegat {
namespace {

// Headers of one evening that came one after the other, by their places among all.
struct HeadersInARow {
  Uuid evening;
  std::size_t begin = 0, end = 0;
};
struct ByEveningOrSession {
  static const Uuid& id(const HeadersInARow& row) { return row.evening; }
  static const Uuid& id(const Item& session) { return session.record.id; }
  static const Uuid& id(const Uuid& id) { return id; }
  template <class One, class Other>
  bool operator()(const One& one, const Other& other) const {
    return id(one) < id(other);
  }
};

// By evening and by session, in the order in which they came; and which evenings are one. Sorted,
// not a map of lists: that takes twice the time, before every list and every merge.
class HeadersOfBook {
 public:
  HeadersOfBook(Items headers, const Roster& roster) : all_(std::move(headers)) {
    for (std::size_t place = 0; place < all_.size(); ++place) {
      const Record& record = all_[place].record;
      if (rows_.empty() || rows_.back().evening != record.parent)
        rows_.push_back({record.parent, place, place});
      ++rows_.back().end;
      if (record.kind == RecordKind::session) of_sessions_.push_back(all_[place]);
    }
    std::stable_sort(rows_.begin(), rows_.end(), ByEveningOrSession());
    std::stable_sort(of_sessions_.begin(), of_sessions_.end(), ByEveningOrSession());
    wholes_ =
        all_wholes(roster, once_for_each([this](const Uuid& evening) { return settled(evening); }));
  }
  [[nodiscard]] std::vector<Uuid> evenings() const {  // rising
    std::vector<Uuid> ids;
    for (const HeadersInARow& row : rows_)
      if (ids.empty() || ids.back() != row.evening) ids.push_back(row.evening);
    return ids;
  }
  [[nodiscard]] const Wholes& wholes() const { return wholes_; }
  // Below whichever evenings.
  [[nodiscard]] Items of_session(const Uuid& session) const {
    const auto [begin, end] =
        std::equal_range(of_sessions_.begin(), of_sessions_.end(), session, ByEveningOrSession());
    return {begin, end};
  }
  // Of one evening, and once: none need be kept after that.
  Items take(const Uuid& evening) {
    Items taken;
    const auto [begin, end] = rows_of(evening);
    for (auto row = begin; row != end; ++row)
      taken.insert(taken.end(), std::make_move_iterator(all_.data() + row->begin),
                   std::make_move_iterator(all_.data() + row->end));
    return taken;
  }

 private:
  [[nodiscard]] std::optional<SettledIn> settled(const Uuid& evening) const {
    const auto [begin, end] = rows_of(evening);
    if (begin == end) return std::nullopt;  // as of most who are fused: people
    Items headers;
    for (auto row = begin; row != end; ++row)
      std::copy_if(all_.data() + row->begin, all_.data() + row->end, std::back_inserter(headers),
                   [](const Item& item) { return item.record.kind == RecordKind::evening; });
    return settled_in(evening, headers);
  }
  using Rows = std::vector<HeadersInARow>;
  [[nodiscard]] std::pair<Rows::const_iterator, Rows::const_iterator> rows_of(
      const Uuid& evening) const {
    return std::equal_range(rows_.begin(), rows_.end(), evening, ByEveningOrSession());
  }

  Items all_;  // as they came
  Rows rows_;
  Items of_sessions_;
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
