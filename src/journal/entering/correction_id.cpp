#include "kattegat/journal/entering/correction_id.hpp"

namespace kattegat {

Uuid correction_id(const Uuid& of, const std::string& says, int nth) {
  return derived_uuid(of, "correction " + std::to_string(nth) + " " + says);
}

}  // namespace kattegat
