#include "ui/app/settings.hpp"

#include <algorithm>
#include <array>

#include "kattegat/evening/currencies.hpp"
#include "kattegat/files/held_folder.hpp"
#include "ui/app/device_file.hpp"

namespace kattegat::ui {
namespace {

constexpr std::array<std::string_view, 3> dresses{"light", "dark", "contrast"};

template <class List>
std::optional<std::size_t> index_of(const List& list, const std::string* word) {
  if (!word) return std::nullopt;
  const auto found = std::find(list.begin(), list.end(), *word);
  if (found == list.end()) return std::nullopt;
  return static_cast<std::size_t>(found - list.begin());
}

// The table of points stays when the ranking goes by something else for a while.
Json ranking_to_json(const RankingChoice& ranking) {
  return Json::Object{{"by", to_string(ranking)},
                      {"of_points", ranking.of_points},
                      {"best", ranking.best},
                      {"table", table_text(ranking.table)},
                      {"least", ranking.least}};
}
RankingChoice ranking_from(const Json& json) {
  RankingChoice ranking;
  if (const auto* by = member<std::string>(json, "by"))
    if (const auto read = parse_ranking(*by)) ranking = *read;
  if (const auto* on = member<bool>(json, "of_points")) ranking.of_points = *on;
  if (const auto* best = member<std::int64_t>(json, "best"))
    ranking.best = std::clamp<std::int64_t>(*best, 1, most_evenings_chosen);
  if (const auto* table = member<std::string>(json, "table"))
    if (const auto read = parse_table(*table)) ranking.table = *read;
  if (const auto* least = member<std::int64_t>(json, "least"))
    ranking.least = std::clamp<std::int64_t>(*least, 1, most_evenings_chosen);
  return ranking;
}

}  // namespace

std::optional<Settings> read_settings(const std::string& path) {
  Settings settings;
  const auto file = read_device_file(path);
  if (file && !*file) return settings;
  if (!file || !(*file)->as<Json::Object>()) return std::nullopt;
  const Json& json = **file;
  if (const auto* language = member<std::string>(json, "language"))
    settings.language = parse_language(*language);
  if (const auto place = index_of(dresses, member<std::string>(json, "dress")))
    settings.dress = static_cast<Dress>(*place);
  if (const auto* on = member<bool>(json, "four_colours")) settings.four_colours = *on;
  if (const auto* on = member<bool>(json, "left_handed")) settings.left_handed = *on;
  if (const auto* on = member<bool>(json, "less_motion")) settings.less_motion = *on;
  if (const auto* zoom = member<std::int64_t>(json, "zoom"))
    settings.zoom = static_cast<int>(std::clamp<std::int64_t>(*zoom, 70, 250));
  if (const auto* place = member<std::string>(json, "place")) settings.place = *place;
  const auto* currency = member<std::string>(json, "currency");
  if (currency && is_stored_currency(*currency)) settings.currency = *currency;
  if (const Json* ranking = json.find("ranking")) settings.ranking = ranking_from(*ranking);
  if (const auto* book = member<std::string>(json, "book_for")) settings.book_for = *book;
  if (const auto* book = member<std::string>(json, "book")) settings.book = *book;
  return settings;
}

namespace {

Json settings_to_json(const Settings& settings) {
  Json::Object json{{"dress", dresses[static_cast<std::size_t>(settings.dress)]},
                    {"four_colours", settings.four_colours},
                    {"left_handed", settings.left_handed},
                    {"less_motion", settings.less_motion},
                    {"zoom", settings.zoom},
                    {"place", settings.place},
                    {"currency", settings.currency},
                    {"ranking", ranking_to_json(settings.ranking)}};
  if (!settings.book.empty()) {
    json.emplace_back("book_for", settings.book_for);
    json.emplace_back("book", settings.book);
  }
  if (settings.language) json.emplace_back("language", code(*settings.language));
  return json;
}

}  // namespace

bool write_settings(const std::string& path, const Settings& before, const Settings& now) {
  const Json was = settings_to_json(before), ours = settings_to_json(now);
  const HeldFolder held(path);
  const auto file = read_device_file(path);
  const bool is_there = file && *file && (*file)->as<Json::Object>();
  const Json there = is_there ? **file : ours;
  Json::Object written;
  const auto is_ours = [&](const std::string& key) {
    const Json* old = was.find(key);
    const Json* value = ours.find(key);
    return old && value ? *old != *value : old != value;
  };
  for (const auto& member : *there.as<Json::Object>())
    if (!is_ours(member.first)) written.push_back(member);
  for (const auto& member : *ours.as<Json::Object>())
    if (is_ours(member.first)) written.push_back(member);
  return write_device_file(path, written, 1);
}

}  // namespace kattegat::ui
