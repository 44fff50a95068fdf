import { marketOf } from '@quay/cast';
import { units } from '@quay/money';
import { inlineMore } from '../apps/server/src/core-host/compiler.ts';
import { type ContractMarket, contractMarket } from './contract-market.ts';
import { restart } from './contract-restart.ts';
import { line, median, note } from './figures.ts';
import { Latencies, type LatencyFigures } from './load/latencies.ts';
import { commandOf, Trader } from './traders.ts';
import { millisecondsSince, wholeCore } from './whole-core.ts';
import { workload } from './workloads/workload.ts';

const HOLDERS = 100_000;
const LIQUIDATED = 10_000;
const CONTRACTS = 8;
const TICKS = 5_000;
const WARM_TICKS = 4_000;
const ROUNDS = 3;
const COMMANDS = 300_000;
const FUNDING_MS = 8 * 60 * 60_000;
/** Orders of spot that come meanwhile, and how long the journal of the bench takes for a batch. */
const ORDERS_PER_SECOND = 10_000;
const JOURNAL_MS = 2;
const FIRST_TRADER = 1_000;
const TRADERS = 16;
const ORDERS_MS = 1_000;

/** What contracts cost the core: orders, marks, liquidations and funding of a crowd, and what others notice of it. */
export async function run(): Promise<void> {
  inlineMore();
  orders();
  ticks();
  // The core's thread runs for weeks: what the compiler does in the first seconds is not counted.
  crowd(HOLDERS / 5, false);
  crowd(HOLDERS, true);
  meanwhile();
  restart();
}

/** The same orders and cancels in a contract and in a market of spot, in turns. */
function orders(): void {
  const normal = workload('normal', COMMANDS, 42);
  const spot: number[] = [];
  const contract: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const [one, other] = [wholeCore(normal, 'spot'), wholeCore(normal, 'perpetual')];
    if (round === 0) continue;
    spot.push(one);
    contract.push(other);
  }
  const reference = { name: 'whole core of spot', figure: median(spot) };
  line('orders and cancels of a contract, normal mix', median(contract), 'commands/s', reference, { ratio: 0.7 });
}

/** Marks of one contract after another walk to and fro; nobody is liquidated. */
function ticks(): void {
  const owners = HOLDERS / 2;
  const market = contractMarket({ owners, contracts: CONTRACTS, each: 2, marginOf: (n) => 0.1 + (n % 90) / 100 });
  const rounds: LatencyFigures[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const latencies = new Latencies();
    for (let tick = 0; tick < (round === 0 ? WARM_TICKS : TICKS); tick++) {
      market.pass(1_000 / CONTRACTS);
      const distance = Math.round(Math.sin(tick / 700) * 3_000 + Math.sin(tick / 11) * 300);
      const price = (market.referencePrice * BigInt(1_000_000 + distance)) / 1_000_000n;
      const fact = market.facts(market.coins[tick % CONTRACTS]!, price);
      const begun = performance.now();
      market.send([fact]);
      latencies.add(performance.now() - begun);
    }
    if (round > 0) rounds.push(latencies.figures());
  }
  if (market.perpetual.cases.size > 0) throw new Error('somebody was liquidated by a walk that was to hit nobody');
  const what = `a mark with ${HOLDERS.toLocaleString('en-US')} cross positions in ${CONTRACTS} contracts`;
  line(`${what}, p50`, median(rounds.map(({ p50 }) => p50)) * 1_000, 'µs');
  line(`${what}, p99`, median(rounds.map(({ p99 }) => p99)) * 1_000, 'µs', undefined, { atMost: 100 });
}

/** So many people in one contract. Some, all long, are so near their end that a fall of 7 % liquidates them. */
const crowded = (owners: number) =>
  contractMarket({
    ...{ owners, contracts: 1, each: 1 },
    marginOf: (n) => (n % 2 === 0 && n < LIQUIDATED * 2 ? 0.03 + (((n * 7_919) % 10_007) / 10_007) * 0.0435 : 2),
  });

