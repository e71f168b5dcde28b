// What the parts cost, with Google Benchmark: judging, playing, settling, and a session of 200
// deals in a book on disk.
#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "db/book/book.hpp"
#include "db/book/decisions.hpp"
#include "db/book/evenings.hpp"
#include "db/book/import.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/games/play/play.hpp"
#include "kattegat/settlement/payments.hpp"

using namespace kattegat;

namespace {

// ---- Judging: every entry of the sample evenings, over and over ----

std::string bytes_of(const std::string& path) {
  std::ifstream file(path);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

template <class G>
void judge_entries(benchmark::State& state) {
  const auto reading =
      read_evening(bytes_of(KATTEGAT_SOURCE "/assets/evenings/" + std::string(G::id) + ".json"));
  if (!reading) return state.SkipWithError("no sample evening");
  std::int64_t entries = 0;
  for (auto _ : state)
    for (const EveningSession& file : reading->evening.sessions) {
      const auto* play = std::get_if<EnteredSession<G>>(&file.entered);
      if (!play) continue;
      Session<G> session(play->table);
      for (const ReadEntry<G>& draft : play->entries) {
        JudgedEntry judged = judge_next(session, draft);
        benchmark::DoNotOptimize(judged);
      }
      entries += static_cast<std::int64_t>(play->entries.size());
    }
  state.SetItemsProcessed(entries);
}

// ---- Playing: four players with the whole pack, legal cards at random ----

using Random = std::minstd_rand;
constexpr std::size_t players = 4, cards_each = 13;

struct Hand {
  std::array<Card, cards_each> cards;
  std::size_t left = cards_each;
  Card take(std::size_t place) {
    const Card card = cards[place];
    cards[place] = cards[--left];
    return card;
  }
};
using Hands = std::array<Hand, players>;

Hands deal(Random& random) {
  std::array<Card, players * cards_each> pack;
  for (std::size_t i = 0; i < pack.size(); ++i)
    pack[i] = {static_cast<std::uint8_t>(2 + i % cards_each), static_cast<Suit>(i / cards_each)};
  std::shuffle(pack.begin(), pack.end(), random);
  Hands hands;
  for (std::size_t i = 0; i < pack.size(); ++i) hands[i % players].cards[i / players] = pack[i];
  return hands;
}

// A card that the rules allow: of the suit led when there is one.
Card legal_card(Hand& hand, const Trick& trick, Random& random) {
  std::array<std::size_t, cards_each> allowed{};
  std::size_t count = 0;
  if (!trick.empty())
    for (std::size_t i = 0; i < hand.left; ++i)
      if (follows(trick.front().card, hand.cards[i])) allowed[count++] = i;
  if (count > 0) return hand.take(allowed[random() % count]);
  return hand.take(random() % hand.left);
}

// Calls heard(trick) for each.
template <class Heard>
void play(Hands& hands, const TrickRules& rules, Random& random, Heard&& heard) {
  std::size_t leader = 0;
  Trick trick;
  for (std::size_t number = 0; number < cards_each; ++number) {
    trick.clear();
    for (std::size_t turn = 0; turn < players; ++turn) {
      const std::size_t seat = (leader + turn) % players;
      trick.push_back({Seat{static_cast<int>(seat)}, legal_card(hands[seat], trick, random)});
    }
    heard(trick);
    leader = static_cast<std::size_t>(trick[winning_card(rules, trick)].seat.index);
  }
}

void playouts(benchmark::State& state) {
  Random random(1);
  const TrickRules rules{.trump = Suit::hearts};
  const Hands dealt = deal(random);
  for (auto _ : state) {
    Hands hands = dealt;
    int taken = 0;
    play(hands, rules, random,
         [&](const Trick& trick) { taken += trick[winning_card(rules, trick)].seat.index; });
    benchmark::DoNotOptimize(taken);
  }
  state.SetItemsProcessed(state.iterations());
}

void check_recorded_plays(benchmark::State& state) {
  Random random(1);
  const TrickRules rules{.trump = Suit::hearts};
  std::vector<PlayRecord> records(64);
  for (PlayRecord& record : records) {
    Hands hands = deal(random);
    play(hands, rules, random, [&](const Trick& trick) { record.tricks.push_back(trick); });
  }
  const PlayRules all = play_of(rules, Seat{0});
  std::size_t next = 0;
  for (auto _ : state) {
    Checklist list;
    if (!check_play(records[next++ % records.size()], all, list))
      return state.SkipWithError("a legal play was refused");
  }
  state.SetItemsProcessed(state.iterations());
}

// ---- Settling: the balances that make it hardest ----

void settle_alike(benchmark::State& state) {  // everybody owes or gets the same
  std::vector<Money> balances;
  for (std::int64_t i = 0; i < state.range(0); ++i) balances.push_back({i % 2 == 0 ? 1 : -1});
  for (auto _ : state) benchmark::DoNotOptimize(fewest_payments(balances));
}

void settle_random(benchmark::State& state) {  // within +-range(1), the slowest of twenty
  Random random(3);
  const auto most = state.range(1);
  std::vector<std::vector<Money>> evenings(20);
  for (auto& balances : evenings) {
    Money rest;
    for (std::int64_t i = 1; i < state.range(0); ++i) {
      std::int64_t amount = 0;
      while (amount == 0) amount = static_cast<std::int64_t>(random()) % (2 * most + 1) - most;
      balances.push_back({amount});
      rest -= balances.back();
    }
    balances.push_back(rest);
  }
  for (auto _ : state) {
    double slowest = 0;
    for (const auto& balances : evenings) {
      const auto start = std::chrono::steady_clock::now();
      benchmark::DoNotOptimize(fewest_payments(balances));
      const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
      slowest = std::max(slowest, spent.count());
    }
    state.SetIterationTime(slowest);
  }
}

// ---- A session of 200 deals ----

constexpr int deals = 200;

std::string uuid(int number) {
  std::string digits = std::to_string(number);
  return "00000000-0000-4000-8000-" + std::string(12 - digits.size(), '0') + digits;
}

std::string long_evening() {
  std::string entries;
  for (int i = 0; i < deals; ++i)
    entries += std::string(i ? "," : "") + R"({"id":")" + uuid(i) +
               R"(","type":"deal","contract":"9","declarer":"Bo","trump":"H","partner":"Dea",)"
               R"("tricks":)" +
               std::to_string(6 + i % 7) + "}";
  return R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","id":")" + uuid(900) +
         R"(","players":["Anna","Bo","Cai","Dea"],"sessions":[{"game":"ligeud",)"
         R"("seats":["Anna","Bo","Cai","Dea"],"entries":[)" +
         entries + "]}]}";
}

