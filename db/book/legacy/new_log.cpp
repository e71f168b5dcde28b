#include "db/book/legacy/new_log.hpp"

#include "db/book/steps/writing.hpp"
#include "db/store/trouble.hpp"

namespace kattegat {

NewLog::NewLog(Store& store, LostRecords& lost)
    : store_(store), lost_(lost), gate_(knowledge_of(store)) {}

Appended NewLog::append(NewRecord new_record) {
  // All of it is of this log, which gets its id with the first.
  if (auto refused = refused_next(gate_, store_, new_record, {{}, ++count_}))
    damaged({new_record.id, std::move(*refused)});
  Batch batch;
  batch.own.push_back(std::move(new_record));
  return store_.append(batch);
}

}  // namespace kattegat
