// What a record says: read, and judged by its form.
#include "kattegat/journal/records/contents.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "contents_fields.hpp"
#include "kattegat/core/calendar.hpp"
#include "kattegat/core/json/json_member.hpp"
#include "kattegat/core/json/strict_object.hpp"
#include "kattegat/core/text/named.hpp"
#include "kattegat/core/text/shortened.hpp"
#include "kattegat/core/text/unicode.hpp"
#include "kattegat/evening/currencies.hpp"
#include "kattegat/evening/player_name.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat {
namespace {

// The key of what is wrong, which may be any, also ""; nothing where all is well.
using WrongKey = std::optional<std::string>;

// An object within a record while it is read. The first fault stays.
class Members {
 public:
  explicit Members(std::string_view json) : object_(object_in(json)), members_(object_) {}
  Members(const Members&) = delete;
  Members& operator=(const Members&) = delete;

  [[nodiscard]] bool has(std::string_view key) const {
    return find_member(object_, key) != nullptr;
  }
  template <class T>
  T get(std::string_view key) {
    const Json* value = members_.take(key);
    const T* found = value ? value->as<T>() : nullptr;
    if (!found) return fail(key), T{};
    return *found;
  }
  std::string text_or(std::string_view key, std::string_view otherwise) {
    return has(key) ? get<std::string>(key) : std::string(otherwise);
  }
  template <class T>
  T parsed(std::string_view key, std::optional<T> (*parse)(std::string_view)) {
    return valid(key, parse(get<std::string>(key)));
  }
  template <class T>
  std::vector<T> list(std::string_view key, std::optional<T> (*parse)(std::string_view),
                      std::size_t limit) {
    std::vector<T> all;
    if (!has(key)) return all;
    const auto array = get<Json::Array>(key);
    if (array.size() > limit) fail(key);
    for (const Json& one : array) {
      const auto* word = one.as<std::string>();
      all.push_back(valid(key, parse(word ? *word : "")));
    }
    return all;
  }
  const Json::Object& take_all() { return members_.take_all(); }
  void fail(std::string_view key) {
    if (!fault_) fault_ = key;
  }
  // Nothing when everything was read and there is nothing more.
  [[nodiscard]] WrongKey fault() const {
    WrongKey fault = fault_;
    members_.each_unknown([&](const std::string& key) {
      if (!fault) fault = key;
    });
    return fault;
  }

 private:
  template <class T>
  T valid(std::string_view key, const std::optional<T>& value) {
    if (!value) fail(key);
    return value.value_or(T{});
  }

  Json::Object object_in(std::string_view json) {
    auto read = parse_json(json, json_record_limit);
    if (read && read->as<Json::Object>() && is_exact(*read))
      return std::move(std::get<Json::Object>(read->value));
    fail("JSON");
    return {};
  }

  WrongKey fault_;
  Json::Object object_;
  StrictObject members_;
};

template <class T>
std::optional<T> parse_one(std::string_view word) {
  if constexpr (std::is_same_v<T, Uuid>)
    return parse_uuid(word);
  else
    return parse_hash(word);
}

// The form of contents_fields.hpp that reads.
class RecordReader {
 public:
  RecordReader(const Record& record, const std::optional<Words>& words)
      : body_(record.kind == RecordKind::entry ? "{}" : std::string_view(record.body)),
        words_(words ? std::string_view(words->text) : "{}"),
        remembered_(words.has_value()),
        has_forgotten_(record.words && !words) {}

  template <class Keys>
  void given(Keys& keys) {
    keys = Keys(body_.get<Json::Object>("given"));
  }
  void id(std::string_view key, Uuid& id) { id = body_.parsed(key, parse_uuid); }
  void id(std::string_view key, std::optional<Uuid>& id) {
    if (body_.has(key)) id = body_.parsed(key, parse_uuid);
  }
  template <class T>
  void list(std::string_view key, std::vector<T>& all, std::size_t limit) {
    all = body_.list(key, parse_one<T>, limit);
  }
  template <class T>
  void list_if_any(std::string_view key, std::vector<T>& all, std::size_t limit) {
    list(key, all, limit);
  }
  void follows(Follows& follows) { list("follows", follows, follows_limit); }
  void order(std::vector<int>& order, std::size_t sitters) {
    if (!body_.has("order")) {
      order.resize(sitters);
      return std::iota(order.begin(), order.end(), 0);
    }
    for (const Json& one : body_.get<Json::Array>("order")) {
      const auto* number = one.as<std::int64_t>();
      order.push_back(number && *number >= 0 && *number < max_seats ? static_cast<int>(*number)
                                                                    : max_seats);
    }
  }
  void text(std::string_view key, std::string& text) { text = body_.get<std::string>(key); }
  void flag(std::string_view key, bool& flag) { flag = body_.get<bool>(key); }
  void flag(std::string_view key, bool& flag, bool usual) {
    flag = body_.has(key) ? body_.get<bool>(key) : usual;
  }
  void number(std::string_view key, std::int64_t& number) {
    if (body_.has(key)) number = body_.get<std::int64_t>(key);
  }
  void money(std::string_view key, Money& money) {
    money = body_.parsed(key, parse_money);
    if (!fits_money(exact(money))) body_.fail(key);
  }
  void time(std::string& at) {
    at = body_.text_or("at", "");
    if (!at.empty() && !is_time(at)) body_.fail("at");
  }
  template <class E>
  void named(std::string_view key, E& value) {
    value = body_.parsed<E>(key, kattegat::named<E>);
  }
  void entry(std::string_view key, EntryContents& as) {
    as.body = to_line(body_.get<Json::Object>(key));
  }

