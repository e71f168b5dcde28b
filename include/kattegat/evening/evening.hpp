// One club night as the evening file has it: players, sessions, entries. Facts only.
// evening-format, "File" and "Session", and the limits at its end.
#pragma once
#include <compare>
#include <string>
#include <vector>

#include "kattegat/evening/header_keys.hpp"
#include "kattegat/games/all.hpp"
#include "kattegat/games/session.hpp"

namespace kattegat {

// What judges an entry of each game is compiled in one place, src/evening/of_each_game.cpp, and so
// is what reads one: it takes a compiler long.
#define KATTEGAT_GAME(game) extern template class Session<game>;
#include "kattegat/games/games.def"
#undef KATTEGAT_GAME

// An entry as it was read, and what its form lacks. An entry of the book has no faults of form.
template <class G>
struct ReadEntry {
  Entry<G> entry;
  Violations form;
  bool booked = false;  // a book holds it already
};

// The facts of one session of a game.
template <class G>
struct EnteredSession {
  Table<typename G::House> table;
  std::vector<ReadEntry<G>> entries;
};
// Of any game. It is copied and destroyed in one place, as that takes a compiler long.
struct AnyEntered : EachGame<EnteredSession>::Variant {
  using Variant = EachGame<EnteredSession>::Variant;
  using Variant::Variant;
  using Variant::operator=;
  AnyEntered();
  AnyEntered(const AnyEntered&);
  AnyEntered(AnyEntered&&) noexcept;
  AnyEntered& operator=(const AnyEntered&);
  AnyEntered& operator=(AnyEntered&&) noexcept;
  ~AnyEntered();
};

// Where a session stands in the file. In Evening::sessions it stands further in front where the
// header of one before it could not be read: session_at() has it.
struct PlaceInFile {
  std::size_t index = 0;
  [[nodiscard]] std::int64_t number() const { return static_cast<std::int64_t>(index) + 1; }
  auto operator<=>(const PlaceInFile&) const = default;
};

struct EveningSession {
  PlaceInFile place;
  std::optional<Uuid> id;
  std::vector<std::string> seats;  // clockwise
  Money stake{100};                // a point
  AnyEntered entered;
  SessionKeys keys;  // no id, no entries
};

inline constexpr const char* usual_currency = "DKK";  // of an evening that names none

struct Evening {
  std::optional<Uuid> id;
  std::string date;
  std::string place;
  std::string currency = usual_currency;
  Money coin{1};  // cash_rounding
  std::vector<std::string> players;
  std::vector<std::optional<Uuid>> people;  // beside players: who the name is in the club's roster
  std::vector<EveningSession> sessions;     // those whose header could be read
  EveningKeys keys;                         // no id, no sessions
};

// A violation and where in the file it is. No entry: the session's header. No session: the file's.
struct Complaint {
  std::optional<PlaceInFile> session;
  std::optional<std::size_t> entry;
  Violation violation;
};
using Complaints = std::vector<Complaint>;

inline constexpr std::size_t players_min = 2;
inline constexpr std::size_t players_max = 64;
inline constexpr std::size_t records_limit = 20'000;  // of an evening in one log of a book
inline constexpr std::size_t sessions_limit = records_limit - 1 - players_max;  // beside its header
inline constexpr std::size_t entries_limit = 10'000;                            // a session
inline constexpr std::size_t bytes_limit = std::size_t{64} << 20U;

Word game_word(const AnyEntered&);
std::string_view game_id(const AnyEntered&);

// The index in Evening::players of whoever sits there.
std::size_t player_index(const Evening&, std::string_view name);
const EveningSession* find_session(const Evening&, const Uuid& id);
// nullptr where its header could not be read, or nothing is said of a session.
const EveningSession* session_at(const Evening&, std::optional<PlaceInFile>);
std::optional<Uuid> id_of_entry(const EveningSession&, std::size_t entry);
std::vector<std::optional<Uuid>> ids_of_entries(const EveningSession&);

}  // namespace kattegat
