// How a batch is stored (SqliteStore::append): the records of others, our own, what they come to in
// points, and the words that come back or go, each in a file of its own here.
#pragma once
#include <span>
#include <vector>

#include "db/store/appending/remembered.hpp"

namespace kattegat {

struct Appending {
  Connection& connection;
  Remembered& remembered;
  Running& running;
  std::int64_t newest = 0;  // the row of the batch's newest record; 0 while it has none
};

// Where a record stands in its log, by rows.
struct InLog {
  std::int64_t origin = 0, previous = 0;  // 0: it is the first
};
void insert_record(Appending&, const Record&, const InLog&, const std::optional<Words>&);

void take_others(Appending&, const Batch&);
// To the end of our log, which is signed. Answers their rows.
std::vector<std::int64_t> write_own(Appending&, const std::vector<NewRecord>&);
// `own`: rows of the batch's own records.
void post(Appending&, std::span<const Posting>, const std::vector<std::int64_t>& own);
void change_words(Connection&, const Batch&);

}  // namespace kattegat
