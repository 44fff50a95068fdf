import { marketOf, markets } from '@quay/cast';
import { commandShapes, createCore, type Order, Reader, readReply, Writer } from '@quay/core';
import { Random } from '@quay/core/simulation';
import { units } from '@quay/money';
import { OrderBook, Side } from 'nodejs-order-book';
import { line, median } from './figures.ts';
import { commandOf } from './traders.ts';

const ROUNDS = 5;
const OWNERS = 5_000;
const PRELOADED = 1_000;
const COMMANDS = 600_000;
const BATCH = 256;
const MARKET = marketOf('BTC');
const AT = Date.UTC(2026, 0, 1);
const placeOrder = shapeOf('spot/place-order');
const cancelOrder = shapeOf('spot/cancel-order');

/**
 * The normal mix: half are orders that wait near a wandering price, 35 % cancel a random earlier order, the rest take
 * what waits. `order` counts the orders from 1.
 */
type Step =
  | { readonly cancel: number }
  | {
      readonly order: number;
      readonly owner: number;
      readonly buy: boolean;
      readonly ticks: number;
      readonly lots: number;
    };

/**
 * The whole core on one thread, without a database: who asks, filters, holds, matching, settlement, fees, ledger, and
 * the bytes of what changed. Beside it what the fastest order book of npm does with the same orders, which only matches.
 */
export async function run(): Promise<void> {
  const { before, timed } = normalMix(42);
  const bare: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    whole.push(wholeCore(before, timed));
    if (round < 3) bare.push(bareBook(before, timed));
  }
  line('nodejs-order-book, matching only', median(bare), 'commands/s');
  line(
    `whole core, ${BATCH.toLocaleString('en-US')} commands a batch`,
    median(whole),
    'commands/s',
    { name: 'nodejs-order-book', figure: median(bare) },
    { atLeast: 1_000_000 },
  );
}

function normalMix(seed: number): { before: Step[]; timed: Step[] } {
  const random = new Random(seed);
  // An order that has traded is not cancelled any more: the book tells which those are.
  const book = new OrderBook();
  const live: number[] = [];
  const places = new Int32Array(PRELOADED + COMMANDS + 1).fill(-1);
  const forget = (order: number) => {
    const place = places[order]!;
    if (place < 0) return;
    const last = live.pop()!;
    if (last !== order) {
      live[place] = last;
      places[last] = place;
    }
    places[order] = -1;
  };
  let middle = Number(MARKET.referencePrice / MARKET.tick);
  let orders = 0;

  const place = (away: number, waits: boolean): Step => {
    orders += 1;
    const buy = random.chance(0.5);
    const ticks = buy === waits ? middle - away : middle + away;
    const lots = 10 + random.below(90);
    const side = buy ? Side.BUY : Side.SELL;
    const { done, partial } = book.limit({ side, id: String(orders), size: lots, price: ticks });
    for (const { id } of done) forget(Number(id));
    const rests = done.every(({ id }) => id !== String(orders)) || partial?.id === String(orders);
    if (rests) places[orders] = live.push(orders) - 1;
    return { order: orders, owner: 1_000 + random.below(OWNERS), buy, ticks, lots };
  };
  /** Only what was answered can be cancelled: orders of earlier batches. */
  const cancel = (known: number): Step => {
    let order = random.pick(live);
    while (order > known) order = random.pick(live);
    book.cancel(String(order));
    forget(order);
    return { cancel: order };
  };
  /** Exponential: most orders stand close to the price. */
  const near = () => 1 + Math.floor(-Math.log(1 - random.below(1_000_000) / 1_000_000) * 15);

  const before = Array.from({ length: PRELOADED }, () => place(1 + random.below(200), true));
  let known = 0;
  const timed = Array.from({ length: COMMANDS }, (_, at) => {
    if (at % BATCH === 0) known = orders;
    if (random.chance(0.02)) middle += random.chance(0.5) ? 1 : -1;
    const dice = random.below(100);
    if (dice < 50 || live.length < 100) return place(near(), true);
    return dice < 85 && live.some((order) => order <= known) ? cancel(known) : place(10, false);
  });
  return { before, timed };
}

