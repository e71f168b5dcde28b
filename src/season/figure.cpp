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

// ---- What a figure is about: each part as it is said, and as it is read ----

struct WriteParts {
  std::string& id;

  void operator()(const std::string& game) const { id += ":" + game; }
  void operator()(int number) const { id += ":" + std::to_string(number); }
  void operator()(const Uuid& person) const { id += ":" + to_string(person); }
  void operator()(Word what) const { id += ":" + std::string(id_of(what)); }
};

struct ReadParts {
  Parts& parts;
  bool& names_something;

  void operator()(std::string& game) const { game = take_part(parts); }
  void operator()(int& number) const { take(number, written_number<int>(take_part(parts))); }
  void operator()(Uuid& person) const { take(person, parse_uuid(take_part(parts))); }
  void operator()(Word& what) const { take(what, word_called(take_part(parts))); }

 private:
  template <class Part>
  void take(Part& part, const std::optional<Part>& read) const {
    names_something = names_something && read.has_value();
    if (read) part = *read;
  }
};

template <class Kind>
std::optional<Figure> read_kind(Parts parts) {
  Kind kind;
  bool names_something = true;
  const ReadParts read{parts, names_something};
  if constexpr (requires { Kind::about(kind, read); }) Kind::about(kind, read);
  if (!names_something) return std::nullopt;
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
  return std::visit([]<class Kind>(const Kind&) { return CountsEvenings<Kind>; }, figure.kind);
}

std::optional<Word> heading_of(const Figure& figure) {
  return std::visit(
      []<class Kind>(const Kind&) -> std::optional<Word> {
        if constexpr (requires { Kind::heading; })
          return Kind::heading;
        else
          return std::nullopt;
      },
      figure.kind);
}

std::string to_string(const Figure& figure) {
  return std::visit(
      []<class Kind>(const Kind& kind) {
        std::string id(Kind::id);
        const WriteParts write{id};
        if constexpr (requires { Kind::about(kind, write); }) Kind::about(kind, write);
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
