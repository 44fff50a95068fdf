// The kernel's structures (packages/core/src/matching) in C++: what the machine gives to the same work without a
// virtual machine. Reads workload files, and one line a round from standard input: the number of a file, and how many
// of its commands to take. Answers each with trades, hash and seconds of its thread on a processor.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <limits>
#include <memory>
#include <vector>
#include <time.h>

using std::vector;

namespace {

constexpr int32_t NONE = -1;
constexpr int BID = 0;
constexpr int PAGE_BITS = 9;
constexpr int32_t OFFSET = (1 << PAGE_BITS) - 1;
constexpr int32_t WORD = (1 << (PAGE_BITS - 5)) - 1;
constexpr int32_t WORST_KEY = 0x7fffffff;
constexpr double NO_BUDGET = std::numeric_limits<double>::infinity();

enum SelfTrade { CANCEL_TAKER, CANCEL_MAKER, CANCEL_BOTH };

struct Seat {
  double lots, owner;
  int32_t next, previous, level, price;
};
static_assert(sizeof(Seat) == 32);

class Seats {
  int32_t free_ = NONE, top = 0;

 public:
  vector<Seat> at = vector<Seat>(1024);

  int32_t claim(double owner) {
    int32_t slot = free_;
    if (slot != NONE) {
      free_ = at[slot].next;
    } else {
      if (top == int32_t(at.size())) at.resize(at.size() * 2);
      slot = top++;
    }
    at[slot].owner = owner;
    return slot;
  }
  void free(int32_t slot) {
    at[slot].next = free_;
    free_ = slot;
  }
};

struct Fills {
  int32_t count = 0;
  bool metItself = false;
  vector<int32_t> slot = vector<int32_t>(64), ticks = vector<int32_t>(64);
  vector<double> lots = vector<double>(64);
  void grow() {
    slot.resize(slot.size() * 2);
    ticks.resize(ticks.size() * 2);
    lots.resize(lots.size() * 2);
  }
};

struct Level {
  int32_t first = NONE, last = NONE;
  double sum = 0;
};
static_assert(sizeof(Level) == 16);

inline int32_t keyOf(int side, int32_t ticks) { return side == BID ? ticks ^ 0x7fffffff : ticks; }

class Book {
  Seats& seats;
  int32_t size = 0;
  int32_t bestKey[2] = {WORST_KEY, WORST_KEY}, bestLevel[2] = {NONE, NONE};
  vector<Level> levels = vector<Level>(4 << (PAGE_BITS + 1));
  vector<int32_t> numbers = vector<int32_t>(4);
  vector<uint32_t> words = vector<uint32_t>(4 << (PAGE_BITS - 4)), summaries = vector<uint32_t>(8);
  int32_t freePage = NONE, topPage = 0, pages = 0;
  vector<int32_t> sorted = vector<int32_t>(4), table = vector<int32_t>(8, NONE);
  int tableShift = 29;
  int32_t nearNumber = NONE, nearPage = NONE;

 public:
  explicit Book(Seats& shared) : seats(shared) {}

  void add(int32_t slot, int side, int32_t ticks, double lots) {
    const int32_t number = ticks >> PAGE_BITS;
    const int32_t page = number == nearNumber ? nearPage : pageFor(number);
    const int32_t key = keyOf(side, ticks);
    const int32_t level = (((page << 1) | side) << PAGE_BITS) | (key & OFFSET);
    Seat* seat = seats.at.data();
    Level& queue = levels[level];
    const int32_t last = queue.last;
    Seat& own = seat[slot];
    own.next = NONE;
    own.previous = last;
    own.level = level;
    own.price = int32_t(uint32_t(side) << 31) | ticks;
    own.lots = lots;
    queue.last = slot;
    queue.sum += lots;
    size++;
    if (last == NONE) open(side, key, level, slot);
    else seat[last].next = slot;
  }

  void remove(int32_t slot) {
    Seat* seat = seats.at.data();
    const Seat& own = seat[slot];
    Level& queue = levels[own.level];
    if (own.previous == NONE) queue.first = own.next;
    else seat[own.previous].next = own.next;
    if (own.next == NONE) queue.last = own.previous;
    else seat[own.next].previous = own.previous;
    queue.sum -= own.lots;
    size--;
    if (own.next == own.previous) close(own.level);
  }

