// What a record says: read, and judged by its form.
#include "kattegat/journal/contents.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "kattegat/core/calendar.hpp"
#include "kattegat/core/json_member.hpp"
#include "kattegat/core/named.hpp"
#include "kattegat/core/strict_object.hpp"
#include "kattegat/core/unicode.hpp"
#include "kattegat/evening/currencies.hpp"
#include "kattegat/evening/player_name.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat {
namespace {

constexpr std::size_t people_limit = 10'000;
constexpr std::size_t parts_limit = 1000;  // of an evening

// An object within a record while it is read. The first fault stays.
class Members {
 public:
  explicit Members(std::string_view json) : object_(object_in(json)), members_(object_) {}
  Members(const Members&) = delete;
  Members& operator=(const Members&) = delete;

  const Json* take(std::string_view key) { return members_.take(key); }
  template <class T>
  T get(std::string_view key) {
    const Json* value = take(key);
    const T* found = value ? value->as<T>() : nullptr;
    if (!found) return fail(key), T{};
    return *found;
  }
  std::string text(std::string_view key) { return get<std::string>(key); }
  std::string text_or(std::string_view key, std::string_view otherwise) {
    return has(key) ? text(key) : std::string(otherwise);
  }
  bool flag_or(std::string_view key, bool otherwise) {
    return has(key) ? get<bool>(key) : otherwise;
  }
  std::string time(std::string_view key) {
    const std::string at = text_or(key, "");
    if (!at.empty() && !is_time(at)) fail(key);
    return at;
  }
  Uuid uuid(std::string_view key) { return parsed<Uuid>(key, text(key), parse_uuid); }
  Money money(std::string_view key) {
    const Money amount = parsed<Money>(key, text(key), parse_money);
    if (!fits_money(exact(amount))) fail(key);
    return amount;
  }
  Money payment(std::string_view key) {
    const Money amount = money(key);
    if (amount <= Money{} || amount > payment_limit) fail(key);
    return amount;
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
      all.push_back(parsed<T>(key, word ? *word : "", parse));
    }
    return all;
  }
  Follows follows() { return list<Hash>("follows", parse_hash, follows_limit); }
  bool has(std::string_view key) { return find_member(object_, key) != nullptr; }
  void fail(std::string_view key) {
    if (fault_.empty()) fault_ = key;
  }
  // What is wrong; "" when everything was read and there is nothing more.
  [[nodiscard]] std::string fault() const {
    std::string fault = fault_;
    members_.each_unknown([&](const std::string& key) {
      if (fault.empty()) fault = key;
    });
    return fault;
  }
  [[nodiscard]] bool readable() const { return fault_.empty(); }
  const Json::Object& take_all() { return members_.take_all(); }

 private:
  template <class T, class Parse>
  T parsed(std::string_view key, const std::string& word, Parse&& parse) {
    const auto value = parse(word);
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

  std::string fault_;
  Json::Object object_;
  StrictObject members_;
};

class Reader {
 public:
  Reader(const Record& record, const std::optional<Words>& words)
      : record_(record),
        body_(record.kind == RecordKind::entry ? "{}" : std::string_view(record.body)),
        words_(words ? std::string_view(words->text) : "{}"),
        remembered_(words.has_value()) {}

  Result<Contents, Text> run() {
    Contents contents = read();
    std::string fault = body_.fault();
    if (fault.empty()) fault = words_.fault();
    if (fault.empty()) return contents;
    return text(Word::book_unreadable_record, to_string(record_.id), fault);
  }

 private:
  Contents read() {
    switch (record_.kind) {
      case RecordKind::evening:
        return evening();
      case RecordKind::session:
        return session();
      case RecordKind::player:
        return player();
      case RecordKind::payment:
        return payment();
      case RecordKind::initials:
        return initials();
      case RecordKind::entry:
        return entry();
      case RecordKind::voided:
      case RecordKind::restored:
        return decision();
      case RecordKind::correction:
        return correction();
      case RecordKind::ended:
        return ended();
      case RecordKind::name:
        return name();
      case RecordKind::number:
        return number();
      case RecordKind::retired:
        return retired();
      case RecordKind::fusion:
        return fusion();
      case RecordKind::erasure:
        return erasure();
      case RecordKind::purse:
        return purse();
    }
    body_.fail("kind");
    return EndedContents{};
  }

