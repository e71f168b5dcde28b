#include "db/book/import.hpp"

#include "db/book/steps/importing.hpp"
#include "db/book/steps/one_step.hpp"

namespace kattegat {

Stored<Imported> import_evenings(Book& book, std::vector<Evening> evenings, Force force) {
  return write_if_done(book,
                       [&] { return imported_into(book.store(), std::move(evenings), force); });
}

}  // namespace kattegat