function crowd(owners: number, counts: boolean): void {
  const market = crowded(owners);
  const stamp = (Math.floor(market.at / FUNDING_MS) + 1) * FUNDING_MS;
  market.pass(stamp - market.at);
  const paid = drained(market, () => market.engine.reach(market.at));
  const before = held(market);
  steady(market);
  const fallen = drained(market, () => fall(market));
  const closed = before - held(market);
  if (closed < LIQUIDATED * 0.9) throw new Error(`a fall closed ${closed} positions alone`);
  if (!counts) return;
  const funding = `funding of ${HOLDERS.toLocaleString('en-US')} holders`;
  line(`${funding}: longest batch`, paid.longest, 'ms', undefined, { atMost: 20 });
  line(`${funding}: all paid`, paid.whole / 1_000, 's', undefined, { atMost: 5 });
  const cascade = `${LIQUIDATED.toLocaleString('en-US')} liquidations by one mark`;
  line(`${cascade}: longest batch`, fallen.longest, 'ms', undefined, { atMost: 20 });
  line(`${cascade}: all done`, fallen.whole / 1_000, 's', undefined, { atMost: 2 });
  note(`${closed.toLocaleString('en-US')} positions were closed, in ${fallen.batches} batches`);
}

const held = ({ perpetual }: ContractMarket): number =>
  [...perpetual.positions.values()].filter(({ quantity }) => quantity !== 0n).length;

const priced = (market: ContractMarket, part: string) =>
  market.facts(market.coins[0]!, (market.referencePrice * units(part)) / units('1'));

/** Prices are there again, and agree. */
function steady(market: ContractMarket): void {
  for (let second = 0; second < 2; second++) {
    market.pass(1_000);
    market.send([priced(market, '1')]);
  }
}

/** They fall by 7 %. */
function fall(market: ContractMarket): void {
  market.engine.submit({ ...priced(market, '0.93'), at: market.pass(1_000) }, () => {});
}

/** All batches until nothing is left, by the processor time of this thread: the longest one, and together. */
function drained(market: ContractMarket, first: () => void): { longest: number; whole: number; batches: number } {
  const begun = process.threadCpuUsage();
  first();
  let longest = millisecondsSince(begun);
  let batches = 1;
  for (; market.flying.length > 0; batches++) {
    const before = process.threadCpuUsage();
    market.land();
    longest = Math.max(longest, millisecondsSince(before));
  }
  return { longest, whole: millisecondsSince(begun), batches };
}

/** What people who trade spot notice of a cascade: the time from when an order was due until it is durable. */
function meanwhile(): void {
  const market = crowded(HOLDERS);
  const btc = marketOf('BTC');
  const traders = Array.from({ length: TRADERS }, (_, n) => new Trader(n, [btc]));
  market.send(
    traders.map((_, n) => ({ name: 'wallet/open-account', input: { owner: FIRST_TRADER + n, kind: 'user' } })),
  );
  const place = (n: number, request = traders[n]!.next()) => ({
    name: 'spot/place-order',
    input: commandOf(FIRST_TRADER + n, request),
  });
  for (let each = 0; each < 20; each++) market.send(traders.map((trader, n) => place(n, trader.waiting(btc))));

  /** Orders at an even rate from the moment in which something begins, for as long as it lasts. */
  const answered = (lasts: (since: number) => boolean, begins?: () => void): LatencyFigures => {
    const latencies = new Latencies();
    const begun = performance.now();
    let due = begun;
    begins?.();
    for (let now = begun, n = 0; lasts(now - begun) || market.flying.length > 0; now = performance.now()) {
      const sent = [];
      for (; due <= now && lasts(now - begun); due += 1_000 / ORDERS_PER_SECOND, n++) {
        const since = due;
        const answer = () => latencies.add(performance.now() - since);
        sent.push({ sent: { ...place(n % TRADERS), at: market.at }, answer });
      }
      if (sent.length > 0) market.engine.submitAll(sent);
      const [oldest] = market.flying;
      if (oldest && performance.now() - oldest.since >= JOURNAL_MS) market.land();
    }
    return latencies.figures();
  };
  for (let warm = 0; warm < 2; warm++) answered((since) => since < ORDERS_MS);
  const without = answered((since) => since < ORDERS_MS);
  steady(market);
  const reference = answered(
    () => market.perpetual.continues!() !== undefined,
    () => fall(market),
  );
  const what = `an order of spot while ${LIQUIDATED.toLocaleString('en-US')} are liquidated`;
  const alone = { name: 'without them', figure: without.p99 };
  line(`${what}, p50`, reference.p50, 'ms', { name: 'without them', figure: without.p50 });
  line(`${what}, p99`, reference.p99, 'ms', alone, { atMost: without.p99 * 2 });
}
