// What the book has of an evening, as a file.
#include <unistd.h>

#include "io.hpp"
#include "kattegat/core/unicode.hpp"
#include "kattegat/export/exports.hpp"
#include "opened.hpp"
#include "settlement.hpp"

namespace kattegat::cli {
int deliver(const Setting& setting, const Result<std::string, Text>& bytes, const Output& output) {
  if (!bytes) return cli::fail(setting, output.file, bytes.error());
  const bool is_text = is_utf8(*bytes) && bytes->find('\0') == bytes->npos;
  if (output.file.empty() && !is_text && ::isatty(STDOUT_FILENO) != 0)
    return cli::fail(setting, "",
                     text(Word::export_not_on_terminal,
                          std::string(bytes->starts_with("%PDF") ? "PDF" : "XLSX")));
  if (output.file.empty() || output.file == "-") return answer(setting, *bytes, done);
  const auto fault = write_whole_file(output.file, *bytes, output.replace, setting.book);
  return fault ? cli::fail(setting, output.file, *fault) : done;
}

int export_evening(const Setting& setting, const std::string& evening, const std::string& format,
                   bool without_numbers, const Output& output) {
  const auto found = find_export(exports(), format);
  if (!found) return cli::fail(setting, "", found.error());
  const Export* const chosen = *found;
  const auto book = open_to_read(setting);
  if (!book) return impossible;
  const auto wanted = id(setting, *book, evening, RecordKind::evening);
  if (!wanted) return impossible;
  auto view = look_at(*book, *wanted);
  if (!view) return fail(setting, view.error());
  ExportInputs inputs = export_inputs(std::move(*view), {}, setting.language);
  if (without_numbers) inputs.payees.clear();
  if (chosen->settled && !inputs.judged.complaints.empty())
    return show_complaints(setting, inputs.shown, inputs.judged.complaints);
  return deliver(setting, chosen->make(inputs), output);
}

}  // namespace kattegat::cli
