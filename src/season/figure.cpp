#include "kattegat/season/figure.hpp"

#include <array>
#include <charconv>
#include <vector>

#include "kattegat/core/named.hpp"

namespace kattegat {
namespace {

using Kind = Figure::Kind;
using Of = Figure::Of;

constexpr std::array<std::string_view, static_cast<std::size_t>(Kind::tally) + 1> kinds{
    "evenings", "best",     "worst",   "evening-streak", "deals", "streak", "lost-streak",
    "declared", "contract", "partner", "opponent",       "seat",  "count"};
constexpr std::array<std::string_view, static_cast<std::size_t>(Of::lost) + 1> outcomes{
    "all", "won", "lost"};

std::vector<std::string_view> parts_of(std::string_view text) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto colon = text.find(':');
    parts.push_back(text.substr(0, colon));
    if (colon == std::string_view::npos) return parts;
    text.remove_prefix(colon + 1);
  }
}

bool read_number(std::string_view text, int& number) {
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  return read.ec == std::errc() && read.ptr == end;
}

// What is named after the kind; false when it names nothing.
bool read_subject(Figure& figure, const std::vector<std::string_view>& parts) {
  switch (figure.kind) {
    case Kind::contract:
      figure.game = parts.size() > 2 ? parts[1] : "";
      return parts.size() > 2 && read_number(parts[2], figure.number);
    case Kind::seat:
      return parts.size() > 1 && read_number(parts[1], figure.number);
    case Kind::partner:
    case Kind::opponent: {
      const auto who = parts.size() > 1 ? parse_uuid(parts[1]) : std::nullopt;
      if (who) figure.other = *who;
      return who.has_value();
    }
    case Kind::tally: {
      const auto what = parts.size() > 1 ? word_called(parts[1]) : std::nullopt;
      if (what) figure.what = *what;
      return what.has_value();
    }
    default:
      return true;
  }
}
std::size_t parts_of_subject(Kind kind) {
  if (kind == Kind::contract) return 2;
  return kind == Kind::partner || kind == Kind::opponent || kind == Kind::seat ||
                 kind == Kind::tally
             ? 1
             : 0;
}
bool can_be_won(Kind kind) {
  return kind == Kind::evenings || kind == Kind::deals || kind == Kind::declared ||
         kind == Kind::contract || kind == Kind::partner || kind == Kind::seat;
}

}  // namespace

bool counts_evenings(const Figure& figure) {
  return figure.kind == Kind::evenings || figure.kind == Kind::best || figure.kind == Kind::worst ||
         figure.kind == Kind::evening_streak;
}

std::string to_string(const Figure& figure) {
  std::string id(kinds[static_cast<std::size_t>(figure.kind)]);
  if (figure.kind == Kind::contract) id += ":" + figure.game + ":" + std::to_string(figure.number);
  if (figure.kind == Kind::seat) id += ":" + std::to_string(figure.number);
  if (figure.kind == Kind::partner || figure.kind == Kind::opponent)
    id += ":" + to_string(figure.other);
  if (figure.kind == Kind::tally) id += ":" + std::string(id_of(figure.what));
  if (figure.of != Of::all) id += ":" + std::string(outcomes[static_cast<std::size_t>(figure.of)]);
  return id;
}

std::optional<Figure> parse_figure(std::string_view id) {
  const std::vector<std::string_view> parts = parts_of(id);
  const auto kind = named<Kind>(kinds, parts.front());
  if (!kind) return std::nullopt;
  Figure figure;
  figure.kind = *kind;
  if (!read_subject(figure, parts)) return std::nullopt;
  const std::size_t subject = 1 + parts_of_subject(figure.kind);
  if (parts.size() == subject) return figure;
  const auto of = named<Of>(outcomes, parts[subject]);
  if (parts.size() != subject + 1 || !of || !can_be_won(figure.kind)) return std::nullopt;
  figure.of = *of;
  return figure;
}

}  // namespace kattegat
