// What waits in the log beside a book (SQLite's "-wal"), looked at before SQLite does, which takes
// of it what lies before the first wrong byte, and forgets the rest without a word.
//
// What can be told apart. A transaction's last frame says so (a commit mark), and every frame's
// sums follow from those of the frame before. Under synchronous=FULL nothing is written behind a
// commit mark before that transaction is on the disk. So where a frame is not as it was written,
// and behind it stands a commit mark that another frame follows, what that mark ends was stored and
// acknowledged: this is damage, and something would be lost. A power cut, a kill or a failed write
// leaves other pictures, of which nothing is said:
// - the last transaction, of which any part may be missing: one commit mark at most, and
//   nothing behind;
// - what is left of transactions that were given up at this place, behind a shorter one that was
//   stored there: such a frame follows none that lies before it now, and nothing follows its mark;
// - a last frame that is repeated up to the end of a sector: what lies behind that is not waited
//   for;
// - frames of former rounds of the log, which have other salts;
// - a header of which one sector is old or new, but never broken before frames that fit each other:
//   where it is, and what comes first with it, these tell which round waits.
// A wrong byte in the very last transaction looks as a power cut does, and cannot be told from it.
// Only for a writer killed between a commit mark and its sync, whose successor's very next
// transaction a power cut tears, is something called stored that nobody was told of.
//
// A log of another book, or of this one as it was before or after (a backup was put in the place of
// the file), would be played over pages that are not its own. Most show it: the log says of how
// many pages the book is, and the last of them lie neither in it nor in the file.
#pragma once
#include <optional>
#include <string>

#include "db/store/fault.hpp"
#include "kattegat/core/result.hpp"

namespace kattegat {

// Whether what was stored would be lost if SQLite opened the book, or the book is of a newer
// version by what waits, which is not ours to open. Somebody may be writing.
std::optional<BookFault> look_at_log(const std::string& book);

// Where it would: brings all that the log of a copy holds into the one file, also from behind the
// damage, and takes the log away. A damaged frame whose place may be another's is put behind all
// that the book has, for whoever looks for records in every page. Whether none is. Nobody else has
// the copy open.
Result<bool, BookFault> play_broken_log(const std::string& copy);

// Where the log is not the copy's own, which is answered: adds its pages to the one file, beyond
// all that the book has, for whoever looks for records in every page, and takes the log away. Of a
// file that was cut to nothing they are all that there is, perhaps the whole book: SQLite would
// throw its log away. Nobody else has the copy open.
Result<bool, BookFault> add_strange_log(const std::string& copy);

}  // namespace kattegat
