// What somebody has paid of an evening, or has got back.
#pragma once
#include "kattegat/journal/records/overruling.hpp"
#include "src/cli/answers.hpp"

namespace kattegat::cli {

struct PaymentOrder {
  std::string evening, from, to, amount;
  Extra extra = Extra::no;
  bool undo = false;  // it has been taken back,
  std::string why;    // for this reason
};
Status pay(const Setting&, const PaymentOrder&);

}  // namespace kattegat::cli
