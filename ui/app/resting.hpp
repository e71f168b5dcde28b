// Rows that stay where they are for a while after one of them was tapped: nothing moves under a
// finger, and the second tap of two finds the row of the first.
#pragma once
#include <optional>
#include <type_traits>
#include <vector>

#include "ui/kit/ui.hpp"

namespace kattegat::ui {

inline constexpr double rows_rest = 2;  // seconds

template <class Key, class Row>
struct RestingRows {
  std::optional<Key> of{};
  std::optional<double> stay_until{};
  std::vector<Row> rows{};
};

// As they are now; while somebody taps, where they were.
template <class Key, class Row, class Make>
std::vector<Row>& rows_at_rest(Ui& ui, RestingRows<Key, Row>& resting,
                               const std::type_identity_t<Key>& key, Make&& make) {
  const bool same = resting.of == key, has_tapped = resting.stay_until.has_value();
  const bool stay = same && has_tapped && ui.now() < *resting.stay_until;
  if (stay) ui.ask_for_frame();
  if (!same || (has_tapped && !stay)) resting = {key, {}, make()};
  return resting.rows;
}

// One of them has been tapped, and they are of this by now.
template <class Key, class Row>
void keep_at_rest(Ui& ui, RestingRows<Key, Row>& resting, std::type_identity_t<Key> now) {
  resting.of = std::move(now);
  resting.stay_until = ui.now() + rows_rest;
}

}  // namespace kattegat::ui
