// Who had paid in an old book, and who had agreed.
#pragma once
#include <tuple>

#include "db/book/legacy/new_log.hpp"
#include "db/book/legacy/records.hpp"

namespace kattegat {

class NewPayments {
 public:
  explicit NewPayments(NewLog& log) : log_(log) {}
  // Nothing where the record is about something else.
  void add(const Uuid& evening, const OldRecord&, const OldPlayers&);

 private:
  void pay(const Uuid& evening, const OldRecord&, const OldPlayers&);
  void take_back(const Uuid& evening, const OldRecord&);
  void initial(const Uuid& evening, const OldRecord&, const OldPlayers&);

  NewLog& log_;
  std::map<Uuid, PaymentContents> payments_;
  std::map<std::tuple<Uuid, Uuid, Money>, std::int64_t> equals_;  // how many there are
};

}  // namespace kattegat
