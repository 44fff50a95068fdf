import { marketMakers as makerIds, marketOf, markets } from '@quay/cast';
import { plainMarket, type Trade, tradesTable } from '@quay/core';
import { ONE, units } from '@quay/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { withdrawMarketMakers } from './list-markets.ts';
import { ALICE, START, spotExchange } from './testing/spot-exchange.ts';

describe('the desks of the simulated market', () => {
  let market: Awaited<ReturnType<typeof spotExchange>>;
  beforeEach(async () => {
    market = await spotExchange();
  });

  it('keep minutes of a market alive without ever breaking a rule, seen or not', async () => {
    const { core, view, marketMakers, pass } = market;
    for (const seen of [undefined, []]) {
      let commands = 0;
      for (let minute = 0; minute < 2; minute++) {
        await pass(
          60_000,
          (sent) => {
            commands += sent;
            for (const { symbol } of markets) {
              const { bid, ask } = view.best(symbol);
              expect(bid).toBeDefined();
              expect(bid! < ask!).toBe(true);
            }
          },
          seen,
        );
        expect(core.engine.broken()).toEqual([]);
      }
      // Where nobody looks much less is done about it.
      expect(commands / 120).toBeLessThan(seen ? 20 : 90);
    }
    expect(Object.keys(marketMakers.figures.refusals).filter((reason) => reason !== 'spot/order-not-found')).toEqual(
      [],
    );
  });

  it('fill what a user rests near the price when the price gets there, at the user’s own price', async () => {
    const { core, port, view, pass, place } = market;
    const prices = new Map<string, Set<bigint>>();
    port.onCommitted(({ changes }) => {
      for (const { table, row } of changes) {
        if (table.name !== tradesTable.name) continue;
        const { buyer, seller, price } = row as Trade;
        if (buyer === ALICE) prices.set('buy', (prices.get('buy') ?? new Set()).add(price));
        if (seller === ALICE) prices.set('sell', (prices.get('sell') ?? new Set()).add(price));
      }
    });
    const { bid, ask } = view.best('BTC');
    const { tick } = marketOf('BTC');
    const quantity = units('0.5');
    // Within two basis points on both sides: the price passes one of them soon, and both before long.
    const low = ((bid! * 9998n) / 10_000n / tick) * tick;
    const high = ((ask! * 10_002n) / 10_000n / tick) * tick;
    expect((await place({ side: 'buy', price: low, quantity })).outcome.ok).toBe(true);
    expect((await place({ side: 'sell', price: high, quantity })).outcome.ok).toBe(true);
    await pass(5 * 60_000);
    const left = core.spot.ordersOf(ALICE, null).map((order) => order.side);
    expect(left.length).toBeLessThan(2);
    for (const [side, price] of [['buy', low] as const, ['sell', high] as const]) {
      if (!left.includes(side)) expect(prices.get(side)).toEqual(new Set([price]));
    }
    expect(core.engine.broken()).toEqual([]);
  });

  it('take a user’s order that stands beyond the price bit by bit, until all of it is gone', async () => {
    const { core, view, pass, place } = market;
    const { bid } = view.best('BTC');
    const price = (bid! / marketOf('BTC').tick) * marketOf('BTC').tick - units('30');
    const sold = await place({ side: 'sell', price, quantity: units('30') });
    expect(sold.outcome).toMatchObject({ ok: true, value: { status: 'open' } });
    const left = new Set<bigint>();
    await pass(60_000, () => {
      for (const order of core.spot.ordersOf(ALICE, 'BTC')) left.add(order.quantity! - order.filledQuantity);
    });
    expect(left.size).toBeGreaterThan(2);
    expect(core.spot.ordersOf(ALICE, null)).toHaveLength(0);
    expect(core.ledger.balance(ALICE, 'spot', 'BTC').available).toBe(units('970'));
    expect(core.engine.broken()).toEqual([]);
  });

  it('give a market order its coins at once, close to the price', async () => {
    const { view, place, pass } = market;
    await pass(20_000);
    for (const { symbol } of markets) {
      const { ask } = view.best(symbol);
      const bought = await place({ market: symbol, side: 'buy', type: 'market', amount: units('2000') });
      const { ok, value } = bought.outcome as { ok: true; value: { filledAmount: bigint; filledQuantity: bigint } };
      expect(ok).toBe(true);
      const average = (value.filledAmount * ONE) / value.filledQuantity;
      // Half a per cent covers the markets whose tick is a basis point and more.
      expect(Number(average) / Number(ask)).toBeLessThan(1.005);
    }
  });

  it('go on after a restart from the last price, without leaving an old quote behind', async () => {
    const { core, port, view, pass, marketMakers, marketMakersOf, clock } = market;
    await pass(120_000);
    marketMakers.stop();
    const before = new Map(markets.map(({ symbol }) => [symbol, core.market.markets.get(symbol)!.referencePrice]));
    const old = new Set(core.spot.ordersOf(makerIds.maker, null).map((order) => order.id));
    await marketMakersOf(port.seq).open(clock.now);
    const now = core.spot.ordersOf(makerIds.maker, null);
    expect(now.filter((order) => old.has(order.id))).toEqual([]);
    for (const { symbol } of markets) {
      expect(now.filter((order) => order.market === symbol).length).toBeGreaterThan(40);
      const { bid, ask } = view.best(symbol);
      const reference = before.get(symbol)!;
      expect(Math.abs(Number(bid! + ask!) / 2 / Number(reference) - 1)).toBeLessThan(0.002);
    }
    expect(core.engine.broken()).toEqual([]);
  });

  it('keep their quotes inside the band when a user drags the last price away', async () => {
    const { core, view, port, place, pass } = market;
    await withdrawMarketMakers(port);
    expect(view.best('DOGE')).toEqual({ bid: undefined, ask: undefined });
    const { referencePrice, tick } = marketOf('DOGE');
    const price = ((referencePrice * 92n) / 100n / tick) * tick;
    for (const at of [price, ((price * 92n) / 100n / tick) * tick]) {
      await place({ market: 'DOGE', side: 'buy', price: at, quantity: units('100') });
      await port.submit('spot/place-order', {
        owner: makerIds.taker,
        clientId: null,
        market: 'DOGE',
        side: 'sell',
        type: 'market',
        price: null,
        quantity: units('100'),
        amount: null,
        ...plainMarket,
      });
    }
    expect(view.ticker('DOGE', START).last < (referencePrice * 86n) / 100n).toBe(true);
    await pass(180_000);
    expect(core.engine.broken()).toEqual([]);
    const { last } = view.ticker('DOGE', START);
    expect(Math.abs(Number(last) / Number(referencePrice) - 1)).toBeLessThan(0.05);
  });

  it('do the same again for the same seed, and something else for another run', async () => {
    const digests = [];
    for (const run of [7, 7, 8]) {
      const { core, pass } = await spotExchange({ run });
      await pass(20_000);
      digests.push(core.engine.digest());
    }
    expect(digests[0]).toBe(digests[1]);
    expect(digests[0]).not.toBe(digests[2]);
  });
});
