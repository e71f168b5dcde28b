#include "support/ours.hpp"

#include <filesystem>

namespace kattegat::test::ours {

Book Ours::copy_in(const Folder& folder) {
  static const Folder first;
  const std::string made = first.path("book.db"), copy = folder.path("book.db");
  if (!Book::is_there(made)) {
    Book book = opened(made);
    import_into(book, ligeud_evening(1, nine_made(1) + "," + agreed(2, "5")));
  }
  for (const char* const end : {"", "-key"}) std::filesystem::copy_file(made + end, copy + end);
  return opened(copy);
}

NewRecord note(int n, const std::string& says) {
  return new_record(RecordKind::entry, uuid_of(3, n), session,
                    EntryContents{R"({"type":"note","text":"…"})", {{"text", says}}});
}

NewRecord raw(RecordKind kind, const Uuid& id, const Uuid& parent, const std::string& body,
              const std::string& words) {
  NewRecord made{kind, id, parent, body, std::nullopt};
  if (!words.empty()) made.words = salted(words);
  return made;
}

std::string reasons(const Merged& merged) {
  std::string all;
  for (const RefusedLog& one : merged.refused)
    all += std::to_string(one.number) + ": " + say(one.why, Language::english) + "\n";
  return all;
}

}  // namespace kattegat::test::ours
