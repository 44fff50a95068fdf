import { selfTradeModes, timesInForce } from '@quay/contract/spot';
import { format, multiply, text, units } from '@quay/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cautionOf } from '../../../trading/ticket/cautions.ts';
import { stepPrice, stepSize, takePrice } from '../../../trading/ticket/draft-steps.ts';
import type { Plan } from '../../../trading/ticket/order-sums.ts';
import { distanceFromLast, tradesAtOnce, triggersWhen } from '../../../trading/ticket/prices-now.ts';
import { numberedOrder, orderOf } from '../../../trading/ticket/sent-order.ts';
import { bitcoin, limit, market, now, stopLimit, stopMarket } from './example-plans.ts';
import { summarise } from './order-sums.ts';
import { refusalOf, takeShare } from './place-order.form.ts';

const reason = (draft: Plan, circumstances = now) => refusalOf(draft, circumstances)?.reason;

describe('an order far from the last price', () => {
  const held = { ...now, heldHours: 24 };
  it.each([
    ['sell', '62900.0', 'spot/far-price-held'],
    ['sell', '62940.0', undefined],
    ['buy', '65500.0', undefined],
    ['buy', '65510.0', 'spot/far-price-held'],
  ] as const)('is refused early to whoever is held: %s at %s', (side, price, becomes) => {
    const draft = limit({ side, price, quantity: '0.1' });
    expect(reason(draft, held)).toBe(becomes);
    expect(reason(draft)).toBeUndefined();
  });

  it('counts a stop order from its stop price, one without a limit always, and a market order by the book', () => {
    expect(reason(stopMarket({ amount: '1000' }), held)).toBe('spot/far-price-held');
    expect(reason(stopMarket({ amount: '1000' }))).toBeUndefined();
    expect(reason(market({ quantity: '0.1', by: 'quantity' }), held)).toBeUndefined();
    const asks: [string, string][] = [
      ['64218.9', '0.05'],
      ['66000.0', '5'],
    ];
    const thin = { ...held, book: { bids: [], asks } };
    expect(reason(market({ quantity: '0.1', by: 'quantity' }), thin)).toBe('spot/far-price-held');
    expect(refusalOf(market({ quantity: '0.1', by: 'quantity' }), thin)?.params).toEqual({ hours: '24' });
  });
});

describe('the percent rule', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  const balance = fc.bigInt({ min: 0n, max: 10n ** 18n });
  const draft = fc.record<Plan>({
    side: fc.constantFrom('buy', 'sell'),
    type: fc.constantFrom('limit', 'market', 'stop-limit', 'stop-market'),
    by: fc.constantFrom('quantity', 'amount'),
    price: fc.bigInt({ min: 1n, max: 10n ** 8n }).map((ticks) => text(ticks * units('0.1'))),
    stopPrice: fc.bigInt({ min: 1n, max: 10n ** 8n }).map((ticks) => text(ticks * units('0.1'))),
    quantity: fc.constant(''),
    amount: fc.constant(''),
    timeInForce: fc.constantFrom(...timesInForce),
    selfTrade: fc.constantFrom(...selfTradeModes),
    ...{ pairs: fc.constant(false), restPrice: fc.constant('') },
    ...{ exits: fc.constant(false), takeProfit: fc.constant(''), stopLoss: fc.constant('') },
  });

  it('never takes more than there is, and only whole lots', () => {
    fc.assert(
      fc.property(draft, percent, balance, balance, (draft, percent, base, quote) => {
        const circumstances = { ...now, available: { base, quote } };
        const taken = { ...draft, ...takeShare(draft, circumstances, percent) };
        const free = draft.side === 'buy' ? quote : base;
        const summary = summarise(taken, circumstances);
        if (summary) {
          expect(summary.leaves * 100n).toBeLessThanOrEqual(free * BigInt(percent));
          expect(summary.leaves).toBeGreaterThan(0n);
        }
        if (taken.quantity) expect(units(taken.quantity) % units(bitcoin.lotSize)).toBe(0n);
        expect(['spot/balance-too-small', 'spot/quantity-off-lot']).not.toContain(reason(taken, circumstances));
      }),
    );
  });

  it('takes all but a remainder smaller than a lot', () => {
    const { quantity } = takeShare(limit(), now, 100);
    expect(quantity).toBe('0.1945');
    const next = multiply(units(quantity) + units(bitcoin.lotSize), units('64150'), 'up');
    expect(next).toBeGreaterThan(now.available!.quote);
  });

  it('stops at the most for one order', () => {
    const rich = { ...now, available: { base: units('5000'), quote: 0n } };
    expect(takeShare(limit({ side: 'sell' }), rich, 100).quantity).toBe('100.0000');
  });

  it('leaves the form alone when there is no balance or no readable price', () => {
    expect(takeShare(limit(), { ...now, available: null }, 50)).toEqual(limit());
    expect(takeShare(limit({ price: '64,15' + '0' }), now, 50)).toEqual(limit({ price: '64,150' }));
  });
});

