// An entry as the book keeps it: its players by number, its free texts apart.
#pragma once
#include "kattegat/core/json/json_member.hpp"
#include "kattegat/evening/names.hpp"
#include "kattegat/evening/read_entry.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/journal/records/contents.hpp"

namespace kattegat {

// The texts of an entry that somebody has written as they liked.
template <class G, class Visit>
void each_free_text(Entry<G>& entry, const Visit& visit) {
  std::visit(
      [&]<class One>(One& one) {
        each_field(one, [&]<class T>(std::string_view key, std::optional<T>& value) {
          if constexpr (std::is_same_v<T, std::string>)
            if (value) visit(key, *value);
        });
      },
      entry.body);
  if (entry.stamp.by) visit("by", *entry.stamp.by);
}

// There, and back. What a file has in the place of a text that was forgotten is no text.
template <class G>
EntryContents to_contents(Entry<G> entry, Names numbers) {
  EntryContents contents;
  each_free_text<G>(entry, [&](std::string_view key, std::string& text) {
    if (text == forgotten) return;
    contents.texts.emplace_back(key, std::exchange(text, std::string(forgotten)));
  });
  contents.body = to_line(entry_to_json(entry, numbers));
  return contents;
}
template <class G>
ReadEntry<G> from_body(std::string_view body, Names numbers) {
  if (auto read = read_line<G>(body, numbers)) return std::move(*read);
  const auto json = parse_json(body, json_record_limit);
  if (!json) return {{}, {{"type", json.error()}}};
  return read_entry<G>(*json, numbers);
}
template <class G>
ReadEntry<G> from_contents(const EntryContents& contents, Names numbers) {
  ReadEntry<G> read = from_body<G>(contents.body, numbers);
  if (contents.texts.empty()) return read;
  // A reason must say something: whoever has no words of it any longer counts the entry all the
  // same, so whoever has an empty one does, too.
  each_free_text<G>(read.entry, [&](std::string_view key, std::string& text) {
    std::string said = text_member(contents.texts, key, text);
    if (key != "why" || !said.empty()) text = std::move(said);
  });
  return read;
}

// Whether what somebody has written as they liked is in the texts alone: what the body says is
// never forgotten. `read`: the body.
template <class G>
bool keeps_texts_apart(ReadEntry<G> read, const Json::Object& texts) {
  bool is_apart = !read.entry.stamp.voided;
  std::size_t known = 0;
  each_free_text<G>(read.entry, [&](std::string_view key, const std::string& text) {
    is_apart = is_apart && text == forgotten;
    if (find_member(texts, key)) ++known;
  });
  return is_apart && known == texts.size();
}

}  // namespace kattegat
