#include "export.hpp"

#include "db/book/evenings.hpp"
#include "kattegat/export/exports.hpp"
#include "src/cli/opened.hpp"
#include "src/cli/refusing.hpp"

namespace kattegat::cli {

Status export_evening(const Setting& setting, const ExportOrder& order) {
  const auto asked = open_to_read(setting, order.evening, RecordKind::evening);
  if (!asked) return asked.error();
  auto evening = look_with_heads(asked->book, asked->id);
  if (!evening) return fail(setting, evening.error());
  ExportInputs inputs =
      export_inputs(std::move(evening->view), evening->heads, {}, setting.language);
  if (order.without_numbers) inputs.payees.clear();
  if (order.as->settled && !inputs.judged.complaints.empty())
    return show_complaints(setting, inputs.shown, inputs.judged.complaints);
  return deliver(setting, order.as->label, order.as->make(inputs), order.output);
}

}  // namespace kattegat::cli
