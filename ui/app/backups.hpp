// The copies of the book that the app makes by itself, in a folder beside it that is its own. Which
// of them stay follows from their names alone.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/files/kept_copies.hpp"

namespace kattegat::ui {

struct Backup {
  std::string path;
  std::string at;            // local time, "2026-11-20T21:04:05"
  std::int64_t records = 0;  // that the book had
};

using kattegat::backups_folder;
// "2026-11-20T210405-371.db"
std::string backup_name(std::string_view now, std::int64_t records);
// Newest first, of one second that of the most records; what is not called so is none of ours.
std::vector<Backup> backups_of(const std::string& book);

inline constexpr std::int64_t an_hour = 3600, a_day = 86'400;
// Whether a book with so many records wants another copy: it has changed, and the newest one is
// this many seconds old.
bool backup_is_due(const std::optional<Backup>& newest, std::string_view now, std::int64_t records,
                   std::int64_t seconds);
// The newest that is not of a time to come: the clock may have been ahead.
std::optional<Backup> newest_until(std::string_view now, const std::vector<Backup>&);
// Of a book that has so many records, and had more: the newest that has all of them, or else the
// one that has most; nothing where none has more than the book.
std::optional<Backup> with_the_rest(const std::vector<Backup>&, std::int64_t has, std::int64_t had);
// Those that may go, of a list that begins with the newest: all but the last ten, the newest one of
// each week of a year, and those of a time to come.
std::vector<Backup> outdated(const std::vector<Backup>&, std::string_view now);

}  // namespace kattegat::ui
