// The club's book: evenings stored for good. Whatever these functions have answered as stored is on
// the disk. None of them throws; a BookFault says what the world did.
#pragma once
#include "db/fault.hpp"
#include "db/store.hpp"
#include "kattegat/core/result.hpp"
#include "kattegat/journal/amending.hpp"
#include "kattegat/journal/evening_view.hpp"
#include "kattegat/season/standing.hpp"

namespace kattegat {

class Book {
 public:
  // Read: must exist. Write: must exist. Create: is made when there is no such file. A book of
  // version 0.1 is taken over first, and kept beside it (legacy.hpp).
  static Result<Book, BookFault> open_to_read(const std::string& path);
  static Result<Book, BookFault> open_to_write(const std::string& path);
  static Result<Book, BookFault> open_or_create(const std::string& path);
  static Book in_memory();
  Book(Book&&) noexcept = default;
  Book& operator=(Book&&) noexcept = default;

  [[nodiscard]] Store& store() const { return *store_; }
  [[nodiscard]] const std::string& path() const { return path_; }
  // Where the book of version 0.1 lies that opening this one has taken over; else "".
  [[nodiscard]] const std::string& taken_over_from() const { return taken_over_from_; }
  // How long a write waits for another program that holds the book; 30 s at first.
  void set_patience(int milliseconds);

 private:
  Book(Store store, std::string path)
      : store_(std::make_unique<Store>(std::move(store))), path_(std::move(path)) {}
  static Result<Book, BookFault> open(const std::string& path, bool write, bool create);
  std::unique_ptr<Store> store_;
  std::string path_;
  std::string taken_over_from_;
};

// Where every log stands. Printed, it lets anybody notice later that the end of a book has been cut
// off.
Result<std::vector<Head>, BookFault> heads(const Book&);

// What a part of an id, or a whole one, stands for. Digits, with or without dashes, at least four.
Result<Uuid, BookFault> find_id(const Book&, std::string_view digits);

// What the things with this id are; nothing when there is none.
Result<std::set<RecordKind>, BookFault> kinds_of(const Book&, const Uuid&);

// ---- Reading ----

struct SessionLine {
  Uuid id;
  std::string game;
  std::vector<std::string> seats;
  std::int64_t entries = 0;
};
struct EveningLine {  // with the names that people have now
  Uuid id;
  std::string date;
  std::string place;
  std::string currency;
  std::vector<std::string> players;
  std::vector<SessionLine> sessions;
  std::vector<Uuid> parts;  // that were begun apart and belong to it
};
Result<std::vector<EveningLine>, BookFault> list_evenings(const Book&);
// One of them, for whoever has the others.
Result<EveningLine, BookFault> list_evening(const Book&, const Uuid& id);

Result<EveningView, BookFault> look_at(const Book&, const Uuid& evening);

Result<Uuid, BookFault> evening_of_session(const Book&, const Uuid& session);

// With the ids of everything in it, voids where they were made, and the names of the night.
Result<Evening, BookFault> load_evening(const Book&, const Uuid& id);

// ---- Writing ----

template <class T>
using Stored = Result<std::variant<T, Refused>, BookFault>;

struct Imported {
  std::vector<Uuid> evenings;
  std::size_t records = 0;          // that were new
  std::vector<Conflict> conflicts;  // in the evenings that were there before
};
// All of them or none. Evenings must have been judged and be without complaints. What has no id is
// given one that follows from its contents, so that the same file twice adds nothing.
Stored<Imported> import_evenings(Book&, std::vector<Evening>);

// The entries of one session, appended one by one as they are made.
class SessionLog {
 public:
  struct Entered {
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
  Result<std::variant<Entered, Violations>, BookFault> append(const Json& entry);
  // As the entries name them: the names of the night.
  [[nodiscard]] const std::vector<std::string>& seats() const;

