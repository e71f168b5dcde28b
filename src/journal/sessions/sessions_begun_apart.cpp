#include "kattegat/journal/sessions/sessions_begun_apart.hpp"

#include <vector>

#include "kattegat/journal/records/contents.hpp"

namespace kattegat {

std::map<Uuid, std::set<Uuid>> sessions_begun_apart(const Items& headers) {
  struct Said {
    std::size_t times_begun = 0;
    std::set<std::vector<Uuid>> sitters;
    std::set<Uuid> evenings;
  };
  std::map<Uuid, Said> sessions;
  for (const Item& item : headers) {
    if (item.record.kind != RecordKind::session) continue;
    const auto header = read_as<SessionContents>(item);
    if (!header) continue;
    Said& said = sessions[item.record.id];
    if (header->follows.empty()) ++said.times_begun;
    said.sitters.insert(header->sitters);
    said.evenings.insert(item.record.parent);
  }
  std::map<Uuid, std::set<Uuid>> apart;
  for (auto& [session, said] : sessions)
    if (said.times_begun > 1 || said.sitters.size() > 1)
      apart.emplace(session, std::move(said.evenings));
  return apart;
}

}  // namespace kattegat
