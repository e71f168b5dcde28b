// Several evenings that are settled at once.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "db/several/together.hpp"
#include "kattegat/export/reports/together_report.hpp"
#include "ui/app/views.hpp"

namespace kattegat::ui {

// A payment of their plan. What has been ticked here stays, to be taken back.
struct SeveralRow {
  DueTogether due;
  std::string id, from, to;
  std::vector<TickedPayment> ticked{};  // in which evenings
};
struct SeveralKey {
  std::set<Uuid> chosen{};
  std::string currency{};
  bool operator==(const SeveralKey&) const = default;
};
struct SeveralEvenings {
  std::set<Uuid> chosen;
  std::string currency{};  // that is shown; where there is none of it, the first
  RestingRows<OfBook<SeveralKey>, SeveralRow> rows{};
};
// What they come to.
struct SeveralView {
  TogetherView all;
  std::optional<Refused> refused;  // the first that cannot be settled
  std::string currency;            // that they are settled in: the one asked for, or the first
  std::vector<int> places;         // of its people
  [[nodiscard]] const Together* together() const;  // nullptr: nothing is chosen
  [[nodiscard]] std::size_t due() const;           // payments in the evenings of that currency
  [[nodiscard]] std::vector<Uuid> evenings() const;
  [[nodiscard]] TogetherReport report(Language language) const {
    return {all.evenings, all.currencies, all.conflicts, language};
  }
};

}  // namespace kattegat::ui
