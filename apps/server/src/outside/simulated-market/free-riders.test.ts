import { marketOf } from '@quay/cast';
import { ONE, units } from '@quay/money';
import { describe, expect, it } from 'vitest';
import { ALICE, STEP_MS, spotExchange } from './testing/spot-exchange.ts';
import { mean } from './testing/statistics.ts';

/** What a strategy does at each step: it buys or sells for so many dollars, or nothing. */
type Request = { readonly symbol: string; readonly side: 'buy' | 'sell' } | undefined;
type Exchange = Awaited<ReturnType<typeof spotExchange>>;
type Strategy = (exchange: Exchange, step: number) => Request;

const MINUTES = 10;
const WORTH = 2_000;
const HELD_STEPS = 12;
const COINS = ['BTC', 'SOL', 'XRP'] as const;

const middle = ({ view }: Exchange, symbol: string): number => {
  const { bid, ask } = view.best(symbol);
  return Number(bid! + ask!) / 2;
};

/** Prices of the last steps, by coin. */
function remembering(): (exchange: Exchange, symbol: string, ago: number) => number | undefined {
  const kept = new Map<string, number[]>();
  return (exchange, symbol, ago) => {
    const prices = kept.get(symbol) ?? [];
    kept.set(symbol, prices);
    prices.push(middle(exchange, symbol));
    const now = prices.at(-1)!;
    const before = prices.at(-1 - ago);
    return before === undefined ? undefined : now / before - 1;
  };
}

/**
 * Trades by a strategy with market orders, each closed again after some steps, and gives the gain of each round trip in parts
 * of its worth, without fees.
 */
async function rounds(strategy: Strategy, seed: number): Promise<number[]> {
  const exchange = await spotExchange({ seed, only: COINS });
  const { place, pass, core } = exchange;
  const gains: number[] = [];
  let open:
    | {
        readonly symbol: string;
        readonly side: 'buy' | 'sell';
        readonly at: number;
        readonly price: number;
        readonly quantity: bigint;
      }
    | undefined;
  const trade = async (symbol: string, side: 'buy' | 'sell', quantity: bigint) => {
    const { outcome } = await place({ market: symbol, side, type: 'market', quantity });
    if (!outcome.ok) return undefined;
    const { filledAmount, filledQuantity } = outcome.value as { filledAmount: bigint; filledQuantity: bigint };
    return filledQuantity === quantity ? Number(filledAmount) / Number(filledQuantity) : undefined;
  };
  let step = 0;
  await pass(
    MINUTES * 60_000,
    async () => {
      step += 1;
      const request = strategy(exchange, step);
      if (open && step - open.at >= HELD_STEPS) {
        const price = await trade(open.symbol, open.side === 'buy' ? 'sell' : 'buy', open.quantity);
        if (price !== undefined) gains.push((price / open.price - 1) * (open.side === 'buy' ? 1 : -1));
        open = undefined;
      } else if (!open && request) {
        const { lot } = marketOf(request.symbol);
        const quantity = (units(String(WORTH)) * ONE) / BigInt(Math.round(middle(exchange, request.symbol))) / lot;
        const price = await trade(request.symbol, request.side, quantity * lot);
        if (price !== undefined) open = { ...request, at: step, price, quantity: quantity * lot };
      }
    },
    COINS,
  );
  expect(core.engine.broken()).toEqual([]);
  return gains;
}

const BP = 0.0001;
/** A market's fee is ten basis points, and a round trip pays it twice. */
const FEES = 20 * BP;

async function expectNoGain(strategy: () => Strategy): Promise<void> {
  const gains = await rounds(strategy(), 1);
  expect(gains.length).toBeGreaterThan(20);
  const middle = mean(gains);
  const error = Math.sqrt(mean(gains.map((one) => (one - middle) ** 2)) / gains.length);
  // With fees there is no gain, and what is left without them is at most what chance explains.
  expect(middle + 2 * error - FEES).toBeLessThan(0);
  expect(middle - 3 * error).toBeLessThan(1 * BP);
}

