import { contractOf } from '@quay/cast';
import { units } from '@quay/money';
import { ask } from '@quay/store/testing';
import { afterEach, expect, it } from 'vitest';
import { type FakeVenue, fakeVenue } from '../src/outside/prices/testing/fake-venue.ts';
import { byHand } from './by-hand.ts';
import { Serving } from './serving.ts';

const METRICS_TOKEN = 'a-token-of-metrics-0';
let serving: Serving;
const fakes: FakeVenue[] = [];
afterEach(async () => {
  await serving.end();
  for (const fake of fakes.splice(0)) await fake.close();
});

const health = async () => JSON.parse((await serving.fetch('/health')).text) as { withoutIndex?: string[] };
const figures = async () =>
  (await serving.fetch('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text;

it('follows the sources that are named, and says when a coin has too few of them', async () => {
  for (const venue of ['okx', 'binance', 'kraken'] as const) fakes.push(await fakeVenue(venue));
  const [okx, binance, kraken] = fakes as [FakeVenue, FakeVenue, FakeVenue];
  const ticking = setInterval(() => {
    for (const socket of binance.sockets) socket.send(binance.wire.ticker('50000.5', Date.now()));
  }, 200);
  const sources = [
    okx.config('http', { everyMs: 200 }),
    binance.config('websocket'),
    kraken.config('http', { everyMs: 200 }),
  ];
  try {
    serving = await Serving.start({}, { prices: { sources, fiats: [] }, metricsToken: METRICS_TOKEN });
    await expect.poll(health).toMatchObject({ healthy: true, withoutIndex: [] });
    const text = await figures();
    expect(text).toContain('quay_price_sources_fresh{symbol="BTC"} 3');
    expect(text).toMatch(/quay_price_age_seconds\{source="okx",symbol="BTC"\} \d/);
    expect(text).toContain('quay_price_source{source="binance",figure="answers"} 1');
    expect(text).toContain('quay_prices_refused{source="kraken",reason="malformed"} 0');

    kraken.answerWith((response) => void response.end('{"error":["EService:Unavailable"]}'));
    await expect.poll(health).toMatchObject({ healthy: true, withoutIndex: ['BTC'] });
    expect(await figures()).not.toContain('quay_prices_refused{source="kraken",reason="malformed"} 0');
    const says = () => serving.logged.some((line) => line.includes('BTC has no index: 2 of 3 price sources are fresh'));
    await expect.poll(says).toBe(true);
  } finally {
    clearInterval(ticking);
  }
});

it('records what the sources say of the coins of contracts, of which the core makes index and mark', async () => {
  serving = await Serving.start({}, {});
  await serving.close();
  const list = { ...contractOf('BTCUSDT-PERP'), referencePrice: units('50000') };
  await serving.withDatabase((url) =>
    byHand(url, (core) =>
      core.engine.submitAll([
        { sent: { name: 'perpetual/list-contract', at: Date.now(), input: list }, answer: () => undefined },
      ]),
    ),
  );
  for (const venue of ['okx', 'bybit', 'kraken'] as const) fakes.push(await fakeVenue(venue));
  const prices = { sources: fakes.map((fake) => fake.config('http', { everyMs: 200 })), fiats: [] };
  await serving.open({ prices });
  const rows = (text: string) => serving.withDatabase((url) => ask<{ source: string; price: bigint }>(url, text));
  await expect
    .poll(() => rows('select source, price from perpetual_sources order by source'))
    .toEqual(['bybit', 'kraken', 'okx'].map((source) => ({ source, price: units('50000.5') })));
  const marks = 'select contract as source, index_price as price from perpetual_marks';
  await expect.poll(() => rows(marks)).toEqual([{ source: 'BTCUSDT-PERP', price: units('50000.5') }]);
});

it('has five venues where the market is simulated, and none where nobody named one', async () => {
  serving = await Serving.start({}, { metricsToken: METRICS_TOKEN });
  expect(await health()).not.toHaveProperty('withoutIndex');
  expect(await figures()).not.toContain('quay_price_sources_fresh{');
  await serving.close();
  await serving.open({ simulatedMarket: true });
  await expect.poll(health).toMatchObject({ withoutIndex: [] });
  const text = await figures();
  expect(text.match(/quay_price_sources_fresh\{/g)).toHaveLength(20);
  // Which of them is down just now follows from the clock.
  expect(text.match(/quay_price_source\{source="sim-[a-z]+",figure="taken"\} \d/g)).toHaveLength(5);
});
