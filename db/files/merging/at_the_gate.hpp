// What a source brings, judged before anything of it is stored, by what the book was at one moment.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "db/book/steps/hearing.hpp"
#include "db/files/merging/hashes.hpp"
#include "db/files/merging/signed.hpp"
#include "db/files/source.hpp"
#include "db/store/store.hpp"
#include "kattegat/journal/gate/gate.hpp"

namespace kattegat {

class AtTheGate {
 public:
  // A fault is the source's.
  static Result<AtTheGate, BookFault> judged(Store&, const Source&);

  // Whether nobody has written to the book since: else what follows holds no longer.
  [[nodiscard]] bool is_of_now(Store&) const;
  // Whether a record of the source is new here, signed by the owner of its log, and of a log that
  // the gate of the book lets in with all that it leans on.
  [[nodiscard]] bool lets_in(const Record&) const;
  // Whether it is really its owner's: one that is let in, or that the book has.
  [[nodiscard]] bool is_genuine(Store&, const Record&) const;
  [[nodiscard]] std::vector<LogEnd> ends() const;  // of these logs
  [[nodiscard]] const std::vector<RefusedLog>& refused() const { return refused_; }
  // What they, and words that are missing here, say something about.
  [[nodiscard]] const Heard& heard() const { return heard_; }
  // Our row that lacks its words.
  [[nodiscard]] std::optional<std::int64_t> row_without_words(const Hash& record) const;

 private:
  struct Round {
    bool each_log_alone = false;
    std::map<Uuid, Gate> gates = {};
    Hashes seen = {};
  };
  AtTheGate(Store&, Signed new_ones);
  [[nodiscard]] std::optional<BookFault> judge_in_rounds(Store&, const Source&);
  void judge_one(Store&, Round&, const Item&);
  static std::optional<Text> refuse(Store&, Round&, const Item&);
  void note(const Item&);

  Mark at_;
  std::map<Hash, std::int64_t> missing_;  // rows of ours that lack their words
  Signed new_ones_;
  std::vector<RefusedLog> refused_;
  std::set<Uuid> out_;  // the logs that are not taken
  Heard heard_;
};

}  // namespace kattegat
