import { units } from '@quay/money';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../trading/ticket/order-sums.ts';
import { orderOf } from '../../../trading/ticket/sent-order.ts';
import { limit, market, now } from './example-plans.ts';
import { alsoSays, exitsOf, fieldOf, refusalOfLinks, sentAs } from './linked-orders.form.ts';
import { summarise } from './order-sums.ts';

const sent = (plan: Plan) => sentAs({ ...orderOf(plan, now), ...alsoSays(plan), clientOrderId: 'n-1' });
const reason = (plan: Plan) => refusalOfLinks(plan, now)?.reason;
const field = (plan: Plan) => refusalOfLinks(plan, now)?.field;

describe('a pair', () => {
  const pair = (changes: Partial<Plan> = {}): Plan => ({
    ...limit({ side: 'sell', type: 'stop-market', quantity: '0.1', price: '' }),
    ...{ pairs: true, restPrice: '65000', stopPrice: '63000' },
    ...changes,
  });

  it('is sent with the price of the order that rests, and the limit after the stop where it has one', () => {
    const said = { symbol: 'BTC', side: 'sell', selfTrade: 'cancel-taker', clientOrderId: 'n-1', quantity: '0.1' };
    expect(sent(pair())).toEqual({ call: 'oco', order: { ...said, price: '65000', stopPrice: '63000' } });
    expect(sent(pair({ type: 'stop-limit', price: '62900' }))).toEqual({
      call: 'oco',
      order: { ...said, price: '65000', stopPrice: '63000', stopLimitPrice: '62900' },
    });
  });

  it('names the fields of the call by those of the form', () => {
    expect(['price', 'stopLimitPrice', 'quantity', undefined].map((name) => fieldOf(pair(), name))).toEqual([
      ...['restPrice', 'price', 'quantity', undefined],
    ]);
    expect(fieldOf(limit({}), 'price')).toBe('price');
  });

  it('stands on both sides of the last price', () => {
    expect(reason(pair())).toBeUndefined();
    expect(reason(pair({ restPrice: '' }))).toBe('spot/price-missing');
    expect(reason(pair({ restPrice: 'x' }))).toBe('spot/price-malformed');
    expect(reason(pair({ restPrice: '65000.05' }))).toBe('spot/price-off-tick');
    expect(reason(pair({ restPrice: '99000' }))).toBe('spot/price-outside-band');
    expect(reason(pair({ restPrice: '60000' }))).toBe('spot/oco-limit-not-above');
    expect(reason(pair({ stopPrice: '65000' }))).toBe('spot/oco-stop-not-below');
    const buy = { side: 'buy', type: 'stop-limit', price: '66000' } as const;
    expect(reason(pair({ ...buy, restPrice: '63000', stopPrice: '65000' }))).toBeUndefined();
    expect(reason(pair({ ...buy, restPrice: '65000', stopPrice: '65000' }))).toBe('spot/oco-limit-not-below');
    expect(reason(pair({ ...buy, restPrice: '63000', stopPrice: '63000' }))).toBe('spot/oco-stop-not-above');
    expect(field(pair({ stopPrice: '65000' }))).toBe('stopPrice');
  });
});

describe('a purchase with exits', () => {
  const opens = (changes: Partial<Plan> = {}): Plan => ({
    ...limit({ quantity: '0.1', price: '64000' }),
    ...{ exits: true, takeProfit: '66000', stopLoss: '62000' },
    ...changes,
  });

  it('is sent with the prices that were typed', () => {
    expect(sent(opens({ stopLoss: '' }))).toMatchObject({
      call: 'bracket',
      order: { side: 'buy', type: 'limit', price: '64000', quantity: '0.1', takeProfit: '66000', clientOrderId: 'n-1' },
    });
    expect(sent(opens({ exits: false })).call).toBe('order');
    expect(sent(opens({ side: 'sell' })).call).toBe('order');
  });

  it('takes its profit above the price and limits its loss below', () => {
    expect(reason(opens())).toBeUndefined();
    expect(reason(opens({ takeProfit: '', stopLoss: '' }))).toBe('spot/exit-missing');
    expect(reason(opens({ takeProfit: '64000' }))).toBe('spot/take-profit-wrong-side');
    expect(reason(opens({ takeProfit: '66000.05' }))).toBe('spot/price-off-tick');
    expect(reason(opens({ takeProfit: '99000' }))).toBe('spot/price-outside-band');
    expect(reason(opens({ stopLoss: '64000' }))).toBe('spot/stop-loss-wrong-side');
    expect(reason(opens({ stopLoss: '62000.05' }))).toBe('spot/stop-price-off-tick');
    expect(reason(opens({ quantity: '0.0001' }))).toBe('spot/exits-too-small');
    expect(field(opens({ stopLoss: 'x' }))).toBe('stopLoss');
  });

  it('says what either price brings against what is paid, after both fees', () => {
    const plan = opens();
    const summary = summarise(plan, now)!;
    const exits = exitsOf(plan, now, summary)!;
    const sold = units('0.0999');
    expect(summary.arrives).toBe(sold);
    expect(exits.takeProfit!.result).toBe((units('66000') * sold * 9992n) / units('1') / 10_000n - units('6400'));
    expect(exits.stopLoss!.result).toBeLessThan(0n);
    expect(exitsOf(market({ quantity: '0.1', by: 'quantity' }), now, summary)).toBeNull();
  });
});
