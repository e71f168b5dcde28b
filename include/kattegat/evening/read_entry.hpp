// An entry and its envelope: read as strictly as the file that it stands in. evening-format,
// "Entries common to every game".
#pragma once
#include "kattegat/core/calendar.hpp"
#include "kattegat/evening/evening.hpp"
#include "kattegat/evening/line_reader.hpp"

namespace kattegat {

// What is wrong with the envelope.
void read_stamp(ObjectReader&, Stamp&, Checklist&);

namespace detail {

template <class G, class Reader, std::size_t... I>
bool read_body(std::string_view type, Reader& reader, typename Entry<G>::Body& body,
               std::index_sequence<I...>) {
  const auto is = [&]<class Kind>(std::in_place_type_t<Kind>) {
    if (Kind::type != type) return false;
    each_field(body.template emplace<Kind>(), reader);
    return true;
  };
  return (is(std::in_place_type<std::variant_alternative_t<I, typename Entry<G>::Body>>) || ...);
}

template <class Body, std::size_t... I>
Text unknown_type(const std::string& type, std::index_sequence<I...>) {
  constexpr std::string_view types[] = {std::variant_alternative_t<I, Body>::type...};
  return unknown_word(types, type);
}

}  // namespace detail

template <class G>
ReadEntry<G> read_entry(const Json& json, Names seated) {
  using Body = typename Entry<G>::Body;
  constexpr auto kinds = std::make_index_sequence<std::variant_size_v<Body>>();
  ReadEntry<G> read;
  Checklist list;
  const auto* object = json.as<Json::Object>();
  if (!object) return {{}, {{type_key, expected(Word::expects_object)}}};
  if (values_in(json) > json_entry_limit) return {{}, {{type_key, text(Word::json_too_many)}}};

  ObjectReader reader(*object, seated, list);
  std::optional<std::string> type;
  reader(type_key, type);
  if (list.clean() && list.asked(type, type_key) &&
      !detail::read_body<G>(*type, reader, read.entry.body, kinds))
    list.add({{type_key, detail::unknown_type<Body>(*type, kinds)}});
  if (!list.clean() && concerns(list.found(), type_key)) return {{}, std::move(list).done()};
  read_stamp(reader, read.entry.stamp, list);
  reader.done();
  read.form = std::move(list).done();
  return read;
}

// The same of a good entry on a line; nothing where read_entry() has to look.
template <class G>
std::optional<ReadEntry<G>> read_line(std::string_view line, Names seated) {
  constexpr auto kinds = std::make_index_sequence<std::variant_size_v<typename Entry<G>::Body>>();
  if (line.size() / 2 > json_entry_limit) return std::nullopt;  // it may have too many values
  ReadEntry<G> read;
  LineReader reader(line, seated);
  std::optional<std::string> type;
  reader(type_key, type);
  if (!type || !detail::read_body<G>(*type, reader, read.entry.body, kinds)) return std::nullopt;
  Stamp& stamp = read.entry.stamp;
  each_field(stamp, reader);
  if (!reader.done() || (stamp.at && !is_time(*stamp.at))) return std::nullopt;
  return read;
}

#define KATTEGAT_GAME(game)                                             \
  extern template ReadEntry<game> read_entry<game>(const Json&, Names); \
  extern template std::optional<ReadEntry<game>> read_line<game>(std::string_view, Names);
#include "kattegat/games/games.def"
#undef KATTEGAT_GAME

}  // namespace kattegat