function bareBook(before: readonly Step[], timed: readonly Step[]): number {
  const book = new OrderBook();
  const play = (steps: readonly Step[]) => {
    for (const step of steps) {
      if ('cancel' in step) book.cancel(String(step.cancel));
      else {
        const side = step.buy ? Side.BUY : Side.SELL;
        book.limit({ side, id: String(step.order), size: step.lots, price: step.ticks });
      }
    }
  };
  play(before);
  const begun = performance.now();
  play(timed);
  return (timed.length / (performance.now() - begun)) * 1_000;
}

/** What a frame of commands came to: which orders the core counts how, so that they can be cancelled later. */
type Answered = {
  readonly steps: readonly Step[];
  readonly replies: Uint8Array;
  readonly start: number;
  readonly end: number;
};

function wholeCore(before: readonly Step[], timed: readonly Step[]): number {
  const flying: number[] = [];
  let bytes = 0;
  const funds = [['USDT', units('100000000000')] as const, ['BTC', units('10000000')] as const];
  const { engine } = createCore({
    practice: { user: funds, desk: [] },
    port: {
      append(batch) {
        flying.push(batch.seq);
        bytes += batch.commands.length + batch.changes.length;
      },
    },
  });
  const commit = () => {
    for (let seq = flying.shift(); seq !== undefined; seq = flying.shift()) engine.committed(seq);
  };
  const send = (name: string, input: object) => engine.submit({ name, at: AT, input }, () => {});
  for (const market of markets) send('market/list-market', market);
  for (let owner = 0; owner < OWNERS; owner++) {
    send('wallet/open-account', { owner: 1_000 + owner, kind: 'user' });
    commit();
  }

  /** The core's numbers of the orders, and whose they are, by the mix's count. */
  const ids = new Float64Array(PRELOADED + COMMANDS + 1);
  const owners = new Int32Array(PRELOADED + COMMANDS + 1);
  let taken = 0;
  let refused = 0;

  /** Commands as they come to the core's thread; writing them is their sender's work. */
  function frameOf(steps: readonly Step[]): Uint8Array {
    const writer = new Writer();
    for (const step of steps) {
      if ('cancel' in step) {
        writer.count(cancelOrder.number);
        cancelOrder.input.write(writer, { owner: owners[step.cancel]!, order: ids[step.cancel]! });
        continue;
      }
      owners[step.order] = step.owner;
      writer.count(placeOrder.number);
      const wish = {
        market: MARKET,
        side: step.buy ? ('buy' as const) : ('sell' as const),
        type: 'limit' as const,
        price: BigInt(step.ticks) * MARKET.tick,
        quantity: BigInt(step.lots) * MARKET.lot,
      };
      placeOrder.input.write(writer, commandOf(step.owner, wish));
    }
    return writer.take();
  }

  /** Reading them is the sender's work, too. */
  function learn({ steps, replies, start, end }: Answered): void {
    const reader = new Reader(replies, start, end);
    for (const step of steps) {
      const outcome = readReply(reader, 'cancel' in step ? cancelOrder.output : placeOrder.output);
      if (!outcome.ok) refused += 1;
      else {
        taken += 1;
        if ('order' in step) ids[step.order] = (outcome.value as Order).id;
      }
    }
  }

  /** Gives the milliseconds that the core took. */
  function play(steps: readonly Step[]): number {
    let spent = 0;
    for (let first = 0; first < steps.length; first += BATCH) {
      const some = steps.slice(first, first + BATCH);
      const bytes = frameOf(some);
      let answered: Answered | undefined;
      const begun = performance.now();
      engine.submitFrame({
        bytes,
        count: some.length,
        at: AT,
        answered(_seq, replies, start, end) {
          answered = { steps: some, replies, start, end };
        },
      });
      commit();
      spent += performance.now() - begun;
      if (!answered) throw new Error('the core did not answer');
      learn(answered);
    }
    return spent;
  }

  play(before);
  [taken, refused, bytes] = [0, 0, 0];
  const rate = (timed.length / play(timed)) * 1_000;
  if (taken === 0 || bytes === 0 || refused > taken / 100) {
    throw new Error(`the core refused ${refused} of ${taken + refused} commands`);
  }
  return rate;
}

function shapeOf(name: string): (typeof commandShapes)[number] {
  const found = commandShapes.find((shape) => shape.name === name);
  if (!found) throw new Error(`the core has no command ${name}`);
  return found;
}
