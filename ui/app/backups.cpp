#include "ui/app/backups.hpp"

#include <algorithm>
#include <filesystem>
#include <set>
#include <tuple>

#include "kattegat/core/calendar.hpp"
#include "kattegat/core/text/written_number.hpp"
#include "ui/app/clock.hpp"

namespace kattegat::ui {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t last_ones = 10;
constexpr std::int64_t days_of_weekly_ones = 365;

// What the name says; nothing when it is no name of ours.
std::optional<Backup> read_backup_name(const fs::path& path) {
  const std::string name = path.filename().string();
  constexpr std::size_t time_size = 17;  // "2026-11-20T210405"
  if (name.size() < time_size + 5 || name[time_size] != '-' || path.extension() != ".db")
    return std::nullopt;
  const std::string at = name.substr(0, 13) + ":" + name.substr(13, 2) + ":" + name.substr(15, 2);
  const std::string count = name.substr(time_size + 1, name.size() - time_size - 4);
  const auto records = written_number<std::int64_t>(count);
  if (!is_time(at + "Z") || !records) return std::nullopt;
  return Backup{path.string(), at, *records};
}

bool is_ahead(const Backup& one, std::string_view now) {
  return std::string_view(one.at).substr(0, now.size()) > now.substr(0, one.at.size());
}

}  // namespace

std::string backup_name(std::string_view now, std::int64_t records) {
  return file_time(now) + "-" + std::to_string(records) + ".db";
}

std::vector<Backup> backups_of(const std::string& book) {
  std::vector<Backup> found;
  std::error_code fault;
  for (fs::directory_iterator file(backups_folder(book), fault), end; !fault && file != end;
       file.increment(fault)) {
    std::error_code ignored;
    if (!fs::is_regular_file(file->symlink_status(ignored))) continue;
    if (auto backup = read_backup_name(file->path())) found.push_back(std::move(*backup));
  }
  std::sort(found.begin(), found.end(), [](const Backup& a, const Backup& b) {
    return std::tie(a.at, a.records, a.path) > std::tie(b.at, b.records, b.path);
  });
  return found;
}

bool backup_is_due(const std::optional<Backup>& newest, std::string_view now, std::int64_t records,
                   std::int64_t seconds) {
  if (records == 0) return false;
  if (!newest) return true;
  if (newest->records == records) return false;
  const auto made = second_number(newest->at + "Z");
  const auto moment = second_number(std::string(now.substr(0, 19)) + "Z");
  if (seconds == 0 || !made || !moment) return true;
  return *made > *moment || *moment - *made > seconds;  // the clock may have been ahead
}

std::optional<Backup> newest_until(std::string_view now, const std::vector<Backup>& backups) {
  for (const Backup& one : backups)
    if (!is_ahead(one, now)) return one;
  return std::nullopt;
}

std::optional<Backup> with_the_rest(const std::vector<Backup>& backups, std::int64_t has,
                                    std::int64_t had) {
  std::optional<Backup> best;
  for (const Backup& one : backups) {
    if (one.records >= had) return one;
    if (one.records > (best ? best->records : has)) best = one;
  }
  return best;
}

std::vector<Backup> outdated(const std::vector<Backup>& backups, std::string_view now) {
  std::vector<Backup> gone;
  std::set<std::int64_t> weeks;
  const auto today = day_number(now.substr(0, 10));
  std::size_t stay = 0;
  for (const Backup& one : backups) {
    const auto day = day_number(std::string_view(one.at).substr(0, 10));
    if (!day || !today || is_ahead(one, now)) continue;
    const bool first_of_week = weeks.insert(*day / 7).second;
    if (stay++ < last_ones || (first_of_week && *today - *day <= days_of_weekly_ones)) continue;
    gone.push_back(one);
  }
  return gone;
}

}  // namespace kattegat::ui
