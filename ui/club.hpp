// The club's book as the screens see it. Every write goes to the book first; what is shown is then
// read from there. A fault of the book stays until the next write succeeds, for the banner.
#pragma once
#include "db/desk.hpp"
#include "db/roster.hpp"
#include "kattegat/evening/settle.hpp"

namespace kattegat::ui {

// The evening on the screen, under the names that people have now.
struct Tonight {
  Evening evening;
  JudgedEvening judged;
  Closing closing;
  [[nodiscard]] bool has_ended(const SessionFile& session) const;
  [[nodiscard]] std::size_t place_of(const Uuid& session) const;  // among evening.sessions
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
  [[nodiscard]] const Roster& roster() const { return roster_; }
  [[nodiscard]] const Evening& written() const { return written_; }  // tonight's, as in the book
  // The names under which the session's seats were written, and entries of it must be.
  [[nodiscard]] std::vector<std::string> written_seats(const Uuid& session) const;
  [[nodiscard]] std::optional<Evening> load(const Uuid& evening);
  [[nodiscard]] std::vector<std::string> anchors();  // where the book stands, for exports

  // ---- Writing: true when it is on the disk ----
  bool import(Evening evening);  // a new evening, a new session of one, or more players in it
  bool append(const Uuid& session, const Json& entry);
  bool void_entry(const Uuid& entry, const std::string& why, bool force);
  bool correct(const Uuid& entry, const std::string& why, const Json& replacement, bool force);
  bool reseat(const Uuid& session, const std::vector<std::string>& seats, Reseat,
              const std::string& why, bool force);
  bool end_session(const Uuid& session, const std::string& at);
  bool resume_session(const Uuid& session, const std::string& at);
  bool tick(const MadePayment&);
  bool untick(const Uuid& payment, const std::string& at);
  bool sign(const Initials&);
  bool backup(const std::string& path);
  bool keep(const Person&);
  bool rename(const std::string& from, const std::string& to);
  bool retire(const std::string& name, bool retired);
  // Takes over what another tablet's book has. Answers how much was new.
  std::optional<std::size_t> merge(const std::string& path);

 private:
  Book* book();  // opened when it is first needed, and again after a fault
  template <class T>
  bool done(const Result<T, BookFault>&);
  template <class T>
  bool done(const Stored<T>&);
  void fail(const BookFault&);
  void reload();

  std::string path_;
  std::optional<Book> book_;
  bool was_there_ = false;
  std::optional<SessionLog> log_;  // of the session that is being written
  std::optional<Uuid> log_session_;
  std::optional<Text> fault_;
  std::optional<Refused> refused_;
  std::vector<EveningLine> evenings_;
  std::optional<Tonight> tonight_;
  Evening written_;  // tonight's, as it stands in the book
  Roster roster_;
  std::vector<Head> seen_;  // where the book stood when it was last read
  int version_ = 0;
};

}  // namespace kattegat::ui
