import type { Coin } from '@quay/contract/market';
import { type FeeRates, feeTiers, type Order } from '@quay/contract/spot';
import { text } from '@quay/money';
import { describe, expect, it } from 'vitest';
import { nextTier, ratesOf } from '../../trading/fees/fees.ts';
import { filledShare, isLive, later, markedOrders, triggersWhen } from '../../trading/orders/order-figures.ts';
import { timeInForceOf, timesInForceOf, unusual, usualSettings } from '../../trading/ticket/order-kind.ts';
import { exampleOrder } from './example-order.ts';
import { heldBy, returned } from './figures.ts';

const bySize: Order = {
  ...exampleOrder,
  filledQuantity: '0.25',
  filledAmount: '16000',
  averagePrice: '64000',
  fee: '0.00025',
};
const byAmount: Order = {
  ...bySize,
  type: 'market',
  price: null,
  quantity: null,
  amount: '2500',
  filledQuantity: '0.039',
  filledAmount: '2497.4898',
  status: 'filled',
};

describe('how much of an order has traded', () => {
  it('is a share of its quantity', () => expect(filledShare(bySize)).toBe(0.25));
  it('is all of a filled one, though a rest too small for a step went back', () => {
    expect(filledShare(byAmount)).toBe(1);
    expect(filledShare({ ...byAmount, status: 'expired' })).toBe(0.998);
  });
});

describe('what an ended order gave back', () => {
  it('is the rest of its amount', () => expect(returned(byAmount)).toBe('2.5102'));
  it('is nothing when all was spent, and not known of a quantity', () => {
    expect(returned({ ...byAmount, filledAmount: '2500' })).toBeNull();
    expect(returned({ ...bySize, status: 'cancelled' })).toBeNull();
  });
});

const sleeping: Order = {
  ...bySize,
  side: 'sell',
  type: 'stop-limit',
  stopPrice: '63000',
  price: '62900',
  quantity: '0.1',
  filledQuantity: '0',
  filledAmount: '0',
  averagePrice: null,
  status: 'waiting',
};
const stopBuy: Order = { ...sleeping, side: 'buy', type: 'stop-market', price: null, quantity: null, amount: '500' };
const bitcoin = { symbol: 'BTC', base: 'BTC', quote: 'USDT', makerFeeRate: '0.001', takerFeeRate: '0.001' } as Coin;

describe('an order that waits for its price', () => {
  it('is live, and wakes when the last price comes to it', () => {
    expect(isLive(sleeping)).toBe(true);
    expect(isLive({ ...sleeping, status: 'expired' })).toBe(false);
    expect(triggersWhen(sleeping, '64000')).toBe('falls');
    expect(triggersWhen(sleeping, '62000')).toBe('rises');
    expect(triggersWhen(sleeping, '63000')).toBeNull();
    expect(triggersWhen(sleeping, undefined)).toBeNull();
    expect(triggersWhen({ ...sleeping, status: 'open' }, '64000')).toBeNull();
  });

  it('holds what it may cost', () => {
    const held = (order: Order) => {
      const { amount, coin } = heldBy(order, bitcoin);
      return `${text(amount)} ${coin}`;
    };
    expect(held(sleeping)).toBe('0.1 BTC');
    expect(held({ ...sleeping, side: 'buy' })).toBe('6290 USDT');
    expect(held(stopBuy)).toBe('500 USDT');
    expect(held(bySize)).toBe('48000 USDT');
  });
});

it('the chart marks what rests at its price, and what waits at the price that wakes it', () => {
  expect(markedOrders([bySize, sleeping, stopBuy])).toEqual([
    { orderId: 1, side: 'buy', price: '64000', quantity: '0.75', stop: false },
    { orderId: 1, side: 'sell', price: '63000', quantity: '0.1', stop: true },
    { orderId: 1, side: 'buy', price: '63000', quantity: null, stop: true },
  ]);
});

describe('of two tellings of an order', () => {
  const changed = (changes: Partial<Order>) => later(sleeping, { ...sleeping, ...changes });
  it('the later one holds', () => {
    expect(changed({ status: 'open', triggeredAt: 5 }).status).toBe('open');
    expect(later({ ...sleeping, status: 'open' }, sleeping).status).toBe('open');
    expect(later({ ...sleeping, status: 'filled' }, { ...sleeping, status: 'open' }).status).toBe('filled');
    expect(later({ ...bySize, filledQuantity: '0.5' }, { ...bySize, filledQuantity: '0.2' }).filledQuantity).toBe(
      '0.5',
    );
  });
  it('an amended price or quantity is not set back by an older telling', () => {
    const amended: Order = { ...bySize, quantity: '0.5', price: '63000', updatedAt: 9 };
    expect(later(bySize, amended)).toBe(amended);
    expect(later(amended, bySize)).toBe(amended);
  });
});

describe('fees', () => {
  const own = (changes: Partial<FeeRates>): FeeRates => ({
    tier: 1,
    volume: '61200.5',
    today: '0',
    tiers: [...feeTiers],
    ...changes,
  });
  const rates = (tier: number) => Object.values(ratesOf(bitcoin, own({ tier }))).map(text);

  it("are the market's, less what the tier is let off; a guest pays them whole", () => {
    expect(rates(0)).toEqual(['0.001', '0.001']);
    expect(rates(1)).toEqual(['0.0009', '0.00095']);
    expect(rates(5)).toEqual(['0.0002', '0.0005']);
    expect(Object.values(ratesOf(bitcoin)).map(text)).toEqual(['0.001', '0.001']);
  });

  it('fall at the next tier, and it is known how far that is', () => {
    expect(nextTier(own({}))).toEqual({ tier: 2, missing: '188799.5', share: 0.056 });
    expect(nextTier(own({ tier: 0, volume: '0' }))).toEqual({ tier: 1, missing: '50000', share: 0 });
    // A tier changes at midnight; until then the volume may be past it.
    expect(nextTier(own({ tier: 0, volume: '60000' }))).toMatchObject({ missing: '0' });
    expect(nextTier(own({ tier: 5, volume: '30000000' }))).toBeNull();
  });
});

describe('how orders are treated', () => {
  it('has a time in force only where something can rest', () => {
    expect(timesInForceOf('limit')).toEqual(['gtc', 'ioc', 'fok', 'post-only']);
    expect(timesInForceOf('stop-limit')).toEqual(['gtc', 'ioc', 'fok']);
    expect([timeInForceOf('market', 'ioc'), timeInForceOf('stop-market', 'gtc')]).toEqual([null, null]);
    expect(timeInForceOf('stop-limit', 'post-only')).toBe('gtc');
  });
  it('is told where it is not as usual and matters', () => {
    const quick = { timeInForce: 'post-only', selfTrade: 'cancel-both' } as const;
    expect(unusual('limit', usualSettings)).toEqual([]);
    expect(unusual('limit', quick)).toEqual(['timeInForce', 'selfTrade']);
    expect(unusual('stop-limit', quick)).toEqual(['selfTrade']);
    expect(unusual('market', { ...usualSettings, timeInForce: 'fok' })).toEqual([]);
  });
});
