// What the windows over a screen are put together from.
#pragma once
#include <map>
#include <set>

#include "kattegat/export/qr_code.hpp"
#include "ui/app/app.hpp"

namespace kattegat::ui {

void close(App&);
// The title with the way out beside it. True when the way out was taken: then nothing is open.
bool draw_title(App&, Rect& area, std::string_view title);
// The same with the first of these that has room.
bool draw_title(App&, Rect& area, std::span<const std::string> titles);

// ---- What is typed ----

// A dialog in which something is typed, with so many units of what stands above the field.
Rect typing_dialog(Ui&, float above = 0);
// The title over what is typed, whose own ways out lie below it: Escape is theirs alone.
void draw_title_of_typed(Ui&, Rect& area, std::string_view title);

// A field with its keyboard, the way on and the way back. What is typed anew has not been refused.
struct TypingBox {
  std::size_t most = 80;  // letters
  Word done = Word::screen_done;
  bool needed = false;                      // nothing is no answer
  bool several = false;                     // after one the next can be typed at once
  std::optional<Word> what = std::nullopt;  // it is, said in the field while it is empty
};
// What Enter is about where it ends what is typed, and where it goes on from there.
inline constexpr std::string_view by_enter = "enter";
enum class Typed { not_yet, cancelled, next, done };
Typed draw_typing(App&, Rect area, TypedWords&, const TypingBox& = {});

// ---- Lists and codes ----

// What the items of a list are called by: two people, or two schools, may have one name. A button
// beside the list is called otherwise ("people.new" beside "person.Anna"), for any word is a name.
struct Called {
  std::set<std::string> given{};
  std::map<std::string, int> latest{};  // of each name, for a stranger's book may have many of one
  std::string one_more(const std::string& name) {
    std::string id = name;
    int& nth = latest.try_emplace(name, 1).first->second;
    while (!given.insert(id).second) id = name + "." + std::to_string(++nth);
    return id;
  }
};

// As large as there is room, and as can be seen at once, in a dialog that begins at `top`. Answers
// how tall it has become.
float draw_qr(Ui&, const Rect&, float top, const QrCode&);

}  // namespace kattegat::ui
