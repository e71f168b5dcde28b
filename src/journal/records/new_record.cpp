// The other way of contents.cpp: a record that says this.
#include "kattegat/journal/records/contents.hpp"

#include <algorithm>

#include "contents_fields.hpp"

namespace kattegat {
namespace {

// A line of JSON while it is written; what is empty is left out.
class Line {
 public:
  template <class T>
  void put(std::string_view key, T&& value) {
    object_.emplace_back(std::string(key), Json(std::forward<T>(value)));
  }
  void put_if_any(std::string_view key, const std::string& text) {
    if (!text.empty()) put(key, text);
  }
  [[nodiscard]] std::string json() && { return to_line(Json(std::move(object_))); }
  [[nodiscard]] bool empty() const { return object_.empty(); }

 private:
  Json::Object object_;
};

// The form of contents_fields.hpp that writes.
class RecordWriter {
 public:
  template <class Keys>
  void given(const Keys& keys) {
    body.put("given", keys.without_people().json());
  }
  void id(std::string_view key, const Uuid& id) { body.put(key, to_string(id)); }
  void id(std::string_view key, const std::optional<Uuid>& id) {
    if (id) body.put(key, to_string(*id));
  }
  template <class T>
  void list(std::string_view key, const std::vector<T>& all, std::size_t) {
    Json::Array array;
    for (const T& one : all) array.emplace_back(to_string(one));
    body.put(key, std::move(array));
  }
  template <class T>
  void list_if_any(std::string_view key, const std::vector<T>& all, std::size_t limit) {
    if (!all.empty()) list(key, all, limit);
  }
  void follows(const Follows& follows) { list_if_any("follows", follows, follows_limit); }
  void order(const std::vector<int>& order, std::size_t) {
    if (!std::is_sorted(order.begin(), order.end()))
      body.put("order", Json::Array(order.begin(), order.end()));
  }
  void text(std::string_view key, const std::string& text) { body.put(key, text); }
  void flag(std::string_view key, bool flag) { body.put(key, flag); }
  void flag(std::string_view key, bool flag, bool usual) {
    if (flag != usual) body.put(key, flag);
  }
  void number(std::string_view key, std::int64_t number) {
    if (number > 0) body.put(key, number);
  }
  void money(std::string_view key, Money money) { body.put(key, to_string(money)); }
  void time(const std::string& at) { body.put_if_any("at", at); }
  template <class E>
  void named(std::string_view key, E value) {
    body.put(key, name_of(value));
  }
  void entry(std::string_view key, const EntryContents& as) {
    auto json = parse_json(as.body);
    KATTEGAT_CHECK(json.has_value());
    body.put(key, *std::move(json));
  }

  void name(const std::string& name) { beside.put_if_any("name", name); }
  void words(std::string_view key, const std::string& words) { beside.put_if_any(key, words); }
  void personal(std::string_view key, const std::string& words, bool = true) {
    beside.put_if_any(key, words);
  }
  void texts(std::string_view key, const Json::Object& texts) {
    if (!texts.empty()) beside.put(key, texts);
  }

  Line body, beside;
};

bool says_such(RecordKind kind, const Contents& contents) {
  const auto such = empty_contents(kind);
  return such && such->index() == contents.index();
}

}  // namespace

NewRecord new_record(RecordKind kind, const Uuid& id, const Uuid& parent, Contents contents) {
  KATTEGAT_CHECK(says_such(kind, contents));
  NewRecord made{kind, id, parent, "", std::nullopt};
  const auto say = [&]<class One>(One& one) {
    if constexpr (std::is_same_v<One, EntryContents>) {  // its body is its own
      made.body = std::move(one.body);
      if (!one.texts.empty()) made.words = salted(to_line(Json(std::move(one.texts))));
    } else {
      RecordWriter writer;
      fields(writer, one);
      made.body = std::move(writer.body).json();
      if (!writer.beside.empty()) made.words = salted(std::move(writer.beside).json());
    }
  };
  std::visit(say, contents);
  return made;
}

}  // namespace kattegat