describe('nobody lives off the desks', () => {
  it(
    'by momentum: what a price did says nothing of what it does next',
    () =>
      expectNoGain(() => {
        const moved = remembering();
        return (exchange, step) => {
          const symbol = COINS[step % COINS.length]!;
          const move = COINS.map((coin) => moved(exchange, coin, 6))[step % COINS.length];
          return move === undefined || Math.abs(move) < 0.3 * BP
            ? undefined
            : { symbol, side: move > 0 ? 'buy' : 'sell' };
        };
      }),
    60_000,
  );

  it(
    'by imbalance: what stands in a book says nothing either',
    () =>
      expectNoGain(() => (exchange, step) => {
        const symbol = COINS[step % COINS.length]!;
        const { bids, asks } = exchange.view.depth(symbol, 5);
        const sum = (levels: readonly (readonly [bigint, bigint])[]) =>
          levels.reduce((total, [, quantity]) => total + Number(quantity), 0);
        const share = sum(bids) / (sum(bids) + sum(asks));
        return Math.abs(share - 0.5) < 0.25 ? undefined : { symbol, side: share > 0.5 ? 'buy' : 'sell' };
      }),
    60_000,
  );

  it(
    'by news of another coin: all markets move in one batch',
    () =>
      expectNoGain(() => {
        const moved = remembering();
        return (exchange) => {
          const move = moved(exchange, 'BTC', 3);
          return move === undefined || Math.abs(move) < 0.3 * BP
            ? undefined
            : { symbol: 'SOL', side: move > 0 ? 'buy' : 'sell' };
        };
      }),
    60_000,
  );

  it(
    'by the price outside: quotes stand where it is before anybody hears of it',
    () =>
      expectNoGain(() => (exchange) => {
        const { world, clock } = exchange;
        const outside = Number(marketOf('BTC').referencePrice) * Math.exp(world.at('BTC', clock.now)!);
        const off = outside / middle(exchange, 'BTC') - 1;
        return Math.abs(off) < 0.02 * BP ? undefined : { symbol: 'BTC', side: off > 0 ? 'buy' : 'sell' };
      }),
    60_000,
  );

  it('by pushing a market and going back', async () => {
    const exchange = await spotExchange({ seed: 3, only: ['BTC'] });
    const { place, pass, core } = exchange;
    await pass(5_000);
    const before = core.ledger.balance(ALICE, 'spot', 'USDT').available;
    const coins = core.ledger.balance(ALICE, 'spot', 'BTC').available;
    for (let round = 0; round < 5; round++) {
      for (let push = 0; push < 3; push++) {
        await place({ side: 'buy', type: 'market', quantity: units('15') });
        await pass(2 * STEP_MS);
      }
      await pass(2_000);
      const held = core.ledger.balance(ALICE, 'spot', 'BTC').available - coins;
      await place({ side: 'sell', type: 'market', quantity: (held / units('0.0001')) * units('0.0001') });
      await pass(20_000);
    }
    expect(core.ledger.balance(ALICE, 'spot', 'USDT').available).toBeLessThan(before);
  });

  it('by resting at the touch: who is filled there has the price against them, by more than the fee leaves', async () => {
    for (const symbol of ['BTC', 'SOL', 'ADA']) {
      const exchange = await spotExchange({ seed: 4, only: [symbol] });
      const { place, pass, core, view, port } = exchange;
      const gains: number[] = [];
      const filled: { readonly side: 'buy' | 'sell'; readonly price: number; readonly due: number }[] = [];
      let step = 0;
      port.onCommitted(({ changes }) => {
        for (const { table, row } of changes) {
          if (table.name !== 'spot_trades') continue;
          const { buyer, seller, price } = row as { buyer: number; seller: number; price: bigint };
          if (buyer === ALICE) filled.push({ side: 'buy', price: Number(price), due: step + 30 });
          if (seller === ALICE) filled.push({ side: 'sell', price: Number(price), due: step + 30 });
        }
      });
      const { lot, referencePrice } = marketOf(symbol);
      const quantity = ((units('500') * ONE) / referencePrice / lot) * lot;
      await place({ market: symbol, side: 'buy', type: 'market', quantity: quantity * 20n });
      await pass(15 * 60_000, async () => {
        step += 1;
        for (const one of filled.filter(({ due }) => due === step)) {
          gains.push((middle(exchange, symbol) / one.price - 1) * (one.side === 'buy' ? 1 : -1));
        }
        if (step % 6 !== 0) return;
        await port.submit('spot/cancel-all', { owner: ALICE, symbol });
        const { bid, ask } = view.best(symbol);
        await place({ market: symbol, side: 'buy', price: bid, quantity });
        await place({ market: symbol, side: 'sell', price: ask, quantity });
      }, [symbol]);
      expect(core.engine.broken()).toEqual([]);
      expect(gains.length, symbol).toBeGreaterThan(3);
      const error = Math.sqrt(mean(gains.map((one) => one * one)) / gains.length);
      // A maker pays ten basis points.
      expect(mean(gains) - 10 * BP, symbol).toBeLessThan(error);
      expect(mean(gains) - 3 * error, symbol).toBeLessThan(2 * BP);
    }
  }, 60_000);
});
