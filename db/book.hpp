// The club's book: evenings stored for good. Whatever these functions have answered as stored is on
// the disk. None of them throws; a BookFault says what the world did.
#pragma once
#include <functional>
#include <memory>
#include <span>

#include "db/fault.hpp"
#include "db/hash.hpp"
#include "kattegat/core/result.hpp"
#include "kattegat/evening/judge.hpp"
#include "kattegat/evening/standing.hpp"

namespace kattegat {

class Connection;
enum class Access;

class Book {
 public:
  // Read: must exist. Write: must exist. Create: is made when there is no such file.
  static Result<Book, BookFault> open_to_read(const std::string& path);
  static Result<Book, BookFault> open_to_write(const std::string& path);
  static Result<Book, BookFault> open_or_create(const std::string& path);
  Book(Book&&) noexcept;
  Book& operator=(Book&&) noexcept;
  ~Book();
  // How long a write waits for another program that holds the book; 30 s at first.
  void set_patience(int milliseconds);
  [[nodiscard]] Connection& connection() const { return *connection_; }

 private:
  static Result<Book, BookFault> open(const std::string& path, Access);
  explicit Book(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> connection_;
};

// Where the log of one origin stands. Printed, it lets anybody notice later that the end of a book
// has been cut off.
struct Head {
  Uuid origin;
  std::int64_t count = 0;
  Hash hash{};
};
Result<std::vector<Head>, BookFault> heads(const Book&);

// ---- Reading ----

struct SessionLine {
  Uuid id;
  std::string game;
  std::vector<std::string> seats;
  std::int64_t entries = 0;
};
struct EveningLine {
  Uuid id;
  std::string date;
  std::string place;
  std::string currency;
  std::vector<std::string> players;
  std::vector<SessionLine> sessions;
};
Result<std::vector<EveningLine>, BookFault> list_evenings(const Book&);

// With the ids of everything in it, and voids where they were made.
Result<Evening, BookFault> load_evening(const Book&, const Uuid& id);

// ---- Writing ----

// A breach of the rules by what was to be stored; nothing was.
struct Refused {
  Evening evening;
  Complaints complaints;
};
template <class T>
using Stored = Result<std::variant<T, Refused>, BookFault>;

struct Imported {
  std::vector<Uuid> evenings;
  std::size_t records = 0;  // that were new
};
// All of them or none. Evenings must have been judged and be without complaints. What has no id is
// given one that follows from its contents, so that the same file twice adds nothing.
Stored<Imported> import_evenings(Book&, std::vector<Evening>);

// The entries of one session, appended one by one as they are made.
class SessionLog {
 public:
  struct Appended {
    Uuid id;
    bool known = false;    // was stored before under this id; nothing was added
    bool differs = false;  // ... with other contents
    PerSeat<Points> points;
    Hash head{};
  };
  static Result<SessionLog, BookFault> open(Book&, const Uuid& session);
  SessionLog(SessionLog&&) noexcept;
  ~SessionLog();

  // Judges and stores. Violations: nothing was stored.
  Result<std::variant<Appended, Violations>, BookFault> append(const Json& entry);
  [[nodiscard]] const std::vector<std::string>& seats() const;

 private:
  struct State;
  explicit SessionLog(std::unique_ptr<State>);
  std::unique_ptr<State> state_;
};

struct VoidedEntry {
  bool known = false;  // it was void already
  Evening evening;     // as it is now
  Complaints broken;   // entries that now break a rule
};
// Refused with the complaints that it would cause, unless forced.
Stored<VoidedEntry> void_entry(Book&, const Uuid& entry, const std::string& why, bool force);

struct Merged {
  std::size_t records = 0;  // that were new here
  struct Broken {           // an evening in which an entry now breaks a rule
    Evening evening;
    Complaints complaints;
  };
  std::vector<Broken> broken;
};
Result<Merged, BookFault> merge_book(Book&, const std::string& other_path);

// A consistent copy while others write. Never overwrites.
Result<std::monostate, BookFault> backup_book(const Book&, const std::string& path);

// ---- Proof ----

struct Difference {
  std::optional<Uuid> session;
  std::optional<Uuid> entry;
  Text text;
};
struct Verified {
  std::vector<Head> heads;
  std::int64_t records = 0;
  std::int64_t entries = 0;
  std::vector<Difference> differences;  // empty: the book is what its entries mean
};
// Recomputes every hash, judges and scores every entry again and compares with what is booked.
Result<Verified, BookFault> verify_book(const Book&);

// ---- Standings ----

Result<std::vector<StandingLine>, BookFault> standings(const Book&, const StandingsChoice&);

}  // namespace kattegat
