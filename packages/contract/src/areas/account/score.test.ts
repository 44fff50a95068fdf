import { expect, test } from 'vitest';
import { SCORE_MAX, type ScoreFacts, scoreLines, scoreMost, scoreOf, scorePoints } from './score.ts';

const nothing: ScoreFacts = { level: 'none', days: 0, c2cOrders: 0, loansRepaid: 0, loansLate: 0, pledgesSold: 0 };
const of = (facts: Partial<ScoreFacts>) => scoreOf({ ...nothing, ...facts });

test('each line has its points and its most', () => {
  expect(of({})).toBe(0);
  expect([of({ level: 'basic' }), of({ level: 'advanced' }), of({ level: 'notary' })]).toEqual([20, 30, 40]);
  expect([of({ days: 29 }), of({ days: 30 }), of({ days: 599 }), of({ days: 9_999 })]).toEqual([0, 1, 19, 20]);
  expect([of({ c2cOrders: 7 }), of({ c2cOrders: 21 })]).toEqual([7, 20]);
  expect([of({ loansRepaid: 3 }), of({ loansRepaid: 5 })]).toEqual([15, 20]);
  expect(of({ level: 'notary', loansLate: 1 })).toBe(20);
  expect(of({ level: 'notary', pledgesSold: 1 })).toBe(30);
});

test('it is never below zero, and never above the sum of what can be had', () => {
  expect(of({ level: 'basic', loansLate: 4 })).toBe(0);
  expect(of({ level: 'notary', days: 9_999, c2cOrders: 99, loansRepaid: 99 })).toBe(SCORE_MAX);
  expect(Object.values(scoreMost).reduce((sum, most) => sum + most, 0)).toBe(SCORE_MAX);
  expect(Object.keys(scorePoints(nothing))).toEqual([...scoreLines]);
  expect(Object.values(scorePoints(nothing)).every((points) => Object.is(points, 0))).toBe(true);
});
