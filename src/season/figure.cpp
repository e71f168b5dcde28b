#include "kattegat/season/figure.hpp"

#include <array>
#include <span>
#include <vector>

#include "kattegat/core/text/named.hpp"
#include "kattegat/core/text/written_number.hpp"

namespace kattegat {
namespace {

using Of = Figure::Of;
using Parts = std::span<const std::string_view>;  // of an id, that are still to be read

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

std::string_view take_part(Parts& parts) {
  const std::string_view part = parts.empty() ? std::string_view() : parts.front();
  parts = parts.subspan(parts.empty() ? 0 : 1);
  return part;
}

// ---- What stands after the kind: each as it is said, and as it is read ----

template <class Kind>
std::string subject_of(const Kind&) {
  return "";
}
std::string subject_of(const Figure::Contract& one) {
  return ":" + one.game + ":" + std::to_string(one.rank);
}
std::string subject_of(const Figure::Partner& one) { return ":" + to_string(one.person); }
std::string subject_of(const Figure::Opponent& one) { return ":" + to_string(one.person); }
std::string subject_of(const Figure::Turn& one) { return ":" + std::to_string(one.after_dealer); }
std::string subject_of(const Figure::Count& one) { return ":" + std::string(id_of(one.what)); }

bool take_number(Parts& parts, int& number) {
  const auto read = written_number<int>(take_part(parts));
  if (read) number = *read;
  return read.has_value();
}
bool take_person(Parts& parts, Uuid& person) {
  const auto read = parse_uuid(take_part(parts));
  if (read) person = *read;
  return read.has_value();
}

// False where it names nothing.
template <class Kind>
bool take_subject(Parts&, Kind&) {
  return true;
}
bool take_subject(Parts& parts, Figure::Contract& one) {
  one.game = take_part(parts);
  return take_number(parts, one.rank);
}
bool take_subject(Parts& parts, Figure::Partner& one) { return take_person(parts, one.person); }
bool take_subject(Parts& parts, Figure::Opponent& one) { return take_person(parts, one.person); }
bool take_subject(Parts& parts, Figure::Turn& one) { return take_number(parts, one.after_dealer); }
bool take_subject(Parts& parts, Figure::Count& one) {
  const auto what = word_called(take_part(parts));
  if (what) one.what = *what;
  return what.has_value();
}

template <class Kind>
std::optional<Figure> read_kind(Parts parts) {
  Kind kind;
  if (!take_subject(parts, kind)) return std::nullopt;
  if constexpr (requires { kind.of; })
    if (!parts.empty()) {
      const auto of = named<Of>(outcomes, take_part(parts));
      if (!of) return std::nullopt;
      kind.of = *of;
    }
  return parts.empty() ? std::optional(Figure{kind}) : std::nullopt;
}

// The kind of this id, by the list of all that there are.
template <class Kinds>
struct FigureReader;
template <class... Kinds>
struct FigureReader<std::variant<Kinds...>> {
  static std::optional<Figure> read(std::string_view id, Parts parts) {
    std::optional<Figure> figure;
    ((Kinds::id == id ? void(figure = read_kind<Kinds>(parts)) : void()), ...);
    return figure;
  }
};

}  // namespace

bool counts_evenings(const Figure& figure) {
  return std::holds_alternative<Figure::Evenings>(figure.kind) ||
         std::holds_alternative<Figure::Best>(figure.kind) ||
         std::holds_alternative<Figure::Worst>(figure.kind) ||
         std::holds_alternative<Figure::EveningStreak>(figure.kind);
}

std::string to_string(const Figure& figure) {
  return std::visit(
      []<class Kind>(const Kind& kind) {
        std::string id = std::string(Kind::id) + subject_of(kind);
        if constexpr (requires { kind.of; })
          if (kind.of != Of::all)
            id += ":" + std::string(outcomes[static_cast<std::size_t>(kind.of)]);
        return id;
      },
      figure.kind);
}

std::optional<Figure> parse_figure(std::string_view id) {
  const std::vector<std::string_view> parts = parts_of(id);
  return FigureReader<Figure::Kind>::read(parts.front(), Parts(parts).subspan(1));
}

}  // namespace kattegat
