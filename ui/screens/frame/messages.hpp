// What the app says by itself (ui/app/messages.hpp), drawn.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

void let_toast_go(App&);  // when it has stood long enough; before anything leaves room for it
void draw_toast(App&);    // above everything else, at the end of a frame
// Room for the one that stands, off the bottom of an area where nothing may be covered, unless room
// has been left for it already.
void leave_room_for_toast(App&, Rect& area);

// What was written, or could not be, off the top of an area or its bottom; nothing where there is
// nothing to say.
enum class NoticeAt { top, bottom };
void draw_notice(App&, Rect& area, NoticeAt = NoticeAt::top);

}  // namespace kattegat::ui
