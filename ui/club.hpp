// The club's book as the screens see it. Every write goes to the book first; what is shown is then
// read from there, as much of it as the write can have changed. A fault of the book stays until the
// next write succeeds.
#pragma once
#include "db/purse.hpp"
#include "db/roster.hpp"
#include "db/season.hpp"
#include "db/statistics.hpp"
#include "db/together.hpp"
#include "kattegat/evening/settle.hpp"

namespace kattegat::ui {

// The evening on the screen, as the book had it at one moment.
struct Tonight {
  EveningHistory history;
  Evening written;  // under the names of the night
  Evening evening;  // under the names that people have now; so are closing, payees and judged
  Closing closing;
  std::vector<Person> payees;
  std::vector<Head> heads;  // where the book stood
  JudgedEvening judged;

  [[nodiscard]] bool has_ended(const SessionFile& session) const;
  [[nodiscard]] bool goes_on(std::size_t session) const;          // neither ended nor finished
  [[nodiscard]] bool is_over() const;                             // every game, of one at least
  [[nodiscard]] std::size_t place_of(const Uuid& session) const;  // among evening.sessions
  [[nodiscard]] const SessionFile* session(const Uuid&) const;
  // What has been decided about an entry of the session; places as in `evening`.
  [[nodiscard]] EntryState state_of(std::size_t session, std::size_t entry) const;
  // Whoever is called so on the screen; nobody when they are not here tonight.
  [[nodiscard]] const Participant* participant(const std::string& shown) const;
  // What they were called that night. Whoever is not here keeps the name.
  [[nodiscard]] std::string written_name(const std::string& shown) const;
  // As the book showed it, for exports.
  [[nodiscard]] EveningView view() const;
};

// Why nothing was stored: what the world did, which the banner says, or what a rule says.
using NotStored = std::variant<Text, Refused>;
using Storing = Result<std::monostate, NotStored>;  // a value: it is on the disk

class Club {
 public:
  explicit Club(std::string path);

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] const std::optional<Text>& fault() const { return fault_; }  // for the banner
  // Whether what is shown is what the book has: it cannot be read, or not be written just now.
  enum class State { open, read_only, unreadable };
  [[nodiscard]] State state() const;
  [[nodiscard]] BookFault::Kind fault_kind() const { return fault_kind_; }  // of the last one
  [[nodiscard]] std::int64_t records() const;  // that the book had when it was last read
  void open(const std::string& path);          // another book, which must be there, from now on

  // ---- Reading ----
  [[nodiscard]] const std::vector<EveningLine>& evenings() const {
    return evenings_;
  }  // newest first
  [[nodiscard]] const std::optional<Tonight>& tonight() const { return tonight_; }
  void show(const Uuid& evening);
  void retry();  // after a fault
  // Reads again what another program, or another day, may have changed.
  void refresh();
  // Grows whenever what is shown has changed: whoever keeps something derived from it looks here.
  [[nodiscard]] int version() const { return version_; }
  [[nodiscard]] Result<Season, Text> season(const StandingsChoice&);
  [[nodiscard]] Result<Statistics, Text> statistics(const StatisticsChoice&);
  [[nodiscard]] Result<std::vector<DealMark>, Text> deals_behind(const StatisticsChoice&,
                                                                 const Uuid& player, const Figure&);
  [[nodiscard]] Result<std::variant<TogetherView, Refused>, Text> together(
      const std::vector<Uuid>& evenings);
  // Why tonight and the other evening cannot be one; nothing: they can.
  [[nodiscard]] Result<std::optional<Text>, Text> why_not_join(const Uuid& other);
  [[nodiscard]] const std::vector<Person>& roster() const { return roster_; }
  // Whoever alone is called so now.
  [[nodiscard]] const Person* person(const std::string& name) const;
  [[nodiscard]] const Person* person(const Uuid& id) const;
  // The names under which the session's seats were written, and entries of it must be.
  [[nodiscard]] std::vector<std::string> written_seats(const Uuid& session) const;
  [[nodiscard]] Result<Evening, Text> load(const Uuid& evening);  // under the names of now
  [[nodiscard]] const PurseView& purse() const { return purse_; }
  // What has been decided differently about tonight, then about people and the purse.
  [[nodiscard]] const std::vector<Conflict>& conflicts() const { return conflicts_; }