describe('− and +', () => {
  it('move by one tick, one lot, or one least order', () => {
    expect(stepPrice(limit(), now, 1).price).toBe('64150.1');
    expect(stepPrice(limit(), now, -1).price).toBe('64149.9');
    expect(stepSize(limit(), now, 1).quantity).toBe('0.1251');
    expect(stepSize(market({ by: 'amount', amount: '100' }), now, 1).amount).toBe('105');
  });
  it('bring what lies between two steps to the next one', () => {
    expect(stepPrice(limit({ price: '64150.05' }), now, 1).price).toBe('64150.1');
    expect(stepPrice(limit({ price: '64150.05' }), now, -1).price).toBe('64150.0');
  });
  it('start an empty price at the last one and never go below one step', () => {
    expect(stepPrice(limit({ price: '' }), now, 1).price).toBe('64218.4');
    expect(stepPrice(limit({ price: '0.1' }), now, -1).price).toBe('0.1');
    expect(stepSize(limit({ quantity: '' }), now, 1).quantity).toBe('0.0001');
  });
  it('do not touch what they cannot read', () => {
    for (const price of ['1e5', '１２', '64,150', '-1']) expect(stepPrice(limit({ price }), now, 1).price).toBe(price);
  });
  it('always end on the grid', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.constantFrom(1 as const, -1 as const), (value, way) => {
        const stepped = units(stepPrice(limit({ price: text(value) }), now, way).price);
        expect(stepped % units(bitcoin.tickSize)).toBe(0n);
        expect(stepped).toBeGreaterThan(0n);
      }),
    );
  });
});

