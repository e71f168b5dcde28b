#include "ui/app/several_evenings.hpp"

namespace kattegat::ui {

const Together* SeveralView::together() const {
  for (const Together& one : all.currencies)
    if (one.currency == currency) return &one;
  return nullptr;
}
std::size_t SeveralView::due() const {
  std::size_t count = 0;
  for (const TogetherEvening& one : all.evenings)
    if (one.currency == currency) count += one.due;
  return count;
}
std::vector<Uuid> SeveralView::evenings() const {
  std::vector<Uuid> ids;
  for (const TogetherEvening& one : all.evenings)
    if (one.currency == currency) ids.push_back(one.id);
  return ids;
}

}  // namespace kattegat::ui
