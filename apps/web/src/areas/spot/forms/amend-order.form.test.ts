import { type Order, spot } from '@quay/contract/spot';
import { text, units } from '@quay/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AmendCircumstances,
  type AmendDraft,
  amendDraftOf,
  amendOf,
  amendRefusalOf,
  effectOf,
  holdsMore,
} from '../../../trading/orders/amend-order.form.ts';
import { exampleOrder } from '../example-order.ts';
import { heldAt } from '../figures.ts';
import { bitcoin } from './example-plans.ts';

const order: Order = {
  ...exampleOrder,
  orderId: 7,
  quantity: '0.5',
  filledQuantity: '0.2',
  filledAmount: '12800',
  averagePrice: '64000',
  fee: '0.0002',
};
const now: AmendCircumstances = {
  of: { refusals: spot, sums: { heldAt } },
  order,
  coin: bitcoin,
  last: '64218.4',
  book: { bids: [['64218.3', '0.4']], asks: [['64218.9', '0.19']] },
  available: units('10000'),
};
const selling: AmendCircumstances = {
  ...now,
  order: { ...order, side: 'sell', price: '65000' },
  available: units('1'),
};
const to = (changes: Partial<AmendDraft> = {}): AmendDraft => ({ ...amendDraftOf(order, bitcoin), ...changes });
const reason = (changes: Partial<AmendDraft>, circumstances = now) =>
  amendRefusalOf(to(changes), circumstances)?.reason;

describe('the form', () => {
  it('begins with the order as it stands', () => expect(to()).toEqual({ price: '64000.0', quantity: '0.5000' }));

  it('sends only what differs', () => {
    expect(amendOf(to({ quantity: '0,4' }), order)).toEqual({ orderId: 7, quantity: '0.4' });
    expect(amendOf(to({ price: '64100.0' }), order)).toEqual({ orderId: 7, price: '64100.0' });
    expect(amendOf(to({ price: '64100', quantity: '1' }), order)).toEqual({
      orderId: 7,
      price: '64100',
      quantity: '1',
    });
    expect(amendOf(to({ quantity: '0.50' }), order)).toEqual({ orderId: 7 });
  });
});

describe('the place in the queue', () => {
  it('is kept only by a smaller quantity at the same price', () => {
    expect(effectOf(to({ quantity: '0.4' }), now)).toBe('keeps-place');
    expect(effectOf(to({ quantity: '0.6' }), now)).toBe('goes-back');
    expect(effectOf(to({ price: '63999.9' }), now)).toBe('goes-back');
    expect(effectOf(to({ price: '63999.9', quantity: '0.4' }), now)).toBe('goes-back');
    expect(effectOf(to({ quantity: '0.50000' }), now)).toBe('nothing');
    expect(effectOf(to({ price: '' }), now)).toBeNull();
  });

  it('is lost to a trade at a price that the other side offers', () => {
    expect(effectOf(to({ price: '64218.9' }), now)).toBe('trades-at-once');
    expect(effectOf(to({ price: '64218.8' }), now)).toBe('goes-back');
    expect(effectOf(to({ price: '64218.3' }), selling)).toBe('trades-at-once');
    expect(effectOf(to({ price: '64218.9' }), { ...now, book: null })).toBe('goes-back');
  });
});

describe('what is frozen besides', () => {
  it('counts what is not filled yet, in the coin that the order holds', () => {
    expect(text(holdsMore(to({ quantity: '0.6' }), now)!)).toBe('6400');
    expect(text(-holdsMore(to({ quantity: '0.4' }), now)!)).toBe('6400');
    expect(text(holdsMore(to({ price: '65000' }), now)!)).toBe('300');
    expect(text(holdsMore(to({ quantity: '0.6', price: '65000' }), selling)!)).toBe('0.1');
    expect(holdsMore(to(), now)).toBe(0n);
  });

  it('is exactly the difference of both holds', () => {
    const change = fc.record({
      ticks: fc.bigInt({ min: 1n, max: 10n ** 6n }),
      lots: fc.bigInt({ min: 2_001n, max: 10n ** 6n }),
    });
    fc.assert(
      fc.property(change, ({ ticks, lots }) => {
        const price = ticks * units('0.1');
        const quantity = lots * units('0.0001');
        const draft = { price: text(price), quantity: text(quantity) };
        const left = quantity - units('0.2');
        const before = units('0.3') * units('64000');
        expect(holdsMore(draft, now)! * units('1')).toBe(price * left - before);
      }),
    );
  });
});

describe('refusals known early', () => {
  it('come in the documented order', () => {
    expect(reason({ price: '', quantity: 'x' })).toBe('spot/price-missing');
    expect(reason({ price: '6e4' })).toBe('spot/price-malformed');
    expect(reason({ quantity: '' })).toBe('spot/quantity-missing');
    expect(reason({ quantity: '.5' })).toBe('spot/quantity-malformed');
    expect(reason({})).toBe('spot/nothing-to-amend');
    expect(reason({ quantity: '0.4' }, { ...now, coin: { ...bitcoin, status: 'halted' } })).toBe(
      'trading/market-halted',
    );
    expect(reason({ price: '64000.05' })).toBe('spot/price-off-tick');
    expect(reason({ price: '50000' })).toBe('spot/price-outside-band');
    expect(reason({ quantity: '0.40001' })).toBe('spot/quantity-off-lot');
    expect(reason({ quantity: '101' })).toBe('spot/quantity-above-max');
    expect(reason({ quantity: '0.2' })).toBe('spot/quantity-already-filled');
    expect(reason({ quantity: '0.3', price: '60000' }, { ...now, coin: { ...bitcoin, minNotional: '20000' } })).toBe(
      'spot/notional-below-min',
    );
    expect(reason({ quantity: '5' })).toBe('spot/balance-too-small');
    expect(reason({ quantity: '0.4' })).toBeUndefined();
  });

  it('name the field and the figures', () => {
    expect(amendRefusalOf(to({ quantity: '0.1' }), now)).toMatchObject({
      field: 'quantity',
      params: { filled: '0.2', coin: 'BTC' },
    });
    expect(amendRefusalOf(to({ quantity: '5' }), now)).toMatchObject({
      field: 'quantity',
      params: { available: '10000', needed: '288000', coin: 'USDT' },
    });
  });

  it('do not touch a price outside the band that stays as it is', () => {
    expect(reason({ quantity: '0.4' }, { ...now, last: '80000' })).toBeUndefined();
  });

  it('do not touch what only the server knows', () => {
    expect(reason({ quantity: '5' }, { ...now, available: null })).toBeUndefined();
    expect(reason({ price: '50000' }, { ...now, last: null })).toBeUndefined();
  });
});
