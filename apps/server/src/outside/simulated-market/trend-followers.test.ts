import { marketOf, trendFollowers } from '@quay/cast';
import { type Liquidation, liquidationsTable } from '@quay/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { BTC, exchange, symbols } from './testing/contract-exchange.ts';
import { Trend } from './trend.ts';
import { TrendFollowers } from './trend-followers.ts';

const MINUTE = 60_000;

async function crowded() {
  const all = await exchange();
  const { clock, core, port, contracts, reads, prices } = all;
  const followersOf = async (run: number) => {
    const followers = new TrendFollowers({ port, contracts, reads, seed: 'harbour', run });
    await followers.open(clock.now);
    return followers;
  };
  let followers = await followersOf(1);
  const liquidated: Liquidation[] = [];
  port.onCommitted(({ changes }) => {
    for (const { table, row } of changes)
      if (table.name === liquidationsTable.name) liquidated.push(row as Liquidation);
  });
  /** Every coin moves by a part in so many minutes, evenly. */
  const drift = async (part: number, minutes: number) => {
    const steps = minutes * 12;
    for (let step = 0; step < steps; step++) {
      for (const [coin, price] of prices) {
        const { tick } = marketOf(coin);
        const moved = BigInt(Math.round(Number(price) * (1 + part) ** (1 / steps)));
        prices.set(coin, (moved / tick) * tick);
      }
      await all.pass(5_000, 1_250);
      await followers.step(clock.now);
    }
  };
  const held = () =>
    trendFollowers
      .flatMap((owner) => [...core.perpetual.positions.ofOwner(owner)])
      .filter((row) => row.quantity !== 0n);
  const restart = async () => {
    followers.stop();
    followers = await followersOf(2);
  };
  return { ...all, drift, held, liquidated, restart, followers: () => followers };
}

it('a trend is how far a price stands from its mean, by what chance would bring', () => {
  const flat = new Trend(10 * MINUTE, 0.5);
  expect([0, 1, 2].map((minute) => flat.see(100, minute * MINUTE))).toEqual([0, 0, 0]);
  const rising = new Trend(10 * MINUTE, 0.5);
  const seen = Array.from({ length: 30 }, (_, minute) => rising.see(100 * 1.001 ** minute, minute * MINUTE));
  expect(seen.every((trend, at) => at === 0 || trend > seen[at - 1]!)).toBe(true);
  expect(seen.at(-1)).toBeGreaterThan(3);
  expect(rising.see(100, 60 * MINUTE)).toBeLessThan(0.2);
});

describe('trend followers', () => {
  let all: Awaited<ReturnType<typeof crowded>>;
  beforeEach(async () => {
    all = await crowded();
  });

  it('open with a trend, from isolated margins, and are liquidated when it breaks', async () => {
    const { core, drift, held, liquidated, contracts, followers } = all;
    await drift(0.03, 12);
    const long = held();
    expect(long.length).toBeGreaterThan(8);
    expect(
      long.every(
        ({ quantity, mode, margin, leverage }) => quantity > 0n && mode === 'isolated' && margin > 0n && leverage >= 5,
      ),
    ).toBe(true);
    expect(new Set(long.map(({ leverage }) => leverage)).size).toBeGreaterThan(4);
    expect(core.perpetual.adlQueue(BTC, true, core.engine.now).length).toBeGreaterThan(0);
    expect(symbols.every((symbol) => contracts.find(symbol)!.openInterest > 0n)).toBe(true);
    await drift(-0.09, 8);
    const theirs = liquidated.filter(({ owner }) => trendFollowers.some((one) => one === owner));
    expect(theirs.length).toBeGreaterThan(0);
    // Who was not stubborn has left or turned round: what is long still is less than before.
    expect(held().filter(({ quantity }) => quantity > 0n).length).toBeLessThan(long.length);
    expect(core.engine.broken()).toEqual([]);
    const { figures } = followers();
    const harmless = ['perpetual/no-one-to-trade-with', 'perpetual/nothing-to-close', 'perpetual/close-too-much'];
    expect(Object.keys(figures.refusals).filter((reason) => !harmless.includes(reason))).toEqual([]);
  });

  it('go on after a restart with what they hold', async () => {
    const { core, drift, held, restart } = all;
    await drift(0.03, 10);
    const before = held().map(({ owner, contract, quantity }) => [owner, contract, quantity]);
    expect(before.length).toBeGreaterThan(0);
    const margin = core.ledger.balance(trendFollowers[0], 'contract', 'USDT');
    await restart();
    expect(held().map(({ owner, contract, quantity }) => [owner, contract, quantity])).toEqual(before);
    expect(core.ledger.balance(trendFollowers[0], 'contract', 'USDT')).toEqual(margin);
    await drift(0.02, 4);
    expect(core.engine.broken()).toEqual([]);
  });
});
