#include "kattegat/export/inputs.hpp"

#include "kattegat/export/anchor.hpp"

namespace kattegat {

PayeeNumbers numbers_of_payee(const Person& person) {
  return {person.name, person.number(NumberKind::swish), person.number(NumberKind::mobilepay),
          person.number(NumberKind::iban)};
}

ExportInputs export_inputs(EveningView view, const std::vector<Head>& heads, PlanChoice plan,
                           Language language) {
  ExportInputs inputs{.written = std::move(view.written),
                      .shown = std::move(view.shown),
                      .judged = {},
                      .settlement = {},
                      .closing = std::move(view.closing),
                      .payees = {},
                      .anchors = {},
                      .language = language};
  inputs.judged = judge(inputs.shown);
  if (inputs.judged.complaints.empty())
    inputs.settlement = settle(inputs.shown, inputs.judged, plan);
  for (const Person& person : view.payees) inputs.payees.push_back(numbers_of_payee(person));
  for (const Head& head : heads) inputs.anchors.push_back(anchor_line(head, language));
  return inputs;
}

}  // namespace kattegat
