import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PlaceOrder, placeOrder, placeOrders } from '@quay/contract/spot';
import { prepareCanceller } from '../cancelling.ts';
import { percentile, type Tally } from '../findings.ts';
import { OpenLoop, type RawAnswer, rawPost } from '../open-loop.ts';
import { Scene } from '../scene.ts';
import type { Trader } from '../trader.ts';
import type { Order } from './campaign.ts';

const TIMES = 10;
const ORDERS_A_CALL = 50;
const BODIES = 48;
const CONNECTIONS = 500;
const PEAK_CONNECTIONS = 24;
const WARM_MS = 2_500;
const PEAK_MS = 2_500;
const OVERLOAD_MS = { short: 6_000, long: 30_000 };
/** Orders that are cancelled meanwhile, in each of two markets. */
const RESTING = 120;

/**
 * What must hold meanwhile. A test shares its processors with whatever else is tested, and the load's own maker takes
 * its share of them: it only sees whether the server still works. The long form holds it to the goal.
 */
const must = {
  short: { goodput: 0.4, cancelP99Ms: 3_000 },
  long: { goodput: 0.8, cancelP99Ms: 1_000 },
};
const GROWTH_MOST_MB = 600;

type Count = { ok: number; refused: number; refusedBusy: number; withoutRetryAfter: number; unknown: number };
const none = (): Count => ({ ok: 0, refused: 0, refusedBusy: 0, withoutRetryAfter: 0, unknown: 0 });

/**
 * Ten times the orders that the server can take, open loop: what it cannot take it refuses at once and says when to
 * come again, cancels go on, memory stays bounded, what it takes stays near its best, and all it calls done is there.
 */
export async function overload({ cycles, seed, long }: Order): Promise<Tally> {
  const scene = await Scene.open({ seed, traders: 9 });
  let placedCount = 0;
  let newest = 0;
  try {
    const rounds = long ? cycles : 1;
    for (let round = 0; round < rounds; round++) {
      const placed: number[] = [];
      const canceller = scene.traders.at(-1)!;
      const others = scene.traders.slice(0, -1);
      await rest(canceller);
      const bodies = bodiesOf(scene, others, round);
      // A server that has only just started is slower than it will be.
      await offer(scene, bodies, WARM_MS, undefined, placed);
      const { rate: best } = await offer(scene, bodies, PEAK_MS, undefined, placed);
      await storm(scene, bodies, canceller, best, long ? 'long' : 'short', placed);
      await scene.recover(5_000);
      for (const trader of scene.traders) await trader.clear();
      await scene.check();
      newest = await allThere(scene, placed, newest);
      placedCount += placed.length;
    }
    const tally = await scene.finish();
    tally.acknowledged += placedCount;
    return tally;
  } finally {
    await scene.remove();
  }
}

async function storm(
  scene: Scene,
  bodies: readonly Buffer[],
  canceller: Trader,
  best: number,
  form: 'short' | 'long',
  placed: number[],
): Promise<void> {
  const { tally, server } = scene;
  const ms = OVERLOAD_MS[form];
  const before = residentMb(server.pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(server.pid));
  }, 200);
  const orderIds = canceller.resting.splice(0);
  const everyMs = ms / orderIds.length;
  const aside = await prepareCanceller({ url: server.url, token: canceller.token, orderIds, everyMs });
  const cancels = aside.begin();
  const { rate, count, offered } = await offer(scene, bodies, ms, best * TIMES, placed);
  clearInterval(watch);
  const { latencies, failed } = await cancels;

  const p99 = percentile(latencies, 0.99);
  const wrong = (what: string) => tally.findings.push({ kind: 'wrong', what });
  if (rate < best * must[form].goodput) wrong(`it took ${whole(rate)} orders/s of ${whole(best)} at its best`);
  if (count.refusedBusy === 0) wrong('ten times too much, and nobody was turned away');
  if (count.withoutRetryAfter > 0) wrong(`${count.withoutRetryAfter} were turned away without Retry-After`);
  if (failed > 0) wrong(`${failed} of ${latencies.length + failed} cancels were not done`);
  if (p99 > must[form].cancelP99Ms) wrong(`cancels took ${whole(p99)} ms (p99)`);
  if (most - before > GROWTH_MOST_MB) wrong(`memory grew from ${whole(before)} to ${whole(most)} MB`);
  tally.notes.push(
    `overload: best ${whole(best)} orders/s; offered ${whole(offered)}, took ${whole(rate)}, turned away ${whole(count.refusedBusy)}, ` +
      `refused ${count.refused}, unanswered ${count.unknown}; cancels p50 ${whole(percentile(latencies, 0.5))} ms, ` +
      `p99 ${whole(p99)} ms; memory ${whole(before)} to ${whole(most)} MB`,
  );
}

type Offered = { readonly rate: number; readonly offered: number; readonly count: Count };

