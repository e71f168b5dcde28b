#include "kattegat/evening/evening.hpp"

#include <algorithm>

namespace kattegat {

AnyEntered::AnyEntered() = default;
AnyEntered::AnyEntered(const AnyEntered&) = default;
AnyEntered::AnyEntered(AnyEntered&&) noexcept = default;
AnyEntered& AnyEntered::operator=(const AnyEntered&) = default;
AnyEntered& AnyEntered::operator=(AnyEntered&&) noexcept = default;
AnyEntered::~AnyEntered() = default;

Word game_word(const AnyEntered& entered) {
  return std::visit([]<class G>(const EnteredSession<G>&) { return G::name; }, entered);
}
std::string_view game_id(const AnyEntered& entered) {
  return std::visit([]<class G>(const EnteredSession<G>&) { return G::id; }, entered);
}

std::size_t player_index(const Evening& evening, std::string_view name) {
  const auto found = std::find(evening.players.begin(), evening.players.end(), name);
  return static_cast<std::size_t>(found - evening.players.begin());
}

const EveningSession* find_session(const Evening& evening, const Uuid& id) {
  for (const EveningSession& one : evening.sessions)
    if (one.id == id) return &one;
  return nullptr;
}

const EveningSession* session_at(const Evening& evening, std::optional<PlaceInFile> place) {
  const auto& all = evening.sessions;
  const auto is_before = [](const EveningSession& one, PlaceInFile other) {
    return one.place < other;
  };
  const auto found =
      place ? std::lower_bound(all.begin(), all.end(), *place, is_before) : all.end();
  return found != all.end() && found->place == place ? &*found : nullptr;
}

std::optional<Uuid> id_of_entry(const EveningSession& session, std::size_t entry) {
  return std::visit([&](const auto& entered) { return entered.entries[entry].entry.stamp.id; },
                    session.entered);
}

std::vector<std::optional<Uuid>> ids_of_entries(const EveningSession& session) {
  std::vector<std::optional<Uuid>> ids;
  std::visit(
      [&](const auto& entered) {
        for (const auto& read : entered.entries) ids.push_back(read.entry.stamp.id);
      },
      session.entered);
  return ids;
}

}  // namespace kattegat
