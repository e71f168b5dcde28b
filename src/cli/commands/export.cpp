// What the book has of an evening, as a file.
#include "db/book/evenings.hpp"
#include "kattegat/export/exports.hpp"
#include "reading.hpp"
#include "src/cli/ids.hpp"
#include "src/cli/opened.hpp"

namespace kattegat::cli {

Status export_evening(const Setting& setting, const ExportOrder& order) {
  const auto book = open_to_read(setting);
  if (!book) return book.error();
  const auto wanted = id_asked(setting, *book, order.evening, RecordKind::evening);
  if (!wanted) return wanted.error();
  auto view = look_at(*book, *wanted);
  if (!view) return fail(setting, view.error());
  ExportInputs inputs = export_inputs(std::move(*view), {}, setting.language);
  if (order.without_numbers) inputs.payees.clear();
  if (order.as->settled && !inputs.judged.complaints.empty())
    return show_complaints(setting, inputs.shown, inputs.judged.complaints);
  return deliver(setting, order.as->label, order.as->make(inputs), order.output);
}

}  // namespace kattegat::cli