  double match(int side, int32_t limitTicks, double lots, double budget, double owner, SelfTrade selfTrade, Fills& fills) {
    const int other = side ^ 1;
    const int32_t limit = keyOf(other, limitTicks);
    fills.count = 0;
    fills.metItself = false;
    Seat* seat = seats.at.data();
    double left = lots, purse = budget;
    while (left > 0 && bestKey[other] <= limit) {
      const int32_t level = bestLevel[other];
      if (level == NONE) break;
      Level& queue = levels[level];
      const int32_t ticks = keyOf(other, bestKey[other]);
      double wanted = left;
      if (purse != NO_BUDGET) wanted = std::fmin(left, std::floor(purse / ticks));
      double open = wanted, given = 0;
      int32_t slot = queue.first;
      while (open > 0 && slot != NONE) {
        if (fills.count == int32_t(fills.slot.size())) fills.grow();
        Seat& maker = seat[slot];
        if (maker.owner == owner) {
          fills.metItself = selfTrade != CANCEL_MAKER;
          if (selfTrade == CANCEL_TAKER) break;
          put(fills, slot, 0, ticks);
          given += maker.lots;
          size--;
          slot = maker.next;
          if (fills.metItself) break;
          continue;
        }
        if (maker.lots > open) {
          put(fills, slot, open, ticks);
          maker.lots -= open;
          open = 0;
          break;
        }
        put(fills, slot, maker.lots, ticks);
        open -= maker.lots;
        maker.lots = 0;
        size--;
        slot = maker.next;
      }
      const double taken = wanted - open;
      left -= taken;
      purse -= taken * ticks;
      queue.sum -= taken + given;
      queue.first = slot;
      if (slot != NONE) {
        seat[slot].previous = NONE;
        break;
      }
      queue.last = NONE;
      close(level);
      if (fills.metItself) break;
    }
    return left;
  }

 private:
  static void put(Fills& fills, int32_t slot, double lots, int32_t ticks) {
    fills.slot[fills.count] = slot;
    fills.lots[fills.count] = lots;
    fills.ticks[fills.count++] = ticks;
  }

  int32_t keyAt(int32_t level) const {
    const int32_t group = level >> PAGE_BITS;
    return (keyOf(group & 1, numbers[group >> 1] << PAGE_BITS) & ~OFFSET) | (level & OFFSET);
  }

  void open(int side, int32_t key, int32_t level, int32_t slot) {
    levels[level].first = slot;
    words[level >> 5] |= 1u << (level & 31);
    summaries[level >> PAGE_BITS] |= 1u << ((level >> 5) & WORD);
    if (key < bestKey[side] || bestLevel[side] == NONE) {
      bestKey[side] = key;
      bestLevel[side] = level;
    }
  }

  void close(int32_t level) {
    const int32_t group = level >> PAGE_BITS;
    if ((words[level >> 5] &= ~(1u << (level & 31))) == 0) summaries[group] &= ~(1u << ((level >> 5) & WORD));
    const int side = group & 1;
    if (level == bestLevel[side]) {
      const int32_t best = bestOf(group);
      bestLevel[side] = best;
      bestKey[side] = best == NONE ? WORST_KEY : keyAt(best);
    }
    if ((summaries[group] | summaries[group ^ 1]) == 0) freeOf(group >> 1);
  }

  int32_t bestOf(int32_t group) {
    if (summaries[group] == 0) {
      const int side = group & 1, step = side == BID ? -1 : 1;
      int32_t at = sortedPlace(numbers[group >> 1]) + step;
      while (at >= 0 && at < pages && summaries[(sorted[at] << 1) | side] == 0) at += step;
      if (at < 0 || at >= pages) return NONE;
      group = (sorted[at] << 1) | side;
    }
    const int32_t word = (group << (PAGE_BITS - 5)) | __builtin_ctz(summaries[group]);
    return (word << 5) | __builtin_ctz(words[word]);
  }

  int32_t pageFor(int32_t number) {
    const int32_t found = table[tablePlace(number)];
    nearPage = found == NONE ? newPage(number) : found;
    nearNumber = number;
    return nearPage;
  }

  int32_t newPage(int32_t number) {
    int32_t page = freePage;
    if (page != NONE) {
      freePage = numbers[page];
    } else {
      if (topPage == int32_t(numbers.size())) growPages();
      page = topPage++;
    }
    numbers[page] = number;
    const int32_t at = sortedPlace(number);
    memmove(&sorted[at] + 1, &sorted[at], (pages - at) * sizeof(int32_t));
    sorted[at] = page;
    pages++;
    table[tablePlace(number)] = page;
    return page;
  }

