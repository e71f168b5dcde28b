#include "kattegat/core/text.hpp"

namespace kattegat {

Described::Described(Text text) : one{std::move(text)} {}
bool Described::operator==(const Described& other) const { return one == other.one; }

}  // namespace kattegat