describe('refusals known early', () => {
  it('refuse what is no plain number', () => {
    const wrong = [
      '１２５',
      '1,500',
      '1e3',
      '1E3',
      '+1',
      '-1',
      ' 1',
      '1 ',
      '0x1',
      '.5',
      '5.',
      '00.5',
      '1.123456789',
      '٣',
      '1_0',
      '∞',
      'NaN',
      '1.2.3',
    ];
    for (const typed of wrong) {
      expect(refusalOf(limit({ quantity: typed }), now)).toMatchObject({
        reason: 'spot/quantity-malformed',
        field: 'quantity',
      });
      expect(refusalOf(limit({ price: typed }), now)).toMatchObject({ reason: 'spot/price-malformed', field: 'price' });
      expect(refusalOf(market({ by: 'amount', amount: typed }), now)).toMatchObject({
        reason: 'spot/amount-malformed',
        field: 'amount',
      });
    }
  });

  it('come in the documented order', () => {
    const halted = { ...now, coin: { ...bitcoin, status: 'halted' as const } };
    expect(reason(limit({ price: '' }), halted)).toBe('trading/market-halted');
    expect(reason(limit({ price: '', quantity: 'x' }))).toBe('spot/price-missing');
    expect(reason(limit({ price: 'x', quantity: '' }))).toBe('spot/price-malformed');
    expect(reason(limit({ price: '64150.05', quantity: '' }))).toBe('spot/quantity-missing');
    expect(reason(limit({ price: '64150.05', quantity: 'x' }))).toBe('spot/quantity-malformed');
    expect(reason(limit({ price: '64150.05', quantity: '0.00005' }))).toBe('spot/price-off-tick');
    expect(reason(limit({ price: '1', quantity: '0.00005' }))).toBe('spot/price-outside-band');
    expect(reason(limit({ quantity: '0.00005' }))).toBe('spot/quantity-off-lot');
    expect(reason(limit({ quantity: '0' }))).toBe('spot/quantity-missing');
    expect(reason(limit({ quantity: '0.0001' }), { ...now, coin: { ...bitcoin, minQuantity: '0.001' } })).toBe(
      'spot/quantity-below-min',
    );
    expect(reason(limit({ quantity: '100.0001' }))).toBe('spot/quantity-above-max');
    expect(
      reason(limit({ price: '60000', quantity: '0.0001' }), { ...now, coin: { ...bitcoin, minNotional: '10' } }),
    ).toBe('spot/notional-below-min');
    expect(reason(limit({ quantity: '9' }), { ...now, openOrders: 200 })).toBe('spot/too-many-open-orders');
    expect(reason(limit({ quantity: '9' }))).toBe('spot/balance-too-small');
    expect(reason(limit())).toBeUndefined();
  });

  it('name the numbers that a person needs', () => {
    expect(refusalOf(limit({ quantity: '0.2' }), now)).toEqual({
      reason: 'spot/balance-too-small',
      field: 'quantity',
      params: { available: '12480.52', needed: '12830', coin: 'USDT' },
    });
    expect(refusalOf(limit({ price: '1' }), now)?.params).toEqual({ low: '57796.6', high: '70640.2' });
  });

  it('do not touch what only the server knows', () => {
    expect(reason(limit({ quantity: '9' }), { ...now, available: null, openOrders: null })).toBeUndefined();
    expect(reason(limit({ price: '1', quantity: '9' }), { ...now, last: null, available: null })).toBeUndefined();
  });

  it('say when nobody offers the other side', () => {
    const empty = { ...now, book: { bids: now.book!.bids, asks: [] } };
    expect(reason(market(), empty)).toBe('spot/no-one-to-trade-with');
    expect(reason(limit(), empty)).toBeUndefined();
  });
});

describe('what is sent', () => {
  it('carries what the type of order takes and nothing else', () => {
    expect(orderOf(limit({ amount: '5' }), now)).toEqual({
      symbol: 'BTC',
      side: 'buy',
      type: 'limit',
      timeInForce: 'gtc',
      selfTrade: 'cancel-taker',
      price: '64150.0',
      quantity: '0.1250',
    });
    expect(orderOf(market({ by: 'amount', amount: '100,5' }), now)).toEqual({
      symbol: 'BTC',
      side: 'buy',
      type: 'market',
      selfTrade: 'cancel-taker',
      amount: '100.5',
    });
    expect(orderOf(market({ side: 'sell', by: 'amount', amount: '100' }), now)).toEqual({
      symbol: 'BTC',
      side: 'sell',
      type: 'market',
      selfTrade: 'cancel-taker',
      quantity: '0.1250',
    });
    expect(orderOf(stopLimit({ timeInForce: 'ioc', selfTrade: 'cancel-both' }), now)).toEqual({
      symbol: 'BTC',
      side: 'sell',
      type: 'stop-limit',
      timeInForce: 'ioc',
      selfTrade: 'cancel-both',
      stopPrice: '63000',
      price: '62900',
      quantity: '0.1',
    });
    expect(orderOf(stopMarket({ amount: '500', timeInForce: 'fok' }), now)).toEqual({
      symbol: 'BTC',
      side: 'buy',
      type: 'stop-market',
      selfTrade: 'cancel-taker',
      stopPrice: '66000',
      amount: '500',
    });
  });

  it('never says post-only where that is not allowed', () => {
    expect(orderOf(limit({ timeInForce: 'post-only' }), now).timeInForce).toBe('post-only');
    expect(orderOf(stopLimit({ timeInForce: 'post-only' }), now).timeInForce).toBe('gtc');
    expect(orderOf(market({ timeInForce: 'post-only' }), now).timeInForce).toBeUndefined();
  });

  it('keeps its number when it was never answered, and gets a new one when anything differs', () => {
    let made = 0;
    const next = () => `n${++made}`;
    const first = numberedOrder(orderOf(limit(), now), null, next);
    expect(numberedOrder(orderOf(limit(), now), first, next)).toEqual(first);
    expect(numberedOrder(orderOf(limit({ quantity: '0.2' }), now), first, next).clientOrderId).toBe('n2');
    expect(numberedOrder(orderOf(market(), now), first, next).clientOrderId).toBe('n3');
    expect(numberedOrder(orderOf(limit(), now), null, next).clientOrderId).toBe('n4');
    expect(numberedOrder(orderOf(limit({ timeInForce: 'ioc' }), now), first, next).clientOrderId).toBe('n5');
    expect(numberedOrder(orderOf(limit({ selfTrade: 'cancel-both' }), now), first, next).clientOrderId).toBe('n6');
    const stop = numberedOrder(orderOf(stopLimit(), now), null, next);
    expect(numberedOrder(orderOf(stopLimit({ stopPrice: '63000.1' }), now), stop, next).clientOrderId).toBe('n8');
  });
});

