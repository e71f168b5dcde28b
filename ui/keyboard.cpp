// What the keys do: which have been pressed, what is typed, and where the focus goes by them.
#include <imgui_internal.h>

#include "kattegat/core/likeness.hpp"
#include "ui/canvas.hpp"

namespace kattegat::ui {

void Ui::read_keys() {
  const ImGuiIO& io = ImGui::GetIO();
  for (int i = 0; i < key_count; ++i) {
    const auto key = static_cast<Key>(i);
    const bool comes_again = key != Key::help;
    keys_[static_cast<std::size_t>(i)] = ImGui::IsKeyPressed(number_of(key), comes_again);
    if (comes_again && ImGui::IsKeyDown(number_of(key))) gliding_ = true;  // while it is held
  }
  typed_.clear();
  for (const ImWchar code : io.InputQueueCharacters) {
    std::array<char, 5> utf8{};
    typed_ += ImTextCharToUtf8(utf8.data(), code);
  }
}

bool Ui::key(Key key) {
  if (!hears_keys()) return false;
  bool& down = keys_[static_cast<std::size_t>(key)];
  return std::exchange(down, false);
}

bool Ui::control(char letter) {
  const int number = number_of(static_cast<char>(letter - 'a' + 'A'));
  return hears_keys() && ImGui::GetIO().KeyCtrl && ImGui::IsKeyPressed(number, false);
}
bool Ui::shift() const { return ImGui::GetIO().KeyShift; }
std::optional<int> Ui::alt_digit() {
  if (!hears_keys() || !ImGui::GetIO().KeyAlt) return std::nullopt;
  for (int digit = 1; digit <= 9; ++digit)
    if (ImGui::IsKeyPressed(number_of(static_cast<char>('0' + digit)), false)) return digit;
  return std::nullopt;
}

TextEdit& Ui::edit(std::string_view id, std::string_view value) {
  if (editing_ != id || text_of(edit_) != value) edit_ = edit_of(value);
  editing_ = id;
  return edit_;
}
std::optional<Point> Ui::touched() const {
  const ImGuiIO& io = ImGui::GetIO();
  if (!io.MouseClicked[0]) return std::nullopt;
  return Point{io.MousePos.x, io.MousePos.y};
}
std::string Ui::clipboard() {
  const char* text = ImGui::GetClipboardText();
  return text ? text : "";
}
void Ui::to_clipboard(const std::string& text) { ImGui::SetClipboardText(text.c_str()); }

std::string Ui::take_typed() { return hears_keys() ? std::exchange(typed_, {}) : std::string(); }

bool Ui::typed_letter(std::string_view key) {
  if (!hears_keys() || key.empty() || typed_.empty() || likeness(typed_) != likeness(key))
    return false;
  typed_.clear();
  return true;
}

std::optional<int> Ui::typed_number(int most) {
  if (!hears_keys() || typed_.size() != 1 || typed_[0] < '0' || typed_[0] > '9')
    return std::nullopt;
  const int figure = typed_[0] - '0';
  const bool goes_on = ImGui::GetTime() - number_at_ < 1.5 && number_ * 10 + figure <= most;
  number_ = goes_on ? number_ * 10 + figure : figure;
  number_at_ = ImGui::GetTime();
  typed_.clear();
  if (number_ > most) return std::nullopt;
  return number_;
}

// Arrows go to the nearest item in their direction, Tab to the next one, Enter and space choose.
void Ui::move_focus() {
  focus_moved_ = false;
  activated_ = false;
  top_layer_ = 0;  // the keys that nobody has asked for are the focus's
  int top = 0;
  for (const Item& item : items_) top = std::max(top, item.tappable ? item.layer : 0);
  std::vector<const Item*> there;
  for (const Item& item : items_)
    if (item.tappable && item.layer == top) there.push_back(&item);
  if (there.empty()) return;
  const auto current =
      std::find_if(there.begin(), there.end(), [&](const Item* i) { return i->id == focus_; });
  const bool space = typed_ == " ";
  if ((key(Key::enter) || space) && current != there.end() && focus_shown_) {
    activated_ = now() >= taps_rest_until_;
    return;
  }
  const auto go = [&](const Item& item) {
    focus_ = item.id;
    focus_shown_ = focus_moved_ = true;
  };
  if (key(Key::tab)) {
    if (current == there.end()) return go(*there.front());
    const auto count = static_cast<std::ptrdiff_t>(there.size());
    const auto step = ImGui::GetIO().KeyShift ? count - 1 : 1;
    return go(*there[static_cast<std::size_t>((current - there.begin() + step) % count)]);
  }
  constexpr std::array<std::pair<Key, Point>, 4> arrows{
      {{Key::left, {-1, 0}}, {Key::right, {1, 0}}, {Key::up, {0, -1}}, {Key::down, {0, 1}}}};
  for (const auto& [arrow, way] : arrows) {
    if (!key(arrow)) continue;
    if (current == there.end()) return go(*there.front());
    const Point from = (*current)->rect.center();
    const Item* best = nullptr;
    float nearest = 1e9F;
    for (const Item* item : there) {
      const Point to = item->rect.center();
      const float along = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
      const float aside = std::fabs((to.x - from.x) * way.y) + std::fabs((to.y - from.y) * way.x);
      if (along < 1 || along + 3 * aside >= nearest) continue;
      nearest = along + 3 * aside;
      best = item;
    }
    if (best) go(*best);
    return;
  }
}

}  // namespace kattegat::ui
