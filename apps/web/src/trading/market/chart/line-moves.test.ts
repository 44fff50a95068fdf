import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import { keyMoves, labelBoxesOf, nearestTick } from './line-moves.ts';

const tick = units('0.1');

test('a line is put on the nearest tick, and never below the first', () => {
  expect([62_900.04, 62_900.06, 0, -5, Number.NaN].map((value) => text(nearestTick(value, tick)))).toEqual([
    ...['62900', '62900.1', '0.1', '0.1', '0.1'],
  ]);
  expect(text(nearestTick(0.08437, units('0.00001')))).toBe('0.08437');
});

test('arrows move by a tenth of a per cent, with shift by a tick, page keys by one per cent', () => {
  const moved = (key: string, shiftKey = false, price = '62900') => {
    const to = keyMoves(units(price), { key, shiftKey }, tick);
    return to === null ? null : text(to);
  };
  expect([moved('ArrowUp'), moved('ArrowDown'), moved('PageUp'), moved('PageDown')]).toEqual([
    ...['62962.9', '62837.1', '63529', '62271'],
  ]);
  expect([moved('ArrowUp', true), moved('ArrowLeft', true), moved('Enter')]).toEqual(['62900.1', '62899.9', null]);
  expect([moved('ArrowDown', false, '0.1'), moved('ArrowUp', false, '0.1')]).toEqual(['0.1', '0.2']);
});

test('handles of near lines stand side by side, and those out of sight at the edge', () => {
  expect(labelBoxesOf([100, 110, 105, 200, -40, 900], 300)).toEqual([
    { y: 100, left: 0 },
    { y: 110, left: -28 },
    { y: 105, left: -56 },
    { y: 200, left: 0 },
    { y: 10, left: 0 },
    { y: 290, left: 0 },
  ]);
});
