// The club's book as the screens see it. Every write goes to the book first; what is shown is then
// read from there, as much of it as the write can have changed. A fault of a write stays until the
// next write succeeds, one of a read until that has.
#pragma once
#include <set>

#include "db/book/club_view.hpp"
#include "db/book/session_log.hpp"
#include "db/book/stored.hpp"
#include "db/files/merge.hpp"
#include "db/season/season.hpp"
#include "db/season/statistics.hpp"
#include "db/several/together.hpp"
#include "ui/app/book_trouble.hpp"
#include "ui/app/open_evening.hpp"

namespace kattegat::ui {

// Why nothing was stored: what the world did, which the banner says, or what a rule says.
using NotStored = std::variant<Text, Refused>;
using Storing = Result<std::monostate, NotStored>;  // a value: it is on the disk

// What a write changes: nothing that is shown, its evening alone, or also other evenings and
// people.
enum class Reach { nothing, evening, everything };

// What a Result has when it has no fault.
template <class R>
using ValueOf = std::decay_t<decltype(*std::declval<R>())>;

// Whether a book that is not there is begun; otherwise it cannot be read.
enum class IfGone { begin, tell };

class Club {
 public:
  explicit Club(std::string path, int patience, IfGone = IfGone::begin);

  [[nodiscard]] const std::string& path() const { return path_; }
  // For the banner.
  [[nodiscard]] const std::optional<BookFault>& fault() const { return trouble_.fault(); }
  [[nodiscard]] BookState state() const { return trouble_.state(); }
  [[nodiscard]] int failures() const { return failures_; }  // writes that the book has not taken
  // That the book had when it was last read.
  [[nodiscard]] std::int64_t records() const { return shown_.records; }
  [[nodiscard]] const std::vector<Head>& log_heads() const { return shown_.seen; }
  // Whether it has all that these stood for; so too where it cannot be asked just now.
  [[nodiscard]] bool contains(const std::vector<Head>&) const;
  void open(const std::string& path, IfGone = IfGone::begin);  // another book, from now on
  // What is to be told of a book of version 0.1 that was opened, until that is forgotten.
  [[nodiscard]] const std::vector<Text>& taken_over() const { return taken_over_; }
  void forget_taken_over() { taken_over_.clear(); }

  // ---- Reading ----
  [[nodiscard]] const std::vector<EveningLine>& evenings() const {
    return shown_.evenings;
  }  // newest first
  [[nodiscard]] const std::optional<OpenEvening>& open_evening() const {
    return shown_.open_evening;
  }
  [[nodiscard]] std::optional<Uuid> evening_shown() const;
  // False where it cannot be read. Where another program holds the book it is shown later.
  bool show(const Uuid& evening);
  [[nodiscard]] const EveningLine* line_of(const Uuid& evening) const;  // nullptr: there is none
  // Of this evening, or of the one that it is a part of; nullptr when the book has neither.
  [[nodiscard]] const EveningLine* line_with(const Uuid& evening) const;
  void retry();  // after a fault
  // Reads again what another program, or another day, may have changed.
  void refresh();
  // Grows whenever what is shown has changed: whoever keeps something derived from it looks here.
  [[nodiscard]] int version() const { return version_; }
  // What `ask(const Book&)` answers; why it cannot be read, the banner says as well.
  template <class Ask>
  auto read(Ask&& ask) -> Result<ValueOf<std::invoke_result_t<Ask, const Book&>>, Text> {
    const Book* open = book();
    if (!open) return trouble_.fault()->text;
    auto answer = ask(*open);
    if (!answer) return fail(answer.error(), FailedQuestion{version_});
    trouble_.has_answered();
    return std::move(*answer);
  }
  [[nodiscard]] const std::vector<Person>& roster() const { return shown_.roster; }
  // Whoever alone is called so now.
  [[nodiscard]] const Person* person(const std::string& name) const;
  [[nodiscard]] const Person* person(const Uuid& id) const;
  // The names under which the session's seats were written, and entries of it must be.
  [[nodiscard]] std::vector<std::string> written_seats(const Uuid& session) const;
  [[nodiscard]] const PurseView& purse() const { return shown_.purse; }
  // What has been decided differently about the evening shown, then about people and the purse.
  [[nodiscard]] const std::vector<Conflict>& conflicts() const { return shown_.conflicts; }
  // The evenings in which there are some, or about which others are one with them.
  [[nodiscard]] const std::set<Uuid>& decided_apart() const { return shown_.apart; }

