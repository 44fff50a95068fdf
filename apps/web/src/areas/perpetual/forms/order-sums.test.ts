import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { AT, accountOf, bitcoin, facts, longOf, moment, plan } from './example-contract.ts';
import { refusalOf, summarise, type TicketFacts, takeShare } from './order-sums.ts';

const reasonOf = (draft: Parameters<typeof plan>[0], more: Partial<TicketFacts> = {}, circumstances = moment) =>
  refusalOf(plan(draft), facts(more), circumstances)?.reason.split('/')[1];

describe('what an order comes to', () => {
  test('margin, fee and what is held add up; the share is of what is free', () => {
    const summary = summarise(plan({}), facts(), moment)!;
    expect([summary.margin, summary.fee, summary.loss, summary.hold].map(text)).toEqual(['500', '2.5', '0', '502.5']);
    expect(summary.share).toBe(50);
    expect(summary.after?.size).toBe(units('0.1'));
    expect([text(summary.costs), text(summary.even!)]).toEqual(['5', '50050.1']);
  });

  test('above the mark it holds the loss too', () => {
    const summary = summarise(plan({ price: '50100' }), facts(), moment)!;
    expect([summary.margin, summary.loss].map(text)).toEqual(['501', '10']);
    expect(summary.hold).toBe(summary.margin + summary.fee + summary.loss);
  });

  test('a market order is valued by the offers of this moment', () => {
    const summary = summarise(plan({ type: 'market' }), facts(), moment)!;
    expect([text(summary.price), summary.estimated]).toEqual(['50010', true]);
  });

  test('a guest sees what it takes and no position', () => {
    const summary = summarise(plan({}), facts({ account: null }), moment)!;
    expect([summary.after, summary.share, text(summary.hold)]).toEqual([null, null, '502.5']);
  });

  test('nothing is said without a number or a mark', () => {
    expect(summarise(plan({ quantity: '' }), facts(), moment)).toBeNull();
    expect(summarise(plan({}), facts({ now: null }), moment)).toBeNull();
  });
});

test('a share of what is free is the largest order that fits it', () => {
  expect(takeShare(plan({}), facts(), moment, 100).quantity).toBe('0.1990');
  expect(takeShare(plan({}), facts(), moment, 50).quantity).toBe('0.0995');
  expect(takeShare(plan({}), facts({ account: accountOf('0') }), moment, 100).quantity).toBe('');
});

describe('what the form refuses before the core does, in its order', () => {
  test('contracts that open nothing now', () => {
    expect(reasonOf({}, { contract: { ...bitcoin, status: 'halted' } })).toBe('market-halted');
    expect(reasonOf({}, { contract: { ...bitcoin, status: 'reduce-only' } })).toBe('not-in-trading-period');
    expect(reasonOf({}, { now: null })).toBe('market-data-abnormal');
    expect([reasonOf({}, { at: AT + 10_000 }), reasonOf({}, { at: AT + 10_001 })]).toEqual([
      undefined,
      'market-data-abnormal',
    ]);
  });

  test('a price that cannot be is said before the quantity is there', () => {
    const stop = { type: 'stop-market', stopPrice: '49000', quantity: '' } as const;
    expect([reasonOf(stop), reasonOf({ ...stop, stopPrice: '52000' })]).toEqual([
      'stop-price-wrong-side',
      'quantity-missing',
    ]);
    expect(reasonOf({ price: '70000', quantity: '' })).toBe('price-outside-band');
  });

  test('what goes the other way', () => {
    const held = { account: accountOf('1000', [longOf('0.01')]) };
    expect([reasonOf({ side: 'sell' }, held), reasonOf({}, held)]).toEqual(['intent-opposite-exists', undefined]);
    expect(reasonOf({}, { resting: { buys: false, quantity: 1n } })).toBe('intent-opposite-exists');
  });

  test('prices and quantities', () => {
    expect(reasonOf({ price: '' })).toBe('price-missing');
    expect(reasonOf({ price: '50000.05' })).toBe('price-off-tick');
    expect([
      reasonOf({ price: '55000', quantity: '0.0002' }),
      reasonOf({ price: '55000.1', quantity: '0.0002' }),
    ]).toEqual([undefined, 'price-outside-band']);
    expect(reasonOf({ quantity: '0.00005' })).toBe('quantity-off-lot');
    expect(reasonOf({ quantity: '201' })).toBe('quantity-above-max');
  });

  test('what it is worth, and what is free', () => {
    const cheap = { contract: { ...bitcoin, minNotional: '5000.01' } };
    expect([reasonOf({}, cheap), reasonOf({ quantity: '0.1001' }, cheap)]).toEqual(['notional-below-min', undefined]);
    expect(reasonOf({ quantity: '20.0001' })).toBe('position-limit');
    expect(reasonOf({}, { contract: { ...bitcoin, openInterestMax: '10.05' } })).toBe('open-interest-full');
    expect([reasonOf({ quantity: '0.1990' }), reasonOf({ quantity: '0.1991' })]).toEqual([
      undefined,
      'balance-too-small',
    ]);
  });

  test('the caps of the contract: a share of what is open, and the leverage of a new account', () => {
    const day = 24 * 60 * 60_000;
    // Ten are open: a fifth of them is two, worth 100,000.
    const capped = { contract: { ...bitcoin, caps: { ...bitcoin.caps!, shareFloor: '60000' } } };
    const rich = { ...capped, account: accountOf('1000000') };
    expect([reasonOf({ quantity: '2' }, rich), reasonOf({ quantity: '2.0001' }, rich)]).toEqual([
      undefined,
      'position-limit',
    ]);
    const largest = takeShare(plan({ quantity: '' }), facts({ ...rich, leverage: 100 }), moment, 100).quantity;
    expect(largest).toBe('2.0000');
    const at = 100 * day;
    const signedUp = (days: number, leverage: number) =>
      reasonOf({}, { at, leverage, registeredAt: at - days * day, contract: { ...bitcoin, mark: null } });
    expect([signedUp(59.9, 21), signedUp(59.9, 20), signedUp(60, 21)]).toEqual([
      'leverage-above-max',
      undefined,
      undefined,
    ]);
  });

  test('a profit that is not realised opens nothing, and the form says so', () => {
    // Bought at 40,000: 500 are its margin, 1,000 its profit.
    const winner = { account: accountOf('600', [longOf('0.1', { openValue: '4000' })]) };
    expect([reasonOf({}, winner), reasonOf({ quantity: '0.5' }, winner)]).toEqual([
      'profit-not-usable',
      'balance-too-small',
    ]);
  });

  test('what the market of the moment does not take', () => {
    const empty = { ...moment, book: { bids: [], asks: [] } };
    expect(reasonOf({ type: 'market', price: '' }, {}, empty)).toBe('no-one-to-trade-with');
    expect(reasonOf({}, {}, { ...moment, openOrders: 200 })).toBe('too-many-open-orders');
    expect(reasonOf({}, {}, { ...moment, heldHours: 5 })).toBe('far-price-held');
  });
});
