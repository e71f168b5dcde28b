// The file of what has been tapped in and not yet saved.
#include "kattegat/evening/write.hpp"
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
  BooksHad books;
  const bool are_books = read_books(reader, books);
  reader("setting_up", setting_up);
  const Json* deals = reader.take("deals");
  const Json* setup = reader.take("setup");
  const Json* elsewhere = reader.take("elsewhere");
  reader.done();
  const auto* array = deals ? deals->as<Json::Array>() : nullptr;
  if (!list.clean() || format != drafts_format || version != drafts_version || !are_books || !array)
    return std::nullopt;
  Drafts drafts{.setup = setup ? *setup : Json(),
                .setting_up = setting_up.value_or(false),
                .books = std::move(books)};
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
  for (const DealDraft& deal : drafts.deals) deals.push_back(draft_to_json(deal));
  Json::Object file{{"format", drafts_format},
                    {"version", drafts_version},
                    {"setting_up", drafts.setting_up},
                    {"deals", std::move(deals)},
                    {"setup", drafts.setup}};
  if (!drafts.elsewhere.empty()) file.emplace_back("elsewhere", drafts.elsewhere);
  add_books(file, drafts.books);
  return write_device_file(path, file, 2, JustRead::yes);
}

}  // namespace kattegat::ui