describe('where the price stands', () => {
  it('tells an order that trades at once from one that waits', () => {
    expect(tradesAtOnce(limit(), now)).toBe(false);
    expect(tradesAtOnce(limit({ price: '64218.9' }), now)).toBe(true);
    expect(tradesAtOnce(limit({ side: 'sell', price: '64218.3' }), now)).toBe(true);
    expect(tradesAtOnce(market(), now)).toBe(true);
  });
  it('measures the way to the last price', () => {
    expect(format(distanceFromLast(limit(), now)!, 4)).toBe('-0.0010');
    expect(distanceFromLast(limit({ price: '64218.4' }), now)).toBe(0n);
    expect(distanceFromLast(market(), now)).toBeNull();
  });
});

describe('an order that waits for its price', () => {
  it('comes to what its limit says, or to a guess at its stop price', () => {
    const sold = summarise(stopLimit(), now)!;
    expect([sold.total, sold.leaves].map(text)).toEqual(['6290', '0.1']);
    expect(sold.estimated).toBe(false);
    const anyhow = summarise(stopMarket({ side: 'sell', stopPrice: '63000' }), now)!;
    expect([anyhow.total, anyhow.leaves].map(text)).toEqual(['6300', '0.1']);
    expect(anyhow.estimated).toBe(true);
    const bought = summarise(stopMarket({ amount: '500' }), now)!;
    // 500 / 66,000 is 0.00757…: whole lots alone.
    expect([bought.quantity, bought.leaves, bought.stays].map(text)).toEqual(['0.0075', '495', '5']);
    expect(summarise(stopMarket({ amount: '500', stopPrice: '' }), now)).toBeNull();
  });

  it('knows which way the last price has to go', () => {
    expect(triggersWhen(stopLimit(), now)).toBe('falls');
    expect(triggersWhen(stopMarket(), now)).toBe('rises');
    expect(triggersWhen(stopMarket({ stopPrice: '64218.4' }), now)).toBeNull();
    expect(triggersWhen(stopMarket(), { ...now, last: null })).toBeNull();
    expect(triggersWhen(limit({ stopPrice: '1' }), now)).toBeNull();
  });

  it('is refused early for its stop price first', () => {
    expect(refusalOf(stopLimit({ stopPrice: '' }), now)).toMatchObject({
      reason: 'spot/stop-price-missing',
      field: 'stopPrice',
    });
    expect(reason(stopLimit({ stopPrice: '6,300' }))).toBe('spot/stop-price-malformed');
    expect(reason(stopLimit({ stopPrice: '63000.05' }))).toBe('spot/stop-price-off-tick');
    expect(refusalOf(stopLimit({ stopPrice: '64218.4' }), now)).toEqual({
      reason: 'spot/stop-price-at-last',
      field: 'stopPrice',
      params: { last: '64218.4' },
    });
    expect(reason(stopLimit({ price: '' }))).toBe('spot/price-missing');
    expect(reason(stopLimit())).toBeUndefined();
    expect(reason(stopMarket({ amount: '500' }))).toBeUndefined();
    expect(reason(stopMarket({ amount: '' }))).toBe('spot/quantity-missing');
    expect(reason(stopMarket({ amount: '4' }))).toBe('spot/notional-below-min');
    expect(reason(stopMarket({ amount: '20000' }))).toBe('spot/balance-too-small');
    expect(reason(stopLimit({ timeInForce: 'ioc' }), { ...now, openOrders: 200 })).toBe('spot/too-many-open-orders');
    // What does not stay is not counted.
    expect(reason(limit({ timeInForce: 'ioc' }), { ...now, openOrders: 200 })).toBeUndefined();
    expect(reason(stopMarket({ side: 'sell', quantity: '0.0001', stopPrice: '49000' }))).toBe(
      'spot/notional-below-min',
    );
    // The band is the one round the stop price: there the last price will be when it triggers.
    expect(reason(stopLimit({ stopPrice: '50000', price: '49900' }))).toBeUndefined();
    expect(refusalOf(stopLimit({ price: '56000' }), now)).toEqual({
      reason: 'spot/price-outside-band',
      field: 'price',
      params: { low: '56700.0', high: '69300.0' },
    });
  });

  it('begins its empty stop price one tick beside the last price, where it would wait', () => {
    const empty = stopLimit({ stopPrice: '' });
    expect(stepPrice(empty, now, -1, 'stopPrice').stopPrice).toBe('64218.3');
    expect(stepPrice(empty, now, 1, 'stopPrice').stopPrice).toBe('64218.5');
    expect(stepPrice(stopLimit(), now, 1, 'stopPrice')).toMatchObject({ stopPrice: '63000.1', price: '62900' });
  });

  it('measures its stop price against the last one, and takes a tapped price as its limit', () => {
    expect(format(distanceFromLast(stopLimit(), now, 'stopPrice')!, 4)).toBe('-0.0189');
    expect(distanceFromLast(limit(), now, 'stopPrice')).toBeNull();
    expect(takePrice(stopMarket(), '64000.0')).toMatchObject({ type: 'stop-limit', price: '64000.0' });
    expect(takePrice(market(), '64000.0')).toMatchObject({ type: 'limit', price: '64000.0' });
    expect(tradesAtOnce(stopLimit({ price: '1' }), now)).toBe(false);
  });
});

