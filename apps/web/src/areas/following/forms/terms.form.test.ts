import { describe, expect, test } from 'vitest';
import { emptyTerms, isUnfinished, stopShare, type TermsDraft, termsOf, termsRefusal, withCap } from './terms.form.ts';

const draft: TermsDraft = {
  ...{ mode: 'amount', amount: '50', ratio: '1', cap: '500', orderCap: '50', leverageMax: 5, stopLoss: '100' },
};

describe('terms of following', () => {
  test('what is set aside proposes the rest, until something else is typed', () => {
    const proposed = withCap(emptyTerms, '500', new Set());
    expect([proposed.orderCap, proposed.amount, proposed.stopLoss]).toEqual(['50', '50', '100']);
    const again = withCap({ ...proposed, orderCap: '80' }, '1000', new Set(['orderCap']));
    expect([again.orderCap, again.amount, again.stopLoss]).toEqual(['80', '100', '200']);
    expect(withCap(proposed, 'x', new Set()).orderCap).toBe('50');
  });

  test('nothing is wrong before it is typed, and nothing is sent', () => {
    expect([isUnfinished(emptyTerms), termsRefusal(emptyTerms), termsOf(emptyTerms)]).toEqual([true, null, null]);
  });

  test.each<[string, Partial<TermsDraft>, string, string]>([
    ['a field that is no number', { cap: '1,500' }, 'following/terms-malformed', 'cap'],
    ['less than can be set aside', { cap: '9.99999999' }, 'following/cap-below-min', 'cap'],
    ['an order of nothing', { orderCap: '0' }, 'following/order-cap-above-cap', 'orderCap'],
    ['an order above the cap', { orderCap: '500.00000001' }, 'following/order-cap-above-cap', 'orderCap'],
    ['a copy above the order', { amount: '50.00000001' }, 'following/order-cap-above-cap', 'amount'],
    ['no ratio', { mode: 'ratio', ratio: '0' }, 'following/ratio-range', 'ratio'],
    ['more than ten times as much', { mode: 'ratio', ratio: '10.00000001' }, 'following/ratio-range', 'ratio'],
    ['no stop', { stopLoss: '0' }, 'following/stop-above-cap', 'stopLoss'],
    ['a stop beyond the cap', { stopLoss: '500.00000001' }, 'following/stop-above-cap', 'stopLoss'],
  ])('%s is refused', (_, change, reason, field) => {
    const changed = { ...draft, ...change };
    expect(termsRefusal(changed)).toMatchObject({ reason, field });
    expect(termsOf(changed)).toBeNull();
  });

  test('the mode says which size is sent', () => {
    const rest = { cap: '500', orderCap: '50', leverageMax: 5, stopLoss: '100' };
    expect(termsOf(draft)).toEqual({ mode: 'amount', amount: '50', ...rest });
    expect(termsOf({ ...draft, mode: 'ratio', ratio: '0,5', amount: 'x' })).toEqual({
      mode: 'ratio',
      ratio: '0.5',
      ...rest,
    });
  });

  test('the stop as a part of what is set aside', () => {
    expect(stopShare(draft)).toBe(0.2);
    expect(stopShare({ ...draft, stopLoss: '900' })).toBe(1);
    expect(stopShare(emptyTerms)).toBeNull();
  });
});
