// Who is one with whom because the roster says so.
#pragma once
#include <map>
#include <vector>

#include "kattegat/journal/people/forgotten_people.hpp"
#include "kattegat/journal/people/fusion_decisions.hpp"

namespace kattegat {

class Fusions {
 public:
  Fusions() = default;
  // Nobody is one with who has been forgotten as somebody else.
  Fusions(FusionDecisions, const ForgottenPeople&);

  [[nodiscard]] const FusionDecisions& decisions() const { return decisions_; }
  // Where they lead: themselves if nowhere. Two tablets may have fused two the one way and the
  // other: they are the smallest of the circle.
  [[nodiscard]] Uuid whom(const Uuid&) const;
  // These, whoever or whatever they are, and all who are the same.
  [[nodiscard]] std::vector<Uuid> all_fused_with(const std::vector<Uuid>& ids) const;

 private:
  FusionDecisions decisions_;
  std::map<Uuid, Uuid> whom_;                   // of everybody on the way there
  std::map<Uuid, std::vector<Uuid>> led_here_;  // the other way round
};

}  // namespace kattegat
