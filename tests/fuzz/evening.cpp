// Any bytes as an evening file: read, judged, settled and put on paper, or refused; never a crash.
#include "fuzz/harness.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/export/csv.hpp"
#include "kattegat/export/ledger.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/export/reports/report.hpp"

using namespace kattegat;

void kattegat::fuzz_evening(std::string_view bytes) {
  auto reading = read_evening(bytes);
  if (!reading) return;
  const JudgedEvening judged = judge(reading->evening, std::move(reading->complaints));
  const Evening& evening = reading->evening;
  if (!judged.complaints.empty()) {
    complaints_page(evening, judged.complaints, Language::danish);
    return;
  }
  const Settlement settlement = settle(evening, judged);
  std::int64_t sum = 0;
  for (const Money money : settlement.money) sum += money.hundredths;
  KATTEGAT_CHECK(sum == 0);
  settlement_page(evening, judged, settlement, Language::swedish);
  const ExportInputs inputs{evening, evening, judged, settlement, {}, {}, {}, Language::danish};
  csv(inputs);
  ledger_journal(evening, judged, settlement, {});
  html(make_report(inputs));
  // What is accepted comes back the same.
  const std::string file = evening_file(evening);
  auto again = read_evening(file);
  KATTEGAT_CHECK(again && evening_file(again->evening) == file);
}