  void freeOf(int32_t page) {
    const int32_t number = numbers[page], at = sortedPlace(number);
    pages--;
    memmove(&sorted[at], &sorted[at] + 1, (pages - at) * sizeof(int32_t));
    const uint32_t mask = table.size() - 1;
    uint32_t gap = tablePlace(number);
    for (uint32_t next = (gap + 1) & mask; table[next] != NONE; next = (next + 1) & mask) {
      if (((next - home(numbers[table[next]])) & mask) < ((next - gap) & mask)) continue;
      table[gap] = table[next];
      gap = next;
    }
    table[gap] = NONE;
    if (nearNumber == number) nearNumber = NONE;
    numbers[page] = freePage;
    freePage = page;
  }

  int32_t sortedPlace(int32_t number) const {
    int32_t low = 0, high = pages;
    while (low < high) {
      const int32_t middle = (low + high) >> 1;
      if (numbers[sorted[middle]] < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  uint32_t home(int32_t number) const { return (uint32_t(number) * 0x9e3779b1u) >> tableShift; }

  uint32_t tablePlace(int32_t number) const {
    const uint32_t mask = table.size() - 1;
    uint32_t at = home(number);
    while (table[at] != NONE && numbers[table[at]] != number) at = (at + 1) & mask;
    return at;
  }

  void growPages() {
    levels.resize(levels.size() * 2);
    words.resize(words.size() * 2);
    summaries.resize(summaries.size() * 2);
    numbers.resize(numbers.size() * 2);
    sorted.resize(sorted.size() * 2);
    table.assign(table.size() * 2, NONE);
    tableShift--;
    for (int32_t at = 0; at < pages; at++) table[tablePlace(numbers[sorted[at]])] = sorted[at];
  }
};

struct Record {
  int32_t what, order, ticks, lots;
};

struct Workload {
  int32_t preloaded, timed, maxOrder;
  vector<Record> records;
};

Workload load(const char* path) {
  FILE* file = fopen(path, "rb");
  int32_t header[3];
  Workload workload;
  if (!file || fread(header, sizeof header, 1, file) != 1) exit(1);
  workload.preloaded = header[0];
  workload.timed = header[1];
  workload.maxOrder = header[2];
  workload.records.resize(header[0] + header[1]);
  if (fread(workload.records.data(), sizeof(Record), workload.records.size(), file) != workload.records.size()) exit(1);
  fclose(file);
  return workload;
}

class Engine {
  Seats seats;
  Book book{seats};
  Fills fills;
  vector<int32_t> slotOf;

 public:
  long trades = 0;
  uint32_t hash = 0;

  explicit Engine(int32_t maxOrder) : slotOf(maxOrder + 1, NONE) {}

  void step(const Record& record) {
    if ((record.what & 0xff) == 1) {
      const int32_t slot = slotOf[record.order];
      if (slot < 0) return;
      book.remove(slot);
      seats.free(slot);
      slotOf[record.order] = NONE;
      return;
    }
    const int side = record.what >> 8;
    const double left = book.match(side, record.ticks, record.lots, NO_BUDGET, record.order, CANCEL_TAKER, fills);
    for (int32_t fill = 0; fill < fills.count; fill++) {
      const int32_t slot = fills.slot[fill], maker = int32_t(seats.at[slot].owner);
      hash = fold(hash, maker, record.order, fills.ticks[fill], int32_t(fills.lots[fill]));
      if (seats.at[slot].lots != 0) continue;
      seats.free(slot);
      slotOf[maker] = NONE;
    }
    trades += fills.count;
    if (left == 0 || fills.metItself) return;
    const int32_t slot = seats.claim(record.order);
    slotOf[record.order] = slot;
    book.add(slot, side, record.ticks, left);
  }

 private:
  static uint32_t fold(uint32_t hash, uint32_t maker, uint32_t taker, uint32_t ticks, uint32_t lots) {
    hash = (hash ^ maker) * 16777619u;
    hash = (hash ^ taker) * 16777619u;
    hash = (hash ^ ticks) * 16777619u;
    return (hash ^ lots) * 16777619u;
  }
};

double processorSeconds() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

}  // namespace

int main(int count, char** paths) {
  vector<Workload> workloads;
  for (int at = 1; at < count; at++) workloads.push_back(load(paths[at]));
  int which, commands;
  while (scanf("%d %d", &which, &commands) == 2) {
    const Workload& workload = workloads[which];
    auto engine = std::make_unique<Engine>(workload.maxOrder);
    const Record* record = workload.records.data();
    for (int32_t at = 0; at < workload.preloaded; at++) engine->step(*record++);
    const double begun = processorSeconds();
    for (int32_t at = 0; at < commands; at++) engine->step(*record++);
    const double seconds = processorSeconds() - begun;
    printf("%ld %u %.9f\n", engine->trades, engine->hash, seconds);
    fflush(stdout);
  }
}
