#include "ui/drafts.hpp"

#include "kattegat/evening/shared_fields.hpp"
#include "kattegat/evening/write.hpp"
#include "ui/device_file.hpp"

namespace kattegat::ui {
namespace {

constexpr std::string_view drafts_format = "kattegat-drafts";
constexpr std::int64_t drafts_version = 1;

Json to_json(const DealDraft& deal) {
  Json::Object object{
      {"session", to_string(deal.session)}, {"entry", deal.entry}, {"key", to_string(deal.key)}};
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
  reader.done();
  if (!list.clean() || !session || !key || !entry || !entry->as<Json::Object>())
    return std::nullopt;
  return DealDraft{*session, *entry, *key, corrects, why.value_or("")};
}

// Earlier editions kept none.
bool read_elsewhere(const Json* json, std::map<std::string, Json>& setups) {
  if (!json) return true;
  const auto* object = json->as<Json::Object>();
  if (!object || object->size() > drafts_limit) return false;
  for (const auto& [book, setup] : *object) setups.insert_or_assign(book, setup);
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
  std::optional<std::string> format, book;
  std::optional<std::int64_t> version, records, evenings;
  std::optional<bool> setting_up;
  reader("format", format);
  reader("version", version);
  reader("book", book);
  reader("records", records);
  reader("evenings", evenings);
  reader("setting_up", setting_up);
  const Json* deals = reader.take("deals");
  const Json* setup = reader.take("setup");
  const Json* elsewhere = reader.take("elsewhere");
  reader.done();
  const auto* array = deals ? deals->as<Json::Array>() : nullptr;
  if (!list.clean() || format != drafts_format || version != drafts_version || !array)
    return std::nullopt;
  Drafts drafts{.setup = setup ? *setup : Json(),
                .setting_up = setting_up.value_or(false),
                .book = book.value_or(""),
                .records = records.value_or(0),
                .evenings = evenings.value_or(0)};
  if (!read_elsewhere(elsewhere, drafts.elsewhere)) return std::nullopt;
  for (const Json& one : *array) {
    const auto deal = read_deal(one);
    if (!deal || drafts.deals.size() == drafts_limit) return std::nullopt;
    drafts.deals.push_back(*deal);
  }
  return drafts;
}

bool write_drafts(const std::string& path, const Drafts& drafts) {
  Json::Array deals;
  for (const DealDraft& deal : drafts.deals) deals.push_back(to_json(deal));
  Json::Object file{{"format", drafts_format},     {"version", drafts_version},
                    {"book", drafts.book},         {"records", drafts.records},
                    {"evenings", drafts.evenings}, {"setting_up", drafts.setting_up},
                    {"deals", std::move(deals)},   {"setup", drafts.setup}};
  Json::Object elsewhere;
  for (const auto& [book, setup] : drafts.elsewhere) elsewhere.emplace_back(book, setup);
  if (!elsewhere.empty()) file.emplace_back("elsewhere", std::move(elsewhere));
  return write_device_file(path, file, 2);
}

}  // namespace kattegat::ui
