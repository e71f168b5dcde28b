// The fields of the two headers, a row each: they are read and kept in a record without people by
// these lists, and the evening's is written by its own; of a session SessionKeys writes the seats
// of now. evening-format, "File" and "Session".
#pragma once
#include <tuple>

#include "kattegat/core/forgotten.hpp"
#include "kattegat/core/json/json_member.hpp"
#include "kattegat/evening/evening.hpp"

namespace kattegat {

// What is read of a session's header before its game is known.
struct SessionHeader {
  std::optional<Uuid> id;
  std::string game;
  std::vector<std::string> seats;
  Money stake = EveningSession().stake;
  const Json* rules = nullptr;
};

// What stands there instead where nobody may be named; null where nobody is.
using Blank = Json (*)();
inline Json blank_text() { return forgotten; }
inline Json blank_list() { return Json::Array{}; }
inline Json blank_object() { return Json::Object{}; }

struct NoMember {};  // whoever reads the file knows what to do with it

template <class Member>
struct HeaderField {
  std::string_view key;
  Member member;
  Blank blank = nullptr;
  bool apart = false;  // not among the keys as they were written
};

// As somebody has written it, in a file and in a record.
template <class Member = NoMember>
constexpr HeaderField<Member> field_as_written(std::string_view key, Member member = {}) {
  return {key, member};
}
// Who, or at whose place: a file has the names that they go by now, and no record has it in its
// keys.
template <class Member>
constexpr HeaderField<Member> field_of_people(std::string_view key, Member member, Blank blank) {
  return {key, member, blank};
}
template <class Member>
constexpr HeaderField<Member> field_apart(std::string_view key, Member member,
                                          Blank blank = nullptr) {
  return {key, member, blank, true};
}

inline constexpr std::tuple evening_fields{
    field_as_written("format"),
    field_as_written("version"),
    field_apart("id", &Evening::id),
    field_as_written("date", &Evening::date),
    field_of_people("place", &Evening::place, blank_text),
    field_as_written("currency", &Evening::currency),
    field_as_written("cash_rounding", &Evening::coin),
    field_of_people("players", &Evening::players, blank_list),
    field_of_people("people", &Evening::people, blank_object),
    field_apart("sessions", NoMember())};

inline constexpr std::tuple session_fields{
    field_apart("id", &SessionHeader::id),
    field_as_written("game", &SessionHeader::game),
    field_of_people("seats", &SessionHeader::seats, blank_list),
    field_as_written("stake", &SessionHeader::stake),
    field_as_written("rules", &SessionHeader::rules),
    field_apart("entries", NoMember(), blank_list)};

template <class Fields, class Visit>
void each_header_field(const Fields& fields, Visit&& visit) {
  std::apply([&](const auto&... field) { (visit(field), ...); }, fields);
}

// Of a header in a file: the sessions may be most of what there is.
template <class Fields>
Json::Object keys_as_written(const Json::Object& header, const Fields& fields) {
  Json::Object keys;
  for (const Json::Member& member : header) {
    bool is_apart = false;
    each_header_field(fields, [&](const auto& field) {
      is_apart = is_apart || (field.apart && field.key == member.first);
    });
    if (!is_apart) keys.push_back(member);
  }
  return keys;
}

// Whether a field that is asked for could be read. One that stands there and could not has been
// told of.
inline bool was_read(const Json::Object& object, std::string_view key, Checklist& list) {
  return find_member(object, key) ? !concerns(list.found(), key) : list.asked(false, key);
}

// Reads what stands in its member; what cannot be read, or is not there, leaves it as it is.
template <class Of>
class HeaderReader {
 public:
  HeaderReader(ObjectReader& reader, Of& header) : reader_(reader), header_(header) {}

  template <class Member>
  void operator()(const HeaderField<Member>& field) {
    if constexpr (std::is_same_v<Member, NoMember>)
      reader_.take(field.key);
    else
      read(field.key, header_.*field.member);
  }

 private:
  template <class T>
  void read(std::string_view key, T& member) {
    std::optional<T> value;
    reader_(key, value);
    if (value) member = std::move(*value);
  }
  void read(std::string_view key, std::optional<Uuid>& id) { reader_(key, id); }
  void read(std::string_view key, const Json*& value) { value = reader_.take(key); }
  // By the names, which have to be good ones first.
  void read(std::string_view key, std::vector<std::optional<Uuid>>&) { reader_.take(key); }
  // What is no amount is one that is not allowed.
  void read(std::string_view key, Money& amount) {
    std::optional<std::string> written;
    reader_(key, written);
    if (written) amount = parse_money(*written).value_or(Money{-1});
  }

  ObjectReader& reader_;
  Of& header_;
};

// An object that has these fields and no others.
template <class Of, class Fields>
void read_header(const Json::Object& object, const Fields& fields, Of& header, Checklist& list) {
  ObjectReader reader(object, Names{}, list);
  each_header_field(fields, HeaderReader<Of>(reader, header));
  reader.done();
}

}  // namespace kattegat
