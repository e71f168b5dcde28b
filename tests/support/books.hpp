// Books in this process: filled and read back.
#pragma once
#include <catch2/catch.hpp>

#include "db/book/book.hpp"
#include "db/book/conflicts.hpp"
#include "db/book/evenings.hpp"
#include "db/book/import.hpp"
#include "db/book/purse.hpp"
#include "db/book/roster.hpp"
#include "db/book/session_log.hpp"
#include "db/proof/verify.hpp"
#include "kattegat/evening/write.hpp"
#include "support/contains.hpp"
#include "support/json_answers.hpp"
#include "support/ligeud_evenings.hpp"
#include "support/program.hpp"

namespace kattegat::test {

Book opened(const std::string& path);
std::size_t import_into(Book&, const std::string& text);
// In the book at this path, which may be new: of a week before, with one deal.
void add_another_evening(const std::string& path);
void append_to(Book&, const Uuid& session, const std::string& entry);
// With the ids of everything in it, voids where they were made, and the names of the night.
Result<Evening, BookFault> load_evening(const Book&, const Uuid& id);
Result<Closing, BookFault> load_closing(const Book&, const Uuid& evening);
std::vector<Difference> differences(const Book&);
// Whoever is called so, or has that id.
Person person(const Book&, const std::string& name_or_id);
Uuid id_called(const Book&, const std::string& name);

}  // namespace kattegat::test