describe('what may go otherwise', () => {
  it.each<[string, Plan, string | null]>([
    ['a market order larger than the book', market({ quantity: '3' }), 'beyond-book'],
    [
      'a post-only order at a price that is offered',
      limit({ timeInForce: 'post-only', price: '64218.9' }),
      'would-take',
    ],
    ['a post-only order below what is offered', limit({ timeInForce: 'post-only' }), null],
    ['immediate-or-cancel where nobody offers', limit({ timeInForce: 'ioc' }), 'nothing-to-take'],
    ['immediate-or-cancel where somebody does', limit({ timeInForce: 'ioc', price: '64218.9' }), null],
    [
      'fill-or-kill of more than is offered',
      limit({ timeInForce: 'fok', price: '64218.9', quantity: '0.2' }),
      'cannot-fill-whole',
    ],
    ['fill-or-kill of what is offered', limit({ timeInForce: 'fok', price: '64218.9', quantity: '0.19' }), null],
    // All levels that are known are within its price: there may be more behind them.
    ['fill-or-kill deeper than is shown', limit({ timeInForce: 'fok', price: '64300', quantity: '5' }), null],
    ['a stop order', stopLimit(), null],
    ['a plain limit order that trades at once', limit({ price: '64218.9' }), null],
  ])('%s', (_, plan, caution) => expect(cautionOf(plan, now)).toBe(caution));
});
