#include "kattegat/evening/evening.hpp"

namespace kattegat {

AnyEntered::AnyEntered() = default;
AnyEntered::AnyEntered(const AnyEntered&) = default;
AnyEntered::AnyEntered(AnyEntered&&) noexcept = default;
AnyEntered& AnyEntered::operator=(const AnyEntered&) = default;
AnyEntered& AnyEntered::operator=(AnyEntered&&) noexcept = default;
AnyEntered::~AnyEntered() = default;

}  // namespace kattegat
