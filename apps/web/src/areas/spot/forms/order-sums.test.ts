import { multiply, ONE, text, units } from '@quay/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Plan, worstPriceOf } from '../../../trading/ticket/order-sums.ts';
import { limit, market, now, stopMarket } from './example-plans.ts';
import { summarise, worstOf } from './order-sums.ts';

describe('what an order comes to', () => {
  it('sums up a limit buy: what is held, the fee in what arrives', () => {
    const summary = summarise(limit(), now)!;
    expect(text(summary.total)).toBe('8018.75');
    expect(text(summary.leaves)).toBe('8018.75');
    expect(text(summary.fee)).toBe('0.000125');
    expect(text(summary.feeWorth)).toBe('8.01875');
    expect(text(summary.arrives)).toBe('0.124875');
    expect(summary.share).toBe(64);
    expect(summary.estimated).toBe(false);
  });

  it('sums up a limit sell: the coins leave, the fee is taken from the proceeds', () => {
    const summary = summarise(limit({ side: 'sell' }), now)!;
    expect(text(summary.leaves)).toBe('0.125');
    expect(text(summary.fee)).toBe('8.01875');
    expect(text(summary.arrives)).toBe('8010.73125');
    expect(summary.share).toBe(25);
  });

  it('walks the book for a market order', () => {
    const bought = summarise(market({ quantity: '0.2' }), now)!;
    expect(text(bought.total)).toBe(text((units('64218.9') * 19n) / 100n + units('64219.4') / 100n));
    expect(bought).toMatchObject({ estimated: true, beyondBook: false });
    const spent = summarise(market({ by: 'amount', amount: '1000' }), now)!;
    // 155 lots at 64218.9; the rest buys no lot more.
    expect(text(spent.leaves)).toBe('995.39295');
    expect(text(spent.stays)).toBe('4.60705');
    expect(text(spent.holds)).toBe('1000');
    expect(text(spent.quantity)).toBe('0.0155');
    expect(summarise(market({ quantity: '3' }), now)).toMatchObject({ beyondBook: true });
  });

  it('knows nothing while a number is missing or unreadable', () => {
    for (const draft of [limit({ price: '' }), limit({ quantity: 'x' }), limit({ quantity: '0' })]) {
      expect(summarise(draft, now)).toBeNull();
    }
    expect(summarise(market(), { ...now, book: null, last: null })).toBeNull();
  });

  it('takes exactly price × quantity and never pays out more than that less the fee', () => {
    const ticks = fc.bigInt({ min: 1n, max: 10n ** 9n });
    fc.assert(
      fc.property(ticks, ticks, fc.constantFrom('buy' as const, 'sell' as const), (ticks, lots, side) => {
        const price = ticks * units('0.1');
        const quantity = lots * units('0.0001');
        const draft = limit({ side, price: text(price), quantity: text(quantity) });
        const { total, fee, arrives } = summarise(draft, now)!;
        expect(total * ONE).toBe(price * quantity);
        expect(arrives + fee).toBe(side === 'buy' ? quantity : total);
        expect(fee * 1000n).toBeGreaterThanOrEqual(arrives + fee);
      }),
    );
  });
});

describe('the worst of an order', () => {
  const worst = (plan: Plan, circumstances = now) => {
    const found = worstOf(plan, circumstances);
    return found && { ...found, amount: text(found.amount) };
  };
  it('is its own limit, the fee of the tier taken off what arrives', () => {
    expect(worst(limit())).toEqual({ way: 'pays', amount: '8018.75', coin: 'quote' });
    expect(worst(limit({ side: 'sell' }))).toEqual({ way: 'gets', amount: '8010.73125', coin: 'quote' });
    expect(worst(limit({ side: 'sell', timeInForce: 'post-only' }))).toMatchObject({ amount: '8012.335' });
  });
  it('is the edge of the band for what has no limit', () => {
    expect(worst(market({ quantity: '0.1' }))).toEqual({ way: 'pays', amount: '7064.02', coin: 'quote' });
    expect(worst(market({ side: 'sell', quantity: '0.1' }))).toMatchObject({ amount: '5773.88034' });
    expect(worst(market({ by: 'amount', amount: '1000' }))).toEqual({ way: 'gets', amount: '0.0140859', coin: 'base' });
    expect(worst(stopMarket({ side: 'sell', stopPrice: '63000' }))).toMatchObject({ amount: '5664.33' });
  });
  it('is not known without a price to begin at', () => {
    expect(worst(market(), { ...now, last: null })).toBeNull();
    expect(worst(limit({ price: '' }))).toBeNull();
    expect(worst(stopMarket({ amount: '500', stopPrice: '' }))).toBeNull();
  });
  it('is never better than what the form foresees', () => {
    const sizes = fc.record({
      side: fc.constantFrom('buy' as const, 'sell' as const),
      type: fc.constantFrom('limit' as const, 'market' as const, 'stop-limit' as const, 'stop-market' as const),
      lots: fc.bigInt({ min: 1n, max: 5_000n }),
      ticks: fc.bigInt({ min: 600_000n, max: 700_000n }),
    });
    fc.assert(
      fc.property(sizes, ({ side, type, lots, ticks }) => {
        const price = text(ticks * units('0.1'));
        const quantity = text(lots * units('0.0001'));
        const plan = limit({ side, type, price, stopPrice: price, quantity, by: 'quantity', amount: '1000' });
        const summary = summarise(plan, now)!;
        const found = worstOf(plan, now)!;
        if (summary.beyondBook) return;
        if (found.way === 'pays') expect(found.amount).toBeGreaterThanOrEqual(summary.total);
        else expect(found.amount).toBeLessThanOrEqual(summary.arrives);
      }),
    );
  });
});

it('the least that a market order gets is what comes of one trade a lot at its worst price, each fee rounded up', () => {
  const circumstances = { ...now, slippage: '0.01', rates: { maker: units('0.00083'), taker: units('0.00093') } };
  const sold = worstOf(market({ side: 'sell', quantity: '0.1' }), circumstances)!;
  const price = worstPriceOf(market({ side: 'sell' }), circumstances)!;
  const lot = multiply(price, units('0.0001'), 'down');
  const each = lot - multiply(lot, units('0.00093'), 'up');
  expect(text(sold.amount)).toBe(text(1_000n * each));
  // Less by dust than if all of it were one trade.
  expect(sold.amount).toBeLessThan(1_000n * lot - multiply(1_000n * lot, units('0.00093'), 'up'));
});
