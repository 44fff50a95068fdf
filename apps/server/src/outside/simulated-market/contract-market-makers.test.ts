import { contractMarketMakers, marketOf } from '@quay/cast';
import { perpetualProduct, systemAccounts, type Trade } from '@quay/core';
import { units } from '@quay/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { CALENDAR_PACE } from '../../areas/perpetual/delivery-pace.ts';
import { listContracts } from './list-contracts.ts';
import { withdrawMarketMakers } from './list-markets.ts';
import { ALICE, BTC, exchange, keyOf, STEP_MS, symbols } from './testing/contract-exchange.ts';

describe('the market makers of contracts', () => {
  let all: Awaited<ReturnType<typeof exchange>>;
  beforeEach(async () => {
    all = await exchange();
  });

  it('keep ten minutes of seven books alive without ever breaking a rule, whatever the coins do', async () => {
    const { core, view, contracts, marketMakers, pass, prices } = all;
    const trades = new Map<string, number>();
    all.port.onCommitted(({ changes }) => {
      for (const { table, row } of changes) {
        if (table.name !== perpetualProduct.tables.trades.name) continue;
        trades.set((row as Trade).market, (trades.get((row as Trade).market) ?? 0) + 1);
      }
    });
    for (let minute = 0; minute < 10; minute++) {
      await pass(60_000);
      expect(core.engine.broken()).toEqual([]);
      for (const symbol of symbols) {
        const { bid, ask } = view.best(keyOf(symbol));
        expect([symbol, bid !== undefined && ask !== undefined && bid < ask]).toEqual([symbol, true]);
      }
      // Every coin moves by a few tenths of a per cent.
      for (const [coin, price] of prices) {
        const { tick } = marketOf(coin);
        prices.set(coin, ((price * (minute % 3 === 0 ? 1_004n : 998n)) / 1_000n / tick) * tick);
      }
    }
    expect(
      Object.keys(marketMakers.figures.refusals).filter((reason) => reason !== 'perpetual/order-not-found'),
    ).toEqual([]);
    for (const symbol of symbols) {
      const { bids, asks } = view.depth(keyOf(symbol), 100);
      expect(Math.min(bids.length, asks.length), symbol).toBeGreaterThan(8);
      const mark = contracts.mark(symbol)!;
      const middle = Number(bids[0]![0] + asks[0]![0]) / 2;
      expect(Math.abs(middle / Number(mark.indexPrice) - 1), symbol).toBeLessThan(0.004);
      expect(trades.get(symbol) ?? 0, symbol).toBeGreaterThan(60);
      expect(contracts.find(symbol)!.openInterest > 0n).toBe(true);
    }
    // Nobody of them is long and short at once by more than what was under way.
    const { longMaker, shortMaker } = contractMarketMakers;
    for (const symbol of symbols) {
      expect((core.perpetual.positions.find(longMaker, symbol)?.quantity ?? 0n) >= 0n).toBe(true);
      expect((core.perpetual.positions.find(shortMaker, symbol)?.quantity ?? 0n) <= 0n).toBe(true);
    }
  });

  it('trade with a person near the index, who opens, rests and closes', async () => {
    const { core, port, view, pass, place } = all;
    await port.submit('wallet/open-account', { owner: ALICE, kind: 'user' });
    const moved = { owner: ALICE, asset: 'USDT', fromBook: 'spot', toBook: 'contract', amount: units('50000') };
    await port.submit('wallet/transfer-coins', { ...moved, requestId: 'a' });
    await pass(20_000);
    const opened = await place({ intent: 'open-long', quantity: units('0.05') });
    expect(opened.outcome).toMatchObject({ ok: true, value: { status: 'filled' } });
    const { ask } = view.best(keyOf(BTC));
    const resting = { intent: 'close-long', quantity: units('0.05'), type: 'limit', timeInForce: 'gtc' };
    expect((await place({ ...resting, price: ask! + units('5') })).outcome.ok).toBe(true);
    // The index rises above the price of the order: somebody buys it.
    all.prices.set('BTC', marketOf('BTC').referencePrice + units('120'));
    await pass(30_000);
    expect(core.perpetual.positions.find(ALICE, BTC)?.quantity).toBe(0n);
    expect(core.engine.broken()).toEqual([]);
  });

  it('quote nothing while the index is too old, and go on after it', async () => {
    const { clock, view, port, marketMakers, pass } = all;
    await withdrawMarketMakers(port);
    expect(view.best(keyOf(BTC))).toEqual({ bid: undefined, ask: undefined });
    for (let steps = 0; steps < 40; steps++) {
      clock.now += STEP_MS;
      if (steps > 25) expect(await marketMakers.step(clock.now)).toBe(0);
    }
    expect(view.best(keyOf(BTC))).toEqual({ bid: undefined, ask: undefined });
    await pass(10_000);
    expect(view.best(keyOf(BTC)).bid).toBeDefined();
  });

  it('go on after a restart with what they hold, without an old quote and without moving margin twice', async () => {
    const { core, port, view, pass, marketMakers, marketMakersOf } = all;
    await pass(60_000);
    marketMakers.stop();
    const old = new Set(core.perpetual.ordersOf(contractMarketMakers.longMaker, null).map(({ id }) => id));
    const margin = core.ledger.balance(contractMarketMakers.longMaker, 'spot', 'USDT').available;
    const again = await marketMakersOf(port.seq);
    expect(core.ledger.balance(contractMarketMakers.longMaker, 'spot', 'USDT').available).toBe(margin);
    await again.pass(20_000);
    const now = core.perpetual.ordersOf(contractMarketMakers.longMaker, null);
    expect(now.filter(({ id }) => old.has(id))).toEqual([]);
    expect(view.best(keyOf(BTC)).bid).toBeDefined();
    const reasons = Object.keys(again.marketMakers.figures.refusals).filter(
      (one) => one !== 'perpetual/order-not-found',
    );
    expect(reasons).toEqual([]);
    expect(core.engine.broken()).toEqual([]);
  });
});

it('a market that is there gets contracts and the insurance fund its money once', async () => {
  const { core, port, contracts } = await exchange();
  const funds = () =>
    [...core.ledger.accounts.values()]
      .filter(({ owner }) => owner === systemAccounts.insurance)
      .map(({ book, asset, available }) => [book, asset, available]);
  expect(funds()).toEqual([
    ['contract', 'USDT', units('1000000')],
    ['contract', 'BTC', units('10')],
    ['contract', 'ETH', units('1000')],
    ['delivery', 'USDT', units('250000')],
    ['delivery', 'BTC', units('3')],
  ]);
  const listed = contracts.all().map(({ symbol }) => symbol);
  expect(listed.filter((symbol) => !contracts.dated(symbol))).toEqual(symbols);
  // A weekly, a bi-weekly and a quarterly one of each, with caps of their own.
  expect(contracts.symbolsOf('delivery')).toEqual(
    ['BTCUSDT', 'ETHUSDT', 'BTCUSD'].flatMap((root) => ['0109', '0116', '0327'].map((day) => `${root}-${day}`)),
  );
  expect(listed.every((symbol) => contracts.caps(symbol))).toBe(true);
  const digest = core.engine.digest();
  await listContracts(port, contracts, CALENDAR_PACE);
  expect(core.engine.digest()).toBe(digest);
});
