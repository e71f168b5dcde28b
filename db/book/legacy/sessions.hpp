// The sessions of an old book: what was entered in them, and what was decided about it.
#pragma once
#include <set>
#include <span>

#include "db/book/legacy/new_log.hpp"
#include "db/book/legacy/records.hpp"
#include "kattegat/evening/evening.hpp"

namespace kattegat {

class NewSessions {
 public:
  explicit NewSessions(NewLog& log) : log_(log) {}
  // `below`: what was written in it, in order.
  void add(const OldRecord& session, std::span<const OldRecord* const> below, const OldPlayers&);
  [[nodiscard]] bool has(const Uuid& session) const { return opened_.count(session) > 0; }

 private:
  // A session as it is now in the new book.
  struct Opened {
    Uuid id;
    EveningSession file;
    SessionContents header;
  };
  Opened open(const OldRecord&, const OldPlayers&);
  void add_below(const Opened&, const OldRecord&);
  void void_entry(const Opened&, const OldRecord&);
  void correct(const Opened&, const OldRecord&);
  void end(const Opened&, const OldRecord&);
  void remember(const OldRecord&, const Appended&);
  void decide(const OldRecord&, const Uuid& of, NewRecord);
  [[nodiscard]] Follows follows(const OldRecord&, const Uuid& of) const;

  NewLog& log_;
  std::set<Uuid> opened_;
  std::map<Uuid, Hash> hashes_;                    // of entries and decisions
  std::map<Uuid, Uuid> things_;                    // the entry that they are about
  std::map<std::pair<Uuid, Uuid>, Hash> decided_;  // by old log and entry
  std::map<Uuid, Follows> ended_;
};

}  // namespace kattegat
