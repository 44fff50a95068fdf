import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { accountOf, longOf } from './example-contract.ts';
import { editable, figuresAt, type LinkedBy, type LinkedField, priceOf, settled } from './linked-price.ts';

/** Half a bitcoin long from 50,000, where the mark is. */
const account = accountOf('10000', [longOf('0.5')]);
const linked: LinkedBy = { account, position: account.positions[0]!, takerRate: units('0.0005') };
const decimals = { price: 1, money: 2 };
const priceBy = (by: LinkedField, typed: string, more: Partial<LinkedBy> = {}) => {
  const price = priceOf({ by, typed }, { ...linked, ...more });
  return price === undefined ? undefined : text(price);
};

describe('three fields for one price', () => {
  test('a price, a share of the mark and a result lead to it', () => {
    expect(priceBy('price', '51000')).toBe('51000');
    expect([
      priceBy('distance', '2'),
      priceBy('distance', '+2'),
      priceBy('distance', '−2'),
      priceBy('distance', '-2.05'),
    ]).toEqual([...['51000', '51000', '49000', '48975']]);
    // 0.5 × 1,000 less 0.05 % of 25,500.
    expect([priceBy('result', '487.25'), priceBy('result', '-512.25')]).toEqual(['51000', '49000']);
  });

  test('what a part brings leads further', () => {
    expect(priceBy('result', '487.25', { quantity: units('0.25') })).toBe('51975');
  });

  const unreadable: Record<LinkedField, readonly string[]> = {
    ...{ price: ['', '0', 'x'], distance: ['', 'x', '-100'], result: ['', '--1', '9999999999'] },
  };
  test.each(Object.entries(unreadable).flatMap(([by, typed]) => typed.map((one) => [by as LinkedField, one] as const)))(
    '%s "%s" is no price',
    (by, typed) => expect(priceBy(by, typed)).toBeUndefined(),
  );

  test('each field shows what was typed into it, and the others what follows', () => {
    const fields = (by: LinkedField, typed: string) =>
      (['price', 'distance', 'result'] as const).map((field) => editable(field, { by, typed }, linked, decimals));
    expect(fields('price', '51000')).toEqual(['51000', '2.00', '487.25']);
    expect(fields('distance', '+2')).toEqual(['51000.0', '+2', '487.25']);
    expect(fields('result', '-512.25')).toEqual(['49000.0', '-2.00', '-512.25']);
    expect(fields('price', 'x')).toEqual(['x', '', '']);
  });

  test('left alone it is a price, and what is none stays as it was typed', () => {
    expect(settled({ by: 'distance', typed: '2' }, linked, 1)).toEqual({ by: 'price', typed: '51000.0' });
    expect(settled({ by: 'result', typed: 'x' }, linked, 1)).toEqual({ by: 'result', typed: 'x' });
    expect(settled({ by: 'price', typed: '51000,5' }, linked, 1)).toEqual({ by: 'price', typed: '51000.5' });
  });

  test('the figures of a price are those of closing all of it there', () => {
    const { distance, result } = figuresAt(units('49000'), linked);
    expect([text(distance), text(result)]).toEqual(['-0.02', '-512.25']);
  });
});
