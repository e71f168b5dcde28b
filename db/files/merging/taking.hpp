// What has passed the gate is taken over: records, and words that are missing here.
#pragma once
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "db/files/merging/at_the_gate.hpp"
#include "db/store/store.hpp"

namespace kattegat {

// What has got something new.
struct Touched {
  std::size_t records = 0;
  std::set<Uuid> evenings, sessions;
  std::set<Uuid> with_tables;          // evenings that have got one
  bool words = false;                  // that were missing here
  bool who_is_who = false;             // headers, or something in the roster
  std::set<Uuid> evenings_there;       // all of the source, taken or not
  std::set<Uuid> new_evenings;         // of which there was no header here
  std::vector<std::string> forgotten;  // names that they still know, and we do not, ...
  std::set<Uuid> nameless;             // ... and whose these are
  std::vector<Person> one_there;       // by their name, as far as it is forgotten or new here
  std::vector<RefusedLog> refused;     // only words, once a log
  std::set<Uuid> forked;               // logs that go on in two places, as is known only now

  void note(const Record& record) {
    const Branch branch = branch_of(record.kind);
    if (branch == Branch::roster || is_header(record.kind)) who_is_who = true;
    if (branch == Branch::evening) evenings.insert(record.parent);
    if (branch == Branch::session) sessions.insert(record.parent);
    if (record.kind == RecordKind::session) sessions.insert(record.id);
  }
};

// Within one write. A fault is the source's.
Result<Touched, BookFault> take(Store&, const Source&, const AtTheGate&);

}  // namespace kattegat
