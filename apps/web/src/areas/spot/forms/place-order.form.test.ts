import type { Coin } from '@quay/contract/market';
import { format, multiply, ONE, parse, text, units } from '@quay/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, type TradeDraft } from '../../../market/trade-draft.ts';
import {
  awayFromLast,
  type Circumstances,
  couldBecomeNumber,
  grouped,
  numbered,
  orderOf,
  refusalOf,
  settleComma,
  settleCommaWhileTyping,
  stepPrice,
  stepSize,
  summarise,
  takeShare,
  tradesAtOnce,
} from './place-order.form.ts';

const bitcoin: Coin = {
  symbol: 'BTC',
  base: 'BTC',
  quote: 'USDT',
  symbolFullName: 'Bitcoin',
  isTop: '1',
  status: 'trading',
  tickSize: '0.1',
  lotSize: '0.0001',
  priceDecimals: 1,
  quantityDecimals: 4,
  minQuantity: '0.0001',
  maxQuantity: '100',
  minNotional: '5',
  priceBand: '0.1',
  maxOpenOrders: 200,
  makerFeeRate: '0.001',
  takerFeeRate: '0.001',
};

const now: Circumstances = {
  coin: bitcoin,
  last: '64218.4',
  book: {
    bids: [
      ['64218.3', '0.412'],
      ['64217.9', '1.035'],
    ],
    asks: [
      ['64218.9', '0.19'],
      ['64219.4', '0.88'],
    ],
  },
  available: { base: units('0.5'), quote: units('12480.52') },
  openOrders: 3,
};

const limit = (changes: Partial<TradeDraft> = {}): TradeDraft => ({
  ...emptyDraft,
  price: '64150.0',
  quantity: '0.1250',
  ...changes,
});
const market = (changes: Partial<TradeDraft> = {}): TradeDraft => limit({ type: 'market', by: 'quantity', ...changes });
const reason = (draft: TradeDraft, circumstances = now) => refusalOf(draft, circumstances)?.reason;

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
    expect(text(spent.leaves)).toBe('1000');
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

describe('the percent rule', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  const balance = fc.bigInt({ min: 0n, max: 10n ** 18n });
  const draft = fc.record<TradeDraft>({
    side: fc.constantFrom('buy', 'sell'),
    type: fc.constantFrom('limit', 'market'),
    by: fc.constantFrom('quantity', 'amount'),
    price: fc.bigInt({ min: 1n, max: 10n ** 8n }).map((ticks) => text(ticks * units('0.1'))),
    quantity: fc.constant(''),
    amount: fc.constant(''),
  });

  it('never takes more than there is, and only whole lots', () => {
    fc.assert(
      fc.property(draft, percent, balance, balance, (draft, percent, base, quote) => {
        const circumstances = { ...now, available: { base, quote } };
        const taken = takeShare(draft, circumstances, percent);
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

describe('typed text', () => {
  it('reads one comma as a point only when it cannot stand between thousands', () => {
    expect(settleComma('0,5')).toBe('0.5');
    expect(settleComma('1,5')).toBe('1.5');
    expect(settleComma('64150,5')).toBe('64150.5');
    expect(settleComma('0,125')).toBe('0.125');
    expect(settleComma('1234,567')).toBe('1234.567');
    for (const kept of ['1,500', '64,150', '64,150.5', '1,234,567', ',5', '5,', '1.5,0']) {
      expect(settleComma(kept)).toBe(kept);
    }
  });
  it('waits while a comma may yet come to stand between thousands', () => {
    expect(settleCommaWhileTyping('0,')).toBe('0.');
    expect(settleCommaWhileTyping('64150,')).toBe('64150.');
    expect(settleCommaWhileTyping('1,5000')).toBe('1.5000');
    for (const open of ['1,', '1,5', '64,15', '64,150']) expect(settleCommaWhileTyping(open)).toBe(open);
  });
  it('is refused when malformed, and stays as it was', () => {
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
  it('never turns any text into a different number', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+e１ ') }), (typed) => {
        const settled = settleComma(typed);
        if (settled !== typed) expect(typed.replace(',', '.')).toBe(settled);
        const value = parse(settled);
        if (value !== undefined) expect(typed).toMatch(/^[0-9]+([.,][0-9]+)?$/);
      }),
    );
  });
  it('is not called wrong while it can still become right', () => {
    for (const open of ['', '5.', '0', '0.', '1,', '12.3']) expect(couldBecomeNumber(open)).toBe(true);
    for (const lost of ['.5', 'a', '1e', '１', '1.123456789', '-', '00']) expect(couldBecomeNumber(lost)).toBe(false);
  });
});

describe('refusals known early', () => {
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
    expect(orderOf(limit({ amount: '5' }), 'BTC')).toEqual({
      symbol: 'BTC',
      side: 'buy',
      type: 'limit',
      price: '64150.0',
      quantity: '0.1250',
    });
    expect(orderOf(market({ by: 'amount', amount: '100,5' }), 'BTC')).toEqual({
      symbol: 'BTC',
      side: 'buy',
      type: 'market',
      amount: '100.5',
    });
    expect(orderOf(market({ side: 'sell', by: 'amount', amount: '100' }), 'BTC')).toEqual({
      symbol: 'BTC',
      side: 'sell',
      type: 'market',
      quantity: '0.1250',
    });
  });

  it('keeps its number when it was never answered, and gets a new one when anything differs', () => {
    let made = 0;
    const next = () => `n${++made}`;
    const first = numbered(orderOf(limit(), 'BTC'), null, next);
    expect(numbered(orderOf(limit(), 'BTC'), first, next)).toEqual(first);
    expect(numbered(orderOf(limit({ quantity: '0.2' }), 'BTC'), first, next).clientOrderId).toBe('n2');
    expect(numbered(orderOf(market(), 'BTC'), first, next).clientOrderId).toBe('n3');
    expect(numbered(orderOf(limit(), 'BTC'), null, next).clientOrderId).toBe('n4');
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
    expect(format(awayFromLast(limit(), now)!, 4)).toBe('-0.0010');
    expect(awayFromLast(limit({ price: '64218.4' }), now)).toBe(0n);
    expect(awayFromLast(market(), now)).toBeNull();
  });
});

describe('what the field reads while nobody types', () => {
  it.each([
    ['64150.0', '64,150.0'],
    ['1234567.12345678', '1,234,567.12345678'],
    ['1000.', '1,000.'],
    ['999.9999', '999.9999'],
    ['0.12345678', '0.12345678'],
    ['', ''],
    // What is no plain number is shown as it was typed, and refused as it was typed.
    ['1,500', '1,500'],
    ['01500', '01500'],
    ['6.4e4', '6.4e4'],
    [' 64000', ' 64000'],
  ])('%j reads %j', (typed, reading) => expect(grouped(typed)).toBe(reading));
});
