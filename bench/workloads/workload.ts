import { ASK, BID, type BookSide, CANCEL_TAKER, Fills, LadderBook, OrderSlots } from '@quay/core/matching';
import { Random } from '@quay/core/simulation';

import { ADD, CANCEL, RECORD, SIDE_SHIFT, TAKE, type Workload } from './record.ts';

/** What happens in a stretch of a workload. What is neither an add nor a cancel takes. */
type Mood = {
  readonly adds: number;
  readonly cancels: number;
  /** Mean distance of an add from the middle, in ticks; a share of them stands anywhere within reach. */
  readonly mean: number;
  readonly far: number;
  readonly reach: number;
  /** Mean lots of a taker, and the side it takes for; either when there is none. */
  readonly takes: number;
  readonly takerSide?: BookSide;
  /** Ticks by which the middle moves with each command, beside its random walk. */
  readonly drift?: number;
};

type Scenario = { readonly preloaded: number; readonly reach: number; mood(command: number): Mood };

const NORMAL: Mood = { adds: 0.5, cancels: 0.35, mean: 15, far: 0, reach: 200, takes: 50 };
const DEEP: Mood = { adds: 0.5, cancels: 0.35, mean: 20, far: 0.3, reach: 8_000, takes: 50 };
const CANCELLING: Mood = { adds: 0.515, cancels: 0.455, mean: 30, far: 0.1, reach: 500, takes: 50 };

/** Up and down again by 3,000 ticks, fifteen times in a million commands. */
const SWING = 60_000;
const UP: Mood = { ...NORMAL, far: 0.05, reach: 2_000, drift: 0.1 };
const DOWN: Mood = { ...UP, drift: -0.1 };

/** Every 100,000 commands sellers push a deep book down by 4,000 ticks within 8,000 commands; it recovers twice as slowly. */
const CRASH = 100_000;
const CRASHING: Mood = { ...DEEP, adds: 0.25, cancels: 0.35, takes: 200, takerSide: ASK, drift: -0.5 };
const RECOVERING: Mood = { ...DEEP, adds: 0.55, cancels: 0.25, drift: 0.25 };

/** The book fills, and then everybody leaves at once. */
const STORM = 50_000;
const GATHERING: Mood = { ...CANCELLING, adds: 0.85, cancels: 0.12 };
const LEAVING: Mood = { ...CANCELLING, adds: 0.05, cancels: 0.93 };

const scenarios: Readonly<Record<string, Scenario>> = {
  normal: { preloaded: 1_000, reach: 200, mood: () => NORMAL },
  deep: { preloaded: 100_000, reach: 8_000, mood: () => DEEP },
  cancel: { preloaded: 10_000, reach: 500, mood: () => CANCELLING },
  swing: { preloaded: 10_000, reach: 2_000, mood: (command) => (command % SWING < SWING / 2 ? UP : DOWN) },
  crash: {
    preloaded: 100_000,
    reach: 8_000,
    mood: (command) => {
      const at = command % CRASH;
      if (at < 8_000) return CRASHING;
      return at < 24_000 ? RECOVERING : DEEP;
    },
  },
  storm: { preloaded: 10_000, reach: 500, mood: (command) => (command % STORM < STORM / 2 ? GATHERING : LEAVING) },
};

export const scenarioNames: readonly string[] = Object.keys(scenarios);

const MIDDLE = 30_000;
const HALF_SPREAD_OF_TAKERS = 10;
const LEAST_LIVE = 100;

/** A seeded market in one symbol: the same seed gives the same commands. It keeps a book, to cancel only what rests. */
export function workload(name: string, timed: number, seed: number): Workload {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`there is no workload called ${name}: ${scenarioNames.join(', ')}`);
  const { preloaded, reach, mood } = scenario;
  const random = new Random(seed);
  const share = () => random.bits() / 0x1_0000_0000;
  const exponential = (mean: number) => 1 + Math.floor(-Math.log(1 - share()) * mean);
  const records = new Int32Array((preloaded + timed) * RECORD);
  const slots = new OrderSlots();
  const book = new LadderBook(slots);
  const fills = new Fills();
  const slotOf = new Int32Array(preloaded + timed + 1);
  const live: number[] = [];
  const indexOf = new Int32Array(preloaded + timed + 1);
  let middle = MIDDLE;
  let order = 0;
  let at = 0;

  const gone = (one: number) => {
    slots.free(slotOf[one]!);
    const last = live.pop()!;
    const index = indexOf[one]!;
    if (last === one) return;
    live[index] = last;
    indexOf[last] = index;
  };
  const put = (what: number, side: number, one: number, ticks: number, lots: number) => {
    records.set([what | (side << SIDE_SHIFT), one, ticks, lots], at);
    at += RECORD;
  };
  const limit = (what: number, side: BookSide, price: number, lots: number) => {
    order += 1;
    const ticks = Math.max(1, Math.round(price));
    put(what, side, order, ticks, lots);
    const left = book.match(side, ticks, lots, Number.POSITIVE_INFINITY, order, CANCEL_TAKER, fills);
    for (let fill = 0; fill < fills.count; fill++) {
      const slot = fills.slot[fill]!;
      if (slots.lotsOf(slot) === 0) gone(slots.ownerOf(slot));
    }
    if (left === 0) return;
    const slot = slots.claim(order);
    slotOf[order] = slot;
    book.add(slot, side, ticks, left);
    indexOf[order] = live.length;
    live.push(order);
  };
  const eitherSide = (): BookSide => (share() < 0.5 ? BID : ASK);
  const add = (side: BookSide, distance: number) =>
    limit(ADD, side, side === BID ? middle - distance : middle + distance, 1 + random.below(100));

  for (let one = 0; one < preloaded; one++) add((one & 1) as BookSide, 1 + random.below(reach));
  for (let command = 0; command < timed; command++) {
    const now = mood(command);
    middle += now.drift ?? 0;
    if (share() < 0.02) middle += share() < 0.5 ? -1 : 1;
    const dice = share();
    if (dice < now.adds || live.length < LEAST_LIVE) {
      add(eitherSide(), share() < now.far ? 1 + random.below(now.reach) : Math.min(exponential(now.mean), now.reach));
    } else if (dice < now.adds + now.cancels) {
      const one = random.pick(live);
      put(CANCEL, 0, one, 0, 0);
      book.remove(slotOf[one]!);
      gone(one);
    } else {
      const side = now.takerSide ?? eitherSide();
      const across = side === BID ? HALF_SPREAD_OF_TAKERS : -HALF_SPREAD_OF_TAKERS;
      limit(TAKE, side, middle + across, exponential(now.takes));
    }
  }
  return { name, preloaded, timed, records, maxOrder: order };
}