struct LongSession {
  LongSession() {
    for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(path + suffix);
    auto reading = read_evening(long_evening());
    auto book = Book::open_or_create(path);
    if (reading && book) static_cast<void>(import_evenings(*book, {reading->evening}));
  }
  ~LongSession() {
    for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(path + suffix);
  }
  std::string path = "bench.db";
};

void open_and_fold(benchmark::State& state) {
  const LongSession session;
  for (auto _ : state) {
    const auto book = Book::open_to_read(session.path);
    const auto evening = look_at(*book, *parse_uuid(uuid(900)));
    if (!evening) return state.SkipWithError("not loaded");
    benchmark::DoNotOptimize(judge(evening->written));
  }
}

void void_in_the_middle(benchmark::State& state) {
  const LongSession session;
  auto book = Book::open_to_write(session.path);
  int entry = deals / 4;
  for (auto _ : state) {
    const auto done = void_entry(*book, *parse_uuid(uuid(entry++)), {"slip"});
    if (!done) return state.SkipWithError("not stored");
    benchmark::DoNotOptimize(done);
  }
}

}  // namespace

BENCHMARK_TEMPLATE(judge_entries, Ligeud);
BENCHMARK_TEMPLATE(judge_entries, Rodskagg);
BENCHMARK_TEMPLATE(judge_entries, EnglishWhist);
BENCHMARK_TEMPLATE(judge_entries, DanishWhist);
BENCHMARK_TEMPLATE(judge_entries, EsmakkerWhist);
BENCHMARK_TEMPLATE(judge_entries, Commerce);
BENCHMARK(playouts);
BENCHMARK(check_recorded_plays);
BENCHMARK(settle_alike)->Arg(20)->Arg(24)->Unit(benchmark::kMillisecond);
BENCHMARK(settle_random)
    ->ArgsProduct({{20, 24}, {5, 50, 100'000}})
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(3);
BENCHMARK(open_and_fold)->Unit(benchmark::kMillisecond);
BENCHMARK(void_in_the_middle)->Unit(benchmark::kMillisecond)->Iterations(deals / 2);
BENCHMARK_MAIN();
