// The file of what has been tapped in and not yet saved.
#include "kattegat/evening/shared_fields.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/export/anchor.hpp"
#include "ui/app/device_file.hpp"
#include "ui/app/drafts.hpp"

namespace kattegat::ui {
namespace {

constexpr std::string_view drafts_format = "kattegat-drafts";
constexpr std::int64_t drafts_version = 1;

Json draft_to_json(const DealDraft& deal) {
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
  Json::Array deals;
  for (const DealDraft& deal : drafts.deals) deals.push_back(draft_to_json(deal));
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
  return write_device_file(path, file, 2, JustRead::yes);
}

}  // namespace kattegat::ui
