// What the keyboard does.
#include "ui/desk/bid_letters.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/table/table_parts.hpp"

namespace kattegat::ui {
namespace {

struct KeyRow {
  std::string_view keys;
  Word meaning;
};
constexpr std::array<KeyRow, 16> key_rows{{
    {"←↑→↓", Word::keys_arrows},
    {"Tab", Word::keys_tab},
    {"Enter", Word::keys_enter},
    {"Backspace", Word::keys_backspace},
    {"Esc", Word::keys_escape},
    {"0 – 9", Word::keys_digits},
    {"A B C …", Word::keys_letters},
    {bid_letters::passed, Word::keys_passed},
    {bid_letters::clubs, Word::keys_clubs},
    {bid_letters::nolo, Word::keys_nolo},
    {"Ctrl S", Word::keys_save},
    {"Ctrl Z", Word::keys_undo},
    {"Alt 1 – 8", Word::keys_places},
    {"F1", Word::keys_rule},
    {"F11", Word::settings_full_screen},
    {"?", Word::keys_help},
}};

// Those of this device and of the game on the table.
std::vector<KeyRow> rows_here(const App& app) {
  std::vector<KeyRow> rows;
  for (const KeyRow& row : key_rows) {
    if (row.meaning == Word::settings_full_screen && !app.world.fill_screen) continue;
    rows.push_back(row);
    if (row.meaning != Word::keys_nolo) continue;
    if (const auto call = call_at_table(app)) rows.push_back({bid_letters::penalty, *call});
  }
  return rows;
}

// Letters are those of the reader's own words.
std::string meaning(const App& app, Word word) {
  if (word != Word::keys_letters) return app.say(word);
  std::vector<std::string> letters;
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
    const std::string name = app.say(suit_word(suit));
    letters.push_back(initials_of(std::span(&name, 1)).front());
  }
  return app.say(text(Word::keys_letters, letters[0], letters[1], letters[2], letters[3]));
}

}  // namespace

void draw(App& app, const KeyHelp&) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 720, 620);
  if (draw_title(app, area, app.say(Word::keys_title))) return;
  const Rect content = ui.begin_scroll("keys", area);
  Rect list = content;
  for (const KeyRow& row : rows_here(app)) {
    const std::string words = meaning(app, row.meaning);
    const float left = ui.px(116);
    const float tall = ui.paragraph_height(list.w - left - ui.px(12), words) + ui.px(10);
    Rect line = list.take_top(std::max(tall, ui.px(38)), ui.px(4));
    const Rect cap = line.take_left(left, ui.px(12));
    ui.fill(cap, ui.colors().raised, ui.px(8));
    ui.outline(cap, ui.colors().line, ui.px(8), ui.px(1.2F));
    ui.text(cap.inset(ui.px(6), 0), row.keys, {Type::strong, 0, Align::center});
    line.take_top((line.h - tall + ui.px(10)) / 2);
    ui.paragraph(line, words);
  }
  ui.end_scroll(list.y);
}

}  // namespace kattegat::ui
