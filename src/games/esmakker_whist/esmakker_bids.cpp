// The bids of Esmakker whist: how they are written, and the three ladders.
#include "kattegat/core/text/named.hpp"
#include "kattegat/games/esmakker_whist.hpp"

namespace kattegat {
namespace {

using Attachment = EsmakkerWhist::Attachment;
using Bid = EsmakkerWhist::Bid;
using Ladder = EsmakkerWhist::Ladder;
using Nolo = EsmakkerWhist::Nolo;

constexpr auto attachments = names(Attachment{});
constexpr auto nolos = names(Nolo{});

// A ladder has twenty steps a level: the plain bid, what stands between it and its attachments, and
// the attachments in their order (kvarte is not among them).
constexpr int step_of_level = 20;
constexpr int after_plain = 2;
constexpr int first_attachment = 10;

int plain(int level) { return level * step_of_level; }

// A nolo stands right above the plain bid of this level; 0: not on the ladder.
struct LevelOnLadders {
  int standard, kvarte, degraded;
};
constexpr LevelOnLadders levels_of(Nolo nolo) {
  switch (nolo) {
    case Nolo::sol:
      return {.standard = 9, .kvarte = 8, .degraded = 8};
    case Nolo::ren_sol:
      return {.standard = 10, .kvarte = 9, .degraded = 9};
    case Nolo::bordlaegger:
      return {.standard = 11, .kvarte = 0, .degraded = 10};
    case Nolo::ren_bordlaegger:
      return {.standard = 12, .kvarte = 10, .degraded = 12};
    case Nolo::dobbelt_bordlaegger:
    case Nolo::ren_bordlaegger_snak:
      return {.standard = 13, .kvarte = 12, .degraded = 13};  // W11
    case Nolo::none:
      break;
  }
  return {};
}
int level_of(Nolo nolo, Ladder ladder) {
  const LevelOnLadders level = levels_of(nolo);
  if (ladder == Ladder::kvarte) return level.kvarte;
  return ladder == Ladder::standard ? level.standard : level.degraded;
}

// n kvarte stands between plain n + 2, with the nolo of that step, and n + 2 with attachment; 12
// and 13 kvarte top everything. The ladder with kvarte has 7 kvarte below the nolo of its step.
int rank_of_kvarte(int level, Ladder ladder) {
  const bool below_the_nolo = ladder == Ladder::kvarte && level == 7;
  return plain(level + 2) + after_plain + (below_the_nolo ? -1 : 1);
}

}  // namespace

std::optional<Bid> parse_esmakker_bid(std::string_view text) {
  if (const auto nolo = named<Nolo>(nolos, text)) return Bid{.nolo = *nolo};
  const std::size_t dash = text.find('-');
  const std::string_view number = text.substr(0, dash);
  Bid bid;
  for (std::uint8_t level = Bid::lowest; level <= Bid::highest; ++level)
    if (number == std::to_string(level)) bid.level = level;
  if (bid.level == 0) return std::nullopt;
  if (dash == text.npos) return bid;
  const auto attachment = named<Attachment>(attachments, text.substr(dash + 1));
  if (!attachment || *attachment == Attachment::none) return std::nullopt;
  bid.attachment = *attachment;
  return bid;
}

std::string to_string(const Bid& bid) {
  if (bid.level == 0) return std::string(nolos[static_cast<std::size_t>(bid.nolo)]);
  std::string text = std::to_string(bid.level);
  if (bid.attachment != Attachment::none)
    text.append("-").append(attachments[static_cast<std::size_t>(bid.attachment)]);
  return text;
}

std::optional<int> esmakker_rank(const Bid& bid, const EsmakkerWhist::House& house) {
  if (bid.nolo != Nolo::none) {
    const int level = level_of(bid.nolo, house.ladder);
    return level == 0 ? std::nullopt : std::optional(plain(level) + after_plain);
  }
  if (bid.attachment == Attachment::none) return plain(bid.level);
  if (!house.attachments.has(bid.attachment)) return std::nullopt;
  if (bid.attachment == Attachment::kvarte) return rank_of_kvarte(bid.level, house.ladder);
  const int of_attachment = house.rank_attachments ? static_cast<int>(bid.attachment) : 0;
  return plain(bid.level) + first_attachment + of_attachment;
}

std::optional<int> first_esmakker_rank(const Bid& bid, const EsmakkerWhist::House& house) {
  const bool apart = bid.attachment != Attachment::kvarte || house.ladder == Ladder::kvarte;
  if (apart) return esmakker_rank(bid, house);
  return plain(bid.level) + first_attachment + static_cast<int>(bid.attachment);
}

bool is_open_to_others(const Bid& bid, const EsmakkerWhist::House& house) {
  if (bid.is_vip() || bid.nolo == Nolo::sol || bid.nolo == Nolo::ren_sol) return true;
  return house.gaa_med_bordlaegger &&
         (bid.nolo == Nolo::bordlaegger || bid.nolo == Nolo::ren_bordlaegger);
}

}  // namespace kattegat
