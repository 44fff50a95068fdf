import { setImmediate as turn } from 'node:timers/promises';
import { markets } from '@quay/cast';
import { characterOf } from '../character.ts';
import { minuteOf } from '../world/season.ts';
import { World } from '../world/world.ts';
import { exchange as contractExchange } from './contract-exchange.ts';
import { type BookFigures, measureBook, shareOf, tapeOf } from './measure-book.ts';
import { seedOf, spotExchange, symbols } from './spot-exchange.ts';
import { correlation, excessKurtosis, hillIndex, lagged, mean, quantile } from './statistics.ts';

/**
 * `npm run market-figures [-- seed]`: what the simulated market looks like, beside what was published of real ones. Prices of
 * 400 days, the books of ten minutes that somebody looks at, and what an hour that nobody looks at leaves in the journal.
 */
const seed = Number(process.argv[2] ?? 1);
const DAYS = 400;
const BOOK_MINUTES = 10;
const QUIET_MINUTES = 10;
const DAY_SECONDS = 86_400;

const say = (text: string) => process.stdout.write(`${text}\n`);
const line = (what: string, ours: string, published: string) =>
  say(`${what.padEnd(52)}${ours.padStart(22)}   ${published}`);
const round = (value: number, digits = 2) => value.toFixed(digits);
const dollars = (value: number) => `${Math.round(value).toLocaleString('en-US')} USDT`;
const median = (of: readonly number[]) => quantile(of, 0.5);

function prices(): void {
  const world = new World(seedOf(seed), symbols, minuteOf(Date.UTC(2025, 0, 6)));
  const hourly: number[][] = symbols.map(() => []);
  let before = world.prices;
  for (let hour = 0; hour < DAYS * 24; hour++) {
    for (let minute = 0; minute < 60; minute++) world.step();
    const now = world.prices;
    for (const [index, hours] of hourly.entries()) hours.push(now[index]! - before[index]!);
    before = now;
  }
  const absolute = hourly.map((returns) => returns.map(Math.abs));
  const pairs = hourly.flatMap((one, at) => hourly.slice(0, at).map((other) => correlation(one, other)));
  const year = (symbol: string) => Math.sqrt(mean(hourly[symbols.indexOf(symbol)]!.map((one) => one ** 2)) * 8_760);
  const beyond = (share: number) => hourly[0]!.filter((one) => Math.abs(one) > share).length * (365 / DAYS);
  for (const [symbol, real] of [
    ['BTC', 52],
    ['ETH', 70],
    ['SOL', 94],
    ['PEPE', 152],
  ] as const) {
    line(
      `${symbol}: volatility of a year, %`,
      round(100 * year(symbol), 0),
      `${real} (hourly closes 2024-01 to 2025-06)`,
    );
  }
  line(
    'excess kurtosis of an hour, median of coins',
    round(median(hourly.map(excessKurtosis)), 1),
    '8 to 62, median 15',
  );
  line('tail index of hours', round(median(absolute.map((one) => hillIndex(one, 0.01))), 1), '2.4 to 3.8');
  line(
    '|r| after 1, 24, 168 hours',
    [1, 24, 168].map((lag) => round(median(absolute.map((one) => lagged(one, lag))))).join(' '),
    '.24 .14 .09',
  );
  line('correlation of hours: mean, least', `${round(mean(pairs))} ${round(Math.min(...pairs))}`, '.66 .36');
  line(
    'BTC hours beyond 1, 2, 3 % a year',
    [0.01, 0.02, 0.03].map((one) => round(beyond(one), 0)).join(' '),
    '574 100 25',
  );
}

function book(of: BookFigures): void {
  const { symbol, spreads, gaps } = of;
  const tape = tapeOf(of, BOOK_MINUTES);
  const at = (values: readonly number[]) => [0.5, 0.95, 0.999].map((share) => quantile(values, share)).join(' / ');
  const isFine = of.tickBp < 0.1;
  line(
    `${symbol}: spread in ticks, median / 95 % / 99.9 %`,
    at(spreads),
    isFine ? '1 tick most of the time' : '1 tick in 80 % and more',
  );
  line(
    `${symbol}: spread of one tick, %`,
    round(100 * shareOf(spreads, (one) => one === 1), 0),
    isFine ? '50 to 80' : 'about 90 where coarse',
  );
  line(`${symbol}: widest gap of ten levels, ticks`, at(gaps), '');
  line(`${symbol}: within 1 bp, a side`, dollars(median(of.within1bp)), symbol === 'BTC' ? 'wanted: 59,000' : '');
  const { depth } = characterOf(symbol);
  line(`${symbol}: within 10 bp × stretch, a side`, dollars(median(of.within10bp)), `meant: ${dollars(depth)}`);
  line(
    `${symbol}: within 50 bp ÷ within 10`,
    round(median(of.within50bp) / median(of.within10bp), 1),
    '4.1 (Amberdata 2025)',
  );
  line(
    `${symbol}: trades a second`,
    round(tape.perSecond),
    `meant: ${characterOf(symbol).tradesPerSecond} × how busy it is`,
  );
  line(
    `${symbol}: trade to trade, lag 1; 95 % in bp`,
    `${round(tape.bounce)}; ${round(tape.moveBp95, 1)}`,
    'no more than the bounce of one spread',
  );
  line(
    `${symbol}: sides, lag 1; bursts; Benford χ²`,
    `${round(tape.signs)}; ${round(tape.bursts, 1)}; ${round(tape.benford, 3)}`,
    '0.5; > 1; < 0.05',
  );
}

function written(name: string, bytes: number, seconds: number, cpu: number): void {
  line(
    `${name}: journal`,
    `${round(((bytes / seconds) * DAY_SECONDS) / 1e9)} GB a day`,
    `${round(bytes / seconds, 0)} bytes a second`,
  );
  line(`${name}: processor`, `${round((100 * cpu) / seconds, 1)} % of a core`, 'core, view and desks in one thread');
}

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

prices();
say('');
const seen = await spotExchange({ seed });
let [bytes, cpu] = [seen.written.bytes, used()];
const figures = await measureBook(seen, BOOK_MINUTES, symbols);
for (const symbol of ['BTC', 'ETH', 'SOL', 'XRP', 'PEPE', 'ATOM']) {
  book(figures.find((one) => one.symbol === symbol)!);
  say('');
}
written(`${markets.length} markets, all seen`, seen.written.bytes - bytes, BOOK_MINUTES * 60, used() - cpu);
await turn();
[bytes, cpu] = [seen.written.bytes, used()];
await seen.pass(QUIET_MINUTES * 60_000, () => {}, []);
written(`${markets.length} markets, none seen`, seen.written.bytes - bytes, QUIET_MINUTES * 60, used() - cpu);
await turn();
[bytes, cpu] = [seen.written.bytes, used()];
await seen.pass(QUIET_MINUTES * 60_000, () => {}, ['BTC']);
written(`${markets.length} markets, BTC seen`, seen.written.bytes - bytes, QUIET_MINUTES * 60, used() - cpu);
const contracts = await contractExchange();
[bytes, cpu] = [contracts.written.bytes, used()];
await contracts.pass(QUIET_MINUTES * 60_000);
written('16 contracts, none seen, prices still', contracts.written.bytes - bytes, QUIET_MINUTES * 60, used() - cpu);