 private:
  struct State;
  explicit SessionLog(std::unique_ptr<State>);
  std::unique_ptr<State> state_;
};

// An entry; and, where two books have given its id to entries of two sessions, which one is meant.
struct EntryAsked {
  EntryAsked(const Uuid& id, std::optional<Uuid> in = {}) : entry(id), session(in) {}
  Uuid entry;
  std::optional<Uuid> session;
};
// Refused with the complaints that it would cause, unless forced. `at` may be empty.
Stored<Decided> void_entry(Book&, const EntryAsked&, const std::string& why, bool force,
                           const std::string& at = "");
// Takes back a void, or a correction: that very entry counts.
Stored<Decided> restore_entry(Book&, const EntryAsked&, const std::string& why, bool force,
                              const std::string& at = "");
// The entry becomes void for the reason, and `replacement`, an entry as JSON, takes its place in
// the order of the session: dealers and auctions of later deals keep their meaning. What is wrong
// with the replacement itself cannot be forced.
Stored<Decided> correct_entry(Book&, const EntryAsked&, const std::string& why,
                              const Json& replacement, bool force, const std::string& at = "");
// The players of a session where they really sat; `seats` is a permutation of the session's.
// Reseat::people: what was entered for a chair is that of who sat there. Reseat::order: what was
// entered stays each one's. Like a correction it is refused when an entry then breaks a rule.
Stored<Decided> reseat_session(Book&, const Uuid& session, const std::vector<std::string>& seats,
                               Reseat, const std::string& why, bool force);

// ---- What belongs to an evening beside its games; the names are those of the night ----

struct Paid {
  Uuid id;
  bool known = false;
};
// The payment stands. The same one ticked on two tablets is one. `extra`: it is made although an
// equal one stands.
Result<Paid, BookFault> tick_payment(Book&, const Uuid& evening, const MadePayment&,
                                     bool extra = false);
Result<std::monostate, BookFault> untick_payment(Book&, const Uuid& evening, const Uuid& payment,
                                                 const std::string& at,
                                                 const std::string& why = "");
// As somebody tells of it. The names may be those of the night or of now.
struct PaymentAsked {
  std::string from, to;
  Money amount;  // > 0
  std::string at;
};
struct PaidNow {
  Paid paid;
  std::string from, to;  // as they are called now
  Money amount;
};
// Refused when it is not due and does not stand already, unless it is `extra`.
Stored<PaidNow> make_payment(Book&, const Uuid& evening, const PaymentAsked&, bool extra);
// Refused when no such payment stands.
Stored<PaidNow> take_payment_back(Book&, const Uuid& evening, const PaymentAsked&,
                                  const std::string& why);
Result<std::monostate, BookFault> set_initials(Book&, const Uuid& evening, const Initials&);
Result<std::monostate, BookFault> end_session(Book&, const Uuid& session, const std::string& at);
Result<std::monostate, BookFault> resume_session(Book&, const Uuid& session, const std::string& at);

// ---- What two books have decided differently ----

// Of one evening, or of the whole book and its roster.
Result<std::vector<Conflict>, BookFault> conflicts(const Book&, const std::optional<Uuid>& evening);
// Decides for the side with this record, having seen all of them.
Result<std::monostate, BookFault> keep_side(Book&, const Conflict&, const Hash& record);

// ---- Other books ----

struct Merged {
  std::size_t records = 0;  // that were new here
  struct NotTaken {         // a log of which nothing new was taken, since this record is refused
    Uuid origin;
    std::int64_t number = 0;
    Text why;
  };
  std::vector<NotTaken> refused;
  struct Broken {  // an evening in which an entry now breaks a rule
    Evening evening;
    Complaints complaints;
  };
  std::vector<Broken> broken;
  std::vector<Conflict> conflicts;  // in what has got something new
};
// Why a file cannot be another's book, as far as that shows without opening it.
std::optional<BookFault> refuse_other(const std::string& other_path);
// The other book is copied and read; nothing of it is trusted, and it is not touched.
Result<Merged, BookFault> merge_book(Book&, const std::string& other_path);
// Records that somebody has sent, each log in its order, with its signed ends. The same gate.
Result<Merged, BookFault> take_records(Book&, const Items&, const std::vector<LogEnd>&);

// A consistent copy while others write. Never overwrites. Checked before it is answered as made.
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
  std::vector<Difference> remarks;      // what people should know, though nothing is wrong
};
// Recomputes every hash, judges and scores every entry again and compares with what is booked.
Result<Verified, BookFault> verify_book(const Book&);
// Whether the book still contains what this head stood for.
Result<bool, BookFault> contains_head(const Book&, const Head&);

// ---- Standings ----

Result<std::vector<StandingLine>, BookFault> standings(const Book&, const StandingsChoice&);

}  // namespace kattegat
