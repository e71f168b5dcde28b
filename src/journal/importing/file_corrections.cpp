#include "file_corrections.hpp"

namespace kattegat {

std::vector<std::vector<std::string>> numberings_before(Names numbers) {
  constexpr std::size_t few = 4;
  std::vector<std::vector<std::string>> all{{numbers.begin(), numbers.end()}};
  if (numbers.size() <= few) {
    std::vector<std::string> next = all.front();
    std::sort(next.begin(), next.end());
    do
      if (next != all.front()) all.push_back(next);
    while (std::next_permutation(next.begin(), next.end()));
    return all;
  }
  // Of many one has moved.
  for (std::size_t from = 0; from < numbers.size(); ++from)
    for (std::size_t to = 0; to < numbers.size(); ++to) {
      if (from == to) continue;
      const auto moved = [&](const std::string& number) {
        const auto now = static_cast<std::size_t>(std::stoi(number));
        if (now == from) return std::to_string(to);
        const std::size_t without = now > from ? now - 1 : now;
        return std::to_string(without >= to ? without + 1 : without);
      };
      std::vector<std::string>& next = all.emplace_back();
      for (const std::string& number : numbers) next.push_back(moved(number));
    }
  return all;
}

}  // namespace kattegat
