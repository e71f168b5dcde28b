// What an evening is written from.
#pragma once
#include "kattegat/evening/closing.hpp"
#include "kattegat/evening/judge.hpp"
#include "kattegat/export/payment_code.hpp"
#include "kattegat/journal/evenings/evening_view.hpp"
#include "kattegat/journal/records/signing.hpp"
#include "kattegat/languages/languages.hpp"

namespace kattegat {

// All that an export is made from. The same inputs give the same bytes.
struct ExportInputs {
  Evening written;  // with the names of the night
  Evening shown;    // with those of now; so is what follows
  JudgedEvening judged;
  Settlement settlement;  // of an evening without complaints
  Closing closing;
  std::vector<PayeeNumbers> payees;
  std::vector<std::string> anchors;  // where the book stood
  Language language;
};

// Where the person takes money.
PayeeNumbers numbers_of_payee(const Person&);

// `heads`: where the book stood when it had the evening so.
ExportInputs export_inputs(EveningView, const std::vector<Head>& heads, PlanChoice, Language);

}  // namespace kattegat
