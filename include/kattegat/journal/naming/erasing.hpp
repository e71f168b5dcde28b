// People who are to be forgotten: which words are theirs, and the record that says so. README,
// "Forgetting".
#pragma once
#include <functional>

#include "kattegat/core/likeness.hpp"
#include "kattegat/journal/evenings/evening_headers.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// Whether the record's words go, by everything that the roster says has been erased.
bool are_words_forgotten(const Item&, const Roster&);
// Words that somebody has written as they liked, and that may name anybody.
bool is_free_text(RecordKind);
bool mentions_any(const Item&, const Mentioned& names);
// The words of what has not been stored yet go, where they mention one of the names.
void forget_words(NewRecord&, const Mentioned& names);
// The name that the record gives somebody; "" when it gives none.
std::string name_said(const Item&);

// All that a person is called.
std::vector<std::string> all_names_of(const Person&);
// As records that say so: as many as it takes.
using NewId = std::function<Uuid()>;
std::vector<NewRecord> new_records_of(const ErasureContents&, const NewId&);
// `texts`: the free texts that mention one of the names. Refused when somebody else is called like
// the pseudonym, and when that says the name that is to go.
NewRecords erasing(const RecordsOfPeople&, const Person&, const std::string& pseudonym,
                   const Items& texts, const NewId&);

}  // namespace kattegat
