// The headers of a book, by evening and by session, for whoever reads every evening; and which
// evenings are one.
#pragma once
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "kattegat/journal/evenings/wholes.hpp"

namespace kattegat {

class HeadersOfBook {
 public:
  // In any order: those of one evening, and those of one session, stay in theirs.
  HeadersOfBook(Items headers, const Roster&);
  // Its runs point into all of them.
  HeadersOfBook(const HeadersOfBook&) = delete;
  HeadersOfBook& operator=(const HeadersOfBook&) = delete;
  [[nodiscard]] std::vector<Uuid> evenings() const;  // rising
  [[nodiscard]] const Wholes& wholes() const { return wholes_; }
  // Of one session, below whichever evenings.
  [[nodiscard]] Items of_session(const Uuid& session) const;
  // Of one evening, and once: they are moved out.
  Items take(const Uuid& evening);

 private:
  struct Run {  // of records of one evening, as they have been written in one go
    Uuid evening;
    std::span<Item> items;
  };
  struct Before {
    static const Uuid& id(const Uuid& id) { return id; }
    static const Uuid& id(const Run& run) { return run.evening; }
    static const Uuid& id(const Item& session) { return session.record.id; }
    template <class One, class Other>
    bool operator()(const One& one, const Other& other) const {
      return id(one) < id(other);
    }
  };

  [[nodiscard]] std::optional<SettledIn> settled(const Uuid& evening) const;

  Items all_;
  std::vector<Run> runs_;  // of all, by evening
  Items of_sessions_;      // by session
  Wholes wholes_;          // for which is read how each is settled, before any is taken
};

}  // namespace kattegat
