// The evening file: JSON in, facts and complaints out. evening-format, "File" to "Deals".
#pragma once
#include "kattegat/core/calendar.hpp"
#include "kattegat/evening/evening.hpp"
#include "kattegat/evening/line_reader.hpp"

namespace kattegat {

struct Reading {
  Evening evening;
  Complaints complaints;  // about headers; those about entries stand with them
};

// Of a file, or of the code of an evening (code.hpp). A Text says why the bytes cannot be taken at
// all (too large, not JSON, too many entries).
Result<Reading, Text> read_evening(std::string_view bytes);
Result<Reading, Text> new_evening_from_json(const Json&);
// As a book holds it: names and currencies that earlier editions allowed are no complaint.
Result<Reading, Text> evening_from_json(const Json&);
// The same, of which there is the header alone; no sessions.
Result<Reading, Text> evening_from_header(const WrittenHeader&);

// The header of one session whose players are known; without its entries.
std::optional<EveningSession> read_session(const Json::Object&,
                                           const std::vector<std::string>& players, Checklist&);
// The house rules of a game alone, read as strictly as those of a session. Where no game has this
// id there is nothing to read.
AnyHouse read_house_rules(std::string_view game, const Json& rules, Checklist&);
// What is wrong with the envelope.
void read_stamp(ObjectReader&, Stamp&, Checklist&);
template <class Reader>
void read_stamp(Reader& reader, Stamp& stamp) {
  reader("id", stamp.id);
  reader("at", stamp.at);
  reader("by", stamp.by);
  reader("dealer", stamp.dealer);
  reader("void", stamp.voided);
}

namespace detail {

template <class G, class Reader, std::size_t... I>
bool read_body(std::string_view type, Reader& reader, typename Entry<G>::Body& body,
               std::index_sequence<I...>) {
  const auto is = [&]<class Kind>(std::in_place_type_t<Kind>) {
    if (Kind::type != type) return false;
    Kind::fields(body.template emplace<Kind>(), reader);
    return true;
  };
  return (is(std::in_place_type<std::variant_alternative_t<I, typename Entry<G>::Body>>) || ...);
}

template <class Body, std::size_t... I>
FormFault unknown_type(const std::string& type, std::index_sequence<I...>) {
  constexpr std::string_view types[] = {std::variant_alternative_t<I, Body>::type...};
  std::size_t index = 0;
  return find_word(types, type, index);
}

}  // namespace detail

template <class G>
ReadEntry<G> read_entry(const Json& json, Names seated) {
  using Body = typename Entry<G>::Body;
  constexpr auto kinds = std::make_index_sequence<std::variant_size_v<Body>>();
  ReadEntry<G> read;
  Checklist list;
  const auto* object = json.as<Json::Object>();
  if (!object) return {{}, {{"type", *expected(Word::expects_object)}}};

  ObjectReader reader(*object, seated, list);
  std::optional<std::string> type;
  reader("type", type);
  if (list.clean() && list.asked(type, "type") &&
      !detail::read_body<G>(*type, reader, read.entry.body, kinds))
    list.add({{"type", *detail::unknown_type<Body>(*type, kinds)}});
  if (!list.clean() && concerns(list.found(), "type")) return {{}, std::move(list).done()};
  read_stamp(reader, read.entry.stamp, list);
  reader.done();
  read.form = std::move(list).done();
  return read;
}

// The same of a good entry on a line; nothing where read_entry() has to look.
template <class G>
std::optional<ReadEntry<G>> read_line(std::string_view line, Names seated) {
  constexpr auto kinds = std::make_index_sequence<std::variant_size_v<typename Entry<G>::Body>>();
  ReadEntry<G> read;
  LineReader reader(line, seated);
  std::optional<std::string> type;
  reader("type", type);
  if (!type || !detail::read_body<G>(*type, reader, read.entry.body, kinds)) return std::nullopt;
  Stamp& stamp = read.entry.stamp;
  read_stamp(reader, stamp);
  if (!reader.done() || (stamp.at && !is_time(*stamp.at))) return std::nullopt;
  return read;
}

inline constexpr std::size_t most_letters_of_a_name = 80;
// 1 to 80 characters, none of them a control character, no space at either end.
bool is_stored_name(const std::string&);
// The same without bidi marks and what is otherwise invisible without effect: a name that hides
// something looks like another one. For every name that is new to a book.
bool is_player_name(const std::string&);

}  // namespace kattegat
