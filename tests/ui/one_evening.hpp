// A device whose book has one evening of Ligeud: Bo and Dea have won of Anna and Cai.
#pragma once
#include "ui/driver.hpp"

namespace kattegat::test {

struct OneEvening : Device {
  OneEvening() {
    Book book = opened(world.book);
    import_into(book, ligeud_evening(1, nine_made(1)));
  }
};

}  // namespace kattegat::test
