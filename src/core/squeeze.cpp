#include "kattegat/core/squeeze.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace kattegat {
namespace {

// ---- Chances in whole numbers ----
// A chance is in 4096ths; its weight of evidence is ln(p / (1 - p)) in 256ths.
constexpr int certain = 4096, most_evidence = 2047;

constexpr auto chance_table = [] {
  std::array<std::int16_t, 2 * most_evidence + 1> table{};
  std::uint64_t odds_against = std::uint64_t{1} << 32U;
  for (int evidence = 0; evidence <= most_evidence; ++evidence) {
    const std::uint64_t chance =
        (std::uint64_t{certain} << 32U) / ((std::uint64_t{1} << 32U) + odds_against);
    const auto likely = static_cast<std::int16_t>(std::min<std::uint64_t>(chance, certain - 1));
    table[static_cast<std::size_t>(most_evidence + evidence)] = likely;
    table[static_cast<std::size_t>(most_evidence - evidence)] =
        static_cast<std::int16_t>(certain - likely);
    odds_against = (odds_against * 4278222805U) >> 32U;  // by e to the power of -1/256
  }
  return table;
}();

int chance_of(int evidence) {
  const int within = std::clamp(evidence, -most_evidence, most_evidence);
  return chance_table[static_cast<std::size_t>(most_evidence + within)];
}

constexpr auto evidence_table = [] {
  std::array<std::int16_t, certain> table{};
  int evidence = -most_evidence;
  for (int chance = 0; chance < certain; ++chance) {
    while (evidence < most_evidence &&
           chance_table[static_cast<std::size_t>(most_evidence + evidence)] < chance)
      ++evidence;
    table[static_cast<std::size_t>(chance)] = static_cast<std::int16_t>(evidence);
  }
  return table;
}();

// ---- What came before, seen in several ways ----

constexpr std::size_t views = 8, slots = std::size_t{1} << 16U;

std::uint32_t mixed(std::uint32_t a, std::uint32_t b) {
  const std::uint32_t sum = (a + 0x9E3779B9U) * 0x85EBCA6BU ^ (b + 0x7F4A7C15U) * 0xC2B2AE35U;
  return sum ^ (sum >> 15U);
}

// How often a one came where this was seen.
struct Slot {
  std::uint16_t chance = 1U << 15U;  // in 65536ths
  std::uint8_t seen = 0;
};

class Model {
 public:
  Model() : table_(views * slots), weights_(sets * views, 1 << 14) { begin_byte(); }

  // The chance of a one, never 0 and never certain.
  int guess() {
    std::size_t known = 0;
    for (std::size_t i = 0; i < views; ++i) {
      at_[i] = i * slots + (mixed(seen_[i], partial_) & (slots - 1));
      const Slot& slot = table_[at_[i]];
      known += slot.seen > 0;
      evidence_[i] = evidence_table[static_cast<std::size_t>(slot.chance >> 4U)];
    }
    set_ = std::min(known, sets - 1) * views;
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < views; ++i) sum += std::int64_t{weights_[set_ + i]} * evidence_[i];
    guess_ = chance_of(
        static_cast<int>(std::clamp<std::int64_t>(sum >> 16U, -most_evidence, most_evidence)));
    return std::clamp(guess_, 1, certain - 1);
  }

  void learn(bool bit) {
    const int missed = (bit ? certain : 0) - guess_;
    for (std::size_t i = 0; i < views; ++i) {
      weights_[set_ + i] += (evidence_[i] * missed * 3 + (1 << 9)) >> 10;
      Slot& slot = table_[at_[i]];
      const int aim = bit ? 65535 : 0;
      slot.chance =
          static_cast<std::uint16_t>(slot.chance + (aim - slot.chance) * 2 / (2 * slot.seen + 3));
      if (slot.seen < most_seen) ++slot.seen;
    }
    partial_ = partial_ * 2 + (bit ? 1 : 0);
    if (partial_ >= 256) end_byte(static_cast<std::uint8_t>(partial_));
  }

 private:
  static constexpr std::size_t sets = views + 1;
  static constexpr std::uint8_t most_seen = 60;

