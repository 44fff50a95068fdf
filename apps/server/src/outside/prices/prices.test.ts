import type { SourcePrice } from '@quay/core';
import { units } from '@quay/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PriceSource } from './price-source.ts';
import { createPrices, type Prices } from './prices.ts';
import { factsAt, type PriceFacts, startRecorder } from './record-prices.ts';

const NOW = 1_770_000_000_000;
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** A source that says what it is told. */
function sourceOf(
  name: string,
  said: Record<string, { price: string; at: number }>,
): PriceSource & { isClosed: boolean } {
  const prices = new Map<string, SourcePrice>(
    Object.entries(said).map(([symbol, { price, at }]) => [
      symbol,
      { source: name, price: units(price), weight: 1n, at },
    ]),
  );
  return {
    isClosed: false,
    name,
    symbols: Object.keys(said),
    latest: (symbol) => prices.get(symbol),
    status: () => ({
      ...{ source: name, venue: 'okx', transport: 'http', answers: true, taken: 1, failures: 0 },
      refused: { malformed: 0, 'out-of-range': 0, 'unknown-symbol': 0, 'out-of-order': 0, 'clock-ahead': 0, frozen: 0 },
      ages: new Map(),
    }),
    async close() {
      this.isClosed = true;
    },
  };
}
const at = NOW;

describe('facts', () => {
  it('are what all fresh sources say, by coin and name', () => {
    const facts = factsAt(
      [
        sourceOf('b', { BTC: { price: '50000', at }, ETH: { price: '3000', at } }),
        sourceOf('a', { BTC: { price: '50001', at: at - 10_000 } }),
        sourceOf('c', { BTC: { price: '50002', at: at - 10_001 }, SOL: { price: '90', at: at - 60_000 } }),
      ],
      at,
    );
    expect(facts).toEqual([
      {
        symbol: 'BTC',
        at,
        prices: [
          { source: 'a', price: units('50001'), weight: 1n, at: at - 10_000 },
          { source: 'b', price: units('50000'), weight: 1n, at },
        ],
      },
      { symbol: 'ETH', at, prices: [{ source: 'b', price: units('3000'), weight: 1n, at }] },
      { symbol: 'SOL', at, prices: [] },
    ]);
  });
});

describe('a recorder', () => {
  it('records once a second, at the second', async () => {
    vi.setSystemTime(NOW + 400);
    const recorded: number[] = [];
    const port = { record: async ([first]: readonly PriceFacts[]) => void recorded.push(first!.at) };
    const sources = () => [sourceOf('a', { BTC: { price: '1', at } })];
    const recorder = startRecorder({ sources, port, log: console });
    await vi.advanceTimersByTimeAsync(3_700);
    expect(recorded).toEqual([NOW + 1_000, NOW + 2_000, NOW + 3_000, NOW + 4_000]);
    await recorder.close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(recorded).toHaveLength(4);
  });

  it('has one record on its way at a time, goes on after one that fails, and counts what it missed', async () => {
    const lines: string[] = [];
    const open: ((value?: unknown) => void)[] = [];
    let fails = false;
    const record = () =>
      fails ? Promise.reject(new Error('the core is busy')) : new Promise((done) => void open.push(done));
    const recorder = startRecorder({
      sources: () => [],
      port: { record },
      log: { warn: (line) => void lines.push(line) },
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect([open.length, recorder.missed]).toEqual([1, 4]);
    open[0]!();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(open).toHaveLength(2);
    fails = true;
    open[1]!();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(recorder.missed).toBe(7);
    expect(lines).toEqual(['prices are not recorded: the core is busy']);
    fails = false;
    await vi.advanceTimersByTimeAsync(1_000);
    open[2]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(lines.at(-1)).toBe('prices are recorded again');
    await recorder.close();
  });
});

describe('prices', () => {
  const lines: string[] = [];
  let prices: Prices;
  beforeEach(() => {
    lines.length = 0;
    prices = createPrices({ log: { warn: (line) => void lines.push(line) } });
  });
  afterEach(() => prices.close());
  const three = (more = {}) => ['a', 'b', 'c'].map((name) => sourceOf(name, { BTC: { price: '50000', at, ...more } }));

  it('have an index of what is fresh', () => {
    prices.follow([...three(), sourceOf('d', { BTC: { price: '99000', at } })]);
    const [btc] = prices.symbols();
    expect(btc).toMatchObject({ symbol: 'BTC', fresh: 4, sources: 4, index: { price: units('50250') } });
    expect(prices.sources().map(({ source }) => source)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('say once that a coin has fewer than three fresh sources, not before the first could come, and once that it has them', async () => {
    const late = sourceOf('c', { BTC: { price: '50000', at: at + 12_000 } });
    prices.follow([...three().slice(0, 2), late]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lines).toEqual([]);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(prices.symbols()[0]).toMatchObject({ fresh: 1, index: undefined });
    expect(lines).toEqual(['BTC has no index: 1 of 3 price sources are fresh, and 3 are needed']);
    prices.follow(three({ at: at + 25_000 }));
    await vi.advanceTimersByTimeAsync(11_000);
    expect(lines).toEqual([lines[0], 'BTC has an index again: 3 of 6 price sources are fresh']);
  });

  it('record what they follow, and close all of it', async () => {
    const recorded: PriceFacts[] = [];
    const sources = three();
    prices.recordTo({ record: async (facts) => void recorded.push(...facts) });
    prices.follow(sources);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(recorded).toHaveLength(2);
    expect(recorded[0]!.prices.map(({ source }) => source)).toEqual(['a', 'b', 'c']);
    await prices.close();
    expect(sources.every(({ isClosed }) => isClosed)).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(recorded).toHaveLength(2);
  });
});
