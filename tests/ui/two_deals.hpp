// A device on which an evening is going on: the evening (1,1), with two deals of Ligeud in (2,1).
#pragma once
#include "support/evenings.hpp"
#include "ui/driver.hpp"

namespace kattegat::test {

struct TwoDeals : Device {
  explicit TwoDeals(const std::string& more = "") {
    Book book = opened(world.book);
    import_into(book, ligeud_evening(1, nine_made(1) + "," + nine_made(2) + more));
  }
  // As another window would: the app sees it when it next wakes.
  void save_elsewhere(const std::string& deal) const {
    Book book = opened(world.book);
    append_to(book, uuid_of(2, 1), deal);
  }
};

}  // namespace kattegat::test
