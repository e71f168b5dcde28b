// The entries of one session, appended one by one as they are made.
#pragma once
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "db/book/book.hpp"
#include "db/store/fault.hpp"
#include "kattegat/core/amount.hpp"
#include "kattegat/core/hash.hpp"
#include "kattegat/core/json/json.hpp"
#include "kattegat/core/seat.hpp"
#include "kattegat/core/violation.hpp"
#include "kattegat/journal/entering/seat_names.hpp"

namespace kattegat {

class SessionLog {
 public:
  struct Entered {
    Uuid id;
    bool already = false;  // was stored before under this id; nothing was added
    bool differs = false;  // ... with other contents
    PerSeat<Points> points;
    Hash head{};
  };
  // The book stays where it is while this lives.
  static Result<SessionLog, BookFault> open(Book&, const Uuid& session,
                                            NamesOf = NamesOf::that_night);
  SessionLog(SessionLog&&) noexcept;
  ~SessionLog();

  // Judges and stores. Violations: nothing was stored.
  Result<std::variant<Entered, Violations>, BookFault> append(const Json& entry);
  // As the entries name them.
  [[nodiscard]] const std::vector<std::string>& seats() const;

 private:
  struct State;
  explicit SessionLog(std::unique_ptr<State>);
  std::unique_ptr<State> state_;
};

}  // namespace kattegat