  void end_byte(std::uint8_t byte) {
    last_ = (last_ << 8U) | byte;
    const bool letter = (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') ||
                        (byte >= 'a' && byte <= 'z') || byte >= 128 || byte == '-';
    if (letter) {
      word_ = mixed(word_, byte);
    } else if (word_ != 0) {
      before_ = word_;
      word_ = 0;
    }
    if (byte == ':') field_ = before_, value_ = 0;
    value_ = mixed(value_, byte);
    begin_byte();
  }
  void begin_byte() {
    const auto low = [&](unsigned bytes) {
      return static_cast<std::uint32_t>(last_ & ((std::uint64_t{1} << (8 * bytes)) - 1));
    };
    partial_ = 1;
    const std::uint32_t all = mixed(low(4), static_cast<std::uint32_t>((last_ >> 32U) & 0xFFFF));
    seen_ = {0, low(1), low(2), low(3), low(4), all, mixed(word_, before_), mixed(field_, value_)};
  }

  std::vector<Slot> table_;
  std::vector<std::int32_t> weights_;  // in 65536ths; how far each view is believed
  std::array<std::uint32_t, views> seen_{};
  std::array<std::size_t, views> at_{};
  std::array<int, views> evidence_{};
  std::size_t set_ = 0;
  int guess_ = 0;
  std::uint32_t partial_ = 1;  // the bits of this byte up to now, after a one
  std::uint64_t last_ = 0;     // bytes
  std::uint32_t word_ = 0, before_ = 0, field_ = 0, value_ = 0;
};

Model taught(std::string_view known) {
  Model model;
  for (const char letter : known)
    for (int i = 7; i >= 0; --i) {
      model.guess();
      model.learn(((static_cast<unsigned char>(letter) >> i) & 1) != 0);
    }
  return model;
}

// ---- Guesses to bytes: a range is divided by each, and the part that came true is kept ----

struct Interval {
  std::uint32_t low = 0, high = 0xFFFFFFFF;
  [[nodiscard]] std::uint32_t divided(int chance) const {
    const std::uint64_t span = std::uint64_t{high} - low;
    return low + static_cast<std::uint32_t>(span * static_cast<std::uint64_t>(chance) / certain);
  }
  void keep(bool bit, std::uint32_t middle) { bit ? high = middle : low = middle + 1; }
  [[nodiscard]] bool has_byte() const { return (low >> 24U) == (high >> 24U); }
  void drop_byte() {
    low <<= 8U;
    high = high << 8U | 0xFF;
  }
};

class BitWriter {
 public:
  void write(bool bit, int chance) {
    interval_.keep(bit, interval_.divided(chance));
    for (; interval_.has_byte(); interval_.drop_byte())
      bytes_ += static_cast<char>(interval_.low >> 24U);
  }
  // As few as say which part it is; what is missing is read as zeros.
  std::string done() && {
    if (interval_.low > 0) bytes_ += static_cast<char>((interval_.low >> 24U) + 1);
    return std::move(bytes_);
  }

 private:
  Interval interval_;
  std::string bytes_;
};

class BitReader {
 public:
  explicit BitReader(std::string_view bytes) : bytes_(bytes) {
    for (int i = 0; i < 4; ++i) next();
  }
  bool read(int chance) {
    const std::uint32_t middle = interval_.divided(chance);
    const bool bit = value_ <= middle;
    interval_.keep(bit, middle);
    for (; interval_.has_byte(); interval_.drop_byte()) next();
    return bit;
  }

 private:
  void next() {
    value_ <<= 8U;
    if (bytes_.empty()) return;
    value_ |= static_cast<unsigned char>(bytes_.front());
    bytes_.remove_prefix(1);
  }
  std::string_view bytes_;
  Interval interval_;
  std::uint32_t value_ = 0;
};

constexpr int even = certain / 2;
constexpr int bits_of_length = 24;

}  // namespace

std::string squeezed(std::string_view text, std::string_view known) {
  Model model = taught(known);
  BitWriter writer;
  for (int i = bits_of_length - 1; i >= 0; --i) writer.write(((text.size() >> i) & 1U) != 0, even);
  for (const char letter : text)
    for (int i = 7; i >= 0; --i) {
      const bool bit = ((static_cast<unsigned char>(letter) >> i) & 1) != 0;
      writer.write(bit, model.guess());
      model.learn(bit);
    }
  return std::move(writer).done();
}

std::optional<std::string> unsqueezed(std::string_view bytes, std::string_view known,
                                      std::size_t most) {
  BitReader reader(bytes);
  std::size_t length = 0;
  for (int i = 0; i < bits_of_length; ++i) length = length * 2 + (reader.read(even) ? 1 : 0);
  if (length > most) return std::nullopt;
  Model model = taught(known);
  std::string text;
  for (std::size_t i = 0; i < length; ++i) {
    unsigned byte = 0;
    for (int bit = 0; bit < 8; ++bit) {
      const bool one = reader.read(model.guess());
      model.learn(one);
      byte = byte * 2 + (one ? 1 : 0);
    }
    text += static_cast<char>(byte);
  }
  return text;
}

}  // namespace kattegat
