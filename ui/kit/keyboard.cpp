#include "ui/kit/keyboard.hpp"

#include <imgui.h>

#include <utility>

#include "kattegat/core/text/likeness.hpp"

namespace kattegat::ui {

void Keyboard::hear(std::string_view letters, bool again) {
  heard_ += letters;
  again_ = again;
}

void Keyboard::read() {
  held_ = false;
  for (int i = 0; i < key_count; ++i) {
    const auto key = static_cast<Key>(i);
    const bool comes_again = key != Key::help && key != Key::enter && key != Key::escape;
    keys_[static_cast<std::size_t>(i)] = ImGui::IsKeyPressed(number_of(key), comes_again);
    held_ = held_ || (comes_again && ImGui::IsKeyDown(number_of(key)));
  }
  typed_ = std::exchange(heard_, {});
}

bool Keyboard::take(Key key) {
  bool& down = keys_[static_cast<std::size_t>(key)];
  if (down) end_number();
  return std::exchange(down, false);
}

bool Keyboard::control(char letter) {
  const int number = number_of(static_cast<char>(letter - 'a' + 'A'));
  if (!ImGui::GetIO().KeyCtrl || !ImGui::IsKeyPressed(number, false)) return false;
  end_number();
  return true;
}
bool Keyboard::shift() { return ImGui::GetIO().KeyShift; }
std::optional<int> Keyboard::alt_digit() {
  if (!ImGui::GetIO().KeyAlt) return std::nullopt;
  for (int digit = 1; digit <= 9; ++digit)
    if (ImGui::IsKeyPressed(number_of(static_cast<char>('0' + digit)), false)) return digit;
  return std::nullopt;
}

std::string Keyboard::take_typed() { return std::exchange(typed_, {}); }

bool Keyboard::take_letter(std::string_view key) {
  if (key.empty() || typed_.empty() || again_ || likeness(typed_) != likeness(key)) return false;
  typed_.clear();
  end_number();
  return true;
}

std::optional<int> Keyboard::take_number(int most) {
  if (typed_.size() != 1 || again_ || typed_[0] < '0' || typed_[0] > '9') return std::nullopt;
  const int figure = typed_[0] - '0';
  constexpr double of_one_number = 0.7;  // seconds between its figures
  const bool goes_on =
      ImGui::GetTime() - number_at_ < of_one_number && number_ * 10 + figure <= most;
  number_ = goes_on ? number_ * 10 + figure : figure;
  number_at_ = ImGui::GetTime();
  typed_.clear();
  if (number_ > most) return std::nullopt;
  return number_;
}

}  // namespace kattegat::ui
