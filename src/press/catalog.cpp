#include "catalog.hpp"

#include <algorithm>
#include <string_view>

namespace kattegat {
namespace {

// What stands between the last `before` and the next `after`.
std::string_view last_between(std::string_view text, std::string_view before,
                              std::string_view after) {
  const auto start = text.rfind(before);
  if (start == text.npos) return {};
  text.remove_prefix(start + before.size());
  return text.substr(0, text.find(after));
}

std::string ten_digits(std::size_t number) {
  const std::string digits = std::to_string(number);
  return std::string(10 - std::min<std::size_t>(10, digits.size()), '0') + digits;
}

}  // namespace

std::string with_language(std::string pdf, const std::string& language) {
  const std::string trailer(last_between(pdf, "trailer\n<<", ">>"));
  const std::string root(last_between(trailer, "/Root ", " 0 R"));
  const std::string before(last_between(pdf, "startxref\n", "\n"));
  const std::string catalog(last_between(pdf, "\n" + root + " 0 obj\n<<", "\n>>\nendobj"));
  if (root.empty() || before.empty() || catalog.empty()) return "";
  if (pdf.back() != '\n') pdf += '\n';
  const std::size_t at = pdf.size();
  pdf += root + " 0 obj\n<<" + catalog + "\n   /Lang (" + language +
         ")\n   /MarkInfo << /Marked true >>\n   /ViewerPreferences << /DisplayDocTitle true "
         ">>\n>>\nendobj\n";
  const std::size_t table = pdf.size();
  pdf += "xref\n" + root + " 1\n" + ten_digits(at) + " 00000 n \ntrailer\n<<" + trailer +
         "   /Prev " + before + "\n>>\nstartxref\n" + std::to_string(table) + "\n%%EOF\n";
  return pdf;
}

}  // namespace kattegat
