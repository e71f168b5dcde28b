// What a book without a store adds of an evening file, or why it adds nothing.
#pragma once
#include "kattegat/journal/importing/importing.hpp"
#include "support/night.hpp"
#include "support/read_files.hpp"

namespace kattegat::test::imports {

inline bool is_in(const Night& night, const Uuid& id) {
  const auto has_it = [&](const Items& items) {
    return std::any_of(items.begin(), items.end(),
                       [&](const Item& item) { return item.record.id == id; });
  };
  if (has_it(night.items.below)) return true;
  return std::any_of(night.items.sessions.begin(), night.items.sessions.end(),
                     [&](const auto& session) { return has_it(session.second.below); });
}

// What an answer points to, which must be there as long.
struct Asked {
  People people;
  std::optional<EveningInBook> held = {};
  int drawn = 0;
};
// A book that has this one night; `taken` are ids of something else.
inline BookBefore book_with(const Night& night, const Evening& file, const std::vector<Uuid>& taken,
                            Asked& asked) {
  const auto held = [&]() -> Result<const EveningInBook*, kattegat::Damage> {
    const EveningInBook* none = nullptr;
    const bool is_part = night.items.parts.count(*file.id) > 0;
    if (file.id != night.evening && !is_part) return none;
    auto read = evening_in_book(night.items, night.people());
    if (!read) return read.error();
    return &asked.held.emplace(std::move(*read));
  };
  return {asked.people,
          held(),
          Uuid{},
          [&night, taken](const Uuid& id) -> UnderId {
            const bool is_taken = std::find(taken.begin(), taken.end(), id) != taken.end();
            return {is_taken || is_in(night, id), id == night.evening};
          },
          [&](const Uuid& session) { return session == night.session ? night.booked : Booked{}; },
          [&] { return uuid_of(9, ++asked.drawn); }};
}
inline auto adds(const Night& night, const Evening& evening, const std::vector<Uuid>& taken = {},
                 Force force = Force::no) {
  Asked asked{night.people()};
  return importing(evening, book_with(night, evening, taken, asked), force);
}

inline const Addition& added(const Result<Addition, NotAdded>& answer) {
  REQUIRE(answer.has_value());
  return *answer;
}
inline std::string kinds(const Addition& addition) {
  std::string list;
  for (const NewRecord& one : addition.new_records)
    list += (list.empty() ? "" : " ") + std::string(name_of(one.kind));
  return list;
}
// "1/2 id" for session, entry and field of each complaint; "" when there is none.
inline std::string complaints(const Result<Addition, NotAdded>& answer) {
  const auto* refused = answer ? nullptr : std::get_if<Refused>(&answer.error());
  if (!refused) return "";
  std::string list;
  for (const auto& [session, entry, violation] : refused->complaints)
    list += (list.empty() ? "" : ", ") + (session ? std::to_string(session->index) : "-") + "/" +
            (entry ? std::to_string(*entry) : "-") + " " + violation.field;
  return list;
}

}  // namespace kattegat::test::imports
