import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { positionIn } from '../sums/account.ts';
import {
  type CloseCircumstances,
  type CloseDraft,
  closableOf,
  closeOrder,
  closeRefusal,
  closeSummary,
  takePart,
  worstOf,
} from './close-position.form.ts';
import { accountOf, bitcoin, longOf, moment, orderOf } from './example-contract.ts';

const account = accountOf('1000', [longOf('0.1')]);
const circumstances = (more: Partial<CloseCircumstances> = {}): CloseCircumstances => ({
  ...{ contract: bitcoin, account, position: positionIn(account, bitcoin.symbol)!, orders: [], market: moment },
  takerRate: units('0.0005'),
  ...more,
});
const draft = (more: Partial<CloseDraft> = {}): CloseDraft => ({ type: 'market', quantity: '0.1', price: '', ...more });
const reasonOf = (more: Partial<CloseDraft>, at: Partial<CloseCircumstances> = {}) =>
  closeRefusal(draft(more), circumstances(at))?.reason.split('/')[1];

test('what may be closed is the position less what other orders close', () => {
  const resting = circumstances({ orders: [orderOf('close-long', '0.04'), orderOf('open-long', '1')] });
  expect(text(closableOf(resting))).toBe('0.06');
  expect([100, 50, 0].map((part) => takePart(draft(), resting, part).quantity)).toEqual(['0.0600', '0.0300', '']);
});

test('closing at once is valued by the book, and its fee and loss leave the account', () => {
  const summary = closeSummary(draft({ quantity: '0.05' }), circumstances())!;
  expect([summary.price, summary.profit, summary.fee, summary.net].map(text)).toEqual([
    '49990',
    '-0.5',
    '1.24975',
    '-1.74975',
  ]);
  expect(text(summary.left!.size)).toBe('0.05');
  expect(closeSummary(draft(), circumstances())!.left).toBeNull();
  expect(closeSummary(draft({ quantity: '0.2' }), circumstances())).toBeNull();
});

test('the worst price is the slippage below the best offer, and never beyond what stands behind the position', () => {
  expect(text(worstOf(draft(), circumstances())!)).toBe('49490.1');
  const poor = accountOf('0', [longOf('0.1', { mode: 'isolated', margin: '30' })]);
  const at = circumstances({ account: poor, position: positionIn(poor, bitcoin.symbol)! });
  expect(text(worstOf(draft(), at)!)).toBe('49700');
});

test('the order names its intent, and its worst price', () => {
  expect(closeOrder(draft(), circumstances())).toEqual({
    ...{ symbol: 'BTCUSDT-PERP', intent: 'close-long', type: 'market', quantity: '0.1', price: '49490.1' },
  });
});

describe('what is refused before it is sent', () => {
  test('quantities', () => {
    expect(reasonOf({ quantity: '' })).toBe('quantity-missing');
    expect(reasonOf({ quantity: 'x' })).toBe('quantity-malformed');
    expect(reasonOf({ quantity: '0.00005' })).toBe('quantity-off-lot');
    expect([reasonOf({ quantity: '0.1' }), reasonOf({ quantity: '0.1001' })]).toEqual([undefined, 'close-too-much']);
  });

  test('prices', () => {
    const limit = (price: string) => reasonOf({ type: 'limit', price });
    expect([limit(''), limit('1.05')]).toEqual(['price-missing', 'price-off-tick']);
    expect([limit('45000'), limit('44999.9'), limit('55000'), limit('55000.1')]).toEqual([
      undefined,
      'price-outside-band',
      undefined,
      'price-outside-band',
    ]);
  });

  test('a book without offers', () => {
    const empty = { market: { ...moment, book: { bids: [], asks: [] } } };
    expect([reasonOf({}, empty), reasonOf({ type: 'limit', price: '50000' }, empty)]).toEqual([
      'no-one-to-trade-with',
      undefined,
    ]);
  });
});