  // ---- Writing: actions of app.hpp only. Names are those of now ----
  Storing import(Evening evening);  // a new evening, a new session of one, or more players in it
  Storing append(const Uuid& session, const Json& entry);
  Storing void_entry(const EntryAsked& entry, const std::string& why, bool force,
                     const std::string& at);
  Storing restore_entry(const EntryAsked& entry, const std::string& why, bool force,
                        const std::string& at);
  Storing correct(const EntryAsked& entry, const std::string& why, const Json& replacement,
                  bool force, const std::string& at);
  Storing reseat(const Uuid& session, const std::vector<std::string>& seats, Reseat,
                 const std::string& why, bool force);
  Storing end_session(const Uuid& session, const std::string& at);
  Storing resume_session(const Uuid& session, const std::string& at);
  Storing tick(MadePayment);
  Storing untick(const Uuid& payment, const std::string& at);
  Storing sign(Initials);
  Result<PaidTogether, NotStored> pay_together(
      const std::vector<Uuid>& evenings, const std::string& at,
      const std::optional<std::vector<DueTogether>>& only = {});
  Storing unpay_together(const std::vector<TickedPayment>&, const std::string& at);
  Storing join(const Uuid& to, const Uuid& part);
  Storing take_apart(const Uuid& evening);
  Storing keep_side(const Conflict&, const Hash& record);
  Storing backup(const std::string& path);
  bool copy(const std::string& path);  // the same, of which nobody has to hear when it fails
  Storing set_number(const Person&, NumberKind, const std::string& number);
  Result<Uuid, NotStored> take_in(const std::string& name);  // whoever it looks like
  Storing rename(const Person&, const std::string& to);      // whoever it looks like
  Storing retire(const Person&, bool retired);
  Storing enter_in_purse(const std::vector<PurseContents>&);
  Storing decide_in_purse(const PurseRequest&);
  // Takes over what another tablet's book has, or says why it cannot.
  Result<Merged, Text> merge(const std::string& path);

 private:
  // What a write changes: nothing that is shown, tonight alone, or also other evenings and people.
  enum class Reach { nothing, tonight, everything };

  Book* book();  // opened when it is first needed, and again after a fault
  template <class T>
  Storing stored(const Result<T, BookFault>&, Reach, std::int64_t records = 1);
  template <class T>
  Storing stored(const Stored<T>&, Reach);
  // What one act on the book comes to, once it is open.
  template <class Act>
  Storing write(Act&& act);
  Text fail(const BookFault&);  // keeps it for the banner
  Result<Book, BookFault> opened();
  void close();
  void reload(std::optional<Uuid> evening);
  void reload_tonight(std::int64_t records);
  Result<std::monostate, Text> look(const Uuid& evening);
  [[nodiscard]] std::optional<Uuid> shown() const;

  std::string path_;
  std::optional<Book> book_;
  bool was_there_ = false;
  bool loaded_ = false;     // what is shown has been read from this book
  bool read_only_ = false;  // it was opened to read, since it could not be opened to write
  BookFault::Kind fault_kind_ = BookFault::Kind::other;
  std::optional<SessionLog> log_;  // of the session that is being written
  std::optional<Uuid> log_session_;
  std::optional<Text> fault_;
  std::vector<EveningLine> evenings_;
  std::optional<Tonight> tonight_;
  std::vector<Person> roster_;
  std::vector<Conflict> about_people_;  // and about the purse
  PurseView purse_;
  std::vector<Conflict> conflicts_;
  std::vector<Head> seen_;  // where the book stood when all of this was as it is here
  int version_ = 0;
};

}  // namespace kattegat::ui
