// Dates and times as numbers that can be subtracted.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kattegat::ui {

// Days since 1970-01-01 of "YYYY-MM-DD"; nothing when that is no day.
std::optional<std::int64_t> day_number(std::string_view date);
// Seconds since then of an RFC 3339 time; nothing when it is none.
std::optional<std::int64_t> second_number(std::string_view time);

// The time as a file may be called on any disk: "2026-11-20T210405".
std::string file_time(std::string_view time);

// Whether a date is further away than another zone makes today's.
bool is_to_come(std::string_view date, std::string_view now);
// Whether an evening of this date, of which something was last written at `at` (which may be
// empty), is still going on. One that begins at nine may last until the next noon; one that goes on
// longer is known by what is written.
bool is_going_on(std::string_view date, std::string_view at, std::string_view now);

}  // namespace kattegat::ui
