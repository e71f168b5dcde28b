#include "reading_headers.hpp"

#include "kattegat/evening/read.hpp"

namespace kattegat {
namespace {

struct HeaderOfEvening {
  const Item* item = nullptr;
  EveningContents contents;
};

// At another place it is no other evening.
void begin_other_evenings(std::vector<HeaderOfEvening>& headers) {
  std::vector<Following> all;
  for (auto& [item, contents] : headers)
    all.push_back(
        {item->record.hash, &contents.follows, EveningMeaning{terms_of(contents.keys), ""}});
  begin_what_is_another(all);
}

}  // namespace

std::optional<Thing> resolved_evening(const std::vector<const Item*>& headers) {
  std::vector<HeaderOfEvening> read;
  for (const Item* item : headers)
    if (auto contents = read_as<EveningContents>(*item))
      read.push_back({item, std::move(*contents)});
  if (read.empty()) return std::nullopt;
  const bool is_alone = read.size() == 1;  // it is compared with nothing
  if (!is_alone) begin_other_evenings(read);
  std::vector<Version> versions;
  for (auto& [item, contents] : read) {
    EveningMeaning means;
    if (!is_alone) means = {terms_of(contents.keys), contents.place};
    versions.push_back(as_said(*item, std::move(contents), std::move(means)));
  }
  return Thing(std::move(versions), Begun::as_a_fact);
}

const EveningContents& header_held_by(const Thing& evening) {
  return std::get<EveningContents>(evening.held().contents);
}

Result<Evening, Text> evening_of_header(const Uuid& id, const EveningContents& header) {
  EveningKeys keys = header.keys;
  keys.set_players({"1", "2"});
  if (keys.has_place() || !header.place.empty()) keys.set_place(header.place);
  auto reading = evening_from_header(keys);
  if (!reading) return reading.error();
  if (!reading->complaints.empty())
    return unreadable_record(id, reading->complaints.front().violation.field);
  reading->evening.id = id;
  return std::move(reading->evening);
}

}  // namespace kattegat
