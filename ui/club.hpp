// The club's book as the screens see it. Every write goes to the book first; what is shown is then
// read from there, as much of it as the write can have changed. A fault of the book stays until the
// next write succeeds, for the banner.
#pragma once
#include "db/roster.hpp"
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
  [[nodiscard]] std::size_t place_of(const Uuid& session) const;  // among evening.sessions
  [[nodiscard]] const SessionFile* session(const Uuid&) const;
  // What has been decided about an entry of the session; places as in `evening`.
  [[nodiscard]] EntryState state_of(std::size_t session, std::size_t entry) const;
  // Whoever is called so on the screen; nobody when they are not here tonight.
  [[nodiscard]] const Participant* participant(const std::string& shown) const;
  // What they were called that night. Whoever is not here keeps the name.
  [[nodiscard]] std::string written_name(const std::string& shown) const;
};

class Club {
 public:
  explicit Club(std::string path);

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] const std::optional<Text>& fault() const { return fault_; }
  // What a void, a correction or new seats would break; nothing was stored.
  [[nodiscard]] const std::optional<Refused>& refused() const { return refused_; }

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
  [[nodiscard]] std::vector<StandingLine> standings(const StandingsChoice&);
  [[nodiscard]] const std::vector<Person>& roster() const { return roster_; }
  // Whoever alone is called so now.
  [[nodiscard]] const Person* person(const std::string& name) const;
  [[nodiscard]] const Person* person(const Uuid& id) const;
  // The names under which the session's seats were written, and entries of it must be.
  [[nodiscard]] std::vector<std::string> written_seats(const Uuid& session) const;
  [[nodiscard]] std::optional<Evening> load(const Uuid& evening);  // under the names of now
  [[nodiscard]] std::vector<std::string> anchors() const;  // where the book stands, for exports
  // What has been decided differently about tonight, then about people.
  [[nodiscard]] const std::vector<Conflict>& conflicts() const { return conflicts_; }

  // ---- Writing: true when it is on the disk. Names are those of now ----
  bool import(Evening evening);  // a new evening, a new session of one, or more players in it
  bool append(const Uuid& session, const Json& entry);
  bool void_entry(const Uuid& entry, const std::string& why, bool force, const std::string& at);
  bool restore_entry(const Uuid& entry, const std::string& why, bool force, const std::string& at);
  bool correct(const Uuid& entry, const std::string& why, const Json& replacement, bool force);
  bool reseat(const Uuid& session, const std::vector<std::string>& seats, Reseat,
              const std::string& why, bool force);
  bool end_session(const Uuid& session, const std::string& at);
  bool resume_session(const Uuid& session, const std::string& at);
  bool tick(MadePayment);
  bool untick(const Uuid& payment, const std::string& at);
  bool sign(Initials);
  bool keep_side(const Conflict&, const Hash& record);
  bool backup(const std::string& path);
  bool set_number(const Person&, NumberKind, const std::string& number);
  bool rename(const Person&, const std::string& to);  // whoever it looks like
  bool retire(const Person&, bool retired);
  // Takes over what another tablet's book has, or says why it cannot.
  Result<Merged, Text> merge(const std::string& path);

 private:
  // What a write changes: nothing that is shown, tonight alone, or also other evenings and people.
  enum class Reach { nothing, tonight, everything };

  Book* book();  // opened when it is first needed, and again after a fault
  template <class T>
  bool done(const Result<T, BookFault>&, Reach, std::int64_t records = 1);
  template <class T>
  bool done(const Stored<T>&, Reach);
  void fail(const BookFault&);
  void close();
  void reload(std::optional<Uuid> evening);
  void reload_tonight(std::int64_t records);
  bool look(const Uuid& evening);
  [[nodiscard]] std::optional<Uuid> shown() const;

  std::string path_;
  std::optional<Book> book_;
  bool was_there_ = false;
  std::optional<SessionLog> log_;  // of the session that is being written
  std::optional<Uuid> log_session_;
  std::optional<Text> fault_;
  std::optional<Refused> refused_;
  std::vector<EveningLine> evenings_;
  std::optional<Tonight> tonight_;
  std::vector<Person> roster_;
  std::vector<Conflict> about_people_;
  std::vector<Conflict> conflicts_;
  std::vector<Head> seen_;  // where the book stood when all of this was as it is here
  int version_ = 0;
};

}  // namespace kattegat::ui
