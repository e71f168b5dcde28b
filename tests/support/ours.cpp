#include "support/ours.hpp"

namespace kattegat::test::ours {

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