/** Offers orders for a while: at a fixed rate whatever comes back, or, without a rate, as fast as they are taken. */
async function offer(
  scene: Scene,
  bodies: readonly Buffer[],
  ms: number,
  ordersPerSecond: number | undefined,
  placed: number[],
): Promise<Offered> {
  const loop = new OpenLoop(scene.server.url, ordersPerSecond === undefined ? PEAK_CONNECTIONS : CONNECTIONS);
  const count = none();
  const began = performance.now();
  const until = began + ms;
  const atBegin = placed.length;
  const underWay = new Set<Promise<void>>();
  let calls = 0;
  const one = () => {
    const answer = loop.send(bodies[calls % bodies.length]!);
    calls += 1;
    if (!answer) {
      count.unknown += 1;
      return;
    }
    const received = receive(answer, count, placed);
    underWay.add(received);
    void received.finally(() => underWay.delete(received));
  };
  while (performance.now() < until) {
    if (ordersPerSecond === undefined) {
      while (underWay.size < PEAK_CONNECTIONS) one();
      await Promise.race(underWay);
    } else {
      const due = ((performance.now() - began) / 1_000) * (ordersPerSecond / ORDERS_A_CALL);
      while (calls < due) one();
      await sleep(2);
    }
  }
  const seconds = (performance.now() - began) / 1_000;
  const rate = (placed.length - atBegin) / seconds;
  await Promise.race([Promise.all(underWay), sleep(10_000)]);
  loop.close();
  return { rate, offered: (calls * ORDERS_A_CALL) / seconds, count };
}

type BatchAnswer = { code: number; data: { results: { code: number; orderId?: number }[] } };

async function receive(answer: Promise<RawAnswer>, count: Count, placed: number[]): Promise<void> {
  const raw = await answer.catch(() => undefined);
  if (!raw) {
    count.unknown += 1;
    return;
  }
  if (raw.status === 503) {
    count.refusedBusy += 1;
    if (!/\r\nretry-after: \d/i.test(raw.head)) count.withoutRetryAfter += 1;
    return;
  }
  const { code, data } = JSON.parse(raw.body) as BatchAnswer;
  if (code !== 0) {
    count.unknown += 1;
    return;
  }
  for (const result of data.results) {
    if (result.code === 0) {
      count.ok += 1;
      placed.push(result.orderId!);
    } else if (result.code === 503) count.refusedBusy += 1;
    else count.refused += 1;
  }
}

/**
 * Buyers and sellers near one price, most of them only taking what is there: orders trade, and books stay small. In the
 * next round they change sides, so that nobody runs out of either coin.
 */
function bodiesOf(scene: Scene, traders: readonly Trader[], round: number): Buffer[] {
  return Array.from({ length: BODIES }, (_, at) => {
    const trader = traders[at % traders.length]!;
    const side = ((at % traders.length) + round) % 2 === 0 ? 'sell' : 'buy';
    const orders = Array.from({ length: ORDERS_A_CALL }, (): PlaceOrder => {
      const cents = 16_842 + scene.dice.below(11) - 5;
      const timeInForce = scene.dice.chance(0.2) ? 'gtc' : 'ioc';
      const price = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      return { symbol: 'SOL', side, type: 'limit', timeInForce, price, quantity: '0.10' };
    });
    return rawPost(placeOrders.path, trader.token, { orders });
  });
}

/** Orders that rest far from the price, to be cancelled while everybody else shouts. */
async function rest(trader: Trader): Promise<void> {
  for (let at = trader.resting.length; at < RESTING * 2; at++) {
    const symbol = at % 2 === 0 ? 'BTC' : 'ETH';
    const price = symbol === 'BTC' ? '61000.0' : '3250.00';
    const order = await trader.client.ask(placeOrder, { symbol, side: 'buy', type: 'limit', price, quantity: '0.010' });
    trader.resting.push(order.orderId);
  }
}

/**
 * Every order that was called done in a round is in the rows, and is no other's: numbers are counted, so all of them come
 * behind the newest of the rounds before. Gives the newest.
 */
async function allThere(scene: Scene, placed: readonly number[], newest: number): Promise<number> {
  const ids = Float64Array.from(placed).sort();
  await scene.withDatabase(async (database) => {
    const { rows } = await database.query<{ id: string }>(
      'select id from unnest($1::bigint[]) as told (id) where not exists (select 1 from spot_orders o where o.id = told.id and o.id > $2) limit 10',
      [placed, newest],
    );
    for (const { id } of rows)
      scene.tally.findings.push({ kind: 'lost', what: `order ${id} was called done and is gone` });
  });
  if (ids.some((id, at) => id <= (at === 0 ? newest : ids[at - 1]!))) {
    scene.tally.findings.push({ kind: 'doubled', what: 'one order was the answer to two wishes' });
  }
  return ids.at(-1) ?? newest;
}

/** What the process has in memory; 0 where the system does not say. */
function residentMb(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1_024;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