  void name(std::string& name) {
    if (!remembered_) return;
    name = words_.get<std::string>("name");
    if (!is_stored_name(name)) words_.fail("name");
  }
  void words(std::string_view key, std::string& words) { words = words_.text_or(key, ""); }
  void personal(std::string_view key, std::string& words, bool were_any = true) {
    words = words_.text_or(key, has_forgotten_ && were_any ? forgotten : "");
  }
  void texts(std::string_view key, Json::Object& texts) {
    if (words_.has(key)) texts = words_.get<Json::Object>(key);
  }
  void all_texts(Json::Object& texts) { texts = words_.take_all(); }

  [[nodiscard]] WrongKey fault() const {
    WrongKey fault = body_.fault();
    return fault ? fault : words_.fault();
  }

 private:
  Members body_, words_;
  bool remembered_, has_forgotten_;
};

// What cannot be, where each reads well for itself.
WrongKey wrong_unless(bool can_be, std::string_view key) {
  return can_be ? WrongKey() : WrongKey(key);
}
template <class One>
WrongKey wrong_in(const One&) {
  return {};
}
WrongKey wrong_in(const SessionContents& one) {
  if (std::set(one.sitters.begin(), one.sitters.end()).size() < one.sitters.size())
    return "sitters";
  std::vector<int> all(one.sitters.size());
  std::iota(all.begin(), all.end(), 0);
  if (!std::is_permutation(one.order.begin(), one.order.end(), all.begin(), all.end()))
    return "order";
  return wrong_unless(!one.takes_over || !one.follows.empty(), "takes_over");
}
bool can_be_paid(Money amount) { return amount > Money{} && amount <= payment_limit; }
WrongKey wrong_in(const PaymentContents& one) {
  if (!can_be_paid(one.amount) || one.from == one.to) return "amount";
  return wrong_unless(one.nth >= 0, "nth");
}
WrongKey wrong_in(const InitialsContents& one) {
  return wrong_unless(one.initials.empty() || is_stored_name(one.initials), "initials");
}
bool are_texts(const Json::Object& all) {
  return std::all_of(all.begin(), all.end(),
                     [](const Json::Member& one) { return one.second.as<std::string>(); });
}
WrongKey wrong_in(const EntryContents& one) { return wrong_unless(are_texts(one.texts), "texts"); }
WrongKey wrong_in(const CorrectionContents& one) {
  return wrong_unless(are_texts(one.as.texts), "as");
}
WrongKey wrong_in(const NumberContents& one) {
  return wrong_unless(payment_number(one.which, one.number) == one.number, "number");
}
WrongKey wrong_in(const ErasureContents& one) {
  return wrong_unless(is_player_name(one.pseudonym), "pseudonym");
}
WrongKey wrong_in(const PurseContents& one) {
  if (!can_be_paid(one.amount)) return "amount";
  if (!is_stored_currency(one.currency)) return "currency";
  if (!is_date(one.date)) return "date";
  return wrong_unless(one.nth >= 0, "nth");
}

void read(Contents& contents, const Record& record, RecordReader& reader) {
  const auto fill = [&]<class One>(One& one) {
    if constexpr (std::is_same_v<One, EntryContents>) {  // is judged by its game, where it is known
      one.body = record.body;
      reader.all_texts(one.texts);
    } else {
      fields(reader, one);
    }
  };
  std::visit(fill, contents);
}

}  // namespace

// A stranger's key is as long as a record can be.
Text unreadable_record(const Uuid& record, std::string_view what) {
  return text(Word::book_unreadable_record, to_string(record), shortened(what, 100));
}

Result<Contents, Text> read_contents(const Record& record, const std::optional<Words>& words) {
  std::optional<Contents> contents = empty_contents(record.kind);
  if (!contents) return unreadable_record(record.id, "kind");
  RecordReader reader(record, words);
  read(*contents, record, reader);
  WrongKey fault = reader.fault();
  if (!fault)
    fault = std::visit([](const auto& one) { return wrong_in(one); }, std::as_const(*contents));
  if (!fault) return *std::move(contents);
  return unreadable_record(record.id, *fault);
}

const EntryContents* entry_in(const Contents& contents) {
  if (const auto* correction = std::get_if<CorrectionContents>(&contents)) return &correction->as;
  return std::get_if<EntryContents>(&contents);
}

const Follows* follows_in(const Contents& contents) {
  return std::visit(
      [](const auto& one) -> const Follows* {
        if constexpr (requires { one.follows; })
          return &one.follows;
        else
          return nullptr;
      },
      contents);
}
Follows* follows_in(Contents& contents) {
  return const_cast<Follows*>(follows_in(std::as_const(contents)));
}

std::string name_said(const Item& item) {
  if (item.record.kind != RecordKind::player && item.record.kind != RecordKind::name) return "";
  const auto contents = read_contents(item.record, item.words);
  if (!contents) return "";
  const auto* player = std::get_if<PlayerContents>(&*contents);
  return player ? player->name : std::get<NameContents>(*contents).name;
}

}  // namespace kattegat
