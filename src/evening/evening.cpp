#include "kattegat/evening/evening.hpp"

namespace kattegat {

AnyPlay::AnyPlay() = default;
AnyPlay::AnyPlay(const AnyPlay&) = default;
AnyPlay::AnyPlay(AnyPlay&&) noexcept = default;
AnyPlay& AnyPlay::operator=(const AnyPlay&) = default;
AnyPlay& AnyPlay::operator=(AnyPlay&&) noexcept = default;
AnyPlay::~AnyPlay() = default;

}  // namespace kattegat
