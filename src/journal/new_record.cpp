// The other way of contents.cpp: a record that says this.
#include "kattegat/journal/contents.hpp"

namespace kattegat {
namespace {

class Object {
 public:
  template <class T>
  Object& with(std::string_view key, T&& value) {
    object_.emplace_back(std::string(key), Json(std::forward<T>(value)));
    return *this;
  }
  Object& text(std::string_view key, const std::string& value) {
    return value.empty() ? *this : with(key, value);
  }
  Object& id(std::string_view key, const Uuid& id) { return with(key, to_string(id)); }
  Object& follows(const Follows& follows) {
    return follows.empty() ? *this : list("follows", follows);
  }
  template <class T>
  Object& list(std::string_view key, const std::vector<T>& values) {
    Json::Array array;
    for (const T& value : values) array.emplace_back(to_string(value));
    return with(key, std::move(array));
  }
  [[nodiscard]] std::string line() { return to_line(Json(std::move(object_))); }
  [[nodiscard]] bool empty() const { return object_.empty(); }

 private:
  Json::Object object_;
};

struct Parts {
  Object body, words;
};

void put(Parts& parts, const EveningContents& one) {
  parts.body.with("given", one.keys.without_people().json()).follows(one.follows);
  parts.words.text("place", one.place);
}
void put(Parts& parts, const SessionContents& one) {
  parts.body.with("given", one.keys.without_people().json()).list("sitters", one.sitters);
  Json::Array order;
  bool plain = true;
  for (std::size_t i = 0; i < one.order.size(); ++i) {
    order.emplace_back(one.order[i]);
    plain = plain && one.order[i] == static_cast<int>(i);
  }
  if (!plain) parts.body.with("order", std::move(order));
  if (one.dealers_until > 0) parts.body.with("dealers_until", one.dealers_until);
  if (one.takes_over) parts.body.with("takes_over", true);
  parts.body.follows(one.follows);
  parts.words.text("why", one.why);
}
void put(Parts& parts, const PlayerContents& one) {
  if (one.by_id) parts.body.with("known", true);
  if (one.guest) parts.body.with("guest", true);
  parts.words.text("name", one.name);
}
void put(Parts& parts, const PaymentContents& one) {
  parts.body.id("from", one.from).id("to", one.to).with("amount", to_string(one.amount));
  if (one.nth > 0) parts.body.with("nth", one.nth);
  if (!one.parts.empty()) parts.body.list("parts", one.parts);
  if (!one.seen.empty()) parts.body.list("seen", one.seen);
  if (!one.made) parts.body.with("made", false);
  parts.body.text("at", one.at).follows(one.follows);
  parts.words.text("why", one.why);
}
void put(Parts& parts, const InitialsContents& one) {
  parts.body.id("player", one.player).with("money", to_string(one.money)).text("at", one.at);
  parts.words.text("initials", one.initials);
}
void put(Parts&, const EntryContents&) { KATTEGAT_CHECK(false /* its body is its own */); }
void put(Parts& parts, const DecisionContents& one) {
  parts.body.id("of", one.of).text("at", one.at).follows(one.follows);
  if (one.behind) parts.body.id("behind", *one.behind);
  parts.words.text("why", one.why);
}
void put(Parts& parts, const CorrectionContents& one) {
  const auto as = parse_json(one.as.body);
  KATTEGAT_CHECK(as.has_value());
  parts.body.id("of", one.of).text("at", one.at).with("as", *as).follows(one.follows);
  if (one.behind) parts.body.id("behind", *one.behind);
  parts.words.text("why", one.why);
  if (!one.as.texts.empty()) parts.words.with("as", one.as.texts);
}
void put(Parts& parts, const EndedContents& one) {
  parts.body.with("ended", one.ended).text("at", one.at).follows(one.follows);
  parts.words.text("why", one.why);
}
void put(Parts& parts, const NameContents& one) {
  if (one.by_id) parts.body.with("known", true);
  parts.body.follows(one.follows);
  parts.words.text("name", one.name);
}
void put(Parts& parts, const NumberContents& one) {
  parts.body.with("which", name_of(one.which)).follows(one.follows);
  parts.words.text("number", one.number);
}
void put(Parts& parts, const RetiredContents& one) {
  parts.body.with("retired", one.retired).follows(one.follows);
}
void put(Parts& parts, const FusionContents& one) {
  if (one.with) parts.body.id("with", *one.with);
  parts.body.follows(one.follows);
}
void put(Parts& parts, const ErasureContents& one) {
  parts.body.list("people", one.people);
  if (!one.records.empty()) parts.body.list("records", one.records);
  parts.body.with("pseudonym", one.pseudonym);
}
void put(Parts& parts, const PurseContents& one) {
  parts.body.id("person", one.person)
      .with("what", name_of(one.what))
      .with("to_club", one.to_club)
      .with("amount", to_string(one.amount))
      .with("currency", one.currency)
      .with("date", one.date);
  if (one.evening) parts.body.id("evening", *one.evening);
  if (one.nth > 0) parts.body.with("nth", one.nth);
  if (!one.stands) parts.body.with("stands", false);
  parts.body.text("at", one.at).follows(one.follows);
  parts.words.text("note", one.note).text("why", one.why);
}

}  // namespace

NewRecord new_record(RecordKind kind, const Uuid& id, const Uuid& parent,
                     const Contents& contents) {
  NewRecord made{kind, id, parent, "", std::nullopt};
  if (const auto* entry = std::get_if<EntryContents>(&contents)) {
    made.body = entry->body;
    if (!entry->texts.empty()) made.words = salted(to_line(entry->texts));
    return made;
  }
  Parts parts;
  std::visit([&](const auto& one) { put(parts, one); }, contents);
  made.body = parts.body.line();
  if (!parts.words.empty()) made.words = salted(parts.words.line());
  return made;
}

}  // namespace kattegat