  Contents evening() {
    EveningContents one{EveningKeys(body_.get<Json::Object>("given")), words_.text_or("place", ""),
                        body_.follows()};
    if (one.keys.has_place() && record_.words && !remembered_) one.place = forgotten;
    return one;
  }
  Contents session() {
    SessionContents one;
    one.keys = SessionKeys(body_.get<Json::Object>("given"));
    one.sitters = body_.list<Uuid>("sitters", parse_uuid, max_seats);
    if (std::set(one.sitters.begin(), one.sitters.end()).size() < one.sitters.size())
      body_.fail("sitters");
    one.order = order(one.sitters.size());
    if (body_.has("dealers_until")) one.dealers_until = body_.get<std::int64_t>("dealers_until");
    one.why = why();
    one.follows = body_.follows();
    one.takes_over = body_.flag_or("takes_over", false);
    if (one.takes_over && one.follows.empty()) body_.fail("takes_over");
    return one;
  }
  std::vector<int> order(std::size_t sitters) {
    std::vector<int> order(sitters);
    for (std::size_t i = 0; i < sitters; ++i) order[i] = static_cast<int>(i);
    if (!body_.has("order")) return order;
    std::vector<int> given;
    for (const Json& one : body_.get<Json::Array>("order")) {
      const auto* number = one.as<std::int64_t>();
      given.push_back(number && *number >= 0 && *number < max_seats ? static_cast<int>(*number)
                                                                    : max_seats);
    }
    if (!std::is_permutation(given.begin(), given.end(), order.begin(), order.end()))
      body_.fail("order");
    return given;
  }
  Contents player() {
    return PlayerContents{person_name(), body_.flag_or("known", false),
                          body_.flag_or("guest", false)};
  }
  Contents payment() {
    PaymentContents one{body_.uuid("from"),
                        body_.uuid("to"),
                        body_.payment("amount"),
                        0,
                        body_.flag_or("made", true),
                        body_.time("at"),
                        why(),
                        body_.follows()};
    one.nth = nth();
    one.parts = body_.list<Uuid>("parts", parse_uuid, parts_limit);
    one.seen = body_.list<Uuid>("seen", parse_uuid, most_between_two);
    if (one.from == one.to) body_.fail("amount");
    return one;
  }
  Contents initials() {
    InitialsContents one{body_.uuid("player"), body_.money("money"), body_.time("at"),
                         words_.text_or("initials", "")};
    if (!one.initials.empty() && !is_stored_name(one.initials)) words_.fail("initials");
    return one;
  }
  // Its body is judged by its game, where its session is known.
  Contents entry() { return EntryContents{record_.body, texts()}; }
  std::optional<Uuid> behind() {
    return body_.has("behind") ? std::optional(body_.uuid("behind")) : std::nullopt;
  }
  Contents decision() {
    return DecisionContents{body_.uuid("of"), body_.time("at"), why(), body_.follows(), behind()};
  }
  Contents correction() {
    CorrectionContents one{body_.uuid("of"), {},      body_.time("at"), why(),
                           body_.follows(),  behind()};
    one.as.body = to_line(body_.get<Json::Object>("as"));
    if (words_.has("as")) {
      one.as.texts = words_.get<Json::Object>("as");
      check_texts(one.as.texts, "as");
    }
    return one;
  }
  Contents ended() {
    return EndedContents{body_.get<bool>("ended"), body_.time("at"), why(), body_.follows()};
  }
  Contents name() {
    return NameContents{person_name(), body_.flag_or("known", false), body_.follows()};
  }
  Contents number() {
    NumberContents one{one_of<NumberKind>("which"), words_.text_or("number", ""), body_.follows()};
    if (payment_number(one.which, one.number) != one.number) words_.fail("number");
    return one;
  }
  Contents retired() { return RetiredContents{body_.get<bool>("retired"), body_.follows()}; }
  Contents fusion() {
    FusionContents one{std::nullopt, body_.follows()};
    if (body_.has("with")) one.with = body_.uuid("with");
    return one;
  }
  Contents erasure() {
    ErasureContents one{body_.list<Uuid>("people", parse_uuid, people_limit),
                        body_.list<Hash>("records", parse_hash, people_limit),
                        body_.text("pseudonym")};
    if (!is_player_name(one.pseudonym)) body_.fail("pseudonym");
    return one;
  }

  Contents purse() {
    PurseContents one;
    one.person = body_.uuid("person");
    one.what = one_of<PurseKind>("what");
    one.to_club = body_.get<bool>("to_club");
    one.amount = body_.payment("amount");
    one.currency = body_.text("currency");
    one.date = body_.text("date");
    if (body_.has("evening")) one.evening = body_.uuid("evening");
    one.nth = nth();
    one.stands = body_.flag_or("stands", true);
    one.at = body_.time("at");
    // Words that are gone were one of the two.
    if (one.stands || words_.has("note")) one.note = personal("note");
    if (!one.stands || words_.has("why")) one.why = personal("why");
    one.follows = body_.follows();
    if (!is_stored_currency(one.currency)) body_.fail("currency");
    if (!is_date(one.date)) body_.fail("date");
    return one;
  }

  template <class E>
  E one_of(std::string_view key) {
    const auto one = named<E>(body_.text(key));
    if (!one) body_.fail(key);
    return one.value_or(E{});
  }
  std::int64_t nth() {
    const std::int64_t nth = body_.has("nth") ? body_.get<std::int64_t>("nth") : 0;
    if (nth < 0) body_.fail("nth");
    return nth;
  }
  std::string why() { return personal("why"); }
  std::string personal(std::string_view key) {
    return words_.text_or(key, remembered_ || !record_.words ? "" : forgotten);
  }
  std::string person_name() {
    if (!remembered_) return "";
    std::string name = words_.text("name");
    if (!is_stored_name(name)) words_.fail("name");
    return name;
  }
  Json::Object texts() {
    if (!words_.readable()) body_.fail("texts");
    Json::Object all = words_.take_all();
    check_texts(all, "texts");
    return all;
  }
  void check_texts(const Json::Object& all, std::string_view key) {
    for (const auto& [name, value] : all)
      if (!value.as<std::string>()) body_.fail(key);
  }

  const Record& record_;
  Members body_, words_;
  bool remembered_;
};

}  // namespace

Result<Contents, Text> read_contents(const Record& record, const std::optional<Words>& words) {
  return Reader(record, words).run();
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

}  // namespace kattegat
