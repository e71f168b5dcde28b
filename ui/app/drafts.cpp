#include "ui/app/drafts.hpp"

#include <algorithm>

#include "kattegat/evening/shared_fields.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/export/anchor.hpp"
#include "ui/app/device_file.hpp"

namespace kattegat::ui {
namespace {

constexpr std::string_view drafts_format = "kattegat-drafts";
constexpr std::int64_t drafts_version = 1;

Json to_json(const DealDraft& deal) {
  Json::Object object{
      {"session", to_string(deal.session)}, {"entry", deal.entry}, {"key", to_string(deal.key)}};
  if (!deal.half.is_null()) object.emplace_back("half", deal.half);
  if (!deal.corrects) return object;
  object.emplace_back("corrects", to_string(*deal.corrects));
  object.emplace_back("why", deal.why);
  return object;
}

std::optional<DealDraft> read_deal(const Json& json) {
  const auto* object = json.as<Json::Object>();
  if (!object) return std::nullopt;
  Checklist list;
  ObjectReader reader(*object, {}, list);
  std::optional<Uuid> session, key, corrects;
  std::optional<std::string> why;
  reader("session", session);
  reader("key", key);
  reader("corrects", corrects);
  reader("why", why);
  const Json* entry = reader.take("entry");
  const Json* half = reader.take("half");
  reader.done();
  if (!list.clean() || !session || !key || !entry || !entry->as<Json::Object>())
    return std::nullopt;
  return DealDraft{*session, *entry, *key, corrects, why.value_or(""), half ? *half : Json()};
}

// Earlier editions kept none.
bool read_elsewhere(const Json* json, Json::Object& setups) {
  if (!json) return true;
  const auto* object = json->as<Json::Object>();
  if (!object || object->size() > drafts_limit) return false;
  setups = *object;
  return true;
}

void add_had(Json::Object& object, const BookHad& had) {
  object.emplace_back("book", had.book);
  object.emplace_back("records", had.records);
  object.emplace_back("evenings", had.evenings);
  if (had.left > 0) object.emplace_back("left", had.left);
  Json::Array heads;
  for (const Head& one : had.heads)
    heads.push_back(to_string(one.origin) + " " + std::to_string(one.count) + " " +
                    to_string(one.hash));
  if (!heads.empty()) object.emplace_back("heads", std::move(heads));
}

// Earlier editions did not say which book it was, nor kept where its logs stood; they counted what
// was entered after a loss.
std::optional<BookHad> read_had(ObjectReader& reader) {
  std::optional<std::string> book;
  std::optional<std::int64_t> records, evenings, left;
  reader("book", book);
  reader("records", records);
  reader("evenings", evenings);
  reader("left", left);
  reader.take("entered");
  BookHad had{book.value_or(""), records.value_or(0), evenings.value_or(0), left.value_or(0)};
  const Json* heads = reader.take("heads");
  if (!heads) return had;
  const auto* array = heads->as<Json::Array>();
  if (!array || array->size() > most_heads) return std::nullopt;
  for (const Json& one : *array) {
    const auto* line = one.as<std::string>();
    const auto head = line ? parse_anchor(*line) : std::nullopt;
    if (!head) return std::nullopt;
    had.heads.push_back(*head);
  }
  return had;
}

// Likewise.
bool read_others(const Json* json, std::vector<BookHad>& others) {
  if (!json) return true;
  const auto* array = json->as<Json::Array>();
  if (!array || array->size() > drafts_limit) return false;
  for (const Json& one : *array) {
    const auto* object = one.as<Json::Object>();
    if (!object) return false;
    Checklist list;
    ObjectReader reader(*object, {}, list);
    auto had = read_had(reader);
    reader.done();
    if (!list.clean() || !had || had->book.empty()) return false;
    others.push_back(std::move(*had));
  }
  return true;
}

template <class Of>
auto find_book(Of& others, const std::string& book) {
  return std::find_if(others.begin(), others.end(),
                      [&](const BookHad& one) { return one.book == book; });
}

template <class Of>
auto find_setup(Of& setups, const std::string& book) {
  return std::find_if(setups.begin(), setups.end(),
                      [&](const auto& one) { return one.first == book; });
}

}  // namespace

std::optional<Drafts> read_drafts(const std::string& path) {
  const auto kept = read_device_file(path);
  if (kept && !*kept) return Drafts{};
  const auto* object = kept ? (*kept)->as<Json::Object>() : nullptr;
  if (!object) return std::nullopt;
  Checklist list;
  ObjectReader reader(*object, {}, list);
  std::optional<std::string> format;
  std::optional<std::int64_t> version;
  std::optional<bool> setting_up;
  reader("format", format);
  reader("version", version);
  auto had = read_had(reader);
  reader("setting_up", setting_up);
  const Json* deals = reader.take("deals");
  const Json* setup = reader.take("setup");
  const Json* elsewhere = reader.take("elsewhere");
  const Json* others = reader.take("others");
  reader.done();
  const auto* array = deals ? deals->as<Json::Array>() : nullptr;
  if (!list.clean() || format != drafts_format || version != drafts_version || !had || !array)
    return std::nullopt;
  Drafts drafts{.setup = setup ? *setup : Json(),
                .setting_up = setting_up.value_or(false),
                .had = std::move(*had)};
  if (!read_elsewhere(elsewhere, drafts.elsewhere) || !read_others(others, drafts.others))
    return std::nullopt;
  for (const Json& one : *array) {
    const auto deal = read_deal(one);
    if (!deal || drafts.deals.size() == drafts_limit) return std::nullopt;
    drafts.deals.push_back(*deal);
  }
  return drafts;
}

bool write_drafts(const std::string& path, const Drafts& drafts) {
  if (!read_drafts(path) && !put_aside(path)) return false;
  Json::Array deals;
  for (const DealDraft& deal : drafts.deals) deals.push_back(to_json(deal));
  Json::Object file{{"format", drafts_format},
                    {"version", drafts_version},
                    {"setting_up", drafts.setting_up},
                    {"deals", std::move(deals)},
                    {"setup", drafts.setup}};
  add_had(file, drafts.had);
  if (!drafts.elsewhere.empty()) file.emplace_back("elsewhere", drafts.elsewhere);
  Json::Array others;
  for (const BookHad& one : drafts.others) {
    Json::Object had;
    add_had(had, one);
    others.push_back(std::move(had));
  }
  if (!others.empty()) file.emplace_back("others", std::move(others));
  return write_device_file(path, file, 2);
}

DealDrafts::iterator find_draft(Drafts& drafts, const Uuid& session, bool correction) {
  return std::find_if(drafts.deals.begin(), drafts.deals.end(), [&](const DealDraft& one) {
    return one.session == session && one.corrects.has_value() == correction;
  });
}

void put_draft(Drafts& drafts, const DealDraft& deal) {
  const auto there = find_draft(drafts, deal.session, deal.corrects.has_value());
  if (there != drafts.deals.end()) drafts.deals.erase(there);
  drafts.deals.push_back(deal);
  if (drafts.deals.size() > drafts_limit) drafts.deals.erase(drafts.deals.begin());
}

Json taken_setup(Drafts& drafts, const std::string& book) {
  const auto there = find_setup(drafts.elsewhere, book);
  if (there == drafts.elsewhere.end()) return {};
  Json setup = std::move(there->second);
  drafts.elsewhere.erase(there);
  return setup;
}

void put_setup(Drafts& drafts, const std::string& book, Json setup) {
  taken_setup(drafts, book);
  drafts.elsewhere.emplace_back(book, std::move(setup));
  if (drafts.elsewhere.size() > drafts_limit) drafts.elsewhere.erase(drafts.elsewhere.begin());
}

namespace {

BookHad taken_book(Drafts& drafts, const std::string& book) {
  const auto there = find_book(drafts.others, book);
  if (there == drafts.others.end()) return {book};
  BookHad had = std::move(*there);
  drafts.others.erase(there);
  return had;
}

void put_book(Drafts& drafts, BookHad had) {
  taken_book(drafts, had.book);
  if (had.records == 0) return;
  drafts.others.push_back(std::move(had));
  if (drafts.others.size() > drafts_limit) drafts.others.erase(drafts.others.begin());
}

}  // namespace

void turn_to_book(Drafts& kept, const std::string& book) {
  if (kept.had.book.empty()) kept.had.book = book;  // an earlier edition did not say which
  if (kept.had.book == book) return;
  Json waited = taken_setup(kept, book);
  if (!kept.setup.is_null()) put_setup(kept, kept.had.book, std::move(kept.setup));
  kept.setup = std::move(waited);
  BookHad had = taken_book(kept, book);
  put_book(kept, std::exchange(kept.had, std::move(had)));
}

BookHad had_of(const Drafts& kept, const std::string& book) {
  if (kept.had.book == book) return kept.had;
  const auto there = find_book(kept.others, book);
  return there == kept.others.end() ? BookHad{book} : *there;
}

void forget_book(Drafts& kept, const std::string& book) {
  taken_setup(kept, book);
  taken_book(kept, book);
}

namespace {

void merge_deals(Drafts& before, Drafts ours, Drafts& theirs) {
  for (const DealDraft& was : before.deals) {
    const bool correction = was.corrects.has_value();
    if (find_draft(ours, was.session, correction) != ours.deals.end()) continue;
    const auto there = find_draft(theirs, was.session, correction);
    if (there != theirs.deals.end() && there->key == was.key) theirs.deals.erase(there);
  }
  for (const DealDraft& now : ours.deals) {
    const auto was = find_draft(before, now.session, now.corrects.has_value());
    if (was == before.deals.end() || *was != now) put_draft(theirs, now);
  }
}

void merge_setups(const Drafts& before, const Drafts& ours, Drafts& theirs) {
  if (ours.setup != before.setup) theirs.setup = ours.setup;
  if (ours.setting_up != before.setting_up) theirs.setting_up = ours.setting_up;
  for (const auto& [book, setup] : before.elsewhere)
    if (find_setup(ours.elsewhere, book) == ours.elsewhere.end()) taken_setup(theirs, book);
  for (const auto& [book, setup] : ours.elsewhere) {
    const auto was = find_setup(before.elsewhere, book);
    if (was == before.elsewhere.end() || was->second != setup) put_setup(theirs, book, setup);
  }
}

// Of two that have counted since, the most; but where somebody has said here that less is right,
// that. How much was left of what it had is no count of its own.
BookHad merged(const BookHad& before, const BookHad& ours, const BookHad& theirs) {
  const auto is_as_before = [&](const BookHad& one) {
    return one.records == before.records && one.heads == before.heads;
  };
  if (is_as_before(ours) != is_as_before(theirs)) return is_as_before(ours) ? theirs : ours;
  if (is_as_before(ours)) return ours == before ? theirs : ours;
  return ours.records < before.records || ours.records > theirs.records ? ours : theirs;
}

void merge_books(const Drafts& before, const Drafts& ours, Drafts& theirs) {
  theirs.had = merged(before.had, ours.had, theirs.had);
  for (const BookHad& one : before.others)
    if (find_book(ours.others, one.book) == ours.others.end()) taken_book(theirs, one.book);
  for (const BookHad& one : ours.others) {
    const auto was = find_book(before.others, one.book);
    const auto there = find_book(theirs.others, one.book);
    const BookHad had = merged(was == before.others.end() ? BookHad{one.book} : *was, one,
                               there == theirs.others.end() ? BookHad{one.book} : BookHad(*there));
    if (there == theirs.others.end() || *there != had) put_book(theirs, had);
  }
}

}  // namespace

Drafts merge_drafts(Drafts before, const Drafts& ours, Drafts theirs) {
  turn_to_book(before, ours.had.book);
  turn_to_book(theirs, ours.had.book);
  merge_deals(before, ours, theirs);
  merge_setups(before, ours, theirs);
  merge_books(before, ours, theirs);
  return theirs;
}

}  // namespace kattegat::ui
