import { units } from '@quay/money';
import { inlineMore } from '../apps/server/src/core-host/compiler.ts';
import { type ContractMarket, contractMarket } from './contract-market.ts';
import { line, note } from './figures.ts';
import { Latencies } from './load/latencies.ts';

const HOLDERS = 100_000;
const LIQUIDATED = 10_000;
const TICKS = 20_000;
const WARM_TICKS = 4_000;

export async function run(): Promise<void> {
  inlineMore();
  if (process.env['ONLY'] !== 'b') ticks();
  if (process.env['ONLY'] === 'a') return;
  // The core's thread runs for weeks: what the compiler does in the first seconds is not counted.
  for (const owners of [HOLDERS / 5, HOLDERS]) {
    const market = contractMarket({
      ...{ owners, contracts: 1, each: 1 },
      // A tenth of them, all long, are near their end.
      marginOf: (n) => (n % 2 === 0 && n < LIQUIDATED * 2 ? 0.03 + (((n * 7_919) % 10_007) / 10_007) * 0.0435 : 2),
    });
    funding(market);
    cascade(market);
  }
}

/** A mark of one contract after another walks to and fro; nobody is liquidated. */
function ticks(): void {
  const market = contractMarket({ owners: HOLDERS / 2, contracts: 8, each: 2, marginOf: (n) => 0.1 + (n % 90) / 100 });
  const latencies = new Latencies();
  let all = 0;
  for (let tick = 0; tick < WARM_TICKS + TICKS; tick++) {
    market.pass(125);
    const coin = market.coins[tick % market.coins.length]!;
    const away = Math.round(Math.sin(tick / 700) * 3_000 + Math.sin(tick / 11) * 300);
    const fact = market.facts(coin, (market.referencePrice * BigInt(1_000_000 + away)) / 1_000_000n);
    const begun = performance.now();
    market.send([fact]);
    const spent = performance.now() - begun;
    if (tick < WARM_TICKS) continue;
    latencies.add(spent);
    all += spent;
  }
  if (market.perpetual.cases.size > 0) throw new Error('somebody was liquidated by a walk that was to hit nobody');
  const { p50, p99, most } = latencies.figures();
  const what = `a mark with ${HOLDERS.toLocaleString('en-US')} cross positions in 8 contracts`;
  line(`${what}, p50`, p50 * 1_000, 'µs');
  line(`${what}, p99`, p99 * 1_000, 'µs', undefined, { atMost: 100 });
  line(`${what}, slowest`, most * 1_000, 'µs');
}

/** All batches until nothing is left: the longest one, and together. */
function drained(
  market: ContractMarket,
  first: () => void,
  between: () => void,
): { longest: number; whole: number; batches: number } {
  const begun = process.threadCpuUsage();
  first();
  let longest = millisecondsSince(begun);
  let batches = 1;
  const spans = [Math.round(longest)];
  while (market.flying.length > 0) {
    between();
    const before = process.threadCpuUsage();
    market.land();
    const spent = millisecondsSince(before);
    spans.push(Math.round(spent));
    longest = Math.max(longest, spent);
    batches += 1;
  }
  if (process.env['SPANS']) console.log(spans.join(' '));
  return { longest, whole: millisecondsSince(begun), batches };
}

/** Of this thread on a processor: those who share the machine do not lengthen it by taking the processor away. */
function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

function funding(market: ContractMarket): void {
  const begun = market.at;
  const stamp = (Math.floor(begun / 28_800_000) + 1) * 28_800_000;
  market.pass(stamp - begun);
  const { longest, whole } = drained(
    market,
    () => market.engine.reach(market.at),
    () => {},
  );
  const what = `funding of ${HOLDERS.toLocaleString('en-US')} holders`;
  line(`${what}: longest batch`, longest, 'ms', undefined, { atMost: 20 });
  line(`${what}: all paid`, whole / 1_000, 's', undefined, { atMost: 5 });
}

function cascade(market: ContractMarket): void {
  const [coin] = market.coins;
  market.pass(1_000);
  const priced = (part: string) => market.facts(coin!, (market.referencePrice * units(part)) / units('1'));
  market.send([priced('1')]);
  market.pass(1_000);
  market.send([priced('1')]);
  const held = () => [...market.perpetual.positions.values()].filter(({ quantity }) => quantity !== 0n).length;
  const before = held();
  market.pass(1_000);
  const { longest, whole, batches } = drained(
    market,
    () => market.engine.submit({ ...priced('0.93'), at: market.at }, () => {}),
    () => {},
  );
  note(`${before - held()} of ${before} positions were closed, in ${batches} batches`);
  const what = `${LIQUIDATED.toLocaleString('en-US')} liquidations by one mark`;
  line(`${what}: longest batch`, longest, 'ms', undefined, { atMost: 20 });
  line(`${what}: all done`, whole / 1_000, 's', undefined, { atMost: 2 });
}