  // ---- Writing: what a tap does (ui/app/actions), never a screen ----

  // What `act(Book&)` comes to, then read again as far as it reaches.
  template <class Act>
  Storing write(Reach reach, Act&& act) {
    Book* open = book_to_write();
    if (!open) return NotStored(trouble_.fault()->text);
    return stored(act(*open), reach);
  }
  // A new evening, a new session of one, or more players in it; then it is the one shown. Without
  // an id it has the one that follows from what it says: the same file twice is one evening.
  Result<std::vector<Change>, NotStored> import(Evening evening);  // what that has changed
  Result<SessionLog::Entered, NotStored> append(const Uuid& session, const Json& entry);
  // A copy of the book; why there is none is no fault of the book's.
  Result<std::monostate, Text> backup(const std::string& path);
  // Takes over what another tablet's book has, or says why it cannot.
  Result<Merged, Text> merge(const std::string& path);

 private:
  Book* book();           // opened when it is first needed, and again after a fault
  Book* book_to_write();  // nullptr: the fault says why
  template <class T>
  Storing stored(const Result<T, BookFault>& result, Reach reach) {
    if (!result) return not_stored(result.error());
    has_stored(reach, records_of(*result));
    return std::monostate();
  }
  template <class T>
  Storing stored(const Stored<T>& result, Reach reach) {
    if (!result) return not_stored(result.error());
    if (const auto* refused = std::get_if<Refused>(&*result)) return NotStored(as_shown(*refused));
    has_stored(reach, records_of(std::get<T>(*result)));
    return std::monostate();
  }
  // What a decision adds: nothing when it was so already.
  template <class T>
  static std::int64_t records_of(const T& one) {
    if constexpr (std::is_same_v<T, Changed>) return one == Changed::yes ? 1 : 0;
    if constexpr (requires { one.already; }) return one.already ? 0 : 1;
    return 1;
  }
  void has_stored(Reach, std::int64_t records);   // what then fails, the banner says
  [[nodiscard]] Refused as_shown(Refused) const;  // under the names of now
  Text fail(const BookFault&, Failed);            // keeps it for the banner
  NotStored not_stored(const BookFault&);
  bool not_looked(const BookFault&);  // false
  Result<Book, BookFault> opened();
  bool reload(std::optional<Uuid> evening);  // false: not all could be read
  void reload_evening(std::int64_t records);
  bool look(const Uuid& evening);  // a fault is in the banner; so with what has been read
  void take_up(EveningView, std::vector<Head> heads);
  void gather_conflicts();

  std::string path_;
  int patience_;
  struct AtHand {
    Book book;
    std::optional<People> people{};   // since the last time that all was read
    std::optional<SessionLog> log{};  // of the session that is being written
    Uuid log_session{};
  };
  std::optional<AtHand> at_hand_;  // while the book is open
  bool was_there_ = false;
  std::vector<Text> taken_over_;
  BookTrouble trouble_;
  int failures_ = 0;
  std::optional<Uuid> wanted_;  // to be shown as soon as the book can be read again
  struct Shown {
    std::vector<EveningLine> evenings;
    std::optional<OpenEvening> open_evening;
    std::vector<Person> roster;
    std::vector<Conflict> about_people;  // and about the purse
    std::set<Uuid> apart;                // evenings that they are about
    PurseView purse;
    std::vector<Conflict> conflicts;
    std::vector<Head> seen;    // where the book stood when all of this was as it is here
    std::int64_t records = 0;  // and how many it had; also while it is being opened again
  };
  Shown shown_;
  int version_ = 0;
};

}  // namespace kattegat::ui
