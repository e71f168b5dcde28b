// Another tablet's book is taken over.
#include "ui/app/actions/merge.hpp"
#include "ui/app/actions/loss.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/settling.hpp"
#include "ui/app/actions/take_in.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/frame/everywhere.hpp"

namespace kattegat::ui {
namespace {

// What was new, what was not let in, and what it broke.
std::vector<std::string> told(App& app, const Result<Merged, Text>& merged) {
  if (!merged) return {fault_said(app, merged.error())};
  std::vector<std::string> lines{
      app.say(text(Word::merge_records, static_cast<std::int64_t>(merged->records)))};
  const auto on_screens = [&](const std::string& date) { return date_text(date, app.ui.language); };
  for (const Text& one : came_texts(merged->came, on_screens)) lines.push_back(app.say(one));
  for (const RefusedLog& one : merged->refused)
    lines.push_back(app.say(text(Word::merge_refused, app.say(one.why))));
  for (const auto& [evening, complaints] : merged->broken) {
    lines.push_back(date_text(evening.date, app.ui.language) + ": " + app.say(Word::now_broken));
    for (const Complaint& one : complaints) lines.push_back(complaint_said(app, evening, one));
  }
  for (const Change& change : merged->changes) lines.push_back(change_said(app, change));
  for (std::string& one : said_of_same_tables(app, merged->evenings))
    lines.push_back(std::move(one));
  return lines;
}

// What somebody has to decide, by evening: what is of none is decided anywhere.
std::vector<MergeFrom::Apart> apart_in(const App& app, const Result<Merged, Text>& merged) {
  std::vector<MergeFrom::Apart> all;
  if (!merged) return all;
  for (const Conflict& conflict : merged->conflicts) {
    const auto same = std::find_if(all.begin(), all.end(), [&](const MergeFrom::Apart& one) {
      return one.evening == conflict.evening;
    });
    if (same == all.end())
      all.push_back({conflict.evening, 1});
    else
      ++same->count;
  }
  for (MergeFrom::Apart& one : all)
    if (const EveningLine* line = one.evening ? app.club.line_with(*one.evening) : nullptr)
      one.called = evening_name(app, *line);
  return all;
}

// The way to each. True when one was tapped.
bool draw_apart(App& app, Rect& list, const std::vector<MergeFrom::Apart>& all) {
  for (std::size_t i = 0; i < all.size(); ++i) {
    const MergeFrom::Apart& one = all[i];
    const std::string words = app.say(Word::screen_conflicts) + ": " + std::to_string(one.count) +
                              (one.called.empty() ? "" : "  ·  ") + one.called;
    if (!button(app.ui, "merge.apart." + std::to_string(i),
                list.take_top(app.ui.px(58), app.ui.px(6)), words, Weight::main))
      continue;
    const EveningLine* line = one.evening ? app.club.line_with(*one.evening) : nullptr;
    if (line) show_evening(app, line->id);
    app.dialog = Conflicts{};
    return true;
  }
  return false;
}

// An evening from another device's screen.
void draw_codes(App& app, Rect& list) {
  Ui& ui = app.ui;
  const bool is_browser = static_cast<bool>(app.world.paste);
  const bool scans = static_cast<bool>(app.world.scan);
  if (scans &&
      button(ui, "merge.scan", list.take_top(ui.px(58), ui.px(6)), app.say(Word::people_code_scan)))
    app.world.scan(app.say(Word::people_code_hold));
  if (is_browser && !scans)
    top_paragraph(ui, list, app.say(Word::people_code_unseen), {Type::small, ui.colors().quiet}, 6,
                  "merge.unseen");
  if (button(ui, "merge.paste", list.take_top(ui.px(58), ui.px(6)),
             app.say(Word::people_code_paste))) {
    if (is_browser) return app.world.paste();
    take_in_code(app, ui.clipboard());
  }
}

// What is missing; or nothing is.
void draw_loss(App& app, Rect& list) {
  Ui& ui = app.ui;
  top_paragraph(ui, list, app.say(Word::screen_book_has_less), {Type::body, ui.colors().quiet}, 6,
                "less.said");
  if (!button(ui, "less.right", list.take_top(ui.px(58), ui.px(6)),
              app.say(Word::screen_book_is_right)))
    return;
  take_as_whole(app);
  close(app);
}

}  // namespace

void draw(App& app, MergeFrom& shown) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 860, 560);
  const bool files_only = shown.are_sent || (shown.books.empty() && !shown.said.empty());
  if (draw_title(app, area, app.say(files_only ? Word::people_files : Word::people_merge))) return;
  const Rect content = ui.begin_scroll("books", area);
  Rect list = content;
  const auto line = [&](const std::string& words, std::string_view id) {
    top_paragraph(ui, list, words, {Type::body, ui.colors().quiet}, 6, id);
  };
  const bool asks = static_cast<bool>(app.world.ask_for_file);
  if (shown.said.empty())
    line(app.say(asks ? Word::people_merge_files : Word::people_merge_advice), "merge.advice");
  if (asks && button(ui, "merge.choose", list.take_top(ui.px(58), ui.px(6)),
                     app.say(Word::people_merge_choose)))
    app.world.ask_for_file();
  draw_codes(app, list);
  for_each_read(app, list, shown.said, [&](const std::string& one, std::size_t i) {
    line(one, "merge.said." + std::to_string(i));
  });
  if (draw_apart(app, list, shown.conflicts)) return ui.end_scroll(list.y);
  for (std::size_t i = 0; i < shown.books.size(); ++i) {
    const Rect row = list.take_top(ui.px(58), ui.px(6));
    if (!chip(ui, app.explainer, row,
              {.id = "book." + std::to_string(i), .label = shown.books[i], .fit = Fit::name}))
      continue;
    const std::string& path = shown.books[i];
    if (auto said = shown.are_sent ? take_in_offered(app, path) : std::nullopt) {
      shown.said = std::move(*said);
      shown.conflicts.clear();
      continue;
    }
    const auto merged = merge(app, path);
    shown.said = told(app, merged);
    shown.conflicts = apart_in(app, merged);
  }
  if (shown.seeks_the_rest && app.drafts.book_has_less) draw_loss(app, list);
  ui.end_scroll(list.y);
}

}  // namespace kattegat::ui
